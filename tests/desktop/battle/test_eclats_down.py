"""Who has no Animus left in a combat of ÉCLATS lies there and is aided, by keys and on the screen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from desktop.battle.eclats.amounts_prompt import AmountsPrompt
from desktop.battle.table import BattleTable
from desktop.operations import tables
from desktop.operations.battle import start_battle
from desktop.operations.desk import Desk
from desktop.operations.named import named_cards
from desktop.shell.window import Window
from desktop.wording.battle.report import report
from rules.battle.setup import SideSetup
from rules.eclats.acting import containers_of, life_of
from rules.eclats.parts import is_down
from tests.desktop.battle.battles import seated
from tests.desktop.battle.eclats_room import page_of
from tests.desktop.battle.hand import Hand
from tests.desktop.battle.painted import overrunning
from tests.desktop.battle.readable import strings

SELVA, IVAR, COLOSSUS = "a1.1", "a2.1", "b1.1"
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def felled(window: Window, desk: Desk, keys: Hand) -> BattleTable:
    """Let the colossus take all nine points of Ivar's Animus, and go on to the restoration."""
    a = SideSetup(name="Initiés", cards=named_cards("Selva Orme 12; Ivar Lenn 9", "eclats"))
    b = SideSetup(name="Grès", cards=named_cards("Colosse 30", "eclats"))
    play = start_battle(desk, name="Combat", a=a, b=b, ruleset=tables.rulesets()["eclats"])
    table = seated(window, play)
    table.select(SELVA)
    keys("gg")
    keys("ee")
    assert table.context.game.phase == "enemies"
    table.select(COLOSSUS)
    keys("kb9\n")
    keys("e" if table.context.game.phase == "enemies" else "")
    assert table.context.game.phase == "restoration"
    return table


@pytest.mark.parametrize("scale", [100, 150])
@pytest.mark.parametrize("spoken", ["en", "fr"])
def test_that_somebody_is_down_stands_beside_the_token(felled: BattleTable, spoken: str, scale: int) -> None:
    roster = felled.sides["a"].roster
    roster.restyle()  # else it copies what it painted before
    with overrunning() as over:
        roster.grab()
    assert over == []
    said = {"en": "down: may be aided", "fr": "à terre\u202f: peut être aidé"}[spoken]
    assert said in " ".join(strings(felled))


@pytest.mark.parametrize("spoken", ["en", "fr"])
def test_who_is_down_is_given_a_container_and_rises(felled: BattleTable, keys: Hand, spoken: str) -> None:
    table, context = felled, felled.context
    assert is_down(context.game.fighters[IVAR])
    shown = " ".join(strings(table))
    assert {"en": "down", "fr": "à terre"}[spoken] in shown
    assert {"en": "dead", "fr": "meurt"}[spoken] not in report(context.play, spoken)
    table.select(SELVA)
    keys("db1\n")
    assert containers_of(context.game, IVAR) == 1, context.why_not()
    caption = table.banner.view.caption
    assert "Ivar Lenn" not in caption or {"en": "aided", "fr": "aider"}[spoken] in caption
    table.select(IVAR)
    keys("b3\n")
    assert life_of(context.play.table, context.game, IVAR) == 3
    assert not is_down(context.game.fighters[IVAR])
    for _ in range(2):
        keys.press(Qt.Key.Key_Z, held=CONTROL)
    assert is_down(context.game.fighters[IVAR]) and containers_of(context.game, IVAR) == 0


def test_nobody_waits_for_who_is_down_and_the_turn_ends(felled: BattleTable, keys: Hand) -> None:
    table, context = felled, felled.context
    table.select(SELVA)
    keys("h\n")  # the colossus is unhurt: nobody waits for it either
    assert table.banner.view.caption == "Everybody has acted; down, may be aided: Ivar Lenn"
    keys("e")
    assert (context.game.turn, context.game.phase) == (2, "initiates")
    assert "Ivar" not in table.banner.view.caption
    table.select(IVAR)
    keys("k")
    assert "is down" in table.centre.notice.text()


def test_the_head_of_a_side_counts_who_stands(felled: BattleTable) -> None:
    assert "1/2" in " ".join(felled.sides["a"].headings.visible_strings())


def test_the_line_above_the_rows_counts_who_is_down_apart(felled: BattleTable) -> None:
    """Their rows stand unticked too, and nobody waits for them."""
    assert page_of(felled).head().left.text() == "1 still to act · 1 down, may be aided"


@pytest.mark.parametrize("verb", ["life", "count_points"])
def test_a_number_is_set_not_noted(felled: BattleTable, verb: str) -> None:
    felled.select(SELVA)
    felled.verb(verb)()
    assert isinstance(felled.prompt, AmountsPrompt)
    assert "Set" in strings(felled.prompt.primary) and "Add note" not in strings(felled.prompt)
