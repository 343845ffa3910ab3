"""Files that fall on a text field: they are opened, as anywhere else in the window, and not written there."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QDragLeaveEvent, QDropEvent, QWindow
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QWidget

from desktop.widgets.file_drops import TAKES_FILES, dragged_files
from desktop.widgets.system_window import watch_handle

_DRAGGED = (QEvent.Type.DragEnter, QEvent.Type.DragMove, QEvent.Type.Drop)


class FieldDrops(QObject):
    """Watches the window of the system: Qt asks the field beneath the pointer first, which takes any words.

    What is dragged over a field, and what falls on it, is handed on to ``drag`` and ``drop``.
    """

    def __init__(
        self, window: QWidget, drag: Callable[[QDropEvent], None], drop: Callable[[QDropEvent], None]
    ) -> None:
        super().__init__(window)
        window.installEventFilter(self)
        self._window, self._drag, self._drop = window, drag, drop

    def eventFilter(self, handle: QObject, event: QEvent) -> bool:
        """Answer for a text field; whatever else is beneath the pointer answers for itself."""
        if handle is self._window:
            watch_handle(self._window, self, event)
            return False
        if event.type() not in _DRAGGED or not isinstance(event, QDropEvent):
            return False
        if not dragged_files(event.mimeData()) or not self._on_field(event):
            return False
        assert isinstance(handle, QWindow)
        QApplication.sendEvent(handle, QDragLeaveEvent())  # to what was beneath the pointer before
        event.ignore()
        (self._drop if event.type() == QEvent.Type.Drop else self._drag)(event)
        return True

    def _on_field(self, event: QDropEvent) -> bool:
        widget = self._window.childAt(event.position().toPoint())
        field = next((each for each in _line(widget) if isinstance(each, _FIELDS)), None)
        return field is not None and not field.property(TAKES_FILES)


_FIELDS = (QLineEdit, QPlainTextEdit)


def _line(widget: QWidget | None) -> list[QWidget]:
    """Return a widget and what it lies in."""
    return [] if widget is None else [widget, *_line(widget.parentWidget())]
