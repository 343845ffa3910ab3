"""Packages: things of a library gathered into one file, and taken into another library.

What is taken in meets what is there by its lasting id. A field its owner changed is never overwritten; a
list, a ruleset or a format that became another one comes beside the one that is there.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from operator import attrgetter
from pathlib import Path
from typing import Any

from db.battles import BattleRecord
from db.errors import Unreadable
from db.exchange import package
from db.exchange.package import ENDING, Package, PackedCard
from db.library import Packed
from db.origins import Origin
from db.shelf import new_id
from desktop.operations import armies, formats, rulesets
from desktop.operations.desk import Changes, Desk
from desktop.operations.files import write_file
from desktop.operations.free_names import stem
from desktop.operations.merging import merge
from desktop.operations.pictures import check_picture
from desktop.operations.three_ways import Difference, ThreeWays
from desktop.operations.trouble import known_trouble
from rules.armies import Army, Entry
from rules.battle.own_ruleset import OwnRuleset
from rules.cards import Card, Revision
from rules.formats import Format
from rules.offers import Offer
from rules.text import Message, Refusal, fold

__all__ = ["ENDING", "PackReport", "bring", "gather", "is_package", "pack"]


def is_package(path: Path) -> bool:
    """Tell whether a file is a package, by its ending."""
    return path.suffix.lower() == ENDING


# Handing on ---------------------------------------------------------------------------------------


def gather(desk: Desk, *, army_ids: Collection[str] | None = None, card_ids: Collection[str] = ()) -> Package:
    """Gather lists with the cards they pin, and cards; without ``army_ids`` the whole library."""
    library = desk.library
    whole = army_ids is None
    lists = {army.id: army for army in library.armies() if army_ids is None or army.id in army_ids}
    wanted: dict[str, set[int]] = {}
    for army in lists.values():
        for card_id, number in army.pins:
            wanted.setdefault(card_id, set()).add(number)
    shown = {revision.card_id: revision for revision in library.cards()}
    for card_id in shown:
        if whole or card_id in card_ids:
            wanted.setdefault(card_id, set())
    cards = {key: _packed(desk, shown.get(key), key, numbers) for key, numbers in wanted.items()}
    pictures = {card.picture for packed in cards.values() for card in packed.revisions.values()} - {""}
    offers = library.offers()
    if not whole:
        offers = {key: offer for key, offer in offers.items() if not cards.keys().isdisjoint(offer.takers)}
    own = library.formats()
    used = {army.format for army in lists.values()}
    return Package(
        cards=cards,
        armies=lists,
        offers=offers,
        owned=library.owned() if whole else {},
        formats={key: made for key, made in own.items() if whole or key in used},
        rulesets=library.rulesets() if whole else {},
        battles=tuple(library.battle(info.id) for info in library.battles()) if whole else (),
        pictures={key: library.picture(key) for key in sorted(pictures)},
    )


def _packed(desk: Desk, shown: Revision | None, card_id: str, numbers: Collection[int]) -> PackedCard:
    """Pack a card as it shows now (None: it was put away, and is read) with the revisions pinned beside."""
    now = shown or desk.library.card(card_id)
    said = {now.number: now.card}
    if not said.keys() >= set(numbers):
        said |= {r.number: r.card for r in desk.library.revisions(card_id) if r.number in numbers}
    return PackedCard(now.number, dict(sorted(said.items())))


@known_trouble
def pack(
    desk: Desk, *, path: Path, army_ids: Collection[str] | None = None, card_ids: Collection[str] = ()
) -> Package:
    """Write a package: some lists and cards, or without ``army_ids`` the whole library.

    Return what is in it. Raises NotWritten.
    """
    made = gather(desk, army_ids=army_ids, card_ids=card_ids)
    write_file(path, package.write(made))
    return made


# Taking in ----------------------------------------------------------------------------------------


@dataclass(slots=True)
class PackReport:
    """What a package brought: ids by kind, how much was here already, and where owner and package differ.

    ``label`` is the step, None when nothing had to be written.
    """

    added: list[str] = field(default_factory=list)
    changed: list[str] = field(default_factory=list)
    offers: list[str] = field(default_factory=list)
    armies: list[str] = field(default_factory=list)
    rulesets: list[str] = field(default_factory=list)
    formats: list[str] = field(default_factory=list)
    battles: list[str] = field(default_factory=list)
    pictures: int = 0
    same: int = 0
    cards_same: int = 0
    """Those among them that are cards."""

    differences: list[Difference] = field(default_factory=list)
    label: Message | None = None

    @property
    def done(self) -> bool:
        """Tell whether anything could be taken, what was here already included."""
        return bool(
            self.added or self.changed or self.offers or self.armies or self.rulesets or self.formats
            or self.battles or self.same
        )  # fmt: skip


@known_trouble
def look(desk: Desk, *, path: Path) -> PackReport:
    """Tell what a package would bring and where it says otherwise than its owner; nothing is written."""
    return _met(desk, path, frozenset()).report


@known_trouble
def bring(
    desk: Desk,
    *,
    path: Path,
    fields: frozenset[tuple[str, str]] = frozenset(),
    everything: bool = False,
    initiator: object | None = None,
) -> PackReport:
    """Take a package in: one transaction, one step of each place it moves.

    ``fields`` are (card, field) in which the package's word is taken over mine, which ``everything`` says of
    all. Of a file that is no package
    nothing is written.
    """
    arriving = _met(desk, path, fields, everything)
    report, writes = arriving.report, arriving.writes()
    if not (writes.cards or writes.armies or writes.offers or writes.owned or writes.formats
            or writes.rulesets or writes.battles or writes.origins):  # fmt: skip
        return report
    label = Message("step.package_imported", {"file": path.name})
    report.battles += desk.library.write_package(label, writes)
    report.label = label
    changes = Changes(
        cards=frozenset((*report.added, *report.changed)),
        armies=frozenset(report.armies),
        battles=frozenset(report.battles),
        formats=frozenset(report.formats),
        rulesets=frozenset(report.rulesets),
        label=label,
        initiator=initiator,
    )
    desk.announce(changes)
    return report


def _met(desk: Desk, path: Path, fields: frozenset[tuple[str, str]], everything: bool = False) -> _Arriving:
    theirs = package.read(_bytes(path), path.name)
    if theirs.is_empty:
        raise Unreadable("empty", file=path.name)
    arriving = _Arriving(desk, path.name, theirs, fields, everything)
    arriving.meet()
    return arriving


def _bytes(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(package.MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        raise Unreadable("not_opened", file=path.name) from error


def _foreign(card_id: str) -> str:
    return f"tact:card:{card_id}"


def _name(card: Card) -> tuple[str, str, str]:
    return fold(card.name_fr or card.name_en), fold(card.people), fold(card.edition)


def _is(mine: str, theirs: str, taken: Collection[str]) -> bool:
    """Tell whether a name is theirs, or the free one that theirs got here because it was taken."""
    return mine == theirs or (theirs in taken and stem(mine) == stem(theirs))


@dataclass(frozen=True, slots=True)
class _Named:
    """How things of a kind are named: theirs come beside mine under a free name."""

    name: Callable[[Any], str]
    named: Callable[[Any, str, str], Any]
    """A thing under an id and a name."""
    free: Callable[[Desk, str, str], str]

    def twin(self, theirs: Any, here: Mapping[str, Any]) -> str | None:
        """Return the thing of ours that theirs is, brought earlier."""
        name, taken = self.name(theirs), {self.name(mine) for mine in here.values()}
        bare = self.named(theirs, "", name)
        return next(
            (key for key, mine in here.items()
             if _is(self.name(mine), name, taken) and self.named(mine, "", name) == bare), None,
        )  # fmt: skip


def _named_format(made: Format, key: str, name: str) -> Format:
    return replace(made, id=key, fr=name, en=name)


def _named_ruleset(own: OwnRuleset, _key: str, name: str) -> OwnRuleset:
    return replace(own, name=name)


_format = _Named(attrgetter("fr"), _named_format, formats.free_name)
_ruleset = _Named(attrgetter("name"), _named_ruleset, rulesets.free_name)


@dataclass
class _Arriving:
    """One package against one library; nothing is written here."""

    desk: Desk
    file: str
    theirs: Package
    chosen: frozenset[tuple[str, str]] = frozenset()
    """Cards of ours and their fields in which theirs is taken over mine."""

    everything: bool = False
    report: PackReport = field(default_factory=PackReport)
    _shown: dict[str, Revision] = field(default_factory=dict)
    """What our cards show, read once."""

    _ids: dict[str, str] = field(default_factory=dict)
    """By card of theirs: the card of ours that it is."""

    _cards: list[tuple[str, Card]] = field(default_factory=list)
    _numbers: dict[tuple[str, int], int] = field(default_factory=dict)
    """By card of theirs and its number there: the number that this content has, or will have, here."""

    _origins: dict[str, Origin] = field(default_factory=dict)
    _armies: dict[str, Army] = field(default_factory=dict)
    _other: dict[str, dict[str, Any]] = field(default_factory=dict)
    _renamed: dict[str, str] = field(default_factory=dict)
    """By a format or ruleset of theirs: the one here that it is."""

    _battles: dict[str, BattleRecord] = field(default_factory=dict)
    _pictures: dict[str, bytes] = field(default_factory=dict)

    def meet(self) -> None:
        """Meet everything: pictures and cards first, for lists pin them."""
        self._meet_pictures()
        library = self.desk.library
        origins = library.origins()
        self._meet_ids(origins)
        for card_id, theirs in self.theirs.cards.items():
            self._meet_card(card_id, theirs, origins)
        self._meet(
            "formats", self.theirs.formats, library.formats(), told=self.report.formats, beside=_format
        )
        self._meet("rulesets", self.theirs.rulesets, library.rulesets(), told=self.report.rulesets,
                   beside=_ruleset)  # fmt: skip
        self._meet_armies()
        offers = {key: self._offered(offer) for key, offer in self.theirs.offers.items()}
        self._meet("offers", offers, library.offers(), told=self.report.offers)
        self._meet("owned", self.theirs.owned, library.owned())
        self._meet_battles(origins)

    def writes(self) -> Packed:
        """Return what would be written."""
        return Packed(self._cards, self._armies, origins=self._origins, battles=self._battles,
                      pictures=self._pictures, **self._other)  # fmt: skip

    def _meet_pictures(self) -> None:
        for key, data in self.theirs.pictures.items():
            if isinstance(check_picture(data), Refusal):
                raise Unreadable("damaged", file=self.file)
            self._pictures[key] = data
        self.report.pictures = len(self._pictures)

    def _meet_ids(self, origins: Mapping[str, Origin]) -> None:
        """Find for each card the one of ours it is: by its id, by where ours came from, by its name."""
        here = self._shown = {revision.card_id: revision for revision in self.desk.library.cards()}
        by_name: dict[tuple[str, str, str], list[str]] = {}
        for revision in here.values():
            by_name.setdefault(_name(revision.card), []).append(revision.card_id)
        claimed = here.keys() & self.theirs.cards.keys()
        for card_id, theirs in self.theirs.cards.items():
            origin = origins.get(_foreign(card_id))
            alike = [key for key in by_name.get(_name(theirs.card), ()) if key not in claimed]
            if card_id in here:
                self._ids[card_id] = card_id
            elif origin is not None:
                self._ids[card_id] = origin.thing
            else:
                self._ids[card_id] = alike[0] if len(alike) == 1 else card_id
            claimed.add(self._ids[card_id])

    def _meet_card(self, card_id: str, theirs: PackedCard, origins: Mapping[str, Origin]) -> None:
        said = dict(sorted(theirs.revisions.items()))
        now, foreign, ours = said[theirs.shown], _foreign(card_id), self._ids[card_id]
        before = origins[foreign].card if foreign in origins else None
        known = self._known(ours)
        # What was put away, by an undo or by its owner, comes anew.
        shown = self._shown[ours].card if ours in self._shown else None
        after = now
        if before != now and not (ours == card_id and shown == now):  # our own word needs no origin
            self._origins[foreign] = Origin(ours, self.file, now)
        if shown is not None:
            ways = ThreeWays(self.chosen, heard=before is not None, everything=self.everything)
            after = merge(ours, before, now, shown, ways)
            self.report.differences += ways.differences
        last, held = shown, {} if known is None else {known.number: known.card}
        for number, card in said.items():
            if shown is not None and (card_id, number) not in self._pins:
                continue
            if known is not None and card not in held.values():  # an older revision of ours may be it
                held = {r.number: r.card for r in self.desk.library.revisions(ours)} | held
            if card not in held.values():
                held[max(held, default=0) + 1] = last = card
                self._cards.append((ours, card))
            self._numbers[card_id, number] = next(n for n, kept in held.items() if kept == card)
        if after != last:
            self._cards.append((ours, after))
        if shown is None:
            self.report.added.append(ours)
        elif after != shown:
            self.report.changed.append(ours)
        else:
            self.report.same += 1
            self.report.cards_same += 1

    def _known(self, card_id: str) -> Revision | None:
        """Return what a card of ours shows, put away or not; None for one that was never here."""
        if card_id in self._shown:
            return self._shown[card_id]
        try:
            return self.desk.library.card(card_id)
        except KeyError:
            return None

    @cached_property
    def _pins(self) -> frozenset[tuple[str, int]]:
        return frozenset().union(*(army.pins for army in self.theirs.armies.values()))

    def _meet_armies(self) -> None:
        library = self.desk.library
        here = {army.id: army for army in library.armies()}
        taken = {army.name for army in here.values()}
        for key, theirs in self.theirs.armies.items():
            army = replace(
                theirs,
                format=self._renamed.get(theirs.format, theirs.format),
                entries=self._repinned(theirs.entries),
                versions=tuple(replace(v, entries=self._repinned(v.entries)) for v in theirs.versions),
            )
            if any(_is(known.name, army.name, taken) and replace(known, id=key, name=army.name) == army
                   for known in here.values()):  # fmt: skip
                self.report.same += 1
                continue
            mine = new_id() if key in here else key
            name = armies.free_name(self.desk, army.name, mine)
            self._armies[mine] = replace(army, id=mine, name=name)
            self.report.armies.append(mine)

    def _repinned(self, entries: Iterable[Entry]) -> tuple[Entry, ...]:
        return tuple(
            replace(
                entry,
                card_id=self._ids[entry.card_id],
                revision=self._numbers[entry.card_id, entry.revision],
            )
            for entry in entries
        )

    def _offered(self, offer: Offer) -> Offer:
        """Give an offer to the cards of ours that its takers are."""
        return replace(offer, takers={self._ids.get(key, key): pa for key, pa in offer.takers.items()})

    def _meet(
        self,
        kind: str,
        theirs: Mapping[str, Any],
        here: Mapping[str, Any],
        *,
        beside: _Named | None = None,
        told: list[str] | None = None,
    ) -> None:
        """Meet things by id; what became another one comes beside mine, or gives way to it.

        What has a name gets a free one, and is known by what it says when it comes again.
        """
        writes: dict[str, Any] = {}
        for key, thing in theirs.items():
            if here.get(key) == thing:
                self.report.same += 1
            elif beside is None:
                if key not in here:
                    writes[key] = thing
            elif twin := beside.twin(thing, here):
                self.report.same += 1
                self._renamed[key] = twin
            else:
                mine = new_id() if key in here else key
                self._renamed[key] = mine
                writes[mine] = beside.named(thing, mine, beside.free(self.desk, beside.name(thing), mine))
        if told is not None:
            told += writes
        self._other[kind] = writes

    def _meet_battles(self, origins: Mapping[str, Origin]) -> None:
        here = {info.id for info in self.desk.library.battles()}
        for record in self.theirs.battles:
            foreign = f"tact:battle:{record.id}"
            known = origins[foreign].thing if foreign in origins else record.id
            if known in here and len(self.desk.library.battle(known).kept) >= len(record.kept):
                self.report.same += 1
            else:
                self._battles[foreign] = record
