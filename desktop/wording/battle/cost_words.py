"""What a spell or a miracle costs, element by element: what is there, what is missing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from PySide6.QtCore import QCoreApplication

from desktop.wording.battle.in_view import BattleInView
from desktop.wording.naming import mana_name
from rules.battle.magic import affordable
from rules.spells import CostLine, Spell


def line_words(line: CostLine) -> str:
    """Say one part of a cost: what is needed, what is held, paid with other gems, or missing."""
    words = QCoreApplication.translate("CastPrompt", "{n} × {element}, {held} held")
    if line.chosen is not None:
        words = QCoreApplication.translate("CastPrompt", "{n} × {element}, {chosen} chosen of {held}")
    words = words.format(n=line.needed, element=mana_name(line.element), held=line.held, chosen=line.chosen)
    if line.others:
        more = QCoreApplication.translate("CastPrompt", "+ {n} of another element")
        words += f" {more.format(n=line.others)}"
    if line.missing:
        words += ", " + QCoreApplication.translate("CastPrompt", "{n} missing").format(n=line.missing)
    return words


def cost_words(context: BattleInView, fighter: str, spell: Spell) -> str:
    """Say what a spell costs, element by element, with what is held and what is missing."""
    return joined_words(affordable(context.table, context.game, fighter, spell).lines)


def joined_words(lines: Sequence[CostLine]) -> str:
    """Say the parts of a cost one after another."""
    words = QCoreApplication.translate("CastPrompt", "{first}; {second}")
    said = [line_words(line) for line in lines]
    return reduce(lambda first, second: words.format(first=first, second=second), said) if said else ""
