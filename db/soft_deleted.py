"""What players deleted and nothing brought back since, as the steps that are done tell it.

What an undo took back is put away too, but nobody deleted it: whoever brings it again is welcome.
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
    """What was deleted, by kind and id, as it showed last; of counted figures and battles the ids alone."""

    cards: Mapping[str, Revision] = field(default_factory=dict)
    offers: Mapping[str, Offer] = field(default_factory=dict)
    armies: Mapping[str, Army] = field(default_factory=dict)
    formats: Mapping[str, Format] = field(default_factory=dict)
    rulesets: Mapping[str, OwnRuleset] = field(default_factory=dict)
    owned: frozenset[str] = frozenset()
    battles: frozenset[str] = frozenset()


def read(reader: sqlite3.Connection) -> SoftDeleted:
    """Read what was deleted in every place."""
    found: dict[str, set[str]] = {}
    for place, timeline in TIMELINES.items():
        for told in _last_put_away(reader, place):
            shelf, thing = timeline.meant(told)
            found.setdefault(shelf.things, set()).add(thing)

    def last(shelf: RevisionedTable[T]) -> dict[str, T]:
        return {key: shelf.one(reader, key)[1] for key in sorted(found.get(shelf.things, ()))}

    cards = {key: Revision(key, *CARDS.one(reader, key)) for key in sorted(found.get(CARDS.things, ()))}
    owned = frozenset(found.get(OWNED.things, ()))
    battles = frozenset(_last_put_away(reader, BATTLES))
    return SoftDeleted(cards, last(OFFERS), last(ARMIES), last(FORMATS), last(RULESETS), owned, battles)


def _last_put_away(reader: sqlite3.Connection, key: str) -> list[str]:
    """Return what the newest step that showed or hid it has hidden, as steps name it."""
    last: dict[str, bool] = {}
    for (payload,) in reader.execute(_DONE, (key,)):
        for thing, was, now in _hidings(json.loads(payload)):
            if was != now:
                last.setdefault(thing, now)
    return [thing for thing, hidden in last.items() if hidden]


def _hidings(moves: list[Any]) -> Iterator[tuple[str, bool, bool]]:
    """Give what a step moved, and whether it was put away before and after."""
    if moves and isinstance(moves[0], str):  # of one battle alone
        moves = [moves]
    for thing, *rest in moves:
        if len(rest) == 2:
            yield thing, bool(rest[0].get("hidden")), bool(rest[1].get("hidden"))
        else:
            yield thing, bool(rest[1]), bool(rest[3])
