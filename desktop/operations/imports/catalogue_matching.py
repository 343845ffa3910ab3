"""Let what was read from foreign files meet what the library holds: by foreign id, else by name."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace

from db.exchange.battlescribe.findings import Fate, Finding
from db.exchange.battlescribe.harvest import (
    Harvest,
    TakenArmy,
    TakenCard,
    TakenEntry,
    TakenOffer,
    bought,
    file_key,
    is_named,
)
from db.library import Imported, Library
from db.origins import Origin
from db.shelf import new_id
from desktop.operations.armies import free_names
from desktop.operations.desk import Desk
from desktop.operations.free_names import FreeNames
from desktop.operations.imports.match import CONFRONTATION, Name, Namesakes, names_of, near_cards, own_lists
from desktop.operations.imports.merge import DELETED, Merging
from desktop.operations.imports.merge_cards import SHOWN, as_resolved, merge, says_otherwise, with_fields
from desktop.operations.imports.merge_lists import Names, loose, merge_army
from desktop.operations.imports.merge_options import OfferJoining
from desktop.operations.imports.merge_options import as_resolved as options_as_resolved
from desktop.operations.imports.provenance import Ages
from desktop.operations.imports.report import ImportReport
from rules.abilities import Abilities, Ability
from rules.armies import MOST_LIMIT, Army, Entry, is_price
from rules.cards import Card, Revision
from rules.offers import Offer
from rules.text import Message, fold

Left = tuple[tuple[str, str], ...]
FOREIGN = "bs:"
_ROSTERS = (".ros", ".rosz")


@dataclass(slots=True)
class CatalogueMatching:
    """One import against one library; nothing is written here."""

    desk: Desk
    harvest: Harvest
    spellings: Mapping[str, str]
    chosen_cards: Mapping[str, str]
    chosen_fields: frozenset[tuple[str, str]]
    everything: bool = False
    """Whether the files have the last word in every field."""

    report: ImportReport = field(default_factory=ImportReport)
    lost: set[tuple[str, str]] = field(default_factory=set)
    """Rosters, and entries of them, for which no card is known: nothing of them is taken."""

    _cards: dict[str, Card] = field(default_factory=dict)
    _offers: dict[str, Offer] = field(default_factory=dict)
    _origins: dict[str, Origin] = field(default_factory=dict)
    _armies: dict[str, Army] = field(default_factory=dict)
    _army_origins: dict[str, Origin] = field(default_factory=dict)
    _ids: dict[str, str] = field(default_factory=dict)
    """Cards of ours by their foreign ids, those of this import included."""

    _of_rosters: set[str] = field(default_factory=set)
    """Cards of ours of which nothing but rosters told."""

    _back: set[str] = field(default_factory=set)
    """Cards that were deleted here and come back."""

    _entries: dict[str, str] = field(default_factory=dict)
    """Foreign ids of cards by what is bought, where a roster shows no profile."""

    _read_before: Collection[str] = ()
    """The foreign ids that this library knows, those of whole files among them."""

    _ages: Ages = field(default_factory=lambda: Ages((), {}))

    def writes(self) -> Imported:
        """Return what would be written."""
        origins = self._origins
        if self._cards or self._offers or origins:
            origins = {**origins, **self._ages.heard()}
        return Imported(self._cards, self._offers, origins, self._armies, self._army_origins)

    def run(self) -> None:
        """Meet everything: cards first, for options and armies name them."""
        library = self.desk.library
        shown = library.cards()
        known = {revision.card_id: revision for revision in shown}
        every = library.origins()
        told = [(o.thing, o.file.lower().endswith(_ROSTERS)) for o in every.values() if o.card is not None]
        self._of_rosters = {thing for thing, _ in told} - {thing for thing, of_one in told if not of_one}
        # Those of packages and tables have ids of another make, and claim no card for a catalogue.
        origins = {key: origin for key, origin in every.items() if key.startswith(FOREIGN)}
        self._read_before = origins.keys()
        self._ages = Ages(self.harvest.files, origins)
        self.report.findings += self._ages.tell()
        self._ids = {key: origin.thing for key, origin in origins.items() if origin.card is not None}
        self._meet_cards(known, origins)
        self._entries = {bought(key): key for key in reversed(self._ids)}
        self._meet_offers(origins)
        if self.harvest.armies:
            self._meet_armies(known, {**own_lists(library), **origins})

    def _tell(self, fate: Fate, file: str, entry: str, column: str, code: str, **data: object) -> None:
        message = Message(f"import.{code}", {"column": column, **data})
        self.report.findings.append(Finding(file, entry, column, message, fate))

    def _is_whole(self, missing: Collection[str]) -> bool:
        """Tell whether nothing is missing that was read here before, and told more of a file then."""
        return all(file_key(source) not in self._read_before for source in missing)

    def _ways(self, file: str, *, heard: bool, left: Left = ()) -> Merging:
        """Join a thing that was ``heard`` of before; ``left`` is what a file emptied then and stayed here."""
        older = self._ages.is_older(file)
        return Merging(self.chosen_fields, older, heard, self.everything, left=frozenset(left))

    # -- cards --------------------------------------------------------------------------------------

    def _meet_cards(self, known: Mapping[str, Revision], origins: Mapping[str, Origin]) -> None:
        by_name: dict[Name, list[str]] = {}
        for card_id, revision in known.items():
            for name in names_of(revision.card):
                by_name.setdefault(name, []).append(card_id)
        claimed = {origin.thing for origin in origins.values()}
        speller = _Speller(self.desk.abilities, self.spellings)
        entries = {bought(key): key for key in self._ids}
        arrived: dict[Name, list[str]] = {}
        unmet: list[TakenCard] = []
        for taken in self.harvest.cards:
            now = speller.card(taken.card)
            key = taken.key
            origin = origins.get(key)
            if origin is None and taken.from_roster and bought(key) and (other := entries.get(bought(key))):
                self._ids[key] = self._ids[other]
                self.report.same += 1
            elif (
                origin is None
                and is_named(key)
                and (found := self._namesake(now, by_name, arrived)) is not None
            ):
                self._ids[key] = found
                self.report.same += 1
                self._tell(Fate.NOTE, taken.file, taken.entry, "name", "met_by_name", **_both(now))
            elif origin is not None and origin.card is not None:
                self._again(taken, now, origin, known)
            elif (found := self._met_by_name(key, now, by_name, claimed)) is not None:
                claimed.add(found)
                self._adopt(taken, now, known[found])
            else:
                card_id = new_id()
                self._ids[key] = card_id
                self._cards[card_id] = now
                self._origins[key] = Origin(card_id, taken.file, now)
                self.report.added.append(card_id)
                unmet.append(taken)
                for name in names_of(now):
                    arrived.setdefault(name, []).append(card_id)
        self.report.near += near_cards(unmet, known, claimed)

    def _namesake(self, card: Card, *by_name: Mapping[Name, list[str]]) -> str | None:
        """Return the one card, here or just arrived, of the name, people and edition of one without an id."""
        found = {key for held in by_name for name in names_of(card) for key in held.get(name, ())}
        return found.pop() if len(found) == 1 else None

    def _again(self, taken: TakenCard, now: Card, origin: Origin, known: Mapping[str, Revision]) -> None:
        """Meet a card that this library took in before."""
        self._ids[taken.key] = origin.thing
        mine = known.get(origin.thing)
        if mine is None:
            self._deleted_card(taken, now, origin)
            return
        before = origin.card
        if before is not None:
            now = as_resolved(now, before, taken.unresolved, whole=self._is_whole(taken.missing))
        if before is not None and not taken.from_roster:
            self._join(taken, before, now, mine, origin.left)
        elif before is not None and origin.thing in self._of_rosters:
            self._join(taken, before, with_fields(before, now, SHOWN), mine, origin.left)
        else:
            self._stand_in(taken, now, mine)

    def _deleted_card(self, taken: TakenCard, now: Card, origin: Origin) -> None:
        """Let a card that was deleted here stay away, or come back where its owner says so."""
        if not self._comes_back(taken.file, taken.entry, origin.thing, now.name("fr"), now.name("en")):
            self.report.same += 1
            return
        was = self.desk.library.card(origin.thing).card
        merging = Merging(heard=origin.card is not None, everything=True)
        self._cards[origin.thing] = (
            was if taken.from_roster else merge(origin.thing, origin.card, now, was, merging)
        )
        self._back.add(origin.thing)
        self.report.added.append(origin.thing)
        if not taken.from_roster:
            self._origins[taken.key] = Origin(origin.thing, taken.file, now)

    def _comes_back(self, file: str, entry: str, thing: str, name: str, name_en: str = "") -> bool:
        """Tell whether what was deleted here comes back, and say what becomes of it."""
        merging = Merging(self.chosen_fields, everything=self.everything)
        back = merging.comes_back(thing, name, name_en, news=False)
        self.report.take(merging)
        code = "came_back" if back else DELETED
        self._tell(Fate.NOTE, file, entry, "", code, value=name, english=name_en or name)
        return back

    def _adopt(self, taken: TakenCard, now: Card, mine: Revision) -> None:
        """Meet a card of the same name, people and edition that came from somewhere else."""
        self._ids[taken.key] = mine.card_id
        if taken.from_roster:
            self._stand_in(taken, now, mine)
            return
        self._join(taken, None, now, mine)
        code = "met_card" if mine.card_id in self._cards else "met_as_it_is"
        self._tell(Fate.NOTE, taken.file, taken.entry, "name", code, **_both(now))

    def _stand_in(self, taken: TakenCard, now: Card, mine: Revision) -> None:
        """Leave a card as it is, whatever a roster shows of it; what it shows otherwise is told."""
        self.report.same += 1
        merging = Merging(heard=False)
        merge(mine.card_id, None, now, mine.card, merging)
        for each in merging.differences:
            if each.field in SHOWN:
                column = "cost" if each.field == "pa" else each.field
                code = "roster_differs" if each.ours else "roster_knows"
                self._tell(
                    Fate.NOTE, taken.file, taken.entry, column, code, value=each.theirs, mine=each.ours
                )

    def _join(
        self, taken: TakenCard, before: Card | None, now: Card, mine: Revision, left: Left = ()
    ) -> None:
        merging = self._ways(taken.file, heard=before is not None, left=left)
        joined = merge(mine.card_id, before, now, mine.card, merging)
        self.report.take(merging)
        if joined != mine.card:
            self._cards[mine.card_id] = joined
            self.report.changed.append(mine.card_id)
        else:
            self.report.same += 1
        stays = merging.older and not merging.all_taken
        first = not taken.from_roster and mine.card_id in self._of_rosters
        news = first or before is None or says_otherwise(before, now) or merging.kept != left
        if news and not stays:
            self._origins[taken.key] = Origin(mine.card_id, taken.file, now, left=merging.kept)

    def _met_by_name(
        self, key: str, card: Card, by_name: Mapping[Name, list[str]], claimed: set[str]
    ) -> str | None:
        """Return the one card of the library that this is, by its name or by its owner's word."""
        told = self.chosen_cards.get(key)
        if told is not None and told not in claimed:
            return told
        found = {
            card_id for name in names_of(card) for card_id in by_name.get(name, ()) if card_id not in claimed
        }
        return found.pop() if len(found) == 1 else None

    # -- options ------------------------------------------------------------------------------------

    def _meet_offers(self, origins: Mapping[str, Origin]) -> None:
        if not self.harvest.offers:
            return
        mine = self.desk.library.offers()
        here = {
            self._ids[taken.key]: self._is_whole(taken.missing) and not taken.reaches_outside
            for taken in self.harvest.cards
            if taken.key in self._ids
        }
        alike = Namesakes(mine, {origin.thing for origin in origins.values()})
        for taken in self.harvest.offers:
            now = self._priced(taken)
            origin = origins.get(taken.key)
            if origin is None and (found := alike.find(now)) is not None:
                alike.claimed.add(found)
                origin = Origin(found)
            held = mine.get(origin.thing) if origin is not None else None
            if origin is None:
                self._new_offer(taken, now)
            elif held is None:
                self._deleted_offer(taken, now, origin)
            else:
                self._offer_again(taken, now, origin, held, here)

    def _priced(self, taken: TakenOffer) -> Offer:
        """Return an option offered to cards of ours; a price that none can have is not known."""
        takers = {self._ids[key]: pa for key, pa in taken.offer.takers.items() if key in self._ids}
        option = taken.offer.option
        odd = [pa for pa in (option.pa, *takers.values()) if not is_price(pa)]
        if not odd:
            return replace(taken.offer, takers=takers)
        self._tell(Fate.TEXT, taken.file, taken.entry, "cost", "kept_as_text", value=f"{odd[0]:g}")
        return replace(
            taken.offer,
            option=replace(option, pa=None if option.pa in odd else option.pa),
            takers={key: None if pa in odd else pa for key, pa in takers.items()},
        )

    def _new_offer(self, taken: TakenOffer, now: Offer) -> None:
        offer_id = new_id()
        self._offers[offer_id] = now
        self._origins[taken.key] = Origin(offer_id, taken.file, offer=now)
        self.report.offers_added.append(offer_id)

    def _deleted_offer(self, taken: TakenOffer, now: Offer, origin: Origin) -> None:
        """Let an option that was deleted here stay away, or come back where its owner says so."""
        if self._comes_back(taken.file, taken.entry, origin.thing, now.option.name):
            self._offers[origin.thing] = now
            self._origins[taken.key] = Origin(origin.thing, taken.file, offer=now)
            self.report.offers_added.append(origin.thing)
        else:
            self.report.offers_same += 1

    def _offer_again(
        self, taken: TakenOffer, now: Offer, origin: Origin, held: Offer, cards: Mapping[str, bool]
    ) -> None:
        """Join an option: cards that are not in these files keep what they were offered.

        So do those of ``cards`` that are not whole, for what they may buy stands in a file not given.
        """
        merging = self._ways(taken.file, heard=origin.offer is not None, left=origin.left)
        before = origin.offer or held
        now = options_as_resolved(now, before, taken.unresolved, whole=self._is_whole(taken.missing))
        here = {card for card, whole in cards.items() if whole or card in now.takers}
        joined = OfferJoining(here, self._card_name, merging).joined(origin.thing, before, now, held)
        self.report.take(merging)
        if joined != held:
            self._offers[origin.thing] = joined
            self.report.offers_changed.append(origin.thing)
        else:
            self.report.offers_same += 1
        elsewhere = {} if origin.offer is None else origin.offer.takers
        takers = {card: pa for card, pa in elsewhere.items() if card not in here} | dict(now.takers)
        told = replace(now, takers=takers)
        news = told != origin.offer or merging.kept != origin.left
        if news and (not merging.older or merging.all_taken):
            self._origins[taken.key] = Origin(origin.thing, taken.file, offer=told, left=merging.kept)

    def _card_name(self, card_id: str, language: str) -> str:
        """Name a card of ours, or of this import, for players."""
        card = self._cards.get(card_id)
        return (card or self.desk.library.card(card_id).card).name(language)

    # -- armies -------------------------------------------------------------------------------------

    def _meet_armies(self, known: Mapping[str, Revision], origins: Mapping[str, Origin]) -> None:
        mine = {army.id: army for army in self.desk.library.armies()}
        names = free_names(self.desk)
        for taken in self.harvest.armies:
            origin = origins.get(taken.key)
            made = self._army(taken, known)
            if made is None:
                self.lost.add((taken.file, ""))
                continue
            held = None if origin is None else mine.get(origin.thing)
            if origin is None or (held is None and self._comes_back(taken.file, "", origin.thing, made.name)):
                army_id = new_id() if origin is None else origin.thing
                self._armies[army_id] = replace(made, id=army_id, name=names.give(army_id, made.name))
                self._army_origins[taken.key] = Origin(army_id, taken.file, army=loose(made))
                self.report.armies_added.append(army_id)
            elif held is None:
                self.report.armies_same += 1  # put away
            else:
                self._army_again(taken, made, origin, held, names)

    def _army_again(self, taken: TakenArmy, made: Army, origin: Origin, held: Army, names: FreeNames) -> None:
        """Join an army that came before: what its owner made of it stays, what its roster changed is told.

        ``names`` are those that there are, and those that this import gives.
        """
        before = origin.army or _said_before(self.desk.library, held, made, self._card_name)
        merging = Merging(
            self.chosen_fields, heard=before is not None, everything=self.everything, fills=False, whole=True,
            left=frozenset(origin.left),
        )  # fmt: skip
        again = merge_army(before or held, made, held, names=self._card_name, merging=merging)
        self.report.take(merging)
        army = again.army
        if army.name != held.name:
            army = replace(army, name=names.give(held.id, army.name))
        if army != held:
            self._armies[held.id] = army
            self.report.armies_changed.append(held.id)
        else:
            self.report.armies_same += 1
        news = again.told != before and (merging.differences or army != held)
        if news or merging.kept != origin.left:
            self._army_origins[taken.key] = Origin(held.id, taken.file, army=again.told, left=merging.kept)

    def _army(self, taken: TakenArmy, known: Mapping[str, Revision]) -> Army | None:
        entries: list[Entry] = []
        for number, entry in enumerate(taken.entries, 1):
            card_id = self._card_of(entry, taken, known)
            if card_id is None:
                self.lost.add((taken.file, entry.where))
                self._tell(
                    Fate.OUT, taken.file, entry.name, "selection", "selection_no_card", value=entry.name
                )
                continue
            revision = self._revision_of(card_id, known)
            options = tuple(entry.options)
            entries.append(Entry(f"e{number}", card_id, revision, entry.figures, options, entry.note))
        if not entries:
            return None
        limit = taken.limit if taken.limit is not None and taken.limit <= MOST_LIMIT else None
        note = "\n".join(taken.notes)
        system = self._system(entries, known)
        return Army("", taken.name, taken.people, taken.edition, limit, tuple(entries), note, system=system)

    def _system(self, entries: Sequence[Entry], known: Mapping[str, Revision]) -> str:
        """Return the system that all cards of a list are of; rosters have no word of their own for it."""
        found: set[str] = set()
        for card_id in {entry.card_id for entry in entries}:
            card = self._cards.get(card_id)
            if card is None:
                shown = known.get(card_id) or self.desk.library.card(card_id)
                card = shown.card
            found.add(card.system)
        return found.pop() if len(found) == 1 else CONFRONTATION

    def _card_of(self, entry: TakenEntry, army: TakenArmy, known: Mapping[str, Revision]) -> str | None:
        """Return the card an entry of a roster means: by its profile, by what was bought, by its name."""
        key = entry.key
        found = self._ids.get(key)
        if found is None and bought(key):
            found = self._ids.get(self._entries.get(bought(key), ""))
        if found is not None:
            return found
        shown = {card_id: revision.card for card_id, revision in known.items()} | self._cards
        named = {
            card_id: card
            for card_id, card in shown.items()
            if fold(entry.name) in (fold(card.name_fr), fold(card.name_en))
        }
        if len(named) > 1:
            same = (army.people, fold(army.edition))
            named = {key: card for key, card in named.items() if (card.people, fold(card.edition)) == same}
        return next(iter(named)) if len(named) == 1 else None

    def _revision_of(self, card_id: str, known: Mapping[str, Revision]) -> int:
        """Return the revision that the card will show once this import is written."""
        if card_id in self.report.added and card_id not in self._back:
            return 1
        if card_id in self._cards:
            return max(revision.number for revision in self.desk.library.revisions(card_id)) + 1
        if card_id in known:
            return known[card_id].number
        return self.desk.library.card(card_id).number


@dataclass(slots=True)
class _Speller:
    """Puts confirmed names in the place of abilities that were nearly written so."""

    abilities: Abilities
    spellings: Mapping[str, str]

    def card(self, card: Card) -> Card:
        """Return the card with its confirmed abilities."""
        if not self.spellings or all(ability.id for ability in card.abilities):
            return card
        return replace(card, abilities=tuple(map(self._ability, card.abilities)))

    def _ability(self, ability: Ability) -> Ability:
        meant = "" if ability.id else self.spellings.get(fold(ability.en), "")
        if not meant:
            return ability
        found = self.abilities.parse(f"{meant}/{ability.parameter}" if ability.parameter else meant)
        return found if found.id else ability


def _said_before(library: Library, mine: Army, now: Army, names: Names) -> Army | None:
    """Return what a list of ours was once, where a roster says just that; None where it says otherwise."""
    earlier: list[Army] = library.earlier("army", mine.id)
    for was in reversed(earlier):
        merging = Merging()
        merge_army(was, now, was, names=names, merging=merging)
        if not merging.differences:
            return was
    return None


def _both(card: Card) -> dict[str, str]:
    """Name a card in what is told, in both languages."""
    return {"value": card.name("fr"), "english": card.name("en")}
