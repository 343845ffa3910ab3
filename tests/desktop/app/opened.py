"""What the whole program has open: its library, and the place that shows the cards of it."""

from __future__ import annotations

from desktop.library.place import LibraryPlace
from desktop.operations.desk import Desk
from desktop.shell.window import Window


def desk_of(window: Window) -> Desk:
    assert window.desk is not None
    return window.desk


def library_of(window: Window) -> LibraryPlace:
    place = window.place("library")
    assert isinstance(place, LibraryPlace)
    return place
