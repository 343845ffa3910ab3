"""Names of a package are what they look like: marks that nobody sees are left out, and that is told."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, field, replace

from rules.armies import Army, Entry, Option
from rules.battle.own_ruleset import OwnRuleset
from rules.cards import Card
from rules.collection import Owned
from rules.formats import Format
from rules.offers import Offer
from rules.text import visible

_LINES = "\t\n\r"


@dataclass(slots=True)
class Names:
    """The names of one package; ``mended`` are those that held such marks, as they read now."""

    mended: list[str] = field(default_factory=list)

    def name(self, text: str) -> str:
        """Return a name without marks that turn or part letters, and without what controls a terminal."""
        if text.isprintable():
            return text
        seen = "".join(c for c in visible(text) if c in _LINES or unicodedata.category(c) != "Cc")
        if seen != text:
            self.mended.append(seen)
        return seen

    def card(self, card: Card) -> Card:
        """Return a card under names that are what they look like."""
        return replace(card, name_fr=self.name(card.name_fr), name_en=self.name(card.name_en))

    def army(self, army: Army) -> Army:
        """Return a list; its folder, tags, versions and options have names too."""
        return replace(
            army,
            name=self.name(army.name),
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
