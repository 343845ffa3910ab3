"""All that can be written into a library file, each method within a transaction that is open."""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cached_property
from typing import TYPE_CHECKING, Any

from sqlalchemy import insert

from db.revisioned_table import CATALOGUES, ORIGINS, Move, RevisionedTable
from db.tables import CatalogueFileRow, PictureRow, SettingRow
from db.timelines import TIMELINES
from db.writing import revisions, timelines, together
from db.writing.engine import engine_over
from rules.text import Message
from rules.timeline import StepInfo

if TYPE_CHECKING:
    from db.writes import Imported
    from db.writing.battles import BattlesWriter

_SQUEEZE = 3
"""How hard catalogues are compressed: so they take an eighth; a tenth would cost four times the time."""


class Writer:
    """Writes through SQLAlchemy on the connection of a :class:`~db.store.Store`, which owns it."""

    def __init__(self, raw: sqlite3.Connection) -> None:
        self.connection = engine_over(raw).connect()

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Run what follows as one transaction, all or nothing."""
        with self.connection.begin():
            yield

    def record(self, place: str, at: str, label: Message, asked: Sequence[tuple[str, Any]]) -> StepInfo:
        """Write things of a place, or soft-delete them (None), as one step. Raises KeyError for unknown."""
        timeline = TIMELINES[place]
        moves = revisions.write(self.connection, timeline.table, at, asked)
        return timelines.record(self.connection, timeline, at, label, moves)

    def record_all(
        self,
        place: str,
        at: str,
        label: Message,
        asked: Sequence[tuple[RevisionedTable[Any], Sequence[tuple[str, Any]]]],
    ) -> StepInfo:
        """Write things of several tables of a place as one step. Raises KeyError as :meth:`record` does."""
        timeline = TIMELINES[place]
        moves = [
            Move(timeline.name_in_step(table, move.id), move.before, move.after)
            for table, writes in asked
            for move in revisions.write(self.connection, table, at, writes)
        ]
        return timelines.record(self.connection, timeline, at, label, moves)

    def remember(self, at: str, writes: Imported) -> None:
        """Keep what foreign files said of things, and catalogues, as no step of any timeline."""
        self.catalogue_files(writes.catalogue_files)
        origins = {**writes.origins, **writes.army_origins}
        revisions.write(self.connection, ORIGINS, at, tuple(origins.items()))
        revisions.write(self.connection, CATALOGUES, at, tuple(writes.catalogues.items()))

    def catalogue_files(self, files: Mapping[str, bytes]) -> None:
        """Keep the bytes of catalogues under their sums, unless they are kept already."""
        for key, data in files.items():
            row = {"id": key, "data": zlib.compress(data, _SQUEEZE)}
            self.connection.execute(insert(CatalogueFileRow).prefix_with("OR IGNORE"), row)

    def undo(self, place: str) -> together.Moved:
        """Undo the last step of a place and the steps recorded with it. Raises MovedOn."""
        return together.undo(self.connection, place)

    def redo(self, place: str) -> together.Moved:
        """Redo the step undone last in a place and the steps recorded with it. Raises MovedOn."""
        return together.redo(self.connection, place)

    @cached_property
    def battles(self) -> BattlesWriter:
        """Writes battles; the rules of battles are loaded at its first use."""
        from db.writing.battles import BattlesWriter

        return BattlesWriter(self.connection)

    def picture(self, key: str, data: bytes) -> None:
        """Keep a picture under its id, unless it is kept already."""
        self.connection.execute(insert(PictureRow).prefix_with("OR IGNORE"), {"id": key, "data": data})

    def setting(self, key: str, value: str) -> None:
        """Keep a setting, in the place of the one kept under its key."""
        row = {"key": key, "value": value}
        self.connection.execute(insert(SettingRow).prefix_with("OR REPLACE"), row)
