"""Characteristic tests at the table (II-A): what players ask of one, and how it stands.

The rules that carry these commands out are in :mod:`rules.battle.trial_rules`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from rules.battle.commands import Command
from rules.battle.current import dice_of
from rules.battle.decisions.monconf import PASS_TIE
from rules.battle.decisions.strategic import BOTH_FAIL, EQUAL_SIXES
from rules.battle.one_die import as_ruled, failing, tested_value
from rules.battle.pass_dice import PASS, as_split
from rules.battle.state import Contender, Game, Trial, TrialVerdict
from rules.battle.system import Table
from rules.dice import Check, Opposed, Stand, Throw, opposed
from rules.text import Explained, Message, Reason
from rules.values import Aspect, Characteristic, ValueKind


@dataclass(frozen=True, slots=True)
class OpenTrial(Command):
    """Open a test of ``first`` against a difficulty or opposed to ``second``; it begins without dice."""

    first: Contender
    second: Contender | None = None
    difficulty: float | None = None
    what: str = ""
    needs_winner: bool = False


@dataclass(frozen=True, slots=True)
class ThrowTrial(Command):
    """Throw the dice of a side (0 or 1), or its 6s again: typed, or rolled by the program.

    ``sixes`` is how many of the 6s are re-rolled when the program rolls, all of them unless told.
    ``carried`` are the dice of a value that carries some (FOR of 12 + 1 die): with the first throw, typed
    where that is typed, added as they fall without a re-roll, as in a wound roll.
    """

    place: int = 0
    dice: tuple[int, ...] = ()
    sixes: int | None = None
    carried: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class KeepSixes(Command):
    """Decline to re-roll the 6s of a side, for good."""

    place: int = 0


@dataclass(frozen=True, slots=True)
class DecideUnseen(Command):
    """Choose to re-roll a 6 or to keep it while totals are equal; it shows once both have chosen."""

    place: int
    again: bool


@dataclass(frozen=True, slots=True)
class ChooseDie(Command):
    """Keep the n-th die of the last throw of a side, None the best one."""

    place: int = 0
    die: int | None = None


@dataclass(frozen=True, slots=True)
class SetNatural(Command):
    """Set the natural result of a side, as an effect may (II-A-4); None lets the dice count again."""

    place: int = 0
    natural: int | None = None


@dataclass(frozen=True, slots=True)
class SetTrialLines(Command):
    """Put named bonuses and penalties to a side of the test."""

    place: int
    lines: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class SetTrialValue(Command):
    """Enter the value of a side, where its fighter's is unknown; None takes the fighter's own."""

    place: int
    value: float | None = None


@dataclass(frozen=True, slots=True)
class TellValue(Command):
    """Tell a value that nobody knew of a card, for the whole battle: its figures test with it from now on."""

    card: str
    characteristic: str
    value: float


@dataclass(frozen=True, slots=True)
class CloseTrial(Command):
    """Put the test away, decided or not."""


# -- reading ----------------------------------------------------------------------------------------


def value_of(table: Table, game: Game, tested: Contender) -> Explained:
    """Return the value to test with: entered, else the current one; None asks for it."""
    aspect = Aspect(tested.aspect) if tested.aspect else None
    return tested_value(
        table, game, tested.fighter, tested.characteristic, entered=tested.value, aspect=aspect
    )


def carries_of(game: Game, tested: Contender) -> int:
    """Return how many dice the value of a side carries; an entered one none."""
    if tested.value is not None or tested.fighter not in game.fighters:
        return 0
    return dice_of(game, game.fighters[tested.fighter], Characteristic(tested.characteristic))


def settle(table: Table, game: Game) -> Game:
    """Return the state with the values of an open test as they are now, until its dice fall (II-A-3, II-A-4).

    What a thrown die was added to stays, its re-rolls included; a tie is thrown with the values of then.
    """
    trial = game.trial
    if trial is None or trial.verdict is not TrialVerdict.OPEN:
        return game
    first, *others = (_as_of_now(table, game, tested) for tested in trial.sides)
    now = as_split(table, game, replace(trial, first=first, second=others[0] if others else None))
    return game if now == trial else replace(game, trial=now)


def _as_of_now(table: Table, game: Game, tested: Contender) -> Contender:
    fallen = tested.throw.natural is not None and tested.number
    if fallen or tested.entered or tested.fighter not in game.fighters:
        return tested
    return testing_with(table, game, tested, None)


def testing_with(table: Table, game: Game, tested: Contender, entered: float | None) -> Contender:
    """Return a side with the value that is entered, with its fighter's current one where none is."""
    asked = replace(tested, value=entered)
    value = value_of(table, game, asked)
    return replace(tested, value=value.total, reasons=value.reasons, carries=carries_of(game, asked))


def absent(game: Game, tested: Contender) -> bool:
    """Tell whether the card of a side prints a dash where the value tested stands: that is not zero."""
    fighter = game.fighters.get(tested.fighter)
    sheet = game.cards[fighter.card].sheet if fighter is not None else None
    if sheet is None or tested.characteristic not in tuple(Characteristic):
        return False
    return sheet.value(Characteristic(tested.characteristic)).kind is ValueKind.ABSENT


def check_of(table: Table, tested: Contender) -> Check:
    """Return one side of a test as the dice rules read it."""
    value = (tested.value or 0) + sum(tested.carried) + sum(line.amount for line in tested.lines)
    throw = Throw() if tested.to_carry else tested.throw  # nothing is known before all dice are there
    return Check(value, as_ruled(table.ruleset, throw), table.ruleset.natural_one_fails)


def total_of(table: Table, tested: Contender) -> Explained:
    """Return the final result of a side so far with its sum of reasons, no total before the dice."""
    check = check_of(table, tested)
    if check.throw.natural is None:
        return Explained(None, ())
    dice = [die for dice in tested.throw.rounds for die in dice]
    code = "roll.natural" if tested.throw.replaced is None else "roll.natural_set"
    if not check.throw.natural:
        code = "roll.no_die"
    natural = Reason(Message(code, {"dice": dice}), check.throw.natural)
    data = {"characteristic": tested.characteristic}
    carried = (Reason(Message("value.die", data), die) for die in tested.carried)
    return Explained(check.total, (natural, *tested.reasons, *carried, *tested.lines, *failing(check)))


def stand(table: Table, trial: Trial) -> Opposed:
    """Return who is to throw, to decide, or who has won an opposed test."""
    first, second = (check_of(table, tested) for tested in trial.sides)
    return opposed(first, second, both_fail=both_failing(table, trial), ties_to=even_to(table, trial))


def both_failing(table: Table, trial: Trial) -> Stand:
    """Return how an opposed test stands where both sides fail by themselves (II-A-4)."""
    if trial.needs_winner or table.ruleset.follows(BOTH_FAIL, "again"):
        return Stand.TIE
    return Stand.WON if table.ruleset.follows(BOTH_FAIL, "higher") else Stand.NOBODY


def even_to(table: Table, trial: Trial, place: int = 0) -> int | None:
    """Return who wins equal results, None where both throw again (II-A-3): in a pass of MonCon'F maybe DEF.

    It is told as seen from the side at ``place``: 0 for that side, 1 for the other one.
    """
    tested = [side.characteristic for side in trial.sides]
    if trial.needs_winner or sorted(tested) != [*PASS] or not table.ruleset.follows(PASS_TIE, "defence"):
        return None
    return abs(tested.index(PASS[1]) - place)


def deciding(table: Table, trial: Trial) -> tuple[int, ...]:
    """Return the places that may throw or decide now; one with a 6 may also wait for the other's dice."""
    if trial.second is None:
        return (0,) if busy(trial.first) else ()
    found = stand(table, trial)
    if found.stand is Stand.WAITS:
        return tuple(place for place, tested in enumerate(trial.sides) if busy(tested))
    return found.places if found.stand is Stand.DECIDES else ()


def unseen(table: Table, trial: Trial) -> bool:
    """Tell whether both must choose unseen what to do with a 6: their totals are equal (II-A-3)."""
    if trial.second is None or all(tested.again for tested in trial.sides):
        return False
    if table.ruleset.follows(EQUAL_SIXES, "open"):
        return False
    found = stand(table, trial)
    return found.stand is Stand.DECIDES and len(found.places) == len(trial.sides)


def busy(tested: Contender) -> bool:
    """Tell whether a side has a die to throw, or a 6 to decide on."""
    return tested.throw.natural is None or bool(tested.throw.sixes or tested.to_carry)


def verdict_of(table: Table, trial: Trial) -> TrialVerdict:
    """Return how a test stands against its difficulty; opposed ones have :func:`stand`."""
    if busy(trial.first):
        return TrialVerdict.OPEN
    success = check_of(table, trial.first).succeeds(trial.difficulty or 0)
    return TrialVerdict.SUCCESS if success else TrialVerdict.FAILURE
