"""A test between two enemies of a fight in one gesture: both dice, and what came of it is remembered."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rules.battle.commands import Command
from rules.battle.fights import with_trial
from rules.battle.state import Contender, Game, TrialVerdict
from rules.battle.system import CommandRule, Outcome, Roll, Table, unknown
from rules.battle.trial import OpenTrial, ThrowTrial, carries_of
from rules.battle.trial_rules import RULES as TRIALS
from rules.dice import FACES
from rules.text import Message, Refusal


@dataclass(frozen=True, slots=True)
class Oppose(Command):
    """Test a characteristic of a fighter against one of an enemy, one die each (II-A-3).

    ``dice`` are both as typed, first and second; without them the program rolls. A test that they leave
    undecided (a 6 to keep or to re-roll, a tie) stays at hand, a decided one is put away.
    """

    first: Contender
    second: Contender
    dice: tuple[int, ...] = ()


def _check(table: Table, game: Game, command: Oppose) -> Refusal | None:
    if any(tested.number != 1 for tested in (command.first, command.second)):
        return unknown()
    if len(command.dice) not in (0, 2):
        return Refusal(Message("refusal.dice_count", {"needed": 2}), overridable=False)
    if any(not 1 <= die <= FACES for die in command.dice):
        return Refusal(Message("refusal.no_such_face", {"faces": FACES}), overridable=False)
    for tested in (command.first, command.second):
        if command.dice and (n := carries_of(game, tested)):
            data: dict[str, object] = {"n": n, "characteristic": tested.characteristic}
            return Refusal(Message("refusal.carried_dice", data), overridable=False)
    return TRIALS[OpenTrial].check(table, game, OpenTrial(command.first, command.second))


def _oppose(table: Table, game: Game, command: Oppose, roll: Roll) -> Outcome:
    done = TRIALS[OpenTrial].effect(table, game, OpenTrial(command.first, command.second), roll)
    rolls = done.rolls
    for place in range(2):
        throw = ThrowTrial(place, command.dice[place : place + 1])
        done = TRIALS[ThrowTrial].effect(table, done.game, throw, roll)
        rolls += done.rolls
    trial = done.game.trial
    assert trial is not None  # it was opened above
    if trial.verdict is TrialVerdict.OPEN:
        return replace(done, rolls=rolls)
    return Outcome(replace(with_trial(done.game, trial), trial=None), done.label, rolls)


RULES: dict[type[Command], CommandRule] = {Oppose: CommandRule(_check, _oppose)}
