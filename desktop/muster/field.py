"""Lines typed in place, in the head of an army and in its checks."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QKeyEvent, QPaintEvent, QPalette
from PySide6.QtWidgets import QLineEdit, QStyle, QStyleOptionFrame, QStylePainter, QWidget

from desktop.widgets.text import set_look
from desktop.wording.plain import plain_tip

_MARGIN = 2
"""How far a line of Qt keeps its words from its edges, in px."""


_BREAK = " / "
"""What stands where a note of several lines goes on, in a field of one line."""


def in_a_line(note: str) -> str:
    """Write a note of several lines in one."""
    return _BREAK.join(note.split("\n"))


def with_its_lines(typed: str, before: str) -> str:
    """Read a note as :func:`in_a_line` wrote it: what had several lines before keeps them."""
    typed = typed.strip()
    if typed == in_a_line(before):
        return before
    return typed.replace(_BREAK, "\n") if "\n" in before else typed


class RestorableLine(QLineEdit):
    """A line in which Esc takes back what stood there before."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._shown = ""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the old words back with Esc."""
        if event.key() == Qt.Key.Key_Escape and self.text() != self._shown:
            self.setText(self._shown)
            return
        super().keyPressEvent(event)


class InPlaceField(RestorableLine):
    """A line that keeps what is being typed; Return leaves it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._refused = ""
        self.setMinimumWidth(40)
        self.textChanged.connect(self._dress)

    @property
    def typing(self) -> bool:
        """Whether the player's words are not told yet, or were not taken."""
        return self.refused or (self.hasFocus() and self.text() != self._shown)

    @property
    def refused(self) -> bool:
        """Whether what stands here was not taken; another letter makes it a new try."""
        return bool(self._refused) and self.text() == self._refused

    def set(self, text: str) -> None:
        """Show words that are recorded."""
        self._shown, self._refused = text, ""
        if self.text() != text:
            self.setText(text)
            self.setCursorPosition(0)
        self._dress()

    def refuse(self, recorded: str) -> None:
        """Mark what stands here as not taken; Esc brings back what is recorded."""
        self._shown, self._refused = recorded, self.text()
        self._dress()

    @property
    def seen(self) -> str:
        """What is read of the words now: while nobody types, what has no room ends in an ellipsis."""
        if self.hasFocus():
            return self.text()
        return self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self._room().width())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Show the words, as far as they have room."""
        seen = self.seen
        self.setToolTip("" if seen == self.text() else plain_tip(self.text()))
        if seen == self.text():
            super().paintEvent(event)
            return
        painter, option = QStylePainter(self), QStyleOptionFrame()
        self.initStyleOption(option)
        painter.drawPrimitive(QStyle.PrimitiveElement.PE_PanelLineEdit, option)
        painter.setPen(option.palette.color(QPalette.ColorRole.Text))
        painter.drawText(self._room(), Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, seen)
        painter.end()

    def _room(self) -> QRect:
        option = QStyleOptionFrame()
        self.initStyleOption(option)
        inside = self.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, self)
        return inside.marginsRemoved(self.textMargins()).adjusted(_MARGIN, 0, -_MARGIN, 0)

    def _dress(self) -> None:
        set_look(self, self.property("role") or "", "bad" if self.refused else "")
