"""What every blow at the table is read from: FOR of who strikes, RES of who is struck, entered or current."""

from __future__ import annotations

from typing import Protocol

from rules.battle.current import current
from rules.battle.state import Game
from rules.battle.system import Table, away, unknown
from rules.dice import FACES
from rules.text import Message, Refusal
from rules.values import Characteristic


class BlowCommand(Protocol):
    """Who strikes whom, with the values that were entered; None for those of the fighters."""

    @property
    def attacker(self) -> str:
        """Who strikes, an empty id for nobody named."""

    @property
    def target(self) -> str:
        """Who is struck."""

    @property
    def strength(self) -> float | None:
        """FOR as entered."""

    @property
    def resistance(self) -> float | None:
        """RES as entered."""

    @property
    def strength_thrown(self) -> tuple[int, ...]:
        """The dice thrown for FOR."""


def strength_of(table: Table, game: Game, command: BlowCommand) -> float | None:
    """Return the FOR of a blow: entered, else the attacker's current value, None when unknown."""
    return _value(table, game, command.strength, command.attacker, Characteristic.FOR)


def resistance_of(table: Table, game: Game, command: BlowCommand) -> float | None:
    """Return the RES that a blow meets: entered, else the target's current value, None when unknown."""
    return _value(table, game, command.resistance, command.target, Characteristic.RES)


def _value(table: Table, game: Game, entered: float | None, key: str, what: Characteristic) -> float | None:
    fighter = game.fighters.get(key)
    if entered is not None or fighter is None:
        return entered
    return current(game, fighter, what, table.ruleset).total


def check_fighters(game: Game, command: BlowCommand, *dice: int) -> Refusal | None:
    """Check that who strikes and who is struck are there, and that each die has such a face."""
    if not {command.target, command.attacker} <= {"", *game.fighters}:
        return unknown()
    if any(not 1 <= die <= FACES for die in (*dice, *command.strength_thrown)):
        return Refusal(Message("refusal.no_such_face", {"faces": FACES}), overridable=False)
    return None


def check_values(table: Table, game: Game, command: BlowCommand, most: int) -> Refusal | None:
    """Check that FOR and RES are known, and that FOR carries the dice thrown for it: ``most`` of them."""
    if len(command.strength_thrown) > most:
        return Refusal(Message("refusal.strength_dice", {"n": most}), overridable=False)
    if strength_of(table, game, command) is None:
        return Refusal(Message("refusal.strength_unknown"))
    if resistance_of(table, game, command) is None:
        return Refusal(Message("refusal.resistance_unknown"))
    return None


def check_target(game: Game, command: BlowCommand) -> Refusal | None:
    """Check that who is struck is on the table."""
    return away(game.fighters[command.target]) if command.target else None
