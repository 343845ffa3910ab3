"""A total of the Tactique roll as the sum of its reasons."""

from __future__ import annotations

from desktop.battle.context import BattleContext
from desktop.wording.battle.figure_values import amount_words
from rules.battle.one_die import bars
from rules.text import Explained


def reasons(context: BattleContext, total: Explained) -> str:
    """Say the reasons of a total, an amount never parted from its words: 6 natural result, +4 DIS of Abel."""
    parts = []
    for place, reason in enumerate(total.reasons):
        words = context.say(reason.message)
        if not bars(reason):
            words = f"{amount_words(reason, first=not place)}\N{NO-BREAK SPACE}{words}"
        parts.append(words)
    return ", ".join(parts)
