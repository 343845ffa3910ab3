"""What a screen offers to a fighter of MonCon'F: its actions, and the tactics that it may be named for."""

from __future__ import annotations

from rules.battle.action_commands import Announce, Resolve
from rules.battle.commands import Command
from rules.battle.state import DeedState, Game
from rules.battle.system import Choice, CommandRule, Table
from rules.monconf import acting, reacting, underway
from rules.monconf.acting import announced, potential, shot_due
from rules.monconf.actions import ACTIONS, Aim
from rules.monconf.commands import (
    AimedShot,
    CallToRally,
    Escape,
    Intercept,
    ReactiveShot,
    Redirect,
    ShootFirst,
)
from rules.monconf.points import cost
from rules.monconf.reacting import movers, stoppable

_RULES: dict[type[Command], CommandRule] = {**acting.RULES, **reacting.RULES, **underway.RULES}


def offers(table: Table, game: Game, fighter: str) -> tuple[Choice, ...]:
    """Return the actions and tactics of a fighter now, refused ones with their reason, in table order.

    An action without its target yet is offered as if it had one: ``aim`` says whom it is at. ``cm`` is how
    far it goes, ``cost`` what a tactic costs in command points, ``target`` whom a reaction answers.
    """
    here = game.fighters[fighter]
    if game.phase != "activation":
        return ()
    if here.card not in game.speaking:
        return _reactions(table, game, fighter)
    made: list[Choice] = []
    deed = announced(here)
    if deed is not None:
        row = ACTIONS[deed.action]
        if row.escapes:
            made.append(_choice(table, game, Escape(fighter), deed.action, "choice.escape"))
        if shot_due(here):
            made.append(_choice(table, game, ShootFirst(fighter), deed.action, "choice.shoot_first"))
        else:
            made.append(_choice(table, game, Resolve(fighter), deed.action, "choice.resolve"))
        if row.lesser and not shot_due(here):
            failed = Resolve(fighter, DeedState.FAILED)
            fled = "_or_fled" if row.ends_by_flight else ""
            made.append(_choice(table, game, failed, deed.action, f"choice.turn_{row.lesser}{fled}"))
        lost = Resolve(fighter, DeedState.LOST)
        made.append(_choice(table, game, lost, deed.action, "choice.lost"))
        if row.redirects:
            made.append(_choice(table, game, Redirect(fighter), deed.action, "choice.redirect"))
        made.append(_choice(table, game, Announce(fighter, ""), deed.action, "choice.withdraw"))
        made.append(_tactic(table, game, AimedShot(fighter), "aimed_shot"))
    made.append(_tactic(table, game, CallToRally(fighter), "rally"))
    # what was announced already is left out, unless it may be aimed at another one
    told = deed.action if deed is not None and ACTIONS[deed.action].aim is Aim.NOBODY else ""
    made += [_choice(table, game, Announce(fighter, key), key) for key in ACTIONS if key != told]
    return (*made, *_reactions(table, game, fighter))


def _reactions(table: Table, game: Game, fighter: str) -> tuple[Choice, ...]:
    """Return what answers a move of the other side; shots answer only those of the side with the hand."""
    side = game.side_of(fighter).key
    shots = [
        _tactic(table, game, ReactiveShot(fighter, f.id), "reactive_shot", f.id)
        for f in movers(table, game) if side != game.hand
    ]  # fmt: skip
    stops = [
        _tactic(table, game, Intercept(fighter, f.id), "interceptor", f.id)
        for f in stoppable(table, game) if game.side_of(f.id).key != side
    ]  # fmt: skip
    return (*shots, *stops)


def _choice(table: Table, game: Game, command: Command, action: str, code: str = "") -> Choice:
    row, key = ACTIONS[action], str(getattr(command, "fighter"))  # noqa: B009 - every action names one
    refusal = _RULES[type(command)].check(table, game, command)
    if refusal is not None and refusal.code == "refusal.which_target":
        refusal = None
    data: dict[str, object] = {
        "fighter": key, "action": action, "aim": row.aim.value, "target": row.aim is not Aim.NOBODY,
        "cm": potential(table, game, game.fighters[key], action).total,
    }  # fmt: skip
    return Choice(command, code or f"action.{action}", refusal, data)


def _tactic(table: Table, game: Game, command: Command, tactic: str, target: str = "") -> Choice:
    refusal = _RULES[type(command)].check(table, game, command)
    key = str(getattr(command, "fighter"))  # noqa: B009 - every tactic on a figure names one
    data: dict[str, object] = {"fighter": key, "tactic": tactic, "cost": cost(tactic), "target": target}
    return Choice(command, f"tactic.{tactic}", refusal, data)
