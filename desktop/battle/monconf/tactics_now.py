"""The tactics on figures that may be played at this moment, by either side."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from desktop.battle.acting import fighter_of
from desktop.battle.context import BattleContext
from desktop.battle.screen import free_key
from desktop.wording.battle.monconf.action_words import priced
from desktop.wording.battle.turn_summary import SideVerb
from rules.battle.action_checks import speakers
from rules.battle.commands import Command
from rules.battle.decisions.monconf import REACTIVE_ACTION
from rules.battle.state import Game, other
from rules.battle.system import Table
from rules.monconf.commands import AimedShot, CallToRally, Intercept, ReactiveShot
from rules.monconf.points import affords, cost
from rules.monconf.reacting import blockers, interceptors, movers, shooters, stoppable
from rules.text import Message

translate = QCoreApplication.translate
OWN = ("aimed_shot", "rally")
"""What the side that speaks plays; the other one answers its moves."""
ANSWERS = ("reactive_shot", "interceptor")


def _asked(table: Table, game: Game, tactic: str) -> Iterator[Command]:
    """Give a tactic for each figure that may be meant."""
    match tactic:
        case "aimed_shot":
            yield from (AimedShot(fighter.id) for fighter in speakers(game))
        case "rally":
            yield from (CallToRally(fighter.id) for fighter in speakers(game))
        case "reactive_shot":
            moving = movers(table, game)
            answering = shooters(table, game) if moving else ()
            yield from (ReactiveShot(each.id, mover.id) for each in answering for mover in moving)
        case _:
            moving = stoppable(table, game)
            answering = (*interceptors(game), *blockers(table, game)) if moving else ()
            yield from (Intercept(each.id, mover.id) for each in answering for mover in moving)


def ways(context: BattleContext, tactic: str) -> Iterator[Command]:
    """Give the ways to play a tactic now that nothing speaks against; whom a shot is at is asked later."""
    game, table = context.game, context.table
    if game.phase != "activation" or not game.speaking or context.looks_back or game.result is not None:
        return
    sides = (game.hand,) if tactic in OWN else (other(game.hand), game.hand)
    if all(affords(game, side, cost(tactic)) is not None for side in sides):
        return
    for command in _asked(table, game, tactic):
        refusal = context.play.refusal(command)
        if refusal is None or refusal.code == "refusal.which_target":
            yield command


def tactics_now(context: BattleContext) -> tuple[SideVerb, ...]:
    """Give the tactics that may be played now, those of the side that speaks first."""
    made = []
    for tactic in (*OWN, *ANSWERS):
        way = next(ways(context, tactic), None)
        if way is None:
            continue
        side = context.game.side_of(fighter_of(way)).key
        words = priced(context.names.say(Message(f"tactic.{tactic}")), str(cost(tactic)))
        tip = tactic_words(context, tactic).format(reach=translate("MonconActions", "its movement"))
        key = free_key(context, "react") if tactic in ANSWERS else ""
        made.append(SideVerb(f"tactic.{tactic}", words, "ab".index(side), context.side_name(side), key, tip))
    return tuple(made)


def tactic_words(context: BattleContext, tactic: str) -> str:
    """Say what a tactic on figures does, by the ruleset of the battle."""
    if tactic == "reactive_shot" and context.table.ruleset.follows(REACTIVE_ACTION, "action"):
        return translate(
            "MonconActions",
            "sees the mover: a shot and a walk of {reach} at most, counts as having acted; the move goes on",
        )
    return {
        "reactive_shot": translate(
            "MonconActions", "sees the mover: shoots at once and counts as having acted; the move goes on"
        ),
        "interceptor": translate(
            "MonconActions",
            "less than {reach} from its path; both test INI: a higher result, and the mover engages it",
        ),
        "aimed_shot": translate("MonconActions", "−1, at any enemy in sight"),
        "rally": translate("MonconActions", "walks: all troops may try to rally"),
    }[tactic]
