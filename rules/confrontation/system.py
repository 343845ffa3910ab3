"""Confrontation as a system: its commands and its choices, put together from the rooms of this folder."""

from __future__ import annotations

from rules.battle import (
    arrivals,
    building,
    contacts,
    corrections,
    effect_commands,
    effects,
    ending,
    fighters,
    healing,
    magic,
    mana,
    rallying,
    row_marks,
    rulings,
    sequence,
    strategic,
    trial_rules,
    turn,
)
from rules.battle import commands as c
from rules.battle.state import Game
from rules.battle.system import Choice, System, Table
from rules.confrontation import acting, announcing, disengaging, hits

_TURNING = turn.Turning()
_CASTING = magic.Casting(acting.may_cast, acting.having_cast)


def _activation(table: Table, game: Game) -> tuple[Choice, ...]:
    return sequence.offers(table, game, CONFRONTATION.rules)


def _open(table: Table, game: Game) -> Game:
    return turn.open_turn(table, game, _TURNING)


_OFFERS = {
    "strategic": strategic.offer,
    "activation": _activation,
    "combat": turn.offer,
    "upkeep": turn.offer,
}


def offer(table: Table, game: Game) -> tuple[Choice, ...]:
    """Return the choices of the present moment, in the order in which a screen shows them."""
    return () if game.result is not None else _OFFERS[game.phase](table, game)


def settle(before: Game, after: Game) -> Game:
    """Return the state with what follows by itself from who came to the table and who left it.

    Contacts and auras end with a figure that is gone; sequences being built follow the table.
    """
    return building.settle(before, effects.settled(contacts.settle(before, after)))


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
        **turn.rules(_TURNING),
        **row_marks.RULES,
        **rallying.RULES,
        **healing.RULES,
        **mana.RULES,
        **magic.rules(_CASTING),
        **announcing.RULES,
        **disengaging.RULES,
        **acting.RULES,
        **corrections.RULES,
    },
    open=_open,
    offer=offer,
    after_end=frozenset({c.Reopen, c.Annotate, c.WriteNote, c.Conceal, c.Judge}),
    settle=settle,
)
