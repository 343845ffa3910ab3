"""What the palette finds while a battle is in view."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest

from desktop.shell.palette import CommandPalette
from desktop.shell.window import Window
from desktop.widgets.actions import PaletteEntry
from tests.desktop.battle.hand import CONTROL
from tests.desktop.unpainted import rest


def search(window: Window, letters: str) -> dict[str, PaletteEntry]:
    """Open the palette, type, and give what is found by its words."""
    QTest.keyClick(window, Qt.Key.Key_K, CONTROL)
    palette = window.findChild(CommandPalette)
    assert palette is not None
    palette.field.setText(letters)
    while any(timer.isActive() for timer in palette.findChildren(QTimer)):  # it finds in slices
        rest()
    rows = [palette.model.entry(palette.model.index(row)) for row in range(palette.model.rowCount())]
    return {row.words: row for row in rows}
