"""Notice windows that nobody asked for: a part of a page, made without its parent and shown too early.

Such a window flashes on the screen and takes the keyboard along when it goes.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6 import QtWidgets
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QMenu, QWidget

from desktop.public_board.public_window import PublicWindow
from desktop.shell.manual_window import ManualWindow
from desktop.shell.window import Window

HERE = Path(__file__).resolve()
DESKTOP = str(HERE.parents[2] / "desktop")
# it brings the window back to where it was, whatever the window is
BRINGS_BACK = str(HERE.parents[2] / "desktop" / "shell" / "geometry.py")
PASSING = {Qt.WindowType.Popup, Qt.WindowType.ToolTip, Qt.WindowType.SplashScreen}


DOORS = ("setVisible", "setHidden", "show", "showNormal", "showMaximized", "showFullScreen")
"""By what a line of the program can show a widget."""

seen: list[str] = []


@contextmanager
def noticing() -> Iterator[None]:
    """Note each stray window with the line that shows it.

    An event filter of the whole program would see the same, but be asked at each of the many thousand events
    of a test.
    """
    kinds = [
        kind for kind in vars(QtWidgets).values() if isinstance(kind, type) and issubclass(kind, QWidget)
    ]
    with pytest.MonkeyPatch.context() as patch:
        for kind in kinds:
            for name in DOORS:
                if name in vars(kind):
                    patch.setattr(kind, name, noted(name, vars(kind)[name]))
        yield


def noted(name: str, door: Callable[..., object]) -> Callable[..., object]:
    """Let a door of Qt note the stray window that comes through it."""

    def through(self: QWidget, *given: bool) -> object:
        shows = name.startswith("show") or given[0] is not (name == "setHidden")
        if (
            shows
            and self.isWindow()
            and not self.isVisible()
            and not is_expected(self)
            and (place := _place())
        ):
            seen.append(f"{type(self).__name__} shown by {place}")
        return door(self, *given)

    return through


def is_expected(window: QWidget) -> bool:
    """Tell whether a window is one of the program's own, a dialog, a menu or a tooltip."""
    return (
        isinstance(window, Window | PublicWindow | ManualWindow | QDialog | QMenu)
        or window.windowType() in PASSING
    )


def _place() -> str:
    """Give the line of the program that is running; nothing where a test shows a widget by itself."""
    frame = sys._getframe(2)
    code = frame.f_code
    ours = code.co_filename.startswith(DESKTOP) and code.co_filename != BRINGS_BACK
    return f"{code.co_filename}:{frame.f_lineno}" if ours else ""
