"""What an action leaves behind: the cover it gained, and the turns that are over."""

from __future__ import annotations

from dataclasses import replace

from rules.battle.action_checks import speakers
from rules.battle.deeds import lapsed
from rules.battle.effects import put, without
from rules.battle.state import Effect, Game, Lasting
from rules.confrontation.actions import (
    ACTS,
    Action,
    acted,
    announced,
)


def covered(game: Game, key: str, action: Action) -> Game:
    """Return the state with what an action grants until the next turn's activation, once only."""
    source = f"action.{action.id}"
    return put(
        uncovered(game, key),
        Effect(source=source, fighters=(key,), grants=action.grants, lasting=Lasting.ACTIVATION, caster=key),
    )


def uncovered(game: Game, key: str) -> Game:
    """Return the state without what cover granted a fighter."""
    for effect in game.effects:
        if effect.source in ("action.cover", "action.dive") and effect.fighters == (key,):
            game = without(game, effect.id)
    return game


def opened(game: Game, key: str) -> Game:
    """Return the state with a fighter's own turn open; whoever acted before it has done (V-D)."""
    over = [
        replace(lapsed(f), activated=True)
        for f in speakers(game)
        if f.id != key and acted(f) and announced(f) is None and not f.activated
    ]
    return replace(game.with_fighters(over) if over else game, step=ACTS)
