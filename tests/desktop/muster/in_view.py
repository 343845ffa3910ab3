"""The army that the Muster shows."""

from __future__ import annotations

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


def first(place: MusterPlace) -> None:
    """Stand on the first card of the army."""
    place.panes.entries.setCurrentIndex(place.panes.entries.entries.index(0))
    place.panes.entries.setFocus()
