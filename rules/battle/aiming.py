"""Whom a shot may be at (II-D, V-D-3): an enemy on the table whom the shooter was not ruled not to see."""

from __future__ import annotations

from rules.battle.action_checks import first, when
from rules.battle.sight import unseen
from rules.battle.state import Game
from rules.text import Refusal


def at_nobody(game: Game, shooter: str, target: str) -> Refusal | None:
    """Return why nobody shoots at a target: it is none, the shooter, one of its side, gone or not seen."""
    if not target:
        return when(True, "which_target")
    friend = game.side_of(target).key == game.side_of(shooter).key
    return first(
        when(target == shooter, "shoots_itself", fighter=shooter),
        when(friend, "shoots_friend", fighter=shooter, target=target),
        gone(game, target),
        unseen(game, shooter, target),
    )


def gone(game: Game, target: str) -> Refusal | None:
    """Return that a target is not on the table."""
    return when(not game.fighters[target].on_table, "off_table", fighter=target)
