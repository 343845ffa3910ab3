"""Words for what abilities do at a wound roll: steps, locations, results."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from rules.battle.ruleset import NOTHING, Ruleset
from rules.battle.wound_effects import WoundStep

LOCATIONS = ("legs", "arms", "abdomen", "chest", "head")
"""The columns of the table in their order, as the rules name them."""


def step_words(step: WoundStep) -> str:
    """Say what an effect does."""
    return {
        WoundStep.DIE: QCoreApplication.translate("WoundEffects", "adds a die to STR"),
        WoundStep.ROW: QCoreApplication.translate("WoundEffects", "shifts the row"),
        WoundStep.COLUMN: QCoreApplication.translate("WoundEffects", "shifts the location"),
        WoundStep.REPLACE: QCoreApplication.translate("WoundEffects", "replaces the result"),
        WoundStep.NOTCH: QCoreApplication.translate("WoundEffects", "makes the wound worse or better"),
        WoundStep.POISON: QCoreApplication.translate("WoundEffects", "poisons"),
        WoundStep.STATE: QCoreApplication.translate("WoundEffects", "prevents a state"),
    }[step]


def location_words(location: str) -> str:
    """Name a location."""
    return {
        "legs": QCoreApplication.translate("WoundEffects", "legs"),
        "arms": QCoreApplication.translate("WoundEffects", "arms"),
        "abdomen": QCoreApplication.translate("WoundEffects", "abdomen"),
        "chest": QCoreApplication.translate("WoundEffects", "chest"),
        "head": QCoreApplication.translate("WoundEffects", "head"),
    }[location]


def result_words(ruleset: Ruleset, result: str, language: str) -> str:
    """Name a result of the wound table."""
    if result == NOTHING:
        return QCoreApplication.translate("WoundEffects", "nothing")
    states = {state.id: state.en if language == "en" else state.fr for state in ruleset.track.states}
    return states.get(result, result)
