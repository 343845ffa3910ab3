"""Which parts of a list cost something else in two tellings of it: its cards and its options, by name."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from desktop.operations.evaluated_list import PA
from rules.armies import Per
from rules.fingerprint import folded
from rules.text import Message

K = TypeVar("K")
Costs = Mapping[str, float]
NEARLY = 0.005
"""Amounts that differ by less were rounded, in PA or another currency."""
_TIMES = re.compile(r" ×\d+$")
"""How often an option is taken, behind its name."""
MOST_NAMED = 12


@dataclass(frozen=True, slots=True)
class PartChange:
    """A card or an option that costs something else, in the currencies that differ; None where it is not.

    ``name`` is the French one of a card, ``english`` its English one; options have the first alone.
    """

    name: str
    before: Costs | None
    now: Costs | None
    english: str = ""

    @property
    def message(self) -> Message:
        """What is told of it: Sword: 3 PA → 5 PA."""
        data = {"value": self.name, "english": self.english}
        if self.before is None or self.now is None:
            return Message("list.part_here" if self.before is None else "list.part_there", data)
        return Message("list.part_moved", {**data, "sent": worth(self.before), "here": worth(self.now)})


def worth(costs: Costs) -> tuple[Message, ...]:
    """Return costs as what is told of them: 329 PA, −3 POW."""
    return tuple(
        Message("list.pa", {"pa": cost}) if name == PA
        else Message("list.currency", {"amount": cost, "name": name})
        for name, cost in sorted(costs.items(), key=lambda each: (each[0] != PA, each[0]))
    )  # fmt: skip


def first_of(found: Sequence[Message]) -> tuple[Message, ...]:
    """Return the first of these, and how many more there are."""
    more = len(found) - MOST_NAMED
    return (*found[:MOST_NAMED], *([Message("list.more_named", {"n": more})] if more > 0 else ()))


def parts_named(changes: Sequence[PartChange]) -> tuple[Message, ...]:
    """Return what is told of the first of these."""
    return first_of([each.message for each in changes])


def differing(said: Mapping[str, Any], here: Mapping[str, Any]) -> tuple[PartChange, ...]:
    """Return what of a list costs otherwise than a document says, as far as both tell it.

    ``here`` is told whole, as the command line tells a list; cards stand in the same order in both.
    """
    return (*_cards(said, here), *_options(said, here))


def _cards(said: Mapping[str, Any], here: Mapping[str, Any]) -> Iterator[PartChange]:
    told: set[tuple[str, str]] = set()
    known = _Telling(said)
    for theirs, mine in zip(rows(said, "entries"), rows(here, "entries"), strict=False):
        names = str(mine.get("name_fr") or ""), str(mine.get("name_en") or "")
        before, now = (_one_figure(each, known.free) for each in (theirs, mine))
        # Cards cost halves at the finest: else somebody changed the figures in a text, and no price.
        if said.get("in_words") is True and not (2 * before.get(PA, 0.0)).is_integer():
            continue
        moved = sorted(differ(before, now))
        if moved and names not in told:
            told.add(names)
            name, english = names[0] or names[1], names[1]
            yield PartChange(name, _of(before, moved), _of(now, moved), english)


def _one_figure(entry: Mapping[str, Any], free: Iterable[str]) -> dict[str, float]:
    """Return what one figure of an entry costs beside its options, as far as that is told."""
    if entry.get("pa") is None and not entry.get("card_costs"):
        return {}  # a brief list tells no prices
    figures = entry.get("figures") or 1
    costs = dict.fromkeys(free, 0.0) | numbers(entry.get("card_costs"))
    each = {name: cost / figures for name, cost in costs.items() if name != PA}
    return each | numbers({PA: entry.get("pa")})


def _options(said: Mapping[str, Any], here: Mapping[str, Any]) -> Iterator[PartChange]:
    """Give the options that differ, those of one name together: one may stand elsewhere in the list."""
    before, now = (_Telling(each).options() for each in (said, here))
    for key, was in before.items():
        will = now.get(key)
        if not was.own and (will is None or will.own):
            yield PartChange(was.name, was.costs, None)
        elif will is not None and (moved := sorted(differ(was.costs, will.costs))):
            yield PartChange(will.name, _of(was.costs, moved), _of(will.costs, moved))
    for key, will in now.items():
        if key not in before and any(will.costs.values()):
            yield PartChange(will.name, None, will.costs)


@dataclass(slots=True)
class _Told:
    """All options of a name: what they cost, and whether each is its owner's own."""

    name: str
    own: bool = True
    each: list[Costs] = field(default_factory=list)

    def add(self, row: Mapping[str, Any], costs: Costs) -> None:
        self.own = self.own and row.get("own") is True
        self.each.append(costs)

    @property
    def costs(self) -> dict[str, float]:
        """What they cost together, in the currencies in which each tells its price."""
        known = [key for key in self.each[0] if all(key in costs for costs in self.each)]
        return {key: sum(costs[key] for costs in self.each) for key in known}


@dataclass(frozen=True, slots=True)
class _Telling:
    """A document that tells a list: by us, whole, or by hand, where what is not told is not known."""

    document: Mapping[str, Any]

    @property
    def whole(self) -> bool:
        """Whether what has no price in it is free."""
        return is_whole(self.document)

    @property
    def free(self) -> tuple[str, ...]:
        """The currencies in which what has no price is free."""
        return (PA, *numbers(self.document.get("costs"))) if self.whole else ()

    def options(self) -> dict[str, _Told]:
        """Return its options by their names, as these count."""
        found: dict[str, _Told] = {}
        entries = [(entry, entry.get("figures") or 1) for entry in rows(self.document, "entries")]
        others = [(holder, 1) for holder in (self.document, *rows(self.document, "forces"))]
        for holder, figures in (*entries, *others):
            for row in beneath(holder):
                name = name_of(row)
                found.setdefault(folded(name), _Told(name)).add(row, self._costs(row, figures))
        return found

    def _costs(self, row: Mapping[str, Any], figures: int) -> dict[str, float]:
        """Return what an option costs its holder, as far as that is told."""
        costs = dict.fromkeys(self.free, 0.0)
        if "total" in row or "pa" in row:
            costs.pop(PA, None)
            told = numbers({PA: row.get("total", row.get("pa"))})
            times = figures if "total" not in row and row.get("per") == Per.FIGURE.value else 1
            number = row.get("number")
            by_hand = isinstance(number, int) and not self.whole and not _TIMES.search(str(row.get("name")))
            if told:
                costs[PA] = told[PA] * times * (number if by_hand and number else 1)
        return costs | numbers(row.get("costs"))


def is_whole(document: Mapping[str, Any]) -> bool:
    """Tell whether a list was written by a program, which leaves nothing out."""
    return any(key in document for key in ("fingerprint", "in_words", "forces"))


def differ(before: Mapping[K, float], now: Mapping[K, float]) -> set[K]:
    """Return what two tell otherwise, of what both tell."""
    return {key for key in before.keys() & now.keys() if abs(before[key] - now[key]) >= NEARLY}


def _of(costs: Costs, names: Iterable[str]) -> dict[str, float]:
    return {name: costs[name] for name in names}


def beneath(holder: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """Give the options of a holder and all beneath them."""
    for option in rows(holder, "options"):
        yield option
        yield from beneath(option)


def name_of(option: Mapping[str, Any]) -> str:
    """Return what an option is called, without how often it is taken."""
    return _TIMES.sub("", str(option.get("name", "")))


def rows(holder: Mapping[str, Any], key: str) -> list[Mapping[str, Any]]:
    """Return what stands in a field of a document that was read; what is but a name tells no price."""
    return [row if isinstance(row, dict) else {"name": row} for row in holder.get(key) or ()]


def numbers(found: Any) -> dict[str, float]:
    """Return what of an object is a number."""
    return {
        str(key): float(cost)
        for key, cost in (found if isinstance(found, dict) else {}).items()
        if isinstance(cost, int | float) and not isinstance(cost, bool)
    }
