"""What players deleted and nothing brought back since, as the steps that are done tell it.

What an undo took back is put away too, but nobody deleted it: whoever brings it again is welcome.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from db.shelf import ARMIES, CARDS, FORMATS, OFFERS, OWNED, RULESETS
from db.timelines import BATTLES, TIMELINES
from rules.cards import Revision

_DONE = (
    "WITH RECURSIVE done(id) AS (SELECT step_id FROM head WHERE timeline = ? UNION ALL"
    " SELECT step.parent_id FROM step JOIN done ON step.id = done.id WHERE step.parent_id IS NOT NULL)"
    " SELECT step.payload FROM step JOIN done ON step.id = done.id ORDER BY step.id DESC"
)


@dataclass(frozen=True, slots=True)
class PutAway:
    """The ids of what was deleted, by kind; of cards what they showed last."""

    cards: Mapping[str, Revision] = field(default_factory=dict)
    offers: frozenset[str] = frozenset()
    owned: frozenset[str] = frozenset()
    armies: frozenset[str] = frozenset()
    formats: frozenset[str] = frozenset()
    rulesets: frozenset[str] = frozenset()
    battles: frozenset[str] = frozenset()


def read(reader: sqlite3.Connection) -> PutAway:
    """Read what was deleted in every place."""
    found: dict[str, set[str]] = {}
    for place, timeline in TIMELINES.items():
        for told in _last_put_away(reader, place):
            shelf, thing = timeline.meant(told)
            found.setdefault(shelf.things, set()).add(thing)
    offers, owned, armies, formats, rulesets = (
        frozenset(found.get(shelf.things, ())) for shelf in (OFFERS, OWNED, ARMIES, FORMATS, RULESETS)
    )
    cards = {key: Revision(key, *CARDS.one(reader, key)) for key in sorted(found.get(CARDS.things, ()))}
    battles = frozenset(_last_put_away(reader, BATTLES))
    return PutAway(cards, offers, owned, armies, formats, rulesets, battles)


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
