"""The turn: strategic, activation, combat, upkeep; what ends with it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from rules.battle import commands as c
from rules.battle.decisions.strategic import LINES_LAST
from rules.battle.effects import at_end_of_combat, at_end_of_turn
from rules.battle.flow import FIRST, ROLL, following
from rules.battle.rows import rows
from rules.battle.ruleset import Ruleset
from rules.battle.sequence import fresh_order
from rules.battle.state import Game, TactiqueRoll
from rules.battle.system import Choice, CommandRule, Outcome, Roll, Table
from rules.text import Message, Refusal

PHASES = ("strategic", "activation", "combat", "upkeep")


def _as_it_is(_table: Table, game: Game) -> Game:
    """Add nothing of one's own."""
    return game


@dataclass(frozen=True, slots=True)
class Turning:
    """What a system does of its own as a turn opens, as its combat is over, and as it ends."""

    opened: Callable[[Table, Game], Game] = _as_it_is
    fought: Callable[[Table, Game], Game] = _as_it_is
    ended: Callable[[Table, Game], Game] = _as_it_is


def _next_roll(ruleset: Ruleset, roll: TactiqueRoll) -> TactiqueRoll:
    """Return the roll of a new turn: nobody named, and the lines that are to stay."""
    lines = roll.lines if ruleset.follows(LINES_LAST, "battle") else roll.lasting
    return TactiqueRoll(lines=lines, lasting=roll.lasting)


def open_turn(table: Table, game: Game, turning: Turning) -> Game:
    """Return the state with a strategic phase opened: sequences as last turn, without the dead (IV-A)."""
    for key in game.sides:
        game = game.with_side(
            key, order=fresh_order(table.ruleset, game, key), pile=(), reserve=(), reserved=0, refusals=0,
            refused=0, played=(), ready=False,
            tactique=_next_roll(table.ruleset, game.sides[key].tactique),
        )  # fmt: skip
    opened = replace(game, phase="strategic", step="", hand="", speaking=(), winner="", rows={})
    opened = turning.opened(table, opened)
    return replace(opened, step=following(table.ruleset, opened))


def _next_step(table: Table, game: Game, turning: Turning) -> Game:
    if game.phase == "strategic":
        return replace(game, step=following(table.ruleset, game, game.step))
    if game.phase == PHASES[-1]:
        return _cleared(table, game, turning)
    if game.phase == "combat":
        game = turning.fought(table, at_end_of_combat(game))
    phase = PHASES[PHASES.index(game.phase) + 1]
    return replace(game, phase=phase, step="", hand="", speaking=(), rows={})


def _check_advance(_table: Table, game: Game, _command: c.Advance) -> Refusal | None:
    if game.phase == "strategic" and game.step in (ROLL, FIRST):
        code = "say_who_speaks" if game.winner else "no_winner"
        return Refusal(Message(f"refusal.{code}"), overridable=False)
    if game.phase == "activation" and (game.hand or game.speaking):
        return Refusal(Message("refusal.cards_left"))
    return None


# -- the end of the turn ----------------------------------------------------------------------------


def open_rows(table: Table, game: Game) -> int:
    """Count the rows of the present phase nobody has dealt with."""
    return sum(row.open for row in rows(table, game))


def _cleared(table: Table, game: Game, turning: Turning) -> Game:
    """End what ends with the turn: stunned (II-B-4), effects of the turn, refusals, the reserve."""
    game = at_end_of_turn(game)
    game = game.with_fighters(
        replace(f, stunned=False, activated=False, deeds=(), sights={}) for f in game.fighters.values()
    )
    return open_turn(table, turning.ended(table, replace(game, turn=game.turn + 1)), turning)


def _check_end_turn(_table: Table, game: Game, _command: c.EndTurn) -> Refusal | None:
    return None if game.phase == "upkeep" else Refusal(Message("refusal.turn_not_over"))


def offer(table: Table, game: Game) -> tuple[Choice, ...]:
    """Return the choices of combat and upkeep."""
    left = open_rows(table, game)
    if game.phase == "combat":
        return (Choice(c.Advance(), "choice.upkeep", data={"open": left}),)
    over = table.turn_limit is not None and game.turn >= table.turn_limit
    code = "choice.last_turn" if over else "choice.end_turn"
    return (Choice(c.EndTurn(), code, data={"open": left, "turn": game.turn}),)


def rules(turning: Turning) -> dict[type[c.Command], CommandRule]:
    """Return the rules of the turn for a system, with what it does of its own."""

    def advance(table: Table, game: Game, _command: c.Advance, _roll: Roll) -> Outcome:
        after = _next_step(table, game, turning)
        return Outcome(after, Message("step.advanced", {"phase": after.phase, "step": after.step}))

    def end(table: Table, game: Game, _command: c.EndTurn, _roll: Roll) -> Outcome:
        after = _cleared(table, game, turning)
        data = {"turn": game.turn, "open": open_rows(table, game)}
        return Outcome(after, Message("step.turn_ended", data))

    return {c.Advance: CommandRule(_check_advance, advance), c.EndTurn: CommandRule(_check_end_turn, end)}
