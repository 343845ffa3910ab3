"""The one open connection of a library, and its transactions."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import RLock
from typing import TYPE_CHECKING

from db import leftovers, wal
from db.engine import known_troubles, open_for
from db.errors import Aliased, Locked, Missing, ReadOnly, shown
from db.schema import fold_up

if TYPE_CHECKING:
    from db.writing.pen import Pen

Clock = Callable[[], datetime]


def system_clock() -> datetime:
    """Return the time of now."""
    return datetime.now(UTC)


def stamp_of(time: datetime) -> str:
    """Write a time as the library keeps it: ISO, in UTC, to the millisecond."""
    return time.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


class Copy:
    """A copy of a library in a folder of its own, which goes when it is removed or when nobody has it."""

    def __init__(self) -> None:
        self._folder = TemporaryDirectory(prefix=leftovers.PREFIX, ignore_cleanup_errors=True)
        self._mark = leftovers.hold(Path(self._folder.name))
        self.path = Path(self._folder.name) / "library.tact"

    def remove(self) -> None:
        """Remove it with its folder; a second call does nothing."""
        mark, self._mark = self._mark, -1
        if mark >= 0:
            os.close(mark)
            self._folder.cleanup()


class Store:
    """One connection, kept open because opening one costs more than a step.

    Threads take turns: whoever works beside the window may read and write here too. ``copy`` is one
    that is read in the library's stead, and goes with the store.
    """

    def __init__(
        self, path: Path, *, mode: str, clock: Clock, holder: str = "", copy: Copy | None = None
    ) -> None:
        self.path = path
        self.read_only = mode != "rw"
        self.holder = holder
        self.clock = clock
        self.changed = False
        self._copy = copy
        self._turn = RLock()
        self._closed = False
        with known_troubles(path):
            self._raw = open_for(path if copy is None else copy.path, mode)
            self._file = os.stat(path)  # noqa: PTH116 - twin of the look at each write

    def now(self) -> str:
        """Return the time of now as rows hold it."""
        return stamp_of(self.clock())

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """Read one consistent state, with plain SQL."""
        with known_troubles(self.path), self._turn:
            self._raw.execute("BEGIN")
            try:
                yield self._raw
            finally:
                self._raw.rollback()

    @contextmanager
    def writing(self, *, matters: bool = True) -> Iterator[Pen]:
        """Write all or nothing. Raises Locked, ReadOnly, Missing, DiskFull, Unreachable.

        What does not matter (a remembered setting) makes no backup worth while.
        """
        self.must_write()
        with known_troubles(self.path), self._turn, self._pen.stroke():
            yield self._pen
        self.changed = self.changed or matters

    @cached_property
    def _pen(self) -> Pen:
        from db.writing.pen import Pen

        return Pen(self._raw)

    def prepare_writing(self) -> None:
        """Load what writing needs, which takes half a second, so that the first write does not wait for it.

        Safe beside whoever reads or writes meanwhile.
        """
        from db.writing import pen  # noqa: F401 - outside of the turn, which is not kept from others for long

        with self._turn:
            if not self._closed:
                _ = self._pen

    def must_write(self) -> None:
        """Raise Locked, Aliased, ReadOnly or Missing where nothing can be written."""
        data = {"path": shown(self.path)}
        if self.read_only:
            if self.holder:
                raise Locked(holder=self.holder, **data)
            raise Aliased(**data) if wal.may_lie_elsewhere(self.path) else ReadOnly(**data)
        if not self.in_place:
            raise Missing(**data)

    @property
    def in_place(self) -> bool:
        """Tell whether the file still stands where it was opened.

        A file that was moved or deleted meanwhile (a folder tidied up, a stick unmounted by force) would
        still take every write, and nobody would find them again.
        """
        try:
            now = os.stat(self.path)  # noqa: PTH116 - the quickest way, at each write
        except OSError:
            return False
        return os.path.samestat(now, self._file)

    @contextmanager
    def alone(self) -> Iterator[sqlite3.Connection]:
        """Hand out SQLite's own connection, for its backup interface, between two transactions."""
        with known_troubles(self.path), self._turn:
            yield self._raw

    def close(self) -> None:
        """Close the connection; a library that could be written is one file again.

        While somebody still reads, its companions stay for the next who closes it. A second call does
        nothing.
        """
        with known_troubles(self.path), self._turn:
            if self._closed:
                return
            self._closed = True
            try:
                if not self.read_only:
                    with suppress(Locked), known_troubles(self.path):
                        fold_up(self._raw)
            finally:
                self._raw.close()
                if self._copy is not None:
                    self._copy.remove()
