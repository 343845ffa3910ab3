"""What is held back is painted where a test looks, and at its end."""

from __future__ import annotations

from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.desktop.unpainted import Unpainted, rest, settle, shown_unpainted, unpainted


class Painted(QWidget):
    """Counts how often it is painted."""

    def __init__(self) -> None:
        super().__init__()
        self.times = 0

    def paintEvent(self, _event: QPaintEvent) -> None:
        self.times += 1


def test_it_is_painted_where_one_looks_and_at_the_end(qtbot: QtBot) -> None:
    window = Painted()
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    rest()
    before = window.times
    with unpainted(window):
        for _ in range(3):
            window.update()
            rest()
        assert window.times == before, "nobody looks"
        settle()
        assert window.times == before + 1, "once for all that changed"
        window.update()
        rest()
        assert window.times == before + 1, "nobody looks any more"
    assert window.times == before + 2, "what a test leaves is painted"
    assert not Unpainted.held


def test_a_window_that_comes_up_is_painted_where_one_looks(qtbot: QtBot) -> None:
    window = Painted()
    qtbot.addWidget(window)
    with shown_unpainted(window):
        assert window.isVisible() and window.isActiveWindow()
        window.update()
        rest()
        assert window.times == 0, "nobody looks"
        settle()
        assert window.times == 1
