"""The end of a battle: what is still open is told before, once, and nothing of it stays behind."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from desktop.battle.centre.end_page import EndPage
from desktop.battle.place import BattlePlace
from desktop.battle.table import BattleTable
from desktop.operations.battle import open_battle
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from desktop.widgets.row_delegate import RowDelegate
from desktop.widgets.row_model import RowRole
from rules.battle import commands as c
from rules.battle.state import Contender, Place, Result
from rules.battle.trial import OpenTrial
from tests.desktop.battle.battles import large, open_table, play_on
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.fit import cut_labels
from tests.desktop.hands import click

CONTROL = Qt.KeyboardModifier.ControlModifier


def ended(table: BattleTable, keys: Hand) -> EndPage:
    """End the battle by its key."""
    keys.press(Qt.Key.Key_E, held=CONTROL)
    keys("\n")
    assert table.context.game.result is not None and table.centre.end.isVisible()
    return table.centre.end


def said_to_win(page: EndPage) -> list[str]:
    """Read which side is shown to have won, "" for a draw."""
    return [side for side, button in page.winners.items() if button.down_look]


def result(table: BattleTable) -> Result:
    """Give how the battle ended."""
    assert table.context.game.result is not None
    return table.context.game.result


def click_row(page: EndPage, row: int) -> None:
    """Click a turning point."""
    index = page.turning.model().index(row, 0)
    QTest.mouseClick(
        page.turning.viewport(), Qt.MouseButton.LeftButton, pos=page.turning.visualRect(index).center()
    )
    settle()


def test_an_open_test_is_told_once_before_the_battle_ends(table: BattleTable, keys: Hand) -> None:
    table.context.do(OpenTrial(Contender(characteristic="INI", fighter="a1.1"), difficulty=5))
    assert table.trial.words
    keys.press(Qt.Key.Key_E, held=CONTROL)
    keys("\n")
    assert table.context.game.result is None
    assert "test" in table.centre.notice.text() and table.centre.notice.isVisible()
    keys("\n")
    assert table.context.game.result is not None and table.centre.notice.isHidden()
    assert table.trial.words == "", "no test is at hand in a battle that is over"
    table.context.undo()
    assert table.trial.words, "it is there again once the end is taken back"


@pytest.mark.parametrize("by_mouse", [True, False])
def test_the_end_is_told_by_its_verb_and_no_single_key_ends_a_battle(
    table: BattleTable, keys: Hand, by_mouse: bool
) -> None:
    """Two gestures end it, one plays on, and undo names the end."""
    context, steps = table.context, len(table.context.play.path)

    def propose() -> EndPage:
        if by_mouse:
            click(table.banner.menu)
            assert table.prompt is not None
            click(
                next(
                    row
                    for row in table.prompt.findChildren(QAbstractButton)
                    if row.objectName() == "end_battle"
                )
            )
        else:
            keys.press(Qt.Key.Key_E, held=CONTROL)
        assert table.centre.end.isVisible() and context.game.result is None
        return table.centre.end

    propose()
    if by_mouse:
        click(table.centre.button("reopen"))
    else:
        keys("\x1b")
    assert not table.centre.end.isVisible() and len(context.play.path) == steps, "play goes on"
    page = propose()
    click(page.steps["a+"])
    click(page.notes.viewport())
    keys("Pluie")
    keys("\x1b")
    assert said_to_win(page) == ["a"] and context.game.result is None
    assert not table.may("wound") and not table.may("go_on"), "the question is the end alone"
    if by_mouse:
        click(table.centre.go_on)
    else:
        keys("\n")
    assert result(table) == Result({"a": 1, "b": 0}, "a", "Pluie")
    assert len(context.play.path) == steps + 1 and "end" in context.undo_words().lower()
    table.undo()
    assert context.game.result is None and not page.isVisible()
    assert propose().notes.toPlainText() == "Pluie"


def test_what_was_told_of_a_proposed_end_is_kept_while_play_goes_on(table: BattleTable, keys: Hand) -> None:
    context, page = table.context, table.centre.end
    keys.press(Qt.Key.Key_E, held=CONTROL)
    for _ in range(3):
        click(page.steps["a+"])
    click(page.winners["b"])
    keys("\x1b")
    assert not page.isVisible() and context.game.result is None
    assert context.do(c.WriteNote("dusk"))
    keys.press(Qt.Key.Key_E, held=CONTROL)
    assert page.score["a"].value() == 3 and said_to_win(page) == ["b"]
    keys("\n")
    assert result(table) == Result({"a": 3, "b": 0}, "b", "")
    table.undo()
    keys.press(Qt.Key.Key_E, held=CONTROL)
    assert page.score["a"].value() == 3 and said_to_win(page) == ["b"]


def test_undo_takes_back_what_was_told_of_a_proposed_end_first(table: BattleTable, keys: Hand) -> None:
    context, page = table.context, table.centre.end
    assert context.do(c.WriteNote("dusk"))
    keys.press(Qt.Key.Key_E, held=CONTROL)
    click(page.steps["a+"])
    click(page.steps["b+"])
    click(page.winners["a"])
    seen: list[object] = []
    for _ in range(3):
        seen.append(context.undo_words())
        keys.press(Qt.Key.Key_Z, held=CONTROL)
        seen.append([page.score[side].value() for side in "ab"])
    assert [words for words in seen if isinstance(words, str)] == [
        "Victory: Griffon (V-A-4)", "Points: 1 to 1", "Points: 1 to 0"
    ]  # fmt: skip
    assert seen[1::2] == [[1, 1], [1, 0], [0, 0]] and page.isVisible()
    head = context.play.head
    keys.press(Qt.Key.Key_Z, held=CONTROL)
    assert context.play.head != head and not page.isVisible(), "then the last step"
    keys.press(Qt.Key.Key_E, held=CONTROL)
    assert [page.score[side].value() for side in "ab"] == [0, 0]


def test_what_happens_beside_a_proposed_end_is_no_part_of_it(table: BattleTable, keys: Hand) -> None:
    keys.press(Qt.Key.Key_E, held=CONTROL)
    table.undo()
    assert not table.centre.end.isVisible(), "undo is play"


def test_a_battle_without_an_open_test_ends_at_once(table: BattleTable, keys: Hand) -> None:
    assert table.context.do(c.EndGame(Result({}, "a", "")))


def test_notes_that_no_file_of_a_battle_holds_are_refused_in_place(table: BattleTable, keys: Hand) -> None:
    page = ended(table, keys)
    click(page.notes.viewport())
    page.notes.setPlainText("n" * 40_001)
    keys("\x1b")
    assert result(table).notes == "" and "40000" in table.centre.notice.text()
    click(page.notes.viewport())
    page.notes.setPlainText("n" * 40_000)
    keys("\x1b")
    assert len(result(table).notes) == 40_000 and table.centre.notice.isHidden()


def test_notes_are_written_in_place_and_kept_when_they_are_left(
    window: Window, table: BattleTable, keys: Hand
) -> None:
    page = ended(table, keys)
    click(page.notes.viewport())
    keys("Sous la pluie")
    assert result(table).notes == ""
    click(table.centre.button("report"))
    assert result(table).notes == "Sous la pluie" and "Sous la pluie" in page.text.toPlainText()
    keys("\x1b")
    click(page.notes.viewport())
    keys(" battante")
    assert page.notes.toPlainText() == "Sous la pluie battante"
    window.place("battle").end_work()
    assert result(table).notes == "Sous la pluie battante", "they are kept when the library closes too"
    page.notes.clearFocus()
    table.setFocus()
    keys.press(Qt.Key.Key_Z, held=CONTROL)
    assert (result(table).notes, page.notes.toPlainText()) == ("Sous la pluie", "Sous la pluie")


def test_points_are_told_by_the_mouse_alone(window: Window, table: BattleTable, keys: Hand) -> None:
    page = ended(table, keys)
    before = result(table).points["b"]
    for sign, points in (("+", before + 1), ("+", before + 2), ("−", before + 1)):
        click(page.steps[f"b{sign}"])
        assert result(table).points["b"] == points
    assert page.steps["b+"].accessibleName().endswith("one more") and cut_labels(window) == []


def test_what_was_told_of_an_end_is_kept_while_the_battle_goes_on(table: BattleTable, keys: Hand) -> None:
    for _ in range(2):
        page = ended(table, keys)
        page.score["a"].setFocus()
        page.score["a"].selectAll()
        keys(f"{round(result(table).points['a']) + 7}\n")
        click(page.notes.viewport())
        keys("Pluie ")
        keys("\x1b")
        told = result(table)
        click(table.centre.button("reopen"))
        assert table.context.game.result is None
        ended(table, keys)
        assert (result(table).points, result(table).winner) == (told.points, told.winner)
        assert result(table).notes == told.notes
        assert told.points["a"] in (7, 14) and told.notes.startswith("Pluie")
        click(table.centre.button("reopen"))


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
    page = ended(table, keys)
    assert said_to_win(page) == [""]
    page.score["a"].setFocus()
    keys("5\t")
    assert said_to_win(page) == ["a"] and result(table).points == {"a": 5, "b": 0}
    page.score["b"].setFocus()
    keys("9\n")
    assert said_to_win(page) == ["b"] and page.text.isHidden(), "Enter takes the points, no verb"
    click(page.winners[""])
    assert said_to_win(page) == [""] and result(table).winner == ""
    page.score["a"].setFocus()
    keys("99\t")
    assert said_to_win(page) == [""], "the table said otherwise"
    for winner in ("", "b", "a", ""):
        table.undo()
        assert result(table).winner == winner
    assert table.banner.view.title == "A draw"


def test_who_won_is_said_by_keys_alone(table: BattleTable, keys: Hand) -> None:
    page = ended(table, keys)
    for key, side in (("b", "b"), ("=", ""), ("a", "a")):
        keys(key)
        assert result(table).winner == side and said_to_win(page) == [side]
    assert not table.pointer.asks, "A says who won here"
    keys("\n")
    assert page.text.isVisible() and page.text.hasFocus()
    keys("b\x1b")
    assert page.winners["a"].isVisible() and page.text.isHidden()
    assert result(table).winner == "a", "in the report it says nothing"


def test_what_turned_the_battle_is_seen_and_looked_back_at(
    window: Window, table: BattleTable, keys: Hand
) -> None:
    play_on(table, c.Put("b1.1", Place.DEAD), c.Put("a3.1", Place.FLED), overrule=True)
    assert table.context.do(c.EndGame(Result({"a": 5, "b": 0}, "a", "")))
    settle()
    page = table.centre.end
    assert page.score["a"].value() == 5
    rows = [page.turning.model().index(row, 0) for row in range(2)]
    assert [row.data() for row in rows] == [
        f"{table.context.fighter_name('b1.1')} dies",
        f"{table.context.fighter_name('a3.1')} flees",
    ]
    for clicks in (True, False):
        page.turning.setFocus()
        if clicks:
            click_row(page, 0)
        else:
            keys("\n")
        assert table.context.looks_back and not table.context.game.fighters["b1.1"].on_table
        assert table.context.game.fighters["a3.1"].on_table, "it had not fled yet"
        keys("\x1b")
        assert not table.context.looks_back and table.centre.end.isVisible()
        assert page.text.isHidden()


@pytest.mark.parametrize("scale", [100, 150])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_end_of_a_large_battle_is_cut_nowhere(
    window: Window, desk: Desk, keys: Hand, language: str, scale: int
) -> None:
    window.change_settings(language=language, scale=scale)
    window.resize(1280 if scale == 100 else 1366, 720 if scale == 100 else 768)
    table = open_table(window, large(desk))
    play_on(table, *(c.Put(key, Place.DEAD) for key in ("b1.1", "b2.1", "b3.1", "a1.1")), overrule=True)
    page = ended(table, keys)
    settle()
    assert cut_labels(table.centre) == []
    room = table.centre.verbs.rect().width()
    assert (len(table.centre.verbs.buttons) <= 5 and room == page.width()) or scale == 150
    if scale == 100:
        bottom = page.notes.mapTo(table, page.notes.rect().bottomLeft()).y()
        assert bottom <= table.centre.verbs.mapTo(table, table.centre.verbs.rect().topLeft()).y()


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


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((1024, 700), 100), ((1366, 768), 150)])
def test_score_and_turning_points_are_read_whole(
    window: Window, table: BattleTable, keys: Hand, size: tuple[int, int], scale: int, language: str
) -> None:
    window.change_settings(language=language, scale=scale)
    window.resize(*size)
    play_on(table, *(c.Put(figure, Place.DEAD) for figure in ("a1.2", "b2.1", "b4.1")), overrule=True)
    page = ended(table, keys)
    page.score["a"].setValue(412.5)
    settle()
    field = page.score["a"].lineEdit()
    assert field.fontMetrics().horizontalAdvance(field.text()) <= field.contentsRect().width()
    turning = page.turning
    last = turning.visualRect(turning.model().index(turning.model().rowCount() - 1, 0))
    assert last.bottom() <= turning.viewport().height()
    delegate = turning.itemDelegate()
    assert isinstance(delegate, RowDelegate)
    for at in range(turning.model().rowCount()):
        index = turning.model().index(at, 0)
        rect, row = turning.visualRect(index), index.data(RowRole.ROW)
        shown = [text.shown.text() for text in delegate.laid(row, rect.width(), rect.height()).written]
        assert not any("…" in words for words in shown), shown
