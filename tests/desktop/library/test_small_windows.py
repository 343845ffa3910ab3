"""The Library in a small window with large text: nothing is cut, and every verb is in reach."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMenu, QToolButton

from desktop.environment.settings import ThemeChoice
from desktop.library.place import LibraryPlace
from desktop.look import theme
from desktop.operations.desk import Desk
from desktop.operations.examples import add_example
from desktop.shell.window import Window
from desktop.widgets.verb_row import VerbRow
from desktop.wording import loader
from tests.desktop.fit import cut_labels
from tests.desktop.hands import click, press
from tests.desktop.library.hand import Hand
from tests.desktop.unpainted import looking


def _open_menu() -> QMenu:
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(("size", "scale"), [((1024, 700), 100), ((1024, 700), 150), ((1366, 768), 150)])
def test_no_filter_verb_or_count_is_cut(
    qapp: QApplication, window: Window, desk: Desk, place: LibraryPlace, hand: Hand, language: str,
    size: tuple[int, int], scale: int,
) -> None:  # fmt: skip
    add_example(desk, system="monconf")  # a game more: its box stands before the others
    loader.install(qapp, language)
    theme.apply(qapp, ThemeChoice.LIGHT, scale)
    window.resize(*size)
    with looking():
        assert cut_labels(place) == []
        place.browser.search.setText("zzzz")
        qapp.processEvents()
        assert not place.browser.model.rows and cut_labels(place) == [], "nor where nothing is found"
        place.browser.search.clear()
        count = place.browser.count
        assert count.fontMetrics().horizontalAdvance(count.text()) <= count.width(), "the count is one line"
        place.actions_set["library.options"].trigger()
        qapp.processEvents()
        assert cut_labels(place) == []


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_verbs_without_room_wait_in_a_menu_for_mouse_and_keyboard(
    qapp: QApplication, window: Window, place: LibraryPlace
) -> None:
    theme.apply(qapp, ThemeChoice.LIGHT, 150)
    window.resize(1024, 700)
    qapp.processEvents()
    row = next(found for found in place.findChildren(VerbRow) if found.isVisible())
    buttons = [each for each in row.findChildren(QToolButton) if each is not row.more]
    shown = [each.defaultAction() for each in buttons if each.isVisible()]
    assert row.more.isVisible() and place.actions_set["library.edit"] in shown
    click(row.more)
    waiting = _open_menu().actions()
    assert [*shown, *waiting] == [
        place.actions_set[f"library.{verb}"]
        for verb in ("edit", "duplicate", "compare", "history", "picture", "print", "delete")
    ]
    press(Qt.Key.Key_Escape)
    row.more.setFocus(Qt.FocusReason.TabFocusReason)
    press(Qt.Key.Key_Space)
    menu = _open_menu()
    while menu.activeAction() is not place.actions_set["library.duplicate"]:
        press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Return)
    assert QApplication.activePopupWidget() is None and place.pages.currentIndex(), "the copy is written"
    press(Qt.Key.Key_Escape)
    theme.apply(qapp, ThemeChoice.LIGHT, 100)
    window.resize(1920, 1080)
    qapp.processEvents()
    assert row.isVisible() and row.more.isHidden(), "with room all stand in the line"
