"""How an assault ends in contact (V-C): whom a fighter can be placed against, and on which level.

Whoever flies may change level during a move (II-F-2): it lands on a target on the ground and
takes off for one in the air, so that the level of the target speaks against nothing.
"""

from __future__ import annotations

from rules.battle.contacts import parted, touch_refusal, touched, touching
from rules.battle.reach import flies
from rules.battle.state import Game
from rules.battle.system import Table
from rules.text import Message, Refusal


def reachable(table: Table, game: Game, key: str, target: str) -> Refusal | None:
    """Return why a fighter cannot be placed in contact with a target, once it has left its enemies."""
    found = touch_refusal(table, _level_with(table, parted(game, key), key, target), key, target)
    return None if found is None else Refusal(found.message)


def placed(table: Table, game: Game, key: str, target: str) -> Game:
    """Return the state with a fighter in contact with its target, if that one stands to be touched."""
    if target and game.fighters[target].on_table and target not in touching(game, key):
        return touched(_level_with(table, game, key, target), key, target)
    return game


def told(before: Game, after: Game, key: str, target: str, label: Message, what: str = "assault") -> Message:
    """Return the label of a resolved assault, which says so where its fighter changed level on the way.

    ``what`` names other gestures that end in contact, as the codes of their labels do.
    """
    level = after.fighters[key].level
    if before.fighters[key].level == level:
        return label
    code = f"step.{what}_{'took_off' if level else 'landed'}"
    return Message(code, {**label.data, "target": target})


def _level_with(table: Table, game: Game, key: str, target: str) -> Game:
    """Return the state with a fighter on the level of its target, if it may change level as it moves."""
    level = game.fighters[target].level
    if level == game.fighters[key].level or not flies(table, game, game.fighters[key]):
        return game
    return game.with_fighter(key, level=level)
