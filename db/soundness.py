"""Look whether the rows of a library hold together, before anybody trusts them.

SQLite's own check tells torn pages, not a turned bit within one: a text that became bytes, a card whose
revision names another card, a step that is its own ancestor. Found here, each is damage with a way out
(a backup); found later it would be a bug, or a loss nobody sees.
"""

from __future__ import annotations

import sqlite3
from typing import Any

from sqlalchemy import Boolean, Column, Integer, LargeBinary, Table
from sqlalchemy.types import TypeEngine

from db.tables import METADATA

_KINDS: dict[type[TypeEngine[Any]], str] = {Integer: "integer", Boolean: "integer", LargeBinary: "blob"}
_LOOSE_ENDS = (
    "SELECT 1 FROM timeline LEFT JOIN head ON head.timeline = timeline.key WHERE head.timeline IS NULL",
    "SELECT 1 FROM head JOIN step ON step.id = head.step_id WHERE step.timeline <> head.timeline",
    # Steps are numbered as they come, so that no step is its own ancestor.
    "SELECT 1 FROM step JOIN step AS was ON was.id = step.parent_id"
    " WHERE was.id >= step.id OR was.timeline <> step.timeline",
)


def is_sound(raw: sqlite3.Connection, places: tuple[str, ...]) -> bool:
    """Tell whether tables, kinds of values and references are those that this program writes."""
    try:
        return (
            not any(raw.execute(_strangers(table)).fetchone() for table in METADATA.sorted_tables)
            and raw.execute("PRAGMA foreign_key_check").fetchone() is None
            and raw.execute("SELECT count(*) FROM library").fetchone() == (1,)
            and {*places} <= {key for (key,) in raw.execute("SELECT timeline FROM head")}
            and not any(raw.execute(question).fetchone() for question in _LOOSE_ENDS)
        )
    except sqlite3.OperationalError as error:
        if "no such" in str(error):  # a table or a column is not there
            return False
        raise


def _strangers(table: Table) -> str:
    """Ask for a row that holds something of another kind than its column."""
    wrong = " OR ".join(_wrong(table, column) for column in table.columns)
    return f'SELECT 1 FROM "{table.name}" WHERE {wrong} LIMIT 1'


def _wrong(table: Table, column: Column[object]) -> str:
    kind = next((word for made, word in _KINDS.items() if isinstance(column.type, made)), "text")
    kinds = [kind, *(["null"] if column.nullable else [])]
    # Named with its table: SQLite takes an unknown "name" alone for a text.
    return f'typeof("{table.name}"."{column.name}") NOT IN ({", ".join(map(repr, kinds))})'
