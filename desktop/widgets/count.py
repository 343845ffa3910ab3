"""Ask for one number over the window: how many figures somebody owns."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QWidget

from desktop.widgets.overlay import PassingOverlay
from desktop.widgets.text import label, set_look


class CountPrompt(PassingOverlay):
    """A small panel; ``counted`` with an id and the number typed, None for an empty field."""

    SIZE = (400, 176)

    counted = Signal(str, object)

    def __init__(self, parent: QWidget, card_id: str, name: str, now: int | None, most: int) -> None:
        super().__init__(parent)
        self._card_id = card_id
        title = label(name, self.panel, role="heading", wrap=True)
        about = label(self.tr("Figures owned; empty: not counted."), self.panel, role="soft", wrap=True)
        self.field = QLineEdit("" if now is None else str(now), self.panel)
        digits = f"\\d{{0,{len(str(most))}}}"
        self.field.setValidator(QRegularExpressionValidator(digits, self.field))
        self.field.setAccessibleName(self.tr("Figures owned"))
        self.field.setAlignment(Qt.AlignmentFlag.AlignRight)
        keep = QPushButton(self.tr("Save"), self.panel)
        set_look(keep, "primary")
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.field, 1)
        row.addWidget(keep)
        column = self.sheet_column(8)
        column.addWidget(title)
        column.addWidget(about)
        column.addLayout(row)
        column.addStretch(1)
        self.field.returnPressed.connect(self._keep)
        keep.clicked.connect(self._keep)

    def show_now(self) -> None:
        """Open with the number ready to be typed over."""
        self.open()
        self.field.setFocus()
        self.field.selectAll()

    def _keep(self) -> None:
        text = self.field.text().strip()
        self.close_panel()
        self.counted.emit(self._card_id, int(text) if text.isdecimal() else None)
