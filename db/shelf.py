"""Lasting things with immutable revisions: reference cards, army lists, own rulesets.

A thing points at the revision it shows and may be put away (hidden); revisions are only ever added, and
their numbers are never used twice. Editing, deleting, undoing and redoing move the pointer.
"""

from __future__ import annotations

import uuid
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from sqlalchemy import Connection, bindparam, func, insert, select, update

from db.codec import ARMY, CARD, Codec
from db.tables import (
    ArmyRevisionRow,
    ArmyRow,
    CardRevisionRow,
    CardRow,
    RulesetRevisionRow,
    RulesetRow,
)
from rules.armies import Army
from rules.cards import Card

if TYPE_CHECKING:
    from rules.battle.own_ruleset import OwnRuleset

T = TypeVar("T")
_AT_ONCE = 500  # SQLite takes 999 parameters at the least


@dataclass(frozen=True, slots=True)
class Pointer:
    """Where a thing stands: the revision it shows and whether it is put away."""

    number: int
    hidden: bool


@dataclass(frozen=True, slots=True)
class Move:
    """What a step did to one thing."""

    id: str
    before: Pointer
    after: Pointer


@dataclass(frozen=True, slots=True)
class _Standing:
    """A thing as a write finds it: its pointer, its highest revision, and the content it shows."""

    pointer: Pointer
    last: int
    data: str


class Shelf(Generic[T]):
    """The things of one kind: a table of pointers and a table of revisions."""

    def __init__(self, things: Any, revisions: Any, codec: Callable[[], Codec[T]]) -> None:
        self._things = things
        self._revisions = revisions
        self._find_codec = codec

    @property
    def _codec(self) -> Codec[T]:
        return self._find_codec()

    # -- reading ------------------------------------------------------------------------------

    def shown(self, connection: Connection) -> list[tuple[str, int, T]]:
        """Return id, number and content of everything that is not put away."""
        things, revisions = self._things, self._revisions
        found = connection.execute(
            select(things.id, things.number, revisions.data)
            .join(revisions, (revisions.id == things.id) & (revisions.number == things.number))
            .where(things.hidden.is_(False))
        ).all()
        contents = self._decode([row[2] for row in found])
        return [(row[0], row[1], content) for row, content in zip(found, contents, strict=True)]

    def one(self, connection: Connection, thing: str, number: int | None = None) -> tuple[int, T]:
        """Return number and content of a revision, the shown one by default, put away or not.

        Raises KeyError.
        """
        things, revisions = self._things, self._revisions
        wanted = select(revisions.number, revisions.data).where(revisions.id == thing)
        if number is None:
            wanted = wanted.join(things, things.id == revisions.id).where(revisions.number == things.number)
        else:
            wanted = wanted.where(revisions.number == number)
        row = connection.execute(wanted).one_or_none()
        if row is None:
            raise KeyError(thing if number is None else (thing, number))
        return row[0], self._decode([row[1]])[0]

    def every(self, connection: Connection, thing: str) -> list[tuple[int, T]]:
        """Return all revisions of a thing, oldest first. Raises KeyError."""
        revisions = self._revisions
        found = connection.execute(
            select(revisions.number, revisions.data).where(revisions.id == thing).order_by(revisions.number)
        ).all()
        if not found:
            raise KeyError(thing)
        return list(zip((row[0] for row in found), self._decode([row[1] for row in found]), strict=True))

    def _decode(self, written: Sequence[str]) -> list[T]:
        return self._codec.read_all(text.encode() for text in written)

    # -- writing ------------------------------------------------------------------------------

    def write(self, connection: Connection, at: str, writes: Iterable[tuple[str, T | None]]) -> list[Move]:
        """Give each thing new content, or put it away (None); return what moved, in the order asked.

        An unknown id is a new thing. Content equal to what is shown makes no revision. Raises KeyError
        when something unknown is to be put away.
        """
        asked = list(writes)
        stand = self._standing(connection, {thing for thing, _ in asked})
        new = list(dict.fromkeys(thing for thing, _ in asked if thing not in stand))
        stand |= {thing: _Standing(Pointer(1, True), 0, "") for thing in new}
        moves: dict[str, Move] = {}
        made: list[dict[str, Any]] = []
        for thing, content in asked:
            known = stand[thing]
            was, last, data = known.pointer, known.last, known.data
            if content is not None:
                written = self._codec.write(content).decode()
                if written == data:
                    now = Pointer(was.number, False)
                else:
                    last, data = last + 1, written
                    made.append({"id": thing, "number": last, "at": at, "data": data})
                    now = Pointer(last, False)
            elif last:
                now = Pointer(was.number, True)
            else:
                raise KeyError(thing)
            stand[thing] = _Standing(now, last, data)
            moves[thing] = Move(thing, moves[thing].before if thing in moves else was, now)
        if new:
            rows = [{"id": thing, "number": 1, "hidden": True} for thing in new]
            connection.execute(insert(self._things), rows)
        if made:
            connection.execute(insert(self._revisions), made)
        moved = [move for move in moves.values() if move.before != move.after]
        self.move(connection, ((move.id, move.after) for move in moved))
        return moved

    def move(self, connection: Connection, pointers: Iterable[tuple[str, Pointer]]) -> None:
        """Point things at revisions they have."""
        things = self._things
        rows = [{"thing": t, "to": p.number, "away": p.hidden} for t, p in pointers]
        if rows:
            connection.execute(
                update(things)
                .where(things.id == bindparam("thing"))
                .values(number=bindparam("to"), hidden=bindparam("away")),
                rows,
            )

    def _standing(self, connection: Connection, wanted: Iterable[str]) -> dict[str, _Standing]:
        things, revisions = self._things, self._revisions
        last = (
            select(func.max(revisions.number))
            .where(revisions.id == things.id)
            .correlate(things)
            .scalar_subquery()
        )
        ids = list(wanted)
        found: dict[str, _Standing] = {}
        for first in range(0, len(ids), _AT_ONCE):
            rows = connection.execute(
                select(things.id, things.number, things.hidden, last, revisions.data)
                .join(revisions, (revisions.id == things.id) & (revisions.number == things.number))
                .where(things.id.in_(ids[first : first + _AT_ONCE]))
            )
            found |= {row[0]: _Standing(Pointer(row[1], row[2]), row[3], row[4]) for row in rows}
        return found


def new_id() -> str:
    """Return an id that no other library has used, so that things can be carried between libraries."""
    return uuid.uuid4().hex


def _rulesets() -> Codec[OwnRuleset]:
    from db.battle_codec import RULESET  # not needed to show the cards

    return RULESET


CARDS: Shelf[Card] = Shelf(CardRow, CardRevisionRow, lambda: CARD)
ARMIES: Shelf[Army] = Shelf(ArmyRow, ArmyRevisionRow, lambda: ARMY)
RULESETS: Shelf[OwnRuleset] = Shelf(RulesetRow, RulesetRevisionRow, _rulesets)
