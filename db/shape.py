"""What a library's tables and indexes are at each revision, in the words that SQLite keeps of them.

A file from elsewhere is held against these before SQLite computes anything of it: an index on an expression,
a generated column, a virtual table or a trigger would make it compute whatever their author liked. Tables of
the program itself are made by :mod:`db.tables` and the migrations (a test compares the three).
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from functools import lru_cache

_POINTERS = "id VARCHAR NOT NULL, number INTEGER NOT NULL, hidden BOOLEAN NOT NULL, {primary} (id)"
_REVISIONS = (
    "id VARCHAR NOT NULL, number INTEGER NOT NULL, at VARCHAR NOT NULL, data TEXT NOT NULL,"
    " {primary} (id, number), CONSTRAINT fk_{name}_id_{of} FOREIGN KEY(id) REFERENCES {of} (id)"
)
# What has revisions, and since which revision of the tables.
_LASTING = {
    "card": "0001", "army": "0001", "ruleset": "0002", "offer": "0003", "origin": "0003", "format": "0004",
    "owned": "0004", "catalogue": "0008",
}  # fmt: skip
_TOUCH = "0005"
_OTHERS = {
    "library": "id INTEGER NOT NULL, uid VARCHAR NOT NULL, created_at VARCHAR NOT NULL, {primary} (id)",
    "timeline": "key VARCHAR NOT NULL, {primary} (key)",
    "step": (
        "id INTEGER NOT NULL, timeline VARCHAR NOT NULL, parent_id INTEGER, at VARCHAR NOT NULL,"
        " label BLOB NOT NULL, payload BLOB NOT NULL, turn INTEGER, ended BOOLEAN NOT NULL, {primary} (id),"
        " CONSTRAINT fk_step_timeline_timeline FOREIGN KEY(timeline) REFERENCES timeline (key),"
        " CONSTRAINT fk_step_parent_id_step FOREIGN KEY(parent_id) REFERENCES step (id)"
    ),
    "head": (
        "timeline VARCHAR NOT NULL, step_id INTEGER, {primary} (timeline),"
        " CONSTRAINT fk_head_timeline_timeline FOREIGN KEY(timeline) REFERENCES timeline (key),"
        " CONSTRAINT fk_head_step_id_step FOREIGN KEY(step_id) REFERENCES step (id)"
    ),
    "battle": (
        "id VARCHAR NOT NULL, name VARCHAR NOT NULL, side_a VARCHAR NOT NULL, side_b VARCHAR NOT NULL,"
        " turn INTEGER NOT NULL, started_at VARCHAR NOT NULL, touched_at VARCHAR NOT NULL,"
        " archived BOOLEAN NOT NULL, hidden BOOLEAN NOT NULL, setup BLOB NOT NULL, {touch}{primary} (id),"
        " CONSTRAINT fk_battle_id_timeline FOREIGN KEY(id) REFERENCES timeline (key)"
    ),
    "picture": "id VARCHAR NOT NULL, data BLOB NOT NULL, {primary} (id)",
    "setting": "key VARCHAR NOT NULL, value TEXT NOT NULL, {primary} (key)",
}
_CATALOGUES = "0008"
_CATALOGUE_FILE = "id VARCHAR NOT NULL, data BLOB NOT NULL, {primary} (id)"
_VERSION = {
    "alembic_version": "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL,"
    " CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num))"
}
_INDEXES = {
    "ix_step_parent_id": "CREATE INDEX ix_step_parent_id ON step (parent_id)",
    "ix_step_timeline": "CREATE INDEX ix_step_timeline ON step (timeline)",
}
_TOUCHES = {"ix_battle_touch": "CREATE INDEX ix_battle_touch ON battle (touch)"}
_OF_SQLITE = {
    "sqlite_sequence": "CREATE TABLE sqlite_sequence(name,seq)",
    "sqlite_stat1": "CREATE TABLE sqlite_stat1(tbl,idx,stat)",
    "sqlite_stat3": "CREATE TABLE sqlite_stat3(tbl,idx,neq,nlt,ndlt,sample)",
    "sqlite_stat4": "CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)",
}
_MOST = 2_000
"""How many letters of a statement are compared; the longest of ours has some 600."""


def statements(revision: str) -> dict[str, str]:
    """Return what makes each table and index of a revision, by name."""
    found = dict(_VERSION)
    touch = "touch INTEGER, " if revision >= _TOUCH else ""
    for name, since in _LASTING.items():
        if since <= revision:
            found[name] = _table(name, _POINTERS)
            found[f"{name}_revision"] = _table(f"{name}_revision", _REVISIONS, of=name)
    found |= {name: _table(name, columns, touch=touch) for name, columns in _OTHERS.items()}
    if revision >= _CATALOGUES:
        found["catalogue_file"] = _table("catalogue_file", _CATALOGUE_FILE)
    return found | _INDEXES | (_TOUCHES if touch else {})


def _table(name: str, columns: str, **parts: str) -> str:
    primary = f"CONSTRAINT pk_{name} PRIMARY KEY"
    return f"CREATE TABLE {name} ({columns.format(name=name, primary=primary, **parts)})"


def is_ours(raw: sqlite3.Connection, revision: str) -> bool:
    """Tell whether a file holds nothing but tables and indexes of a revision; some may be missing."""
    known = _ours(revision) | _made_by(_OF_SQLITE)
    return all(each in known for each in _found(raw))


def is_whole(raw: sqlite3.Connection, revision: str) -> bool:
    """Tell whether a file has a table of each name that a revision has; its indexes may be missing."""
    there = {name for (name,) in raw.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    return there >= {name for kind, name, _ in _ours(revision) if kind == "table"}


def has_our_revision(raw: sqlite3.Connection) -> bool:
    """Tell whether the table that holds the revision is there and is ours."""
    return _made_by(_VERSION) <= set(_found(raw, " AND name = 'alembic_version'"))


_Made = tuple[str, str, str]  # kind, name, statement without what does not matter


@lru_cache
def _ours(revision: str) -> frozenset[_Made]:
    return _made_by(statements(revision))


def _made_by(statements: dict[str, str]) -> frozenset[_Made]:
    return _made(tuple(statements.items()))


@lru_cache
def _made(statements: tuple[tuple[str, str], ...]) -> frozenset[_Made]:
    return frozenset((sql.split()[1].lower(), name, _folded(sql)) for name, sql in statements)


def _found(raw: sqlite3.Connection, which: str = "") -> Iterator[_Made]:
    rows = raw.execute(
        "SELECT type, name, substr(sql, 1, ?) FROM sqlite_master"
        # What SQLite makes by itself for a primary key has no statement.
        " WHERE NOT (type = 'index' AND sql IS NULL AND name LIKE 'sqlite!_autoindex!_%' ESCAPE '!')" + which,
        (_MOST,),
    )
    return ((kind, name, _folded(sql)) for kind, name, sql in rows)


def _folded(sql: object) -> str:
    """Return a statement without what releases of SQLAlchemy and SQLite write differently: space, quotes."""
    return "".join(str(sql).replace('"', "").split()).lower()
