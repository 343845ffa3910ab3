"""Current values (II-A-4): the printed value and everything that changes it now, explained."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil
from operator import is_not

from rules.battle.decisions.monconf import LENT_CHANGES
from rules.battle.decisions.values import DIVISION, FLOOR
from rules.battle.effects import modifiers_on
from rules.battle.leading import lends
from rules.battle.ruleset import Ruleset
from rules.battle.state import Fighter, Game, Modifier, ModifierKind
from rules.sheets import sheet_of
from rules.text import Explained, Message, Reason
from rules.values import ABSENT, Aspect, Characteristic, ValueKind

# II-A-4: no value has a floor but these two.
FLOORS = {Characteristic.MOU: 0.0, Characteristic.RES: 1.0}


_BASES = ("value.printed", "value.flying", "value.replaced")


def divided(number: float, by: float) -> int:
    """Divide a value; what is divided rounds up to an integer, always (II-A-4)."""
    return ceil(number / by)


def current(
    game: Game,
    fighter: Fighter,
    characteristic: Characteristic,
    ruleset: Ruleset,
    aspect: Aspect | None = None,
    *,
    level: int | None = None,
) -> Explained:
    """Return a fighter's current value: replacements, then penalties, then bonuses, then its bounds.

    Its own modifiers and the effects that hold it count alike. The total is None when the card does not
    tell the value (absent, unknown, a sketch, a FOI of three aspects without the ``aspect``). Wounds cost
    one point per notch, being stunned one more, on the characteristics of the track (II-B-4). Each of two
    movements goes through all of it by itself: the ``level`` names the one, the fighter's own unless told.
    What a commander lends is used where it is better than all of that, unless the ruleset counts it as a
    replacement like others.
    """
    level = fighter.level if level is None else level
    key = fighter.id, characteristic, aspect, level
    made_of = fighter, game.cards[fighter.card], game.effects, ruleset
    known = _known.get(key)
    if known is None or any(map(is_not, known[0], made_of)):
        known = _known[key] = made_of, _current(game, fighter, characteristic, ruleset, aspect, level)
    return known[1]


_known: dict[object, tuple[tuple[object, ...], Explained]] = {}
"""The last value of each figure, with all that it was made of: a gesture changes those of few figures."""


def _current(
    game: Game,
    fighter: Fighter,
    characteristic: Characteristic,
    ruleset: Ruleset,
    aspect: Aspect | None,
    level: int,
) -> Explained:
    modifiers = [m for m in modifiers_on(game, fighter) if m.changes(characteristic, aspect)]
    lent = [m for m in modifiers if lends(m)]
    if lent and not ruleset.follows(LENT_CHANGES, "apart"):
        lent = []
    own = _own(game, fighter, characteristic, ruleset, aspect, level, [m for m in modifiers if m not in lent])
    best = max(lent, key=lambda m: m.amount, default=None)
    if best is None or own.total is None or own.total >= best.amount:
        return own
    loan = Reason(Message("value.replaced", {"source": best.source}), best.amount)
    return Explained(best.amount, (*own.reasons, loan))


def _own(
    game: Game,
    fighter: Fighter,
    characteristic: Characteristic,
    ruleset: Ruleset,
    aspect: Aspect | None,
    level: int,
    modifiers: Sequence[Modifier],
) -> Explained:
    """Return the value that a fighter has with these changes, in the order of II-A-4."""
    total = printed(game, fighter, characteristic, aspect, level)
    reasons: list[Reason] = []
    if total is not None:
        aloft = level > 0 and characteristic is Characteristic.MOU and two_moves(game, fighter)
        reasons.append(Reason(Message("value.flying" if aloft else "value.printed"), total))
    divisions = [m for m in modifiers if m.kind is ModifierKind.DIVIDE and m.amount > 0]
    at_last = bool(divisions) and ruleset.follows(DIVISION, "last")
    for modifier in modifiers:
        if modifier.kind is ModifierKind.REPLACE:
            total = modifier.amount
            reasons.append(Reason(Message("value.replaced", {"source": modifier.source}), modifier.amount))
        elif modifier in divisions and total is not None and not at_last:
            total = float(divided(total, modifier.amount))
            reasons.append(Reason(Message("value.replaced", {"source": modifier.source}), total))
    if total is None:
        return Explained(None, ())
    bounds = _bounds(characteristic, ruleset.system)
    each_step = ruleset.follows(FLOOR, "each_step")
    for kind in (ModifierKind.PENALTY, ModifierKind.BONUS):
        changes = _wounds(fighter, characteristic, ruleset) if kind is ModifierKind.PENALTY else []
        changes += [
            Reason(Message("value.modifier", {"source": m.source}), m.amount)
            for m in modifiers
            if m.kind is kind
        ]
        if each_step:
            changes += _held(total + sum(change.amount for change in changes), bounds)
        reasons += changes
        total += sum(change.amount for change in changes)
    for modifier in divisions if at_last else ():
        total = float(divided(total, modifier.amount))
        reasons.append(Reason(Message("value.replaced", {"source": modifier.source}), total))
    held = _held(total, bounds)
    return Explained(total + sum(reason.amount for reason in held), (*reasons, *held))


def _held(total: float, bounds: tuple[float | None, float | None]) -> list[Reason]:
    """Return what holds a value to its bounds, nothing where it is within them."""
    least, most = bounds
    if least is not None and total < least:
        return [Reason(Message("value.floor"), least - total)]
    if most is not None and total > most:
        return [Reason(Message("value.ceiling"), most - total)]
    return []


def _bounds(characteristic: Characteristic, system: str) -> tuple[float | None, float | None]:
    """Return the least and the most of a value: 0 to 3 in ÉCLATS, where it is a number of throws.

    What a sheet or an effect says beyond that stays written there; only the value of now holds to it.
    """
    sheet = sheet_of(system)
    if sheet.least is not None and characteristic in sheet.printed:
        return sheet.least, sheet.most
    return FLOORS.get(characteristic), None


def dice_of(game: Game, fighter: Fighter, characteristic: Characteristic) -> int:
    """Return how many dice a current value carries: the 1 of 12 + 1 die, none once it is replaced."""
    sheet = game.cards[fighter.card].sheet
    value = sheet.value(characteristic) if sheet is not None else None
    replaced = any(
        m.kind is ModifierKind.REPLACE and m.characteristic == characteristic
        for m in modifiers_on(game, fighter)
    )
    return 0 if value is None or replaced else value.dice


def summed(value: Explained) -> tuple[Reason, ...]:
    """Return the reasons that add up to the total: what a replacement made void is left out."""
    starts = [n for n, reason in enumerate(value.reasons) if reason.message.code in _BASES]
    return value.reasons[starts[-1] :] if starts else ()


def replaces(reason: Reason) -> bool:
    """Tell whether a reason sets a value or a natural result, instead of being added to one (II-A-4)."""
    return reason.message.code in ("value.replaced", "roll.natural_set")


def two_moves(game: Game, fighter: Fighter) -> bool:
    """Tell whether a fighter's card gives two movements, one on the ground and one in flight (II-F-2)."""
    sheet = game.cards[fighter.card].sheet
    return sheet is not None and sheet.value(Characteristic.MOU).kind is ValueKind.MOVES


def printed(
    game: Game, fighter: Fighter, characteristic: Characteristic, aspect: Aspect | None = None, level: int = 0
) -> float | None:
    """Return the figure on a fighter's card, None for none.

    Of three aspects it is the one asked for, of two movements that of the level: the second one in the air.
    """
    sheet = game.cards[fighter.card].sheet
    value = sheet.value(characteristic) if sheet is not None else None
    if value is None:
        return None
    if value.kind is ValueKind.ASPECTS:
        return value.numbers[aspect.place] if aspect is not None else None
    return value.numbers[min(level, 1)] if value.kind is ValueKind.MOVES else value.number


def idle_for(game: Game, modifier: Modifier, fighters: Iterable[str]) -> tuple[str, ...]:
    """Return for whom a change does nothing: a dash is no value to add to or to divide (section 1).

    A card prints courage or fear, so that an effect on one of them passes by who has the other. What sets a
    value gives one, and what nobody knows yet may well be there.
    """
    named = modifier.characteristic in tuple(Characteristic)
    if modifier.kind is ModifierKind.REPLACE or not named:
        return ()
    known = (key for key in fighters if key in game.fighters)
    sheets = ((key, game.cards[game.fighters[key].card].sheet) for key in known)
    what = Characteristic(modifier.characteristic)
    return tuple(key for key, sheet in sheets if sheet is not None and sheet.value(what) == ABSENT)


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
