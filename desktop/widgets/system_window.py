"""The window that the system has for a widget: it is asked before any widget in it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget


def watch_handle(window: QWidget, watcher: QObject, event: QEvent) -> None:
    """Watch the system's window in place of the widget, once an event of the widget says that it is shown."""
    if event.type() == QEvent.Type.Show and (handle := window.windowHandle()) is not None:
        window.removeEventFilter(watcher)
        handle.installEventFilter(watcher)
