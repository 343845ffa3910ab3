"""Confrontation as a system: its commands and its choices, put together from the rooms of this folder."""

from __future__ import annotations

from rules.battle import (
    arrivals,
    contacts,
    effect_commands,
    effects,
    ending,
    fighters,
    healing,
    mana,
    rallying,
    row_marks,
    rulings,
    trial_rules,
)
from rules.battle import commands as c
from rules.battle.state import Game
from rules.battle.system import Choice, System, Table
from rules.confrontation import (
    acting,
    announcing,
    corrections,
    disengaging,
    hits,
    magic,
    sequence,
    strategic,
    turn,
)

_OFFERS = {
    "strategic": strategic.offer,
    "activation": sequence.offer,
    "combat": turn.offer,
    "upkeep": turn.offer,
}


def offer(table: Table, game: Game) -> tuple[Choice, ...]:
    """Return the choices of the present moment, in the order in which a screen shows them."""
    return () if game.result is not None else _OFFERS[game.phase](table, game)


def settle(before: Game, after: Game) -> Game:
    """Return the state with what follows by itself: contacts and auras end with a figure that is gone."""
    return effects.settled(contacts.settle(before, after))


CONFRONTATION = System(
    id="confrontation",
    rules={
        **fighters.RULES,
        **effect_commands.RULES,
        **trial_rules.RULES,
        **arrivals.RULES,
        **contacts.RULES,
        **rulings.RULES,
        **ending.RULES,
        **sequence.RULES,
        **strategic.RULES,
        **hits.RULES,
        **turn.RULES,
        **row_marks.RULES,
        **rallying.RULES,
        **healing.RULES,
        **mana.RULES,
        **magic.RULES,
        **announcing.RULES,
        **disengaging.RULES,
        **acting.RULES,
        **corrections.RULES,
    },
    open=turn.open_turn,
    offer=offer,
    after_end=frozenset({c.Reopen, c.Annotate, c.WriteNote, c.Conceal, c.Judge}),
    settle=settle,
)
