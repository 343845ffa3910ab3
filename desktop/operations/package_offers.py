"""Let what cards may buy, as a package tells it, meet what the library offers, field by field."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from operator import attrgetter
from typing import TYPE_CHECKING

from db.origins import OFFER, Told
from desktop.operations.offer_merging import OfferJoining
from desktop.operations.offer_namesakes import Namesakes
from desktop.operations.package_hearsay import Before, gone_since, sum_of
from desktop.operations.package_sources import offered
from desktop.operations.three_ways import ThreeWays
from rules.offers import Offer

if TYPE_CHECKING:
    from desktop.operations.package_arriving import Arriving


_KIND = "offer"


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
        hearsay, here = self.arriving.hearsay, self._here.keys() | self.arriving.gone.offers.keys()
        told = {key: thing for key in theirs if (thing := hearsay.thing(_KIND, key)) is not None}
        same = {key: key for key in theirs if key in here}
        elsewhere = {
            key: thing
            for key in theirs
            if key not in told and (thing := hearsay.met_elsewhere(_KIND, key, here)) is not None
        }
        ids = elsewhere | told | same
        whole = {*elsewhere, *same}
        claimed = {*ids.values()}
        for key in theirs:
            thing = self.arriving.sources.thing(_KIND, key, here)
            if thing is not None and key not in ids and thing not in claimed:
                ids[key] = thing
                claimed.add(thing)
        given = offered(self.arriving.cards.ids)
        self._namesakes.claimed.update(ids.values())
        deleted = Namesakes(self.arriving.gone.offers, {*ids.values()}, self.arriving.joining.pay)
        for key, offer in theirs.items():
            now = given(offer)
            ours = ids.get(key) or self._namesakes.find(now) or deleted.find(now) or key
            deleted.claimed.add(ours)
            self._namesakes.claimed.add(ours)
            ids[key] = ours
            self._meet(key, ours, now, whole=key in whole)
        hearsay.meet(_KIND, ids, here)
        self.arriving.sources.meet(_KIND, ids, here, given)

    @cached_property
    def _here(self) -> Mapping[str, Offer]:
        return self.arriving.desk.library.offers()

    @cached_property
    def _namesakes(self) -> Namesakes:
        return Namesakes(self._here, pay=self.arriving.joining.pay)

    def _meet(self, key: str, ours: str, now: Offer, *, whole: bool) -> None:
        arriving, report, held = self.arriving, self.arriving.report, self._here.get(ours)
        heard = arriving.hearsay.word(_KIND, key, ours) is not None
        number = 0
        left: tuple[tuple[str, str], ...] = ()
        if held is None:
            if ours in arriving.gone.offers and arriving.stays_away(ours, now.option.name):
                return
            self.writes[ours] = now
            report.offers.append(ours)
        else:
            earlier = arriving.desk.library.earlier(_KIND, ours)
            arriving.joining.pay(len(earlier) * (1 + len(now.takers)))
            before = arriving.hearsay.before(_KIND, key, ours, attrgetter("offer"), earlier, OFFER)
            if before.said is None and whole and now in earlier:
                before = Before(now)
            ways = arriving.ways(before, whole=whole)
            emptied = () if before.said is not None else earlier

            def join(was: Offer, ways: ThreeWays) -> Offer:
                here = arriving.cards.names
                joining = OfferJoining(here.keys(), arriving.cards.name_of, ways, emptied)
                return joining.joined(ours, was, now, held)

            gone_since(before.seen, ways, join)
            joined = join(before.said or held, ways)
            report.differences += ways.differences
            report.stays += ways.stays
            number, left = len(earlier), ways.kept
            if joined != held:
                self.writes[ours] = joined
                report.offers_changed.append(ours)
            else:
                report.same += 1
        if heard or ours != key or held != now:  # our own word needs no origin
            raw = arriving.theirs.offers[key]
            told = Told(offer=now, sum=sum_of(OFFER, raw), number=number, left=left)
            arriving.hearsay.hear(_KIND, key, ours, told)
