"""Ask for files: the one door to the dialogs of the system, to read and to write."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from desktop.environment.last_steps import STEPS
from desktop.environment.paths import lasting
from desktop.operations.free_names import numbered

_OF_FILTER = re.compile(r"\*(\.\w+)")


@dataclass
class LastFolder:
    """Remembers the folder of the last file as long as the program runs."""

    folder: Path | None = None

    def begin(self) -> Path:
        """Return where a dialog begins: in that folder, else in the player's documents, else at home."""
        if self.folder is not None and self.folder.is_dir():
            return self.folder
        documents = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation))
        return documents if documents.is_dir() else Path.home()

    def keep(self, chosen: str) -> Path:
        """Return the lasting path of a chosen file, and remember its folder."""
        path = lasting(Path(chosen))
        STEPS.note("file", str(path))
        self.folder = path.parent
        return path


LAST = LastFolder()


class _Taken:
    """The names that stand in a folder, looked at one by one."""

    def __init__(self, folder: Path, ending: str) -> None:
        self._folder, self._ending = folder, ending

    def __contains__(self, name: object) -> bool:
        # Path.exists raises for a forbidden folder and for an endless name
        return os.path.exists(self._folder / f"{name}{self._ending}")  # noqa: PTH110


def ask_where(parent: QWidget, title: str, proposed: str, filters: str) -> Path | None:
    """Let the player choose a file to write; None where nothing was chosen.

    A name without a folder is proposed where the last file was, else in the documents. Dialogs of some
    systems leave the ending out: the file gets one of the filter. A file is replaced only where the dialog
    could ask: a name without its ending gets a free one with it.
    """
    chosen, taken_filter = QFileDialog.getSaveFileName(parent, title, str(LAST.begin() / proposed), filters)
    if not chosen:
        return None
    path = LAST.keep(chosen)
    endings = _OF_FILTER.findall(filters)
    if not endings or path.name.lower().endswith(tuple(endings)):
        return path
    ending = (_OF_FILTER.findall(taken_filter) or endings)[0]
    return path.with_name(f"{numbered(path.name, _Taken(path.parent, ending))}{ending}")


def ask_which(parent: QWidget, title: str, filters: str, folder: Path | None = None) -> Path | None:
    """Let the player choose a file to read; None where nothing was chosen.

    Without a ``folder`` the dialog opens where the last file was, else in the documents.
    """
    chosen, _ = QFileDialog.getOpenFileName(parent, title, str(folder or LAST.begin()), filters)
    return LAST.keep(chosen) if chosen else None


def ask_which_ones(parent: QWidget, title: str, filters: str) -> list[Path]:
    """Let the player choose files to read; none where nothing was chosen."""
    chosen, _ = QFileDialog.getOpenFileNames(parent, title, str(LAST.begin()), filters)
    return [LAST.keep(name) for name in chosen]
