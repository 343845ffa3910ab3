"""Command points (Tour de Jeu, État-Major): entered in the first turn, kept for the game, spent on tactics.

They never fall below 0: a tactic that the table insists on takes what is left.
"""

from __future__ import annotations

from rules.battle.commands import Command
from rules.battle.decisions.monconf import STAFF_POINTS
from rules.battle.effects import abilities_of
from rules.battle.events import Rolled
from rules.battle.flow import POINTS as STEP
from rules.battle.state import Game, Side
from rules.battle.system import Choice, CommandRule, Outcome, Roll, Table, unknown
from rules.monconf.commands import AgreePoints, EnterPoints
from rules.monconf.marking import cowed
from rules.monconf.tactics import POINTS, TACTICS
from rules.text import Explained, Message, Reason, Refusal

STAFF = "general_staff"


def held(side: Side) -> int:
    """Return the command points that a side has."""
    return side.points.get(POINTS, 0)


def paid(game: Game, side: str, points: int) -> Game:
    """Return the state with points of a side spent, or as many as it has."""
    left = max(0, held(game.sides[side]) - points)
    return game.with_side(side, points={**game.sides[side].points, POINTS: left})


def cost(tactic: str) -> int:
    """Return what a tactic costs; Plan génial is paid as it is chosen."""
    return TACTICS[tactic].cost or 0


def affords(game: Game, side: str, points: int) -> Refusal | None:
    """Return why a side cannot pay so many points, None when it can."""
    have = held(game.sides[side])
    if have >= points:
        return None
    return Refusal(Message("refusal.no_points", {"side": side, "n": points, "held": have}))


def staff_point(table: Table, game: Game, side: str) -> int:
    """Return what État-Major brings a side now: once a turn, or for each that bears it on the table.

    A frightened one brings nothing where the ruleset warns of its abilities.
    """
    bearers = [
        fighter
        for fighter in game.fighters.values()
        if fighter.on_table
        and game.side_of(fighter.id).key == side
        and cowed(table, fighter) is None
        and any(ability.id == STAFF for ability in abilities_of(table, game, fighter))
    ]
    times = len(bearers) if table.ruleset.follows(STAFF_POINTS, "each") else min(1, len(bearers))
    return table.ruleset.command.staff * times


def starting(table: Table, game: Game, side: str) -> Explained:
    """Return the points that a side is offered in the first turn [E], with that of État-Major."""
    reasons = [Reason(Message("points.start"), table.ruleset.command.start)]
    if staff := staff_point(table, game, side):
        reasons.append(Reason(Message("points.staff"), staff))
    return Explained(sum(reason.amount for reason in reasons), tuple(reasons))


def granted(table: Table, game: Game) -> Game:
    """Return the state with the points that both sides have as a turn opens."""
    for key, side in game.sides.items():
        points = held(side) + staff_point(table, game, key)
        if game.turn == 1:
            points = int(starting(table, game, key).total or 0)
        game = game.with_side(key, points={**side.points, POINTS: points})
    return game


def _kept(game: Game) -> Refusal | None:
    first = game.phase == "strategic" and (game.turn == 1 or game.step == STEP)
    return None if first else Refusal(Message("refusal.points_kept"))


def _check(_table: Table, game: Game, command: EnterPoints) -> Refusal | None:
    if command.side not in game.sides or command.points < 0:
        return unknown()
    return _kept(game)


def _check_both(_table: Table, game: Game, command: AgreePoints) -> Refusal | None:
    return unknown() if min(command.a, command.b) < 0 else _kept(game)


def _entered(table: Table, game: Game, side: str, points: int) -> tuple[Game, Rolled]:
    """Return the state with the points of a side, and the sum that makes them."""
    found = starting(table, game, side)
    reasons = found.reasons
    if more := points - (found.total or 0):
        reasons += (Reason(Message("points.table"), more),)
    told = Rolled(Message("roll.points", {"side": side}), (), False, reasons, points)
    return game.with_side(side, points={**game.sides[side].points, POINTS: points}), told


def _enter(table: Table, game: Game, command: EnterPoints, _roll: Roll) -> Outcome:
    after, told = _entered(table, game, command.side, command.points)
    return Outcome(
        after, Message("step.points_entered", {"side": command.side, "n": command.points}), (told,)
    )


def _agree(table: Table, game: Game, command: AgreePoints, _roll: Roll) -> Outcome:
    after, mine = _entered(table, game, "a", command.a)
    after, theirs = _entered(table, after, "b", command.b)
    data: dict[str, object] = {"side": "a", "n": command.a, "other": "b", "m": command.b}
    return Outcome(after, Message("step.points_agreed", data), (mine, theirs))


def offers(game: Game) -> tuple[Choice, ...]:
    """Return the entries of points that the first turn asks for; the present ones are kept as they are."""
    if game.phase != "strategic" or game.step != STEP:
        return ()
    return tuple(
        Choice(EnterPoints(key, held(side)), "choice.points", data={"side": key, "n": held(side)})
        for key, side in game.sides.items()
    )


RULES: dict[type[Command], CommandRule] = {
    EnterPoints: CommandRule(_check, _enter),
    AgreePoints: CommandRule(_check_both, _agree),
}
