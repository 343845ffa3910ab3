"""Ask where a file is to be written, and see to its ending: dialogs of some systems leave it out."""

from __future__ import annotations

import os
import re
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

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
    """Let the player choose a file to write, with an ending of the filter; None where nothing was chosen.

    A file is replaced only where the dialog could ask: a name without its ending gets a free one with it.
    """
    chosen, taken_filter = QFileDialog.getSaveFileName(parent, title, proposed, filters)
    if not chosen:
        return None
    path = Path(chosen)
    endings = _OF_FILTER.findall(filters)
    if not endings or path.name.lower().endswith(tuple(endings)):
        return path
    ending = (_OF_FILTER.findall(taken_filter) or endings)[0]
    return path.with_name(f"{numbered(path.name, _Taken(path.parent, ending))}{ending}")
