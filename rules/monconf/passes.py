"""Fights: how dice are split between attack and defence, and the attack threshold of a pass (Tour de Jeu)."""

from __future__ import annotations

from rules.battle.commands import Command
from rules.battle.decisions.monconf import COWED
from rules.battle.fights import last_test
from rules.battle.pass_dice import ATTACK_DICE, DEFENCE_DICE, PASS
from rules.battle.state import Game
from rules.battle.system import CommandRule, Outcome, Roll, Table, unknown
from rules.battle.trial import total_of
from rules.monconf.commands import ShareDice
from rules.monconf.marking import marked, with_mark
from rules.monconf.marks import ALL_DEFENCE, FRIGHTENED
from rules.text import Message, Refusal

MOST_DICE = 9
"""As many dice of a kind as may be entered."""


def threshold_of(table: Table, game: Game, attacker: str, target: str) -> int | None:
    """Return the attack threshold of the last pass of two fighters, None where none was made."""
    trial = last_test(game, attacker, target, PASS)
    if trial is None:
        return None
    attack, defence = (total_of(table, side).total for side in trial.sides)
    return threshold_by((attack or 0) - (defence or 0))


def threshold_by(margin: float) -> int:
    """Return the attack threshold of a pass that is won by so much."""
    return int(margin)


def _check(table: Table, game: Game, command: ShareDice) -> Refusal | None:
    """Warn where all dice, or most of them, belong into defence (Désengagement, Malus effrayé)."""
    fighter, counts = game.fighters.get(command.fighter), (command.attack, command.defence)
    if fighter is None or not all(0 <= n <= MOST_DICE for n in counts):
        return unknown()
    if marked(fighter, ALL_DEFENCE) and command.attack:
        return Refusal(Message("refusal.all_defence", {"fighter": fighter.id}))
    warned = not table.ruleset.follows(COWED, "told")
    if warned and marked(fighter, FRIGHTENED) and command.attack and command.attack >= command.defence:
        return Refusal(Message("refusal.mostly_defence", {"fighter": fighter.id}))
    return None


def _share(table: Table, game: Game, command: ShareDice, _roll: Roll) -> Outcome:
    for mark, n in ((ATTACK_DICE, command.attack), (DEFENCE_DICE, command.defence)):
        game = with_mark(table, game, command.fighter, mark, n)
    data = {"fighter": command.fighter, "attack": command.attack, "defence": command.defence}
    return Outcome(game, Message("step.dice_shared", data))


RULES: dict[type[Command], CommandRule] = {ShareDice: CommandRule(_check, _share)}
