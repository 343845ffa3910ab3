"""The tactical phase of MonCon'F: the tactician first, command points, then the piles."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.battle.monconf.points_page import PointsPage
from desktop.battle.strategic.strategy import StepWords, Strategy
from rules.battle.flow import FIRST, ORDER, POINTS, ROLL
from rules.battle.state import Game

translate = QCoreApplication.translate
_STEPS = (ROLL, POINTS, ORDER, FIRST)


def _steps() -> tuple[StepWords, ...]:
    return (
        StepWords(translate("StepsLine", "Tactician"), translate("StepsLine", "1. Who is the tactician")),
        StepWords(
            translate("StepsLine", "Points"), translate("StepsLine", "2. Command points, in the first turn")
        ),
        StepWords(translate("StepsLine", "Piles"), translate("StepsLine", "3. Both sides order their piles")),
        StepWords(translate("StepsLine", "First"), translate("StepsLine", "4. Who speaks first")),
    )


def _at(game: Game) -> int:
    return _STEPS.index(page(game))


def page(game: Game) -> str:
    """Name the page of a moment; a step that only reminds belongs to the roll."""
    if game.step in (POINTS, ORDER):
        return game.step
    return FIRST if game.winner else ROLL


def _won() -> str:
    return translate("FirstPage", "{side} is the tactician of this turn")


STRATEGY = Strategy(steps=_steps, at=_at, page=page, pages={POINTS: PointsPage}, won=_won)
