"""Match what cards of catalogues may buy: by foreign id, else by name; then merge it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from db.exchange.battlescribe.findings import FindingOutcome
from db.exchange.battlescribe.harvest import (
    TakenOffer,
)
from db.origins import Origin
from db.revisioned_table import new_id
from desktop.operations.imports.catalogue_cards import CardMatching
from desktop.operations.imports.catalogue_files import CatalogueFiles
from desktop.operations.imports.match import Namesakes
from desktop.operations.imports.merge import all_taken
from desktop.operations.imports.merge_options import OfferJoining, fill_unresolved
from rules.armies import is_price
from rules.offers import Offer


@dataclass
class OptionMatching:
    """The options of files against those of one library."""

    files: CatalogueFiles
    cards: CardMatching
    written: dict[str, Offer] = field(default_factory=dict)
    origins: dict[str, Origin] = field(default_factory=dict)

    def match(self) -> None:
        """Match all of them."""
        origins = self.files.origins
        if not self.files.harvest.offers:
            return
        mine = self.files.desk.library.offers()
        here = {
            self.cards.ids[taken.key]: self.files.is_whole(taken.missing) and not taken.reaches_outside
            for taken in self.files.harvest.cards
            if taken.key in self.cards.ids
        }
        present = {taken.key for taken in self.files.harvest.offers}
        former = {origin.thing: origin for origin in self.files.left_behind("bs:offer:", present).values()}
        alike = Namesakes(mine, {origin.thing for origin in origins.values()} - former.keys())
        for taken in self.files.harvest.offers:
            self.files.go_on()
            now = self._priced(taken)
            origin = origins.get(taken.key)
            if taken.beside and origin is not None:
                self._hear_more(taken, now, origin, mine, here)
                continue
            if origin is None and (found := alike.find(now)) is not None:
                alike.claimed.add(found)
                origin = former.get(found, Origin(found))
                if found in former:
                    self.origins[taken.key] = replace(origin, file=taken.file, offer=now)
            held = mine.get(origin.thing) if origin is not None else None
            if origin is None:
                self._new_offer(taken, now)
            elif held is None:
                self._deleted_offer(taken, now, origin)
            else:
                self._offer_again(taken, now, origin, held, here)

    def _hear_more(
        self,
        taken: TakenOffer,
        now: Offer,
        origin: Origin,
        mine: Mapping[str, Offer],
        cards: Mapping[str, bool],
    ) -> None:
        """Merge what the files given add to an option of one that was read before, if they add anything."""
        held, said = mine.get(origin.thing), origin.offer
        if held is None or said is None:
            return
        whole = fill_unresolved(now, said, taken.unresolved, is_whole=self.files.is_whole(taken.missing))
        if replace(whole, takers={**said.takers, **whole.takers}) != said:
            self._offer_again(taken, now, origin, held, cards)

    def _priced(self, taken: TakenOffer) -> Offer:
        """Return an option offered to cards of ours; a price beyond the limits becomes unknown."""
        takers = {self.cards.ids[key]: pa for key, pa in taken.offer.takers.items() if key in self.cards.ids}
        option = taken.offer.option
        odd = [pa for pa in (option.pa, *takers.values()) if not is_price(pa)]
        if not odd:
            return replace(taken.offer, takers=takers)
        self.files.tell(
            FindingOutcome.TEXT, taken.file, taken.entry, "cost", "kept_as_text", value=f"{odd[0]:g}"
        )
        return replace(
            taken.offer,
            option=replace(option, pa=None if option.pa in odd else option.pa),
            takers={key: None if pa in odd else pa for key, pa in takers.items()},
        )

    def _new_offer(self, taken: TakenOffer, now: Offer) -> None:
        offer_id = new_id()
        self.written[offer_id] = now
        self.origins[taken.key] = Origin(offer_id, taken.file, offer=now)
        self.files.report.offers_added.append(offer_id)

    def _deleted_offer(self, taken: TakenOffer, now: Offer, origin: Origin) -> None:
        """Leave a soft-deleted option as it is, or restore it where its owner decided so."""
        if self.files.comes_back(taken.file, taken.entry, origin.thing, now.option.name):
            self.written[origin.thing] = now
            self.origins[taken.key] = Origin(origin.thing, taken.file, offer=now)
            self.files.report.offers_added.append(origin.thing)
        else:
            self.files.report.offers_same += 1

    def _offer_again(
        self, taken: TakenOffer, now: Offer, origin: Origin, held: Offer, cards: Mapping[str, bool]
    ) -> None:
        """Merge an option; cards that are not in these files keep what they are offered.

        So do those of ``cards`` that are incomplete, because what they may buy stands in a file not given.
        """
        merging = self.files.merging(
            taken.file, heard=origin.offer is not None, left=origin.left, beside=taken.beside
        )
        before = origin.offer or held
        is_whole = self.files.is_whole(taken.missing)
        now = fill_unresolved(now, before, taken.unresolved, is_whole=is_whole)
        here = {card for card, whole in cards.items() if whole or card in now.takers}
        joined = OfferJoining(here, self.cards.card_name, merging).joined(origin.thing, before, now, held)
        self.files.report.take(merging)
        if joined != held:
            self.written[origin.thing] = joined
            self.files.report.offers_changed.append(origin.thing)
        else:
            self.files.report.offers_same += 1
        elsewhere = {} if origin.offer is None else origin.offer.takers
        takers = {card: pa for card, pa in elsewhere.items() if card not in here} | dict(now.takers)
        told = replace(now, takers=takers)
        news = told != origin.offer or merging.kept != origin.left
        if news and (not merging.older or all_taken(merging.differences)):
            self.origins[taken.key] = Origin(origin.thing, taken.file, offer=told, left=merging.kept)
