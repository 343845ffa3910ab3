"""The ten characteristics by keys: a letter each, and what each is worth now."""

from __future__ import annotations

from collections.abc import Mapping

from desktop.battle.context import BattleContext
from rules.eclats.throws import allowed
from rules.text import fold


def keys_of(names: Mapping[str, str]) -> dict[str, str]:
    """Give each name a letter of its own, its first one that is still free; a digit where none is."""
    taken: dict[str, str] = {}
    for key, name in names.items():
        letters = (letter for letter in fold(name).upper() if letter not in taken)
        taken[next(letters, str(len(taken)))] = key
    return {key: letter for letter, key in taken.items()}


def worth(context: BattleContext, fighter: str, characteristic: str) -> int | None:
    """Give what a characteristic is worth now: the throws it allows; None where nobody knows."""
    total = allowed(context.table, context.game, fighter, characteristic).total
    return None if total is None else int(total)


def valued(context: BattleContext, fighter: str, characteristic: str) -> str:
    """Name a characteristic with what it is worth now: AGI 2."""
    value = worth(context, fighter, characteristic)
    return f"{context.names.characteristic(characteristic)} {'?' if value is None else value}"
