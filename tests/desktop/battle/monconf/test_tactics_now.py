"""Tactics on figures stand above the verbs while they may be played, in the colour of who may play them."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QWidget

from desktop.battle.monconf.action_prompt import MonconfActionPrompt
from desktop.battle.monconf.intercept_prompt import InterceptPrompt
from desktop.battle.table import BattleTable
from desktop.shell.window import Window
from desktop.widgets.key_button import KeyButton
from desktop.wording.battle.monconf.action_words import letter_of
from rules.battle import commands as c
from rules.battle.action_commands import Announce
from rules.monconf.commands import EnterPoints
from tests.desktop.battle.battles import prompted, resumed
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.battle.monconf_room import PROWLER
from tests.desktop.fit import cut_labels
from tests.desktop.hands import click


def press(widget: QWidget) -> None:
    """Press a button in its middle, with a real mouse."""
    assert widget.isVisible()
    click(widget, widget.rect().center())
    settle()


def touch(table: BattleTable, figure: str) -> None:
    """Press the token of a figure in its roster."""
    rosters = (block.roster for block in table.sides.values())
    roster = next(each for each in rosters if not each.rect_of(figure).isEmpty())
    click(roster.viewport(), roster.rect_of(figure).center())
    settle()


def offered(table: BattleTable) -> dict[str, tuple[str, int]]:
    """Read the tactics above the verbs, each with the side whose colour it has."""
    return {each.objectName(): (each.text(), each.side) for each in table.centre.side_verbs.buttons}


def test_each_side_has_its_own_while_they_may_be_played(
    window: Window, played_monconf: Path, keys: Hand, spoken: str
) -> None:
    table = resumed(window)
    keys("\x1b")
    assert offered(table) == {}, "nothing is announced"
    context = table.context
    context.do(Announce("a2.2", "shoot", "b3.1"))
    settle()
    assert offered(table) == {
        "tactic.aimed_shot": ({"en": "Aimed shot (1 CP)", "fr": "Tir ciblé (1 PC)"}[spoken], 0),
        "tactic.interceptor": ({"en": "Interceptor (1 CP)", "fr": "Interceptor (1 PC)"}[spoken], 1),
    }
    first = table.centre.side_verbs.buttons[1]
    assert first.accessibleName().startswith("Cendres") and "INI" in first.toolTip()
    context.do(EnterPoints("b", 0), overrule=True)
    settle()
    assert set(offered(table)) == {"tactic.aimed_shot"}, "nobody pays what is not there"


def test_a_shot_is_aimed_by_mouse_alone(window: Window, played_monconf: Path) -> None:
    table = resumed(window)
    context = table.context
    context.do(Announce("a2.2", "shoot", "b3.1"))
    settle()
    press(table.centre.side_verbs.buttons[0])
    assert table.pointer.asks and table.prompt is None
    touch(table, "b4.1")
    deed = context.game.fighters["a2.2"].deeds[-1]
    assert (deed.target, context.game.sides["a"].points["command"]) == ("b4.1", 3)
    assert "tactic.aimed_shot" not in offered(table), "aimed once"


def test_who_answers_a_move_is_asked_where_several_may(
    window: Window, played_monconf: Path, keys: Hand
) -> None:
    table = resumed(window)
    keys("\x1b")
    table.context.do(Announce("a2.2", "walk"))
    settle()
    keys("\x1b")
    assert set(offered(table)) == {"tactic.reactive_shot", "tactic.interceptor"}
    press(table.centre.side_verbs.buttons[1])
    assert table.pointer.asks
    touch(table, "b3.1")
    assert prompted(table, InterceptPrompt)


def test_nothing_is_offered_before_a_draw_and_nothing_is_cut(
    window: Window, played_monconf: Path, keys: Hand
) -> None:
    table = resumed(window)
    keys("\x1b")
    table.context.do(Announce("a2.2", "shoot", "b3.1"))
    for scale in (100, 150):
        window.change_settings(scale=scale)
        settle()
        assert cut_labels(window) == [], scale
    table.context.do(Announce("a2.2", ""))
    table.context.do(c.EndSpeaking(), overrule=True)
    settle()
    assert offered(table) == {}


def test_a_turn_is_played_to_its_end_by_mouse_alone(window: Window, played_monconf: Path) -> None:
    """Speaking turns with an action each, fights left as they are, upkeep, and the next turn."""
    table = resumed(window)
    game = table.context.play
    phases = []
    for _ in range(60):
        if game.game.turn == 2:
            break
        phases.append(game.game.phase)
        prompt = table.prompt
        if isinstance(prompt, MonconfActionPrompt):
            free = {offer.id for offer in prompt.offers if offer.refusal is None}
            wanted = next(each for each in ("resolve", "brawl", "rest", "walk", "nothing") if each in free)
            press(prompt.button(wanted))
        elif sides := [each for each in table.centre.verbs.buttons if each.objectName() == "side:a"]:
            press(sides[0])  # who is dominant
        elif decided := [each for each in table.centre.verbs.buttons if each.objectName() == "row_done"]:
            press(decided[0])
        elif table.centre.go_on.isVisible():
            press(table.centre.go_on)
        else:
            primary = next(each for each in table.centre.shown.buttons() if each.primary and each.isVisible())
            press(primary)
    assert game.game.turn == 2, phases
    assert [*dict.fromkeys(phases)] == ["activation", "combat", "upkeep"]
    acted = [step.label.code for step in game.events.values()]
    assert acted.count("step.spoken") >= 8, "every card of both sides had its speaking turn"


def test_return_answers_a_move_with_what_the_figure_offers_first(opened: BattleTable, keys: Hand) -> None:
    """No verb behind it takes the key meanwhile."""
    walk = letter_of("walk", opened.context.language).lower()
    keys("ph" + walk + "T" + PROWLER)
    prompt = prompted(opened, MonconfActionPrompt)
    lit = [b for b in prompt.findChildren(KeyButton) if b.isVisible() and b.key == "↵"]
    assert [(button.objectName(), button.primary) for button in lit] == [("reactive_shot:a1.1", True)]
    assert "↵" not in [button.key for button in opened.centre.verbs.buttons]
    keys("\n")
    deeds = opened.context.game.fighters["b2.1"].deeds
    assert [deed.target for deed in deeds] == ["a1.1"], "it shoots at who moves, and the move goes on"
