"""What is corrected in a package, and reported: names with invisible marks, games that nobody knows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, is_dataclass, replace
from enum import StrEnum
from typing import Any

from db.exchange.games import CONFRONTATION, game_of
from rules.armies import Army, Entry, Option
from rules.battle.own_ruleset import OwnRuleset
from rules.cards import Card
from rules.collection import Owned
from rules.formats import Format
from rules.offers import Offer
from rules.text import visible

_MOST_TOLD = 500
"""So many are told; nobody reads more."""


def needs_clearing(text: str) -> bool:
    """Tell whether a text has marks that turn or part letters, or what controls a terminal."""
    return not text.isprintable() and visible(text) != text


def cleared(thing: Any) -> Any:
    """Return parsed JSON, or a thing of the rules, with every text in it clear; what is clear stays."""
    match thing:
        case StrEnum():
            return thing
        case str():
            return visible(thing)
        case list() | tuple():
            made = [cleared(part) for part in thing]
            return made if isinstance(thing, list) else tuple(made)
        case Mapping():
            return {visible(key): cleared(part) for key, part in thing.items()}
    if not is_dataclass(thing) or isinstance(thing, type):
        return thing
    was = {field.name: getattr(thing, field.name) for field in fields(thing) if field.init}
    now = {name: cleared(part) for name, part in was.items()}
    return thing if now == was else replace(thing, **now)


@dataclass(frozen=True, slots=True)
class Mended:
    """Something that was mended: in what, why, and what was there."""

    entry: str
    code: str
    value: str


@dataclass(slots=True)
class NameCleaner:
    """The names of one package, and the games; ``mended`` tells of each that was."""

    mended: list[Mended] = field(default_factory=list)

    def name(self, text: str) -> str:
        """Return a name without marks that turn or part letters, and without what controls a terminal."""
        seen = visible(text)
        if seen != text:
            self._tell(seen, "hidden_marks", seen)
        return seen

    def _tell(self, entry: str, code: str, value: str) -> None:
        if len(self.mended) < _MOST_TOLD:
            self.mended.append(Mended(entry, code, value[:200]))

    def _game(self, system: str, name: str) -> str:
        """Return the id of a game."""
        if (found := game_of(system)) is None:
            self._tell(name, "unknown_game", system)
        return found or CONFRONTATION

    def card(self, card: Card) -> Card:
        """Return a card under names that are what they look like, of a game that there is."""
        name_fr, name_en = self.name(card.name_fr), self.name(card.name_en)
        game = self._game(card.system, name_fr or name_en)
        return replace(card, name_fr=name_fr, name_en=name_en, system=game)

    def army(self, army: Army) -> Army:
        """Return a list; its folder, tags, versions and options have names too."""
        name = self.name(army.name)
        return replace(
            army,
            name=name,
            system=self._game(army.system, name),
            folder=self.name(army.folder),
            tags=tuple(map(self.name, army.tags)),
            entries=tuple(map(self._entry, army.entries)),
            versions=tuple(
                replace(
                    version, name=self.name(version.name), entries=tuple(map(self._entry, version.entries))
                )
                for version in army.versions
            ),
        )

    def _entry(self, entry: Entry) -> Entry:
        return replace(entry, options=tuple(map(self._option, entry.options))) if entry.options else entry

    def _option(self, option: Option) -> Option:
        return replace(option, name=self.name(option.name))

    def offer(self, offer: Offer) -> Offer:
        """Return an option that cards may buy, and its groups."""
        return replace(offer, option=self._option(offer.option), group=tuple(map(self.name, offer.group)))

    def owned(self, owned: Owned) -> Owned:
        """Return a miniature that somebody counts."""
        return replace(owned, name=self.name(owned.name))

    def format(self, made: Format) -> Format:
        """Return a list format."""
        return replace(made, fr=self.name(made.fr), en=self.name(made.en))

    def ruleset(self, own: OwnRuleset) -> OwnRuleset:
        """Return a ruleset."""
        return replace(own, name=self.name(own.name))
