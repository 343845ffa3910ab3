"""Six units and two options of catalogues, from groups that are shut: counted by clicks, and by keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QToolButton

from desktop.muster.drawer_rows import ADD
from desktop.muster.entries_list import OPTIONS
from desktop.muster.place import MusterPlace
from desktop.operations.desk import Desk
from desktop.widgets.row_list import RowList
from tests.db.exchange import foreign
from tests.desktop.hands import click, press, settle, write
from tests.desktop.muster.catalogue_lists import brought
from tests.desktop.muster.in_view import kept

CLICKS, KEYS = 14, 40
UNITS = ("Xan", "Yor", "Zed", "Qua", "Wim", "Vok")


@pytest.fixture
def armed(place: MusterPlace, desk: Desk, tmp_path: Path) -> MusterPlace:
    """Read six units, each with fifteen relics and fifteen rites to choose from."""
    units = []
    for name in UNITS:
        groups = [
            foreign.group(
                heading,
                [foreign.entry(f"{kind}{letter}", id=f"{name}-{kind}-{letter}", kind="upgrade", pa=2)
                 for letter in "abcdefghijklmno"],
                id=f"{name}-{heading}",
            )
            for heading, kind in (("Relics", "Relic"), ("Rites", "Rite"))
        ]  # fmt: skip
        units.append(foreign.entry(name, pa=10, profiles=[foreign.profile(name)], groups=groups))
    return brought(place, desk, tmp_path, foreign.catalogue(*units))


class Mouse:
    """Clicks on rows and counts."""

    def __init__(self) -> None:
        self.clicks = 0

    def row(self, view: RowList, name: str, key: str = "") -> None:
        """Turn the wheel until a row is in view, and click on it, or on a cell of it."""
        rows = [
            view.model().index(n, 0).data(Qt.ItemDataRole.DisplayRole) for n in range(view.model().rowCount())
        ]
        index = view.model().index(rows.index(name), 0)
        view.scrollTo(index)
        settle()
        rect = view.visualRect(index)
        points = (QPoint(x, rect.center().y()) for x in range(rect.right() - 2, rect.left(), -3))
        told = ((point, view.cell_at(point)) for point in points)
        click(view.viewport(), next(p for p, c in told if not key or (c is not None and c.key == key)))
        self.clicks += 1


def bought(place: MusterPlace) -> list[tuple[str, list[str]]]:
    names = [row.name for row in place.panes.entries.listed]
    return [
        (name, [option.name for option in entry.options])
        for name, entry in zip(names, kept(place).entries, strict=True)
    ]


WANTED = [(name, {"Wim": ["Relicc"], "Vok": ["Rited"]}.get(name, [])) for name in UNITS]


def test_with_the_mouse_alone(armed: MusterPlace) -> None:
    panes, mouse = armed.panes, Mouse()
    new = next(b for b in panes.findChildren(QToolButton) if b.isVisible() and b.text() == "New army")
    click(new)
    click(panes.peoples.peoples.viewport(), panes.peoples.peoples.visualRect(
        panes.peoples.peoples.model().index(0, 0)).center())  # fmt: skip
    mouse.clicks += 2
    for name in UNITS:
        mouse.row(panes.drawer.view, name, ADD)
    for name, heading, option in (("Wim", "Relics", "Relicc"), ("Vok", "Rites", "Rited")):
        mouse.row(panes.entries, name, OPTIONS)
        mouse.row(panes.entries, heading)
        mouse.row(panes.entries, option)
    assert bought(armed) == WANTED
    assert mouse.clicks == 14 <= CLICKS


def test_with_the_keyboard_alone(armed: MusterPlace) -> None:
    press(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    cards = "\n" + "".join(f"{name[:2].lower()}\n" for name in UNITS) + "\x1b\x1b"
    write(cards)
    write(first := "ocd \x1b")
    press(Qt.Key.Key_Up)
    write(second := "occ \x1b")
    assert bought(armed) == [(name, {"Vok": ["Relicd"], "Wim": ["Relicc"]}.get(name, [])) for name in UNITS]
    assert 1 + len(cards) + len(first) + 1 + len(second) == 33 <= KEYS
