"""SQLAlchemy on a connection of SQLite's that somebody else opened, and closes."""

from __future__ import annotations

import sqlite3
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.pool import StaticPool


def engine_over(opened: sqlite3.Connection) -> Engine:
    """Make an engine whose one connection is open already; each transaction takes the write lock at once."""
    engine = create_engine(
        URL.create("sqlite"),
        creator=lambda: opened,
        poolclass=StaticPool,
        pool_reset_on_return=None,  # by then it may be closed
    )

    @event.listens_for(engine, "connect")
    def connect(_: object, record: Any) -> None:
        # The pool takes what was opened before 1970 for outdated and closes it: clocks do stand there.
        record.starttime = max(record.starttime, 0)

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # A transaction that reads first could not be upgraded later.
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine
