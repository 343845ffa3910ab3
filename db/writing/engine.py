"""SQLAlchemy on a connection of SQLite's that somebody else opened, and closes."""

from __future__ import annotations

import sqlite3
from functools import cache
from typing import Any

from sqlalchemy import URL, Engine, create_engine, event
from sqlalchemy.pool import NullPool, StaticPool
from sqlalchemy.util import LRUCache

_MOST_KEPT = 500
"""So many statements are kept worded, as many as SQLAlchemy keeps for an engine."""


@cache
def _bare() -> Engine:
    """Make an engine on no file, which knows this SQLite; what is worded with it is kept for all of them.

    A program opens many libraries one after the other: wording a statement takes longer than carrying it
    out, and each engine that knows SQLite by itself would word all of them anew.
    """
    kept: LRUCache[Any, Any] = LRUCache(_MOST_KEPT)
    engine = create_engine(
        URL.create("sqlite"), poolclass=NullPool, execution_options={"compiled_cache": kept}
    )
    with engine.connect():  # asks SQLite once what it is
        return engine


def engine_over(opened: sqlite3.Connection) -> Engine:
    """Make an engine whose one connection is open already; each transaction takes the write lock at once."""
    bare = _bare()

    def creator() -> Any:
        return opened

    # on return the connection is not reset: by then it may be closed
    pool = StaticPool(creator, reset_on_return=None, dialect=bare.dialect)
    engine = Engine(pool, bare.dialect, bare.url, execution_options=bare.get_execution_options())

    @event.listens_for(engine, "connect")
    def connect(_: object, record: Any) -> None:
        # The pool takes what was opened before 1970 for outdated and closes it: clocks do stand there.
        record.starttime = max(record.starttime, 0)

    @event.listens_for(engine, "begin")
    def begin(_: object) -> None:
        # A transaction that reads first could not be upgraded later.
        opened.execute("BEGIN IMMEDIATE")

    return engine
