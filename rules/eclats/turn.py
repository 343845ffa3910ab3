"""The turn of ÉCLATS: Initiés, enemies, restoration; surprise; who has acted."""

from __future__ import annotations

from dataclasses import replace

from rules.battle import commands as c
from rules.battle.decisions.eclats import RESTING
from rules.battle.effects import at_end_of_turn
from rules.battle.state import Attempt, AttemptState, Fighter, Game
from rules.battle.system import Choice, CommandRule, Outcome, Roll, Table, unknown
from rules.eclats.commands import Surprise
from rules.eclats.parts import (
    ACTIONS,
    INITIATES,
    RESTORATION,
    RESTS,
    SURPRISED,
    Role,
    concerned,
    equipped,
    has_begun,
    order,
    role,
    waiting,
    willing,
    without_zeros,
)
from rules.text import Message, Refusal


def open_combat(table: Table, game: Game) -> Game:
    """Return the state as the first turn opens, the Initiés to act."""
    fresh = equipped(replace(game, step="", hand="", speaking=()), game.fighters.values())
    return _opened(table, fresh, INITIATES)


def _opened(table: Table, game: Game, phase: str) -> Game:
    """Return the state as a phase opens: nobody has acted, and re-throws are counted afresh.

    In the restoration enemies who are unhurt have nothing to heal: the ruleset says whether they rest.
    """
    resting = phase == RESTORATION and not table.ruleset.follows(RESTING, "awaited")

    def fresh(fighter: Fighter) -> Fighter:
        unhurt = resting and not fighter.notches and role(game, fighter.id) is Role.ENEMY
        marks = without_zeros(fighter.marks, RESTS, int(unhurt))
        return replace(fighter, activated=False, tries=None, attempt=_rested(fighter.attempt), marks=marks)

    return replace(game.with_fighters(map(fresh, game.fighters.values())), phase=phase, rows={})


def _rested(attempt: Attempt | None) -> Attempt | None:
    return replace(attempt, now=0) if attempt is not None else None


def _unfinished(game: Game) -> Refusal | None:
    """Refuse to go on before everybody has acted and, among the Initiés, every idea has its answer."""
    if waiting(game):
        return Refusal(Message("refusal.eclats.waiting"))
    if game.phase != INITIATES:
        return None
    asked = ((f.id, f.attempt) for f in concerned(game) if f.attempt is not None)
    keys = [key for key, attempt in asked if attempt.state is AttemptState.PROPOSED]
    told = (Message("refusal.eclats.unanswered", {"fighter": key}) for key in keys)
    return next(map(Refusal, told), None)


def _check_advance(_table: Table, game: Game, _command: c.Advance) -> Refusal | None:
    """Check that everybody concerned has acted: then the phase ends."""
    if game.phase == order(game)[-1]:
        return Refusal(Message("refusal.eclats.turn_over"), overridable=False)
    return _unfinished(game)


def _advance(table: Table, game: Game, _command: c.Advance, _roll: Roll) -> Outcome:
    phases = order(game)
    after = _opened(table, game, phases[phases.index(game.phase) + 1])
    return Outcome(after, Message("step.eclats.phase", {"phase": after.phase}))


def _check_end(_table: Table, game: Game, _command: c.EndTurn) -> Refusal | None:
    if game.phase != RESTORATION:
        return Refusal(Message("refusal.eclats.turn_not_over"))
    return _unfinished(game)


def _end(table: Table, game: Game, _command: c.EndTurn, _roll: Roll) -> Outcome:
    after = at_end_of_turn(game)
    after = after.with_fighters(replace(f, deeds=(), sights={}) for f in after.fighters.values())
    after = _opened(table, replace(after, turn=game.turn + 1, step=""), INITIATES)
    return Outcome(after, Message("step.turn_ended", {"turn": game.turn, "open": len(waiting(game))}))


def _check_surprise(_table: Table, game: Game, command: Surprise) -> Refusal | None:
    """Check that nobody has taken part in the turn yet."""
    if command.surprised == (game.step == SURPRISED):
        code = "refusal.eclats.surprised" if command.surprised else "refusal.eclats.not_surprised"
        return Refusal(Message(code), overridable=False)
    return Refusal(Message("refusal.eclats.begun")) if has_begun(game) else None


def _surprise(table: Table, game: Game, command: Surprise, _roll: Roll) -> Outcome:
    after = replace(game, step=SURPRISED if command.surprised else "")
    code = "step.eclats.surprise" if command.surprised else "step.eclats.no_surprise"
    return Outcome(_opened(table, after, order(after)[0]), Message(code))


def _check_activate(_table: Table, game: Game, command: c.Activate) -> Refusal | None:
    """Check that the phase concerns who is said to have acted; that somebody has not may always be said."""
    fighter = game.fighters.get(command.fighter)
    if fighter is None:
        return unknown()
    if not command.activated or fighter in concerned(game):
        return None
    if not fighter.on_table:
        return Refusal(Message("refusal.off_table", {"fighter": fighter.id}))
    phase = ACTIONS["attack"].phase[role(game, fighter.id)]
    return Refusal(Message("refusal.eclats.phase", {"phase": phase}))


def _activate(_table: Table, game: Game, command: c.Activate, _roll: Roll) -> Outcome:
    after = game.with_fighter(command.fighter, activated=command.activated)
    code = "step.activated" if command.activated else "step.deactivated"
    return Outcome(after, Message(code, {"fighter": command.fighter}))


def next_fighter(game: Game, key: str) -> Fighter | None:
    """Return who is to act after somebody, round the table, allies last; None when everybody has."""
    left = waiting(game) or willing(game)
    keys = [fighter.id for fighter in concerned(game)]
    at = keys.index(key) if key in keys else -1
    return next((f for f in left if keys.index(f.id) > at), next(iter(left), None))


def offer(table: Table, game: Game) -> tuple[Choice, ...]:
    """Return the choices of the moment: the next phase or turn, and a surprise while the turn is young."""
    if game.result is not None:
        return ()
    data = {"open": len(waiting(game)), "turn": game.turn}
    if game.phase == RESTORATION:
        return (Choice(c.EndTurn(), "choice.end_turn", _check_end(table, game, c.EndTurn()), data),)
    following = order(game)[order(game).index(game.phase) + 1]
    onward = Choice(c.Advance(), f"choice.eclats.{following}", _check_advance(table, game, c.Advance()), data)
    asked = Surprise(game.step != SURPRISED)
    if _check_surprise(table, game, asked) is not None:
        return (onward,)
    code = "choice.eclats.surprise" if asked.surprised else "choice.eclats.no_surprise"
    return (onward, Choice(asked, code))


RULES: dict[type[c.Command], CommandRule] = {
    c.Advance: CommandRule(_check_advance, _advance),
    c.EndTurn: CommandRule(_check_end, _end),
    c.Activate: CommandRule(_check_activate, _activate),
    Surprise: CommandRule(_check_surprise, _surprise),
}
