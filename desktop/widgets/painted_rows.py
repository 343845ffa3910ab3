"""Painted rows that are chosen by keys or by hand; what they say can be read back."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QHelpEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from desktop.look.painting import Ink
from desktop.widgets.painted import Painted
from desktop.widgets.scroll import area_of
from desktop.widgets.spoken import Heard, Speaker, announce, parts_changed
from desktop.wording.plain import plain_tip


class Rows(Painted, QWidget, Speaker):
    """A column of painted rows, one of them chosen; ``activated`` by Return or a double click.

    Subclasses give the height of a row, paint one, and word it for screen readers.
    """

    activated = Signal(int)
    chosen = Signal(int)
    spoken_role = QAccessible.Role.List

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._current = 0
        self._tops: list[float] = []
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

    # What a subclass says

    def count(self) -> int:
        """Count the rows."""
        raise NotImplementedError

    def row_height(self, number: int) -> float:
        """Give the height of a row in px for the present width."""
        raise NotImplementedError

    def paint_row(self, ink: Ink, number: int, rect: QRectF) -> None:
        """Paint a row."""
        raise NotImplementedError

    def row_words(self, number: int) -> str:
        """Word a row: for screen readers and for the tooltip."""
        raise NotImplementedError

    # What is chosen

    @property
    def current(self) -> int:
        """The number of the chosen row, -1 without rows."""
        return min(self._current, self.count() - 1)

    def choose(self, number: int) -> None:
        """Choose a row and bring it into view."""
        if not 0 <= number < self.count():
            return
        self._current = number
        self.setAccessibleName(self.list_name() or self.row_words(number))
        announce(self, self.row_words(number))
        self.reveal()
        self.update()
        self.chosen.emit(number)

    def list_name(self) -> str:
        """Give the name of the list as it is heard, "" where its chosen row names it."""
        return ""

    def settle(self) -> None:
        """Measure the rows again, after they changed."""
        top = 0.0
        self._tops = []
        for number in range(self.count()):
            self._tops.append(top)
            top += self.row_height(number)
        height = round(top)
        if self.minimumHeight() != height:
            self.setMinimumHeight(height)
            self.updateGeometry()
        name = self.list_name() or (self.row_words(self.current) if self.count() else "")
        self.setAccessibleName(name)
        self.update()
        parts_changed(self)

    def heard(self) -> list[Heard]:
        """Give the rows."""
        return [
            Heard(
                self.row_words(number), self.row_rect(number).toRect(), str(number),
                QAccessible.Role.ListItem, checked=number == self.current,
            )
            for number in range(min(self.count(), len(self._tops)))
        ]  # fmt: skip

    def do_heard(self, press: str, _value: int | None) -> None:
        """Choose a row."""
        self.choose(int(press))

    def row_rect(self, number: int) -> QRectF:
        """Return where a row is."""
        return QRectF(0, self._tops[number], self.width(), self.row_height(number))

    def row_at(self, y: float) -> int:
        """Return the row at a height, -1 for none."""
        rects = (self.row_rect(number) for number in range(min(self.count(), len(self._tops))))
        return next((n for n, rect in enumerate(rects) if rect.top() <= y < rect.bottom()), -1)

    def reveal(self) -> None:
        """Scroll to the chosen row where the rows are scrolled."""
        area = area_of(self)
        if area is not None and 0 <= self.current < len(self._tops):
            rect = self.row_rect(self.current)
            # with half a row beside it, where there is room for that
            around = min(round(rect.height()), max(round(rect.height() / 2), area.viewport().height() // 2))
            area.ensureVisible(0, round(rect.center().y()), 0, around)

    def visible_strings(self) -> list[str]:
        """Give every string that a player could read here."""
        return [*super().visible_strings(), *map(self.row_words, range(self.count()))]

    # What Qt calls

    def sizeHint(self) -> QSize:
        """Ask for all rows."""
        return QSize(300, self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break long words again."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.settle()

    def _paint(self, ink: Ink) -> None:
        for number in range(min(self.count(), len(self._tops))):
            self.paint_row(ink, number, self.row_rect(number))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk with the arrows, choose with Return."""
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Home: -999, Qt.Key.Key_End: 999}
        step = steps.get(Qt.Key(event.key()))
        if step is not None and not event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.choose(max(0, min(self.count() - 1, self.current + step)))
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.current >= 0:
            self.activated.emit(self.current)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the row under the hand."""
        number = self.row_at(event.position().y())
        if number >= 0:
            self.choose(number)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take the row under the hand, as Return takes the chosen one."""
        number = self.row_at(event.position().y())
        if number >= 0 and event.button() is Qt.MouseButton.LeftButton:
            self.choose(number)
            self.activated.emit(number)

    def event(self, event: QEvent) -> bool:
        """Say a row whole."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            number = self.row_at(event.pos().y())
            QToolTip.showText(
                event.globalPos(), plain_tip(self.row_words(number) if number >= 0 else ""), self
            )
            return True
        return super().event(event)


def joined(parts: Sequence[str]) -> str:
    """Join the parts of a row that say something."""
    return ", ".join(part for part in parts if part)
