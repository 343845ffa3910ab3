"""How a table of findings shares its room: each column as wide as its words, the last word to one of them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QTableView

_GAP = 12
_FEW = 1500
"""Rows of more than these stay at one line each: to measure them would be felt."""
_SHARE = 0.28
"""No more of the room than this for each column but the wide one, unless that one leaves some over."""


def widths(room: int, needs: dict[int, int], wide: int) -> dict[int, int]:
    """Return the widths of all columns but the wide one, which has the rest."""
    most = int(room * _SHARE)
    found = {section: min(need, most) for section, need in needs.items() if section != wide}
    left = room - sum(found.values()) - needs.get(wide, 0)
    for section in sorted(found, key=lambda each: needs[each]):
        more = max(0, min(needs[section] - found[section], left))
        found[section] += more
        left -= more
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


def _grow_rows(table: QTableView, shown: Sequence[int]) -> None:
    """Give rows whose words are longer than their columns a second line."""
    model, measure, rows = table.model(), table.fontMetrics(), table.verticalHeader()
    if model.rowCount() > _FEW:
        return
    rooms = {section: table.columnWidth(section) - _GAP for section in shown}
    plain = rows.defaultSectionSize()
    for row in range(model.rowCount()):
        long = any(
            measure.horizontalAdvance(str(model.index(row, section).data() or "")) > room
            for section, room in rooms.items()
        )
        height = plain + measure.lineSpacing() if long else plain
        if rows.sectionSize(row) != height:
            table.setRowHeight(row, height)
