"""Ask for files: the one door to the dialogs of the system, to read and to write."""

from __future__ import annotations

import os
import re
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from desktop.environment.paths import lasting
from desktop.operations.free_names import numbered

_OF_FILTER = re.compile(r"\*(\.\w+)")


class _Taken:
    """The names that stand in a folder, looked at one by one."""

    def __init__(self, folder: Path, ending: str) -> None:
        self._folder, self._ending = folder, ending

    def __contains__(self, name: object) -> bool:
        # Path.exists raises for a forbidden folder and for an endless name
        return os.path.exists(self._folder / f"{name}{self._ending}")  # noqa: PTH110


def ask_where(parent: QWidget, title: str, proposed: str, filters: str) -> Path | None:
    """Let the player choose a file to write; None where nothing was chosen.

    Dialogs of some systems leave the ending out: the file gets one of the filter. A file is replaced only
    where the dialog could ask: a name without its ending gets a free one with it.
    """
    chosen, taken_filter = QFileDialog.getSaveFileName(parent, title, proposed, filters)
    if not chosen:
        return None
    path = lasting(Path(chosen))
    endings = _OF_FILTER.findall(filters)
    if not endings or path.name.lower().endswith(tuple(endings)):
        return path
    ending = (_OF_FILTER.findall(taken_filter) or endings)[0]
    return path.with_name(f"{numbered(path.name, _Taken(path.parent, ending))}{ending}")


def ask_which(parent: QWidget, title: str, filters: str, folder: Path | None = None) -> Path | None:
    """Let the player choose a file to read; None where nothing was chosen.

    Without a ``folder`` the dialog opens where the last file was.
    """
    chosen, _ = QFileDialog.getOpenFileName(parent, title, _begin(folder), filters)
    return lasting(Path(chosen)) if chosen else None


def ask_which_ones(parent: QWidget, title: str, filters: str) -> list[Path]:
    """Let the player choose files to read; none where nothing was chosen."""
    chosen, _ = QFileDialog.getOpenFileNames(parent, title, _begin(None), filters)
    return [lasting(Path(name)) for name in chosen]


def _begin(folder: Path | None) -> str:
    """Return the folder as dialogs take it: an empty name is the folder of the last file."""
    return "" if folder is None else str(folder)
