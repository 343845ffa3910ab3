"""A table of fields, a column for each card: what differs has a sign before it and is written bold."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHeaderView, QTableWidgetItem, QWidget

from desktop.look import theme
from desktop.widgets.plain_table import PlainTable
from desktop.wording.excerpts import excerpts
from desktop.wording.field_words import field_name, row_words
from desktop.wording.plain import plain_tip
from rules.card_comparison import FieldRow
from rules.peoples import Peoples

CARDS = 2
"""The column of the first card: before it stand the sign of a difference and the name of the field."""

_SIGN, _NAMES = 32, 144
_MOST_LETTERS, _TALL = 500, 100
"""A text has so many letters at most, the tooltip all; beside a text of several lines words stand above."""

BEFORE = _SIGN + _NAMES
"""The width of the columns before the cards, in px at 100 %."""


class FieldTable(PlainTable):
    """The fields of cards; ``wanted`` Return is about the card of the column, D about what is the same."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.Key.Key_Return, Qt.Key.Key_D, whole_rows=False)

    def fill(self, rows: Sequence[FieldRow], peoples: Peoples, cards: int, heads: Sequence[str] = ()) -> None:
        """Show fields; under ``heads`` for fields and cards all of them differ, and need no sign."""
        self.clear()
        self.setRowCount(len(rows))
        mode = QHeaderView.ResizeMode
        self.set_columns((mode.Fixed, mode.Fixed, *(mode.Stretch,) * cards), ("", *heads) if heads else ())
        self.setColumnHidden(0, bool(heads))
        for column, width in enumerate((_SIGN, _NAMES)):
            self.setColumnWidth(column, theme.current().px(width))
        before = ""
        for at, row in enumerate(rows):
            name = field_name(row.field, row.system) if row.field != before else ""
            before = row.field
            sign = "≠" if row.contradicts else "?" if row.differs else ""
            said = row_words(row, peoples)
            shown = excerpts(said, _MOST_LETTERS)
            for column, words in enumerate((sign, name, *shown)):
                item = self._item(row, column, words, bold=sign == "≠" and not heads)
                if column >= CARDS:
                    item.setToolTip(plain_tip(said[column - CARDS]))
                if max(map(len, shown)) > _TALL:
                    item.setTextAlignment(
                        Qt.AlignmentFlag.AlignTop
                        | (Qt.AlignmentFlag.AlignLeft if column else Qt.AlignmentFlag.AlignHCenter)
                    )
                self.setItem(at, column, item)
        if rows:
            self.setCurrentCell(0, CARDS)
        self.settle()

    def _item(self, row: FieldRow, column: int, words: str, *, bold: bool) -> QTableWidgetItem:
        item = QTableWidgetItem(words)
        if bold:
            item.setFont(theme.current().font(bold=True))
        if column == 0:
            item.setForeground(theme.current().colour("warn"))
            item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
        elif column < CARDS:
            item.setForeground(theme.current().colour("soft"))
        alike = self.tr("different") if row.contradicts else self.tr("the same")
        if row.differs and not row.contradicts:
            alike = self.tr("not known everywhere")
        spoken = f"{field_name(row.field, row.system)}, {words}, {alike}"
        item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)
        item.setToolTip(plain_tip(alike if column == 0 and words else words))
        return item
