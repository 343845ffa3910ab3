"""Open a file or a folder in the system's program for it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices


class OpenOutside:
    """Opens one path when it is called: the verb of a note may keep it, and nothing else."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def __call__(self) -> bool:
        """Open it; False where no program does."""
        return QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._path)))
