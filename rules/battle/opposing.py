"""A test between two enemies of a fight: both dice in one gesture, then a 6 that waits, one gesture each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from rules.battle.commands import Command
from rules.battle.fights import asked_of, with_trial
from rules.battle.pass_dice import as_split
from rules.battle.state import Contender, Game, Trial, TrialVerdict
from rules.battle.system import CommandRule, Outcome, Roll, Table, unknown
from rules.battle.trial import KeepSixes, OpenTrial, ThrowTrial, carries_of, deciding, unseen
from rules.battle.trial_rules import RULES as TRIALS
from rules.dice import FACES
from rules.text import Message, Refusal, gathered
from rules.values import Characteristic


@dataclass(frozen=True, slots=True)
class Oppose(Command):
    """Test a characteristic of a fighter against one of an enemy, one die each (II-A-3).

    ``dice`` are those typed, of the first and of the second; the program rolls what is missing. A test that
    they leave undecided (a 6 to keep or to re-roll, a tie) stays at hand, a decided one is put away. Where
    this very test is at hand it goes on: the dice are those of who has none yet, after a tie of both again.
    """

    first: Contender
    second: Contender
    dice: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class DecideSix(Command):
    """Throw the 6 that waits in an opposed test again, or keep it (II-A-1); what this decides is put away.

    ``dice`` is the die typed for it; the program rolls one that is missing.
    """

    keeps: bool = False
    dice: tuple[int, ...] = ()


def waiting(table: Table, trial: Trial) -> int | None:
    """Return the place whose 6 waits for its decision, None where none does or both choose unseen."""
    if trial.second is None or trial.verdict is not TrialVerdict.OPEN or unseen(table, trial):
        return None
    return next((place for place in deciding(table, trial) if trial.sides[place].throw.sixes), None)


def at_hand(game: Game, command: Oppose) -> Trial | None:
    """Return the test that a command goes on with, None where it begins one."""
    trial = game.trial
    asked = asked_of((command.first, command.second))
    same = trial is not None and trial.verdict is TrialVerdict.OPEN and asked_of(trial.sides) == asked
    return trial if same and trial is not None and unthrown(trial) else None


def begun(table: Table, game: Game, first: Contender, second: Contender) -> Trial:
    """Return a test that nobody has opened yet, with the dice that either side throws in it."""
    return as_split(table, game, Trial(first=first, second=second))


def unthrown(trial: Trial) -> tuple[int, ...]:
    """Return the places that have no die yet."""
    return tuple(place for place, tested in enumerate(trial.sides) if tested.throw.natural is None)


def _check(table: Table, game: Game, command: Oppose) -> Refusal | None:
    sides = (command.first, command.second)
    if any(side.number > 1 or side.characteristic not in tuple(Characteristic) for side in sides):
        return unknown()
    trial = at_hand(game, command)
    needed = len(unthrown(trial or begun(table, game, *sides)))
    if len(command.dice) > needed:
        return Refusal(Message("refusal.dice_count", {"needed": needed}), overridable=False)
    if any(not 1 <= die <= FACES for die in command.dice):
        return Refusal(Message("refusal.no_such_face", {"faces": FACES}), overridable=False)
    for tested in sides:
        if command.dice and (n := carries_of(game, tested)):
            data: dict[str, object] = {"n": n, "characteristic": tested.characteristic}
            return Refusal(Message("refusal.carried_dice", data), overridable=False)
    if trial is not None:
        return gathered(
            *(TRIALS[ThrowTrial].check(table, game, throw) for throw in _throws(trial, command.dice))
        )
    return TRIALS[OpenTrial].check(table, game, OpenTrial(command.first, command.second))


def _throws(trial: Trial, dice: tuple[int, ...]) -> Iterator[ThrowTrial]:
    """Give the throws of who has none yet."""
    for n, place in enumerate(unthrown(trial)):
        yield ThrowTrial(place, dice[n : n + 1])


def _oppose(table: Table, game: Game, command: Oppose, roll: Roll) -> Outcome:
    done, trial = Outcome(game, Message("")), at_hand(game, command)
    if trial is None:
        done = TRIALS[OpenTrial].effect(table, game, OpenTrial(command.first, command.second), roll)
        trial = done.game.trial
    assert trial is not None  # it was opened above
    rolls = done.rolls
    for throw in _throws(trial, command.dice):
        done = TRIALS[ThrowTrial].effect(table, done.game, throw, roll)
        rolls += done.rolls
    return _put_away(replace(done, rolls=rolls))


def _put_away(done: Outcome) -> Outcome:
    """Remember a test that is decided, and put it away."""
    trial = done.game.trial
    assert trial is not None  # dice never put one away
    if trial.verdict is TrialVerdict.OPEN:
        return done
    return replace(done, game=replace(with_trial(done.game, trial), trial=None))


# -- a 6 that waits -------------------------------------------------------------------------------------


def _deciding(table: Table, game: Game, command: DecideSix) -> ThrowTrial | KeepSixes | None:
    """Return what a decision about a 6 comes to, None where no 6 waits for one."""
    place = waiting(table, game.trial) if game.trial is not None else None
    if place is None:
        return None
    return KeepSixes(place) if command.keeps else ThrowTrial(place, command.dice)


def _check_six(table: Table, game: Game, command: DecideSix) -> Refusal | None:
    decision = _deciding(table, game, command)
    return unknown() if decision is None else TRIALS[type(decision)].check(table, game, decision)


def _decide_six(table: Table, game: Game, command: DecideSix, roll: Roll) -> Outcome:
    decision = _deciding(table, game, command)
    assert decision is not None  # refused for good above
    return _put_away(TRIALS[type(decision)].effect(table, game, decision, roll))


RULES: dict[type[Command], CommandRule] = {
    Oppose: CommandRule(_check, _oppose),
    DecideSix: CommandRule(_check_six, _decide_six),
}
