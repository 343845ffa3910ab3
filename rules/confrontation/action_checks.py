"""What an action leaves behind: the cover it gained, and the turns that are over."""

from __future__ import annotations

from dataclasses import replace

from rules.battle.action_checks import speakers
from rules.battle.decisions.activation import WALK_LEFT
from rules.battle.deeds import lapsed
from rules.battle.effects import put, without
from rules.battle.state import DeedState, Effect, Fighter, Game, Lasting
from rules.battle.system import Table
from rules.confrontation.actions import (
    ACTIONS,
    ACTS,
    Action,
    acted,
    announced,
)

LATER = "later"
"""The note of a dive for cover that counts from the next shot on."""


def covered(game: Game, key: str, action: Action) -> Game:
    """Return the state with what an action grants until the next turn's activation, once only."""
    source = f"action.{action.id}"
    return put(
        uncovered(game, key),
        Effect(source=source, fighters=(key,), grants=action.grants, lasting=Lasting.ACTIVATION, caster=key),
    )


def sheltered(game: Game) -> Game:
    """Return the state with the cover of those who dived: the shot that made them dive is over."""
    for fighter in game.fighters.values():
        if fighter.deeds and any(deed.note == LATER for deed in fighter.deeds):
            deeds = tuple(replace(d, note="") if d.note == LATER else d for d in fighter.deeds)
            game = covered(game.with_fighter(fighter.id, deeds=deeds), fighter.id, ACTIONS["dive"])
    return game


def moved_on(table: Table, fighter: Fighter) -> Fighter:
    """Return a fighter whose turn is over: a walk declared with a shot was made at the table, or is lost."""
    if not table.ruleset.follows(WALK_LEFT, "done"):
        return fighter
    walks = [d for d in fighter.deeds if d.action == "walk" and d.state is DeedState.ANNOUNCED]
    if not walks:
        return fighter
    made = (replace(d, state=DeedState.DONE) if d in walks else d for d in fighter.deeds)
    return replace(fighter, deeds=tuple(made))


def uncovered(game: Game, key: str) -> Game:
    """Return the state without what cover granted a fighter."""
    for effect in game.effects:
        if effect.source in ("action.cover", "action.dive") and effect.fighters == (key,):
            game = without(game, effect.id)
    return game


def opened(table: Table, game: Game, key: str) -> Game:
    """Return the state with a fighter's own turn open; whoever acted before it has done (V-D)."""
    over = [
        lapsed(moved_on(table, f), activated=True)
        for f in speakers(game)
        if f.id != key and acted(f) and announced(f) is None and not f.activated
    ]
    return replace(game.with_fighters(over) if over else game, step=ACTS)
