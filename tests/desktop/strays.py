"""Notice windows that nobody asked for: a part of a page, made without its parent and shown too early.

Such a window flashes on the screen and takes the keyboard along when it goes.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QDialog, QMenu, QWidget

from desktop.shell.window import Window

HERE = Path(__file__).resolve()
DESKTOP = str(HERE.parents[2] / "desktop")
# it brings the window back to where it was, whatever the window is
BRINGS_BACK = str(HERE.parents[2] / "desktop" / "shell" / "geometry.py")
PASSING = {Qt.WindowType.Popup, Qt.WindowType.ToolTip, Qt.WindowType.SplashScreen}
SHOWN = QEvent.Type.Show


class Strays(QObject):
    """Listens to the whole program and notes each stray window with the line that showed it."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note a window of the program that is neither its main window, a dialog, a menu nor a tooltip."""
        if event.type() == SHOWN and isinstance(watched, QWidget) and watched.isWindow():
            expected = isinstance(watched, Window | QDialog | QMenu) or watched.windowType() in PASSING
            if not expected and (place := _place()):
                self.seen.append(f"{type(watched).__name__} shown by {place}")
        return False


def _place() -> str:
    """Give the line of the program that is running; nothing where a test shows a widget by itself."""
    frame = sys._getframe(2)
    code = frame.f_code
    ours = code.co_filename.startswith(DESKTOP) and code.co_filename != BRINGS_BACK
    return f"{code.co_filename}:{frame.f_lineno}" if ours else ""
