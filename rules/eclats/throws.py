"""Throws of a characteristic (ÉCLATS): a die of faces 0 to 9, and re-throws of which the newest counts.

A characteristic of value v allows v throws, the first one and v − 1 re-throws; the ruleset says what 0 does.
One that nobody knows allows as many as the highest value there is.
"""

from __future__ import annotations

from rules.battle import commands as c
from rules.battle.current import current
from rules.battle.decisions.eclats import THROWS
from rules.battle.events import Rolled
from rules.battle.state import Game, Tries
from rules.battle.system import CommandRule, Outcome, Roll, Table, unknown
from rules.eclats.commands import Try
from rules.sheets import sheet_of
from rules.text import Explained, Message, Refusal
from rules.values import Characteristic

FACES = 10
_SHEET = sheet_of("eclats")
CHARACTERISTICS = _SHEET.printed
_MOST = _SHEET.most or 0


def allowed(table: Table, game: Game, key: str, characteristic: str) -> Explained:
    """Return how many throws somebody's characteristic allows now; None where the card does not tell."""
    return current(game, game.fighters[key], Characteristic(characteristic), table.ruleset)


def most_throws(table: Table, game: Game, key: str, characteristic: str) -> int:
    """Return how many throws a characteristic allows in a phase; where unknown, those of the highest."""
    total = allowed(table, game, key, characteristic).total
    if total is None:
        return int(_MOST)
    return max(int(total), int(table.ruleset.follows(THROWS, "one")))


def no_such_face(die: int | None) -> Refusal | None:
    """Return the refusal of a face that is not on the die."""
    if die is None or 0 <= die < FACES:
        return None
    return Refusal(Message("refusal.eclats.face"), overridable=False)


def refused_throw(table: Table, game: Game, key: str, characteristic: str, thrown: int) -> Refusal | None:
    """Return why one more throw is not allowed, after so many: none at 0, no more re-throws."""
    most = most_throws(table, game, key, characteristic)
    if thrown < most:
        return None
    data = {"fighter": key, "characteristic": characteristic, "n": most}
    if allowed(table, game, key, characteristic).total is None:
        return Refusal(Message("refusal.eclats.most_throws", data))
    code = "refusal.eclats.no_rethrow" if most > 0 else "refusal.eclats.no_throw"
    return Refusal(Message(code, data))


def die_of(command_die: int | None, roll: Roll) -> int:
    """Return the die of a throw: as read on the table, or thrown here."""
    return command_die if command_die is not None else roll(FACES) - 1


def _check(table: Table, game: Game, command: Try) -> Refusal | None:
    fighter = game.fighters.get(command.fighter)
    if fighter is None or command.characteristic not in CHARACTERISTICS:
        return unknown()
    if (refusal := no_such_face(command.die)) is not None:
        return refusal
    if not command.again:
        return refused_throw(table, game, fighter.id, command.characteristic, 0)
    tries = fighter.tries
    if tries is None or tries.characteristic != command.characteristic:
        return Refusal(Message("refusal.eclats.nothing_thrown"), overridable=False)
    return refused_throw(table, game, fighter.id, command.characteristic, len(tries.dice))


def _try(table: Table, game: Game, command: Try, roll: Roll) -> Outcome:
    die = die_of(command.die, roll)
    value = allowed(table, game, command.fighter, command.characteristic)
    tries = game.fighters[command.fighter].tries
    if tries is None or not command.again:
        what = command.what.strip()
        tries = Tries(characteristic=command.characteristic, allowed=int(value.total or 0), what=what)
    tries = Tries(
        characteristic=tries.characteristic, allowed=tries.allowed, dice=(*tries.dice, die), what=tries.what
    )
    data = {
        "fighter": command.fighter, "characteristic": tries.characteristic, "die": die, "what": tries.what,
        "left": max(0, tries.allowed - len(tries.dice)),
    }  # fmt: skip
    rolled = Rolled(Message("roll.eclats.throw", data), (die,), command.die is not None, (), float(die))
    code = "step.eclats.threw_for" if tries.what else "step.eclats.threw"
    return Outcome(game.with_fighter(command.fighter, tries=tries), Message(code, data), (rolled,))


RULES: dict[type[c.Command], CommandRule] = {Try: CommandRule(_check, _try)}
