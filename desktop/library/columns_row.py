"""One column of a table to be read: its heading, its first cells, and what it holds."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QWidget

from desktop.look import icons, theme
from desktop.widgets.boxes import Combo
from desktop.widgets.text import ElidedLabel, set_look
from desktop.wording.plain import plain_tip

SAMPLES = 3
HEADING_PX, FIELD_PX, ICON_PX = 190, 250, 20
_FIELD_ROLE = Qt.ItemDataRole.UserRole


class ColumnRow:
    """The widgets of one column in the grid of a page."""

    def __init__(self, grid: QGridLayout, line: int, fields: QAbstractItemModel, parent: QWidget) -> None:
        self.key = ""
        self.icon = QLabel(parent)
        self.heading = ElidedLabel("", parent)
        self.cells = [ElidedLabel("", parent) for _ in range(SAMPLES)]
        for cell in self.cells:
            set_look(cell, "soft")
        self.box = Combo(parent)
        self.box.setModel(fields)
        self.box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        for place, widget in enumerate((self.icon, self.heading, *self.cells, self.box)):
            grid.addWidget(widget, line, place)

    def show(self, key: str, heading: str, samples: Sequence[str], field: str) -> None:
        """Show a column."""
        self.key = key
        self.heading.setText(heading)
        for place, cell in enumerate(self.cells):
            cell.setText(" ".join(samples[place].split()) if place < len(samples) else "")
        self.box.setAccessibleName(heading)
        self.set_field(field)
        self.set_visible(True)
        for cell in self.cells[len(samples) :]:
            cell.hide()  # a short table has the whole width

    @property
    def field(self) -> str:
        """Give what the column holds, "" for what is left out."""
        found: str = self.box.currentData(_FIELD_ROLE)
        return found

    def set_field(self, field: str) -> None:
        """Choose what the column holds."""
        self.box.setCurrentIndex(self.box.findData(field, _FIELD_ROLE))

    def mark(self, odd: frozenset[int], words: str, twice: bool = False) -> None:
        """Mark what would be read, what is left out, and cells that are no figures where figures stand."""
        look = (
            ("alert-triangle", "warn")
            if odd or twice
            else ("check", "good")
            if self.field
            else ("minus", "soft")
        )
        size = theme.current().px(ICON_PX)
        self.icon.setPixmap(icons.pixmap(look[0], size, look[1], self.icon.devicePixelRatioF()))
        self.icon.setToolTip(plain_tip(words))
        self.icon.setAccessibleName(words)
        for place, cell in enumerate(self.cells):
            set_look(cell, "soft", "warn" if place in odd else "")

    def set_visible(self, shown: bool) -> None:
        """Show the row, or hide it."""
        for widget in (self.icon, self.heading, *self.cells, self.box):
            widget.setVisible(shown)
