"""ÉCLATS as a system: its commands and its choices, put together from the rooms of this folder."""

from __future__ import annotations

from rules.battle import arrivals, benefits, contacts, effect_commands, ending, fighters, rulings
from rules.battle import commands as c
from rules.battle.state import Game, Lasting
from rules.battle.system import System, Table
from rules.eclats import acting, amounts, attempts, corrections, sheets, throws, turn
from rules.eclats.parts import equipped, lying, unequipped


def settle(table: Table, before: Game, after: Game) -> Game:
    """Return the state with what follows by itself.

    Contacts and auras end with whoever is gone; who joins, or is given a sheet, holds what the sheet names;
    who has no Animus left is down.
    """
    after = fighters.settle(table, before, after)
    armed = lying(table, equipped(after, unequipped(before, after)))
    return benefits.settle(table, before, contacts.settle(before, armed))


ECLATS = System(
    id="eclats",
    rules={
        **fighters.RULES,
        **effect_commands.RULES,
        **arrivals.RULES,
        **contacts.RULES,
        **rulings.RULES,
        **ending.RULES,
        **turn.RULES,
        **acting.RULES,
        **attempts.RULES,
        **throws.RULES,
        **amounts.RULES,
        **corrections.RULES,
        **sheets.RULES,
    },
    open=turn.open_combat,
    offer=turn.offer,
    after_end=frozenset({c.EndGame, c.Reopen, c.Annotate, c.WriteNote, c.Judge}),
    settle=settle,
    # its turn has neither a phase of combat nor activations, and nothing is kept up
    lastings=frozenset({Lasting.TURN, Lasting.TURNS, Lasting.GAME, Lasting.INSTANT}),
)
