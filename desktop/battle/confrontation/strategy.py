"""The strategic phase of Confrontation (IV): sequences, the Tactique roll, who speaks first."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.battle.strategic.strategy import StepWords, Strategy
from rules.battle.state import Game

translate = QCoreApplication.translate
_AT = {"effects": 0, "order": 1, "before": 2}
_ROLL, _AFTER = 3, 4


def _steps() -> tuple[StepWords, ...]:
    effects = translate("StepsLine", "Effects")
    return (
        StepWords(effects, translate("StepsLine", "1. Effects of the strategic phase")),
        StepWords(
            translate("StepsLine", "Order"), translate("StepsLine", "2. Both sides order their sequences")
        ),
        StepWords(effects, translate("StepsLine", "3. Effects before the Tactique roll")),
        StepWords(translate("StepsLine", "Roll"), translate("StepsLine", "4. The Tactique roll")),
        StepWords(effects, translate("StepsLine", "5. Effects after the Tactique roll")),
    )


def _at(game: Game) -> int:
    return _AFTER if game.winner else _AT.get(game.step, _ROLL)


def _page(game: Game) -> str:
    if game.winner:
        return "first"
    return "order" if game.step in _AT else "roll"


STRATEGY = Strategy(steps=_steps, at=_at, page=_page)
