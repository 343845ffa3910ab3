"""Rulings of the referee as steps: they are told, and one about sight counts for its pair in this turn."""

from __future__ import annotations

from rules.battle import commands as c
from rules.battle.events import Rolled
from rules.battle.sight import ruled
from rules.battle.state import Game
from rules.battle.system import Outcome, Roll, Rule, Table, unknown
from rules.referee import FACES, SIGHT, scatter
from rules.text import Message, Refusal


def _check_judge(_table: Table, game: Game, command: c.Judge) -> Refusal | None:
    return None if {command.fighter, command.target} <= {"", *game.fighters} else unknown()


def _judge(_table: Table, game: Game, command: c.Judge, _roll: Roll) -> Outcome:
    given = command.verdict
    data = {
        **given.data, "question": given.question, "answer": given.answer, "why": given.reason,
        "section": given.section, "fighter": command.fighter, "target": command.target,
    }  # fmt: skip
    code = "step.judged_of" if command.fighter and command.target else "step.judged"
    if given.question == SIGHT and command.fighter and command.target:
        game = ruled(game, command.fighter, command.target, given.answer)
    return Outcome(game, Message(code, data))


def _check_scatter(_table: Table, game: Game, command: c.ThrowScatter) -> Refusal | None:
    if command.fighter not in ("", *game.fighters):
        return unknown()
    if any(not 1 <= die <= FACES for die in command.dice):
        return Refusal(Message("refusal.no_such_face", {"faces": FACES}), overridable=False)
    if len(command.dice) not in (0, 2):
        return Refusal(Message("refusal.dice_count", {"needed": 2}), overridable=False)
    return None


def _scatter(_table: Table, game: Game, command: c.ThrowScatter, roll: Roll) -> Outcome:
    dice = command.dice or (roll(FACES), roll(FACES))
    moved = scatter(*dice)
    data = {"cm": moved.cm, "direction": moved.direction, "fighter": command.fighter}
    rolled = Rolled(Message("roll.scatter", data), dice, bool(command.dice), (), moved.cm)
    return Outcome(game, Message("step.scattered", data), (rolled,))


RULES: dict[type[c.Command], Rule] = {
    c.Judge: Rule(_check_judge, _judge),
    c.ThrowScatter: Rule(_check_scatter, _scatter),
}
