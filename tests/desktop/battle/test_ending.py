"""The end of a battle: what is still open is told before, once, and nothing of it stays behind."""

from __future__ import annotations

from PySide6.QtCore import Qt

from desktop.battle.prompts.end import EndPrompt
from desktop.battle.table import Table
from desktop.shell.window import Window
from rules.battle import commands as c
from rules.battle.state import Contender, Result
from rules.battle.trial import OpenTrial
from tests.desktop.battle.hand import Hand
from tests.desktop.hands import click

CONTROL = Qt.KeyboardModifier.ControlModifier


def test_an_open_test_is_told_once_before_the_battle_ends(table: Table, keys: Hand) -> None:
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


def test_a_battle_without_an_open_test_ends_at_once(table: Table, keys: Hand) -> None:
    assert table.context.do(c.EndGame(Result({}, "a", "")))


def test_notes_that_no_file_of_a_battle_holds_are_refused_in_place(table: Table, keys: Hand) -> None:
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


def test_a_decided_test_that_is_left_keeps_no_banner(table: Table, keys: Hand) -> None:
    table.context.do(OpenTrial(Contender(characteristic="INI", fighter="a1.1"), difficulty=5))
    keys("q6\nk\x1b")
    assert table.prompt is None and table.context.game.trial is None and table.trial.words == ""


def test_an_open_test_that_is_left_keeps_its_banner(table: Table, keys: Hand) -> None:
    table.context.do(OpenTrial(Contender(characteristic="INI", fighter="a1.1"), difficulty=5))
    keys("q\x1b")
    assert table.prompt is None and table.trial.words


def test_a_half_typed_figure_is_forgotten_with_its_page(window: Window, table: Table, keys: Hand) -> None:
    table.setFocus()
    table.pointer.find()
    assert table.pointer.asks, "the letters of the cards are shown"
    window.go("library")
    window.go("battle")
    assert not table.pointer.asks and table.centre.notice.isHidden()
