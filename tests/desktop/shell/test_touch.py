"""A finger on the window taps, scrolls, holds and pulls."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QSlider,
    QToolTip,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop.shell.touch import TouchReader
from desktop.widgets.scroll import ScrollDown
from tests.desktop.finger import Finger

# Without a screen Qt says so of a tooltip.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


class Page(QWidget):
    """A window with a field, lists that scroll, a slider, and a label that has a menu."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[str] = []
        self.field, self.list, self.slider = QLineEdit(self), QListWidget(self), QSlider(self)
        self.list.addItems([f"row {number}" for number in range(60)])
        self.list.clicked.connect(lambda index: self.heard.append(f"clicked {index.row()}"))
        self.list.doubleClicked.connect(lambda index: self.heard.append(f"opened {index.row()}"))
        buttons = QWidget()
        column = QVBoxLayout(buttons)
        self.buttons = [QPushButton(f"button {number}", buttons) for number in range(30)]
        for button in self.buttons:
            button.setMinimumHeight(40)
            button.clicked.connect(self._on_button)
            column.addWidget(button)
        self.page = ScrollDown(buttons, self)
        self.slider.setOrientation(Qt.Orientation.Horizontal)
        self.sign = QLabel("sign", self)
        self.sign.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.sign.customContextMenuRequested.connect(lambda at: self.heard.append("menu"))
        self.told = QLabel("told", self)
        self.told.setToolTip("why not")
        whole = QVBoxLayout(self)
        for part in (self.field, self.list, self.page, self.slider, self.sign, self.told):
            whole.addWidget(part)
        TouchReader(self)

    def _on_button(self) -> None:
        pressed = self.sender()
        assert isinstance(pressed, QPushButton)
        self.heard.append(pressed.text())


@pytest.fixture
def page(qtbot: QtBot) -> Page:
    made = Page()
    made.resize(500, 800)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    made.activateWindow()
    QApplication.processEvents()
    return made


@pytest.fixture
def finger(page: Page) -> Finger:
    return Finger(page)


def test_a_tap_clicks_and_two_open_and_the_keyboard_follows(page: Page, finger: Finger) -> None:
    finger.tap(page.buttons[1])
    assert page.heard == ["button 1"]
    finger.tap(page.field)
    assert page.field.hasFocus()
    row = page.list.visualItemRect(page.list.item(2)).center()
    for _ in range(2):
        finger.down(page.list.viewport(), row)
        finger.up()
    assert page.heard[1] == "clicked 2" and "opened 2" in page.heard and page.list.hasFocus()


@pytest.mark.parametrize("what", ["list", "page"])
def test_a_stroke_scrolls_what_is_beneath_and_clicks_nothing(page: Page, finger: Finger, what: str) -> None:
    area = page.list if what == "list" else page.page
    bar, beneath = area.verticalScrollBar(), area.viewport()
    finger.down(beneath, QPoint(100, beneath.height() - 20))
    finger.move(3, -90)
    assert bar.value() > 0
    finger.up()
    assert page.heard == [] and not page.list.selectedItems()
    here = bar.value()
    finger.down(beneath, QPoint(100, 20))  # what glides is held
    finger.up()
    assert page.heard == []
    assert abs(bar.value() - here) <= 60


def test_what_is_pushed_glides_on_to_its_end(page: Page, finger: Finger, qtbot: QtBot) -> None:
    bar, beneath = page.page.verticalScrollBar(), page.page.viewport()
    finger.down(beneath, QPoint(100, beneath.height() - 20))
    finger.move(0, -120)
    pushed = bar.value()
    finger.up()
    qtbot.waitUntil(lambda: bar.value() > pushed)


def test_a_slider_is_pulled(page: Page, finger: Finger) -> None:
    page.slider.setValue(0)
    finger.down(page.slider, QPoint(6, page.slider.height() // 2))
    finger.move(200, 0)
    finger.up()
    assert page.slider.value() > 20


def test_holding_still_asks_for_the_menu_or_tells_what_is_beneath(
    page: Page, finger: Finger, qtbot: QtBot
) -> None:
    finger.down(page.sign)
    qtbot.waitUntil(lambda: page.heard == ["menu"])
    finger.up()
    assert page.heard == ["menu"]
    finger.down(page.told)
    qtbot.waitUntil(lambda: QToolTip.text() == "why not")
    QApplication.processEvents()
    assert QToolTip.isVisible(), "it stays to be read"
    finger.up()
    QToolTip.hideText()
    finger.down(page.buttons[0])
    finger.move(0, -3, 1)
    finger.up()
    assert page.heard[-1] == "button 0", "a finger trembles"
