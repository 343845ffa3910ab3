"""How a table of findings shares its room: each column as wide as its words, the last word to one of them."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtWidgets import QTableView

_GAP = 12
_LINES = 4
_RAGGED, _SHORT = 1.1, 24
"""Lines of several words end before the edge: so much more room they take."""
_FEW = 1500
"""Rows of more than these stay at one line each: to measure them would be felt."""
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


def _grow_rows(table: QTableView, shown: Sequence[int]) -> None:
    """Give rows whose words are longer than their columns more lines, a few at most."""
    model, measure, rows = table.model(), table.fontMetrics(), table.verticalHeader()
    if model.rowCount() > _FEW:
        return
    rooms = {section: table.columnWidth(section) - _GAP for section in shown}
    plain = rows.defaultSectionSize()
    for row in range(model.rowCount()):
        lines = max(
            _lines(measure.horizontalAdvance(words), len(words), max(room, 1))
            for section, room in rooms.items()
            for words in [str(model.index(row, section).data() or " ")]
        )
        height = plain + measure.lineSpacing() * (min(lines, _LINES) - 1)
        if rows.sectionSize(row) != height:
            table.setRowHeight(row, height)
