"""The systems of rules on the battle screen: the pieces of each are loaded when a battle of it opens."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from desktop.battle.systems.pieces import Pieces


def _confrontation() -> Pieces:
    from desktop.battle.systems.confrontation import PIECES

    return PIECES


def _eclats() -> Pieces:
    from desktop.battle.systems.eclats import PIECES

    return PIECES


def _monconf() -> Pieces:
    from desktop.battle.systems.monconf import PIECES

    return PIECES


_PIECES: Mapping[str, Callable[[], Pieces]] = {
    "confrontation": _confrontation,
    "eclats": _eclats,
    "monconf": _monconf,
}

DEFAULT = "confrontation"
"""Whose verbs are listed while no battle is on the table."""


def is_played(system: str) -> bool:
    """Tell whether a system has pieces here, so that a battle of it can be played."""
    return system in _PIECES


def pieces_of(system: str) -> Pieces:
    """Give the pieces of a system. Raises KeyError for one that has no screen."""
    return _PIECES[system]()
