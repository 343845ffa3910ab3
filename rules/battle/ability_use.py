"""What the program does with an ability, so that who gives one is told what is left to the table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from enum import StrEnum

from rules.abilities import Abilities, Ability, Engine
from rules.battle.ruleset import Ruleset
from rules.battle.wound_effects import fits, words_behind
from rules.text import alike

# What the rules read of a figure, and its players are reminded of all the same.
_READ = frozenset({"flight", "leadership", "general_staff", "shooter", "artillery", "assault_fire"})


class Use(StrEnum):
    """What becomes of an ability in a battle."""

    ACTS = "acts"  # the program counts it, or asks for its dice
    TABLE = "table"  # understood, and the table applies it: the program names it at most
    UNKNOWN = "unknown"  # in no catalogue, kept as it was written


def use_of(ability: Ability, abilities: Abilities, ruleset: Ruleset) -> Use:
    """Return what becomes of an ability under a ruleset.

    Of one that acts at wound rolls a row has to be meant for its words too, for each of several:
    Immunité/Tête acts, Immunité/Feu and Immunité/Tête et Feu do not, or not wholly.
    """
    kind = abilities.kinds.get(ability.id)
    if all(any(fits(each, effect) for effect in ruleset.at_wounds) for each in _each_word(ability, ruleset)):
        return Use.ACTS
    if kind is None:
        return Use.UNKNOWN
    actions = ruleset.actions
    if kind.id in (*_READ, *actions.shots_added, *actions.shots_total, *actions.melee_free):
        return Use.ACTS
    by_wounds = any(effect.ability == kind.id for effect in ruleset.at_wounds)
    return Use.TABLE if by_wounds or kind.engine is Engine.REMINDS else Use.ACTS


def _each_word(ability: Ability, ruleset: Ruleset) -> tuple[Ability, ...]:
    """Return an ability once for each of its words, as a whole where a row means all of them together."""
    whole, *several = words_behind(ability)
    if any(alike(whole) in map(alike, effect.words) for effect in ruleset.at_wounds):
        several = []
    return tuple(replace(ability, parameter=word) for word in several or [whole])


def left_to_the_table(
    found: Iterable[Ability], abilities: Abilities, ruleset: Ruleset
) -> tuple[tuple[Ability, ...], tuple[Ability, ...]]:
    """Return the abilities that the program understands and does not apply, and those it does not know."""
    uses = [(ability, use_of(ability, abilities, ruleset)) for ability in found]
    known = tuple(ability for ability, use in uses if use is Use.TABLE)
    return known, tuple(ability for ability, use in uses if use is Use.UNKNOWN)
