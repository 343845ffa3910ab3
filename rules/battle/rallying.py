"""A figure that fled tries to rally: a characteristic test (II-A), whose outcome puts it back on the table.

Which characteristic is tested and against what difficulty is not in the texts: the table says both [E].
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from rules.battle import commands as c
from rules.battle.current import current, summed
from rules.battle.events import Rolled
from rules.battle.fighters import placed
from rules.battle.one_die import check_dice, dice_of, made_of, reasons_of, thrown, verdict_of
from rules.battle.state import Game, Place
from rules.battle.system import Outcome, Roll, Rule, Table, unknown
from rules.dice import Check
from rules.text import Explained, Message, Reason, Refusal
from rules.values import Characteristic


@dataclass(frozen=True, slots=True, kw_only=True)
class RallyTest(c.Command):
    """Test whether a figure that fled rallies, and put it back on the table if it does.

    ``dice`` is the die with its re-rolled 6s, oldest first; empty is rolled here, a 6 again only while the
    test fails: then nothing can be lost by it. ``value`` is entered where the card does not tell it.
    """

    fighter: str
    characteristic: str
    difficulty: float
    dice: tuple[int, ...] = ()
    value: float | None = None
    row: str = ""


def value_of(table: Table, game: Game, command: RallyTest) -> Explained:
    """Return the value to test with: entered, else the fighter's current one."""
    if command.value is not None:
        data = {"characteristic": command.characteristic}
        return Explained(command.value, (Reason(Message("value.entered", data), command.value),))
    kind = Characteristic(command.characteristic)
    found = current(game, game.fighters[command.fighter], kind, table.ruleset)
    return Explained(found.total, summed(found))


def check_of(table: Table, game: Game, command: RallyTest) -> Check:
    """Return the test as its dice stand. Raises ValueError for dice that cannot follow each other."""
    return made_of(table, value_of(table, game, command).total or 0, command.dice)


def _check(table: Table, game: Game, command: RallyTest) -> Refusal | None:
    fighter = game.fighters.get(command.fighter)
    if fighter is None or command.characteristic not in tuple(Characteristic):
        return unknown()
    if fighter.place is not Place.FLED:
        return Refusal(Message("refusal.not_fled"), overridable=False)
    if (refusal := check_dice(command.dice)) is not None:
        return refusal
    if value_of(table, game, command).total is None:
        data: dict[str, object] = {"who": fighter.id, "characteristic": command.characteristic}
        return Refusal(Message("refusal.value_unknown", data), overridable=False)
    return None


def _rally(table: Table, game: Game, command: RallyTest, roll: Roll) -> Outcome:
    value = value_of(table, game, command)
    check = thrown(
        table, value.total or 0, command.dice, roll, lambda test: test.succeeds(command.difficulty)
    )
    success = check.succeeds(command.difficulty)
    after = placed(table, game, command.fighter, Place.TABLE) if success else game
    if command.row:
        after = replace(after, rows={**after.rows, command.row: "done"})
    what = Message(
        "roll.rally",
        {
            "fighter": command.fighter,
            "characteristic": command.characteristic,
            "difficulty": command.difficulty,
        },
    )
    reasons = reasons_of(check, value.reasons)
    typed = bool(command.dice)
    rolled = Rolled(what, dice_of(check), typed, reasons, check.total, verdict_of(success))
    data = {"fighter": command.fighter, "total": check.total, "difficulty": command.difficulty}
    code = "step.rally_success" if success else "step.rally_failure"
    return Outcome(after, Message(code, data), (rolled,))


RULES: dict[type[c.Command], Rule] = {RallyTest: Rule(_check, _rally)}
