"""Join what a foreign file says now with what its owner made of a card, field by field.

Three are asked: what the file said before, what it says now, what the library holds. A field its owner
changed is never overwritten; where only the file changed, its word is taken.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from rules.cards import Card
from rules.values import NERVES, UNKNOWN, Characteristic, Value

NERVE = "COU/PEUR"
OFFERED = tuple(c for c in Characteristic if not c.is_nerve)
_TEXTS = ("name_fr", "name_en", "people", "edition", "source", "note", "race")


@dataclass(frozen=True, slots=True)
class Difference:
    """A field that a file changed, or says otherwise: theirs before, theirs now, mine; which one stays.

    ``taken`` says that theirs is taken; ``free`` that its owner had left the field as it came. ``french`` are
    the three in French, where that is said otherwise.
    """

    card_id: str
    name: str
    field: str
    before: str
    now: str
    mine: str
    taken: bool
    free: bool
    french: tuple[str, str, str] | None = None


@dataclass(frozen=True, slots=True)
class _Field:
    """How one field is read, said in a line, and told from nothing."""

    get: Callable[[Card], Any]
    say: Callable[[Any], str]
    is_empty: Callable[[Any], bool]
    say_french: Callable[[Any], str] | None = None

    def french(self, before: Any, now: Any, mine: Any) -> tuple[str, str, str] | None:
        """Say the three in French, None where they are the same in both languages."""
        if self.say_french is None:
            return None
        said = self.say_french
        return "" if before is None else said(before), said(now), said(mine)


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

    return _Field(get, str, lambda value: value == UNKNOWN)


def _text(name: str) -> _Field:
    def get(card: Card) -> str:
        text: str = getattr(card, name)
        return text

    return _Field(get, str, lambda value: not value)


def _list(name: str) -> _Field:
    def get(card: Card) -> tuple[str, ...]:
        parts: tuple[str, ...] = getattr(card, name)
        return parts

    return _Field(get, "; ".join, lambda value: not value)


FIELDS: Mapping[str, _Field] = {
    **{name: _text(name) for name in _TEXTS},
    **{characteristic.value: _characteristic(characteristic) for characteristic in OFFERED},
    NERVE: _Field(lambda card: card.nerve, _nerve_words, lambda value: value[1] == UNKNOWN),
    "rank": _Field(lambda card: card.rank, lambda rank: rank.text, lambda rank: not rank.text),
    "pa": _Field(lambda card: card.pa, str, lambda value: value == UNKNOWN),
    "size": _Field(lambda card: card.size, lambda size: size.value, lambda size: not size.value),
    "abilities": _Field(
        lambda card: card.abilities, _list_of_abilities, lambda value: not value, _list_in_french
    ),
    **{name: _list(name) for name in ("equipment", "classes")},
}


def says_otherwise(before: Card, now: Card) -> bool:
    """Tell whether a file says anything else of a card than it said before."""
    return before != now and any(field.get(before) != field.get(now) for field in FIELDS.values())


def merge(
    card_id: str,
    before: Card | None,
    now: Card,
    mine: Card,
    chosen: frozenset[str] = frozenset(),
    *,
    older: bool = False,
) -> tuple[Card, list[Difference]]:
    """Join a card; return it with every field on which the three do not agree.

    Without a word of before, or where the file is ``older`` than that, what mine leaves open is filled and
    everything else stays. ``chosen`` are fields whose owner decided for the file.
    """
    differences: list[Difference] = []
    taken: dict[str, Any] = {}
    for name, field in FIELDS.items():
        theirs, held = field.get(now), field.get(mine)
        if theirs == held:
            continue
        if before is None:
            if field.is_empty(theirs) or name == "source":
                continue
            was, said, free = None, "", field.is_empty(held)
        else:
            was = field.get(before)
            if theirs == was:
                continue
            said, free = field.say(was), field.is_empty(held) if older else held == was
        take = free or name in chosen
        if take:
            taken[name] = theirs
        differences.append(
            Difference(
                card_id,
                mine.name("fr"),
                name,
                said,
                field.say(theirs),
                field.say(held),
                take,
                free,
                field.french(was, theirs, held),
            )
        )
    return (_with(mine, taken) if taken else mine), differences


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
