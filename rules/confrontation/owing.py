"""What is owed in a speaking turn of Confrontation: tests, moves under cover, announced actions."""

from __future__ import annotations

from rules.battle.decisions.activation import WALK_LEFT
from rules.battle.deeds import deed_of
from rules.battle.obligations import Obligation, open_test
from rules.battle.state import DeedState, Fighter, Game
from rules.battle.system import Table
from rules.confrontation.actions import acted, announced, must_cover, pending, speakers
from rules.last_answer import last_answer
from rules.text import Message

COVER, RESOLVE, WALK = "cover", "resolve", "walk"


def covers_owed(_table: Table, game: Game) -> tuple[Obligation, ...]:
    """Return the moves under cover that dives for cover oblige to, of who speaks (V-C-4)."""
    return tuple(_cover(fighter) for fighter in bound(game))


def bound(game: Game) -> tuple[Fighter, ...]:
    """Return who speaks, dived for cover, and has neither acted nor announced the move that it owes.

    Who acts otherwise does so against the rule, which is told then: the table has waived the move.
    """
    return tuple(f for f in speakers(game) if not (f.activated or acted(f)) and must_cover(game, f))


@last_answer
def owed(table: Table, game: Game) -> tuple[Obligation, ...]:
    """Return what is to be done before the speaking turn ends, in the order in which it is done."""
    if not game.speaking:
        return ()
    actions = (_action(fighter) for fighter in pending(game))
    return (*open_test(game), *covers_owed(table, game), *actions, *walks_owed(table, game))


def walks_owed(table: Table, game: Game) -> tuple[Obligation, ...]:
    """Return the walks declared with a shot that nobody has said to be made, where that is asked (V-D-3)."""
    if not table.ruleset.follows(WALK_LEFT, "asked"):
        return ()
    walking = (f for f in speakers(game) if deed_of(f, "walk", state=DeedState.ANNOUNCED) is not None)
    return tuple(
        Obligation(
            WALK, f.id, Message("refusal.walk_open", {"fighter": f.id}),
            Message("open.walk", {"fighter": f.id}),
        )
        for f in walking if not f.activated
    )  # fmt: skip


def _cover(fighter: Fighter) -> Obligation:
    data = {"fighter": fighter.id}
    return Obligation(COVER, fighter.id, Message("refusal.cover_open", data), Message("open.cover", data))


def _action(fighter: Fighter) -> Obligation:
    deed = announced(fighter)
    data = {"fighter": fighter.id, "action": deed.action if deed is not None else ""}
    why = Message("refusal.resolve_first", {"fighter": fighter.id})
    return Obligation(RESOLVE, fighter.id, why, Message("open.action", data))
