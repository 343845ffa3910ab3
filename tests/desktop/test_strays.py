"""A window that nobody asked for is noticed, whichever way it is shown."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QDialog, QFrame, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.desktop import strays


class Part(QFrame):
    """A part of a page."""


class Slow(QFrame):
    """A part of a page that does something more when it is shown."""

    def setVisible(self, visible: bool) -> None:
        super().setVisible(visible)


def shown_late(part: QWidget) -> None:
    """Show a part by a signal."""
    box = QCheckBox()
    box.toggled.connect(part.setVisible)
    box.setChecked(True)


def shown_in_passing(part: QWidget) -> QWidget:
    """Show a part, and give it to a page at once."""
    part.show()
    page = QWidget()
    QVBoxLayout(page).addWidget(part)
    return page


WAYS: list[Callable[[QWidget], object]] = [
    lambda part: part.show(), lambda part: part.setVisible(True), lambda part: part.setHidden(False),
    lambda part: part.showNormal(), lambda part: part.showMaximized(), shown_late, shown_in_passing,
]  # fmt: skip


@pytest.fixture
def of_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take the lines of this test for lines of the program."""
    monkeypatch.setattr(strays, "DESKTOP", __file__)


@pytest.mark.parametrize("way", WAYS, ids=range(len(WAYS)))
@pytest.mark.parametrize("kind", [QWidget, QLabel, Part, Slow])
def test_a_stray_is_noticed(
    qtbot: QtBot,
    watched: None,
    of_the_program: None,
    way: Callable[[QWidget], object],
    kind: type[QWidget],
) -> None:
    part = kind()
    qtbot.addWidget(part)
    strays.seen.clear()
    page = way(part)
    assert strays.seen
    assert all(each.startswith(f"{kind.__name__} shown by {__file__}:") for each in strays.seen)
    part.setParent(None)
    del page


@pytest.mark.qt_log_ignore(r"raise\(\)")
def test_a_part_of_a_page_and_a_dialog_are_no_strays(
    qtbot: QtBot, watched: None, of_the_program: None
) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    part, dialog, splash = QLabel(page), QDialog(page), QLabel("", page, Qt.WindowType.SplashScreen)
    tip = QLabel("", page, Qt.WindowType.ToolTip)
    for each in (dialog, splash, tip):
        qtbot.addWidget(each)
    strays.seen.clear()
    for each in (part, dialog, splash, tip):
        each.show()
    assert strays.seen == []


def test_what_a_test_shows_by_itself_is_no_stray(qtbot: QtBot, watched: None) -> None:
    part = QWidget()
    qtbot.addWidget(part)
    strays.seen.clear()
    part.show()
    assert strays.seen == []
