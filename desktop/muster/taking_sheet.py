"""The panel in which a list takes what is newer: what would change, what comes of it, and the verb."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLayout, QPushButton, QWidget

from desktop.widgets.in_line import in_row, with_key
from desktop.widgets.overlay import PassingOverlay
from desktop.widgets.plain_table import PlainTable
from desktop.widgets.text import KeyHint, label, set_look

NAMES = 240
"""The width of the names, in px at 100 %; a long one takes lines of its own."""


class TakingSheet(PassingOverlay):
    """A panel over the window with a table; its main verb is on Return, other keys are the sheet's own."""

    SIZE = (880, 600)  # wide enough for a name beside what changes

    def __init__(self, parent: QWidget, *keys: Qt.Key) -> None:
        super().__init__(parent)
        self._title = label("", self.panel, role="title", wrap=True)
        self.table = PlainTable(self.panel, Qt.Key.Key_Return, *keys)
        self.told = label("", self.panel, role="heading", wrap=True)

    def _furnish(self, hint: str, take_button: QPushButton, *beside: QWidget | QLayout) -> None:
        """Lay the panel out, with its main verb and what stands before that."""
        close = QPushButton(self.tr("Close"), self.panel)
        close.clicked.connect(self.close_panel)
        set_look(take_button, "primary")
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(close, 0, Qt.AlignmentFlag.AlignTop)
        foot = in_row(None, (self.told, 1), *beside, with_key(take_button, KeyHint("↵", self.panel)), gap=16)
        column = self.sheet_column()
        column.addLayout(head)
        column.addWidget(label(hint, self.panel, role="soft", wrap=True))
        column.addWidget(self.table, 1)
        column.addLayout(foot)
