"""The journal by keys: dice and sums opened in place, moments chosen, every word readable."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.battle.table import BattleTable
from desktop.models.journal import JournalLine, JournalLineKind
from desktop.shell.window import Window
from rules.battle import commands as c
from rules.battle.state import Contender
from rules.battle.trial import OpenTrial, ThrowTrial
from tests.desktop.battle.battles import play_on
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.battle.readable import complaint


def shown(table: BattleTable, line: JournalLine) -> tuple[str, ...]:
    """Give the words of a line of the journal as they are broken on the screen."""
    model = table.journal.model
    row = next(n for n in range(model.rowCount()) if model.line(n) == line)
    laid = table.journal.list.lay(model.index(row))
    return (*laid.words, *laid.dice)


def test_a_line_tells_its_dice_and_opens_to_its_sum_by_keys(table: BattleTable, keys: Hand) -> None:
    table.context.do(OpenTrial(Contender(name="Wolf", value=6), difficulty=6))
    table.context.do(ThrowTrial(0, (5,)))
    game, head = table.context.game, table.context.play.head
    assert head is not None
    if not table.journal.list.isVisible():
        keys("j")
    line = JournalLine(head, JournalLineKind.DONE)
    table.journal.list.setFocus()
    settle()
    assert "Wolf, dice entered: 5 · +5 natural result (5), +6 entered" in " ".join(shown(table, line))
    before = table.journal.list.visualRect(table.journal.list.currentIndex()).height()
    keys.press(Qt.Key.Key_Right)
    settle()
    assert shown(table, line)[-3:] == ("+5 natural result (5)", "+6 entered at the table", "= 11")
    assert table.journal.list.visualRect(table.journal.list.currentIndex()).height() > before
    keys.press(Qt.Key.Key_Left)
    assert "= 11" not in shown(table, line)
    assert table.context.game is game


def test_enter_in_the_journal_looks_back_and_ends_no_speaking_turn(table: BattleTable, keys: Hand) -> None:
    keys("p")
    game = table.context.game
    assert game.speaking
    if not table.journal.list.isVisible():
        keys("j")
    table.journal.list.setFocus()
    keys.press(Qt.Key.Key_Up)
    keys("\n")
    settle()
    assert table.context.play.game is game
    assert table.context.looks_back
    assert table.banner.view.title == "Looking back", "who plays on from there reads it from afar"
    keys("\x1b")
    assert table.context.game is game and table.banner.view.title != "Looking back"


def test_in_the_place_of_the_centre_the_journal_has_the_way_back_to_now(
    window: Window, table: BattleTable, keys: Hand
) -> None:
    window.resize(1280, 720)
    settle()
    keys("pj")
    settle()
    assert table.centre.isHidden()
    (close,) = table.journal.ways.buttons
    QTest.mouseClick(close, Qt.MouseButton.LeftButton)
    settle()
    assert table.journal.isHidden() and not table.centre.isHidden()
    keys("j")
    settle()
    keys.press(Qt.Key.Key_Up)
    keys("\n")
    settle()
    assert table.context.looks_back
    now, _here, _close = table.journal.ways.buttons
    QTest.mouseClick(now, Qt.MouseButton.LeftButton)
    settle()
    assert not table.context.looks_back and len(table.journal.ways.buttons) == 1


def test_long_lines_are_wrapped_and_old_ones_come_in_as_one_scrolls_up(
    window: Window, table: BattleTable, keys: Hand
) -> None:
    long = "a very long remark about everything that happened " * 4
    play_on(table, *(c.WriteNote(f"{n} {long}") for n in range(260)))
    if not table.journal.list.isVisible():
        keys("j")
    settle()
    model, listed = table.journal.model, table.journal.list
    assert model.rowCount() < len(model.lines), "a long battle is not laid out whole"
    words = " ".join(shown(table, model.lines[-1]))
    assert words.endswith("happened") and "…" not in words
    rows = model.rowCount()
    listed.setFocus()
    for _ in range(3):
        keys.press(Qt.Key.Key_Home)
        settle()
    assert model.rowCount() > rows
    table.context.look(None)
    table.context.look(table.context.play.path[0])
    settle()
    assert listed.currentIndex().row() == 0 or model.line(listed.currentIndex().row()).step == 1


def test_an_empty_line_is_asked_for_again_as_a_line(table: BattleTable, keys: Hand) -> None:
    game = table.context.game
    keys.press(Qt.Key.Key_Semicolon, held=Qt.KeyboardModifier.ControlModifier)
    keys("\n")
    assert complaint(table) == "Enter a line."
    keys("dusk\n")
    assert table.prompt is None and table.context.game == game
    head = table.context.play.head
    assert head is not None
    assert table.context.say(table.context.play.steps[head].label) == "Note: dusk"
