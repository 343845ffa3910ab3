"""The systems of rules on the battle screen: the pieces of each are loaded when a battle of it opens.

Those of a system are ``PIECES`` of the module beside this one that is named by its id.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from rules.systems import KINDS

if TYPE_CHECKING:
    from desktop.battle.systems.pieces import Pieces

DEFAULT = next(iter(KINDS))
"""Whose verbs are listed while no battle is on the table."""


def is_played(system: str) -> bool:
    """Tell whether a system has pieces here, so that a battle of it can be played."""
    return system in KINDS and find_spec(f"{__name__}.{system}") is not None


def pieces_of(system: str) -> Pieces:
    """Give the pieces of a system. Raises KeyError for one that has no screen."""
    if not is_played(system):
        raise KeyError(system)
    pieces: Pieces = import_module(f"{__name__}.{system}").PIECES
    return pieces
