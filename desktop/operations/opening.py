"""Open a library and lay the desk before it: the window, the command line and the tests do it here."""

from __future__ import annotations

import secrets
from pathlib import Path

from db.library import Library
from db.whereabouts import is_there
from desktop.operations import tables
from desktop.operations.desk import Desk


def open_library(path: Path, *, read_only: bool = False) -> Library:
    """Open a library; one that does not exist yet is made with the starter content.

    Backups roll into a folder beside it. Raises db.errors.LibraryError.
    """
    starter = None if is_there(path) else tables.starter()
    return Library.open(path, starter=starter, read_only=read_only, backups=backups_of(path))


def backups_of(library: Path) -> Path:
    """Give the folder of a library's backups."""
    return library.parent / "backups"


def desk_for(library: Library) -> Desk:
    """Lay the desk: the library with the tables of rules, and fair dice."""
    return Desk(library, tables.peoples(), tables.abilities(), roll)


def roll(sides: int) -> int:
    """Roll a die with that many sides, 1 to `sides`."""
    return secrets.randbelow(sides) + 1
