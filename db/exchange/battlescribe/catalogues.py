"""Take cards, spells, miracles and options out of game systems and catalogues."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import replace

from db.exchange.battlescribe import magic
from db.exchange.battlescribe.about import About, is_french, look_at
from db.exchange.battlescribe.belonging import Belonging
from db.exchange.battlescribe.cards import Cardlike, CardReader
from db.exchange.battlescribe.findings import FindingOutcome, Findings, Tally
from db.exchange.battlescribe.harvest import Harvest, TakenCard, card_key, offer_key
from db.exchange.battlescribe.labels import plain
from db.exchange.battlescribe.links import LinkIndex
from db.exchange.battlescribe.model import GROUP, Profile, SelectionEntry
from db.exchange.battlescribe.naming import rank_line
from db.exchange.battlescribe.options import Offering, walked
from db.exchange.battlescribe.prices import DEAREST, Buyer, Price, link_cost
from db.exchange.battlescribe.pricing import Pricing
from db.exchange.spelling import Spellings
from rules.cards import Card
from rules.peoples import Peoples
from rules.spells import SpellKind
from rules.values import UNKNOWN, Value, ValueKind

_TECHNICAL = re.compile(r"\[|rules?\b|regola\b|regle\b", re.IGNORECASE)
"""How entries begin that are no thing but a device of their file: ``[Rule] Mystic``, ``Rule: Scout``."""


def _within_groups(entry: SelectionEntry) -> Iterator[SelectionEntry]:
    """Yield what an entry holds, of its own groups what they hold."""
    waiting = [*entry.children]
    while waiting:
        child = waiting.pop(0)
        if child.kind == GROUP and child.link is None:
            waiting[:0] = child.children
        else:
            yield child


class Taking:
    """The taking of all catalogues given together."""

    def __init__(
        self, index: LinkIndex, findings: Mapping[str, Findings], peoples: Peoples, spellings: Spellings,
        beside: Collection[str] = (),
    ) -> None:  # fmt: skip
        self._index = index
        self._beside = beside
        self._quiet_reader = CardReader(spellings.aside())
        self._reader = CardReader(spellings)
        self._spellings = spellings
        self._cardlike = Cardlike()
        for source in index.sources:
            for kind, columns in source.columns.items():
                self._cardlike.learn(kind, columns)
            for entry in source.entries:
                for profile in entry.profiles:
                    self._cardlike.learn(profile.kind, profile.cells)
        self._magical: dict[tuple[str, ...], SpellKind | None] = {}
        self._abouts = {
            source.file: look_at(source, index, findings[source.file], peoples) for source in index.sources
        }
        points = {file: about.points for file, about in self._abouts.items()}
        self._pricing = Pricing(index.sources, points)
        self._offering = Offering(index, self._pricing, self._abouts, Belonging(index, peoples))
        self._seen: set[int] = set()
        self._shown = {
            id(profile)
            for source in index.sources
            for entry in source.entries
            if entry.infos
            for profile in index.profiles_of(source, entry)
        }
        self._homes = {
            id(profile): source.file for source in index.sources for profile in source.every_profile
        }
        self._holders: dict[str, tuple[int, int]] = {}
        self._told: set[str] = set()
        self._alone: list[SelectionEntry] = []
        """Entries made for profiles that stand alone; held, for things are told apart by identity."""

    # -- the walk -----------------------------------------------------------------------------------

    def run(self, harvest: Harvest, step: Callable[[str], None]) -> None:
        """Take everything; ``step`` hears each file's name, nothing in between, and may stop the work."""
        tallies: dict[str, list[Tally]] = {source.file: [] for source in self._index.sources}
        cards: dict[int, list[TakenCard]] = {}
        for source in self._index.sources:
            about = self._abouts[source.file]
            for entry in walked(source, step):
                if (entry.profiles or entry.infos) and (found := self._cards(about, entry, tallies)):
                    cards[id(entry)] = found
            self._strays(about, tallies, harvest)
        for source in self._index.sources:
            about = self._abouts[source.file]
            for entry in walked(source, step):
                if entry.profiles or entry.infos:
                    self._texts(about, entry, cards.get(id(entry)), tallies)
        self._offering.choose(cards, step)
        for found in cards.values():
            harvest.cards += found
        harvest.offers += self._offering.offers.values()
        self._same_names(harvest)
        self._index.tell_missing()
        for card in harvest.cards:
            card.beside = card.file in self._beside
        for offer in harvest.offers:
            offer.beside = offer.file in self._beside
        for source in self._index.sources:
            if source.file in self._beside:
                continue
            rows = tallies[source.file]
            harvest.add_tallies(source.file, source.kind, source.name, source.revision, rows, source.id)

    def _strays(self, about: About, tallies: dict[str, list[Tally]], harvest: Harvest) -> None:
        """Take the shared profiles that no entry shows; those of no known kind are told."""
        source, findings = about.source, about.findings
        grouped = dict.fromkeys(profile for group in source.groups for profile in group.profiles)
        mine = {id(profile) for entry in source.entries for profile in entry.profiles}
        alone = (profile for profile in grouped if id(profile) not in mine)
        for profile in (*source.profiles, *alone, *source.strays):
            if id(profile) in self._shown:
                continue
            entry = SelectionEntry("", profile.name, GROUP)
            self._alone.append(entry)
            kind = magic.kind_of(profile.cells, self._magical)
            if self._cardlike.is_card(profile):
                taken = self._card(about, entry, profile)
                if not self._is_double(about, entry, profile, taken.key, tallies):
                    harvest.cards.append(taken)
                    self._count_once(about, entry, profile, "card", taken.key, tallies)
            elif kind is not None:
                key = offer_key(source.id, "", profile.id)
                if not self._is_double(about, entry, profile, key, tallies):
                    self._offering.spell(about, entry, profile, kind)
                    self._count_once(about, entry, profile, kind.value, key, tallies)
            else:
                findings.tell(FindingOutcome.OUT, profile.name, "profile", "profile_alone", profile.kind)
                self._count_once(about, entry, profile, "", "", tallies)

    # -- cards --------------------------------------------------------------------------------------

    def _cards(self, about: About, entry: SelectionEntry, tallies: dict[str, list[Tally]]) -> list[TakenCard]:
        found: list[TakenCard] = []
        for profile in self._index.profiles_of(about.source, entry):
            if not self._cardlike.is_card(profile):
                continue
            taken = self._card(about, entry, profile)
            if self._is_double(about, entry, profile, taken.key, tallies):
                continue
            found.append(taken)
            self._count_once(about, entry, profile, "card", taken.key, tallies)
        return found

    def _is_double(
        self,
        about: About,
        entry: SelectionEntry,
        profile: Profile,
        key: str,
        tallies: dict[str, list[Tally]],
    ) -> bool:
        """Tell whether another thing has this foreign id already; then this one is told and left out."""
        mine = (id(entry), id(profile))
        if self._holders.setdefault(key, mine) == mine:
            return False
        about.findings.tell(FindingOutcome.OUT, entry.words, "id", "double_id_out", profile.name)
        self._count_once(about, entry, profile, "", "", tallies)
        return True

    def _count_once(
        self,
        about: About,
        entry: SelectionEntry,
        profile: Profile,
        became: str,
        key: str,
        tallies: dict[str, list[Tally]],
    ) -> None:
        """Account for a profile the first time that somebody shows it."""
        if id(profile) not in self._seen:
            self._seen.add(id(profile))
            file = self._homes[id(profile)]
            tallies[file].append(Tally(file, entry.words, profile.name, profile.kind, became, key))

    def _card(self, about: About, entry: SelectionEntry, profile: Profile) -> TakenCard:
        source, findings, where = about.source, about.findings, entry.words
        reader = self._quiet_reader if source.file in self._beside else self._reader
        printed = reader.read(profile, where, findings)
        links = [link for _, link in self._index.incoming.get(entry.id, ())]
        roots = self._index.roots_to(entry)
        categories = self._index.categories_of(entry, *links)
        name = about.name_of(entry, profile)
        hidden = self._offering.hiding.from_all
        if hidden(entry) or profile.hidden or (roots and all(map(hidden, roots))):
            findings.tell(FindingOutcome.NOTE, where, "hidden", "hidden_entry", name)
        if not name:
            findings.tell(FindingOutcome.NOTE, where, "name", "no_name", profile.id[:200])
            name = profile.id or entry.id or source.name
        if not any(profile.cells.values()):
            findings.tell(FindingOutcome.NOTE, where, "profile", "empty_profile", name)
        paid = next((part for part in (entry, *links) if part.costs), entry)
        notes = [*printed.notes, *about.other_costs(paid)]
        notes += [
            f"{rule.name}: {rule.text}" if rule.text else rule.name
            for rule in self._index.rules_of(source, entry)
            if rule.name or rule.text
        ]
        french = is_french(profile.cells)
        rank = rank_line(categories, printed.rank)
        card = Card(
            name_fr=name if french else "",
            name_en="" if french else name,
            people=about.people or self._unknown_people(about),
            values=printed.values,
            rank=rank,
            pa=self._pa(about, entry, links, roots),
            size=printed.size,
            abilities=self._spellings.faithful(printed.abilities, rank),
            equipment=(*printed.equipment, *self._equipment(about, entry)),
            edition=about.edition,
            source=source.name,
            note="\n".join(notes),
        )
        return TakenCard(
            card_key(source.id, entry.id, profile.id), source.file, where, card,
            unresolved=self._unresolved(about, entry, links),
            missing=self._index.missing_files(source),
            reaches_outside=self._index.reaches_outside(entry),
        )  # fmt: skip

    def _unresolved(self, about: About, entry: SelectionEntry, links: list[SelectionEntry]) -> frozenset[str]:
        """Return the fields of a card that hang on files not given, wholly or in part."""
        index, found = self._index, set[str]()
        if index.missing_files(about.source) and index.has_nameless_category(entry, *links):
            found.add("rank")
        if index.informs_outside(about.source, entry) or about.has_nameless_cost(entry):
            found.add("note")
        if index.reaches_outside(entry):
            found.add("equipment")
        if about.points is None and entry.costs:
            found.add("pa")
        return frozenset(found)

    def _unknown_people(self, about: About) -> str:
        """Return the words of a people that nobody knows, and tell them once."""
        if about.unknown and about.source.file not in self._told:
            self._told.add(about.source.file)
            about.findings.tell(FindingOutcome.NOTE, "", "people", "unknown_people", about.unknown)
        return about.unknown

    def _equipment(self, about: About, entry: SelectionEntry) -> Iterator[str]:
        """Yield what every figure of the entry has without paying: weapons stand there as entries."""
        for child in _within_groups(entry):
            one, needed = child, child.needed
            if child.link is not None:
                placed = self._index.entry(about.source, child.link)
                if placed is None:
                    continue
                one, needed = placed[1], needed or placed[1].needed
                if one.hidden or _TECHNICAL.match(one.name):
                    continue
            free = one.kind != GROUP and needed and not (one.children or child.children)
            free = free and not any(self._index.profiles_of(about.source, one))
            if free and not self._pricing.of(about.source.file, None, one).pa:
                yield one.name

    def _pa(
        self, about: About, entry: SelectionEntry, links: list[SelectionEntry], roots: list[SelectionEntry]
    ) -> Value:
        findings, where = about.findings, entry.words
        ids = frozenset({entry.id, *(c.target for one in (entry, *links) for c in one.categories)})
        buyer = Buyer(ids)
        told = self._price(about, entry, buyer)
        if roots and told.stated and told.pa is not None:
            told = self._by_links(about, entry, roots, buyer)
        if not told.stated:
            told = next((p for link in links if (p := self._price(about, link, buyer)).stated), told)
        if not told.stated and entry.link is not None:
            # A link that has a card of its own costs what it names.
            placed = self._index.entry(about.source, entry.link)
            told = told if placed is None else self._pricing.of(placed[0].file, buyer, placed[1])
        if told.text and (told.pa is None or told.pa < 0):
            findings.tell(FindingOutcome.TEXT, where, "cost", "kept_as_text", told.text)
            return Value(ValueKind.TEXT, raw=told.text)
        if told.pa is not None and told.pa > 0:
            return Value.of(told.pa)
        needed = sum(self._price(about, child, buyer).pa or 0 for child in entry.children if child.needed)
        if 0 < needed <= DEAREST:
            findings.tell(FindingOutcome.NOTE, where, "cost", "price_elsewhere", told.text or "0", pa=needed)
            return Value.of(needed)
        findings.tell(
            FindingOutcome.NOTE, where, "cost", "price_zero" if told.text else "no_price", told.text
        )
        return UNKNOWN

    def _by_links(
        self, about: About, entry: SelectionEntry, roots: list[SelectionEntry], buyer: Buyer
    ) -> Price:
        """Return a price as the links at the root, by which the army buys, change it and add to it.

        Where several ask for other prices the first one's is taken, and the others are told.
        """
        found: list[Price] = []
        for number, link in enumerate(roots):
            told = self._pricing.of(about.source.file, buyer, entry, link)
            if told.pa is not None and (more := link_cost(link, about.points)):
                told = replace(told, pa=told.pa + more)
                if not number:
                    about.findings.tell(
                        FindingOutcome.NOTE, entry.words, "cost", "link_price", f"{more:g}", pa=told.pa
                    )
            if number and told.pa not in (None, found[0].pa):
                where = f"{entry.words} ({link.name})" if link.name else entry.words
                about.findings.tell(
                    FindingOutcome.OUT, where, "cost", "link_price_out", f"{told.pa:g}", pa=found[0].pa
                )
            found.append(told)
        return found[0]

    def _price(self, about: About, entry: SelectionEntry, buyer: Buyer | None) -> Price:
        return self._pricing.of(about.source.file, buyer, entry)

    def _same_names(self, harvest: Harvest) -> None:
        """Tell cards of one file that nothing but their values tells apart."""
        seen: dict[tuple[str, str], TakenCard] = {}
        for taken in harvest.cards:
            if taken.from_roster:
                continue
            name = taken.card.name("fr")
            if seen.setdefault((taken.file, plain(name)), taken) is not taken:
                self._abouts[taken.file].findings.tell(
                    FindingOutcome.NOTE, taken.entry, "name", "same_name", name
                )

    # -- texts, spells and miracles -----------------------------------------------------------------

    def _texts(
        self,
        about: About,
        entry: SelectionEntry,
        cards: list[TakenCard] | None,
        tallies: dict[str, list[Tally]],
    ) -> None:
        """Give every other profile of an entry its place: a spell, an option's lines, a card's note."""
        for profile in self._index.profiles_of(about.source, entry):
            if self._cardlike.is_card(profile):
                continue
            kind = magic.kind_of(profile.cells, self._magical)
            if kind is not None:
                key = offer_key(about.source.id, entry.id, profile.id)
                if self._is_double(about, entry, profile, key, tallies):
                    continue
                self._offering.spell(about, entry, profile, kind, [card.key for card in cards or ()])
                became = kind.value
            elif cards:
                key, became = cards[0].key, "note"
                if profile.hidden:
                    about.findings.tell(
                        FindingOutcome.NOTE, entry.words, "hidden", "hidden_entry", profile.name
                    )
                for taken in cards:
                    lines = [text for text in profile.cells.values() if text]
                    note = ": ".join(filter(None, (profile.name, "\n".join(lines))))
                    if note and note not in taken.card.note:
                        taken.card = replace(
                            taken.card, note="\n".join(filter(None, (taken.card.note, note)))
                        )
            else:
                taken_offer = self._offering.option(about, entry)
                lines_of = tuple((column, text) for column, text in profile.cells.items() if text)
                offer = taken_offer.offer
                taken_offer.offer = replace(offer, lines=(*offer.lines, (profile.name, ""), *lines_of))
                key, became = taken_offer.key, "option"
                if entry.hidden or profile.hidden:
                    about.findings.tell(
                        FindingOutcome.NOTE, entry.words, "hidden", "hidden_entry", profile.name
                    )
                if not lines_of:
                    about.findings.tell(
                        FindingOutcome.NOTE, entry.words, "profile", "empty_profile", profile.name
                    )
            if kind is None and self._cardlike.is_nearly(profile):
                about.findings.tell(FindingOutcome.NOTE, entry.words, "profile", "nearly_card", profile.name)
            self._count_once(about, entry, profile, became, key, tallies)
