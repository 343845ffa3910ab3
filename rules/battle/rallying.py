"""A figure that fled tries to rally: a characteristic test (II-A), whose outcome puts it back on the table.

Which characteristic is tested and against what difficulty is not in the texts: the ruleset offers both, the
table may say otherwise [E].
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from rules.battle import commands as c
from rules.battle.fighters import placed
from rules.battle.one_die import check_dice, decided, succeeded, tested_value, value_unknown
from rules.battle.state import Game, Place
from rules.battle.system import CommandRule, Outcome, Roll, Table, unknown
from rules.text import Explained, Message, Refusal
from rules.values import Characteristic


@dataclass(frozen=True, slots=True, kw_only=True)
class RallyTest(c.Command):
    """Test whether a figure that fled rallies, and put it back on the table if it does.

    ``dice`` is the die with its re-rolled 6s, oldest first; empty is rolled here, a 6 kept. ``thrown_here``
    says that the program threw them, one decision on a 6 after the other. ``value`` is entered where the
    card does not tell it.
    """

    fighter: str
    characteristic: str
    difficulty: float
    dice: tuple[int, ...] = ()
    value: float | None = None
    row: str = ""
    thrown_here: bool = False


def value_of(table: Table, game: Game, command: RallyTest) -> Explained:
    """Return the value to test with: entered, else the fighter's current one."""
    return tested_value(table, game, command.fighter, command.characteristic, entered=command.value)


def _check(table: Table, game: Game, command: RallyTest) -> Refusal | None:
    fighter = game.fighters.get(command.fighter)
    if fighter is None or command.characteristic not in tuple(Characteristic):
        return unknown()
    if fighter.place is not Place.FLED:
        return Refusal(Message("refusal.not_fled"), overridable=False)
    if (refusal := check_dice(table, command.dice)) is not None:
        return refusal
    if value_of(table, game, command).total is None:
        return value_unknown(fighter.id, command.characteristic)
    return None


def _rally(table: Table, game: Game, command: RallyTest, roll: Roll) -> Outcome:
    data = {
        "fighter": command.fighter,
        "characteristic": command.characteristic,
        "difficulty": command.difficulty,
    }
    value = value_of(table, game, command)
    test = decided(
        table, Message("roll.rally", data), value, command.difficulty, command.dice, roll,
        thrown_here=command.thrown_here,
    )  # fmt: skip
    success = succeeded(test)
    after = placed(table, game, command.fighter, Place.TABLE) if success else game
    if command.row:
        after = replace(after, rows={**after.rows, command.row: "done"})
    data = {"fighter": command.fighter, "total": test.total, "difficulty": command.difficulty}
    code = "step.rally_success" if success else "step.rally_failure"
    return Outcome(after, Message(code, data), (test,))


RULES: dict[type[c.Command], CommandRule] = {RallyTest: CommandRule(_check, _rally)}
