"""What is counted, told by the users: life, containers, action points, and who is an ally."""

from __future__ import annotations

from dataclasses import replace

from rules.battle import commands as c
from rules.battle import fighters
from rules.battle.fighters import LIFE
from rules.battle.state import Game
from rules.battle.system import CommandRule, Outcome, Roll, Table, unknown
from rules.eclats.acting import containers_of, few_containers, few_points, life_of, with_containers
from rules.eclats.commands import Containers, MakeAlly, Points, SetLife
from rules.eclats.parts import ACTION_POINTS, ALLY, HEROES, MASTER, is_down, without_zeros
from rules.text import Message, Refusal

_NOTCH = fighters.RULES[c.Notch]


def _check_notch(table: Table, game: Game, command: c.Notch) -> Refusal | None:
    """Check a point of Animus lost or won back; somebody unhurt wins none back, who is down loses no more."""
    fighter = game.fighters.get(command.fighter)
    if fighter is not None and command.by < 0 and not fighter.notches:
        return Refusal(Message("refusal.eclats.unhurt", {"fighter": command.fighter}), overridable=False)
    if fighter is not None and command.by > 0 and is_down(fighter):
        return Refusal(Message("refusal.eclats.down", {"fighter": fighter.id}), overridable=False)
    return _NOTCH.check(table, game, command)


def _notch(table: Table, game: Game, command: c.Notch, roll: Roll) -> Outcome:
    """Count as every system does, told by what is left: nobody speaks of notches here."""
    outcome = _NOTCH.effect(table, game, command, roll)
    if outcome.label.code == "step.killed":
        return outcome
    data = {"fighter": command.fighter, "left": life_of(table, outcome.game, command.fighter)}
    code = "step.eclats.animus" if data["left"] else "step.eclats.down"
    return replace(outcome, label=Message(code, data))


def _check_life(_table: Table, game: Game, command: SetLife) -> Refusal | None:
    if command.fighter not in game.fighters:
        return unknown()
    return Refusal(Message("refusal.eclats.life"), overridable=False) if command.life < 1 else None


def _life(_table: Table, game: Game, command: SetLife, _roll: Roll) -> Outcome:
    """Tell the whole life; what was lost of it stays lost, as far as it goes."""
    fighter = game.fighters[command.fighter]
    after = game.with_fighter(fighter.id, marks={**fighter.marks, LIFE: command.life})
    return Outcome(after, Message("step.eclats.life", {"fighter": fighter.id, "n": command.life}))


def _check_containers(_table: Table, game: Game, command: Containers) -> Refusal | None:
    if command.fighter not in game.fighters:
        return unknown()
    return few_containers(game, command.fighter, -command.by)


def _containers(_table: Table, game: Game, command: Containers, _roll: Roll) -> Outcome:
    after = with_containers(game, command.fighter, command.by)
    data = {"fighter": command.fighter, "n": containers_of(after, command.fighter)}
    return Outcome(after, Message("step.eclats.containers", data))


def _check_points(_table: Table, game: Game, command: Points) -> Refusal | None:
    return few_points(game, -command.by)


def _points(_table: Table, game: Game, command: Points, _roll: Roll) -> Outcome:
    points = game.sides[MASTER].points
    now = points.get(ACTION_POINTS, 0) + command.by
    after = game.with_side(MASTER, points=without_zeros(points, ACTION_POINTS, now))
    return Outcome(after, Message("step.eclats.points", {"n": now}))


def _check_ally(_table: Table, game: Game, command: MakeAlly) -> Refusal | None:
    if command.fighter not in game.fighters:
        return unknown()
    if game.side_of(command.fighter).key != HEROES:
        return Refusal(Message("refusal.eclats.enemy"), overridable=False)
    return None


def _ally(_table: Table, game: Game, command: MakeAlly, _roll: Roll) -> Outcome:
    marks = {**game.fighters[command.fighter].marks, ALLY: int(command.ally)}
    code = "step.eclats.ally" if command.ally else "step.eclats.initiate"
    return Outcome(
        game.with_fighter(command.fighter, marks=marks), Message(code, {"fighter": command.fighter})
    )


RULES: dict[type[c.Command], CommandRule] = {
    c.Notch: CommandRule(_check_notch, _notch),
    SetLife: CommandRule(_check_life, _life),
    Containers: CommandRule(_check_containers, _containers),
    Points: CommandRule(_check_points, _points),
    MakeAlly: CommandRule(_check_ally, _ally),
}
