"""Statements that are worded once by SQLAlchemy, and carried out by SQLite itself."""

from __future__ import annotations

import sqlite3
from functools import cached_property
from typing import cast

from sqlalchemy import Connection
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.sql import ClauseElement
from sqlalchemy.sql.compiler import SQLCompiler


class Worded:
    """A statement for one row: a gesture waits for it, and SQLAlchemy takes fifty times as long as SQLite.

    ``columns`` are those that it writes without naming them.
    """

    def __init__(self, statement: ClauseElement, *columns: str) -> None:
        self._statement, self._columns = statement, columns

    @cached_property
    def _worded(self) -> tuple[str, tuple[str, ...], dict[str, object]]:
        """Its words, the names of its parameters in their order, and those that it knows by itself."""
        made = self._statement.compile(dialect=SQLiteDialect_pysqlite(), column_keys=self._columns or None)
        assert isinstance(made, SQLCompiler)
        return str(made), tuple(made.positiontup or ()), dict(made.params)

    def run(self, connection: Connection, **given: object) -> sqlite3.Cursor:
        """Carry it out within the transaction that is open."""
        words, names, known = self._worded
        raw = cast(sqlite3.Connection, connection.connection.driver_connection)
        return raw.execute(words, [given[name] if name in given else known[name] for name in names])
