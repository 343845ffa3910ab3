"""What a library is asked to write: cards, lists, rulesets, and all that an import writes at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from db.battles import BattleRecord
    from db.catalogue_record import KeptCatalogue
    from db.origins import Origin
    from rules.armies import Army
    from rules.battle.own_ruleset import OwnRuleset
    from rules.cards import Card
    from rules.collection import Owned
    from rules.formats import Format
    from rules.offers import Offer


@dataclass(frozen=True, slots=True)
class CardWrite:
    """A card to be written: ``card_id`` None makes a new one, ``card`` None soft-deletes one."""

    card_id: str | None
    card: Card | None


@dataclass(frozen=True, slots=True)
class ArmyWrite:
    """A list to be written: ``army_id`` None makes a new one, ``army`` None soft-deletes one."""

    army_id: str | None
    army: Army | None


@dataclass(frozen=True, slots=True)
class RulesetWrite:
    """An own ruleset to be written: ``ruleset_id`` None makes one, ``ruleset`` None soft-deletes one."""

    ruleset_id: str | None
    ruleset: OwnRuleset | None


@dataclass(frozen=True, slots=True)
class Packed:
    """What the import of a package writes, by id of ours.

    The revisions of a card are in the order in which they are written; a card without one is soft-deleted.
    ``battles`` are by the foreign id under which their origin is kept.
    """

    cards: Sequence[tuple[str, Card | None]] = ()
    armies: Mapping[str, Army] = field(default_factory=dict)
    offers: Mapping[str, Offer] = field(default_factory=dict)
    owned: Mapping[str, Owned] = field(default_factory=dict)
    formats: Mapping[str, Format] = field(default_factory=dict)
    rulesets: Mapping[str, OwnRuleset] = field(default_factory=dict)
    origins: Mapping[str, Origin] = field(default_factory=dict)
    battles: Mapping[str, BattleRecord] = field(default_factory=dict)
    pictures: Mapping[str, bytes] = field(default_factory=dict)
    catalogues: Mapping[str, KeptCatalogue] = field(default_factory=dict)
    catalogue_files: Mapping[str, bytes] = field(default_factory=dict)

    @property
    def is_empty(self) -> bool:
        """Tell whether it writes nothing that a player sees; origins may be among it."""
        return not (self.cards or self.armies or self.offers or self.owned or self.formats or self.rulesets
                    or self.battles)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Imported:
    """What the import of tables, catalogues and rosters writes, by id of ours.

    Origins are by foreign id, those of armies apart; owned figures by miniature; catalogues by their ids, the
    bytes of their files by their sums.
    """

    cards: Mapping[str, Card] = field(default_factory=dict)
    offers: Mapping[str, Offer] = field(default_factory=dict)
    origins: Mapping[str, Origin] = field(default_factory=dict)
    armies: Mapping[str, Army] = field(default_factory=dict)
    army_origins: Mapping[str, Origin] = field(default_factory=dict)
    catalogues: Mapping[str, KeptCatalogue] = field(default_factory=dict)
    catalogue_files: Mapping[str, bytes] = field(default_factory=dict)
    owned: Mapping[str, Owned] = field(default_factory=dict)
