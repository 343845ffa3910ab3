"""Say of abilities, where they are given, what the program leaves to the table."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from rules.abilities import Abilities, Ability
from rules.battle.ability_use import left_to_the_table
from rules.battle.ruleset import Ruleset


def left_words(found: Iterable[Ability], abilities: Abilities, ruleset: Ruleset, language: str) -> str:
    """Say which abilities the table applies and which nobody knows; "" where the program counts them all."""
    known, unknown = left_to_the_table(found, abilities, ruleset)
    said = []
    if known:
        words = QCoreApplication.translate("Abilities", "Known, for the table to apply: {names}")
        said.append(words.format(names=_listed(known, language)))
    if unknown:
        words = QCoreApplication.translate("Abilities", "Not in the catalogue, kept as typed: {names}")
        said.append(words.format(names=_listed(unknown, language)))
    return "\n".join(said)


def _listed(abilities: Iterable[Ability], language: str) -> str:
    return ", ".join(ability.label(language) for ability in abilities)
