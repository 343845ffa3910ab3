"""The end of a battle: what is still open is told before, once, and nothing of it stays behind."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDoubleSpinBox, QRadioButton

from desktop.battle.place import BattlePlace
from desktop.battle.prompts.end import EndPrompt
from desktop.battle.table import BattleTable
from desktop.operations.battle import open_battle
from desktop.shell.window import Window
from desktop.widgets.key_button import VerbButton
from rules.battle import commands as c
from rules.battle.state import Contender, Place, Result
from rules.battle.trial import OpenTrial
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.hands import click

CONTROL = Qt.KeyboardModifier.ControlModifier


def winner_of(prompt: EndPrompt) -> str:
    """Read which side is said to have won, "" for a draw."""
    chosen = [number for number, each in enumerate(prompt.findChildren(QRadioButton)) if each.isChecked()]
    return ("a", "b", "")[chosen[0]]


def test_an_open_test_is_told_once_before_the_battle_ends(table: BattleTable, keys: Hand) -> None:
    table.context.do(OpenTrial(Contender(characteristic="INI", fighter="a1.1"), difficulty=5))
    assert table.trial.words
    keys.press(Qt.Key.Key_E, held=CONTROL)
    prompt = table.prompt
    assert isinstance(prompt, EndPrompt)
    click(prompt.primary)
    assert table.context.game.result is None and prompt.isVisible()
    assert "test" in prompt.complaint.text() and prompt.complaint.isVisible()
    assert table.centre.notice.text() == "", "it is said once"
    click(prompt.primary)
    assert table.prompt is None and table.context.game.result is not None
    assert table.trial.words == "", "no test is at hand in a battle that is over"
    table.context.undo()
    assert table.trial.words, "it is there again once the end is taken back"


def test_a_battle_without_an_open_test_ends_at_once(table: BattleTable, keys: Hand) -> None:
    assert table.context.do(c.EndGame(Result({}, "a", "")))


def test_notes_that_no_file_of_a_battle_holds_are_refused_in_place(table: BattleTable, keys: Hand) -> None:
    keys.press(Qt.Key.Key_E, held=CONTROL)
    prompt = table.prompt
    assert isinstance(prompt, EndPrompt)
    prompt.notes.setPlainText("n" * 40_001)
    click(prompt.primary)
    assert table.context.game.result is None and "40000" in prompt.complaint.text()
    prompt.notes.setPlainText("n" * 40_000)
    click(prompt.primary)
    result = table.context.game.result
    assert result is not None and len(result.notes) == 40_000


def test_a_decided_test_that_is_left_keeps_no_banner(table: BattleTable, keys: Hand) -> None:
    table.context.do(OpenTrial(Contender(characteristic="INI", fighter="a1.1"), difficulty=5))
    keys("q6\nk\x1b")
    assert table.prompt is None and table.context.game.trial is None and table.trial.words == ""


def test_an_open_test_that_is_left_keeps_its_banner(table: BattleTable, keys: Hand) -> None:
    table.context.do(OpenTrial(Contender(characteristic="INI", fighter="a1.1"), difficulty=5))
    keys("q\x1b")
    assert table.prompt is None and table.trial.words


def test_a_half_typed_figure_is_forgotten_with_its_page(
    window: Window, table: BattleTable, keys: Hand
) -> None:
    table.setFocus()
    table.pointer.find()
    assert table.pointer.asks, "the letters of the cards are shown"
    window.go("library")
    window.go("battle")
    assert not table.pointer.asks and table.centre.notice.isHidden()


def test_the_winner_follows_the_points_until_the_table_says_otherwise(table: BattleTable, keys: Hand) -> None:
    keys.press(Qt.Key.Key_E, held=CONTROL)
    prompt = table.prompt
    assert isinstance(prompt, EndPrompt)
    keys("5")
    assert winner_of(prompt) == "a"
    prompt.findChildren(QDoubleSpinBox)[1].setFocus()
    keys("9\t")
    assert winner_of(prompt) == "b"
    click(next(each for each in prompt.findChildren(QRadioButton) if each.text() == "A draw"))
    prompt.findChildren(QDoubleSpinBox)[0].setFocus()
    keys("99\t")
    assert winner_of(prompt) == ""


def test_what_turned_the_battle_is_seen_and_looked_back_at(
    window: Window, table: BattleTable, keys: Hand
) -> None:
    for key, place in (("b1.1", Place.DEAD), ("a3.1", Place.FLED)):
        assert table.context.do(c.Put(key, place), overrule=True)
    assert table.context.do(c.EndGame(Result({"a": 5, "b": 0}, "a", "")))
    settle()
    page = table.centre.archive
    assert "5" in page.score.visible_strings()
    shown = [button for button in page.turning.findChildren(VerbButton) if button.isVisible()]
    assert [button.text().split(": ")[1].split(" (")[0] for button in shown] == [
        f"{table.context.fighter_name('b1.1')} dies",
        f"{table.context.fighter_name('a3.1')} flees",
    ]
    click(shown[0])
    assert table.context.looks_back and not table.context.game.fighters["b1.1"].on_table
    assert table.context.game.fighters["a3.1"].on_table, "it had not fled yet"
    keys("\x1b")
    assert not table.context.looks_back and table.centre.archive.isVisible()


def test_the_list_of_battles_says_how_each_ended(window: Window, table: BattleTable, keys: Hand) -> None:
    assert table.context.do(c.EndGame(Result({"a": 5, "b": 0}, "a", "")))
    place = window.place("battle")
    assert isinstance(place, BattlePlace)
    keys.press(Qt.Key.Key_L, held=CONTROL)
    (row,) = place.start.list.battles.rows
    assert (row.ended, row.winner) == ("5 – 0", 0)
    assert "Victory: Griffon (V-A-4)" in row.tip
    play = open_battle(place.desk, battle_id=row.id) if place.desk is not None else None
    assert play is not None
    place.open_play(play)
    assert place.table is not None and place.table.context.do(c.Reopen())
    keys.press(Qt.Key.Key_L, held=CONTROL)
    (row,) = place.start.list.battles.rows
    assert (row.ended, row.winner) == ("", -1)


def test_a_battle_without_points_says_who_won_or_that_nobody_did(
    window: Window, table: BattleTable, keys: Hand
) -> None:
    assert table.context.do(c.EndGame(Result({}, "", "")))
    place = window.place("battle")
    assert isinstance(place, BattlePlace)
    keys.press(Qt.Key.Key_L, held=CONTROL)
    (row,) = place.start.list.battles.rows
    assert (row.ended, row.winner) == ("A draw", -1)
