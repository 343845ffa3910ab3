"""What players deleted and nothing brought back since, found in the steps that are done.

What an undo hid is hidden in its table too, but no player deleted it: an import may bring it again.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar

from db.revisioned_table import ARMIES, CARDS, FORMATS, OFFERS, OWNED, RULESETS, RevisionedTable
from db.timelines import BATTLES, TIMELINES
from rules.armies import Army
from rules.cards import Revision

if TYPE_CHECKING:
    from rules.battle.own_ruleset import OwnRuleset
    from rules.formats import Format
    from rules.offers import Offer

T = TypeVar("T")

_DONE = (
    "WITH RECURSIVE done(id) AS (SELECT step_id FROM head WHERE timeline = ? UNION ALL"
    " SELECT step.parent_id FROM step JOIN done ON step.id = done.id WHERE step.parent_id IS NOT NULL)"
    " SELECT step.payload FROM step JOIN done ON step.id = done.id ORDER BY step.id DESC"
)


@dataclass(frozen=True, slots=True)
class SoftDeleted:
    """Things that players deleted, by kind and id, as they showed last; owned figures and battles by id."""

    cards: Mapping[str, Revision] = field(default_factory=dict)
    offers: Mapping[str, Offer] = field(default_factory=dict)
    armies: Mapping[str, Army] = field(default_factory=dict)
    formats: Mapping[str, Format] = field(default_factory=dict)
    rulesets: Mapping[str, OwnRuleset] = field(default_factory=dict)
    owned: frozenset[str] = frozenset()
    battles: frozenset[str] = frozenset()


def read(reader: sqlite3.Connection) -> SoftDeleted:
    """Read what is soft-deleted in every place."""
    found: dict[str, set[str]] = {}
    for place, timeline in TIMELINES.items():
        for told in _last_soft_deleted(reader, place):
            table, thing = timeline.thing_named(told)
            found.setdefault(table.things, set()).add(thing)

    def last(table: RevisionedTable[T]) -> dict[str, T]:
        return {key: table.one(reader, key)[1] for key in sorted(found.get(table.things, ()))}

    cards = {key: Revision(key, *CARDS.one(reader, key)) for key in sorted(found.get(CARDS.things, ()))}
    owned = frozenset(found.get(OWNED.things, ()))
    battles = frozenset(_last_soft_deleted(reader, BATTLES))
    return SoftDeleted(cards, last(OFFERS), last(ARMIES), last(FORMATS), last(RULESETS), owned, battles)


def _last_soft_deleted(reader: sqlite3.Connection, key: str) -> list[str]:
    """Return what the newest step that showed or hid it left hidden, by the names that steps give it."""
    last: dict[str, bool] = {}
    for (payload,) in reader.execute(_DONE, (key,)):
        for thing, was, now in _hidings(json.loads(payload)):
            if was != now:
                last.setdefault(thing, now)
    return [thing for thing, hidden in last.items() if hidden]


def _hidings(moves: list[Any]) -> Iterator[tuple[str, bool, bool]]:
    """Yield the name of each thing that a step moved, and whether it was hidden before and after."""
    if moves and isinstance(moves[0], str):  # of one battle alone
        moves = [moves]
    for thing, *rest in moves:
        if len(rest) == 2:
            yield thing, bool(rest[0].get("hidden")), bool(rest[1].get("hidden"))
        else:
            yield thing, bool(rest[1]), bool(rest[3])
