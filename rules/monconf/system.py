"""MonCon'F as a system: its commands and its choices, put together from the rooms of this folder."""

from __future__ import annotations

from rules.battle import card_system, contacts, flying, magic, strategic, turn
from rules.battle.commands import ChangeLevel, Touch
from rules.battle.state import Game
from rules.battle.system import Choice, System, Table
from rules.monconf import (
    acting,
    dominance,
    drawing,
    marking,
    notes,
    passes,
    points,
    reacting,
    steadying,
    striking,
    underway,
)
from rules.monconf.actions import ACTIONS


def _opened(table: Table, game: Game) -> Game:
    return marking.opened(points.granted(table, game))


_TURNING = turn.Turning(opened=_opened, fought=marking.fought, ended=marking.turned)
_CASTING = magic.CastingHooks(acting.may_cast, acting.having_cast)


def _open(table: Table, game: Game) -> Game:
    return turn.open_turn(table, game, _TURNING)


def _strategic(table: Table, game: Game) -> tuple[Choice, ...]:
    return (*strategic.offer(table, game), *points.offers(game))


def _settled(table: Table, before: Game, after: Game) -> Game:
    """Settle what is MonCon'F's own: moves that are past, engagement, plans, what commanders lend."""
    after = notes.passed(table, before, after)
    return steadying.settled(table, before, dominance.settled(marking.settled(before, after)))


offer = card_system.offering({"strategic": _strategic, "activation": drawing.offer})

MONCONF = System(
    id="monconf",
    rules={
        **card_system.rules(_TURNING, _CASTING),
        **drawing.RULES,
        **acting.RULES,
        ChangeLevel: flying.while_moving(*(row.id for row in ACTIONS.values() if row.factor)),
        Touch: contacts.never_after(*(row.id for row in ACTIONS.values() if row.keeps_clear)),
        **underway.RULES,
        **reacting.RULES,
        **steadying.RULES,
        **passes.RULES,
        **striking.RULES,
        **dominance.RULES,
        **points.RULES,
        **marking.RULES,
    },
    open=_open,
    offer=offer,
    after_end=card_system.AFTER_END,
    settle=card_system.settling(_settled),
    owed=drawing.owed,
)
