"""The game that a foreign file names, by its id or as players write it."""

from __future__ import annotations

from rules.systems import KINDS
from rules.text import fold

CONFRONTATION = "confrontation"
"""What is read where a file names none, or one that nobody knows."""


def game_of(text: str) -> str | None:
    """Return the id of a game, None for one that nobody knows."""
    word = fold(text)
    return next((kind.id for kind in KINDS.values() if word in (kind.id, fold(kind.name))), None)
