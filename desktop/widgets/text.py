"""Set words: labels by role, small keycaps, lines that never lose a word silently."""

from __future__ import annotations

import re

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QWidget

from desktop.wording.plain import plain_tip


def set_look(widget: QWidget, role: str = "", tone: str = "") -> None:
    """Give a widget its look in the style sheet, and draw it again when the look changed.

    Roles: title, banner, heading, soft, small, key (labels), primary, flat (buttons), panel, line (frames).
    Tones: good, warn, bad, side-a, side-b.
    """
    if widget.property("role") == role and widget.property("tone") == tone:
        return
    widget.setProperty("role", role)
    widget.setProperty("tone", tone)
    if widget.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
        widget.style().unpolish(widget)
        widget.style().polish(widget)
        widget.update()


BREAK = "\N{ZERO WIDTH SPACE}"
# Paths and compounds break by themselves, and are copied: nothing is put into them.
_UNBROKEN = re.compile(r"[^\s/\\-]{25,}")
_PART = 12
_MOST = 300
# A number and its unit are one word to whoever reads them.
_APART = re.compile(r"(?<=[\d?]) (?=(?:PA|AP|PC|CP|cm|mm|%)(?!\w))")


def breakable(words: str) -> str:
    """Let words break where they may: words without end anywhere, a number before its unit nowhere.

    What has no end pushes nothing out of view so; its far end is left out.
    """
    return _UNBROKEN.sub(_broken, _APART.sub("\N{NO-BREAK SPACE}", words))


def _broken(found: re.Match[str]) -> str:
    run = found[0] if len(found[0]) <= _MOST else f"{found[0][:_MOST]}…"
    return BREAK.join(run[at : at + _PART] for at in range(0, len(run), _PART))


class WrappedLabel(QLabel):
    """Show plain text on as many lines as it needs; words without end break as well."""

    _words = ""

    def __init__(self, words: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setText(words)

    def setText(self, words: str) -> None:
        """Show other words."""
        if words != self._words:
            self._words = words
            super().setText(breakable(words))

    def text(self) -> str:
        """Give the words as they were given."""
        return self._words


def label(words: str = "", parent: QWidget | None = None, *, role: str = "", wrap: bool = False) -> QLabel:
    """Make a plain text label (mark-up from users is shown, never obeyed)."""
    made = WrappedLabel(words, parent) if wrap else QLabel(words, parent)
    made.setTextFormat(Qt.TextFormat.PlainText)
    if role:
        set_look(made, role)
    return made


_NAMED = frozenset({"Esc", "Del", "Ins", "Tab", "Space", "Backspace"})


class KeyHint(QLabel):
    """Show a key as a small keycap beside a button."""

    def __init__(self, key: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._key = key
        self._say()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Maximum)
        # never shown from here: before it has a parent it would be a window, and take the keyboard along
        if not key:
            self.hide()
        set_look(self, "key")

    def set_key(self, key: str) -> None:
        """Show another key; nothing at all for ""."""
        self._key = key
        self._say()
        self.setVisible(bool(key))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say()

    def _say(self) -> None:
        """Say the key; one with a name of its own in the language of now (Esc, Échap)."""
        native = QKeySequence.SequenceFormat.NativeText
        self.setText(QKeySequence(self._key).toString(native) if self._key in _NAMED else self._key)


class _WrappedHeading(WrappedLabel):
    """A heading on one line where there is room, on more where there is not."""

    def sizeHint(self) -> QSize:
        """Ask for one line: a wrapped label by itself would rather be a square."""
        self.ensurePolished()
        return QSize(self.fontMetrics().horizontalAdvance(self.text()) + 2, super().sizeHint().height())


class SectionHeader(QWidget):
    """Show a heading with a thin line to its right; one that may ``wrap`` never asks for more room."""

    def __init__(self, words: str = "", parent: QWidget | None = None, *, wrap: bool = False) -> None:
        super().__init__(parent)
        self._label = _WrappedHeading(words, self) if wrap else label(words, self)
        set_look(self._label, "heading")
        line = QFrame(self)
        line.setFixedHeight(1)
        set_look(line, "line")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 8, 0, 4)
        row.setSpacing(8)
        row.addWidget(self._label)
        row.addWidget(line, 1)

    def set_words(self, words: str) -> None:
        """Change the heading."""
        self._label.setText(words)

    def settle(self) -> None:
        """Measure the heading again at once."""
        self._label.updateGeometry()
        layout = self.layout()
        if layout is not None:
            layout.activate()


class ElidedLabel(QLabel):
    """Show one line that ends in "…" when there is no room, its whole text in the tooltip.

    `elided` tells whether something is hidden just now, for checks and for those who would rather wrap.
    """

    def __init__(
        self,
        words: str = "",
        parent: QWidget | None = None,
        *,
        mode: Qt.TextElideMode = Qt.TextElideMode.ElideRight,
    ) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._mode = mode
        self.setText(words)

    @property
    def elided(self) -> bool:
        """Whether the text does not fit now."""
        return self.fontMetrics().horizontalAdvance(self.text()) > self.contentsRect().width()

    def setText(self, words: str) -> None:
        """Show other words."""
        super().setText(words)
        self._say_rest()

    def minimumSizeHint(self) -> QSize:
        """Ask for a few letters only: the rest may hide."""
        return QSize(self.fontMetrics().averageCharWidth() * 4, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Offer the whole text in the tooltip when it no longer fits."""
        super().resizeEvent(event)
        self._say_rest()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line, shortened when needed."""
        painter = QPainter(self)
        rect = self.contentsRect()
        words = self.fontMetrics().elidedText(self.text(), self._mode, rect.width())
        self.style().drawItemText(
            painter,
            rect,
            int(self.alignment()),
            self.palette(),
            self.isEnabled(),
            words,
            self.foregroundRole(),
        )
        painter.end()

    def _say_rest(self) -> None:
        self.setToolTip(plain_tip(self.text() if self.elided else ""))
