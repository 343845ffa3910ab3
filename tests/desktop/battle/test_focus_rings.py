"""Whatever has the keyboard at the table has a frame of three pixels round it, and moves nothing by it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from desktop.battle.table import BattleTable
from desktop.look import theme
from desktop.shell.window import Window
from tests.desktop.battle.hand import CONTROL, Hand, settle


def stops() -> Iterator[QWidget]:
    """Walk by Tab through all that can have the keyboard, from what has it on."""
    seen: list[QWidget] = []
    while (now := QApplication.focusWidget()) is not None and now not in seen:
        seen.append(now)
        yield now
        now.window().focusNextPrevChild(True)
        settle()


def ring(window: Window, widget: QWidget) -> int:
    """Measure the frame in the colour of the focus where the widget begins, in px."""
    image = window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    colour = theme.current().colour("focus").rgb()
    at = widget.mapTo(window, QPoint(0, widget.height() // 2))
    runs, run = [0], 0
    for x in range(at.x(), at.x() + min(widget.width(), 40)):
        run = run + 1 if image.pixel(x, at.y()) == colour else 0
        runs.append(run)
    return max(runs)


@pytest.mark.parametrize("end", [False, True], ids=["table", "end of the battle"])
def test_whatever_has_the_keyboard_is_framed(
    window: Window, table: BattleTable, keys: Hand, end: bool
) -> None:
    table.setFocus()
    if end:
        keys.press(Qt.Key.Key_E, held=CONTROL)
    sizes = {each: each.size() for each in window.findChildren(QWidget)}
    walked = [each for each in stops() if each is not table]
    assert len(walked) > 3, "the walk went round"
    for each in walked:
        each.setFocus()
        settle()
        assert (each, ring(window, each), each.size()) == (each, 3, sizes[each])
