"""What the banner says in each phase of Confrontation (IV, V)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.wording.battle.shown import Said
from desktop.wording.naming import Names, phase_name
from rules.battle.state import Game

translate = QCoreApplication.translate


def said(game: Game, names: Names) -> Said:
    """Say who has the hand, or what happens."""
    if game.phase == "activation":
        return _activation(game, names)
    if game.phase == "strategic":
        return _strategic(game, names)
    return Said(translate("Banner", "Phase"), phase_name(game.phase))


def _activation(game: Game, names: Names) -> Said:
    if not game.hand:
        return Said(translate("Banner", "Every card has been played"), translate("Banner", "On to combat"))
    caption = translate("Banner", "Speaking turn of") if game.speaking else translate("Banner", "To play now")
    return Said(caption, names.side(game.hand), "ab".index(game.hand))


def _strategic(game: Game, names: Names) -> Said:
    if game.winner:
        caption = translate("Banner", "Won the Tactique roll: chooses who speaks first")
        return Said(caption, names.side(game.winner), "ab".index(game.winner))
    ordering = game.step in ("effects", "order")
    roll = translate("Banner", "Tactique roll")
    title = translate("Banner", "Order of the sequences") if ordering else roll
    return Said(phase_name(game.phase), title)
