"""MonCon'F as a system: its commands and its choices, put together from the rooms of this folder."""

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
    strategic,
    trial_rules,
    turn,
)
from rules.battle import commands as c
from rules.battle.state import Game
from rules.battle.system import Choice, System, Table
from rules.monconf import acting, drawing, marking, points, reacting, steadying, striking


def _opened(table: Table, game: Game) -> Game:
    return marking.opened(points.granted(table, game))


_TURNING = turn.Turning(opened=_opened, fought=marking.fought, ended=marking.turned)
_CASTING = magic.Casting(acting.may_cast, acting.having_cast)


def _open(table: Table, game: Game) -> Game:
    return turn.open_turn(table, game, _TURNING)


def _strategic(table: Table, game: Game) -> tuple[Choice, ...]:
    return (*strategic.offer(table, game), *points.offers(game))


_OFFERS = {
    "strategic": _strategic,
    "activation": drawing.offer,
    "combat": turn.offer,
    "upkeep": turn.offer,
}


def offer(table: Table, game: Game) -> tuple[Choice, ...]:
    """Return the choices of the present moment, in the order in which a screen shows them."""
    return () if game.result is not None else _OFFERS[game.phase](table, game)


def settle(before: Game, after: Game) -> Game:
    """Return the state with what follows by itself: contacts, sequences being built, engagement, plans."""
    return marking.settled(building.settle(before, effects.settled(contacts.settle(before, after))))


MONCONF = System(
    id="monconf",
    rules={
        **fighters.RULES,
        **effect_commands.RULES,
        **trial_rules.RULES,
        **arrivals.RULES,
        **contacts.RULES,
        **rulings.RULES,
        **ending.RULES,
        **strategic.RULES,
        **turn.rules(_TURNING),
        **row_marks.RULES,
        **rallying.RULES,
        **healing.RULES,
        **mana.RULES,
        **magic.rules(_CASTING),
        **drawing.RULES,
        **acting.RULES,
        **reacting.RULES,
        **steadying.RULES,
        **striking.RULES,
        **points.RULES,
        **marking.RULES,
        **corrections.RULES,
    },
    open=_open,
    offer=offer,
    after_end=frozenset({c.Reopen, c.Annotate, c.WriteNote, c.Conceal, c.Judge}),
    settle=settle,
)
