"""Any value is corrected directly, at any time, with a reason: of a figure, a side, the battle."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QComboBox, QSpinBox

from desktop.battle.prompts.correct_prompt import CorrectPrompt
from desktop.battle.table import BattleTable
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from desktop.widgets.cover import CoverScreen
from rules.battle import commands as c
from rules.battle.state import Place
from tests.desktop.battle.battles import example, open_table
from tests.desktop.battle.hand import Hand, settle


def prompt(table: BattleTable) -> CorrectPrompt:
    assert isinstance(table.prompt, CorrectPrompt)
    return table.prompt


def spin(table: BattleTable, name: str, value: int) -> None:
    editor = prompt(table).editor(name)
    assert isinstance(editor, QSpinBox)
    editor.setValue(value)


def choose(table: BattleTable, name: str, words: str) -> None:
    editor = prompt(table).editor(name)
    assert isinstance(editor, QComboBox)
    editor.setCurrentText(words)


def test_every_value_of_a_figure_is_corrected_in_one_step(table: BattleTable, keys: Hand) -> None:
    context = table.context
    for command in (
        c.Gem("a4.1", "fire", 2),
        c.ChangeCounter("a4.1", "Poison", 3),
        c.Put("a4.1", Place.FLED),
    ):
        assert context.do(command)
    table.select("a4.1")
    steps = len(context.play.path)
    keys("z")
    names = ["notches", "faith", "counters:Poison", "gems:fire", "gems:water", "gem_limit"]
    for name, value in zip(names, (2, 1, 0, 0, 1, 6), strict=True):
        spin(table, name, value)
    for name in ("stunned", "activated"):
        prompt(table).editor(name).setChecked(True)  # type: ignore[union-attr]
    choose(table, "place", "on the table")
    choose(table, "level", "in the air")
    prompt(table).reason.setText("Counted twice")
    keys("\n")
    found = context.game.fighters["a4.1"]
    assert (found.notches, found.faith, found.gem_limit, found.level) == (2, 1, 6, 1)
    assert (dict(found.gems), dict(found.counters), found.place) == ({"water": 1}, {}, Place.TABLE)
    assert found.stunned and found.activated
    assert len(context.play.path) == steps + 1
    assert context.undo_words().startswith("Correction of Griffin Inquisitor: activated, counters, faith")
    assert context.undo_words().endswith("(Counted twice)")


def test_the_limit_of_gems_goes_back_to_what_the_rules_say(table: BattleTable, keys: Hand) -> None:
    table.context.do(c.Correct("fighter:a4.1", {"gem_limit": 3}))
    table.select("a4.1")
    keys("z")
    editor = prompt(table).editor("gem_limit")
    assert isinstance(editor, QSpinBox) and editor.value() == 3
    editor.setValue(-1)
    assert editor.text() == "no limit, as the rules say"
    keys("\n")
    assert table.context.game.fighters["a4.1"].gem_limit is None


def test_what_is_typed_takes_the_place_of_the_number(table: BattleTable, keys: Hand) -> None:
    table.hands.questions.correct("game")
    keys("2\n")
    assert table.context.game.turn == 2, "not 21"


def test_the_moment_is_corrected_and_play_goes_on_from_there(table: BattleTable, keys: Hand) -> None:
    context = table.context
    table.verb("correct_battle")()
    settle()
    choose(table, "moment", "Strategic: the Tactique roll")
    spin(table, "turn", 2)
    keys("\n")
    game = context.game
    assert (game.turn, game.phase, game.step, game.winner) == (2, "strategic", "roll", "")
    table.verb("correct_battle")()
    choose(table, "moment", "Activation")
    choose(table, "hand", "Griffon (V-A-4)")
    keys("\n")
    assert (context.game.phase, context.game.hand) == ("activation", "a")
    keys("p")
    assert context.game.speaking


def test_the_winner_is_corrected(window: Window, desk: Desk, keys: Hand) -> None:
    table = open_table(window, example(desk))
    for command in (c.Ready("a"), c.Ready("b"), c.DeclareWinner("a")):
        table.context.do(command)
    table.verb("correct_battle")()
    choose(table, "winner", "Scorpion (V-A-4)")
    keys("\n")
    assert (table.context.game.winner, table.context.game.step) == ("b", "first")


def test_refusals_and_the_reserve_of_a_side_are_corrected(table: BattleTable, keys: Hand) -> None:
    keys("[z")
    for name, value in (("refusals", 2), ("refused", 1), ("reserved", 1)):
        spin(table, name, value)
    keys("\n")
    side = table.context.game.sides["a"]
    assert (side.refusals, side.refused, side.reserved) == (2, 1, 1)
    keys("[z\n")
    assert table.prompt is None


@pytest.mark.parametrize("subject", ["side:a", "game"])
def test_the_sequence_is_reached_from_there_behind_its_cover(
    window: Window, desk: Desk, table: BattleTable, subject: str
) -> None:
    table.context.do(c.Conceal("a", True))
    table.hands.questions.correct(subject)
    prompt(table).sequences["a"].click()
    settle()
    assert table.prompt is None
    place = window.place("battle")
    assert any(cover.isVisible() for cover in place.findChildren(CoverScreen))
