"""What is owed in a speaking turn of Confrontation: tests, moves under cover, announced actions."""

from __future__ import annotations

from rules.battle.obligations import Obligation, open_test
from rules.battle.state import Fighter, Game
from rules.battle.system import Table
from rules.confrontation.actions import announced, must_cover, pending, speakers
from rules.text import Message

COVER, RESOLVE = "cover", "resolve"


def covers_owed(_table: Table, game: Game) -> tuple[Obligation, ...]:
    """Return the moves under cover that dives for cover oblige to, of who speaks (V-C-4)."""
    return tuple(_cover(fighter) for fighter in bound(game))


def bound(game: Game) -> tuple[Fighter, ...]:
    """Return who speaks, dived for cover, and has neither acted nor announced the move that it owes."""
    return tuple(f for f in speakers(game) if not f.activated and must_cover(game, f))


def owed(table: Table, game: Game) -> tuple[Obligation, ...]:
    """Return what is to be done before the speaking turn ends, in the order in which it is done."""
    if not game.speaking:
        return ()
    return (*open_test(game), *covers_owed(table, game), *(_action(fighter) for fighter in pending(game)))


def _cover(fighter: Fighter) -> Obligation:
    data = {"fighter": fighter.id}
    return Obligation(COVER, fighter.id, Message("refusal.cover_open", data), Message("open.cover", data))


def _action(fighter: Fighter) -> Obligation:
    deed = announced(fighter)
    data = {"fighter": fighter.id, "action": deed.action if deed is not None else ""}
    why = Message("refusal.resolve_first", {"fighter": fighter.id})
    return Obligation(RESOLVE, fighter.id, why, Message("open.action", data))
