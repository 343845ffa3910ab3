"""A list in one gesture: people first, the cards beside it, a + on each, what is dragged and dropped."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QMenu, QWidget

from desktop.muster.drawer_rows import ADD
from desktop.muster.place import MusterPlace
from desktop.operations import armies
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from desktop.widgets.row_list import RowList
from tests.desktop.hands import click, press, settle, write
from tests.desktop.muster.in_view import kept, new_list

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
COPY = Qt.DropAction.CopyAction
LEFT, PLAIN = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def spot(view: RowList, row: int, key: str) -> QPoint:
    """Give the middle of a cell of a row, brought into view."""
    index = view.model().index(row, 0)
    view.scrollTo(index)
    rect = view.visualRect(index)
    points = (QPoint(x, rect.center().y()) for x in range(rect.right(), rect.left(), -4))
    return next(at for at in points if (cell := view.cell_at(at)) is not None and cell.key == key)


def plus(place: MusterPlace, name: str) -> None:
    """Click on the + of the card of that name."""
    view = place.panes.drawer.view
    names = [r.card.name("en") for r in place.panes.drawer.found.found]
    QTest.mouseClick(view.viewport(), LEFT, PLAIN, spot(view, names.index(name), ADD))
    settle()


def listed(place: MusterPlace) -> list[tuple[int, str]]:
    """Give figures and names of the list in view."""
    return [(row.figures, row.name) for row in place.panes.entries.listed]


@pytest.fixture
def empty(place: MusterPlace) -> MusterPlace:
    """Begin a list of the Griffons."""
    settle()
    new_list(place)
    settle()
    return place


def test_a_people_is_found_by_its_letters_and_its_cards_stand_beside_the_list(place: MusterPlace) -> None:
    settle()
    press(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    write("alch\n")
    assert (kept(place).people, kept(place).edition, kept(place).limit) == ("dirz", "C5", 400)
    assert place.panes.tab == "cards" and place.panes.drawer.field.hasFocus()
    assert place.panes.drawer.view.currentIndex().row() == 0, "its cards begin with the first"
    found = [(r.card.people, r.card.edition) for r in place.panes.drawer.found.found]
    own = [edition for people, edition in found if people == "dirz"]
    assert found[0] == ("dirz", "C5") and set(own[:4]) == {"C5"}, "the list's edition comes first"


def test_esc_begins_no_list(place: MusterPlace, desk: Desk) -> None:
    settle()
    before = [army.name for army in desk.library.armies()]
    press(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert place.panes.peoples.isVisible()
    press(Qt.Key.Key_Escape)
    assert not place.panes.peoples.isVisible() and place.panes.entries.hasFocus()
    assert [army.name for army in desk.library.armies()] == before


def test_a_click_on_the_plus_adds_a_card_and_another_one_a_figure(empty: MusterPlace) -> None:
    plus(empty, "Griffin conscript")
    plus(empty, "Griffin conscript")
    plus(empty, "Griffin fusiler")
    assert listed(empty) == [(2, "Griffin conscript"), (1, "Griffin fusiler")]
    plus(empty, "Griffin conscript")
    assert listed(empty)[-1] == (1, "Griffin conscript (2)"), "another card of it, for that one is not chosen"
    for _ in range(3):
        plus(empty, "Griffin conscript")
    assert [figures for figures, _ in listed(empty)] == [2, 1, 3, 1], "a card has room for three of 11 PA"


def test_a_digit_behind_the_plus_sets_the_figures(empty: MusterPlace) -> None:
    plus(empty, "Griffin conscript")
    press(Qt.Key.Key_3)
    press(Qt.Key.Key_2)
    assert listed(empty) == [(2, "Griffin conscript")]
    press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert listed(empty) == [(3, "Griffin conscript")], "each is a step of its own"


def test_a_digit_behind_enter_sets_the_figures_and_the_next_name_is_looked_for(empty: MusterPlace) -> None:
    drawer = empty.panes.drawer
    write("griffin conscript\n")
    write("32")
    assert listed(empty) == [(2, "Griffin conscript")]
    write("griffin fusiler")
    assert drawer.field.text() == "griffin fusiler" and drawer.found.item(0).name == "Griffin fusiler"
    write("\n3")
    assert listed(empty) == [(2, "Griffin conscript"), (3, "Griffin fusiler")]


def test_a_digit_behind_enter_counts_the_next_card_where_its_name_follows(empty: MusterPlace) -> None:
    write("2 griffin conscript\n")
    write("3 griffin fusiler\n")
    assert listed(empty) == [(2, "Griffin conscript"), (3, "Griffin fusiler")]


def test_values_stand_in_the_row_and_are_said(empty: MusterPlace) -> None:
    drawer = empty.panes.drawer
    drawer.field.setText("conscript")
    row = drawer.found.item(0)
    assert row.values == ("10", "2", "2", "3", "3", "8", "–", "3", "4")
    assert len(drawer.headings.names) == len(row.values)
    assert "STR 3" in drawer.found.row(0).spoken


def test_a_card_of_another_edition_is_taken_with_a_word_and_changes_no_rules(
    empty: MusterPlace, window: Window
) -> None:
    for name in ("Griffin conscript", "Griffin fusiler"):
        plus(empty, name)
    assert empty.controller.sheet is not None and empty.controller.sheet.format is not None
    rules = empty.controller.sheet.format.id
    drawer = empty.panes.drawer
    drawer.field.setText("saphon")
    row = drawer.found.item(0)
    assert (row.other, row.foreign) == ("C3", True)
    drawer.add()
    assert window.strip.words == f"{row.name} is of edition C3; the list stays C5."
    assert empty.controller.sheet.format.id == rules == "c5"


@pytest.mark.parametrize("box", ["format", "people"])
def test_a_letter_after_a_choice_by_mouse_is_a_verb_and_chooses_nothing_else(
    place: MusterPlace, box: str
) -> None:
    place.panes.entries.setFocus()
    chosen: QComboBox = getattr(place.panes.header, box)
    before = chosen.currentIndex()
    click(chosen)
    view = chosen.view()
    row = view.model().index(before + 1, 0)
    click(view.viewport(), view.visualRect(row).center())
    settle()
    assert chosen.currentIndex() == before + 1
    after = kept(place)
    assert not chosen.hasFocus()
    press(Qt.Key.Key_F)
    assert place.reads_formats and kept(place) == after


def test_a_list_without_an_edition_keeps_the_rules_of_most_of_its_cards(place: MusterPlace) -> None:
    assert place.desk is not None and place.controller.sheet is not None
    armies.edit(place.desk, kept(place).id, edition="")
    c3 = next(r.card_id for r in place.desk.library.cards() if r.card.edition == "C3")
    place.controller.put_card(c3, 0)
    assert place.controller.sheet.format is not None and place.controller.sheet.format.id == "c5"


def let_fall(target: QWidget, card_id: str, at: QPoint) -> None:
    """Drag a card over a widget and let it fall."""
    data = QMimeData()
    data.setData("application/x-tacticien-card", card_id.encode())
    for event in (
        QDragEnterEvent(at, COPY, data, LEFT, PLAIN),
        QDropEvent(QPointF(at), COPY, data, LEFT, PLAIN),
    ):
        QApplication.sendEvent(target, event)
        assert event.isAccepted()
    settle()


def test_a_card_is_dragged_into_the_list_where_it_falls(empty: MusterPlace) -> None:
    drawer, entries = empty.panes.drawer, empty.panes.entries
    ids = {r.card.name("en"): r.card_id for r in drawer.found.found}
    data = drawer.found.mimeData([drawer.found.index(0)])
    assert data.formats() == ["application/x-tacticien-card"]
    let_fall(empty.panes.empty_list, ids["Griffin conscript"], QPoint(20, 20))
    let_fall(entries.viewport(), ids["Griffin fusiler"], QPoint(60, entries.viewport().height() - 5))
    let_fall(entries.viewport(), ids["Abel the ill-tempered"], QPoint(60, 2))
    assert [name for _, name in listed(empty)] == [
        "Abel the ill-tempered", "Griffin conscript", "Griffin fusiler",
    ]  # fmt: skip


def menu_of(view: RowList, row: int) -> list[str]:
    """Click with the right button on a row, read the menu that opens, and close it."""
    at = view.visualRect(view.model().index(row, 0)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.RightButton, PLAIN, at)
    reason = QContextMenuEvent.Reason.Mouse
    QApplication.sendEvent(view.viewport(), QContextMenuEvent(reason, at, view.viewport().mapToGlobal(at)))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    words = [action.text() for action in menu.actions() if action.text() and action.isEnabled()]
    menu.close()
    settle()
    return words


def test_a_right_click_offers_what_can_be_done_to_what_was_clicked(empty: MusterPlace) -> None:
    assert "Add this card" in menu_of(empty.panes.drawer.view, 2)
    plus(empty, "Griffin conscript")
    words = menu_of(empty.panes.entries, 0)
    assert {"Options", "One figure more", "Remove the card"} <= set(words)
    assert "Move the card up" not in words, "it is the only one"
    empty.panes.tab_wanted.emit("armies")
    assert {"Play", "Duplicate the army", "Delete the army"} <= set(menu_of(empty.panes.armies, 0))
