"""The end of a battle, what is told of it afterwards, and taking it back."""

from __future__ import annotations

from dataclasses import replace

from rules.battle import commands as c
from rules.battle.obligations import left_open, open_test
from rules.battle.state import Game
from rules.battle.system import CommandRule, Outcome, Roll, Table
from rules.text import Message, Refusal


def _check_end(_table: Table, game: Game, _command: c.EndGame) -> Refusal | None:
    return left_open(open_test(game)) if game.result is None else None


def _end(_table: Table, game: Game, command: c.EndGame, _roll: Roll) -> Outcome:
    before, result = game.result, command.result
    if before is None:
        label = Message("step.game_ended", {"winner": result.winner, "turn": game.turn})
    elif before.points != result.points:
        label = Message("step.points_told", dict(result.points))
    elif before.winner != result.winner:
        label = Message("step.winner_told", {"winner": result.winner})
    else:
        label = Message("step.end_noted")
    return Outcome(replace(game, result=result), label)


def _check_reopen(_table: Table, game: Game, _command: c.Reopen) -> Refusal | None:
    return Refusal(Message("refusal.not_ended"), overridable=False) if game.result is None else None


def _reopen(_table: Table, game: Game, _command: c.Reopen, _roll: Roll) -> Outcome:
    return Outcome(replace(game, result=None), Message("step.reopened"))


RULES: dict[type[c.Command], CommandRule] = {
    c.EndGame: CommandRule(_check_end, _end),
    c.Reopen: CommandRule(_check_reopen, _reopen),
}
