"""Keys of ÉCLATS in the real window: which are offered to the chosen one, and what letters mean meanwhile."""

from __future__ import annotations

import pytest

from desktop.battle.centre.speaking import SpeakingRows
from desktop.battle.eclats.amounts import AmountsPrompt
from desktop.battle.prompts.cards import CardPrompt
from desktop.battle.table import Table
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from desktop.widgets.fit import cut_labels
from desktop.widgets.key_button import KeyButton
from tests.desktop.battle.eclats_room import BRUTE, MIRA, OSKAR, begin, on_to_restoration
from tests.desktop.battle.hand import Hand, settle


@pytest.fixture
def combat(window: Window, desk: Desk) -> Table:
    """Open a combat of two heroes and a valet against two colossi."""
    return begin(window, desk)


@pytest.mark.parametrize(("verb", "phase"), [("k", "initiates"), ("d", "restoration"), ("p", "restoration")])
def test_who_aims_at_oneself_is_asked_again(combat: Table, keys: Hand, verb: str, phase: str) -> None:
    """The letters stay: the next one is somebody's, and no verb of the table."""
    keys("g")
    if phase == "restoration":
        on_to_restoration(combat, keys)
    combat.select(MIRA)
    keys(verb + "a")
    assert "somebody else" in combat.centre.notice.text() and combat.pointer.asks
    keys("a")
    assert combat.pointer.asks and combat.prompt is None
    keys("b")
    assert isinstance(combat.prompt, AmountsPrompt) and not combat.pointer.asks
    assert "Oskar" in combat.prompt.title.text()
    keys("\x1b" + verb + "a\x1b")
    assert not combat.pointer.asks and combat.centre.notice.isHidden(), "Esc leaves it"


def test_the_line_of_the_phase_names_a_key_that_the_chosen_one_can_use(combat: Table, keys: Hand) -> None:
    def offered() -> tuple[str, str]:
        line = combat.context.pieces.stage(combat.context.game, combat.selection)
        assert line is not None
        rows = combat.centre.page_like(SpeakingRows)
        assert not line.verb or {line.verb, line.key} <= set(rows.visible_strings())
        return line.verb, line.key

    assert offered() == ("Surprise", "S")
    keys("t")
    assert (combat.selection, offered()) == (OSKAR, ("Attack", "K"))
    for other in (MIRA, BRUTE, ""):
        combat.select(other)
        assert offered() == ("", ""), "has acted, acts in another phase, or nobody is chosen"
    combat.select(OSKAR)
    keys("w")
    on_to_restoration(combat, keys)
    assert (combat.selection, offered()) == (MIRA, ("Other", "H")), "unhurt"
    combat.select(OSKAR)
    assert offered() == ("Heal", "B")


def test_the_menu_of_all_verbs_has_those_without_a_button_too(combat: Table, keys: Hand) -> None:
    def rows() -> dict[str, KeyButton]:
        assert combat.prompt is not None
        return {each.objectName(): each for each in combat.prompt.findChildren(KeyButton)}

    keys(".")
    assert {"tick", "ally", "name_card", "note", "counter", "mark"} <= set(rows())
    assert not rows()["tick"].refused and not rows()["ally"].refused
    keys("t")
    assert combat.context.game.fighters[MIRA].activated
    combat.select(BRUTE)
    keys(".")
    assert rows()["tick"].refused and rows()["ally"].refused, "an enemy, in the phase of the Initiés"
    keys("n")
    assert isinstance(combat.prompt, CardPrompt), "its sheet is asked for"


@pytest.mark.parametrize("scale", [100, 150])
@pytest.mark.parametrize("spoken", ["fr", "en"])
def test_the_menu_of_all_verbs_has_room(
    window: Window, combat: Table, keys: Hand, spoken: str, scale: int
) -> None:
    window.change_settings(scale=scale)
    settle()
    keys(".")
    settle()
    assert combat.prompt is not None and cut_labels(window) == []
    assert combat.prompt.panel.geometry().bottom() <= combat.prompt.height()
    assert combat.prompt.panel.geometry().top() >= 0
