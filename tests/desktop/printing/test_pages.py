"""The pages as an item view: scrolled and turned by keys, never chosen, told to screen readers."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from desktop.printing.pages import PagesModel, PagesView

A4 = (210.0, 297.0)


@pytest.fixture
def pages(qtbot: QtBot, dressed: QApplication) -> PagesView:
    made = PagesView()
    qtbot.addWidget(made)
    made.resize(500, 400)
    made.show()
    made.show_document((A4,) * 5)
    return made


def test_pages_behave_as_a_model(qtmodeltester: ModelTester) -> None:
    model = PagesModel()
    model.set_pages((A4, A4))
    model.images[1] = QImage(2, 3, QImage.Format.Format_RGB32)
    qtmodeltester.check(model)


def test_a_screen_reader_hears_which_page_is_in_view(pages: PagesView) -> None:
    pages.go_to(2)
    heard = QAccessible.queryAccessibleInterface(pages)
    assert (pages.page, pages.currentIndex().row()) == (2, 2)
    assert heard.child(2).text(QAccessible.Text.Name) == "Page 3 of 5"


def test_keys_turn_whole_pages_and_scroll_wide_ones(pages: PagesView) -> None:
    QTest.keyClick(pages, Qt.Key.Key_Space)
    assert pages.page == 1
    QTest.keyClick(pages, Qt.Key.Key_End)
    assert pages.page == 4
    pages.go_to(0)
    pages.set_zoom("width")
    bar = pages.verticalScrollBar()
    before = bar.value()
    QTest.keyClick(pages, Qt.Key.Key_Down)
    assert (pages.page, bar.value() - before) == (0, bar.singleStep())
    QTest.keyClick(pages, Qt.Key.Key_PageDown)
    assert bar.pageStep() == pages.viewport().height()
    assert bar.value() - before == bar.singleStep() + bar.pageStep()


def test_a_click_leaves_the_page_in_view(pages: PagesView, qtbot: QtBot) -> None:
    pages.set_zoom("width")
    bottom = pages.viewport().height()
    pages.verticalScrollBar().setValue(pages.page_rect(1).top() - bottom + 30)
    assert pages.page == 0
    below = QPoint(pages.viewport().width() // 2, bottom - 10)
    assert pages.indexAt(below).row() == 1
    qtbot.mouseClick(pages.viewport(), Qt.MouseButton.LeftButton, pos=below)
    assert (pages.page, pages.currentIndex().row()) == (0, 0)
    assert pages.selectionModel().selectedIndexes() == []


def test_the_page_in_view_stays_when_the_room_changes(pages: PagesView) -> None:
    pages.go_to(3)
    for size in ((300, 700), (900, 300)):
        pages.resize(*size)
        assert pages.page == 3
        assert pages.page_rect(3).top() == 16, "a gap above it, as at any size"
