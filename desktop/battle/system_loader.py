"""A system is a module of ``desktop.battle.systems``, which is loaded when a battle of it opens.

It makes its ``PIECES`` (``desktop.wording.battle.pieces``) and its ``SCREEN`` (``desktop.battle.screen``).
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from desktop.wording.battle.pieces import Pieces
from rules.systems import KINDS

DEFAULT = next(iter(KINDS))
"""Whose verbs are listed while no battle is on the table."""


def is_played(system: str) -> bool:
    """Tell whether a system has pieces here, so that a battle of it can be played."""
    return system in KINDS and find_spec(module_of(system)) is not None


@cache
def pieces_of(system: str) -> Pieces:
    """Give the pieces of a system. Raises KeyError for one that has no screen."""
    if not is_played(system):
        raise KeyError(system)
    pieces: Pieces = import_module(module_of(system)).PIECES
    return pieces


def module_of(system: str) -> str:
    """Give the module that makes the pieces and the screen of a system."""
    return f"desktop.battle.systems.{system}"
