"""Go from place to place: the slim rail at the left of the window."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from desktop import theme
from desktop.widgets.text import set_look

_WIDTH = 72


class Rail(QWidget):
    """Places above, verbs of the window below; every button shows its action's icon, words and key."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 8, 4, 8)
        column.setSpacing(2)
        self._above, self._middle, self._below = QVBoxLayout(), QVBoxLayout(), QVBoxLayout()
        for part in (self._above, self._middle, self._below):
            part.setSpacing(2)
        column.addLayout(self._above)
        self._rule = QFrame(self)
        self._rule.setFixedHeight(1)
        set_look(self._rule, "line")
        column.addSpacing(6)
        column.addWidget(self._rule)
        column.addSpacing(6)
        column.addLayout(self._middle)
        column.addStretch(1)
        column.addLayout(self._below)
        self.restyle()

    def fill(self, places: Iterable[QAction], middle: Iterable[QAction], below: Iterable[QAction]) -> None:
        """Show the actions, once."""
        style = Qt.ToolButtonStyle
        for action in places:
            self._add(action, self._above, style.ToolButtonTextUnderIcon, "place")
        for actions, layout in ((middle, self._middle), (below, self._below)):
            for action in actions:
                self._add(action, layout, style.ToolButtonIconOnly, "rail")

    def restyle(self) -> None:
        """Take the text size again."""
        self.setFixedWidth(theme.current().px(_WIDTH))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rail a shade deeper than the place, with a thin edge."""
        current = theme.current()
        painter = QPainter(self)
        painter.fillRect(self.rect(), current.colour("sunken"))
        painter.fillRect(self.width() - 1, 0, 1, self.height(), current.colour("line"))
        painter.end()

    def _add(self, action: QAction, layout: QVBoxLayout, style: Qt.ToolButtonStyle, role: str) -> None:
        button = QToolButton(self)
        button.setDefaultAction(action)
        button.setToolButtonStyle(style)
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        set_look(button, role)
        layout.addWidget(button)
