"""The list of painted rows: what Qt gives to whoever says what a row shows."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from desktop.environment.settings import ThemeChoice
from desktop.look import theme
from desktop.widgets.row import Cell, Icon, Line, Row, Text
from desktop.widgets.row_layout import lay
from desktop.widgets.row_list import RowList
from desktop.widgets.row_model import RowsModel

pytestmark = pytest.mark.usefixtures("dressed")

LONG = "Kaian Draghost, le Changeur de Formes, sous son apparence humaine"


@dataclass(frozen=True)
class Figure:
    id: str
    name: str
    price: str = "12 PA"


def shown(figure: Figure) -> Row:
    name = Line(Text(figure.name, bold=True), end=(Text(figure.price),), spare=None, most=2)
    return Row(
        figure.name, f"{figure.name}\n{figure.price}", f"{figure.name}, {figure.price}",
        (name, Line(Text("below", "soft"), spare=Text("spare"))),
        lead=(Cell(Text("3 ×"), 40, gap=8, tip="figures", active=Text("3")),),
        trail=(Cell(Icon("refresh"), 26, key="newer", tip="take <b>it</b>"),),
    )  # fmt: skip


@pytest.fixture
def figures(qtbot: QtBot) -> RowList:
    model = RowsModel(shown, movable=True)
    made = RowList(model)
    qtbot.addWidget(made)
    model.set_rows([Figure("a", "Abel"), Figure("k", LONG), Figure("z", "Zeïren")])
    made.resize(320, 300)
    made.show()
    made.setCurrentIndex(model.index(0))
    return made


def row_middle(figures: RowList, at: int, from_right: int = 0) -> QPoint:
    rect = figures.visualRect(figures.model().index(at, 0))
    return QPoint(rect.right() - from_right if from_right else rect.center().x(), rect.center().y())


def test_arrows_walk_and_a_screen_reader_hears_each_row(figures: RowList) -> None:
    figures.setFocus()
    QTest.keyClick(figures, Qt.Key.Key_End)
    assert figures.chosen_item() == Figure("z", "Zeïren")
    QTest.keyClick(figures, Qt.Key.Key_Up)
    assert figures.chosen_item().name == LONG
    heard = QAccessible.queryAccessibleInterface(figures)
    rows = [heard.child(at) for at in range(3)]
    assert [row.role() for row in rows] == [QAccessible.Role.ListItem] * 3
    assert rows[2].text(QAccessible.Text.Name) == "Zeïren, 12 PA"


def test_every_word_that_is_painted_can_be_read_back(figures: RowList) -> None:
    words = figures.visible_strings()
    assert {"Abel", "Zeïren", LONG, "12 PA", "below", "spare", "3 ×", "3"} <= set(words)
    assert "Abel, 12 PA" in words


def test_a_cell_is_explained_and_tells_that_it_was_pressed(
    figures: RowList, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda _at, words, *_: said.append(words))
    told: list[tuple[str, str]] = []
    figures.pressed_in.connect(lambda item, key: told.append((item, key)))
    mark = row_middle(figures, 2, from_right=20)
    tips = figures.tip_at(mark), figures.tip_at(row_middle(figures, 2))
    assert tips == ("take <b>it</b>", "Zeïren\n12 PA")
    qtbot.mouseClick(figures.viewport(), Qt.MouseButton.LeftButton, pos=row_middle(figures, 1))
    qtbot.mouseClick(figures.viewport(), Qt.MouseButton.RightButton, pos=mark)
    assert told == []
    qtbot.mouseClick(figures.viewport(), Qt.MouseButton.LeftButton, pos=mark)
    assert (told, figures.chosen_item().id) == ([("z", "newer")], "z")
    where = figures.viewport().mapToGlobal(mark)
    QApplication.sendEvent(figures.viewport(), QHelpEvent(QEvent.Type.ToolTip, mark, where))
    assert "&lt;b&gt;it&lt;/b&gt;" in said[0]


def test_gaps_before_a_cell_at_the_left_are_the_cells(figures: RowList) -> None:
    rect = figures.visualRect(figures.model().index(0, 0))
    edge = QPoint(rect.left() + 2, rect.center().y())
    assert (figures.tip_at(edge), figures.is_beside(edge)) == ("figures", True)
    assert not figures.is_beside(row_middle(figures, 0))
    nowhere = QPoint(10, figures.viewport().height() - 5)
    assert (figures.tip_at(nowhere), figures.cell_at(nowhere), figures.is_beside(nowhere)) == (
        "",
        None,
        False,
    )


def test_a_long_name_breaks_anew_at_another_width(figures: RowList) -> None:
    def heights() -> list[int]:
        return [figures.visualRect(figures.model().index(at, 0)).height() for at in range(3)]

    narrow = heights()
    assert narrow[1] > narrow[0] == narrow[2]
    figures.resize(1200, 300)
    assert heights() == [narrow[0]] * 3


def test_rows_grow_with_the_text(figures: RowList, dressed: QApplication) -> None:
    before = figures.visualRect(figures.model().index(0, 0)).height()
    theme.apply(dressed, ThemeChoice.LIGHT, 150)
    figures.doItemsLayout()
    assert figures.visualRect(figures.model().index(0, 0)).height() > before


def test_what_stands_at_the_right_is_never_cut_and_the_spare_gives_way() -> None:
    def written(width: int) -> list[str]:
        laid = lay(shown(Figure("k", LONG)), width, None, theme.current())
        return [each.shown.text() for each in laid.written]

    assert {"12 PA", "spare"} <= set(written(900))
    narrow = written(160)
    assert "12 PA" in narrow and "spare" not in narrow
    assert any(words.endswith("…") for words in narrow)


def test_what_is_longer_than_half_of_the_line_leaves_the_name_to_be_read() -> None:
    edition = "An edition that somebody has described instead of naming it"
    row = Row("", "", "", (Line(Text(LONG), end=(Icon("tag"), Text(edition))),))
    name, beside = sorted(lay(row, 300, None, theme.current()).written, key=lambda each: each.at.x())
    assert name.shown.text().startswith("Kaian Draghost"), "the name is told"
    assert beside.shown.text().startswith("An edition") and beside.shown.text().endswith("…")
    assert beside.at.x() >= name.at.x() + name.shown.size().width()
    short = Row("", "", "", (Line(Text("Abel"), end=(Text("Somewhat long"),)),))
    assert "Somewhat long" in [each.shown.text() for each in lay(short, 300, None, theme.current()).written]


def test_an_active_row_shows_what_it_is_then() -> None:
    def written(active: bool) -> set[str]:
        laid = lay(shown(Figure("a", "Abel")), 300, None, theme.current(), active=active)
        return {each.shown.text() for each in laid.written}

    assert "3 ×" in written(False) and "3" not in written(False)
    assert "3" in written(True) and "3 ×" not in written(True)


def test_a_row_falls_between_those_nearest_to_it(figures: RowList) -> None:
    told: list[tuple[str, int]] = []
    figures.moved.connect(lambda item, place: told.append((item, place)))
    first = figures.visualRect(figures.model().index(0, 0))
    figures.let_fall("z", QPoint(50, first.top() + 2))
    figures.let_fall("a", QPoint(50, figures.viewport().height() - 2))
    assert told == [("z", 0), ("a", 2)]


def test_the_same_items_keep_who_is_chosen(figures: RowList) -> None:
    model = figures.model()
    assert isinstance(model, RowsModel)
    figures.setCurrentIndex(model.index(2))
    model.set_rows([Figure("a", "Abel"), Figure("k", LONG), Figure("z", "Zeïren", "99 PA")])
    assert figures.chosen_item().price == "99 PA"
    assert "99 PA" in figures.visible_strings()
