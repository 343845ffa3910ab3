"""A panel at the side of a place: a title, a cross, whatever it holds."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from desktop import theme
from desktop.icons import icon
from desktop.widgets.scroll import ScrollDown
from desktop.widgets.text import label, set_look


class SidePanel(QFrame):
    """A panel of fixed width that scrolls downwards; the cross or Esc emits `closed` and hides it."""

    closed = Signal()

    def __init__(self, content: QWidget, parent: QWidget | None = None, *, width: int = 360) -> None:
        super().__init__(parent)
        set_look(self, "panel")
        self._width = width
        self._title = label("", self, role="title", wrap=True)
        self._cross = QToolButton(self)
        self._cross.clicked.connect(self.close_panel)
        set_look(self._cross, "flat")
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._cross, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 8, 12)
        column.setSpacing(8)
        column.addLayout(head)
        column.addWidget(ScrollDown(content, self), 1)
        self.retranslate()
        self.restyle()

    def set_title(self, words: str) -> None:
        """Change the title."""
        self._title.setText(words)

    def close_panel(self) -> None:
        """Hide the panel and say so."""
        self.hide()
        self.closed.emit()

    def retranslate(self) -> None:
        """Say the fixed words again."""
        self._cross.setToolTip(self.tr("Close"))
        self._cross.setAccessibleName(self.tr("Close"))

    def restyle(self) -> None:
        """Take colours and text size again."""
        self.setFixedWidth(theme.current().px(self._width))
        self._cross.setIcon(icon("x", "soft"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_panel()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange and hasattr(self, "_cross"):
            self.restyle()
