"""The one open connection of a library, and its transactions."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from functools import cached_property
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import RLock
from typing import TYPE_CHECKING

from db import backup, leftovers, wal
from db.engine import MOST_IN_LOG, known_troubles, open_for
from db.errors import Aliased, Locked, Missing, Parted, ReadOnly, Replaced, WrittenOver, shown
from db.presence import Presence, free_name, leave_alone
from db.schema import begin_log, end_log, fold_up, is_parted
from db.timelines import MOST_TOGETHER, PLACES
from db.whereabouts import side_file

if TYPE_CHECKING:
    from db.writing.writer import Writer

Clock = Callable[[], datetime]
_TICK = timedelta(milliseconds=1)
_LATEST = "SELECT at, timeline FROM step ORDER BY id DESC LIMIT ?"


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
        self._has_log = False
        self._kept: Path | None = None
        self._log_file = side_file(path, "-wal")  # SQLite, too, follows links but once, as it opens the file
        with known_troubles(path):
            self._raw = open_for(path if copy is None else copy.path, mode)
            self._presence = Presence(path, is_ours=not self.read_only)
            self._log = self._found_log()

    def now(self) -> str:
        """Return the time of now as rows hold it."""
        return stamp_of(self.clock())

    def step_time(self) -> str:
        """Return the time of the steps that the open transaction records in places; ask for it once.

        Steps of one time and one label were recorded together: a clock that is coarse, stands still or was
        set back gives no transaction the time of those just before it.
        """
        assert self._raw.in_transaction
        time = self.clock()
        taken = {at for at, timeline in self._raw.execute(_LATEST, (MOST_TOGETHER,)) if timeline in PLACES}
        while (at := stamp_of(time)) in taken:
            time += _TICK
        return at

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """Read one consistent state, with plain SQL. Raises WrittenOver."""
        with known_troubles(self.path), self._turn:
            self._must_be_whole()
            self._raw.execute("BEGIN")
            try:
                yield self._raw
            finally:
                self._raw.rollback()

    @contextmanager
    def writing(self, *, matters: bool = True) -> Iterator[Writer]:
        """Write all or nothing. Raises Locked, ReadOnly, Missing, WrittenOver, DiskFull, Unreachable.

        What does not matter (a remembered setting) makes no backup worth while.
        """
        self.must_write()
        with known_troubles(self.path), self._turn:
            self._must_be_whole()
            self._begin_log()
            with self._writer.transaction():
                yield self._writer
            self._presence.remember()
        self.changed = self.changed or matters

    def _begin_log(self) -> None:
        """Note in the file that a log begins: before the first step of it, and again when it is long."""
        if self._has_log and self._log_size() <= MOST_IN_LOG:
            return
        begin_log(self._raw)
        self._has_log = True
        self._log = self._found_log()
        self._presence.remember()

    def _log_size(self) -> int:
        found = self._found_log()
        return 0 if found is None else found.st_size

    def _found_log(self) -> os.stat_result | None:
        try:
            return self._log_file.stat()
        except FileNotFoundError:  # a library of several names has none
            return None

    @cached_property
    def _writer(self) -> Writer:
        from db.writing.writer import Writer

        return Writer(self._raw)

    def prepare_writing(self) -> None:
        """Load what writing needs, which takes half a second, so that the first write does not wait for it.

        Safe beside whoever reads or writes meanwhile.
        """
        from db.writing import writer  # noqa: F401 - outside of the turn, which is not kept from others for long

        with self._turn:
            if not self._closed:
                _ = self._writer

    def must_write(self) -> None:
        """Raise Locked, Aliased, ReadOnly, Missing or Replaced where nothing can be written.

        What a replaced library held is written beside, where that can be; else the trouble of it is raised.
        """
        data = {"path": shown(self.path)}
        if self.read_only:
            if self.holder:
                raise Locked(holder=self.holder, **data)
            if is_parted(self.path):
                raise Parted(file=side_file(self.path, "-wal").name, **data)
            raise Aliased(**data) if wal.may_lie_elsewhere(self.path) else ReadOnly(**data)
        if self._presence.in_place:
            return
        if self._presence.is_replaced:
            raise Replaced(file=self._kept_beside().name, **data)
        raise Missing(**data)

    def _kept_beside(self) -> Path:
        """Return the file beside the library into which all that it held was written; it is written once."""
        if self._kept is None:
            kept = free_name(Path(os.path.realpath(self.path)), "replaced")
            with self.alone() as raw:
                backup.copy(raw, kept)
            self._kept = kept
        return self._kept

    @property
    def is_replaced(self) -> bool:
        """Tell whether a library that could be written lost its place to another file."""
        return not self.read_only and self._presence.is_replaced

    @property
    def is_written_over(self) -> bool:
        """Tell whether another program wrote into the open file."""
        with known_troubles(self.path), self._turn:
            return self._presence.is_written_over

    def _must_be_whole(self) -> None:
        if self._presence.is_written_over:
            raise WrittenOver(path=shown(self.path))

    @contextmanager
    def alone(self) -> Iterator[sqlite3.Connection]:
        """Hand out SQLite's own connection, for its backup interface, between two transactions.

        Raises WrittenOver.
        """
        with known_troubles(self.path), self._turn:
            self._must_be_whole()
            yield self._raw
            self._presence.remember()

    def replaced(self) -> None:
        """Note that another library's content was put into this one: it has changed, its log begins anew."""
        self.changed = True
        self._has_log = False

    def close(self) -> None:
        """Close the connection; a library that could be written is one file again.

        While somebody still reads, its companions stay for the next who closes it. A second call does
        nothing. Raises WrittenOver where another program wrote into the file, which stays as it is then, and
        Replaced where another file took its place and what was saved here was written beside.
        """
        with known_troubles(self.path), self._turn:
            if self._closed:
                return
            self._closed = True
            try:
                if self._presence.is_written_over:
                    leave_alone(self._raw, self.path)
                    raise WrittenOver(path=shown(self.path))
                if self.is_replaced:
                    self._leave_place()
                elif not self.read_only:
                    with suppress(Locked), known_troubles(self.path):
                        end_log(self._raw)
                        fold_up(self._raw)
            finally:
                self._raw.close()
                self._presence.close()
                if self._copy is not None:
                    self._copy.remove()

    def _leave_place(self) -> None:
        """Close a replaced library; its log, which SQLite would lay over the other file, does not stay."""
        try:
            if self.changed:
                self.must_write()
        finally:
            found = self._found_log()
            is_own = found is not None and (
                not found.st_size or (self._log is not None and os.path.samestat(found, self._log))
            )
            if is_own and self.changed and self._kept is None:
                leave_alone(self._raw, self.path)
            self._raw.close()
            if is_own:
                for suffix in ("-wal", "-shm"):
                    side_file(self.path, suffix).unlink(missing_ok=True)
