"""What all actions share: who acts now, how a check is made, and what an action leaves behind."""

from __future__ import annotations

from dataclasses import replace

from rules.battle.deeds import lapsed
from rules.battle.effects import put, without
from rules.battle.state import Effect, Game, Lasting
from rules.battle.system import unknown
from rules.confrontation.actions import (
    ACTS,
    Action,
    acted,
    announced,
    speakers,
)
from rules.text import Message, Refusal


def speaks(game: Game, key: str) -> Refusal | None:
    """Return why a fighter does not act now: it is not on the table, or its card is not being played."""
    fighter = game.fighters.get(key)
    if fighter is None:
        return unknown()
    if game.phase != "activation":
        return Refusal(Message("refusal.not_activation"), overridable=False)
    if not fighter.on_table:
        return Refusal(Message("refusal.not_on_table"), overridable=False)
    return None if fighter.card in game.speaking else Refusal(Message("refusal.card_not_played"))


def first(*refusals: Refusal | None) -> Refusal | None:
    """Return the first reason of several checks."""
    return next((refusal for refusal in refusals if refusal is not None), None)


def when(refused: bool, code: str, **data: object) -> Refusal | None:
    """Return a refusal that the table may overrule, if it is one."""
    return Refusal(Message(f"refusal.{code}", data)) if refused else None


def said(code: str, fighter: str, action: str, target: str = "", **more: object) -> Message:
    """Label an action; with a target its words are others."""
    data = {"fighter": fighter, "action": action, "target": target, **more}
    return Message(f"step.{code}_at" if target else f"step.{code}", data)


def covered(game: Game, key: str, action: Action) -> Game:
    """Return the state with what an action grants until the next turn's activation, once only."""
    source = f"action.{action.id}"
    for effect in game.effects:
        if effect.source in ("action.cover", "action.dive") and effect.fighters == (key,):
            game = without(game, effect.id)
    return put(
        game,
        Effect(source=source, fighters=(key,), grants=action.grants, lasting=Lasting.ACTIVATION, caster=key),
    )


def opened(game: Game, key: str) -> Game:
    """Return the state with a fighter's own turn open; whoever acted before it has done (V-D)."""
    over = [
        replace(lapsed(f), activated=True)
        for f in speakers(game)
        if f.id != key and acted(f) and announced(f) is None and not f.activated
    ]
    return replace(game.with_fighters(over) if over else game, step=ACTS)
