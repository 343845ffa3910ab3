"""Let what cards may buy, as a package tells it, meet what the library offers, field by field."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING

from db.origins import Origin
from desktop.operations.offer_merging import OfferJoining
from desktop.operations.offer_namesakes import Namesakes
from rules.offers import Offer

if TYPE_CHECKING:
    from desktop.operations.package_arriving import Arriving


def _foreign(offer_id: str) -> str:
    return f"tact:offer:{offer_id}"


@dataclass
class ArrivingOffers:
    """The options of one package against those of one library."""

    arriving: Arriving
    writes: dict[str, Offer] = field(default_factory=dict)

    def meet(self) -> None:
        """Meet all of them."""
        theirs = self.arriving.theirs.offers
        if not theirs:
            return
        known = self.arriving.known
        told = {key: origin.thing for key in theirs if (origin := known.get(_foreign(key))) is not None}
        same = {key: key for key in theirs if key in self._here or key in self.arriving.gone.offers}
        ids = told | same
        self._namesakes.claimed.update(ids.values())
        deleted = Namesakes(self.arriving.gone.offers, {*ids.values()})
        for key, offer in theirs.items():
            now = self._given_to_ours(offer)
            ours = ids.get(key) or self._namesakes.find(now) or deleted.find(now) or key
            deleted.claimed.add(ours)
            self._namesakes.claimed.add(ours)
            self._meet(key, ours, now)

    @cached_property
    def _here(self) -> Mapping[str, Offer]:
        return self.arriving.desk.library.offers()

    @cached_property
    def _namesakes(self) -> Namesakes:
        return Namesakes(self._here)

    def _given_to_ours(self, offer: Offer) -> Offer:
        """Offer it to the cards of ours that its takers are."""
        ids = self.arriving.cards.ids
        return replace(offer, takers={ids.get(key, key): pa for key, pa in offer.takers.items()})

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
            report.stays += ways.stays
            if joined != held:
                self.writes[ours] = joined
                report.offers_changed.append(ours)
            else:
                report.same += 1
        if before != now and not (ours == key and held == now):  # our own word needs no origin
            arriving.origins[_foreign(key)] = Origin(ours, arriving.file, offer=now)
