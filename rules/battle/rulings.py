"""Rulings of the referee as steps: they are told, and one about sight counts for its pair in this turn."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rules.battle import commands as c
from rules.battle.events import Rolled
from rules.battle.sight import ruled
from rules.battle.state import Game
from rules.battle.system import CommandRule, Outcome, Roll, Table, unknown
from rules.cards import Size
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


@dataclass(frozen=True, slots=True)
class AgreeOn(c.Command):
    """Agree on the size of a piece of scenery (II-D-1); UNKNOWN takes the agreement back."""

    name: str
    size: Size


MOST_SCENERY = 12
"""So many pieces of scenery can be agreed on."""
LONGEST_NAME = 60


def _check_scenery(_table: Table, game: Game, command: AgreeOn) -> Refusal | None:
    name = command.name.strip()
    if not name:
        return Refusal(Message("refusal.no_name"), overridable=False)
    if len(name) > LONGEST_NAME or len({*game.scenery, name}) > MOST_SCENERY:
        return Refusal(Message("refusal.scenery_full", {"n": MOST_SCENERY}), overridable=False)
    return unknown() if command.size is Size.UNKNOWN and name not in game.scenery else None


def _agree(_table: Table, game: Game, command: AgreeOn, _roll: Roll) -> Outcome:
    name = command.name.strip()
    kept = {key: size for key, size in game.scenery.items() if key != name}
    if command.size is Size.UNKNOWN:
        return Outcome(replace(game, scenery=kept), Message("step.scenery_gone", {"name": name}))
    after = replace(game, scenery={**game.scenery, name: command.size})
    return Outcome(after, Message("step.scenery", {"name": name, "size": command.size.value}))


RULES: dict[type[c.Command], CommandRule] = {
    AgreeOn: CommandRule(_check_scenery, _agree),
    c.Judge: CommandRule(_check_judge, _judge),
    c.ThrowScatter: CommandRule(_check_scatter, _scatter),
}
