"""Where a figure is: on the table or off it, dead, or with whom."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.wording import fill
from rules.battle.state import Place

translate = QCoreApplication.translate


def place_words(place: Place) -> str:
    """Say where a figure is."""
    words = {
        Place.TABLE: translate("Battle", "on the table"),
        Place.OFF: translate("Battle", "off the table"),
        Place.FLED: translate("Battle", "fled"),
        Place.DEAD: translate("Battle", "dead"),
        Place.CAPTURED: translate("Battle", "captured"),
    }
    return words[place]


def captor_words(captor: str) -> str:
    """Say who captured a figure."""
    return fill(translate("Battle", "captured by {name}"), name=captor)
