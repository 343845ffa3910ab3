"""Current values (II-A-4): the printed value and everything that changes it now, explained."""

from __future__ import annotations

from rules.battle.ruleset import Ruleset
from rules.battle.state import Fighter, Game, ModifierKind
from rules.text import Explained, Message, Reason
from rules.values import Characteristic, Kind

# II-A-4: no value has a floor but these two; applied once, at the end.
FLOORS = {Characteristic.MOU: 0.0, Characteristic.RES: 1.0}


def current(game: Game, fighter: Fighter, characteristic: Characteristic, ruleset: Ruleset) -> Explained:
    """Return a fighter's current value: replacements, then penalties, then bonuses, then the floor.

    The total is None when the card does not tell the value (absent, unknown, a sketch). Wounds cost one
    point per notch, being stunned one more, on the characteristics of the track (II-B-4).
    """
    sheet = game.cards[fighter.card].sheet
    value = sheet.value(characteristic) if sheet is not None else None
    printed = value.number if value is not None and value.kind is not Kind.ASPECTS else None
    reasons: list[Reason] = []
    replacements = [m for m in fighter.modifiers if m.characteristic == characteristic]
    total = printed
    if printed is not None:
        reasons.append(Reason(Message("value.printed"), printed))
    for modifier in replacements:
        if modifier.kind is ModifierKind.REPLACE:
            total = modifier.amount
            reasons.append(Reason(Message("value.replaced", {"source": modifier.source}), modifier.amount))
    if total is None:
        return Explained(None, ())
    reasons += _wounds(fighter, characteristic, ruleset)
    for kind in (ModifierKind.PENALTY, ModifierKind.BONUS):
        reasons += [
            Reason(Message("value.modifier", {"source": m.source}), m.amount)
            for m in replacements
            if m.kind is kind
        ]
    changes = sum(r.amount for r in reasons if r.message.code not in ("value.printed", "value.replaced"))
    total += changes
    floor = FLOORS.get(characteristic)
    if floor is not None and total < floor:
        reasons.append(Reason(Message("value.floor"), floor - total))
        total = floor
    return Explained(total, tuple(reasons))


def _wounds(fighter: Fighter, characteristic: Characteristic, ruleset: Ruleset) -> list[Reason]:
    track = ruleset.track
    if characteristic not in track.penalised:
        return []
    reasons = []
    if fighter.notches:
        amount = -track.penalty_per_notch * fighter.notches
        reasons.append(Reason(Message("value.notches", {"n": fighter.notches}), amount))
    if fighter.stunned:
        reasons.append(Reason(Message("value.stunned"), -track.stunned_penalty))
    return reasons
