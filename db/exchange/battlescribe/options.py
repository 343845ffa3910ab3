"""What cards may buy: spells, miracles and options, each offered to whom it is open, at their own price."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, replace

from db.exchange import budget
from db.exchange.battlescribe import magic
from db.exchange.battlescribe.about import About
from db.exchange.battlescribe.belonging import Belonging
from db.exchange.battlescribe.choices import Leaf, Unfolding
from db.exchange.battlescribe.findings import FindingOutcome
from db.exchange.battlescribe.harvest import TakenCard, TakenOffer, offer_key
from db.exchange.battlescribe.hiding import Hiding
from db.exchange.battlescribe.labels import PARTS, plain
from db.exchange.battlescribe.links import LinkIndex
from db.exchange.battlescribe.model import MODEL, UNIT, DataFile, Profile, SelectionEntry
from db.exchange.battlescribe.prices import Buyer, Price
from db.exchange.battlescribe.pricing import Pricing
from rules.armies import Option, OptionKind, Per
from rules.offers import Offer
from rules.spells import Spell, SpellKind

_BREATH = 500
"""After so many entries it is asked whether anybody still waits."""

_DEVICE = re.compile(
    r"\[|rules?\b|regola\b|regle\b|.*\?$|(?:one|two|three|\d) per card\b|(?:yes|no):", re.IGNORECASE
)
"""What files have tick boxes for that buy nothing: limits of the army, questions, how many share a card."""

_ARTEFACTS = ("artef", "artif", "relic", "reliq")


def walked(source: DataFile, step: Callable[[str], None]) -> Iterator[SelectionEntry]:
    """Yield a file's entries; ``step`` hears its name, and now and then nothing."""
    step(source.file)
    for number, entry in enumerate(source.entries):
        if number % _BREATH == 0:
            step("")
        yield entry


def kind_of(path: tuple[str, ...], name: str) -> OptionKind:
    """Tell what an option is by the groups it stands in."""
    text = plain(" ".join((*path, name)))
    return OptionKind.ARTEFACT if any(word in text for word in _ARTEFACTS) else OptionKind.OTHER


def magic_option(spell: Spell, pa: float | None) -> Option:
    """Make the option by which a spell or a miracle is bought."""
    kind = OptionKind.SPELL if spell.kind is SpellKind.SPELL else OptionKind.MIRACLE
    return Option(spell.name_fr or spell.name_en, kind, pa, Per.CARD, spell)


def _costs(about: About, entry: SelectionEntry) -> Iterator[tuple[str, str]]:
    """Yield what a thing costs beside a figure in army points, as lines of its words."""
    return ((line, "") for line in (*about.words_for_points(entry), *about.other_costs(entry)))


@dataclass(frozen=True, slots=True)
class _Taker:
    """An entry with cards: what prices ask it for, its cards, what it carries without paying."""

    ids: frozenset[str]
    cards: list[str]
    carried: frozenset[str]


class Offering:
    """The options of all files given together, by foreign id."""

    def __init__(
        self, index: LinkIndex, pricing: Pricing, abouts: Mapping[str, About], belonging: Belonging
    ) -> None:
        self.offers: dict[str, TakenOffer] = {}
        self._index = index
        self._pricing = pricing
        self._abouts = abouts
        self._belonging = belonging
        self.hiding = Hiding(index.sources)
        self._by_entry: dict[int, list[str]] = {}
        self._steps = 0

    def _price(self, about: About, entry: SelectionEntry, buyer: Buyer | None) -> Price:
        return self._pricing.of(about.source.file, buyer, entry)

    def spell(
        self,
        about: About,
        entry: SelectionEntry,
        profile: Profile,
        kind: SpellKind,
        owners: Collection[str] = (),
    ) -> str:
        """Take a spell or a miracle; return its foreign id.

        ``owners`` are the cards that stand in the same entry: its price is theirs, and what they know of
        their own costs nothing more, as in rosters.
        """
        key = offer_key(about.source.id, entry.id, profile.id)
        if key not in self.offers:
            # Where several fighters know a spell of one name, theirs would tell nothing of it.
            mine = profile.name if owners and plain(profile.name) not in PARTS else ""
            name = mine or about.name_of(entry, profile) or profile.id
            groups = [part for part in entry.path if part]
            path = groups[-1] if groups else ""
            written = magic.read(profile, kind, name, entry.words, path, about.findings)
            pa, told = (0.0, written) if owners else self._spell_price(about, entry, written)
            offer = self._made(about, magic_option(told.spell, pa), tuple(groups), told.lines)
            if not offer.people:
                offer = replace(offer, people=self._belonging.people_of(entry))
            offer = replace(offer, takers=dict.fromkeys(owners, pa))
            self.offers[key] = self._taken(about, entry, key, offer)
            self._by_entry.setdefault(id(entry), []).append(key)
        return key

    def _spell_price(
        self, about: About, entry: SelectionEntry, written: magic.ReadSpell
    ) -> tuple[float | None, magic.ReadSpell]:
        """Return what a spell is bought for; what it costs in words stands with its own."""
        told, spell = self._price(about, entry, None), written.spell
        if told.pa is None and told.text:
            about.findings.tell(FindingOutcome.TEXT, entry.words, "cost", "kept_as_text", told.text)
            spell = magic.with_words(spell, about.words_for_points(entry))
        return told.pa, magic.ReadSpell(spell, (*written.lines, *_costs(about, entry)))

    def _made(
        self, about: About, option: Option, group: tuple[str, ...], lines: tuple[tuple[str, str], ...]
    ) -> Offer:
        return Offer(option, group, {}, about.people, about.edition, about.source.name, lines)

    def option(self, about: About, entry: SelectionEntry, path: tuple[str, ...] = ()) -> TakenOffer:
        """Take an entry as an option, once; return it."""
        key = offer_key(about.source.id, entry.id)
        if key not in self.offers:
            group = path or tuple(part for part in entry.path if part)
            told = self._price(about, entry, None)
            if told.pa is None:
                about.findings.tell(FindingOutcome.TEXT, entry.words, "cost", "kept_as_text", told.text)
            option = Option(entry.name, kind_of(group, entry.name), told.pa, Per.FIGURE)
            lines = tuple((rule.name, rule.text) for rule in self._index.rules_of(about.source, entry))
            offer = self._made(about, option, group, (*lines, *_costs(about, entry)))
            self.offers[key] = self._taken(about, entry, key, offer)
        keys = self._by_entry.setdefault(id(entry), [])
        if key not in keys:
            keys.insert(0, key)
        return self.offers[key]

    def _taken(self, about: About, entry: SelectionEntry, key: str, offer: Offer) -> TakenOffer:
        source, found = about.source, set[str]()
        if self._index.informs_outside(source, entry) or about.has_nameless_cost(entry):
            found.add("lines")
        if about.points is None and entry.costs:
            found.add("pa")
        return TakenOffer(
            key, source.file, entry.words, offer, frozenset(found), self._index.missing_files(source)
        )  # fmt: skip

    def choose(self, cards: dict[int, list[TakenCard]], step: Callable[[str], None]) -> None:
        """Offer each card what it may buy, at its own price."""
        unfolding = Unfolding(self._index, set(cards), self.hiding)
        parts: dict[int, tuple[tuple[Leaf, ...], list[_Taker]]] = {}
        for source in self._index.sources:
            about = self._abouts[source.file]
            for entry in walked(source, step):
                if (found := cards.get(id(entry))) is not None:
                    taker = self._taker(entry, found)
                    for part in unfolding.of(source, entry):
                        parts.setdefault(id(part), (part, []))[1].append(taker)
            for where, entry in self._index.tops(source):
                # What an army buys for itself: no card of its own, but a price.
                alone = id(entry) not in cards and id(entry) not in self._by_entry
                # A model whose card stands in a file that is not given is no purchase of the army.
                alone = alone and not (entry.kind in (MODEL, UNIT) and entry.infos)
                theirs = self._abouts[where.file]
                if alone and self._price(theirs, entry, None).pa:
                    self.option(theirs, entry)
            if unfolding.given_up:
                about.findings.tell(FindingOutcome.OUT, "", "options", "too_many_choices")
                break
        prices: dict[str, dict[str, float | None]] = {}
        for part, takers in parts.values():
            self._steps += len(part) * len(takers)
            if self._steps > budget.MAX_LINKS:
                file = part[0].source.file
                self._abouts[file].findings.tell(FindingOutcome.OUT, "", "options", "too_many_choices")
                break
            for leaf in part:
                self._of_leaf(leaf, takers, prices)
        for key, told in prices.items():
            taken = self.offers[key]
            taken.offer = replace(taken.offer, takers={**taken.offer.takers, **told})

    def _taker(self, entry: SelectionEntry, cards: list[TakenCard]) -> _Taker:
        links = [link for _, link in self._index.incoming.get(entry.id, ())]
        ids = frozenset({entry.id, *(c.target for one in (entry, *links) for c in one.categories)})
        carried = frozenset(name for taken in cards for name in taken.card.equipment)
        return _Taker(ids, [taken.key for taken in cards], carried)

    def _of_leaf(self, leaf: Leaf, takers: list[_Taker], prices: dict[str, dict[str, float | None]]) -> None:
        """Offer an option to all who reach it; who is asked for nothing pays what the first one pays."""
        if leaf.needed:
            takers = [taker for taker in takers if leaf.entry.name not in taker.carried]
        if leaf.gates:
            above = frozenset(part.id for part in leaf.chain)
            takers = [taker for taker in takers if not self.hiding.hides(leaf.gates, taker.ids | above)]
        if not takers:
            return
        known = self._pricing.known(leaf)
        told: dict[str, float | None] = {}
        pa = self._pricing.for_whom(known, takers[0].ids).pa
        for taker in takers:
            if known.asks:
                pa = self._pricing.for_whom(known, taker.ids).pa
            for card in taker.cards:
                told[card] = pa
        for key in self._keys(leaf):
            if key in prices:
                prices[key].update(told)
            else:
                prices[key] = dict(told)

    def _keys(self, leaf: Leaf) -> list[str]:
        """Return the offers that an option stands for: its spells, or itself."""
        if id(leaf.entry) not in self._by_entry:
            about = self._abouts[leaf.source.file]
            if _DEVICE.match(leaf.entry.name) and not self._price(about, leaf.entry, None).pa:
                self._by_entry[id(leaf.entry)] = []
                about.findings.tell(
                    FindingOutcome.NOTE, leaf.entry.words, "option", "device", leaf.entry.name[:200]
                )
                return []
            self.option(self._abouts[leaf.source.file], leaf.entry, leaf.path)
        return self._by_entry[id(leaf.entry)]
