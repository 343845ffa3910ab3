"""What a list format finds to say about an army list: all problems with their sums, never blocking.

Formats and their parameters are in :mod:`rules.formats`; here is what each kind of check does.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from rules.armies import Cost, Entry, Muster, army_cost, figure_pa
from rules.cards import Card, RankName
from rules.formats import Format
from rules.peoples import Peoples
from rules.text import Message, Reason, fold

OVER_LIMIT = "legality.over_limit"
"""A list that costs more than its limit."""
NO_CHARACTER = "legality.no_character"
"""A list without a character, where its format asks for some."""
POINTS = "points"
"""The check of what a list costs."""


class Severity(StrEnum):
    """How much a problem matters; none of them blocks."""

    WARNING = "warning"
    NOTE = "note"


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing found: its code, the numbers that show it, and the entry it is about (empty: the list).

    ``sums`` are the entries, and options of one, whose amounts make the number that is too great or too
    small; a problem that counts nothing has none.
    """

    code: str
    data: Mapping[str, object] = field(default_factory=dict)
    severity: Severity = Severity.WARNING
    where: str = ""
    sums: tuple[Reason, ...] = ()

    @property
    def message(self) -> Message:
        """Return the problem as words to come."""
        return Message(self.code, self.data)


@dataclass(frozen=True, slots=True)
class _List:
    """A list as the checks read it."""

    muster: Muster
    peoples: Peoples
    cost: Cost
    format: Format

    @property
    def entries(self) -> list[tuple[Entry, Card]]:
        return [(entry, self.muster.card(entry)) for entry in self.muster.army.entries]

    @property
    def points(self) -> float:
        """Return the points that shares and started hundreds are counted on: the limit, else the total."""
        return self.muster.army.limit or self.cost.known

    def known(self, entry: Entry) -> float:
        return sum(reason.amount for reason in self.cost.entries[entry.id].reasons)

    def part(self, points: float) -> float:
        """Return points as a percentage of the list, not rounded; 0 in a list without points."""
        return 100 * points / self.points if self.points else 0.0

    def share(self, points: float, beside: float) -> float:
        """Return the same as it is told ``beside`` another percentage, from which no rounding may hide it."""
        part = self.part(points)
        return next((near for n in (1, 2, 3) if (near := round(part, n)) != beside), part)

    @property
    def people(self) -> str:
        """Return the people of the army by its id, or as it was typed."""
        army = self.muster.army.people
        return self.peoples.find(army) or army

    def is_foreign(self, card: Card) -> bool:
        """Tell whether a card is of another people than the army."""
        if not self.people or not card.people:
            return False
        return fold(self.peoples.find(card.people) or card.people) != fold(self.people)

    def is_ally(self, card: Card) -> bool:
        """Tell whether a card is an ally's; a mercenary is none where the format counts them apart."""
        apart = any(row.check == "mercenaries" for row in self.format.checks)
        return self.is_foreign(card) and not (apart and card.has("mercenary"))

    def count(self, started: float) -> int:
        """Return how many times so many PA are started, at least one."""
        return max(1, math.ceil(self.points / started))

    def slices(self, row: Mapping[str, Any], counted: str) -> dict[str, object]:
        """Return the numbers that make a most: so many for each started slice of the points."""
        return {"points": self.points, "started": row["started"], "each": row[counted]}


def _part(what: str, entry: Entry, amount: float, **more: object) -> Reason:
    """Return one entry's part of a sum: ``what`` of it is counted."""
    return Reason(Message(f"legality.{what}", {"entry": entry.id, **more}), amount)


def _costs(a: _List, kept: Iterable[Entry]) -> tuple[Reason, ...]:
    """Return what entries cost, the dearest first."""
    known = [_part("entry_pa", entry, a.known(entry)) for entry in kept]
    return tuple(sorted(known, key=lambda reason: -reason.amount))


def _of_the_list(a: _List) -> tuple[Reason, ...]:
    """Return what a list chose for itself costs, of no entry."""
    pa = sum(force.pa for force in a.muster.army.forces)
    return (Reason(Message("legality.list_pa"), pa),) if pa else ()


def _figures(kept: Iterable[Entry]) -> tuple[Reason, ...]:
    return tuple(_part("entry_figures", entry, entry.figures) for entry in kept)


def _counted(kept: Iterable[Entry]) -> tuple[Reason, ...]:
    return tuple(_part("entry_cards", entry, 1) for entry in kept)


def _points(a: _List, _row: Mapping[str, Any]) -> Iterator[Problem]:
    limit, limits = a.muster.army.limit, a.format.limits
    if limit is not None and a.cost.known > limit:
        data = {"total": a.cost.known, "limit": limit, "over": a.cost.known - limit}
        yield Problem(OVER_LIMIT, data, sums=(*_costs(a, a.muster.army.entries), *_of_the_list(a)))
    if limit is not None and limits and limit not in limits:
        if _are_hundreds(limits):
            data = {"limit": limit, "least": min(limits), "most": max(limits)}
            yield Problem("legality.odd_limit", data, Severity.NOTE)
        else:
            yield Problem("legality.other_limit", {"limit": limit, "limits": limits}, Severity.NOTE)


def _are_hundreds(limits: tuple[int, ...]) -> bool:
    """Tell whether limits are all the hundreds of a range, which are said in fewer words than named."""
    least, most = min(limits), max(limits)
    return len(limits) > 2 and least % 100 == 0 and sorted(limits) == list(range(least, most + 1, 100))


def _unknown(a: _List, _row: Mapping[str, Any]) -> Iterator[Problem]:
    for key in a.cost.unknown:
        yield Problem("legality.unknown_pa", {"entry": key}, Severity.NOTE, key)


def _per_card(a: _List, row: Mapping[str, Any]) -> Iterator[Problem]:
    """Find cards with too many figures for the cost of their profile."""
    for entry, card in a.entries:
        pa = figure_pa(entry, card)
        if pa is None:
            continue
        most = next(figures for up_to, figures in row["bands"] if up_to is None or pa <= up_to)
        if entry.figures > most:
            data = {
                "entry": entry.id, "figures": entry.figures, "n": entry.figures, "most": most, "pa": pa
            }  # fmt: skip
            yield Problem("legality.figures_on_card", data, where=entry.id, sums=_figures([entry]))


def _per_points(a: _List, row: Mapping[str, Any]) -> Iterator[Problem]:
    most = row["figures"] * a.count(row["started"])
    if a.muster.figures > most:
        data = {"figures": a.muster.figures, "most": most, **a.slices(row, "figures")}
        yield Problem("legality.too_many_figures", data, sums=_figures(a.muster.army.entries))


def _cards(a: _List, row: Mapping[str, Any]) -> Iterator[Problem]:
    cards, most = len(a.entries), row["cards"] * a.count(row["started"])
    if cards > most:
        data = {"cards": cards, "most": most, **a.slices(row, "cards")}
        yield Problem("legality.too_many_cards", data, sums=_counted(a.muster.army.entries))


def _same_profile(a: _List, row: Mapping[str, Any]) -> Iterator[Problem]:
    most = row["cards"] * a.count(row["started"])
    profiles: dict[str, list[Entry]] = {}
    for entry in a.muster.army.entries:
        profiles.setdefault(entry.card_id, []).append(entry)
    for cards in profiles.values():
        if len(cards) > most:
            entry = cards[most]
            data = {"entry": entry.id, "cards": len(cards), "most": most, **a.slices(row, "cards")}
            yield Problem("legality.same_profile", data, where=entry.id, sums=_counted(cards))


def _shares(a: _List, row: Mapping[str, Any], code: str, kept: list[Entry]) -> Iterator[Problem]:
    """Find a part of the list that takes more of the points than it may; the culprit is the dearest."""
    points = sum(a.known(entry) for entry in kept)
    most = row["percent"]
    if most is not None and a.part(points) > most:
        data = {"points": points, "share": a.share(points, most), "most": most, "total": a.points}
        yield Problem(code, data, where=max(kept, key=a.known).id, sums=_costs(a, kept))


def _told(a: _List, code: str, kept: list[Entry]) -> Iterator[Problem]:
    for entry in kept:
        data = {"entry": entry.id, "people": a.muster.card(entry).people}
        yield Problem(code, data, Severity.NOTE, entry.id)


def _allies(a: _List, row: Mapping[str, Any]) -> Iterator[Problem]:
    """Note each ally, and warn when they take more than their share where the format has one."""
    allies = [entry for entry, card in a.entries if a.is_ally(card)]
    yield from _told(a, "legality.ally", allies)
    yield from _shares(a, row, "legality.allies_share", allies)


def _mercenaries(a: _List, row: Mapping[str, Any]) -> Iterator[Problem]:
    """Note each mercenary of another people, and warn when they take more than their share."""
    hired = [entry for entry, card in a.entries if a.is_foreign(card) and card.has("mercenary")]
    yield from _told(a, "legality.mercenary", hired)
    yield from _shares(a, row, "legality.mercenaries_share", hired)


def _machines(a: _List, row: Mapping[str, Any]) -> Iterator[Problem]:
    machines = [entry for entry, card in a.entries if RankName.WAR_MACHINE in card.rank.names]
    yield from _shares(a, row, "legality.war_machines_share", machines)


def _characters(a: _List, row: Mapping[str, Any]) -> Iterator[Problem]:
    """Check the share of characters; while what is unknown may fill it, tell that, and guess nothing."""
    characters = [entry for entry, card in a.entries if card.rank.character]
    yield from _few_characters(a, row, characters)
    yield from _shares(a, row, "legality.characters_share", characters)


def _few_characters(a: _List, row: Mapping[str, Any], characters: list[Entry]) -> Iterator[Problem]:
    points, least = sum(map(a.known, characters)), row["least"]
    if not a.entries or (characters and a.part(points) >= least):
        return
    unranked = [entry for entry, card in a.entries if not card.rank.text]
    data = {"points": points, "share": a.share(points, least), "least": least, "total": a.points}
    if unranked:
        for entry in unranked:
            yield Problem("legality.ranks_unknown", {"entry": entry.id}, Severity.NOTE, entry.id)
    elif not characters:
        yield Problem(NO_CHARACTER)
    elif any(a.cost.entries[entry.id].total is None for entry in characters):
        yield Problem("legality.characters_unknown", data, Severity.NOTE, sums=_costs(a, characters))
    else:
        yield Problem("legality.few_characters", data, sums=_costs(a, characters))


def _dear(a: _List, row: Mapping[str, Any]) -> Iterator[Problem]:
    """Find a figure that costs more than its share with all that it carries itself."""
    for entry, card in a.entries:
        pa = figure_pa(entry, card)
        if pa is None:
            continue
        bought = [(o, o.pa) for o in entry.options if o.pa and o.times(entry.figures) == entry.figures]
        carried = sum(price for _, price in bought)
        whole = pa + carried
        if a.part(whole) > row["percent"]:
            data = {
                "entry": entry.id, "pa": whole, "own": pa, "carried": carried,
                "share": a.share(whole, row["percent"]), "most": row["percent"], "total": a.points,
            }  # fmt: skip
            sums = (
                _part("figure_pa", entry, pa),
                *(_part("option_pa", entry, pa, option=o.name, kind=o.kind.value) for o, pa in bought),
            )
            code = "legality.dear_equipped" if bought else "legality.dear_figure"
            yield Problem(code, data, where=entry.id, sums=sums)


_INCARNATION = re.compile(r"\s*(\(\d+(?:st|nd|rd|th|e|er|re|ère|nde?|ème)?\)|\[[^\]]*\])", re.IGNORECASE)


def _names(card: Card) -> set[str]:
    """Return who a character is, whichever incarnation: « Isakar Le Veilleur (2) » is Isakar Le Veilleur.

    Files of other programs write "(2nd)", and what tells a figure from another in brackets: "[foot]". A card
    with a name in each language is met by either: many cards come with one of them only.
    """
    return {fold(_INCARNATION.sub("", name)) for name in (card.name_fr, card.name_en) if name}


def _unique(a: _List, _row: Mapping[str, Any]) -> Iterator[Problem]:
    """Find a character who stands twice in the list, as two figures or as two cards."""
    seen: list[tuple[set[str], Entry]] = []
    for entry, card in a.entries:
        if not card.rank.character:
            continue
        if entry.figures > 1:
            data = {"entry": entry.id, "figures": entry.figures}
            yield Problem("legality.unique_figures", data, where=entry.id, sums=_figures([entry]))
        names = _names(card)
        if twins := [other for known, other in seen if known & names]:
            sums = _figures([*twins, entry])
            yield Problem("legality.unique_cards", {"entry": entry.id}, where=entry.id, sums=sums)
        seen.append((names, entry))


def _people_and_path(a: _List, _row: Mapping[str, Any]) -> Iterator[Problem]:
    """Find a card that neither its path, nor an alliance, nor its being a mercenary brings into the army."""
    named = {fold(a.peoples.find(card.people) or card.people) for _, card in a.entries if card.people}
    if not a.people and len(named) > 1:
        yield Problem("legality.no_people", {"peoples": len(named)}, Severity.NOTE)
    mine = a.peoples.path_of(a.people)
    for entry, card in a.entries:
        if not a.is_foreign(card) or card.has("mercenary"):
            continue
        ties = [p for name in ("alliance", "immortal", "elemental") for p in card.parameters(name)]
        theirs = a.peoples.find(card.people)
        if theirs is None:
            data = {"entry": entry.id, "people": card.people}
            yield Problem("legality.people_unknown", data, Severity.NOTE, entry.id)
        elif not (mine and a.peoples.path_of(theirs) == mine) and not any(
            a.peoples.meets(a.people, tie) for tie in ties
        ):
            data = {"entry": entry.id, "people": theirs}
            yield Problem("legality.other_path", data, where=entry.id)


def _pariahs(a: _List, row: Mapping[str, Any]) -> Iterator[Problem]:
    """Note an army in which Paria stand beside others, and warn above their share where there is one."""
    pariahs = [entry for entry, card in a.entries if card.has("pariah")]
    others = len(a.entries) - len(pariahs)
    if pariahs and others:
        data = {"pariahs": len(pariahs), "others": others}
        yield Problem("legality.pariah_mix", data, Severity.NOTE, pariahs[0].id, _counted(pariahs))
        yield from _shares(a, row, "legality.pariahs_share", pariahs)


def _editions(a: _List, _row: Mapping[str, Any]) -> Iterator[Problem]:
    """Note cards of several editions in one list."""
    named: dict[str, str] = {}
    counted: Counter[str] = Counter()
    for _, card in a.entries:
        if card.edition:
            counted[named.setdefault(fold(card.edition), card.edition)] += 1
    if len(counted) > 1:
        told = ", ".join(f"{edition} ({cards})" for edition, cards in counted.items())
        yield Problem("legality.editions", {"editions": told}, Severity.NOTE)


_Check = Callable[[_List, Mapping[str, Any]], Iterator[Problem]]
_DO: Mapping[str, _Check] = {
    POINTS: _points,
    "unknown_pa": _unknown,
    "figures_per_card": _per_card,
    "figures_per_points": _per_points,
    "cards_per_points": _cards,
    "cards_per_profile": _same_profile,
    "characters": _characters,
    "war_machines": _machines,
    "allies": _allies,
    "mercenaries": _mercenaries,
    "dear_figure": _dear,
    "unique": _unique,
    "people_and_path": _people_and_path,
    "pariahs": _pariahs,
    "editions": _editions,
}


def check(muster: Muster, *, format: Format, peoples: Peoples) -> list[Problem]:
    """Return all problems of a list in a format, warnings first, each in the order of the checks."""
    asked = _List(muster, peoples, army_cost(muster), format)
    found = [p for row in format.checks for p in _DO[row.check](asked, row.parameters)]
    return sorted(found, key=lambda problem: problem.severity is Severity.NOTE)
