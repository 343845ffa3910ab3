"""Facts by their headings, a line each: what is known of a card, of an option."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from desktop.widgets.text import label


class Facts(QWidget):
    """Small headings with what is said of each beside them; a fact without words is left out."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._rows: list[tuple[QLabel, QLabel]] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(16)
        self._grid.setVerticalSpacing(2)
        self._grid.setColumnStretch(1, 1)

    @property
    def facts(self) -> dict[str, str]:
        """What is said, by heading."""
        return {heading.text(): said.text() for heading, said in self._rows if not said.isHidden()}

    def say(self, facts: Iterable[tuple[str, str]]) -> None:
        """Say other facts than before."""
        told = [(heading, said) for heading, said in facts if said]
        while len(self._rows) < len(told):
            self._add_row()
        for at, (heading, said) in enumerate(self._rows):
            there = at < len(told)
            heading.setVisible(there)
            said.setVisible(there)
            if there:
                heading.setText(told[at][0])
                said.setText(told[at][1])

    def _add_row(self) -> None:
        heading, said = label("", self, role="small"), label("", self, wrap=True)
        heading.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        heading.setContentsMargins(0, 3, 0, 0)
        said.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._grid.setRowStretch(len(self._rows), 0)
        self._grid.addWidget(heading, len(self._rows), 0)
        self._grid.addWidget(said, len(self._rows), 1)
        self._rows.append((heading, said))
        self._grid.setRowStretch(len(self._rows), 1)
