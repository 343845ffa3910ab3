"""The systems of rules there are; each is loaded when a battle of it is opened."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rules.text import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from rules.battle.system import System
    from rules.cards import Card


@dataclass(frozen=True, slots=True)
class SystemKind:
    """A system by its id, with its name as players of every language write it.

    ``sequences`` tells whether a side orders its cards to a sequence, which can be hidden from the other.
    ``sides`` are what the two sides are where the rules make a difference between them. ``coordinators``
    tells whether fighters of an army may be barred from making its roll for the turn. ``suited`` tells by the
    cards of an army which of the two sides it is likely to be, 0 or 1, where the sides differ.
    """

    id: str
    name: str
    load: Callable[[], System]
    sequences: bool = True
    sides: tuple[str, str] = ("", "")
    coordinators: bool = False
    suited: Callable[[Iterable[Card]], int] | None = None


_ROLES = (QT_TRANSLATE_NOOP("Phrases", "Initiés"), QT_TRANSLATE_NOOP("Phrases", "Enemies"))


def _confrontation() -> System:
    from rules.confrontation.system import CONFRONTATION

    return CONFRONTATION


def _monconf() -> System:
    from rules.monconf.system import MONCONF

    return MONCONF


def _eclats() -> System:
    from rules.eclats.system import ECLATS

    return ECLATS


def _eclats_side(cards: Iterable[Card]) -> int:
    from rules.eclats.parts import is_ally, is_initiate

    return 0 if any(is_initiate(card) or is_ally(card) for card in cards) else 1


KINDS: Mapping[str, SystemKind] = {
    kind.id: kind
    for kind in (
        SystemKind("confrontation", "Confrontation", _confrontation, coordinators=True),
        SystemKind("monconf", "MonCon’F", _monconf),
        SystemKind("eclats", "ÉCLATS", _eclats, sequences=False, sides=_ROLES, suited=_eclats_side),
    )
}
"""By id, the one that a new battle proposes first."""


def system_of(system: str) -> System:
    """Return a system by its id. Raises KeyError for one that nobody knows."""
    return KINDS[system].load()
