"""The systems of rules there are; each is loaded when a battle of it is opened."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rules.text import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from rules.battle.system import System


@dataclass(frozen=True, slots=True)
class SystemKind:
    """A system by its id, with its name as players of every language write it.

    ``sequences`` tells whether a side orders its cards to a sequence, which can be hidden from the other.
    ``sides`` are what the two sides are where the rules make a difference between them. ``coordinators``
    tells whether fighters of an army may be barred from making its roll for the turn.
    """

    id: str
    name: str
    load: Callable[[], System]
    sequences: bool = True
    sides: tuple[str, str] = ("", "")
    coordinators: bool = False


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


KINDS: Mapping[str, SystemKind] = {
    kind.id: kind
    for kind in (
        SystemKind("confrontation", "Confrontation", _confrontation, coordinators=True),
        SystemKind("monconf", "MonCon’F", _monconf),
        SystemKind("eclats", "ÉCLATS", _eclats, sequences=False, sides=_ROLES),
    )
}
"""By id, the one that a new battle proposes first."""


def system_of(system: str) -> System:
    """Return a system by its id. Raises KeyError for one that nobody knows."""
    return KINDS[system].load()
