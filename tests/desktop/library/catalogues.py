"""A catalogue with one figure, brought into the Library."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from desktop.library.foreign_page import ForeignPage
from desktop.library.place import LibraryPlace
from desktop.operations.desk import Desk
from rules.cards import Card
from tests.db.exchange.foreign import GUARD, catalogue, entry, profile


def file(folder: Path, *entries: str, revision: int = 1, name: str = "griffins.cat") -> Path:
    path = folder / name
    path.write_bytes(catalogue(*entries, revision=revision))
    return path


def figure(pa: int = 17, cells: dict[str, str] = GUARD) -> str:
    return entry("Sentry", pa=pa, profiles=[profile("Sentry", cells)])


def opened(qtbot: QtBot, place: LibraryPlace, *paths: Path) -> ForeignPage:
    """Import files and wait until their import is planned."""
    place.import_files(list(paths))
    settle(qtbot, place)
    page = place.foreign.page
    assert page is not None
    return page


def settle(qtbot: QtBot, place: LibraryPlace) -> None:
    """Wait until what is done beside the window is over."""
    qtbot.waitUntil(lambda: not (place.importing.busy or place.exchange.busy or place.foreign.work.busy))


def sentry(desk: Desk) -> Card:
    return next(r.card for r in desk.library.cards() if r.card.name_en == "Sentry")
