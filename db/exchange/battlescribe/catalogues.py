"""Take cards, spells, miracles and options out of game systems and catalogues."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache

from db.exchange.battlescribe import limits, magic
from db.exchange.battlescribe.cards import CardReader, is_card
from db.exchange.battlescribe.choices import Leaf, Unfolding
from db.exchange.battlescribe.findings import Fate, Findings, Tally
from db.exchange.battlescribe.harvest import Harvest, TakenCard, TakenOffer, card_key, offer_key
from db.exchange.battlescribe.labels import PARTS, plain
from db.exchange.battlescribe.links import Index
from db.exchange.battlescribe.model import GROUP, Entry, Profile, Source
from db.exchange.battlescribe.naming import bare_name, edition_in, people_in, rank_of, rank_words
from db.exchange.battlescribe.prices import Bearer, Price, figure, points_type
from db.exchange.battlescribe.pricing import Pricing
from db.exchange.spelling import Spellings
from rules.armies import Option, OptionKind, Per
from rules.cards import Card
from rules.offers import Offer
from rules.peoples import Peoples
from rules.spells import Spell, SpellKind
from rules.values import UNKNOWN, Kind, Value

_FRENCH = frozenset({"mou", "mouvement", "for", "tir", "pou", "foi", "competences", "peur"})
_BREATH = 500
"""After so many entries it is asked whether anybody still waits."""

_ARTEFACTS = ("artef", "artif", "relic", "reliq")


def is_french(cells: Mapping[str, str]) -> bool:
    """Tell whether the columns of a profile have French names."""
    return _are_french(tuple(cells))


@lru_cache(maxsize=256)
def _are_french(columns: tuple[str, ...]) -> bool:
    words = {part for column in columns for part in plain(column).replace("-", " ").replace("/", " ").split()}
    return len(words & _FRENCH) > 1


def kind_of(path: tuple[str, ...], name: str) -> OptionKind:
    """Tell what an option is by the groups it stands in."""
    text = plain(" ".join((*path, name)))
    return OptionKind.ARTEFACT if any(word in text for word in _ARTEFACTS) else OptionKind.OTHER


def magic_option(spell: Spell, pa: float | None) -> Option:
    """Make the option by which a spell or a miracle is bought."""
    kind = OptionKind.SPELL if spell.kind is SpellKind.SPELL else OptionKind.MIRACLE
    return Option(spell.name_fr, kind, pa, Per.CARD, spell)


@dataclass(slots=True)
class _About:
    """What all things of one file share."""

    source: Source
    findings: Findings
    points: str | None
    people: str
    edition: str
    unknown: str
    """The words of a people that nobody knows; told with the first card."""

    names: Counter[str] = field(default_factory=Counter)


@dataclass(frozen=True, slots=True)
class _Taker:
    """An entry with cards: what prices ask it for, its cards, what it carries without paying."""

    ids: frozenset[str]
    cards: list[str]
    carried: frozenset[str]


class Taking:
    """The taking of all catalogues given together."""

    def __init__(
        self, index: Index, findings: Mapping[str, Findings], peoples: Peoples, spellings: Spellings
    ) -> None:
        self._index = index
        self._reader = CardReader(spellings)
        self._cardlike: dict[tuple[str, ...], bool] = {}
        self._magical: dict[tuple[str, ...], SpellKind | None] = {}
        self._abouts = {
            source.file: self._about(source, findings[source.file], peoples) for source in index.sources
        }
        points = {file: about.points for file, about in self._abouts.items()}
        self._pricing = Pricing(index.sources, points)
        self._owners: dict[int, list[str]] = {}
        self._offers: dict[str, TakenOffer] = {}
        self._by_entry: dict[int, list[str]] = {}
        self._open_prices: set[int] = set()
        self._seen: set[int] = set()
        self._holders: dict[str, tuple[int, int]] = {}
        self._told: set[str] = set()
        self._alone: list[Entry] = []
        """Entries made for profiles that stand alone; held, for things are told apart by identity."""

        self._steps = 0

    def _about(self, source: Source, findings: Findings, peoples: Peoples) -> _About:
        systems = [s.name for s in self._index.sources if s.id == source.system_id]
        people, unknown = "", ""
        if source.kind == "catalogue":
            people = people_in(source.name, peoples) or ""
            unknown = "" if people else bare_name(source.name)
        types: dict[str, str] = {}
        for other in self._index.sources:
            if other.id == source.system_id:
                types |= other.cost_types
        points = points_type({**findings.cost_names, **source.cost_types, **types})
        names: Counter[str] = Counter()
        for entry in source.entries:
            names.update(plain(profile.name) for profile in entry.profiles)
        edition = edition_in(source.name, *systems)
        return _About(source, findings, points, people, edition, unknown, names)

    # -- the walk -----------------------------------------------------------------------------------

    def run(self, harvest: Harvest, step: Callable[[str], None]) -> None:
        """Take everything; ``step`` hears each file's name, nothing in between, and may stop the work."""
        tallies: dict[str, list[Tally]] = {source.file: [] for source in self._index.sources}
        cards: dict[int, list[TakenCard]] = {}
        for source in self._index.sources:
            step(source.file)
            about = self._abouts[source.file]
            for number, entry in enumerate(source.entries):
                if number % _BREATH == 0:
                    step("")
                if found := self._cards(about, entry, tallies):
                    cards[id(entry)] = found
                    self._owners[id(entry)] = [taken.key for taken in found]
            self._strays(about, tallies, harvest)
        for source in self._index.sources:
            step(source.file)
            about = self._abouts[source.file]
            for number, entry in enumerate(source.entries):
                if number % _BREATH == 0:
                    step("")
                self._texts(about, entry, cards.get(id(entry)), tallies)
        self._choices(cards, step)
        for found in cards.values():
            harvest.cards += found
        harvest.offers += self._offers.values()
        self._same_names(harvest)
        self._index.tell_missing()
        for source in self._index.sources:
            harvest.add_tallies(source.file, source.kind, source.name, source.revision, tallies[source.file])

    def _strays(self, about: _About, tallies: dict[str, list[Tally]], harvest: Harvest) -> None:
        """Take the shared profiles that no entry shows; those of no known kind are told."""
        source, findings = about.source, about.findings
        shown = {
            id(self._index.profile(other, link))
            for other in self._index.sources
            for entry in other.entries
            for link in entry.infos
            if link.kind != "rule"
        }
        for profile in (*source.profiles, *source.strays):
            if id(profile) in shown:
                continue
            entry = Entry("", profile.name, GROUP)
            self._alone.append(entry)
            kind = magic.kind_of(profile.cells, self._magical)
            if is_card(profile.kind, profile.cells, self._cardlike):
                taken = self._card(about, entry, profile)
                if not self._is_double(about, entry, profile, taken.key, tallies):
                    harvest.cards.append(taken)
                    self._count_once(about, entry, profile, "card", taken.key, tallies)
            elif kind is not None:
                key = offer_key("", profile.id)
                if not self._is_double(about, entry, profile, key, tallies):
                    self._spell(about, entry, profile, kind)
                    self._count_once(about, entry, profile, kind.value, key, tallies)
            else:
                findings.tell(Fate.OUT, profile.name, "profile", "profile_alone", profile.kind)
                self._count_once(about, entry, profile, "", "", tallies)

    def _tally(self, about: _About, entry: Entry, profile: Profile, became: str, key: str = "") -> Tally:
        return Tally(about.source.file, entry.words, profile.name, profile.kind, became, key)

    # -- cards --------------------------------------------------------------------------------------

    def _cards(self, about: _About, entry: Entry, tallies: dict[str, list[Tally]]) -> list[TakenCard]:
        found: list[TakenCard] = []
        for profile in self._index.profiles_of(about.source, entry):
            if not is_card(profile.kind, profile.cells, self._cardlike):
                continue
            taken = self._card(about, entry, profile)
            if self._is_double(about, entry, profile, taken.key, tallies):
                continue
            found.append(taken)
            self._count_once(about, entry, profile, "card", taken.key, tallies)
        return found

    def _is_double(
        self,
        about: _About,
        entry: Entry,
        profile: Profile,
        key: str,
        tallies: dict[str, list[Tally]],
    ) -> bool:
        """Tell whether another thing has this foreign id already; then this one is told and left out."""
        mine = (id(entry), id(profile))
        if self._holders.setdefault(key, mine) == mine:
            return False
        about.findings.tell(Fate.OUT, entry.words, "id", "double_id_out", profile.name)
        self._count_once(about, entry, profile, "", "", tallies)
        return True

    def _count_once(
        self,
        about: _About,
        entry: Entry,
        profile: Profile,
        became: str,
        key: str,
        tallies: dict[str, list[Tally]],
    ) -> None:
        """Account for a profile the first time that somebody shows it."""
        if id(profile) not in self._seen:
            self._seen.add(id(profile))
            tallies[about.source.file].append(self._tally(about, entry, profile, became, key))

    def _card(self, about: _About, entry: Entry, profile: Profile) -> TakenCard:
        source, findings, where = about.source, about.findings, entry.words
        printed = self._reader.read(profile, where, findings)
        links = [link for _, link in self._index.incoming.get(entry.id, ())]
        categories = [c.name for one in (entry, *links) for c in one.categories if c.name]
        ranks = [*rank_words(categories), *printed.rank]
        name = self._name(about, entry, profile)
        if entry.hidden or profile.hidden:
            findings.tell(Fate.NOTE, where, "hidden", "hidden_entry", name)
        if not name:
            findings.tell(Fate.NOTE, where, "name", "no_name", profile.id[:200])
            name = profile.id or entry.id or source.name
        notes = [*printed.notes, *self._other_costs(about, entry)]
        notes += [
            f"{rule.name}: {rule.text}" if rule.text else rule.name
            for rule in self._index.rules_of(source, entry)
            if rule.name or rule.text
        ]
        french = is_french(profile.cells)
        card = Card(
            name_fr=name if french else "",
            name_en="" if french else name,
            people=about.people or self._unknown_people(about),
            values=printed.values,
            rank=rank_of(", ".join(dict.fromkeys(ranks))),
            pa=self._pa(about, entry, links),
            size=printed.size,
            abilities=printed.abilities,
            equipment=(*printed.equipment, *self._equipment(about, entry)),
            edition=about.edition,
            source=source.name,
            note="\n".join(notes),
        )
        return TakenCard(card_key(entry.id, profile.id), source.file, where, card)

    def _unknown_people(self, about: _About) -> str:
        """Return the words of a people that nobody knows, and tell them once."""
        if about.unknown and about.source.file not in self._told:
            self._told.add(about.source.file)
            about.findings.tell(Fate.NOTE, "", "people", "unknown_people", about.unknown)
        return about.unknown

    def _name(self, about: _About, entry: Entry, profile: Profile) -> str:
        """Return the profile's name, or the entry's where the profile's tells nothing apart."""
        name = profile.name
        key = plain(name)
        if not name or key in PARTS or (about.names[key] > 1 and entry.name):
            return entry.name or name
        return name

    def _other_costs(self, about: _About, entry: Entry) -> Iterator[str]:
        for type_id, text in entry.costs.items():
            if type_id != about.points and text and figure(text) != 0:
                yield f"{about.findings.cost_names.get(type_id) or type_id}: {text}"

    def _equipment(self, about: _About, entry: Entry) -> Iterator[str]:
        """Yield what every figure of the entry has without paying: weapons stand there as entries."""
        for child in entry.children:
            free = child.kind != GROUP and child.needed and not (child.children or child.profiles)
            if free and not self._price(about, child, None).pa:
                yield child.name

    def _pa(self, about: _About, entry: Entry, links: list[Entry]) -> Value:
        findings, where = about.findings, entry.words
        ids = frozenset({entry.id, *(c.target for one in (entry, *links) for c in one.categories)})
        bearer = Bearer(ids)
        told = self._price(about, entry, bearer)
        if not told.stated:
            told = next((p for link in links if (p := self._price(about, link, bearer)).stated), told)
        if told.open:
            findings.tell(Fate.NOTE, where, "cost", "price_depends", told.text)
        if told.pa is None or told.pa < 0:
            findings.tell(Fate.TEXT, where, "cost", "kept_as_text", told.text)
            return Value(Kind.TEXT, raw=told.text) if told.text else UNKNOWN
        if told.pa:
            return Value.of(told.pa)
        needed = sum(self._price(about, child, bearer).pa or 0 for child in entry.children if child.needed)
        if needed:
            findings.tell(Fate.NOTE, where, "cost", "price_elsewhere", told.text or "0", pa=needed)
            return Value.of(needed)
        findings.tell(Fate.NOTE, where, "cost", "price_zero" if told.stated else "no_price", told.text)
        return UNKNOWN

    def _price(self, about: _About, entry: Entry, bearer: Bearer | None) -> Price:
        return self._pricing.of(about.source.file, bearer, entry)

    def _same_names(self, harvest: Harvest) -> None:
        """Tell cards of one file that nothing but their values tells apart."""
        seen: dict[tuple[str, str], TakenCard] = {}
        for taken in harvest.cards:
            if taken.from_roster:
                continue
            name = taken.card.name("fr")
            if seen.setdefault((taken.file, plain(name)), taken) is not taken:
                self._abouts[taken.file].findings.tell(Fate.NOTE, taken.entry, "name", "same_name", name)

    # -- texts, spells and miracles -----------------------------------------------------------------

    def _texts(
        self,
        about: _About,
        entry: Entry,
        cards: list[TakenCard] | None,
        tallies: dict[str, list[Tally]],
    ) -> None:
        """Give every other profile of an entry its place: a spell, an option's lines, a card's note."""
        for profile in self._index.profiles_of(about.source, entry):
            if is_card(profile.kind, profile.cells, self._cardlike):
                continue
            kind = magic.kind_of(profile.cells, self._magical)
            if kind is not None:
                key = offer_key(entry.id, profile.id)
                if self._is_double(about, entry, profile, key, tallies):
                    continue
                self._spell(about, entry, profile, kind)
                if cards:
                    offer = self._offers[key].offer
                    takers = dict.fromkeys((card.key for card in cards), offer.option.pa)
                    self._offers[key].offer = replace(offer, takers={**offer.takers, **takers})
                became = kind.value
            elif cards:
                key, became = cards[0].key, "note"
                for taken in cards:
                    lines = [text for text in profile.cells.values() if text]
                    note = ": ".join(filter(None, (profile.name, "\n".join(lines))))
                    if note and note not in taken.card.note:
                        taken.card = replace(
                            taken.card, note="\n".join(filter(None, (taken.card.note, note)))
                        )
            else:
                taken_offer = self._offer(about, entry)
                lines_of = tuple((column, text) for column, text in profile.cells.items() if text)
                offer = taken_offer.offer
                taken_offer.offer = replace(offer, lines=(*offer.lines, (profile.name, ""), *lines_of))
                key, became = taken_offer.key, "option"
                if entry.hidden or profile.hidden:
                    about.findings.tell(Fate.NOTE, entry.words, "hidden", "hidden_entry", profile.name)
                if not lines_of:
                    about.findings.tell(Fate.NOTE, entry.words, "profile", "empty_profile", profile.name)
            self._count_once(about, entry, profile, became, key, tallies)

    def _spell(self, about: _About, entry: Entry, profile: Profile, kind: SpellKind) -> str:
        key = offer_key(entry.id, profile.id)
        if key not in self._offers:
            name = self._name(about, entry, profile) or profile.id
            groups = [part for part in entry.path if part]
            path = groups[-1] if groups else ""
            written = magic.read(profile, kind, name, entry.words, path, about.findings)
            spell = written.spell
            told = self._price(about, entry, None)
            lines = (*written.lines, *((line, "") for line in self._other_costs(about, entry)))
            offer = self._made(about, magic_option(spell, told.pa), tuple(groups), lines)
            self._offers[key] = TakenOffer(key, about.source.file, entry.words, offer)
            self._by_entry.setdefault(id(entry), []).append(key)
        return key

    # -- options ------------------------------------------------------------------------------------

    def _made(
        self, about: _About, option: Option, group: tuple[str, ...], lines: tuple[tuple[str, str], ...]
    ) -> Offer:
        return Offer(option, group, {}, about.people, about.edition, about.source.name, lines)

    def _offer(self, about: _About, entry: Entry, path: tuple[str, ...] = ()) -> TakenOffer:
        key = offer_key(entry.id)
        if key not in self._offers:
            group = path or tuple(part for part in entry.path if part)
            told = self._price(about, entry, None)
            if told.pa is None:
                about.findings.tell(Fate.TEXT, entry.words, "cost", "kept_as_text", told.text)
            option = Option(entry.name, kind_of(group, entry.name), told.pa, Per.FIGURE)
            lines = tuple((rule.name, rule.text) for rule in self._index.rules_of(about.source, entry))
            costs = tuple((line, "") for line in self._other_costs(about, entry))
            offer = self._made(about, option, group, (*lines, *costs))
            self._offers[key] = TakenOffer(key, about.source.file, entry.words, offer)
        keys = self._by_entry.setdefault(id(entry), [])
        if key not in keys:
            keys.insert(0, key)
        return self._offers[key]

    def _choices(self, cards: dict[int, list[TakenCard]], step: Callable[[str], None]) -> None:
        """Offer each card what it may buy, at its own price."""
        unfolding = Unfolding(self._index, set(self._owners))
        parts: dict[int, tuple[tuple[Leaf, ...], list[_Taker]]] = {}
        for source in self._index.sources:
            step(source.file)
            about = self._abouts[source.file]
            for number, entry in enumerate(source.entries):
                if number % _BREATH == 0:
                    step("")
                if (found := cards.get(id(entry))) is not None:
                    taker = self._taker(entry, found)
                    for part in unfolding.of(source, entry):
                        parts.setdefault(id(part), (part, []))[1].append(taker)
            for entry in source.roots:
                # What an army buys for itself: no card of its own, but a price.
                alone = entry.link is None and entry.kind != GROUP and id(entry) not in cards
                if alone and self._price(about, entry, None).pa:
                    self._offer(about, entry)
            if unfolding.given_up:
                about.findings.tell(Fate.OUT, "", "options", "too_many_choices")
                break
        prices: dict[str, dict[str, float | None]] = {}
        for part, takers in parts.values():
            self._steps += len(part) * len(takers)
            if self._steps > limits.MAX_STEPS:
                file = part[0].source.file
                self._abouts[file].findings.tell(Fate.OUT, "", "options", "too_many_choices")
                break
            for leaf in part:
                self._of_leaf(leaf, takers, prices)
        for key, told in prices.items():
            taken = self._offers[key]
            taken.offer = replace(taken.offer, takers={**taken.offer.takers, **told})

    def _taker(self, entry: Entry, cards: list[TakenCard]) -> _Taker:
        links = [link for _, link in self._index.incoming.get(entry.id, ())]
        ids = frozenset({entry.id, *(c.target for one in (entry, *links) for c in one.categories)})
        carried = frozenset(name for taken in cards for name in taken.card.equipment)
        return _Taker(ids, [taken.key for taken in cards], carried)

    def _of_leaf(self, leaf: Leaf, takers: list[_Taker], prices: dict[str, dict[str, float | None]]) -> None:
        """Offer an option to all who reach it; who is asked for nothing pays what the first one pays."""
        told: dict[str, float | None] = {}
        if leaf.needed:
            takers = [taker for taker in takers if leaf.entry.name not in taker.carried]
        if takers and not self._pricing.asks(leaf):
            pa = self._leaf_price(leaf, takers[0].ids)
            told = dict.fromkeys((card for taker in takers for card in taker.cards), pa)
        else:
            for taker in takers:
                pa = self._leaf_price(leaf, taker.ids)
                for card in taker.cards:
                    told[card] = pa
        if told:
            for key in self._keys(leaf):
                prices.setdefault(key, {}).update(told)

    def _keys(self, leaf: Leaf) -> list[str]:
        """Return the offers that an option stands for: its spells, or itself."""
        if id(leaf.entry) not in self._by_entry:
            self._offer(self._abouts[leaf.source.file], leaf.entry, leaf.path)
        return self._by_entry[id(leaf.entry)]

    def _leaf_price(self, leaf: Leaf, ids: frozenset[str]) -> float | None:
        """Return what an option costs a card; one that hangs on the rest of the army is told once."""
        told = self._pricing.of_leaf(leaf, ids)
        if told.open and id(leaf.entry) not in self._open_prices:
            self._open_prices.add(id(leaf.entry))
            findings = self._abouts[leaf.source.file].findings
            findings.tell(Fate.NOTE, leaf.entry.words, "cost", "price_depends", told.text)
        return told.pa
