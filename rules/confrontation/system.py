"""Confrontation as a system: its commands and its choices, put together from the rooms of this folder."""

from __future__ import annotations

from rules.battle import card_system, contacts, flying, magic, sequence, turn
from rules.battle.commands import ChangeLevel, Touch
from rules.battle.state import Game
from rules.battle.system import Choice, System, Table
from rules.confrontation import acting, action_checks, announcing, disengaging, hits, owing
from rules.confrontation.actions import ACTIONS

_TURNING = turn.Turning()
_CASTING = magic.CastingHooks(acting.may_cast, acting.having_cast)


def _activation(table: Table, game: Game) -> tuple[Choice, ...]:
    return sequence.offers(table, game, CONFRONTATION.rules)


def _open(table: Table, game: Game) -> Game:
    return turn.open_turn(table, game, _TURNING)


def _settled(_table: Table, _before: Game, after: Game) -> Game:
    """Settle what is Confrontation's own: with the speaking turn the shot that made somebody dive is over."""
    return after if after.speaking else action_checks.sheltered(after)


offer = card_system.offering({"activation": _activation})

CONFRONTATION = System(
    id="confrontation",
    rules={
        **card_system.rules(_TURNING, _CASTING),
        **sequence.RULES,
        **hits.RULES,
        **announcing.RULES,
        **disengaging.RULES,
        **acting.RULES,
        ChangeLevel: flying.while_moving("disengage", *(row.id for row in ACTIONS.values() if row.factor)),
        Touch: contacts.never_after(*(row.id for row in ACTIONS.values() if row.keeps_clear)),
    },
    open=_open,
    offer=offer,
    after_end=card_system.AFTER_END,
    settle=card_system.settling(_settled),
    owed=owing.owed,
)
