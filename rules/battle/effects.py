"""Effects on fighters (II-C): whom they hold, what they add, and when they end by themselves.

What effects set comes after the fighter's own modifiers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import chain

from rules.abilities import Ability
from rules.battle.decisions.effects import TURNS
from rules.battle.state import Effect, Fighter, Game, Lasting, Modifier, ModifierKind, TrialVerdict, Until
from rules.battle.system import Table
from rules.designation import Designation
from rules.peoples import Peoples

# -- reading --------------------------------------------------------------------------------------


def effect_of(game: Game, key: str) -> Effect | None:
    """Return the effect of that id, None when there is none or it has ended."""
    return next((effect for effect in game.effects if effect.id == key), None)


def effects_on(game: Game, fighter: str) -> tuple[Effect, ...]:
    """Return the effects that hold a fighter now."""
    return tuple(e for e in game.effects if fighter in e.fighters and not e.waits)


def modifiers_on(game: Game, fighter: Fighter) -> tuple[Modifier, ...]:
    """Return all modifiers of a fighter: its own, then those of the effects that hold it."""
    of_effects = tuple(
        replace(modifier, source=effect.source)
        for effect in effects_on(game, fighter.id)
        for modifier in effect.modifiers
    )
    return (*fighter.modifiers, *of_effects)


def abilities_of(table: Table, game: Game, fighter: Fighter) -> tuple[Ability, ...]:
    """Return the abilities of a fighter: those of its card, then those that effects grant.

    The same ability with the same parameter counts once: Cible/+2 does not stack. What a card was kept with
    unread is read here, like everything that is granted.
    """
    printed, *granted = abilities_by_source(table, game, fighter)
    found, held = [*printed], {_same(ability) for ability in printed}
    for ability in chain.from_iterable(granted):
        if _same(ability) not in held:
            held.add(_same(ability))
            found.append(ability)
    return tuple(found)


def abilities_by_source(table: Table, game: Game, fighter: Fighter) -> tuple[tuple[Ability, ...], ...]:
    """Return the abilities of a fighter's card, then those of each effect that grants some."""
    sheet = game.cards[fighter.card].sheet
    printed_on = sheet.abilities if sheet is not None else ()
    read = table.abilities.each_of
    printed = tuple(one for each in printed_on for one in ((each,) if each.id else read(each.label("fr"))))
    granting = (effect.grants for effect in effects_on(game, fighter.id) if effect.grants)
    return (printed, *(tuple(chain.from_iterable(map(read, grants))) for grants in granting))


def _same(ability: Ability) -> tuple[str, str]:
    return (ability.id or ability.fr, ability.parameter)


def has(table: Table, game: Game, fighter: Fighter, ability: str) -> bool:
    """Tell whether a fighter has an ability of the catalogue now, of its card or granted."""
    return any(each.id == ability for each in abilities_of(table, game, fighter))


def number_of(table: Table, game: Game, fighter: Fighter, ability: str) -> int:
    """Return the sum of the numbers with which a fighter has an ability (Récupération/2, Croyant/3)."""
    found = (a.parameter for a in abilities_of(table, game, fighter) if a.id == ability)
    return sum(int(number) for number in found if number.isdecimal())


_HARMS, _HELPS = frozenset({"harm"}), frozenset({"help"})
_EITHER = _HARMS | _HELPS
_OF_RULES = "action."
_TEMPER = {
    ModifierKind.PENALTY: _HARMS, ModifierKind.DIVIDE: _HARMS, ModifierKind.BONUS: _HELPS,
    ModifierKind.REPLACE: _EITHER,
}  # fmt: skip


def temper(game: Game) -> tuple[frozenset[str], ...]:
    """Tell of each effect that holds somebody on the table whether it harms, helps, or both.

    A value that is set and an ability that is granted may be either: the table knows. What changes a
    figure from one source counts once, each change without a name by itself, and what the rules put
    themselves (a charge, cover) is no effect.
    """
    by_source: dict[tuple[object, ...], set[str]] = {}
    for fighter in game.fighters.values():
        for place, modifier in enumerate(fighter.modifiers if fighter.on_table else ()):
            if not modifier.source.startswith(_OF_RULES):
                key = (fighter.id, modifier.source or place)
                by_source.setdefault(key, set()).update(_TEMPER[modifier.kind])
    for effect in game.effects:
        holds = any(game.fighters[key].on_table for key in effect.fighters)
        if holds and not effect.waits and not effect.source.startswith(_OF_RULES):
            kinds = _EITHER if effect.grants or not effect.modifiers else frozenset[str]()
            by_source[effect.id, ""] = {*kinds, *(k for m in effect.modifiers for k in _TEMPER[m.kind])}
    return tuple(map(frozenset, by_source.values()))


def named(
    game: Game, peoples: Peoples, group: Designation, side: str, places: Callable[[Fighter], bool]
) -> tuple[str, ...]:
    """Return the fighters that a group names, seen from a side (II-C-1); a sketch is never named.

    ``places`` tells which figures count, those on the table as a rule.
    """
    found: list[str] = []
    for fighter in game.fighters.values():
        card = game.cards[fighter.card]
        if card.sheet is None or not places(fighter) or not group.reaches(fighter.level):
            continue
        if group.meets(card.sheet, peoples, friendly=card.side == side):
            found.append(fighter.id)
    return tuple(found)


def side_of_effect(game: Game, effect: Effect) -> str:
    """Return the side an effect is seen from: its own, else its caster's; empty when it has neither."""
    return effect.side or (game.side_of(effect.caster).key if effect.caster else "")


# -- putting and ending ---------------------------------------------------------------------------


def put(game: Game, effect: Effect) -> Game:
    """Return the state with an effect put, under an id of its own."""
    made = replace(effect, id=f"e{game.made + 1}", since=game.turn, paid=False, spent={})
    return replace(game, effects=(*game.effects, made), made=game.made + 1)


def turns_of(table: Table, turns: int) -> int:
    """Return how many turns an effect of so many has left as it is put, the present one counted (II-C-3)."""
    return max(1, turns) + (1 if table.ruleset.follows(TURNS, "next") else 0)


def with_effect(game: Game, effect: Effect) -> Game:
    """Return the state with an effect in the place of the one of the same id."""
    return _kept(game, (effect if e.id == effect.id else e for e in game.effects))


def without(game: Game, key: str) -> Game:
    """Return the state with an effect ended."""
    return _kept(game, (effect for effect in game.effects if effect.id != key))


def _kept(game: Game, effects: Iterable[Effect]) -> Game:
    after = tuple(effects)
    return game if after == game.effects else replace(game, effects=after)


# -- ending by themselves (II-C-3) ------------------------------------------------------------------


def at_activation(game: Game, fighters: Iterable[str]) -> Game:
    """Return the state as these fighters are activated: what lasted until now leaves each of them."""
    keys = tuple(fighters)
    game = _without_modifiers(game, map(game.fighters.__getitem__, keys), lambda m: _over(game, m))
    left = (_released(e, keys) if _ends_at_activation(game, e) else e for e in game.effects)
    return _kept(game, (e for e in left if e.fighters or not _ends_at_activation(game, e)))


def _ends_at_activation(game: Game, effect: Effect) -> bool:
    return effect.lasting is Lasting.ACTIVATION and effect.since < game.turn


def _released(effect: Effect, keys: tuple[str, ...]) -> Effect:
    return replace(effect, fighters=tuple(k for k in effect.fighters if k not in keys))


def _over(game: Game, modifier: Modifier) -> bool:
    return modifier.until is Until.ACTIVATION and modifier.since < game.turn


def _without_modifiers(game: Game, fighters: Iterable[Fighter], over: Callable[[Modifier], bool]) -> Game:
    left = ((f, tuple(m for m in f.modifiers if not over(m))) for f in fighters)
    return game.with_fighters(replace(f, modifiers=kept) for f, kept in left if kept != f.modifiers)


def _without_until(game: Game, *ended: Until) -> Game:
    return _without_modifiers(game, game.fighters.values(), lambda m: m.until in ended)


def at_end_of_combat(game: Game) -> Game:
    """Return the state without what ends with the combat."""
    game = _without_until(game, Until.COMBAT_END)
    return _kept(game, (effect for effect in game.effects if effect.lasting is not Lasting.COMBAT))


def at_end_of_turn(game: Game) -> Game:
    """Return the state without what ends with the turn; what was paid for or has turns left goes on.

    A test that came out is put away; one that is open is still to be decided.
    """
    if game.trial is not None and game.trial.verdict is not TrialVerdict.OPEN:
        game = replace(game, trial=None)
    game = _without_until(game, Until.TURN_END, Until.COMBAT_END)
    return _kept(game, (_next(e) for e in game.effects if not ends_with(e, "upkeep")))


def _next(effect: Effect) -> Effect:
    turns = effect.turns - 1 if effect.lasting is Lasting.TURNS else effect.turns
    return replace(effect, turns=turns, paid=False, spent={})


def ends_with(effect: Effect, phase: str) -> bool:
    """Tell whether an effect ends as a phase ends: the combat, or the turn with its upkeep."""
    match effect.lasting:
        case Lasting.COMBAT:
            return True
        case Lasting.TURN:
            return phase != "combat"
        case Lasting.TURNS:
            return phase != "combat" and effect.turns <= 1
        case Lasting.UPKEEP:
            return phase != "combat" and not effect.paid
        case _:
            return False


def apart(game: Game, giver: str, fighter: str) -> bool:
    """Tell whether two figures stand on different levels: an effect stays on its giver's (II-F)."""
    return giver in game.fighters and game.fighters[giver].level != game.fighters[fighter].level


def off_level(game: Game, effect: Effect, fighter: str) -> bool:
    """Tell whether its level keeps a figure out of an effect: by the text, else its giver's (II-F-2)."""
    if effect.group is not None and effect.group.levels:
        return not effect.group.reaches(game.fighters[fighter].level)
    return apart(game, effect.around, fighter)
