"""What a list format finds to say about an army list: all problems with their numbers, never blocking.

A format is a row of data: checks with their parameters (section 9 of the rules notes; the texts give none).
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from rules.armies import Cost, Entry, Muster, army_cost
from rules.cards import Card, RankName
from rules.peoples import Peoples
from rules.text import Message, fold


class Severity(StrEnum):
    """How much a problem matters; none of them blocks."""

    WARNING = "warning"
    NOTE = "note"


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing found: its code, the numbers that show it, and the entry it is about (empty: the list)."""

    code: str
    data: Mapping[str, object] = field(default_factory=dict)
    severity: Severity = Severity.WARNING
    where: str = ""

    @property
    def message(self) -> Message:
        """Return the problem as words to come."""
        return Message(self.code, self.data)


@dataclass(frozen=True, slots=True)
class CheckRow:
    """One check of a format: its kind and its parameters."""

    check: str
    parameters: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Format:
    """An army list format: its names, the limits it is played at (PA) and its checks."""

    id: str
    fr: str
    en: str
    limits: tuple[int, ...] = ()
    checks: tuple[CheckRow, ...] = ()

    @classmethod
    def from_row(cls, row: Mapping[str, Any]) -> Format:
        """Build from parsed data. Raises ValueError for a check that is not known or lacks a parameter."""
        checks = []
        for check in row.get("checks", ()):
            parameters = {key: value for key, value in check.items() if key != "check"}
            needed = _NEEDED.get(check["check"])
            if needed is None or needed != set(parameters):
                raise ValueError(f"format {row['id']!r}: cannot check {check}")
            checks.append(CheckRow(check["check"], parameters))
        return cls(row["id"], row["fr"], row["en"], tuple(row.get("limits", ())), tuple(checks))


@dataclass(frozen=True, slots=True)
class _List:
    """A list as the checks read it."""

    muster: Muster
    peoples: Peoples
    cost: Cost
    limits: tuple[int, ...]

    @property
    def entries(self) -> list[tuple[Entry, Card]]:
        return [(entry, self.muster.card(entry)) for entry in self.muster.army.entries]

    @property
    def points(self) -> float:
        """Return the points that shares and started hundreds are counted on: the limit, else the total."""
        return self.muster.army.limit or self.cost.known

    def known(self, entry: Entry) -> float:
        return sum(reason.amount for reason in self.cost.entries[entry.id].reasons)

    def share(self, points: float) -> float:
        """Return points as a percentage, rounded to one decimal; 0 in a list without points."""
        return round(100 * points / self.points, 1) if self.points else 0.0

    def is_ally(self, card: Card) -> bool:
        army = self.muster.army.people
        if not army or not card.people:
            return False
        mine, theirs = self.peoples.find(army) or fold(army), self.peoples.find(card.people)
        return (theirs or fold(card.people)) != mine

    def count(self, started: float) -> int:
        """Return how many times so many PA are started, at least one."""
        return max(1, math.ceil(self.points / started))


def _points(a: _List, _row: Mapping[str, Any]) -> Iterator[Problem]:
    limit = a.muster.army.limit
    if limit is not None and a.cost.known > limit:
        data = {"total": a.cost.known, "limit": limit, "over": a.cost.known - limit}
        yield Problem("legality.over_limit", data)
    if limit is not None and a.limits and limit not in a.limits:
        data = {"limit": limit, "least": min(a.limits), "most": max(a.limits)}
        yield Problem("legality.odd_limit", data, Severity.NOTE)


def _unknown(a: _List, _row: Mapping[str, Any]) -> Iterator[Problem]:
    for key in a.cost.unknown:
        yield Problem("legality.unknown_pa", {"entry": key}, Severity.NOTE, key)


def _per_card(a: _List, row: Mapping[str, Any]) -> Iterator[Problem]:
    """Find cards with too many figures for the cost of their profile."""
    for entry, card in a.entries:
        pa = card.pa.number
        if pa is None:
            continue
        most = next(figures for up_to, figures in row["bands"] if up_to is None or pa <= up_to)
        if entry.figures > most:
            data = {"entry": entry.id, "figures": entry.figures, "most": most, "pa": pa}
            yield Problem("legality.figures_on_card", data, where=entry.id)


def _per_points(a: _List, row: Mapping[str, Any]) -> Iterator[Problem]:
    most = row["figures"] * a.count(row["started"])
    if a.muster.figures > most:
        data = {"figures": a.muster.figures, "most": most, "points": a.points, "started": row["started"]}
        yield Problem("legality.too_many_figures", data)


def _same_profile(a: _List, row: Mapping[str, Any]) -> Iterator[Problem]:
    most = row["cards"] * a.count(row["started"])
    counted = Counter(entry.card_id for entry, _ in a.entries)
    seen: Counter[str] = Counter()
    for entry, _card in a.entries:
        seen[entry.card_id] += 1
        if seen[entry.card_id] == most + 1:
            data = {
                "entry": entry.id, "cards": counted[entry.card_id], "most": most,
                "points": a.points, "started": row["started"],
            }  # fmt: skip
            yield Problem("legality.same_profile", data, where=entry.id)


def _shares(a: _List, row: Mapping[str, Any], code: str, kept: list[Entry]) -> Iterator[Problem]:
    """Find a part of the list that takes more of the points than it may; the culprit is the dearest."""
    points = sum(a.known(entry) for entry in kept)
    if a.share(points) > row["percent"]:
        data = {"points": points, "share": a.share(points), "most": row["percent"], "total": a.points}
        yield Problem(code, data, where=max(kept, key=a.known).id)


def _allies(a: _List, row: Mapping[str, Any]) -> Iterator[Problem]:
    """Note each ally, and warn when they take more than their share where the format has one."""
    allies = [entry for entry, card in a.entries if a.is_ally(card)]
    for entry in allies:
        data = {"entry": entry.id, "people": a.muster.card(entry).people}
        yield Problem("legality.ally", data, Severity.NOTE, entry.id)
    if row["percent"] is not None:
        yield from _shares(a, row, "legality.allies_share", allies)


def _machines(a: _List, row: Mapping[str, Any]) -> Iterator[Problem]:
    machines = [entry for entry, card in a.entries if RankName.WAR_MACHINE in card.rank.names]
    yield from _shares(a, row, "legality.war_machines_share", machines)


def _characters(a: _List, row: Mapping[str, Any]) -> Iterator[Problem]:
    """Check characters only where the ranks of all cards are told: no guess about the others."""
    characters = [entry for entry, card in a.entries if card.rank.character]
    if any(not card.rank.text for _, card in a.entries):
        yield Problem("legality.ranks_unknown", severity=Severity.NOTE)
    elif not characters and a.entries:
        yield Problem("legality.no_character")
    elif (share := a.share(sum(map(a.known, characters)))) < row["least"] and a.entries:
        yield Problem("legality.few_characters", {"share": share, "least": row["least"]})
    yield from _shares(a, {"percent": row["percent"]}, "legality.characters_share", characters)


def _dear(a: _List, row: Mapping[str, Any]) -> Iterator[Problem]:
    for entry, card in a.entries:
        pa = card.pa.number
        if pa is not None and a.share(pa) > row["percent"]:
            data = {"entry": entry.id, "pa": pa, "share": a.share(pa), "most": row["percent"]}
            yield Problem("legality.dear_figure", data, where=entry.id)


_Check = Callable[[_List, Mapping[str, Any]], Iterator[Problem]]
_CHECKS: dict[str, tuple[_Check, frozenset[str]]] = {
    "points": (_points, frozenset()),
    "unknown_pa": (_unknown, frozenset()),
    "figures_per_card": (_per_card, frozenset({"bands"})),
    "figures_per_points": (_per_points, frozenset({"figures", "started"})),
    "cards_per_profile": (_same_profile, frozenset({"cards", "started"})),
    "allies": (_allies, frozenset({"percent"})),
    "war_machines": (_machines, frozenset({"percent"})),
    "characters": (_characters, frozenset({"least", "percent"})),
    "dear_figure": (_dear, frozenset({"percent"})),
}
_NEEDED: dict[str, frozenset[str]] = {name: needed for name, (_, needed) in _CHECKS.items()}


def check(muster: Muster, *, format: Format, peoples: Peoples) -> list[Problem]:
    """Return all problems of a list in a format, warnings first, each in the order of the checks."""
    asked = _List(muster, peoples, army_cost(muster), format.limits)
    found = [p for row in format.checks for p in _CHECKS[row.check][0](asked, row.parameters)]
    return sorted(found, key=lambda problem: problem.severity is Severity.NOTE)
