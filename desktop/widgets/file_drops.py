"""Files that are dragged here from outside, taken as copies whatever a file manager proposes."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QDropEvent

TAKES_FILES = "takes_files"
"""The property of a text field that reads files itself; any other leaves them to the window."""


def dragged_files(mime: QMimeData) -> list[Path]:
    """Give the files of this computer that something dragged holds."""
    return [Path(url.toLocalFile()) for url in mime.urls() if url.isLocalFile()]


def take_copy(event: QDropEvent) -> None:
    """Accept what is dragged as a copy: who hears of a move deletes its file afterwards."""
    event.setDropAction(Qt.DropAction.CopyAction)
    event.accept()
