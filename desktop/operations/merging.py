"""Join what a foreign file says now with what its owner made of a card, field by field.

Three are asked: what the file said before, what it says now, what the library holds. A field its owner
changed is never overwritten; where only the file changed, its word is taken.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace
from typing import Any

from desktop.operations.three_ways import Three, ThreeWays
from rules.cards import Card
from rules.systems import KINDS
from rules.values import NERVES, UNKNOWN, Characteristic, Value

NERVE = "COU/PEUR"
OFFERED = tuple(c for c in Characteristic if not c.is_nerve)
_TEXTS = ("name_fr", "name_en", "people", "edition", "source", "note", "race", "picture")


@dataclass(frozen=True, slots=True)
class _Field:
    """How one field is read, and said in a line: "" for nothing."""

    get: Callable[[Card], Any]
    say: Callable[[Any], str]
    french: Callable[[Any], str] | None = None


def _list_of_abilities(value: Any) -> str:
    return "; ".join(ability.label("en") or ability.label("fr") for ability in value)


def _list_in_french(value: Any) -> str:
    return "; ".join(ability.label("fr") for ability in value)


def _nerve_words(value: tuple[Characteristic, Value]) -> str:
    kind, printed = value
    return f"{kind.value} {printed}" if str(printed) else ""


def _characteristic(characteristic: Characteristic) -> _Field:
    def get(card: Card) -> Value:
        return card.values.get(characteristic, UNKNOWN)

    return _Field(get, str)


def _game_words(system: str) -> str:
    return KINDS[system].name if system in KINDS else system


def _text(name: str) -> _Field:
    def get(card: Card) -> str:
        text: str = getattr(card, name)
        return text

    return _Field(get, str)


def _list(name: str) -> _Field:
    def get(card: Card) -> tuple[str, ...]:
        parts: tuple[str, ...] = getattr(card, name)
        return parts

    return _Field(get, "; ".join)


FIELDS: Mapping[str, _Field] = {
    **{name: _text(name) for name in _TEXTS},
    **{characteristic.value: _characteristic(characteristic) for characteristic in OFFERED},
    NERVE: _Field(lambda card: card.nerve, _nerve_words),
    "rank": _Field(lambda card: card.rank, lambda rank: rank.text),
    "pa": _Field(lambda card: card.pa, str),
    "size": _Field(lambda card: card.size, lambda size: size.value),
    "abilities": _Field(lambda card: card.abilities, _list_of_abilities, _list_in_french),
    **{name: _list(name) for name in ("equipment", "classes")},
    "system": _Field(lambda card: card.system, _game_words),
}
_TYPED_LATER = frozenset({*(c.value for c in OFFERED), NERVE, "rank", "pa", "size"})
"""Fields that nobody knows yet where they stand empty; a dash, which is no value, is written."""

SHOWN = frozenset({*(c.value for c in OFFERED), NERVE, "pa"})
"""What a roster shows of a card, and may show otherwise than the card says here."""


def with_fields(card: Card, other: Card, names: Collection[str]) -> Card:
    """Return a card with some fields of another one, where that says anything of them."""
    told = {name: FIELDS[name].get(other) for name in names if FIELDS[name].say(FIELDS[name].get(other))}
    return _with(card, told)


def as_resolved(now: Card, before: Card, unresolved: Collection[str], *, whole: bool) -> Card:
    """Return what a file says now, and of what it cannot look up what it said before.

    That are the fields named, and where it is not ``whole`` those that are empty now.
    """
    kept = {
        name: field.get(before)
        for name, field in FIELDS.items()
        if name in unresolved or (not whole and not field.say(field.get(now)))
    }
    return _with(now, kept) if kept else now


def says_otherwise(before: Card, now: Card) -> bool:
    """Tell whether a file says anything else of a card than it said before."""
    return before != now and any(field.get(before) != field.get(now) for field in FIELDS.values())


def merge(
    card_id: str,
    before: Card | None,
    now: Card,
    mine: Card,
    ways: ThreeWays,
    earlier: Collection[Card] = (),
) -> Card:
    """Join a card; every field on which the three do not agree is told to ``ways``.

    Without a word of before, what mine leaves open is filled and everything else stays; so does what it
    held in an ``earlier`` revision.
    """
    taken: dict[str, Any] = {}
    for name, field in FIELDS.items():
        first = name == "source"  # where a card came from first is no difference
        if before is None and first:
            continue
        held, theirs = field.get(mine), field.get(now)
        if theirs == held:  # as most are: of tens of thousands of cards the rest would be felt
            continue
        was = held if before is None else field.get(before)
        where = Three(card_id, mine.name("fr"), name, mine.name("en"))
        open_yet = name in _TYPED_LATER and not field.say(theirs)
        emptied = any(field.say(field.get(card)) for card in earlier)
        found = ways.decide(
            where, was, theirs, held, field.say, field.french, silent=first or open_yet, emptied=emptied
        )
        if found != held:
            taken[name] = found
    return _with(mine, taken) if taken else mine


def _with(card: Card, taken: Mapping[str, Any]) -> Card:
    """Put fields into a card; exactly one of courage, fear and unknown kind stays."""
    values = dict(card.values)
    fields: dict[str, Any] = {}
    for name, value in taken.items():
        if name == NERVE:
            for nerve in NERVES:
                values.pop(nerve, None)
            values[value[0]] = value[1]
        elif isinstance(value, Value) and name != "pa":
            values[Characteristic(name)] = value
        else:
            fields[name] = value
    return replace(card, values=values, **fields)
