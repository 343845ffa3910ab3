"""Charges (Les Actions, Malus de Charge): the summed power of who charges at once against the target's."""

from __future__ import annotations

from rules.battle.action_checks import speakers
from rules.battle.current import current
from rules.battle.decisions.monconf import CHARGE_TOGETHER, INTERCEPTED_CHARGE
from rules.battle.events import Rolled
from rules.battle.state import Deed, DeedState, Fighter, Game
from rules.battle.system import Table
from rules.monconf.actions import ACTIONS
from rules.monconf.marking import with_mark
from rules.monconf.marks import CHARGED, POWER
from rules.monconf.notes import INTERCEPTED, noted
from rules.text import Explained, Message, Reason
from rules.values import Characteristic


def power_of(table: Table, game: Game, fighter: Fighter) -> float | None:
    """Return the power of a fighter: entered, else its current value, None when nobody knows it."""
    entered = fighter.marks.get(POWER)
    return entered or current(game, fighter, Characteristic.PUI, table.ruleset).total


def chargers(table: Table, game: Game, target: str, charger: str, *states: DeedState) -> tuple[Fighter, ...]:
    """Return who has charged a fighter at once with a charger; the ruleset tells what that is.

    It tells too whether a charge that was intercepted is one against the interceptor. With ``states`` charges
    count that are so far, as those announced; without any, those that were made.
    """
    counted = states or (DeedState.DONE,)
    by_card = table.ruleset.follows(CHARGE_TOGETHER, "card")
    card = game.fighters[charger].card
    return tuple(
        fighter
        for fighter in speakers(game)
        if (fighter.card == card or not by_card)
        and any(
            deed.target == target and deed.state in counted and charges(table, deed) for deed in fighter.deeds
        )
    )


def charges(table: Table, deed: Deed) -> bool:
    """Tell whether a deed counts as a charge against its target."""
    stopped = noted(deed, INTERCEPTED) and table.ruleset.follows(INTERCEPTED_CHARGE, "nobody")
    return ACTIONS[deed.action].charge and not stopped


def charge_of(table: Table, game: Game, target: str, charger: str) -> Explained:
    """Return the summed power of who charges with a charger less the target's; from 0 on penalties apply.

    The total is None where a power that is not known could turn the scale.
    """
    here = [(f.id, power_of(table, game, f)) for f in chargers(table, game, target, charger)]
    struck = power_of(table, game, game.fighters[target])
    reasons = tuple(
        Reason(Message("power.charger", {"fighter": key}), power) for key, power in here if power is not None
    )
    if struck is None:
        return Explained(None, reasons)
    total = sum(reason.amount for reason in reasons) - struck
    reasons += (Reason(Message("power.target", {"fighter": target}), -struck),)
    unknown = len(reasons) <= len(here)
    return Explained(None if unknown and total < 0 else total, reasons)


def charged(table: Table, game: Game, target: str, charger: str) -> tuple[Game, Rolled]:
    """Return the state with the charge penalties on a target where they are due, and the sum that says so."""
    found = charge_of(table, game, target, charger)
    due = found.total is not None and found.total >= 0
    code = "power.unknown" if found.total is None else "power.due" if due else "power.not_due"
    rolled = Rolled(
        Message("roll.power", {"target": target}), (), False, found.reasons, found.total, Message(code)
    )
    return (with_mark(table, game, target, CHARGED) if due else game), rolled
