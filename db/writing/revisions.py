"""Write new revisions of things, and move their pointers: cards, lists, options, formats, rulesets."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection

from db.errors import LongText
from db.exchange.budget import MAX_TEXT, texts_of
from db.revisioned_table import AT_ONCE, Move, RevisionedTable, RevisionPointer

T = TypeVar("T")
_TOLD = 60
"""Letters of a text that is too long by which its owner finds it again."""


class _Standing(NamedTuple):
    """The state of a thing before a write: its pointer, its highest revision, and the content it shows."""

    pointer: RevisionPointer
    last: int
    data: str


def write(
    connection: Connection, table: RevisionedTable[T], at: str, writes: Iterable[tuple[str, T | None]]
) -> list[Move]:
    """Write new content of things, or soft-delete them (None); return the moves, in the order asked.

    An unknown id makes a new thing. Content equal to what is shown makes no revision. Raises KeyError when
    something unknown is to be soft-deleted, LongText for a text that no package may hold.
    """
    asked = list(writes)
    stand = _standing(connection, table, {thing for thing, _ in asked})
    new = list(dict.fromkeys(thing for thing, _ in asked if thing not in stand))
    stand |= {thing: _Standing(RevisionPointer(1, True), 0, "") for thing in new}
    moves: dict[str, Move] = {}
    made: list[tuple[str, int, str, str]] = []
    for thing, content in asked:
        known = stand[thing]
        was, last, data = known.pointer, known.last, known.data
        if content is not None:
            written = table.codec.write(content).decode()
            if written == data:
                now = RevisionPointer(was.number, False)
            else:
                if len(written) > MAX_TEXT:  # no text in it is longer than the whole
                    _look_at_texts(table.codec.plain(content))
                last, data = last + 1, written
                made.append((thing, last, at, data))
                now = RevisionPointer(last, False)
        elif last:
            now = RevisionPointer(was.number, True)
        else:
            raise KeyError(thing)
        stand[thing] = _Standing(now, last, data)
        moves[thing] = Move(thing, moves[thing].before if thing in moves else was, now)
    # In SQLite's own words: an import writes hundreds, and each would be prepared anew otherwise.
    if new:
        rows = [(thing, stand[thing].pointer.number, stand[thing].pointer.hidden) for thing in new]
        connection.exec_driver_sql(f"INSERT INTO {table.things} (id, number, hidden) VALUES (?, ?, ?)", rows)
    if made:
        connection.exec_driver_sql(
            f"INSERT INTO {table.revisions} (id, number, at, data) VALUES (?, ?, ?, ?)", made
        )
    moved = [move for move in moves.values() if move.before != move.after]
    fresh = frozenset(new)
    move(connection, table, ((move.id, move.after) for move in moved if move.id not in fresh))
    return moved


def _look_at_texts(plain: Any) -> None:
    for text in texts_of(plain):
        if len(text) > MAX_TEXT:
            raise LongText(text=f"{text[:_TOLD]}…", most=MAX_TEXT)


def move(
    connection: Connection, table: RevisionedTable[T], pointers: Iterable[tuple[str, RevisionPointer]]
) -> None:
    """Let things show revisions that they have already, or hide them."""
    rows = [(p.number, p.hidden, thing) for thing, p in pointers]
    if rows:
        connection.exec_driver_sql(f"UPDATE {table.things} SET number = ?, hidden = ? WHERE id = ?", rows)


def _standing(
    connection: Connection, table: RevisionedTable[T], wanted: Iterable[str]
) -> dict[str, _Standing]:
    things, revisions = table.things, table.revisions
    asked = (
        "SELECT thing.id, thing.number, thing.hidden,"
        f" (SELECT max(number) FROM {revisions} WHERE id = thing.id), was.data"
        f" FROM {things} AS thing JOIN {revisions} AS was ON was.id = thing.id AND was.number = thing.number"
        " WHERE thing.id IN "
    )
    ids = list(wanted)
    found: dict[str, _Standing] = {}
    for first in range(0, len(ids), AT_ONCE):
        part = tuple(ids[first : first + AT_ONCE])
        rows = connection.exec_driver_sql(f"{asked}({', '.join('?' * len(part))})", part)
        found |= {row[0]: _Standing(RevisionPointer(row[1], bool(row[2])), row[3], row[4]) for row in rows}
    return found
