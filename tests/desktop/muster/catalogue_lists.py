"""A list by catalogues in the real window: read, made, unfolded and clicked as a player does."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint

from desktop.muster.option_rows import OptionRow, OptionRowKind
from desktop.muster.place import MusterPlace
from desktop.operations import armies
from desktop.operations.desk import Desk
from desktop.operations.imports import catalogues
from desktop.operations.imports.report import ImportReport
from tests.db.exchange import warband
from tests.desktop.hands import click, settle
from tests.desktop.muster.in_view import kept
from tests.desktop.operations.imports.catalogues import file


def brought(place: MusterPlace, desk: Desk, folder: Path, army: bytes) -> MusterPlace:
    """Import the warband's system and an army."""
    paths = [file(folder, warband.system(), "s.gst"), file(folder, army, "g.cat")]
    assert isinstance(catalogues.bring(desk, paths=paths), ImportReport)
    return place


def listed(place: MusterPlace, desk: Desk, *names: str) -> MusterPlace:
    """Make a list of cards by their names, and look at it."""
    ids = {r.card.name("en"): r.card_id for r in desk.library.cards()}
    army = armies.create(desk, name="Club")
    assert isinstance(army, str)
    for name in names:
        armies.add_entry(desk, army, card_id=ids[name])
    place.visit(army)
    settle()
    return place


def rows(place: MusterPlace) -> list[tuple[int, str, str, bool]]:
    """Give what stands beneath the entries: how deep, its name, its price, whether it is taken."""
    found = (row for row in place.panes.entries.entries.rows if isinstance(row, OptionRow))
    return [
        (row.depth, row.name, row.price.replace("\xa0", " "), row.taken)
        for row in found
        if row.kind is not OptionRowKind.OWN
    ]


def row_of(place: MusterPlace, name: str) -> OptionRow:
    """Give the row of an option."""
    (found,) = (r for r in place.panes.entries.entries.rows if isinstance(r, OptionRow) and r.name == name)
    return found


def press_row(place: MusterPlace, name: str, key: str = "") -> None:
    """Click on the row of a name, or on a cell of it, as a mouse does."""
    view = place.panes.entries
    at = next(n for n, row in enumerate(view.entries.rows) if row.name.startswith(name))
    rect = view.visualRect(view.entries.index(at))
    points = (QPoint(x, rect.center().y()) for x in range(rect.right() - 2, rect.left(), -3))
    point = next(p for p in points if not key or ((c := view.cell_at(p)) is not None and c.key == key))
    click(view.viewport(), point)


def picked(place: MusterPlace, name: str = "Mage") -> list[tuple[str, float | None]]:
    """Give what an entry buys, and its prices."""
    entry = next(e for row, e in zip(place.panes.entries.listed, kept(place).entries, strict=True)
                 if row.name == name)  # fmt: skip
    return [(option.name, option.pa) for option in entry.options]
