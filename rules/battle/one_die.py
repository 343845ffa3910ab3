"""Tests of one die at the table, in one gesture: the die and its re-rolled 6s are typed, or thrown here.

A re-roll is a risk, and its player's to choose (II-A-1): a test whose 6s are decided on brings all its dice,
wherever they fell.
"""

from __future__ import annotations

from rules.battle.current import current, summed
from rules.battle.decisions.strategic import MONCONF_SIXES
from rules.battle.events import Rolled
from rules.battle.ruleset import Ruleset
from rules.battle.state import ENTERED, Game, TrialVerdict
from rules.battle.system import Roll, Table
from rules.dice import FACES, Check, Throw
from rules.text import Explained, Message, Reason, Refusal
from rules.values import Aspect, Characteristic

FAILS = "fails."
"""How the code of a reason begins that lets a test fail by itself."""


def tested_value(
    table: Table,
    game: Game,
    fighter: str,
    characteristic: str,
    *,
    entered: float | None = None,
    aspect: Aspect | None = None,
) -> Explained:
    """Return the value to test with: entered, else the fighter's current one; None asks for it."""
    if entered is not None:
        reason = Reason(Message(ENTERED, {"characteristic": characteristic}), entered)
        return Explained(entered, (reason,))
    if fighter not in game.fighters:
        return Explained(None, ())
    kind = Characteristic(characteristic)
    found = current(game, game.fighters[fighter], kind, table.ruleset, aspect)
    return Explained(found.total, summed(found))


def value_unknown(who: str, characteristic: str) -> Refusal:
    """Refuse a test whose value nobody knows: it is asked for."""
    data = {"who": who, "characteristic": characteristic}
    return Refusal(Message("refusal.value_unknown", data), overridable=False)


def rerolls(ruleset: Ruleset) -> bool:
    """Tell whether a 6 may be thrown again (II-A-1): MonCon'F does not say so of its tests."""
    return ruleset.system not in MONCONF_SIXES.systems or ruleset.follows(MONCONF_SIXES, "again")


def as_ruled(ruleset: Ruleset, throw: Throw) -> Throw:
    """Return a throw as the ruleset has it: final from the start where no 6 is thrown again."""
    return throw if rerolls(ruleset) else throw.kept()


def check_dice(table: Table, dice: tuple[int, ...]) -> Refusal | None:
    """Check that dice are one die and the 6s of it that were thrown again (II-A-1)."""
    if any(not 1 <= die <= FACES for die in dice):
        return Refusal(Message("refusal.no_such_face", {"faces": FACES}), overridable=False)
    if any(die != FACES for die in dice[:-1]) or (len(dice) > 1 and not rerolls(table.ruleset)):
        return Refusal(Message("refusal.dice_do_not_follow"), overridable=False)
    return None


def made_of(table: Table, value: float, dice: tuple[int, ...]) -> Check:
    """Return a test as its dice stand."""
    throw = Throw(tuple((die,) for die in dice), final=not rerolls(table.ruleset))
    return Check(value, throw, table.ruleset.natural_one_fails)


def decided(
    table: Table,
    what: Message,
    value: Explained,
    difficulty: float,
    dice: tuple[int, ...],
    roll: Roll,
    *,
    thrown_here: bool,
) -> Rolled:
    """Test a value with dice whose 6s were decided on one by one, and tell how it came out (II-A-1).

    ``thrown_here`` says that the program threw them. Without dice one falls here, and a 6 is kept: nobody
    has chosen to risk it.
    """
    check = made_of(table, value.total or 0, dice or (roll(FACES),))
    reasons, verdict = reasons_of(check, value.reasons), verdict_of(check.succeeds(difficulty))
    return Rolled(what, dice_of(check), bool(dice) and not thrown_here, reasons, check.total, verdict)


def succeeded(test: Rolled) -> bool:
    """Tell whether a test that was told came out well."""
    return test.outcome == verdict_of(success=True)


def dice_of(check: Check) -> tuple[int, ...]:
    """Return the dice of a test as they fell."""
    return tuple(die for dice in check.throw.rounds for die in dice)


def natural_of(check: Check) -> Reason:
    """Return the natural result of a test as a reason of its total."""
    return Reason(Message("roll.natural", {"dice": list(dice_of(check))}), check.throw.natural or 0)


def reasons_of(check: Check, value: tuple[Reason, ...]) -> tuple[Reason, ...]:
    """Return the sum of a test: its natural result, its value, and why it fails by itself if it does."""
    return (natural_of(check), *value, *failing(check))


def failing(check: Check) -> tuple[Reason, ...]:
    """Return why a test fails by itself, whatever its sum (II-A-4); nothing while it does not."""
    return (Reason(Message(f"{FAILS}{check.why}"), 0),) if check.fails else ()


def bars(reason: Reason) -> bool:
    """Tell whether a reason says why a test fails, and adds nothing to its sum."""
    return reason.message.code.startswith(FAILS)


def verdict_of(success: bool) -> Message:
    """Word how a test came out."""
    verdict = TrialVerdict.SUCCESS if success else TrialVerdict.FAILURE
    return Message(f"trial.{verdict.value}", {"victor": ""})
