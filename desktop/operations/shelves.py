"""The catalogues of a library as linked data: each file is made into nodes once, when it is first asked for.

Asked from a thread beside the window they are ready when the window asks; both may do so at once.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from sqlite3 import ProgrammingError
from threading import Lock
from typing import TYPE_CHECKING, Any

from db.errors import LibraryError

if TYPE_CHECKING:
    # Loaded with the first of them: the cards are in view before.
    from db.library import Library
    from rules.catalogue.files import Catalogue
    from rules.catalogue.shelf import Shelf

_MOST_FILES = 64
"""So many files are kept as nodes; of more the one that was made first goes."""
_MOST_SHELVES = 4


@dataclass(slots=True)
class Shelves:
    """What was made into nodes so far, by the sums of files."""

    _files: dict[str, Catalogue] = field(default_factory=dict)
    _shelves: dict[frozenset[str], Shelf] = field(default_factory=dict)
    _turn: Lock = field(default_factory=Lock)

    def of(self, library: Library, sums: Iterable[str]) -> Shelf:
        """Return the files of some sums side by side; what the library does not have is not on the shelf.

        Raises db.errors.Corrupt.
        """
        wanted = frozenset(sums)
        with self._turn:
            found = self._shelves.pop(wanted, None)
            if found is None:
                from rules.catalogue.shelf import Shelf

                ordered = sorted(wanted & library.catalogues.known(wanted))
                found = Shelf().having(*(self._nodes(library, sum_) for sum_ in ordered))
            self._shelves[wanted] = found
            _bound(self._shelves, _MOST_SHELVES)
            return found

    def file(self, library: Library, sum_: str) -> Catalogue:
        """Return one file by its sum, and push no shelf out. Raises KeyError and db.errors.Corrupt."""
        with self._turn:
            return self._nodes(library, sum_)

    def prepare(self, library: Library) -> None:
        """Make ready what the library shows now, beside whoever uses it; a closed one has nothing to show."""
        with suppress(ProgrammingError, LibraryError):
            self.now(library)

    def now(self, library: Library) -> Shelf:
        """Return what the library shows now, side by side."""
        return self.of(library, (kept.sum for kept in library.catalogues.shown().values()))

    def _nodes(self, library: Library, sum_: str) -> Catalogue:
        if sum_ not in self._files:
            from db.exchange.battlescribe.node_reading import read_catalogues

            self._files[sum_] = read_catalogues(library.catalogues.data(sum_), sum_)[0].catalogue
            _bound(self._files, _MOST_FILES)
        return self._files[sum_]


def _bound(kept: dict[Any, Any], most: int) -> None:
    while len(kept) > most:
        del kept[next(iter(kept))]
