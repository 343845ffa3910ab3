"""What the files that players hand over are, by their names and by what they begin with."""

from __future__ import annotations

from enum import Enum, auto
from pathlib import Path

from db.exchange import battlescribe

FOREIGN = battlescribe.ENDINGS
"""The files of other programs, which :mod:`desktop.operations.imports.catalogues` reads."""
LIBRARY = (".tact", ".tact.gz")
"""A library, and a backup of one."""
PACKAGE = ".tactpack"
TABLES = (".csv", ".tsv", ".txt", ".xlsx")
SHARED = (".md", ".json")
"""Lists that somebody shared; those in text are told from tables by what they say."""
CODES = (".png", ".jpg", ".jpeg")
"""Pictures, in which the code of a list is looked for."""
IMPORTED = (*TABLES, *FOREIGN, PACKAGE, *SHARED, *CODES)
"""What is imported, a battle among it."""


class FileKind(Enum):
    """Who is concerned with a file."""

    LIBRARY = auto()
    """The whole program: it is opened in place of the library that is open."""
    BATTLE = auto()
    """The battles."""
    CARDS = auto()
    """The cards and the lists."""
    UNKNOWN = auto()
    """Nobody."""


def kind_of(path: Path) -> FileKind:
    """Tell what a file is; a folder is nothing that is read."""
    from desktop.operations.shared_lists import is_list  # seldom wanted, and slow to load at each start

    name = path.name.lower()
    if path.is_dir() or not name.endswith((*LIBRARY, *IMPORTED)):
        return FileKind.UNKNOWN
    if name.endswith(LIBRARY):
        return FileKind.LIBRARY
    return FileKind.BATTLE if name.endswith(".json") and not is_list(path) else FileKind.CARDS
