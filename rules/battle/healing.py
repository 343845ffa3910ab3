"""Dice that take wounds off (II-B-5): each one that reaches its number heals a notch [E].

The texts only say that some effects heal. How many dice Régénération/X throws is the table's to say.
It is no test of a characteristic: a 6 is not thrown again.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from rules.battle import commands as c
from rules.battle.events import Rolled
from rules.battle.fighters import with_notches
from rules.battle.mana import number_of
from rules.battle.rows import HEALING, PhaseRow
from rules.battle.state import Game, Place
from rules.battle.system import CommandRule, Outcome, Roll, Table, away, unknown
from rules.dice import FACES
from rules.text import Message, Reason, Refusal


@dataclass(frozen=True, slots=True, kw_only=True)
class HealRoll(c.Command):
    """Throw dice to heal a fighter: each that shows ``least`` or more takes a notch off.

    ``dice`` empty is rolled here, ``number`` of them. ``row`` is ticked off.
    """

    fighter: str
    least: int
    dice: tuple[int, ...] = ()
    number: int = 1
    row: str = ""


def heals(table: Table, game: Game, row: PhaseRow) -> int:
    """Return what a die must reach for the bearer of a row to heal; 0 where there is nothing to heal."""
    fighter = game.fighters.get(row.fighter)
    if row.ability != HEALING or fighter is None or not fighter.notches:
        return 0
    return number_of(table, game, fighter, HEALING)


def _check(_table: Table, game: Game, command: HealRoll) -> Refusal | None:
    fighter = game.fighters.get(command.fighter)
    if fighter is None or command.number < 1:
        return unknown()
    if not fighter.notches:
        return Refusal(Message("refusal.unhurt"), overridable=False)
    if any(not 1 <= die <= FACES for die in command.dice):
        return Refusal(Message("refusal.no_such_face", {"faces": FACES}), overridable=False)
    if fighter.place is Place.DEAD:
        return Refusal(Message("refusal.heals_dead", {"fighter": fighter.id}))
    return away(fighter)


def _heal(table: Table, game: Game, command: HealRoll, roll: Roll) -> Outcome:
    fighter = game.fighters[command.fighter]
    dice = command.dice or tuple(roll(FACES) for _ in range(command.number))
    healed = min(fighter.notches, sum(die >= command.least for die in dice))
    after = with_notches(game, fighter.id, fighter.notches - healed, table.ruleset)
    if command.row:
        after = replace(after, rows={**after.rows, command.row: "done"})
    what = Message("roll.heal", {"fighter": fighter.id, "success": command.least})
    rolled = Rolled(what, dice, bool(command.dice), (Reason(Message("roll.healed"), healed),), healed)
    data = {"fighter": fighter.id, "n": healed, "left": after.fighters[fighter.id].notches}
    return Outcome(after, Message("step.heal_rolled", data), (rolled,))


RULES: dict[type[c.Command], CommandRule] = {HealRoll: CommandRule(_check, _heal)}
