"""A list that somebody sent, beside what its form says of it: totals, prices, a fingerprint.

Where the catalogues here say otherwise than those it was made with, it keeps what it was sent with until its
owner lets it go by them, as a list of a roster does.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from desktop.operations import list_telling
from desktop.operations.brought_options import with_brought
from desktop.operations.catalogue_lists import with_prices
from desktop.operations.desk import Desk
from desktop.operations.evaluated_list import PA
from desktop.operations.list_differences import (
    MOST_NAMED,
    NEARLY,
    beneath,
    differ,
    differing,
    first_of,
    name_of,
    numbers,
    parts_named,
    rows,
    worth,
)
from rules.armies import Army
from rules.fingerprint import content, fingerprint, mark_in
from rules.text import Message

Part = tuple[int | str, ...]
"""The place of an entry and the names of the options beneath it; or the name of an option, and how many."""


@dataclass(frozen=True, slots=True)
class BroughtList:
    """A list that was made of what somebody sent, and what is told of it beside."""

    army_id: str
    told: tuple[Message, ...] = ()


@dataclass(frozen=True, slots=True)
class _Count:
    """What two who have one list hold against each other; ``pa`` None and ``mark`` empty are not known.

    ``others`` are totals in other currencies than PA, by their names, ``prices`` what entries and options
    cost by currency; what one of two does not tell is not compared.
    """

    pa: float | None
    mark: str
    others: Mapping[str, float] = field(default_factory=dict)
    prices: Mapping[tuple[Part, str], float] = field(default_factory=dict)
    in_words: bool = False
    """Whether it stands in words, which somebody may have changed without counting anew."""

    def says(self, other: _Count) -> bool:
        """Tell whether another one says the same, as far as both say anything."""
        return self.counts(other) and self.gives(other)

    def counts(self, other: _Count) -> bool:
        """Tell whether it is the same to who counts PA alone."""
        if self.mark and other.mark:
            return self.mark == other.mark
        return self.costs(other)

    def costs(self, other: _Count) -> bool:
        """Tell whether both cost the same in PA."""
        return self.pa is None or other.pa is None or abs(self.pa - other.pa) < NEARLY

    def gives(self, other: _Count) -> bool:
        """Tell whether all of it costs the same, and each part whose price both tell."""
        return not self.moved(other) and not differ(self.prices, other.prices)

    def moved(self, other: _Count) -> list[str]:
        """Return the currencies whose totals are not the same."""
        return sorted(differ(self.others, other.others))

    def worth(self, names: Iterable[str], *, with_pa: bool) -> tuple[Message, ...]:
        """Return what it costs in some currencies: 329 PA, −3 POW."""
        pa = {PA: self.pa} if with_pa and self.pa is not None else {}
        return worth(pa | {name: self.others[name] for name in names})

    def words(self, other: _Count) -> tuple[Message, ...] | Message | str:
        """Return what is known of it, where another one says otherwise."""
        moved = self.moved(other)
        if moved and self.counts(other) and self.costs(other):
            return self.worth(moved, with_pa=False)
        worth = self.worth(moved, with_pa=True)
        if not worth or not self.mark:
            return worth or self.mark
        return Message("list.worth_and_mark", {"worth": worth, "mark": self.mark})


def as_sent(
    desk: Desk,
    document: Mapping[str, Any],
    army: Army,
    unknown: Collection[str],
    otherwise: Iterable[Army],
) -> tuple[Army, tuple[Message, ...]]:
    """Return a list that was made of a document as it is kept, and what is told of it.

    ``army`` is that list by the catalogues of now, ``unknown`` are its options of which these know nothing;
    ``otherwise`` makes it by others, and at last of what the document says alone.
    """
    said, here = _stated(document), _counted(desk, army)
    same = said.says(here)
    sent: tuple[Army, _Count] | None = None
    for made in otherwise if army.catalogues and not same else ():
        kept = _counted(desk, made)
        if _is_sent(said, kept, here):
            if said.gives(kept):
                sent = made, kept
                break
            sent = sent or (made, kept)  # the same in PA alone
    parts = () if same else differing(document, list_telling.told(desk, with_prices(desk, army)))
    named = (Message("list.parts_otherwise", {"names": parts_named(parts)}),) if parts else ()
    if sent is not None:
        return sent[0], (_kept(said, *sent, here), *named)
    lacking = {each.name for each in parts[:MOST_NAMED] if each.now is None}
    others = [name for name in unknown if name not in lacking]
    return army, (*_told(army, said, here, same=same, unknown=others), *named)


def _is_sent(said: _Count, kept: _Count, here: _Count) -> bool:
    """Tell whether a list is what was sent: by its mark, or by the totals that it has not by catalogues.

    The mark may differ though nothing else does: a card has another name in another library.
    """
    gives = said.gives(kept) and kept.others.keys() >= {*said.moved(here)}
    if said.mark and (said.mark == kept.mark or said.in_words):
        return said.mark == kept.mark and (gives or said.mark != here.mark)
    if said.pa is None or not said.costs(kept):
        return False
    return not said.costs(here) or (gives and not said.gives(here))


def _kept(said: _Count, army: Army, kept: _Count, here: _Count) -> Message:
    """Tell what a list that keeps what it was sent with costs so, and would cost by the catalogues here."""
    moved = [name for name in kept.moved(here) if name in said.others]
    if kept.costs(here) and not moved:
        return Message("list.kept_otherwise", {"value": army.name})
    sent, now = (each.worth(moved, with_pa=not kept.costs(here)) for each in (kept, here))
    return Message("list.kept_as_sent", {"value": army.name, "sent": sent, "here": now})


def _told(
    army: Army, said: _Count, here: _Count, *, same: bool, unknown: Collection[str]
) -> Iterator[Message]:
    if not same:
        data = {"value": army.name, "sent": said.words(here), "here": here.words(said)}
        yield Message("list.not_as_sent", data)
    if unknown and not (same and said.mark):
        names = first_of([Message("list.lacking", {"value": name}) for name in dict.fromkeys(unknown)])
        yield Message("list.options_unknown", {"names": names})


def _stated(document: Mapping[str, Any]) -> _Count:
    """Return what a document says of its list."""
    pa, others = _totals(document)
    mark = document.get("fingerprint")
    said = mark_in(mark) if isinstance(mark, str) else ""
    return _Count(pa, said, others, dict(_prices(document)), document.get("in_words") is True)


def _totals(document: Mapping[str, Any]) -> tuple[float | None, dict[str, float]]:
    """Return what a document says that all of its list costs: in PA, and in other currencies."""
    costs = numbers(document.get("costs"))
    pa = costs.pop(PA, None)
    return numbers({PA: document.get("points")}).get(PA) if pa is None else pa, costs


def _prices(
    document: Mapping[str, Any], else_free: Iterable[str] = ()
) -> Iterator[tuple[tuple[Part, str], float]]:
    """Give what a document says that each entry costs, and each option, those of one name together.

    An option that stands beneath a card in one library is chosen by the list in another one: a card is held
    against one with the same options, an option against that of its name. In the currencies ``else_free``
    costs nothing what it tells no price of.
    """
    free, entries = dict.fromkeys(else_free, 0.0), rows(document, "entries")
    for place, entry in enumerate(entries):
        part: Part = (place, *sorted(name_of(option) for option in beneath(entry)))
        yield from (((part, key), cost) for key, cost in (free | numbers(entry.get("costs"))).items())
    options: dict[str, list[dict[str, float]]] = {}
    for holder in (*entries, document, *rows(document, "forces")):
        for option in beneath(holder):
            options.setdefault(name_of(option), []).append(free | numbers(option.get("costs")))
    for name, each in options.items():
        for key in {key for costs in each for key in costs}:
            yield ((name, len(each)), key), sum(costs.get(key, 0) for costs in each)


def _counted(desk: Desk, army: Army) -> _Count:
    """Return what a list costs here, as far as that is known, and its fingerprint."""
    army = with_prices(desk, army)
    told = list_telling.told(desk, army)
    pa, others = _totals(told)
    # without catalogues its parts cost what somebody told of them
    prices = dict(_prices(told, (PA, *others))) if army.catalogues else {}
    mark = fingerprint(content(with_brought(desk, desk.library.muster(army))))
    return _Count(pa, mark, others, prices)
