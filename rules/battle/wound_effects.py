"""What an ability or an effect does to a wound roll, as a row of the ruleset (II-B-1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Any

from rules.abilities import Ability
from rules.ability_words import Vocabulary, pieces
from rules.text import alike


class Bearer(StrEnum):
    """Which of the two fighters has the ability; what the attacker has is applied first."""

    ATTACKER = "attacker"
    TARGET = "target"


class WoundStep(StrEnum):
    """When an effect acts; the steps are strict and follow each other in this order (II-B-1)."""

    DIE = "die"  # one more die added to the attacker's strength, before the table is read
    ROW = "row"  # the row is shifted
    COLUMN = "column"  # the column is shifted
    REPLACE = "replace"  # a result is replaced by another one
    NOTCH = "notch"  # a wound is one step worse or better
    POISON = "poison"  # a die after a wound that makes it worse
    STATE = "state"  # a state that does not take hold


SHIFTS = frozenset({WoundStep.ROW, WoundStep.COLUMN})


class RollCondition(StrEnum):
    """On which rolls a replacement acts."""

    ALWAYS = "always"
    DOUBLE = "double"  # the two dice kept show the same


@dataclass(frozen=True, slots=True, kw_only=True)
class WoundEffect:
    """One ability at a wound roll.

    ``ability`` is an id of the catalogue and ``words`` the folded parameters it is meant for (none: any).
    ``amount`` shifts rows, columns or steps; ``by_parameter`` takes it from the number after the slash.
    ``results`` are the letters it acts on (empty: all), ``columns`` the locations (empty: all), ``to`` the
    letter that a replacement sets. ``aimed`` says that the parameter names whom it is meant for (Fléau/X).
    ``since`` is the generation of rulesets that knew of it first: own ones of before play without it.
    """

    ability: str
    bearer: Bearer
    step: WoundStep
    words: tuple[str, ...] = ()
    amount: int = 0
    by_parameter: bool = False
    when: RollCondition = RollCondition.ALWAYS
    results: str = ""
    columns: tuple[int, ...] = ()
    to: str = ""
    aimed: bool = False
    since: int = 1

    @classmethod
    def of(cls, ability: Ability, words: Vocabulary, **more: Any) -> WoundEffect:
        """Return an effect of an ability as it is written, its word in both languages."""
        said = ability.parameter
        known = dict.fromkeys(alike(word) for word in (words.french(said), words.english(said)) if word)
        return cls(ability=ability.id or ability.fr, words=tuple(known), **more)

    @classmethod
    def from_row(cls, row: Mapping[str, Any]) -> WoundEffect:
        """Build from parsed data. Raises ValueError for an unknown key or word."""
        if unknown := row.keys() - _FIELDS:
            raise ValueError(f"wound effect {row.get('ability')!r}: unknown {sorted(unknown)}")
        made = dict(row)
        made["bearer"] = Bearer(row["bearer"])
        made["step"] = WoundStep(row["step"])
        made["when"] = RollCondition(row.get("when", "always"))
        made["words"] = tuple(row.get("words", ()))
        made["columns"] = tuple(row.get("columns", ()))
        return cls(**made)


_FIELDS = frozenset(field.name for field in fields(WoundEffect))


def fits(ability: Ability, effect: WoundEffect) -> bool:
    """Tell whether an effect is that of an ability, with the words that follow it.

    An ability that the catalogue does not know is known by its name. Of several words, as in
    « Immunité/Bras et Jambes », each counts.
    """
    if not (ability.id == effect.ability if ability.id else alike(ability.fr) == alike(effect.ability)):
        return False
    return not effect.words or any(alike(word) in map(alike, effect.words) for word in words_behind(ability))


def words_behind(ability: Ability) -> tuple[str, ...]:
    """Return what stands behind the slash of an ability: the whole, then each of several words."""
    parts = pieces(ability.parameter)
    return (ability.parameter, *(parts if len(parts) > 1 else ()))
