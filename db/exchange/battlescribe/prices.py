"""What things cost in army points: the price as printed, and as modifiers change it for a buyer.

Only modifiers whose conditions depend on who buys are worked out (this profile, this category); what depends
on the rest of an army is reckoned by each list.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from xml.etree.ElementTree import Element

from db.exchange.battlescribe.labels import is_points
from db.exchange.battlescribe.model import SelectionEntry

DEAREST = 9999
_FIGURE = re.compile(r"[+-]?\d{1,7}(?:[.,]\d{1,6})?$")
_BEARERS = frozenset({"parent", "ancestor", "self", "primary-category", "primary-catalogue", "model", "unit"})


def figure(text: str) -> float | None:
    """Read a figure as files write them; None for what is none, or is beyond any price."""
    if not _FIGURE.match(text):
        return None
    number = float(text.replace(",", ".")) + 0.0  # of -0, which is 0, no sign is kept
    return number if math.isfinite(number) and abs(number) <= DEAREST else None


def points_type(names: Mapping[str, str]) -> str | None:
    """Return the id of the costs that are army points: by its name, by its id, or the only one there is."""
    for type_id, name in names.items():
        if is_points(name):
            return type_id
    for type_id in names:
        if is_points(type_id):
            return type_id
    return next(iter(names)) if len(names) == 1 else None


@dataclass(frozen=True, slots=True)
class Buyer:
    """Who would pay: the ids of the entries above an option, and of their categories."""

    ids: frozenset[str]


@dataclass(frozen=True, slots=True)
class Price:
    """A price in PA, None where no figure stands."""

    pa: float | None
    stated: bool = True
    text: str = ""


def price(
    entry: SelectionEntry, points: str | None, changes: Sequence[PriceChange], buyer: Buyer | None
) -> Price:
    """Return what an entry costs a buyer, in PA."""
    if points is None or points not in entry.costs:
        base: float | None = 0.0
        stated = False
        text = ""
    else:
        text = entry.costs[points]
        base, stated = figure(text), True
    if not changes or base is None:
        return Price(base, stated, text)
    for change in changes:
        holds = change.holds(buyer)
        if change.amount is not None and holds:
            base = _changed(base, change.kind, change.amount)
            stated = True
    return Price(base, stated, text)


def link_cost(link: SelectionEntry, points: str | None) -> float:
    """Return what a link costs beside what it names, 0 where it says nothing readable."""
    return (figure(link.costs[points]) or 0.0) if points is not None and points in link.costs else 0.0


def _changed(base: float, kind: str, amount: float) -> float:
    match kind:
        case "set":
            return amount
        case "increment":
            return base + amount
        case "decrement":
            return base - amount
        case "multiply":
            return base * amount
        case _:
            return base


# What must hold for a change: an id that the buyer has (or has not), or several of these; None: unknown.
Test = tuple[str, bool] | tuple[str, frozenset[str]] | tuple[str, tuple["Test | None", ...]] | None


@dataclass(frozen=True, slots=True)
class PriceChange:
    """A change of a price, read once: by how much, and for whom."""

    kind: str
    amount: float | None
    test: Test
    asks: frozenset[str]
    """The ids it asks a buyer for."""

    @classmethod
    def read(cls, element: Element) -> PriceChange:
        """Read a modifier; one that is repeated counts what the army holds, which is not known here."""
        repeated = any(part.tag == "repeats" and len(part) for part in element)
        test: Test = None if repeated else ("and", _tests(element))
        asks = frozenset(part.get("childId", "") for part in element.iter("condition"))
        return cls(element.get("type", ""), figure(element.get("value", "")), test, asks)

    @property
    def always(self) -> bool:
        """Tell whether it holds whoever buys."""
        return self.test == ("and", ())

    def holds(self, buyer: Buyer | None) -> bool | None:
        """Tell whether it holds for a buyer; None where that depends on more than who he is."""
        return _holds(self.test, buyer)


def _tests(element: Element) -> tuple[Test, ...]:
    found: list[Test] = []
    for part in element:
        if part.tag == "conditions":
            found += [_test(condition) for condition in part]
        elif part.tag == "conditionGroups":
            found += [_grouped(_tests(g)) if g.get("type") == "or" else ("and", _tests(g)) for g in part]
    return tuple(found)


def _grouped(tests: tuple[Test, ...]) -> Test:
    """Make one of alternatives; ids of which one is enough are asked for at once, for there are dozens."""
    ids = frozenset(test[0] for test in tests if test is not None and test[1] is True)
    rest = tuple(test for test in tests if test is None or test[1] is not True)
    return ("or", (("any", ids), *rest)) if ids else ("or", rest)


def _test(condition: Element) -> Test:
    kind = condition.get("type")
    if kind not in ("instanceOf", "notInstanceOf") or condition.get("scope") not in _BEARERS:
        return None
    return condition.get("childId", ""), kind == "instanceOf"


def _holds(test: Test, buyer: Buyer | None) -> bool | None:
    if test is None:
        return None
    what, wanted = test
    if isinstance(wanted, bool):
        return None if buyer is None else (what in buyer.ids) is wanted
    if isinstance(wanted, frozenset):
        return None if buyer is None else not wanted.isdisjoint(buyer.ids)
    # "and" is settled by one that fails, "or" by one that holds; else by all, if all are known.
    settles = what == "or"
    unknown = False
    for part in wanted:
        holds = _holds(part, buyer)
        if holds is settles:
            return settles
        unknown = unknown or holds is None
    return None if unknown else not settles
