"""A list that somebody sent, beside what its form says of it: a total, a fingerprint.

Where the catalogues here say otherwise than those it was made with, it keeps what it was sent with until its
owner lets it go by them, as a list of a roster does.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from desktop.operations.brought_options import with_brought
from desktop.operations.catalogue_lists import with_prices
from desktop.operations.desk import Desk
from desktop.operations.evaluated_list import PA
from rules.armies import Army, army_cost
from rules.fingerprint import content, fingerprint, mark_in
from rules.text import Message

_NEARLY = 0.005
"""Totals that differ by less were rounded, in PA."""
_MOST_NAMED = 12


@dataclass(frozen=True, slots=True)
class BroughtList:
    """A list that was made of what somebody sent, and what is told of it beside."""

    army_id: str
    told: tuple[Message, ...] = ()


@dataclass(frozen=True, slots=True)
class _Count:
    """What two who have one list hold against each other; ``pa`` None and ``mark`` empty are not known."""

    pa: float | None
    mark: str
    in_words: bool = False
    """Whether it stands in words, which somebody may have changed without counting anew."""

    def says(self, other: _Count) -> bool:
        """Tell whether another one says the same, as far as both say anything."""
        if self.mark and other.mark:
            return self.mark == other.mark
        return self.costs(other)

    def costs(self, other: _Count) -> bool:
        return self.pa is None or other.pa is None or abs(self.pa - other.pa) < _NEARLY

    @property
    def words(self) -> Message | str:
        """What is known of it."""
        if self.pa is None:
            return self.mark
        if not self.mark:
            return Message("list.pa", {"pa": self.pa})
        return Message("list.pa_and_mark", {"pa": self.pa, "mark": self.mark})


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
    for made in otherwise if army.catalogues and not same else ():
        kept = _counted(desk, made)
        if _is_sent(said, kept, here):
            code = "list.kept_otherwise" if kept.costs(here) else "list.kept_as_sent"
            return made, (Message(code, {"value": army.name, "sent": kept.pa, "here": here.pa}),)
    return army, tuple(_told(army, said, here, same=same, unknown=unknown))


def _is_sent(said: _Count, kept: _Count, here: _Count) -> bool:
    """Tell whether a list is what was sent: by its mark, or by the total that it has not by catalogues.

    The mark may differ though nothing else does: a card has another name in another library.
    """
    if said.mark and (said.mark == kept.mark or said.in_words):
        return said.mark == kept.mark
    return said.pa is not None and said.costs(kept) and not said.costs(here)


def _told(
    army: Army, said: _Count, here: _Count, *, same: bool, unknown: Collection[str]
) -> Iterator[Message]:
    if not same:
        data = {"value": army.name, "sent": said.words, "here": here.words}
        yield Message("list.not_as_sent", data)
    if unknown and not (same and said.mark):
        names = tuple(Message("list.lacking", {"value": name}) for name in [*dict.fromkeys(unknown)])
        yield Message("list.options_unknown", {"names": names[:_MOST_NAMED]})


def _stated(document: Mapping[str, Any]) -> _Count:
    """Return what a document says of its list."""
    costs, mark = document.get("costs"), document.get("fingerprint")
    pa = costs.get(PA) if isinstance(costs, dict) else document.get("points")
    total = float(pa) if isinstance(pa, int | float) and not isinstance(pa, bool) else None
    said = mark_in(mark) if isinstance(mark, str) else ""
    return _Count(total, said, document.get("in_words") is True)


def _counted(desk: Desk, army: Army) -> _Count:
    """Return what a list costs here, as far as that is known, and its fingerprint."""
    muster = desk.library.muster(with_prices(desk, army))
    cost = army_cost(muster)
    return _Count(cost.known if cost.priced else None, fingerprint(content(with_brought(desk, muster))))
