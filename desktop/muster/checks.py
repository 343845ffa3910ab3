"""What the rules say about the army in view: problems, and who may coordinate. Nothing is forbidden here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from desktop.look import icons, theme
from desktop.widgets.keys import lead
from desktop.widgets.text import SectionHeader, label, set_look
from desktop.wording.plain import plain_tip

_UNDER = QPoint(0, 24)
"""Where what a line offers opens, beneath its first words."""


@dataclass(frozen=True, slots=True)
class CheckNote:
    """One line: an icon with its colour, words, small words below, a value at the right.

    ``entries`` are where clicks go, one after the other; ``act`` is what they do instead. ``explained`` is
    the sum behind it.
    """

    words: str
    detail: str = ""
    value: str = ""
    icon: str = "circle-check"
    colour: str = "good"
    entries: tuple[str, ...] = ()
    explained: str = ""
    act: str = ""

    @property
    def spoken(self) -> str:
        """The line as a screen reader says it."""
        return " ".join(part for part in (self.words, self.value, self.detail) if part)


class ChecksPanel(QScrollArea):
    """Problems above, totals and coordinators below; each line goes to its entry."""

    jumped = Signal(str)
    """The id of the entry that a line speaks of."""

    acted = Signal(str, QPoint)
    """What a line does was asked for, and where on the screen the line ends."""

    left = Signal()
    """Esc was pressed: go back to the cards."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)
        inside = self._inside = QWidget(self.viewport())
        inside.setAutoFillBackground(False)
        column = self._column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(2)
        self.problems = CheckSection(inside)
        self.totals = CheckSection(inside)
        self.coordinators = CheckSection(inside)
        self._sections = (self.problems, self.totals, self.coordinators)
        for section in self._sections:
            column.addWidget(section)
            section.jumped.connect(self.jumped)
            section.acted.connect(self.acted)
            section.left.connect(self.left)
            section.grown.connect(self._on_grown)
            section.stepped.connect(self._step)
        column.addStretch(1)
        self.setWidget(inside)

    def set_problems(self, heading: str, rows: Sequence[CheckNote]) -> None:
        """Show the problems of the list; nothing where it is checked by no format."""
        self.problems.set_rows(heading, rows)
        self.problems.setVisible(bool(rows))
        lead(self._stops())
        self._fit()

    def set_totals(self, heading: str, rows: Sequence[CheckNote]) -> None:
        """Show what the list costs by currency; nothing where it counts in PA alone."""
        self.totals.set_rows(heading, rows)
        self.totals.setVisible(bool(rows))
        lead(self._stops())
        self._fit()

    def set_coordinators(self, heading: str, rows: Sequence[CheckNote]) -> None:
        """Show who may coordinate, then who is barred and why; nothing where nobody has to."""
        self.coordinators.set_rows(heading, rows)
        self.coordinators.setVisible(bool(rows))
        lead(self._stops())
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the lines anew at another width."""
        super().resizeEvent(event)
        self._fit()

    def stand(self) -> bool:
        """Give the keyboard to the first line that has more to say; tell whether there is one."""
        return self._go(self._stops()[:1])

    def _stops(self) -> list[CheckLine]:
        """Give the lines that have more to say, from above to below."""
        lines = [line for section in self._sections for line in section.lines]
        return [
            line for line in lines
            if line.focusPolicy() != Qt.FocusPolicy.NoFocus and line.isVisibleTo(self)
        ]  # fmt: skip

    def _step(self, by: int) -> None:
        """Go to the line beside; the first and the last have none."""
        stops, now = self._stops(), self.focusWidget()
        if isinstance(now, CheckLine) and now in stops:
            at = stops.index(now) + by
            self._go(stops[max(0, at) : at + 1])

    def _go(self, lines: Sequence[CheckLine]) -> bool:
        for line in lines:
            line.setFocus(Qt.FocusReason.TabFocusReason)
        return bool(lines)

    def _on_grown(self) -> None:
        self._fit()
        line = self.focusWidget()
        if isinstance(line, CheckLine):
            self.ensureWidgetVisible(line)

    def _fit(self) -> None:
        """Be as high as the broken lines need, now and not some events later."""
        for section in self._sections:
            section.settle()
        self._column.activate()
        self._inside.setMinimumHeight(max(0, self._column.totalHeightForWidth(self.viewport().width())))

    def words(self) -> list[str]:
        """Give every line shown, for those who read aloud and for tests."""
        return [words for section in self._sections for words in section.words()]


class CheckSection(QWidget):
    """Lines beneath a heading, if they have one."""

    jumped = Signal(str)
    acted = Signal(str, QPoint)
    grown = Signal()
    left = Signal()
    stepped = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._header = SectionHeader("", self, wrap=True)
        self._rows: tuple[CheckNote, ...] = ()
        self.lines: list[CheckLine] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self._header)

    def set_rows(self, heading: str, rows: Sequence[CheckNote]) -> None:
        """Show other lines."""
        self._header.set_words(heading)
        self._header.setVisible(bool(heading))
        rows = tuple(rows)
        if rows == self._rows:
            return
        self._rows = rows
        for line in self.lines[len(rows) :]:
            self._column.removeWidget(line)
            line.deleteLater()
        del self.lines[len(rows) :]
        while len(self.lines) < len(rows):
            line = CheckLine(self)
            line.show()
            line.jumped.connect(self.jumped)
            line.acted.connect(self.acted)
            line.grown.connect(self.grown)
            line.left.connect(self.left)
            line.stepped.connect(self.stepped)
            self._column.addWidget(line)
            self.lines.append(line)
        for line, row in zip(self.lines, rows, strict=True):
            line.set_row(row)

    def settle(self) -> None:
        """Measure the lines again at once."""
        self._header.settle()
        for line in self.lines:
            line.settle()
        self._column.activate()

    def words(self) -> list[str]:
        """Give every line as a screen reader says it."""
        return [row.spoken for row in self._rows]


class CheckLine(QWidget):
    """One line that goes to its entry by a click or Return."""

    jumped = Signal(str)
    acted = Signal(str, QPoint)
    grown = Signal()
    """Its sum was shown or hidden: it needs another height."""

    left = Signal()
    stepped = Signal(int)
    """The line beside is wanted, below or above."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row = CheckNote("")
        self._next = 0
        self._under = False
        self._picture = QLabel(self)
        self._picture.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._words = label("", self, wrap=True)
        self._detail = label("", self, role="small", wrap=True)
        self._sum = label("", self, role="small", wrap=True)
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addWidget(self._words)
        texts.addWidget(self._detail)
        texts.addWidget(self._sum)
        row = QHBoxLayout(self)
        row.setContentsMargins(6, 5, 6, 5)
        row.setSpacing(8)
        row.addWidget(self._picture)
        row.addLayout(texts, 1)
        self._value = label("", self, role="heading")
        row.addWidget(self._value, 0, Qt.AlignmentFlag.AlignTop)

    def set_row(self, row: CheckNote) -> None:
        """Show another line."""
        if row.entries != self._row.entries:
            self._next = 0
        self._row = row
        self._words.setText(row.words)
        set_look(self._words, "" if row.colour != "soft" else "soft")
        self._detail.setText(row.detail)
        self._detail.setVisible(bool(row.detail))
        self._value.setText(row.value)
        self._value.setVisible(bool(row.value))
        self.setAccessibleName(row.spoken)
        self.setAccessibleDescription(row.explained)
        self.setToolTip(plain_tip(row.explained))
        self._sum.setText(row.explained)
        self._sum.setVisible(bool(row.explained) and self.hasFocus())
        speaks = bool(self._leads or row.explained)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if speaks else Qt.FocusPolicy.NoFocus)
        cursor = Qt.CursorShape.PointingHandCursor if self._leads else Qt.CursorShape.ArrowCursor
        self.setCursor(cursor)
        self._restyle()

    @property
    def _leads(self) -> bool:
        return bool(self._row.entries or self._row.act)

    def settle(self) -> None:
        """Measure the words again at once."""
        layout = self.layout()
        if layout is not None:
            layout.activate()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Go to the entry, or do what the line does."""
        if self._leads and self.rect().contains(event.position().toPoint()):
            self._jump()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the sum that a tooltip shows to a pointer."""
        super().focusInEvent(event)
        self._show_sum(bool(self._row.explained))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the sum."""
        super().focusOutEvent(event)
        self._show_sum(False)

    def _show_sum(self, shown: bool) -> None:
        if shown != self._sum.isVisibleTo(self):
            self._sum.setVisible(shown)
            self.grown.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the entry with Return or Space, to the lines beside with the arrows, back with Esc."""
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.stepped.emit(1 if event.key() == Qt.Key.Key_Down else -1)
            return
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self._leads:
            self._jump()
            return
        super().keyPressEvent(event)

    def _jump(self) -> None:
        """Go to the next of the entries it speaks of, or do what the line does."""
        if self._row.act:
            self.acted.emit(self._row.act, self.mapToGlobal(self._words.geometry().topLeft() + _UNDER))
            return
        self.jumped.emit(self._row.entries[self._next % len(self._row.entries)])
        self._next += 1

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show that it can be clicked."""
        self._under = self._leads
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Look as before."""
        self._under = False
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground when pointed or focused."""
        if not (self._under or self.hasFocus()):
            return
        current = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(current.tint("text", 6))
        painter.setPen(current.colour("focus") if self.hasFocus() else Qt.PenStyle.NoPen)
        painter.drawRoundedRect(self.rect().adjusted(0, 0, -1, -1), current.px(6), current.px(6))
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and hasattr(self, "_picture"):
            self._restyle()

    def _restyle(self) -> None:
        size = theme.current().px(20)
        self._picture.setPixmap(
            icons.pixmap(self._row.icon, size, self._row.colour, self.devicePixelRatioF())
        )
        self._picture.setFixedWidth(size)
