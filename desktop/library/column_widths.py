"""How a table of findings shares its room: each column as wide as its words, the last word to one of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import count
from math import ceil

from PySide6.QtCore import QTimer
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QTableView

_GAP = 12
_LINES = 4
_RAGGED, _SHORT = 1.1, 24
"""Lines of several words end before the edge: so much more room they take."""
_FEW = 1500
"""Rows of more than these stay at one line each: to measure them would be felt."""
_SLICE = 50
"""So many rows are measured at once."""
_TURN = "turn_of_growing"
_turns = count(1)
_known: dict[tuple[str, str], int] = {}
_MOST_KNOWN = 8192
_SHARE = 0.4
"""So much of the room is for the wide column, if it needs it, where not all have what they need."""


def widths(room: int, needs: dict[int, int], wide: int) -> dict[int, int]:
    """Return the widths of all columns but the wide one, which has the rest.

    Where there is not room for all, short columns have what they need, and long ones share what is left.
    """
    others = {section: need for section, need in needs.items() if section != wide}
    left = room - min(needs.get(wide, 0), max(int(room * _SHARE), room - sum(others.values())))
    found: dict[int, int] = {}
    for number, section in enumerate(sorted(others, key=lambda each: others[each])):
        found[section] = min(others[section], max(0, left) // (len(others) - number))
        left -= found[section]
    return found


def share_room(table: QTableView, wide: int) -> None:
    """Make the columns in view as wide as what stands in them, as far as there is room."""
    header = table.horizontalHeader()
    shown = [section for section in range(header.count()) if not table.isColumnHidden(section)]
    needs = {
        section: max(table.sizeHintForColumn(section), header.sectionSizeHint(section)) + _GAP
        for section in shown
    }
    for section, width in widths(table.viewport().width(), needs, wide).items():
        table.setColumnWidth(section, width)
    _grow_rows(table, shown)


def _lines(width: int, letters: int, room: int) -> int:
    if width <= room:
        return 1
    return ceil(width * (_RAGGED if letters > _SHORT else 1) / room)


def _width(measure: QFontMetrics, font: str, words: str) -> int:
    """Measure words of a font, once: tables ask again whenever their room changes."""
    found = _known.get((font, words))
    if found is None:
        if len(_known) >= _MOST_KNOWN:
            _known.clear()
        found = _known[font, words] = measure.horizontalAdvance(words)
    return found


def _grow_rows(table: QTableView, shown: Sequence[int], begun: int = 0, turn: int = 0) -> None:
    """Give rows whose words are longer than their columns more lines, a few at most.

    The first ones are measured at once, the others in slices, between which the window answers.
    """
    model, font, rows = table.model(), table.font().key(), table.verticalHeader()
    turn = turn or next(_turns)
    if not begun:
        table.setProperty(_TURN, turn)
    if model.rowCount() > _FEW or table.property(_TURN) != turn:
        return
    rooms = {section: table.columnWidth(section) - _GAP for section in shown}
    plain, measure, end = rows.defaultSectionSize(), table.fontMetrics(), begun + _SLICE
    for row in range(begun, min(end, model.rowCount())):
        lines = max(
            _lines(_width(measure, font, words), len(words), max(room, 1))
            for section, room in rooms.items()
            for words in [str(model.index(row, section).data() or " ")]
        )
        height = plain + measure.lineSpacing() * (min(lines, _LINES) - 1)
        if rows.sectionSize(row) != height:
            table.setRowHeight(row, height)
    if end < model.rowCount():
        QTimer.singleShot(0, table, partial(_grow_rows, table, shown, end, turn))
