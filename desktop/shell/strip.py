"""Say one sentence at the bottom of the window, with at most one verb."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QToolButton,
    QWidget,
)

from desktop.look import icons, theme
from desktop.look.icons import icon
from desktop.shell.place import StripNote
from desktop.widgets.spoken import announce
from desktop.widgets.text import label, set_look
from desktop.wording.plain import caption

_SHOWN_MS = 6000
_COMPLAINTS = {"warn", "bad"}
# How far up, in parts of the room, a row of verbs at the bottom may reach; what is higher is no such row.
_BOTTOM = 3
_MARGIN = 4
"""What is left of the page above it at the upper end, and of its own height to words beneath, in px."""
_FIELDS = QLineEdit, QComboBox, QAbstractSpinBox, QPlainTextEdit
_ICONS = {"info": "info-circle", "good": "circle-check", "warn": "alert-triangle", "bad": "alert-triangle"}


class MessageStrip(QWidget):
    """A strip that floats over the bottom of its parent; it leaves by itself unless something is wrong.

    Where fields stand there it floats at the upper right end, if nothing lies beneath it there.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._act: Callable[[], object] | None = None
        self._holds: Callable[[], bool] | None = None
        self._tone = "info"
        self._bar = self._lift = 0
        self._above = False  # whether it floats at the upper end
        self._under = parent
        self._picture = QLabel(self)
        self._words = label("", self, wrap=True)
        self.verb = QPushButton(self)
        self.verb.clicked.connect(self._on_verb)
        self._close = QToolButton(self)
        set_look(self._close, "flat")
        self._close.clicked.connect(self.dismiss)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 8, 8)
        row.setSpacing(12)
        row.addWidget(self._picture)
        row.addWidget(self._words, 1)
        row.addWidget(self.verb)
        row.addWidget(self._close)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_SHOWN_MS)
        self._timer.timeout.connect(self.dismiss)
        parent.installEventFilter(self)
        self.hide()

    @property
    def words(self) -> str:
        """The sentence shown now, "" when none is."""
        return self._words.text() if not self.isHidden() else ""

    def say(self, note: StripNote, lift: int = 0) -> None:
        """Show a note in place of the one before, `lift` px above the bottom; its verb is offered once."""
        self._bar = lift
        self._act, self._holds = note.act, note.holds
        self._tone = note.tone
        self._words.setText(note.words)
        self.verb.setText(caption(note.verb))
        self.verb.setVisible(bool(note.verb))
        self._close.setToolTip(self.tr("Dismiss"))
        self._close.setAccessibleName(self.tr("Dismiss"))
        self._restyle()
        self._make_way()
        self.show()
        self.raise_()
        announce(self, note.words)
        if note.tone == "bad":
            self._timer.stop()
        else:
            self._timer.start()

    def dismiss(self) -> None:
        """Hide the note; nothing runs afterwards."""
        self._timer.stop()
        self._act = self._holds = None
        self.hide()

    def forgive(self) -> None:
        """Take a complaint away: what came after it went well, or its page was left. A way out stays."""
        if self._tone in _COMPLAINTS and self._act is None and not self.isHidden():
            self.dismiss()

    def check(self) -> None:
        """Take a note away that no longer holds: its step was undone, or another one was made since."""
        if self._holds is not None and not self._holds():
            self.dismiss()

    def make_way(self) -> None:
        """Go above the verbs that have appeared since; come down again when they went."""
        if not self.isHidden():
            self._make_way()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay at the bottom of the parent."""
        if watched is self._under and event.type() == QEvent.Type.Resize and not self.isHidden():
            self._settle()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme; a note in the language of before goes, unless something is wrong."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self._tone != "bad" and not self.isHidden():
            self.dismiss()
        if event.type() == QEvent.Type.StyleChange and not self.isHidden():
            self._restyle()
            self._settle()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the strip with an edge in its tone."""
        current = theme.current()
        tone = current.colour("accent" if self._tone == "info" else self._tone)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = self.rect().toRectF().adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QPen(tone, 1))
        painter.setBrush(current.colour("raised"))
        painter.drawRoundedRect(rect, 6, 6)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tone)
        painter.drawRoundedRect(rect.adjusted(0, 0, current.px(6) - rect.width(), 0), 3, 3)
        painter.end()

    def _on_verb(self) -> None:
        self.check()
        act = self._act
        self.dismiss()
        if act is not None:
            act()

    def _restyle(self) -> None:
        size = theme.current().px(20)
        tone = "accent" if self._tone == "info" else self._tone
        picture = icons.pixmap(_ICONS.get(self._tone, "info-circle"), size, tone, self.devicePixelRatioF())
        self._picture.setPixmap(picture)
        self._close.setIcon(icon("x", "soft"))

    def _make_way(self) -> None:
        self._lift, self._above = self._bar, False
        self._settle()
        place = self.geometry()
        self._lift += place.top() - self._above_verbs(place)
        self._settle()
        if self._covers(self.geometry(), *_FIELDS):
            self._above = True
            self._settle()
            place = self.geometry()
            beneath = self._covers(place, *_FIELDS, QAbstractButton)
            words = self._covers(place.adjusted(0, 0, 0, -_MARGIN), QLabel)
            self._above = not (beneath or words)
            self._settle()

    def _settle(self) -> None:
        """Be as wide as the words need, at most as the parent allows, and sit where it floats."""
        room = self._under.rect()
        fixed = self.sizeHint().width() - self._words.sizeHint().width()
        one_line = fixed + self._words.fontMetrics().horizontalAdvance(self._words.text()) + 8
        width = min(room.width() - 32, max(one_line, 320))
        height = self.heightForWidth(width) if self.hasHeightForWidth() else self.sizeHint().height()
        height = max(height, self.minimumSizeHint().height())
        left, top = (room.width() - width) // 2, room.height() - height - 16 - self._lift
        if self._above:
            left, top = room.width() - width - 16, _MARGIN
        self.setGeometry(left, top, width, height)

    def _covers(self, place: QRect, *kinds: type[QWidget]) -> bool:
        """Tell whether something of these kinds that can be seen would lie beneath it."""
        return any(
            _seen(part).translated(part.mapTo(self._under, QPoint())).intersects(place)
            for kind in kinds
            for part in self._under.findChildren(kind)
            if part.isVisible() and not self.isAncestorOf(part)
        )

    def _above_verbs(self, place: QRect) -> int:
        """Give the top at which it covers no verb of the rows at the bottom, nor a refusal, in px."""
        highest = self._under.height() * (_BOTTOM - 1) // _BOTTOM
        verbs = [
            QRect(each.mapTo(self._under, QPoint()), each.size())
            for kind in (QAbstractButton, QLabel)
            for each in self._under.findChildren(kind)
            if each.isVisible() and not self.isAncestorOf(each) and (kind is not QLabel or _complains(each))
        ]
        top = place.top()
        for verb in sorted(verbs, key=QRect.top, reverse=True):
            if verb.top() >= highest and verb.intersects(
                QRect(place.x(), top, place.width(), place.height())
            ):
                top = verb.top() - place.height() - 8
        return top


def _complains(part: QWidget) -> bool:
    """Tell whether a label says what is wrong."""
    return part.property("tone") in _COMPLAINTS


def _seen(part: QWidget) -> QRect:
    """Give what can be seen of a part of a page, of words as far as they reach."""
    seen = part.visibleRegion().boundingRect()
    if isinstance(part, QLabel):
        seen.setWidth(min(seen.width(), part.sizeHint().width()) if part.text() else 0)
    return seen
