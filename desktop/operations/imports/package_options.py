"""Match what cards of a package may buy with what the library offers, and merge it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from operator import attrgetter

from db.origins import OFFER, Statement
from desktop.operations.imports.incoming import Incoming
from desktop.operations.imports.match import Namesakes
from desktop.operations.imports.merge import Merging
from desktop.operations.imports.merge_options import OfferJoining
from desktop.operations.imports.package_cards import IncomingCards
from desktop.operations.imports.provenance import MergeBase, offered, sum_of
from rules.offers import Offer

_KIND = "offer"


@dataclass
class IncomingOptions:
    """The matching of the options of one package with those of one library."""

    incoming: Incoming
    cards: IncomingCards
    writes: dict[str, Offer] = field(default_factory=dict)

    def match(self) -> None:
        """Match all of them."""
        theirs = self.incoming.theirs.offers
        if not theirs:
            return
        provenance, here = self.incoming.provenance, self._here.keys() | self.incoming.gone.offers.keys()
        told = {key: thing for key in theirs if (thing := provenance.thing(_KIND, key)) is not None}
        same = {key: key for key in theirs if key in here}
        elsewhere = {
            key: thing
            for key in theirs
            if key not in told and (thing := provenance.known_elsewhere(_KIND, key, here)) is not None
        }
        ids = elsewhere | told | same
        whole = {*elsewhere, *same}
        claimed = {*ids.values()}
        for key in theirs:
            thing = self.incoming.sources.thing(_KIND, key, here)
            if thing is not None and key not in ids and thing not in claimed:
                ids[key] = thing
                claimed.add(thing)
        given = offered(self.cards.ids)
        self._namesakes.claimed.update(ids.values())
        deleted = Namesakes(self.incoming.gone.offers, {*ids.values()}, self.incoming.joining.pay)
        for key, offer in theirs.items():
            self.incoming.go_on()
            now = given(offer)
            ours = ids.get(key) or self._namesakes.find(now) or deleted.find(now) or key
            deleted.claimed.add(ours)
            self._namesakes.claimed.add(ours)
            ids[key] = ours
            self._meet(key, ours, now, whole=key in whole)
        provenance.remember_ids(_KIND, ids, here)
        self.incoming.sources.remember_ids(_KIND, ids, here, given)

    @cached_property
    def _here(self) -> Mapping[str, Offer]:
        return self.incoming.desk.library.offers()

    @cached_property
    def _namesakes(self) -> Namesakes:
        return Namesakes(self._here, pay=self.incoming.joining.pay)

    def _meet(self, key: str, ours: str, now: Offer, *, whole: bool) -> None:
        incoming, report, held = self.incoming, self.incoming.report, self._here.get(ours)
        heard = incoming.provenance.last_said(_KIND, key, ours) is not None
        number = 0
        left: tuple[tuple[str, str], ...] = ()
        if held is None:
            if ours in incoming.gone.offers and incoming.stays_away(ours, now.option.name):
                return
            self.writes[ours] = now
            report.offers_added.append(ours)
        else:
            earlier = incoming.desk.library.memory.revisions(_KIND, ours)
            incoming.joining.pay(len(earlier) * (1 + len(now.takers)))
            base = self._base(key, ours, now, earlier, whole=whole)
            merging = incoming.merging(base, whole=whole)
            emptied = () if base.said is not None else earlier

            def join(was: Offer, merging: Merging) -> Offer:
                here = self.cards.names
                joining = OfferJoining(here.keys(), self.cards.name_of, merging, emptied)
                return joining.joined(ours, was, now, held)

            merging.learn_changes(base.seen, join)
            joined = join(base.said or held, merging)
            report.take(merging)
            number, left = len(earlier), merging.kept
            if joined != held:
                self.writes[ours] = joined
                report.offers_changed.append(ours)
            else:
                report.others_same += 1
        if heard or ours != key or held != now:  # our own word needs no origin
            raw = incoming.theirs.offers[key]
            told = Statement(offer=now, sum=sum_of(OFFER, raw), number=number, left=left)
            incoming.provenance.remember(_KIND, key, ours, told)

    def _base(
        self, key: str, ours: str, now: Offer, earlier: Sequence[Offer], *, whole: bool
    ) -> MergeBase[Offer]:
        """Return the base of an option, as far as it is known, as :class:`IncomingCards` does of a card.

        Where each read another edition of the file its owner is asked.
        """
        base = self.incoming.provenance.base(_KIND, key, ours, attrgetter("offer"), earlier, OFFER)
        if base.said is not None and not base.ours:
            return base
        if base.said is None and whole and now in earlier:
            return MergeBase(now)
        told = self.incoming.sources.told_to_both(_KIND, key, ours)
        if told is None:
            return base
        there, here = self._of_these(offered(self.cards.ids)(told[0])), self._of_these(told[1])
        return MergeBase(there, ours=there != here, seen=base.said)

    def _of_these(self, offer: Offer) -> Offer:
        """Return an option as it is offered to cards of the package: of others nothing is merged."""
        named = self.cards.names
        return replace(offer, takers={card: pa for card, pa in offer.takers.items() if card in named})
