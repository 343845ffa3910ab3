"""Match the cards of a package with those of the library: by id, by provenance, by name; merge them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from operator import attrgetter

from db.codec import CARD
from db.exchange.package import PackedCard
from db.origins import Statement
from desktop.operations.imports.incoming import Incoming
from desktop.operations.imports.match import Revisions, grouped, loose_key, only_alike, only_one
from desktop.operations.imports.merge import Difference, Said
from desktop.operations.imports.merge_cards import common_base, merge
from desktop.operations.imports.provenance import MergeBase, plainly, sum_of
from desktop.operations.pictures import told_picture
from rules.cards import Card, Revision

PICTURE = "picture"
_KIND = "card"


@dataclass
class IncomingCards:
    """The matching of the cards of one package with those of one library."""

    incoming: Incoming
    ids: dict[str, str] = field(default_factory=dict)
    """By card of theirs: the card of ours that it is."""

    numbers: dict[tuple[str, int], int] = field(default_factory=dict)
    """By card of theirs and its number there: the number that this content has, or will have, here."""

    writes: list[tuple[str, Card | None]] = field(default_factory=list)
    names: dict[str, Card] = field(default_factory=dict)
    """By card of ours that the package has: what it is called by."""

    _held: dict[str, Revisions] = field(default_factory=dict)
    _whole: set[str] = field(default_factory=set)
    """Cards of theirs that are ours by an id: what stands empty there was taken away."""

    @property
    def pictures(self) -> frozenset[str]:
        """The pictures of the package that merged cards show."""
        named = {card.picture for _, card in self.writes if card is not None}
        return frozenset(named & self.incoming.theirs.pictures.keys())

    def match(self) -> None:
        """Match all of them."""
        theirs = self.incoming.theirs.cards
        self._find(theirs)
        for card_id, packed in theirs.items():
            self.incoming.go_on()
            self._meet(card_id, packed)
        here = self.shown.keys() | self.incoming.gone.cards.keys()
        self.incoming.provenance.remember_ids(_KIND, self.ids, here)
        self.incoming.sources.remember_ids(_KIND, self.ids, here, plainly)

    @cached_property
    def shown(self) -> Mapping[str, Revision]:
        """What our cards show, read once."""
        return {revision.card_id: revision for revision in self.incoming.desk.library.cards()}

    def content(self, card_id: str) -> Revisions:
        """Return every revision of a card of ours, those to be written included."""
        if card_id not in self._held:
            try:
                revisions = self.incoming.desk.library.revisions(card_id)
            except KeyError:
                revisions = []
            self._held[card_id] = Revisions({revision.number: revision.card for revision in revisions})
        return self._held[card_id]

    def first(self, card_id: str, number: int) -> int:
        """Return the first revision of a card of ours that is equal to one: lists are compared by it."""
        return self.content(card_id).first(number)

    def name_of(self, card_id: str, language: str) -> str:
        """Name a card of ours, or one that arrives, for players."""
        card = self.names.get(card_id)
        if card is None and (held := self.content(card_id)).last:
            card = held.cards[held.last]
        return "" if card is None else card.name(language)

    # Which card is which

    def _find(self, theirs: Mapping[str, PackedCard]) -> None:
        """Match each card with one of ours; those that are soft-deleted, there or here, come last."""
        provenance, gone = self.incoming.provenance, self.incoming.gone.cards
        living, deleted = (grouped(cards.values(), loose_key) for cards in (self.shown, gone))
        told = {key: thing for key in theirs if (thing := provenance.thing(_KIND, key)) is not None}
        self.ids = {key: key for key in theirs if key in self.shown or (key in gone and key not in told)}
        claimed = {*self.ids.values()}
        here = self.shown.keys() | gone.keys()
        elsewhere = ((key, provenance.known_elsewhere(_KIND, key, here)) for key in theirs)
        for key, thing in (*told.items(), *elsewhere):
            if thing is not None and key not in self.ids and thing not in claimed:  # each is met once
                self.ids[key] = thing
                claimed.add(thing)
                if key not in told:
                    self._whole.add(key)
        self._whole |= {key for key, thing in self.ids.items() if key == thing}
        for key in theirs:
            # Of one file, but each read it and wrote in it alone: what stands empty there says nothing.
            thing = self.incoming.sources.thing(_KIND, key, here)
            if thing is not None and key not in self.ids and thing not in claimed:
                self.ids[key] = thing
                claimed.add(thing)
        for key in sorted(theirs.keys() - self.ids.keys(), key=lambda key: theirs[key].soft_deleted):
            card = theirs[key].card
            name = loose_key(card)
            found = only_one(living.get(name, ()), claimed) or only_alike(
                deleted.get(name, ()), claimed, card
            )
            self.ids[key] = found or key
            claimed.add(self.ids[key])

    # What becomes of one

    def _meet(self, card_id: str, theirs: PackedCard) -> None:
        ours, now, report = self.ids[card_id], theirs.card, self.incoming.report
        mine = self.shown[ours].card if ours in self.shown else None
        self.names[ours] = mine or now
        if theirs.soft_deleted:
            self._pin(card_id, theirs)
            report.others_same += ours in self.shown or ours in self.incoming.gone.cards
        elif mine is not None:
            self._join(card_id, theirs, mine)
        elif ours in self.incoming.gone.cards and self.incoming.stays_away(
            ours, now.name("fr"), now.name("en")
        ):
            self._pin(card_id, theirs)
        else:
            self._hear(card_id, now)
            self._write(card_id, theirs, theirs.revisions.keys())
            if not self.writes or self.writes[-1] != (ours, now):
                self.writes.append((ours, now))
            report.added.append(ours)

    def _join(self, card_id: str, theirs: PackedCard, mine: Card) -> None:
        """Merge a card with ours."""
        ours, now, report = self.ids[card_id], theirs.card, self.incoming.report
        base = self._base(card_id, now)
        said, earlier = base.said, () if base.said is not None else self.content(ours).all
        if said is not None and not mine.picture and self._never_came(ours, said.picture):
            said = replace(said, picture="")
        merging = self.incoming.merging(base, whole=card_id in self._whole)
        merging.learn_changes(base.seen, lambda seen, probe: merge(ours, seen, now, mine, probe))
        joined = merge(ours, said, now, mine, merging, earlier)
        report.differences += map(self._with_pictures, merging.differences)
        report.stays += map(self._with_pictures, merging.stays)
        if not (ours == card_id and mine == now and self._word(card_id) is None):  # our own needs no origin
            self._hear(card_id, now, merging.kept)
        last = self._write(card_id, theirs, self._pins.get(card_id, ())) or mine
        if joined != last:
            self.writes.append((ours, joined))
        if joined != mine:
            report.changed.append(ours)
        else:
            report.same += 1

    def _hear(self, card_id: str, now: Card, left: tuple[tuple[str, str], ...] = ()) -> None:
        """Keep what the package says of a card."""
        ours = self.ids[card_id]
        number = self.shown[ours].number if ours in self.shown else 0
        told = Statement(card=now, sum=sum_of(CARD, now), number=number, left=left)
        self.incoming.provenance.remember(_KIND, card_id, ours, told)

    def _word(self, card_id: str) -> Statement | None:
        """Return what was said of a card before."""
        return self.incoming.provenance.last_said(_KIND, card_id, self.ids[card_id])

    def _base(self, card_id: str, now: Card) -> MergeBase[Card]:
        """Return the base of a card, as far as it is known.

        Where nobody said anything of the card before, it is what they say now if we said the same once, else
        what a file said to both.
        """
        ours = self.ids[card_id]
        earlier = self.content(ours).all
        self.incoming.joining.pay(len(earlier))
        base = self.incoming.provenance.base(_KIND, card_id, ours, attrgetter("card"), earlier, CARD)
        if base.said is not None and not base.ours:
            return base
        if base.said is None and card_id in self._whole and now in earlier:
            return MergeBase(now)
        told = self.incoming.sources.told_to_both(_KIND, card_id, ours)
        if told is None:
            return base
        # Where two editions of the file differ, whoever goes back to the older one's word means it.
        there, here, by_tables = told
        common = common_base(there, here, self.shown[ours].card, by_tables=by_tables)
        return MergeBase(common, seen=base.said)

    def _pin(self, card_id: str, theirs: PackedCard) -> None:
        """Write the revisions of a card that lists pin; what it shows, and whether it is hidden, stays."""
        if self._write(card_id, theirs, self._pins.get(card_id, ())) is not None:
            mine = self.shown.get(self.ids[card_id])
            self.writes.append((self.ids[card_id], None if mine is None else mine.card))

    @cached_property
    def _pins(self) -> Mapping[str, set[int]]:
        """The revisions that lists of the package pin, by card of theirs."""
        found: dict[str, set[int]] = {}
        for army in self.incoming.theirs.armies.values():
            for card_id, number in army.pins:
                found.setdefault(card_id, set()).add(number)
        return found

    def _write(self, card_id: str, theirs: PackedCard, numbers: Collection[int]) -> Card | None:
        """Write those of some revisions of a card that are not here yet; return the last of them, if any."""
        ours, last = self.ids[card_id], None
        for number, card in sorted(theirs.revisions.items()):
            if number not in numbers:
                continue
            held = self.content(ours)
            if (mine := held.number_of(card)) is None:
                mine, last = held.add(card), card
                self.writes.append((ours, card))
            same = held.cards.get(number) == card
            self.numbers[card_id, number] = number if same else mine
        return last

    def _with_pictures(self, told: Difference) -> Difference:
        """Return a difference that tells of pictures what they are."""
        if told.field != PICTURE:
            return told
        base, theirs, ours = map(self._told_picture, (told.base, told.theirs, told.ours))
        return replace(told, base=base, theirs=theirs, ours=ours)

    def _told_picture(self, key: Said) -> Said:
        return told_picture(self._picture(key), key) if isinstance(key, str) and key else ""

    def _never_came(self, card_id: str, picture: str) -> bool:
        """Tell whether a picture that a package stated before was never shown by our card."""
        return bool(picture) and all(card.picture != picture for card in self.content(card_id).all)

    def _picture(self, key: str) -> bytes | None:
        if key in self.incoming.theirs.pictures:
            return self.incoming.theirs.pictures[key]
        try:
            return self.incoming.desk.library.picture(key)
        except KeyError:
            return None
