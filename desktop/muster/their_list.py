"""Another player’s list as it comes: typed, pasted or dropped; files and pictures of codes, too."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QMimeData, Signal
from PySide6.QtGui import QDropEvent, QImage
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from desktop.widgets.file_drops import TAKES_FILES, dragged_files, take_copy


class TheirList(QPlainTextEdit):
    """Takes words itself, and hands a file (its Path) or a picture (its bytes as PNG) on as ``given``."""

    given = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty(TAKES_FILES, True)

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        """Take files and pictures besides words."""
        return bool(dragged_files(source)) or source.hasImage() or super().canInsertFromMimeData(source)

    def insertFromMimeData(self, source: QMimeData) -> None:
        """Hand files and pictures on; words are put in."""
        if files := dragged_files(source):
            self.given.emit(files[0])
        elif source.hasImage():
            held = QBuffer()
            QImage(source.imageData()).save(held, "PNG")  # type: ignore[call-overload]  # it wants bytes
            self.given.emit(bytes(held.data().data()))
        else:
            super().insertFromMimeData(source)

    def dropEvent(self, event: QDropEvent) -> None:
        """Take what falls here as a copy."""
        super().dropEvent(event)
        take_copy(event)
