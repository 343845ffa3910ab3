"""Wound rolls at the table (II-B): from attacker and target to notches, the stunned state, or death."""

from __future__ import annotations

from dataclasses import replace

from rules.abilities import Ability
from rules.battle import blows
from rules.battle import commands as c
from rules.battle.aimed import is_meant
from rules.battle.blows import check_fighters, check_target, check_values, resistance_of
from rules.battle.callings import sheet_now
from rules.battle.current import current, dice_of
from rules.battle.decisions.effects import SAME_ABILITY
from rules.battle.decisions.wounds import BANE_ALONE, SHOT_STRENGTH
from rules.battle.effects import abilities_by_source, abilities_of
from rules.battle.events import Rolled
from rules.battle.fighters import with_notches
from rules.battle.state import Fighter, Game
from rules.battle.system import CommandRule, Outcome, Roll, Table, unknown
from rules.battle.wound_effects import SHIFTS, Bearer, fits
from rules.cards import Card
from rules.confrontation.actions import shot_at, stationary
from rules.confrontation.wounds import (
    FACES,
    WoundRoll,
    WoundTerms,
    acting,
    after,
    dice_needed,
    overruled,
    wound_roll,
)
from rules.ranged_weapons import weapon_strength
from rules.text import Message, Refusal
from rules.values import Characteristic


def _shooter_spared(table: Table, game: Game, command: c.RollWound) -> Fighter | None:
    """Return the shooter as if unhurt where its wounds do not count: the blow is that of its shot [E].

    None where FOR was entered, where the shooter is unhurt, where no shot at that target was made, and
    where the ruleset lets ranged weapons suffer like the others (II-B-4).
    """
    fighter, track = game.fighters.get(command.attacker), table.ruleset.track
    if command.strength is not None or fighter is None or not track.spares_ranged:
        return None
    hurt = Characteristic.FOR in track.penalised and (fighter.notches or fighter.stunned)
    if not hurt or shot_at(game, command.attacker, command.target) is None:
        return None
    return replace(fighter, notches=0, stunned=False)


def _with_weapon(table: Table, game: Game, command: c.RollWound) -> c.RollWound:
    """Return a wound roll with the FOR of the weapon where it is that of the shot just made.

    As it is where FOR was entered, where the card tells no FOR of a weapon, and where the ruleset takes the
    shooter's.
    """
    fighter = game.fighters.get(command.attacker)
    if command.strength is not None or fighter is None or table.ruleset.follows(SHOT_STRENGTH, "shooter"):
        return command
    sheet = game.cards[fighter.card].sheet
    if sheet is None or shot_at(game, command.attacker, command.target) is None:
        return command
    strength = weapon_strength(sheet)
    dice = command.strength_dice or 0
    return command if strength is None else replace(command, strength=strength, strength_dice=dice)


def strength_of(table: Table, game: Game, command: c.RollWound) -> float | None:
    """Return the FOR of a wound roll: entered, else that of the weapon for the shot just made, else current.

    What is current is not lowered by wounds for the shot just made.
    """
    command = _with_weapon(table, game, command)
    shooter = _shooter_spared(table, game, command)
    if shooter is None:
        return blows.strength_of(table, game, command)
    return current(game, shooter, Characteristic.FOR, table.ruleset).total


def strength_dice_of(table: Table, game: Game, command: c.RollWound) -> int:
    """Return how many dice the FOR of a wound roll carries: as told, else as the attacker's current value.

    That of a weapon carries none.
    """
    command = _with_weapon(table, game, command)
    fighter = game.fighters.get(command.attacker)
    if command.strength_dice is not None or fighter is None:
        return command.strength_dice or 0
    return dice_of(game, fighter, Characteristic.FOR)


def answered(command: c.RollWound, ask: str, die: int) -> c.RollWound:
    """Return a roll with the die that it asked for: of FOR (strength), of Vapeur, of Toxique."""
    if ask == "strength":
        return replace(command, strength_thrown=(*command.strength_thrown, die))
    return replace(command, vapour=die) if ask == "vapour" else replace(command, toxic=die)


def acting_of(table: Table, game: Game, key: str, bearer: Bearer, against: str = "") -> tuple[Ability, ...]:
    """Return a fighter's abilities that act on a wound roll, against another one's card if known.

    Those that effects grant count like those of its card, and so does a stationary shot just made (V-D-3).
    """
    found = _judged(table, game, key, bearer, against)
    return tuple(ability for ability, meant in found if meant)


def doubtful_of(table: Table, game: Game, key: str, bearer: Bearer, against: str = "") -> tuple[Ability, ...]:
    """Return the abilities of which neither their words nor the other one's card tell whether they act.

    Fléau/X may name anybody: the table knows.
    """
    found = _judged(table, game, key, bearer, against)
    return tuple(ability for ability, meant in found if meant is None)


def _judged(
    table: Table, game: Game, key: str, bearer: Bearer, against: str
) -> list[tuple[Ability, bool | None]]:
    """Return the abilities that may act on a wound roll, and whether they are meant for the other one."""
    fighter = game.fighters.get(key)
    if fighter is None:
        return []
    abilities = (*abilities_of(table, game, fighter), *_again(table, game, fighter, bearer))
    still = table.abilities.parse("stationary_shot")
    if bearer is Bearer.ATTACKER and still not in abilities and stationary(game, key, against):
        abilities = (*abilities, still)
    card = _sheet(table, game, against)
    found = acting(abilities, bearer, table.ruleset)
    return [(ability, _meant(table, ability, bearer, card)) for ability in found]


def _meant(table: Table, ability: Ability, bearer: Bearer, card: Card | None) -> bool | None:
    """Tell whether an ability is meant for a card; one that acts on everybody too always is."""
    effects = [e for e in table.ruleset.at_wounds if e.bearer is bearer and fits(ability, e)]
    if card is None or not all(effect.aimed for effect in effects):
        return True
    if not ability.parameter:
        return True if table.ruleset.follows(BANE_ALONE, "everybody") else None
    return is_meant(ability.parameter, card, table.peoples, table.abilities)


def _again(table: Table, game: Game, fighter: Fighter, bearer: Bearer) -> tuple[Ability, ...]:
    """Return the shifts of the wound table that a fighter has from further sources: they add up (II-B-1).

    An ability that does something else at the roll, too, counts once.
    """
    if table.ruleset.follows(SAME_ABILITY, "once"):
        return ()
    sources = abilities_by_source(table, game, fighter)
    found = []
    for ability in abilities_of(table, game, fighter):
        steps = {e.step for e in table.ruleset.at_wounds if e.bearer is bearer and fits(ability, e)}
        if steps and steps <= SHIFTS:
            found += [ability] * (sum(ability in source for source in sources) - 1)
    return tuple(found)


def _sheet(table: Table, game: Game, key: str) -> Card | None:
    fighter = game.fighters.get(key)
    return sheet_now(table, game, fighter) if fighter is not None else None


def terms_of(table: Table, game: Game, command: c.RollWound) -> WoundTerms:
    """Return what the dice of a command are read with.

    Unknown FOR or RES count as 0: :func:`RULES` refuses them first, the table may insist.
    """
    attacking, defending = command.attacking, command.defending
    if attacking is None:
        attacking = acting_of(table, game, command.attacker, Bearer.ATTACKER, command.target)
    if defending is None:
        defending = acting_of(table, game, command.target, Bearer.TARGET)
    told = _with_weapon(table, game, command)
    return WoundTerms(
        strength_of(table, game, told) or 0,
        resistance_of(table, game, command) or 0,
        ruleset=table.ruleset,
        attacker=attacking,
        target=defending,
        amplified=command.amplified,
        attenuated=command.attenuated,
        row_shift=command.row_shift,
        column_shift=command.column_shift,
        strength_dice=strength_dice_of(table, game, told),
        ranged="weapon" if told is not command else "ranged" if _shooter_spared(table, game, told) else "",
    )


def read_roll(table: Table, game: Game, command: c.RollWound) -> WoundRoll:
    """Return what the dice of a command mean. Raises ValueError for a wrong number of dice or face."""
    read = wound_roll(
        terms_of(table, game, command),
        command.dice,
        strength_thrown=command.strength_thrown,
        vapour=command.vapour,
        toxic=command.toxic,
    )
    return overruled(read, command.instead, command.why, table.ruleset) if command.instead else read


def _check(table: Table, game: Game, command: c.RollWound) -> Refusal | None:
    extra = [die for die in (command.vapour, command.toxic) if die is not None]
    if (refusal := check_fighters(game, command, *command.dice, *extra)) is not None:
        return refusal
    if command.instead not in ("", *table.ruleset.results):
        return unknown()
    needed = dice_needed(command.amplified, command.attenuated)
    if command.dice and len(command.dice) != needed:
        return Refusal(Message("refusal.dice_count", {"needed": needed}), overridable=False)
    told = _with_weapon(table, game, command)
    if (refusal := check_values(table, game, told, strength_dice_of(table, game, told))) is not None:
        return refusal
    if command.dice and (asks := read_roll(table, game, command).asks):
        return Refusal(Message("refusal.die_missing", {"dice": list(asks)}))
    return check_target(game, command)


def _effect(table: Table, game: Game, command: c.RollWound, roll: Roll) -> Outcome:
    typed = bool(command.dice) and not command.thrown_here
    if not command.dice:
        command = _thrown(table, game, command, roll)
    read = read_roll(table, game, command)
    target = game.fighters.get(command.target)
    changed = game if target is None else _struck(table, game, target, read.result)
    extra = (*command.strength_thrown, command.vapour, command.toxic)
    dice = tuple(die for die in (*command.dice, *extra) if die is not None)
    data: dict[str, object] = {
        "fighter": command.target, "attacker": command.attacker,
        "result": read.result, "location": read.location,
    }  # fmt: skip
    rolled = Rolled(Message("roll.wound", data), dice, typed, read.reasons)
    if state := becomes(table, game, command.target, read.result):
        data["becomes"] = state
    return Outcome(changed, Message("step.wounded", data | {"dice": list(dice)}), (rolled,))


def becomes(table: Table, game: Game, target: str, result: str) -> str:
    """Return the state that a result leads a wounded target to where it is another one (II-B-3), else ""."""
    before = game.fighters.get(target)
    if before is None:
        return ""
    after = _struck(table, game, before, result).fighters[target]
    state = table.ruleset.track.state(after.notches)
    moved = state is not None and after.notches != before.notches
    return state.id if state is not None and moved and state.id != result else ""


def _thrown(table: Table, game: Game, command: c.RollWound, roll: Roll) -> c.RollWound:
    """Throw the dice of a roll here, those of FOR, Vapeur and Toxique only where they are asked for."""
    needed = dice_needed(command.amplified, command.attenuated)
    command = replace(command, dice=tuple(roll(FACES) for _ in range(needed)))
    while asks := read_roll(table, game, command).asks:
        command = answered(command, asks[0], roll(FACES))
    return command


def _struck(table: Table, game: Game, target: Fighter, result: str) -> Game:
    """Return the state with the result on the target: stunned is a state, the others are notches."""
    stuns = {state.id for state in table.ruleset.track.states if state.notches == 0}
    if result in stuns:
        return game.with_fighter(target.id, stunned=True)
    notches = after(target.notches, result, table.ruleset, game.cards[target.card].true_size)
    return game if notches == target.notches else with_notches(game, target.id, notches, table.ruleset)


RULES: dict[type[c.Command], CommandRule] = {c.RollWound: CommandRule(_check, _effect)}
