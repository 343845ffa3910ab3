"""What a field of the state may hold when it is set by hand, so that play can go on from there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from rules.battle.fighters import capacity
from rules.battle.flying import LEVELS
from rules.battle.ruleset import Ruleset
from rules.battle.state import Attempt, Deed, Fighter, Game, Knowledge, Modifier, Place, Tries
from rules.text import Message, Refusal

Holds = Callable[[Game, Any], bool]

MARKED = ("done", "skipped")
"""What a row of combat or upkeep may be marked as."""


def _is(*kinds: type) -> Holds:
    return lambda _game, value: isinstance(value, kinds)


def _number(least: int) -> Holds:
    return lambda _game, value: _whole(value) and value >= least


def _whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _counts(least: int | None = 0) -> Holds:
    """Return what holds whole numbers by name, none below ``least``."""

    def holds(_game: Game, value: object) -> bool:
        if not isinstance(value, Mapping) or not all(isinstance(name, str) for name in value):
            return False
        return all(_whole(n) and (least is None or n >= least) for n in value.values())

    return holds


def _all(kind: type) -> Holds:
    return lambda _game, value: isinstance(value, tuple) and all(isinstance(each, kind) for each in value)


def _cards(game: Game, value: object) -> bool:
    return isinstance(value, tuple) and apart([value]) and set(value) <= set(game.cards)


def _side(game: Game, value: object) -> bool:
    return value in ("", *game.sides)


def _fighter(game: Game, value: object) -> bool:
    return value in ("", *game.fighters)


def _rows(_game: Game, value: object) -> bool:
    known = isinstance(value, Mapping) and all(isinstance(name, str) for name in value)
    return known and all(mark in MARKED for mark in value.values())  # type: ignore[attr-defined]


FIELDS: Mapping[str, Mapping[str, Holds]] = {
    "game": {
        "turn": _number(1), "phase": _is(str), "step": _is(str), "hand": _side, "speaking": _cards,
        "winner": _side, "rows": _rows,
    },
    "side": {
        "name": _is(str), "player": _is(str), "people": _is(str), "knowledge": _is(Knowledge),
        "order": _cards, "pile": _cards, "reserve": _cards, "played": _cards, "reserved": _number(0),
        "refusals": _number(0), "refused": _number(0), "ready": _is(bool), "points": _counts(),
        "marks": _counts(),
    },
    "fighter": {
        "letter": _is(str), "colour": _is(str), "nickname": _is(str), "note": _is(str),
        "place": _is(Place), "notches": _number(0), "stunned": _is(bool), "activated": _is(bool),
        "gems": _counts(), "faith": _number(0), "counters": _counts(None),
        "gem_limit": lambda game, value: value is None or _number(0)(game, value),
        "modifiers": _all(Modifier), "level": lambda _game, value: _whole(value) and value in LEVELS,
        "deeds": _all(Deed), "captor": _fighter, "used": _counts(), "marks": _counts(),
        "attempt": _is(Attempt, type(None)), "tries": _is(Tries, type(None)),
    },
}  # fmt: skip
"""What each field that a correction may set holds, by what it is a field of."""


def apart(heaps: Sequence[Any]) -> bool:
    """Tell whether no card lies twice in heaps."""
    every = [card for heap in heaps for card in heap]
    return len(set(every)) == len(every)


def holds(game: Game, kind: str, changes: Mapping[str, object]) -> bool:
    """Tell whether every value may stand in its field."""
    return all(FIELDS[kind][name](game, value) for name, value in changes.items())


def too_many_notches(
    ruleset: Ruleset, game: Game, fighter: Fighter, changes: Mapping[str, Any]
) -> Refusal | None:
    """Refuse more notches than the track of a fighter has; its life points may be changed with them."""
    most = capacity(game, replace(fighter, marks=changes.get("marks", fighter.marks)), ruleset)
    if changes.get("notches", 0) <= most:
        return None
    return Refusal(Message("refusal.notches", {"fighter": fighter.id, "most": most}), overridable=False)
