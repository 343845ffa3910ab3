"""The end of a battle, what is told of it afterwards, and taking it back."""

from __future__ import annotations

from dataclasses import replace

from rules.battle import commands as c
from rules.battle.obligations import left_open, open_test
from rules.battle.state import Game, Result
from rules.battle.system import CommandRule, Outcome, Roll, Table
from rules.text import Message, Refusal


def _check_end(_table: Table, game: Game, _command: c.EndGame) -> Refusal | None:
    return left_open(open_test(game)) if game.result is None else None


def _end(_table: Table, game: Game, command: c.EndGame, _roll: Roll) -> Outcome:
    before, result = game.result, command.result
    ended = Message("step.game_ended", {"winner": result.winner, "turn": game.turn})
    return Outcome(replace(game, result=result), ended if before is None else what_was_told(before, result))


def what_was_told(before: Result, result: Result) -> Message:
    """Name what the table told of an end: other points, another winner, or notes."""
    if before.points != result.points:
        return Message("step.points_told", dict(result.points))
    if before.winner != result.winner:
        return Message("step.winner_told", {"winner": result.winner})
    return Message("step.end_noted")


def _check_reopen(_table: Table, game: Game, _command: c.Reopen) -> Refusal | None:
    return Refusal(Message("refusal.not_ended"), overridable=False) if game.result is None else None


def _reopen(_table: Table, game: Game, _command: c.Reopen, _roll: Roll) -> Outcome:
    return Outcome(replace(game, result=None), Message("step.reopened"))


RULES: dict[type[c.Command], CommandRule] = {
    c.EndGame: CommandRule(_check_end, _end),
    c.Reopen: CommandRule(_check_reopen, _reopen),
}
