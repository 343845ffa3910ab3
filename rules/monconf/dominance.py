"""The combat phase opens with who is dominant (Détermination du dominant).

The play aid does not say how that is found: the players are asked [E]. A side is dominant as long as the row
that asks for it is done: the mark goes with the phase, or when the row is opened again.
"""

from __future__ import annotations

from rules.battle.commands import Command
from rules.battle.row_marks import NAMES, marked
from rules.battle.rows import PhaseRow, rows
from rules.battle.state import Game
from rules.battle.system import CommandRule, Outcome, Roll, Table, unknown
from rules.monconf.commands import NameDominant
from rules.monconf.marks import DOMINANT
from rules.text import Message, Refusal


def dominant(game: Game) -> str:
    """Return which side is dominant, "" while nobody was named."""
    return next((key for key, side in game.sides.items() if side.marks.get(DOMINANT)), "")


def _row(table: Table, game: Game, key: str) -> PhaseRow | None:
    return next((row for row in rows(table, game) if row.id == key and row.rule.verb == NAMES), None)


def _check(table: Table, game: Game, command: NameDominant) -> Refusal | None:
    known = command.side in game.sides and _row(table, game, command.row) is not None
    return None if known else unknown()


def _name(table: Table, game: Game, command: NameDominant, _roll: Roll) -> Outcome:
    row = _row(table, game, command.row)
    assert row is not None  # refused for good otherwise
    after = marked(table, _only(game, command.side), row, "done")
    return Outcome(after, Message("step.dominant", {"side": command.side}))


def _only(game: Game, side: str) -> Game:
    """Return the state with one side dominant and no other, nobody for ""."""
    for key, each in game.sides.items():
        kept = {name: n for name, n in each.marks.items() if name != DOMINANT}
        game = game.with_side(key, marks={**kept, DOMINANT: 1} if key == side else kept)
    return game


def settled(game: Game) -> Game:
    """Return the state without a dominant side where the row that asks for it is not done."""
    asked = any(name.split("/")[1:2] == [DOMINANT] and state == "done" for name, state in game.rows.items())
    return game if asked or not dominant(game) else _only(game, "")


RULES: dict[type[Command], CommandRule] = {NameDominant: CommandRule(_check, _name)}
