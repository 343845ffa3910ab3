"""The army that the Muster shows."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.muster.place import MusterPlace
from rules.armies import Army


def place_title(place: MusterPlace) -> str:
    """Give the name that stands above the army."""
    return place.panes.header.name.text()


def kept(place: MusterPlace) -> Army:
    """Give the army in view as the library keeps it."""
    assert place.desk is not None
    return place.desk.library.army(place.controller.army_id)


def total(place: MusterPlace) -> str:
    """Give the live total on screen."""
    return place.panes.header.total.text().replace("\xa0", " ")


def new_list(place: MusterPlace, system: str = "confrontation") -> None:
    """Begin a list of a game as clicks do, of the people offered first where the game has any."""
    place.controller.new_army()
    page = place.panes.peoples
    next(button for button in page.games.buttons if button.objectName() == system).click()
    if page.begin.isVisible():
        page.begin.click()
    else:
        tiles = page.peoples
        at = tiles.visualRect(tiles.model().index(0, 0)).center()
        QTest.mouseClick(tiles.viewport(), Qt.MouseButton.LeftButton, pos=at)


def first(place: MusterPlace) -> None:
    """Stand on the first card of the army."""
    place.panes.entries.setCurrentIndex(place.panes.entries.entries.index(0))
    place.panes.entries.setFocus()
