"""Let what cards may buy, as a package tells it, meet what the library offers, field by field."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING

from db.origins import Origin
from desktop.operations.offer_merging import OfferJoining
from rules.offers import Offer
from rules.text import fold

if TYPE_CHECKING:
    from desktop.operations.package_arriving import Arriving

_Name = tuple[object, ...]


def _foreign(offer_id: str) -> str:
    return f"tact:offer:{offer_id}"


def _name(offer: Offer) -> _Name:
    """Return by what an option is known that has no id in common."""
    option = offer.option
    return fold(option.name), option.kind, tuple(map(fold, offer.group)), offer.people, fold(offer.edition)


@dataclass
class ArrivingOffers:
    """The options of one package against those of one library."""

    arriving: Arriving
    writes: dict[str, Offer] = field(default_factory=dict)
    _claimed: set[str] = field(default_factory=set)

    def meet(self) -> None:
        """Meet all of them."""
        theirs = self.arriving.theirs.offers
        if not theirs:
            return
        known = self.arriving.known
        told = {key: origin.thing for key in theirs if (origin := known.get(_foreign(key))) is not None}
        same = {key: key for key in theirs if key in self._here or key in self.arriving.gone.offers}
        ids = told | same
        self._claimed.update(ids.values())
        for key, offer in theirs.items():
            now = self._given_to_ours(offer)
            ours = ids.get(key) or self._alike(now) or key
            self._claimed.add(ours)
            self._meet(key, ours, now)

    @cached_property
    def _here(self) -> Mapping[str, Offer]:
        return self.arriving.desk.library.offers()

    @cached_property
    def _by_name(self) -> Mapping[_Name, list[str]]:
        found: dict[_Name, list[str]] = {}
        for key, offer in self._here.items():
            found.setdefault(_name(offer), []).append(key)
        return found

    def _given_to_ours(self, offer: Offer) -> Offer:
        """Offer it to the cards of ours that its takers are."""
        ids = self.arriving.cards.ids
        return replace(offer, takers={ids.get(key, key): pa for key, pa in offer.takers.items()})

    def _alike(self, now: Offer) -> str | None:
        """Return the one option of ours of the same name and place that is for the same cards."""
        alike = [
            key
            for key in self._by_name.get(_name(now), ())
            if key not in self._claimed and _same_takers(self._here[key], now)
        ]
        return alike[0] if len(alike) == 1 else next((key for key in alike if self._here[key] == now), None)

    def _meet(self, key: str, ours: str, now: Offer) -> None:
        arriving, report, held = self.arriving, self.arriving.report, self._here.get(ours)
        origin = arriving.known.get(_foreign(key))
        before = None if origin is None else origin.offer
        if held is None:
            if ours in arriving.gone.offers and arriving.stays_away(ours, now.option.name):
                return
            self.writes[ours] = now
            report.offers.append(ours)
        else:
            ways = arriving.ways(heard=before is not None)
            here = arriving.cards.names
            joined = OfferJoining(here.keys(), here.__getitem__, ways).joined(ours, before or held, now, held)
            report.differences += ways.differences
            if joined != held:
                self.writes[ours] = joined
                report.offers_changed.append(ours)
            else:
                report.same += 1
        if before != now and not (ours == key and held == now):  # our own word needs no origin
            arriving.origins[_foreign(key)] = Origin(ours, arriving.file, offer=now)


def _same_takers(mine: Offer, theirs: Offer) -> bool:
    return not mine.takers.keys().isdisjoint(theirs.takers) or not (mine.takers or theirs.takers)
