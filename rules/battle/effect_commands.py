"""What players ask of effects (II-C): put one, switch a benefit, end one, pay what keeps it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from rules.battle.at_once import at_once
from rules.battle.commands import Command
from rules.battle.decisions.mystic import GONE_CASTER, NEUTRAL_PART
from rules.battle.effects import (
    effect_of,
    named,
    off_level,
    put,
    side_of_effect,
    turns_of,
    with_effect,
    without,
)
from rules.battle.events import Rolled
from rules.battle.following import allied, served
from rules.battle.leading import leads
from rules.battle.state import Bond, Effect, Fighter, Game, Lasting, Place
from rules.battle.system import CommandRule, Outcome, Roll, Table, away, unknown
from rules.designation import Allegiance, Designation
from rules.dice import FACES
from rules.spells import FAITH, NEUTRAL, Payment, payment
from rules.text import Message, Reason, Refusal


@dataclass(frozen=True, slots=True)
class PutEffect(Command):
    """Put an effect on fighters: those it names, a group, a whole side, or all of these together.

    ``group`` is seen from ``side``, from the caster's side where none is given. A side without a group
    means all its figures on the table. Of a group within an area the table says who is within it
    (:func:`asks_who`). ``levels`` are those that the text of the effect says it acts on, the ground (0) and
    the air (1); without a word of it, it acts on that of the figure it comes from (II-F-2). ``area_dice`` are
    added to its radius, ``area`` as they fell, rolled by the program where empty (II-C-1); ``thrown_here``
    says that it threw them. ``effect`` is given an id.
    """

    effect: Effect
    group: Designation | None = None
    side: str = ""
    levels: tuple[int, ...] = ()
    area_dice: int = 0
    area: tuple[int, ...] = ()
    thrown_here: bool = False


@dataclass(frozen=True, slots=True)
class SwitchBenefit(Command):
    """Say that a fighter meets the condition of a benefit now, or no longer (II-C-4)."""

    effect: str
    fighter: str
    on: bool = True


@dataclass(frozen=True, slots=True)
class EndEffect(Command):
    """End an effect for everybody, or for the ``fighter`` that is named."""

    effect: str
    fighter: str = ""


@dataclass(frozen=True, slots=True)
class PayUpkeep(Command):
    """Pay Entretien/X for one more turn; ``gems`` empty is chosen by the program. ``row`` is ticked off."""

    effect: str
    gems: Mapping[str, int] = field(default_factory=dict)
    row: str = ""


# -- putting ----------------------------------------------------------------------------------------


def members(table: Table, game: Game, command: PutEffect) -> tuple[str, ...]:
    """Return whom the group or the side of an effect takes in on the table, at any distance (II-C-1)."""
    side = command.side or side_of_effect(game, command.effect)
    if command.group is not None:
        found = named(game, table.peoples, command.group, side, _standing)
    else:
        standing = (f.id for f in game.fighters.values() if f.on_table)
        found = tuple(key for key in standing if game.side_of(key).key == command.side)
    return tuple(key for key in found if not command.levels or game.fighters[key].level in command.levels)


def on_its_levels(table: Table, game: Game, command: PutEffect) -> tuple[str, ...]:
    """Return those :func:`members` that are on the levels an effect acts on (II-F-2).

    They are those that its text names, else the one of the figure that generates it.
    """
    effect = command.effect
    acting = replace(effect, group=_levelled(command), around=effect.around or effect.caster)
    return tuple(key for key in members(table, game, command) if not off_level(game, acting, key))


def asks_who(command: PutEffect) -> bool:
    """Tell whether the table says who of a group is within an area: no distance is known here (II-C-1)."""
    wide = command.effect.radius is not None or command.area_dice > 0
    return wide and (command.group is not None or bool(command.side))


def recipients(table: Table, game: Game, command: PutEffect) -> tuple[str, ...]:
    """Return whom an effect would hold, each fighter once, in the order of the lists."""
    found = set(command.effect.fighters)
    if not asks_who(command):
        found |= {*on_its_levels(table, game, command)}
    return tuple(key for key in game.fighters if key in found)


def _standing(fighter: Fighter) -> bool:
    return fighter.on_table


def candidates(table: Table, game: Game, effect: Effect) -> tuple[str, ...]:
    """Return whom a benefit may be switched for on the table: its group, its side, else everybody."""
    if effect.group is None:
        return tuple(
            f.id
            for f in game.fighters.values()
            if f.on_table and allied(game, effect, f.id) and effect.side in ("", game.side_of(f.id).key)
        )
    return named(game, table.peoples, effect.group, side_of_effect(game, effect), _standing)


def out_of_range(table: Table, game: Game, fighter: str) -> tuple[Effect, ...]:
    """Return the benefits that a fighter would have where it met their condition now (II-C-4).

    Of one that waits for its bearer they are those whom it held, of another one all whom it might hold.
    """
    return tuple(
        effect
        for effect in game.effects
        if effect.bond is Bond.BENEFIT
        and (fighter in effect.fighters if effect.waits else _might_have(table, game, effect, fighter))
    )


def _might_have(table: Table, game: Game, effect: Effect, fighter: str) -> bool:
    """Tell whether a benefit that a fighter has not may be switched on for it, and serves it."""
    may = fighter not in effect.fighters and fighter in candidates(table, game, effect)
    return may and served(table, game, effect, fighter)


def _check_put(table: Table, game: Game, command: PutEffect) -> Refusal | None:
    effect = command.effect
    fighters = {*effect.fighters, *(k for k in (effect.caster, effect.around) if k)}
    if not fighters <= set(game.fighters) or command.side not in ("", *game.sides) or effect.cost < 0:
        return unknown()
    if any(not 1 <= die <= FACES for die in command.area):
        return Refusal(Message("refusal.no_such_face", {"faces": FACES}), overridable=False)
    if command.area and len(command.area) != command.area_dice:
        return Refusal(Message("refusal.dice_count", {"needed": command.area_dice}), overridable=False)
    if not effect.source.strip() and not effect.modifiers and not effect.grants:
        return Refusal(Message("refusal.no_name"), overridable=False)
    named = (game.fighters[key] for key in (*effect.fighters, effect.around) if key)
    absent = next(filter(None, map(away, named)), None)
    if recipients(table, game, command):
        return absent
    if command.group is not None and not (asks_who(command) and members(table, game, command)):
        return Refusal(Message("refusal.nobody_named"))
    # with its dice on the table an area that reaches nobody is resolved all the same (II-C-1)
    missing = effect.bond is Bond.GAIN and not command.area
    return Refusal(Message("refusal.nobody_gains")) if missing else absent


def _put(table: Table, game: Game, command: PutEffect, roll: Roll) -> Outcome:
    rolls = (_radius(command, roll),) if command.area_dice else ()
    effect = replace(
        command.effect,
        fighters=recipients(table, game, command),
        group=_levelled(command) or command.effect.group,
        side=command.side or command.effect.side,
        source=command.effect.source.strip(),
        turns=turns_of(table, command.effect.turns),
        radius=rolls[0].total if rolls else command.effect.radius,
    )
    data = {"source": effect.source, "fighters": list(effect.fighters), "who": effect.caster}
    missed = bool(rolls) and effect.bond is Bond.GAIN and not effect.fighters
    if effect.lasting is Lasting.INSTANT or missed:
        does = at_once(effect.modifiers, effect.grants)
        return Outcome(game, Message("step.effect_instant", data | ({"does": does} if does else {})), rolls)
    return Outcome(put(game, effect), Message("step.effect_put", data), rolls)


def _levelled(command: PutEffect) -> Designation | None:
    """Return the group of an effect with the level that its text names, for whoever joins it later."""
    if not command.levels or not (command.group or command.side):
        return command.group
    return replace(command.group or Designation(allegiance=Allegiance.FRIEND), levels=command.levels)


def _radius(command: PutEffect, roll: Roll) -> Rolled:
    """Roll the area of an effect: naturals are added, no 6 is rolled again, it is resolved as it is."""
    effect = command.effect
    dice = command.area or tuple(roll(FACES) for _ in range(command.area_dice))
    return rolled_area(
        {"fr": effect.source, "en": effect.source, "fighter": effect.caster}, effect.radius, dice,
        typed=bool(command.area) and not command.thrown_here,
    )  # fmt: skip


def rolled_area(
    data: Mapping[str, object], cm: float | None, dice: tuple[int, ...], *, typed: bool
) -> Rolled:
    """Tell the dice of an area in cm: added as they fell, whatever comes (II-C-1)."""
    reasons = (Reason(Message("roll.radius"), cm or 0), Reason(Message("roll.dice"), sum(dice)))
    return Rolled(Message("roll.area", data), dice, typed, reasons, sum(r.amount for r in reasons))


def _check_switch(table: Table, game: Game, command: SwitchBenefit) -> Refusal | None:
    effect = effect_of(game, command.effect)
    if effect is None or command.fighter not in game.fighters:
        return unknown()
    if effect.bond is Bond.GAIN:
        return Refusal(Message("refusal.gain_is_fixed", {"source": effect.source}))
    if command.on and (absent := away(game.fighters[command.fighter])) is not None:
        return absent
    if command.on and not allied(game, effect, command.fighter):
        return Refusal(Message("refusal.not_allies"), overridable=False)
    if command.on and not leads(effect) and command.fighter not in candidates(table, game, effect):
        return Refusal(Message("refusal.not_named", {"fighter": command.fighter}))
    if command.on and not leads(effect) and off_level(game, effect, command.fighter):
        return Refusal(Message("refusal.other_level"))
    return None


def _switch(_table: Table, game: Game, command: SwitchBenefit, _roll: Roll) -> Outcome:
    effect = _known(game, command.effect)
    kept = {*effect.fighters, command.fighter} if command.on else {*effect.fighters} - {command.fighter}
    fighters = tuple(key for key in game.fighters if key in kept)
    code = "step.benefit_on" if command.on else "step.benefit_off"
    data = {"fighter": command.fighter, "source": effect.source}
    return Outcome(with_effect(game, replace(effect, fighters=fighters)), Message(code, data))


def _check_end(_table: Table, game: Game, command: EndEffect) -> Refusal | None:
    effect = effect_of(game, command.effect)
    return unknown() if effect is None or command.fighter not in ("", *effect.fighters) else None


def _end(_table: Table, game: Game, command: EndEffect, _roll: Roll) -> Outcome:
    """End an effect; for one figure the others keep it, and it ends with the last of them."""
    effect = _known(game, command.effect)
    left = tuple(key for key in effect.fighters if key != command.fighter)
    if command.fighter and left:
        data = {"source": effect.source, "fighter": command.fighter}
        return Outcome(with_effect(game, replace(effect, fighters=left)), Message("step.unmodified", data))
    return Outcome(without(game, effect.id), Message("step.effect_ended", {"source": effect.source}))


def _known(game: Game, key: str) -> Effect:
    return next(effect for effect in game.effects if effect.id == key)


# -- Entretien/X (II-C-3, section 8) ----------------------------------------------------------------


def payment_of(table: Table, game: Game, effect: Effect) -> Payment:
    """Return how the caster would pay: with gems of the element, then neutral ones, or with its faith."""
    caster = game.fighters.get(effect.caster)
    if caster is None or not effect.cost:
        return Payment((), {})
    if effect.element == FAITH:
        return payment({FAITH: effect.cost}, {FAITH: caster.faith}, neutral_pays=False)
    cost = {effect.element or NEUTRAL: effect.cost}
    return paid_with(table, cost, caster.gems)


def paid_with(table: Table, cost: Mapping[str, int], gems: Mapping[str, int]) -> Payment:
    """Return how gems pay a cost by the ruleset: what neutral ones pay, and what pays its neutral part."""
    return payment(
        cost,
        gems,
        neutral_pays=table.ruleset.mana.neutral_pays,
        any_pays=table.ruleset.follows(NEUTRAL_PART, "any"),
    )


def gone(table: Table, game: Game, effect: Effect) -> Fighter | None:
    """Return the caster of an effect that is not on the table to pay for it, None where it is.

    The caster itself gives up gems or faith (II-C-3): fled, captured, off the table or dead it does not,
    unless the ruleset lets it, and its effect ends with the turn. The row stays listed and says so; the table
    may insist.
    """
    if table.ruleset.follows(GONE_CASTER, "pays"):
        return None
    caster = game.fighters.get(effect.caster)
    return caster if caster is not None and not caster.on_table else None


def lost_on(game: Game, effect: Effect) -> tuple[str, ...]:
    """Return whom an effect is on where all of them are dead: a gain is nobody else's (II-C-4)."""
    dead = all(game.fighters[key].place is Place.DEAD for key in effect.fighters)
    return effect.fighters if dead and effect.bond is Bond.GAIN else ()


def _check_pay(table: Table, game: Game, command: PayUpkeep) -> Refusal | None:
    effect = effect_of(game, command.effect)
    if effect is None or effect.lasting is not Lasting.UPKEEP:
        return unknown()
    if any(n < 0 for n in command.gems.values()):
        return unknown()
    if effect.paid:
        return Refusal(Message("refusal.upkeep_paid", {"source": effect.source}), overridable=False)
    if (absent := gone(table, game, effect)) is not None:
        return Refusal(Message("refusal.caster_gone", {"fighter": absent.id}))
    if lost_on(game, effect):
        return Refusal(Message("refusal.bearers_dead", {"source": effect.source}))
    caster = game.fighters.get(effect.caster)
    paid = command.gems or payment_of(table, game, effect).gems
    missing = effect.cost - sum(paid.values())
    if caster is not None and (missing > 0 or _short(caster, paid)):
        data = {"n": effect.cost, "element": effect.element, "held": held(caster, effect.element)}
        return Refusal(Message("refusal.upkeep_missing", data))
    allowed = {effect.element, NEUTRAL} if table.ruleset.mana.neutral_pays else {effect.element}
    if effect.element != NEUTRAL and not set(command.gems) <= allowed:
        return Refusal(Message("refusal.other_element", {"element": effect.element}))
    return None if game.phase == "upkeep" else Refusal(Message("refusal.not_upkeep"))


def _short(caster: Fighter, paid: Mapping[str, int]) -> bool:
    return any(n > held(caster, element) for element, n in paid.items())


def held(fighter: Fighter, element: str) -> int:
    """Return what a fighter holds of an element, or of temporary faith."""
    return fighter.faith if element == FAITH else fighter.gems.get(element, 0)


def spent(game: Game, key: str, paid: Mapping[str, int]) -> tuple[Game, dict[str, int]]:
    """Return the state with gems or faith of a fighter spent, and what it had of them to spend.

    Negative amounts are given back.
    """
    fighter = game.fighters[key]
    real = {element: min(n, held(fighter, element)) for element, n in paid.items()}
    gems = {**fighter.gems}
    for element, n in real.items():
        if element != FAITH:
            gems[element] = gems.get(element, 0) - n
    gems = {element: n for element, n in gems.items() if n}
    after = game.with_fighter(key, gems=gems, faith=fighter.faith - real.get(FAITH, 0))
    return after, {element: n for element, n in real.items() if n}


def paid_for(table: Table, game: Game, effect: Effect, gems: Mapping[str, int]) -> Game:
    """Return the state with the upkeep of an effect paid; nobody pays for one without a caster."""
    if effect.caster not in game.fighters:
        return with_effect(game, replace(effect, paid=True))
    after, real = spent(game, effect.caster, gems or payment_of(table, game, effect).gems)
    return with_effect(after, replace(effect, paid=True, spent=real))


def unpaid(game: Game, effect: Effect) -> Game:
    """Return the state with a payment of this turn taken back."""
    if effect.spent:
        game, _ = spent(game, effect.caster, {element: -n for element, n in effect.spent.items()})
    return with_effect(game, replace(effect, paid=False, spent={}))


def _pay(table: Table, game: Game, command: PayUpkeep, _roll: Roll) -> Outcome:
    effect = _known(game, command.effect)
    after = paid_for(table, game, effect, command.gems)
    if command.row:
        after = replace(after, rows={**after.rows, command.row: "done"})
    return Outcome(after, paid_words(_known(after, effect.id)))


def paid_words(effect: Effect) -> Message:
    """Say an upkeep that was paid, with what was really spent for it."""
    data: dict[str, object] = {"source": effect.source, "who": effect.caster}
    return Message("step.upkeep_paid", data | {"spent": dict(effect.spent)})


RULES: dict[type[Command], CommandRule] = {
    PutEffect: CommandRule(_check_put, _put),
    SwitchBenefit: CommandRule(_check_switch, _switch),
    EndEffect: CommandRule(_check_end, _end),
    PayUpkeep: CommandRule(_check_pay, _pay),
}
