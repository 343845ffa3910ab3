"""What the actions of every system share: who acts now, how a check is made, how an action is told."""

from __future__ import annotations

from collections.abc import Callable

from rules.battle.action_commands import Resolve
from rules.battle.state import Deed, DeedState, Fighter, Game
from rules.battle.system import unknown
from rules.last_answer import last_answer
from rules.text import Message, Refusal


@last_answer
def speakers(game: Game) -> tuple[Fighter, ...]:
    """Return the fighters on the table that the cards being played activate."""
    return tuple(f for card in game.speaking for f in game.fighters_of(card) if f.on_table)


def present(game: Game, key: str) -> Refusal | None:
    """Return why a fighter cannot act at all: another phase is played, or it is not on the table."""
    fighter = game.fighters.get(key)
    if fighter is None:
        return unknown()
    if game.phase != "activation":
        return Refusal(Message("refusal.not_activation"), overridable=False)
    return None if fighter.on_table else Refusal(Message("refusal.not_on_table"), overridable=False)


def speaks(game: Game, key: str) -> Refusal | None:
    """Return why a fighter does not act now: it cannot at all, or its card is not being played."""
    played = key in game.fighters and game.fighters[key].card in game.speaking
    return first(present(game, key), when(not played, "card_not_played"))


def resolving(game: Game, command: Resolve, announced: Callable[[Fighter], Deed | None]) -> Refusal | None:
    """Return why an action is not resolved now: it is none, or its fighter does not act."""
    if command.state is DeedState.ANNOUNCED or command.target not in ("", *game.fighters):
        return unknown()
    refusal = speaks(game, command.fighter)
    if refusal is not None and not refusal.overridable:
        return refusal
    if announced(game.fighters[command.fighter]) is None:
        return Refusal(Message("refusal.nothing_announced"), overridable=False)
    return refusal


def first(*refusals: Refusal | None) -> Refusal | None:
    """Return the first reason of several checks; one that nobody can overrule comes before all others."""
    found = [refusal for refusal in refusals if refusal is not None]
    return next((refusal for refusal in found if not refusal.overridable), found[0]) if found else None


def when(refused: bool, code: str, **data: object) -> Refusal | None:
    """Return a refusal that the table may overrule, if it is one."""
    return Refusal(Message(f"refusal.{code}", data)) if refused else None


def said(code: str, fighter: str, action: str, target: str = "", **more: object) -> Message:
    """Label an action; with a target its words are others."""
    data = {"fighter": fighter, "action": action, "target": target, **more}
    return Message(f"step.{code}_at" if target else f"step.{code}", data)
