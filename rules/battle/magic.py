"""Spells and miracles at the table (V-D-4, section 8): what they cost, the test, and the effect they put.

Casting is one step: the resources spent, the area rolled, the test and its effect are taken back together.
The resources are spent whatever the test gives. Dice that a difficulty carries (FOR of 12 + 1 die) are added
as they fall, without a re-roll, as in a test of it; a 6 that nobody has decided to throw again is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace

from rules.armies import Option, OptionKind
from rules.battle.aiming import gone
from rules.battle.at_once import told_of
from rules.battle.callings import elements_of, is_faithful, is_mage
from rules.battle.commands import Command
from rules.battle.contacts import free
from rules.battle.current import current, dice_of
from rules.battle.decisions.monconf import MELEE_SPELLS
from rules.battle.decisions.mystic import TARGETS
from rules.battle.deeds import deed_of
from rules.battle.effect_commands import held, paid_with, rolled_area, spent
from rules.battle.effects import abilities_of, apart, named, put, turns_of
from rules.battle.events import Rolled
from rules.battle.one_die import (
    as_ruled,
    failing,
    rerolls,
    succeeded,
    tested_value,
    value_unknown,
    verdict_of,
)
from rules.battle.sight import unseen
from rules.battle.spells_used import noted, too_often, used
from rules.battle.state import Bond, DeedState, Effect, Game, Lasting
from rules.battle.system import CommandRule, Outcome, Roll, Table, unknown
from rules.dice import FACES, Check, Throw
from rules.spells import FAITH, NEUTRAL, CostLine, Payment, Spell, SpellKind, one_by_one
from rules.text import Explained, Message, Reason, Refusal, gathered
from rules.values import Aspect, Characteristic, ValueKind


@dataclass(frozen=True, slots=True)
class LearnSpell(Command):
    """Write a spell or a miracle down on a card in play, or a new version of one of the same name.

    ``instead`` names the one that it takes the place of, whatever its new name.
    """

    card: str
    spell: Spell
    instead: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class CastSpell(Command):
    """Cast a spell or call a miracle.

    ``gems`` by element are chosen by the program when empty. ``targets`` get the effect. ``dice`` are the
    rounds of the test as they fell (the first throw, then the 6s that were re-rolled); empty is rolled,
    ``number`` dice, their 6s kept. ``natural`` is set by an effect. ``value`` and ``difficulty`` are entered
    where the program cannot know them. ``area`` are the dice of a rolled area, ``carried`` those of the
    difficulty (:func:`difficulty_dice`). ``thrown_here`` says that the program threw the dice, one decision
    on a 6 after the other. ``succeeds`` is the table's word without a test.
    """

    fighter: str
    spell: Spell
    gems: Mapping[str, int] = field(default_factory=dict)
    targets: tuple[str, ...] = ()
    dice: tuple[tuple[int, ...], ...] = ()
    number: int = 1
    natural: int | None = None
    lines: tuple[Reason, ...] = ()
    value: float | None = None
    difficulty: float | None = None
    area: tuple[int, ...] = ()
    carried: tuple[int, ...] = ()
    succeeds: bool | None = None
    thrown_here: bool = False


@dataclass(frozen=True, slots=True)
class CastingHooks:
    """What a system asks of who casts, and what a casting leaves behind: an action of its turn."""

    may: Callable[[Table, Game, str], Refusal | None]
    done: Callable[[Table, Game, str, str], Game]


# -- reading ----------------------------------------------------------------------------------------


def spells_of(game: Game, fighter: str) -> tuple[Spell, ...]:
    """Return the spells and miracles of a fighter's card; one nobody has filled in has only its name."""
    kinds = {OptionKind.SPELL: SpellKind.SPELL, OptionKind.MIRACLE: SpellKind.MIRACLE}
    return tuple(
        option.spell or Spell(name_fr=option.name, kind=kinds[option.kind])
        for option in game.cards[game.fighters[fighter].card].options
        if option.spell is not None or option.kind in kinds
    )


def melee_cost(table: Table, game: Game, fighter: str) -> int:
    """Return how many gems or points of faith more a spell costs who is in contact with an enemy.

    Warrior-mages and warrior-monks are spared where the ruleset names them, as is who has paid it once where
    that is for the whole action (MonCon'F); the gem is of the first element of the cost.
    """
    caster = game.fighters[fighter]
    values = table.ruleset.actions
    spared = any(a.id in values.melee_free for a in abilities_of(table, game, caster))
    if table.ruleset.follows(MELEE_SPELLS, "once"):
        begun = deed_of(caster, "mystic", state=DeedState.DONE)
        spared = spared or (begun is not None and begun.engaged)
    return 0 if spared or free(game, fighter) else values.melee_cost


def affordable(
    table: Table, game: Game, fighter: str, spell: Spell, gems: Mapping[str, int] | None = None
) -> Payment:
    """Return how a fighter pays a spell with the gems chosen, or with all it has; and what is missing."""
    caster, more = game.fighters[fighter], melee_cost(table, game, fighter)
    if spell.kind is SpellKind.MIRACLE:
        faith = spell.faith + more
        given = min(faith, caster.faith)
        line = CostLine(FAITH, faith, caster.faith, faith - given)
        return Payment((line,), {FAITH: given} if given else {})
    element = next(iter(spell.cost), NEUTRAL)
    cost = {**spell.cost, element: spell.cost.get(element, 0) + more} if more else spell.cost
    found = paid_with(table, cost, gems or caster.gems)
    return found.chosen(gems, caster.gems) if gems else found


def value_of(table: Table, game: Game, command: CastSpell) -> Explained:
    """Return the POU or the aspect of FOI to test with: entered, else the caster's current value."""
    kind = command.spell.kind.characteristic
    aspect = Aspect(command.spell.aspect) if command.spell.aspect in tuple(Aspect) else None
    return tested_value(table, game, command.fighter, kind.value, entered=command.value, aspect=aspect)


def absent(game: Game, command: CastSpell) -> bool:
    """Tell whether the caster's card prints a dash where the POU or the FOI stands: that is not zero."""
    sheet = game.cards[game.fighters[command.fighter].card].sheet
    return sheet is not None and sheet.value(command.spell.kind.characteristic).kind is ValueKind.ABSENT


def aimed(table: Table, game: Game, command: CastSpell) -> tuple[str, ...]:
    """Return whom a spell acts on: its targets, else the group that it names (II-C-1).

    The program knows the members of a group that has neither an area nor a range; of them it takes those on
    the caster's level, unless the text says which levels it acts on (II-F-2). Where there is a distance the
    table says who is within it.
    """
    group = command.spell.area.group
    if command.targets or group is None or not _known_whole(command.spell):
        return command.targets
    mine = game.side_of(command.fighter).key
    found = named(game, table.peoples, group, mine, lambda fighter: fighter.on_table)
    return tuple(key for key in found if group.levels or not apart(game, command.fighter, key))


def _known_whole(spell: Spell) -> bool:
    """Tell whether a spell acts on a group as a whole, without any distance that the program cannot know."""
    area, reach = spell.area, spell.reach
    distances = (area.cm, area.dice, reach.cm, reach.contact)
    return area.group is not None and not any(distances)


def difficulty_of(table: Table, game: Game, command: CastSpell) -> float | None:
    """Return the difficulty: entered, printed, or of a characteristic of the targets the one that counts.

    The dice that it carries count once they are there.
    """
    found = _parts(table, game, command)
    return None if found is None else sum(found)


def difficulty_dice(table: Table, game: Game, command: CastSpell) -> int:
    """Return how many dice the difficulty carries, target by target; none where no test is made."""
    return sum(number for _, number in _standing(table, game, command)) if tested(command) else 0


def _parts(table: Table, game: Game, command: CastSpell) -> tuple[float, int] | None:
    """Return the difficulty without its dice, and what those that are there add; None while unknown."""
    dice, found = list(command.carried), []
    for value, number in _standing(table, game, command):
        if value is None:
            return None
        found.append((value, sum(dice[:number])))
        del dice[:number]
    chosen = min if table.ruleset.follows(TARGETS, "lowest") else max
    return chosen(found, key=sum, default=None)


def _standing(table: Table, game: Game, command: CastSpell) -> list[tuple[float | None, int]]:
    """Return what stands against the test, each with the dice that it carries."""
    if command.difficulty is not None:
        return [(command.difficulty, 0)]
    printed = command.spell.difficulty
    if printed.kind is not ValueKind.TEXT:
        return [(printed.number, printed.dice)]
    name = printed.raw.strip().upper()
    if name not in tuple(Characteristic):
        return []
    what = Characteristic(name)
    aspect = Aspect(command.spell.aspect) if command.spell.aspect in tuple(Aspect) else None
    targets = (game.fighters[key] for key in aimed(table, game, command))
    return [
        (current(game, target, what, table.ruleset, aspect).total, dice_of(game, target, what))
        for target in targets
    ]


def check_of(table: Table, game: Game, command: CastSpell) -> Check:
    """Return the test as its dice stand. Raises ValueError for dice that cannot follow each other."""
    value = (value_of(table, game, command).total or 0) + sum(line.amount for line in command.lines)
    return Check(value, as_ruled(table.ruleset, _typed(command)), table.ruleset.natural_one_fails)


def total_of(table: Table, game: Game, command: CastSpell) -> Explained:
    """Return the final result of the test as its dice stand, with its sum of reasons."""
    check = check_of(table, game, command)
    code = "roll.natural" if check.throw.replaced is None else "roll.natural_set"
    dice = [die for dice in command.dice for die in dice]
    natural = Reason(Message(code, {"dice": dice}), check.throw.natural or 0)
    value = value_of(table, game, command)
    return Explained(check.total, (natural, *value.reasons, *command.lines, *failing(check)))


def tested(command: CastSpell) -> bool:
    """Tell whether a test is made: not where the card prints a dash or the table has decided."""
    return command.succeeds is None and command.spell.difficulty.kind is not ValueKind.ABSENT


# -- casting ----------------------------------------------------------------------------------------


def _check(table: Table, game: Game, command: CastSpell, casting: CastingHooks) -> Refusal | None:
    if not {command.fighter, *command.targets} <= set(game.fighters) or command.number < 1:
        return unknown()
    if any(n < 0 for n in (*command.gems.values(), *command.spell.cost.values(), command.spell.faith)):
        return unknown()
    impossible = _check_dice(table, game, command)
    if impossible is not None:
        return impossible
    return gathered(
        _check_test(table, game, command),
        *_check_caster(table, game, command),
        _check_turn(game, command),
        casting.may(table, game, command.fighter),
        too_often(table, game, command.fighter, command.spell),
        *_check_cost(table, game, command),
        *_check_targets(table, game, command),
    )


def _check_dice(table: Table, game: Game, command: CastSpell) -> Refusal | None:
    every = (*(die for dice in command.dice for die in dice), *command.area, *command.carried)
    if any(not 1 <= die <= FACES for die in every):
        return Refusal(Message("refusal.no_such_face", {"faces": FACES}), overridable=False)
    if command.area and len(command.area) != command.spell.area.dice:
        return Refusal(Message("refusal.dice_count", {"needed": command.spell.area.dice}), overridable=False)
    needed = difficulty_dice(table, game, command)
    if (command.dice or command.carried) and len(command.carried) != needed:
        return Refusal(Message("refusal.difficulty_dice", {"n": needed}), overridable=False)
    try:
        _typed(command)
    except ValueError:
        return Refusal(Message("refusal.dice_do_not_follow"), overridable=False)
    if len(command.dice) > 1 and not rerolls(table.ruleset):
        return Refusal(Message("refusal.dice_do_not_follow"), overridable=False)
    return None


def _check_test(table: Table, game: Game, command: CastSpell) -> Refusal | None:
    if not tested(command):
        return None
    missing = value_of(table, game, command).total is None
    what = command.spell.kind.characteristic.value
    if missing and not absent(game, command):
        return value_unknown(command.fighter, what)
    if difficulty_of(table, game, command) is None:
        return Refusal(Message("refusal.difficulty_unknown"), overridable=False)
    # the table is right: it may cast with the dice alone
    data: dict[str, object] = {"who": command.fighter, "characteristic": what}
    return Refusal(Message("refusal.value_absent", data)) if missing else None


def _check_caster(table: Table, game: Game, command: CastSpell) -> Iterator[Refusal]:
    caster, spell = game.fighters[command.fighter], command.spell
    data: dict[str, object] = {"fighter": caster.id}
    if not caster.on_table:
        yield Refusal(Message("refusal.not_on_table"))
    if spell.kind is SpellKind.SPELL and is_mage(table, game, caster) is False:
        yield Refusal(Message("refusal.not_a_mage", data))
    if spell.kind is SpellKind.MIRACLE and is_faithful(table, game, caster) is False:
        yield Refusal(Message("refusal.not_a_faithful", data))
    own = elements_of(table, game, caster)
    for element in spell.cost:
        if own and element not in (*own, NEUTRAL):
            yield Refusal(Message("refusal.not_mastered", data | {"element": element}))


def _check_turn(game: Game, command: CastSpell) -> Refusal | None:
    """Check that a cast is an action of the fighter's own activation (V-D-4); elsewhere the card decides."""
    out_of_turn = game.phase == "activation" and game.fighters[command.fighter].card not in game.speaking
    return Refusal(Message("refusal.casts_out_of_turn")) if out_of_turn else None


def out_of_phase(game: Game) -> Message | None:
    """Say what to look up before a cast outside the activation phase, None within it.

    The mystic action belongs to the activation (V-D-4), while some spells and miracles are for other phases
    (V-B-5): their own cards say so, which no field tells. So nothing is refused there.
    """
    return None if game.phase == "activation" else Message("cast.other_phase", {"phase": game.phase})


def _check_cost(table: Table, game: Game, command: CastSpell) -> Iterator[Refusal]:
    caster = game.fighters[command.fighter]
    for element, n in command.gems.items():
        if n > held(caster, element):
            yield Refusal(Message("refusal.no_gem", {"held": held(caster, element)}))
    paid = affordable(table, game, command.fighter, command.spell, command.gems)
    if paid.missing:
        data = {"fighter": caster.id, "elements": one_by_one(paid.missing)}
        yield Refusal(Message("refusal.cost_missing", data))
    if paid.over:
        data = {"fighter": caster.id, "elements": one_by_one(paid.over)}
        yield Refusal(Message("refusal.overpaid", data))


def _check_targets(table: Table, game: Game, command: CastSpell) -> Iterator[Refusal]:
    """Check that the targets are there, seen, and of the group that the area names (II-C-1, II-D-3).

    An area stays on the level of its caster unless its text names others (II-F-2). Whoever is within an area
    is not to be seen; that a text asks for no sight no field tells.
    """
    group, mine = command.spell.area.group, game.side_of(command.fighter).key
    for key in command.targets:
        fighter = game.fighters[key]
        hidden = None if command.spell.area.wide else unseen(game, command.fighter, key)
        yield from filter(None, (gone(game, key), hidden))
        if command.spell.area.wide and not (group and group.levels) and apart(game, command.fighter, key):
            yield Refusal(Message("refusal.other_level"))
        card = game.cards[fighter.card]
        if group is None or card.sheet is None:
            continue
        meant = group.meets(card.sheet, table.peoples, friendly=card.side == mine)
        if not meant or not group.reaches(fighter.level):
            yield Refusal(Message("refusal.not_named", {"fighter": key}))
    nobody = _check_nobody(table, game, command)
    if nobody is not None:
        yield nobody


def _check_nobody(table: Table, game: Game, command: CastSpell) -> Refusal | None:
    """Check that a gain, or what is changed at once, is on somebody: nobody joins it later (II-C-4).

    With its dice on the table an area that reaches nobody is resolved all the same (II-C-1).
    """
    spell = command.spell
    if spell.bond is Bond.BENEFIT or command.area or aimed(table, game, command):
        return None
    if command.succeeds is False or not (spell.modifiers or spell.grants):
        return None
    return Refusal(Message("refusal.nobody_named" if _known_whole(spell) else "refusal.nobody_gains"))


def _typed(command: CastSpell) -> Throw:
    """Return the throw that was typed. Raises ValueError when the dice cannot follow each other."""
    if not all(command.dice):
        raise ValueError(f"a throw has dice: {command.dice}")
    return replace(Throw(command.dice), replaced=command.natural)


def _cast(table: Table, game: Game, command: CastSpell, roll: Roll, casting: CastingHooks) -> Outcome:
    spell, command = command.spell, replace(command, targets=aimed(table, game, command))
    data: dict[str, object] = {
        "fighter": command.fighter, "fr": spell.name("fr"), "en": spell.name("en"),
        "fighters": list(command.targets),
    }  # fmt: skip
    paid = affordable(table, game, command.fighter, spell, command.gems).gems
    after, data["spent"] = spent(game, command.fighter, paid)
    known = len(after.fighters[command.fighter].deeds)
    after = casting.done(
        table, after, command.fighter, command.targets[0] if len(command.targets) == 1 else ""
    )
    after = noted(after, command.fighter, spell, since=known)
    after = used(after, command.fighter, spell)
    rolls, told = list[Rolled](), data
    success = command.succeeds is not False
    code = "step.cast" if success else "step.cast_lost"
    if tested(command):
        if number := difficulty_dice(table, game, command):
            typed = bool(command.carried) and not command.thrown_here
            command = replace(command, carried=command.carried or tuple(roll(FACES) for _ in range(number)))
            rolls.append(_harder(table, game, command, data, typed=typed))
        rolled = _test(table, game, command, roll, data)
        rolls.append(rolled)
        success = succeeded(rolled)
        data = {**rolled.what.data, "total": rolled.total}
        code = "step.cast_success" if success else "step.cast_failure"
    radius = spell.area.cm
    if success and spell.area.dice:  # rolled as the effect is applied: not where it fails (II-C-1)
        rolls.insert(0, _radius(command, roll, told))
        radius = rolls[0].total
    if success and spell.lasting is not Lasting.INSTANT:
        made = effect_of_spell(spell, command.fighter, command.targets, turns_of(table, spell.turns))
        after = put(after, replace(made, radius=radius))
    if success and (does := told_of(spell)):
        data["does"] = does
    return Outcome(after, Message(code, data), tuple(rolls))


def _radius(command: CastSpell, roll: Roll, data: Mapping[str, object]) -> Rolled:
    """Roll an area: naturals are added, no 6 is re-rolled, whatever comes is resolved (II-C-1)."""
    area = command.spell.area
    dice = command.area or tuple(roll(FACES) for _ in range(area.dice))
    return rolled_area(data, area.cm, dice, typed=bool(command.area) and not command.thrown_here)


def _harder(
    table: Table, game: Game, command: CastSpell, data: Mapping[str, object], *, typed: bool
) -> Rolled:
    """Tell the dice of the difficulty, added as they fall, and what they make of it."""
    value, dice = _parts(table, game, command) or (0, 0)
    reasons = (Reason(Message("roll.difficulty_value"), value), Reason(Message("roll.dice"), dice))
    return Rolled(Message("roll.difficulty", data), command.carried, typed, reasons, value + dice)


def _test(table: Table, game: Game, command: CastSpell, roll: Roll, data: Mapping[str, object]) -> Rolled:
    """Make the test of POU or FOI against the difficulty, as the journal tells it."""
    typed = bool(command.dice) and not command.thrown_here
    if not command.dice and command.natural is None:
        command = replace(command, dice=(tuple(roll(FACES) for _ in range(command.number)),))
    difficulty = difficulty_of(table, game, command) or 0
    check, dice = check_of(table, game, command), tuple(die for dice in command.dice for die in dice)
    what = Message("roll.cast", {**data, "dice": list(dice), "difficulty": difficulty})
    found, verdict = total_of(table, game, command), verdict_of(check.succeeds(difficulty))
    return Rolled(what, dice, typed, found.reasons, found.total, verdict)


def effect_of_spell(spell: Spell, caster: str, targets: tuple[str, ...], turns: int) -> Effect:
    """Return the effect that a spell puts on its targets; a benefit is around the caster or a marker."""
    return Effect(
        source=spell.name("fr"),
        fighters=targets,
        modifiers=spell.modifiers,
        grants=spell.grants,
        caster=caster,
        around=caster if spell.bond is Bond.BENEFIT and not spell.area.marker else "",
        bond=spell.bond,
        lasting=spell.lasting,
        turns=turns,
        cost=spell.upkeep,
        element=spell.element,
        group=spell.area.group,
        radius=spell.area.cm,
    )


# -- learning ---------------------------------------------------------------------------------------


def _check_learn(_table: Table, game: Game, command: LearnSpell) -> Refusal | None:
    if command.card not in game.cards:
        return unknown()
    if not command.spell.name("fr").strip():
        return Refusal(Message("refusal.no_name"), overridable=False)
    return None


def _learn(_table: Table, game: Game, command: LearnSpell, _roll: Roll) -> Outcome:
    """Write a spell down; one of the same name keeps its place and its price, one renamed too."""
    card, spell = game.cards[command.card], command.spell
    kind = OptionKind.SPELL if spell.kind is SpellKind.SPELL else OptionKind.MIRACLE
    names = {spell.name("fr"), spell.name("en")}
    held = names if any(o.name in names for o in card.options) else {command.instead}
    options = tuple(
        replace(o, name=o.name if o.name in names else spell.name("fr"), spell=spell) if o.name in held else o
        for o in card.options
    )
    if not any(o.name in held for o in card.options):
        options = (*options, Option(spell.name("fr"), kind, 0, spell=spell))
    data = {"card": card.id, "fr": spell.name("fr"), "en": spell.name("en")}
    return Outcome(game.with_card(replace(card, options=options)), Message("step.learned", data))


def rules(casting: CastingHooks) -> dict[type[Command], CommandRule]:
    """Return the rules of spells and miracles for a system, with what it asks of who casts."""

    def check(table: Table, game: Game, command: CastSpell) -> Refusal | None:
        return _check(table, game, command, casting)

    def cast(table: Table, game: Game, command: CastSpell, roll: Roll) -> Outcome:
        return _cast(table, game, command, roll, casting)

    return {CastSpell: CommandRule(check, cast), LearnSpell: CommandRule(_check_learn, _learn)}
