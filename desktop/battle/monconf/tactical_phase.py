"""The tactical phase of MonCon'F: the tactician first, command points, then the piles."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.battle.monconf.points_page import PointsPage
from desktop.battle.strategic.strategy import RollWords, Strategy
from desktop.wording.battle.monconf.banner_words import plan_words
from rules.battle.flow import FIRST, ORDER, POINTS, ROLL
from rules.battle.state import Game

translate = QCoreApplication.translate


def page(game: Game) -> str:
    """Name the page of a moment; a step that only reminds belongs to the roll."""
    if game.step in (POINTS, ORDER):
        return game.step
    return FIRST if game.winner else ROLL


def _words() -> RollWords:
    return RollWords(
        won=translate("MonconRoll", "{side} is the tactician of this turn"),
        who=translate("MonconRoll", "Who tests DIS for {side}?"),
        asks=translate("MonconRoll", "Who tests DIS?"),
        does=translate("MonconRoll", "Tests DIS"),
        unknown=translate("MonconRoll", "No DIS is known here: choose somebody and enter it."),
        lost=translate("MonconRoll", "Nobody can test DIS: the other side has the tactician."),
        barred=translate("MonconRoll", "Nobody can test DIS."),
        unopposed=translate("MonconRoll", "Nobody on the other side can test DIS."),
        locked=translate("MonconRoll", "{name} chooses. The piles are locked now."),
        phase=translate("MonconRoll", "Tactical phase"),
        chooses=translate("MonconRoll", "Who tests DIS"),
    )


STRATEGY = Strategy(
    page=page, words=_words, why=plan_words,
    pages={POINTS: PointsPage}, taken={POINTS: "ab0123456789&é\"'(-è_çà"},
)  # fmt: skip
