"""What the dice of a casting come to, before it and after it, line by line."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from desktop.battle.context import BattleContext
from desktop.battle.effect_steps import step_words
from desktop.battle.spell_text import area_words
from desktop.battle.trial_words import sum_lines
from desktop.phrases import capital, number
from rules.battle.events import Rolled
from rules.battle.magic import CastSpell, difficulty_of, total_of


def sum_so_far(context: BattleContext, command: CastSpell, *, carried: bool, thrown: bool) -> str:
    """Say what the dice come to as they stand: those of the area, of the difficulty once they are
    ``carried``, and those of the test once they are ``thrown``.
    """
    table, game = context.play.table, context.game
    lines = [area_words(command)] if command.area and len(command.area) == command.spell.area.dice else []
    if carried:
        words = QCoreApplication.translate("CastPrompt", "Difficulty {n}.")
        lines.append(words.format(n=number(difficulty_of(table, game, command) or 0)))
    if thrown:
        found = total_of(table, game, command)
        lines.append(sum_lines(found.reasons, found.total, context.names))
    return "\n".join(lines)


def outcome_lines(context: BattleContext, last: Rolled, earlier: Iterable[Rolled]) -> str:
    """Say what a test came to, then the rolls before it."""
    said = [sum_lines(last.reasons, last.total, context.names)]
    for each in earlier:
        said += [context.say(each.what), sum_lines(each.reasons, each.total, context.names)]
    return "\n".join(said)


def did_words(context: BattleContext) -> str:
    """Say what the last casting did, "" where it did nothing."""
    step = context.last_step
    return capital(step_words(step, context.names)) if step is not None else ""
