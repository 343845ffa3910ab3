"""A side's activation sequence as rows that are moved: by drag, Alt and arrows, or a typed place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from desktop.battle.roster.measures import target
from desktop.look import theme
from desktop.look.fitting import fitted_name
from desktop.look.painting import Ink, advance, icon_in, line_height, lines_of, paint_style
from desktop.look.tokens import draw_token
from desktop.widgets.painted_list import PaintedList, joined
from desktop.widgets.typed_keys import digit
from desktop.wording.battle.board_views import ChipView

# How long a second digit may be waited for, in ms.
_TYPING_MS = 1500

_ROW, _LEAST_ROW = 40, 27
"""How high the row of one line is, and how low at the least where not all are in view so, in px at 100 %.

It is never lower than a finger needs.
"""
_TOKEN = 40
"""How wide a figure stands in a row, in px at 100 %."""
_MARK = 40
"""How wide the mark of abilities is, in px at 100 %."""


@dataclass(frozen=True, slots=True)
class SequenceRow:
    """One card of a sequence: its name, its figures, and its place where that is not its row's number.

    Where there is room its figures are shown as ``chips``. It ``reminds`` of abilities of this moment.
    ``short`` are its names where all rows have little room, the briefest last.
    """

    card: str
    name: str
    figures: str
    place: str | None = None
    chips: tuple[ChipView, ...] = ()
    reminds: str = ""
    short: tuple[str, ...] = ()

    @property
    def id(self) -> str:
        """Its card."""
        return self.card


class SequenceList(PaintedList):
    """The cards, the first to be played on top; ``moved`` with a card and its new place from 0."""

    touched = Signal(str)
    """Emitted with a card that is clicked, or chosen and given the space bar, while cards are touched."""
    reminded = Signal(str)
    """Emitted with a card whose mark of abilities is clicked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, movable=True)
        self._side = 0
        self._least = _ROW
        self._typed = ""
        self._typed_at = 0
        self._fades = QTimer(self)
        self._fades.setSingleShot(True)
        self._fades.setInterval(_TYPING_MS)
        self._fades.timeout.connect(self.viewport().update)
        self.setAccessibleName(self.tr("Order"))

    @property
    def touching(self) -> bool:
        """Whether a card is touched by a click and the space bar, and not dragged."""
        return not self.dragEnabled()

    @touching.setter
    def touching(self, touches: bool) -> None:
        self.setDragEnabled(not touches)

    @property
    def rows(self) -> tuple[SequenceRow, ...]:
        """What is shown."""
        return self.items.rows

    def set_rows(self, rows: Sequence[SequenceRow], side: int) -> None:
        """Show cards; the chosen card stays chosen wherever it went."""
        at, before = self.current, self.rows
        if tuple(rows) == before and side == self._side:
            return
        was = before[at].card if 0 <= at < len(before) else ""
        if side != self._side:
            self._typed, was = "", ""
        self._side = side
        to = next((n for n, row in enumerate(rows) if row.card == was), 0)
        typed = self._typed
        self.show_items(rows, to)
        self._typed = typed  # what was typed may go on
        if was and to != at:
            self.say_chosen()

    def row_words(self, number: int) -> str:
        """Word a row."""
        row, place = self.rows[number], self.place_words(number)
        return joined((f"{place}. {row.name}" if place else row.name, row.figures, row.reminds))

    def place_words(self, number: int) -> str:
        """Say the place of a row in the sequence; "" for a card that has none."""
        place = self.rows[number].place
        return str(number + 1) if place is None else place

    def _name_room(self, row: SequenceRow) -> float:
        style = paint_style()
        figures = advance(row.figures, style.body) + style.px(12) if row.figures else 0
        if self._has_tokens(row):
            figures = self._token * len(row.chips)
        figures += style.px(_MARK) if row.reminds else 0
        return max(style.px(80), self.viewport().width() - style.px(48 + 34) - figures)

    def _has_tokens(self, row: SequenceRow) -> bool:
        """Tell whether its figures have room beside a name."""
        style = paint_style()
        left = self.viewport().width() - style.px(82) - self._token * len(row.chips)
        if self._least > _LEAST_ROW:
            return bool(row.chips) and left >= style.px(130)
        mark = style.px(_MARK) if row.reminds else 0
        return bool(row.chips) and left - mark >= advance((row.name, *row.short)[-1], style.bold)

    @property
    def _token(self) -> int:
        """The width of a figure in a row, px: no wider than the row is high."""
        return min(paint_style().px(_TOKEN), self._low)

    @property
    def _low(self) -> int:
        """How low a row is at the least now, px."""
        return max(paint_style().px(self._least), target(self.devicePixelRatioF()))

    def _mark_rect(self, number: int, rect: QRectF) -> QRectF:
        """Give where the mark of abilities stands in a row: left of its figures."""
        style, row = paint_style(), self.rows[number]
        taken = advance(row.figures, style.body) + style.px(12) if row.figures else 0
        if self._has_tokens(row):
            taken = self._token * len(row.chips)
        mark = style.px(_MARK)
        return QRectF(rect.right() - style.px(34) - taken - mark, rect.top(), mark, rect.height())

    def marks_at(self, point: QPoint) -> bool:
        """Tell whether the mark of abilities of a row stands at a point of the viewport."""
        at = self.indexAt(point).row()
        return (
            at >= 0 and bool(self.rows[at].reminds) and self._mark_rect(at, self.row_rect(at)).contains(point)
        )

    def row_height(self, number: int) -> float:
        """Give one line its 40 px, or little less in little room, two lines what they need."""
        if self._least == _LEAST_ROW:
            return self._low
        lines, font = self._name(self.rows[number])
        return max(self._low, line_height(font) * len(lines) + paint_style().px(12))

    def _name(self, row: SequenceRow) -> tuple[tuple[str, ...], QFont]:
        """Break the name of a row into its room: into one line where the rows stand as low as can be."""
        style = paint_style()
        if self._least > _LEAST_ROW:
            return lines_of(row.name, style.bold, self._name_room(row), 2), style.bold
        ways = (style.bold, 1), (style.small, 1)
        return fitted_name(row.short or (row.name,), ways, self._name_room(row))[:2]

    def fit(self, room: int) -> None:
        """Move the rows together where not all of them are in view at once: ``room`` is in px."""
        before, self._least = self._least, _ROW
        if sum(map(self.row_height, range(self.count()))) > room:
            self._least = _LEAST_ROW
        if self._least != before:
            self.settle()

    @property
    def least_height(self) -> int:
        """How high all rows are together where they stand as close as they may, px."""
        return self.count() * max(paint_style().px(_LEAST_ROW), target(self.devicePixelRatioF()))

    def paint_row(self, ink: Ink, number: int, rect: QRectF) -> None:
        """Paint the place, the name, the figures and a grip."""
        self._paint_card(ink, number, self.rows[number], rect, number == self.current)

    def _paint_card(self, ink: Ink, number: int, row: SequenceRow, rect: QRectF, chosen: bool) -> None:
        style = ink.style
        side, raised = style.theme.side(self._side), style.colour("raised")
        inner = rect.adjusted(1, 1, -1, -1)
        ground = theme.mix(side, raised, 14) if chosen else raised
        edge = (
            style.colour("focus") if chosen and self.hasFocus() else side if chosen else style.colour("line")
        )
        ink.box(inner, ground, None, style.px(5))
        place = QRectF(inner.x() + style.px(4), inner.y(), style.px(38), inner.height())
        ink.text(place, self.place_words(number), style.large, side, Qt.AlignmentFlag.AlignCenter)
        room = self._name_room(row)
        lines, font = self._name(row)
        high = line_height(font) * len(lines)
        words = QRectF(inner.x() + style.px(48), inner.center().y() - high / 2, room, high)
        ink.block(words, lines, font, style.colour("text"))
        right = QRectF(inner.x(), inner.y(), inner.width() - style.px(34), inner.height())
        if row.reminds:
            icon_in(ink, self._mark_rect(number, rect), "sparkles", 20, ("side-a", "side-b")[self._side])
        typed = self.typed if chosen else ""
        if not typed and self._has_tokens(row):
            self._paint_tokens(ink, row, QRectF(right.x(), rect.y(), right.width(), rect.height()), ground)
            right = QRectF()
        ink.text(
            right, typed or row.figures, style.body, style.colour("soft"),
            Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
        )  # fmt: skip
        grip = QRectF(inner.right() - style.px(30), inner.y(), style.px(26), inner.height())
        icon_in(ink, grip, "grip-vertical", 20, "soft")
        ink.box(inner, None, edge, style.px(5), 2 if chosen else 1)  # last: tokens are as high as the row

    def _paint_tokens(self, ink: Ink, row: SequenceRow, room: QRectF, ground: QColor) -> None:
        size = self._token
        left, top = room.right() - size * len(row.chips), room.center().y() - size / 2
        for number, chip in enumerate(row.chips):
            draw_token(ink, QRectF(left + number * size, top, size, size), chip, "", ground)

    # Moving

    def move_to(self, to: int) -> None:
        """Move the chosen card to a place, as far as there are places."""
        if not self.rows:
            return
        to = max(0, min(len(self.rows) - 1, to))
        if to != self.current:
            self.moved.emit(self.rows[self.current].card, to)

    @property
    def typed(self) -> str:
        """Return what was typed of a place while another digit may still follow, e.g. "→ 1…"."""
        waits = self._typed and self._fades.isActive() and int(self._typed) * 10 <= self.places()
        return f"→ {self._typed}…" if waits else ""

    def type_digit(self, number: int, at: int = 0) -> None:
        """Move the chosen card to a typed place; a second digit may follow where there are ten or more.

        ``at`` is the moment in ms: a digit that comes late begins another place.
        """
        if at - self._typed_at > _TYPING_MS:
            self._typed = ""
        self._typed_at = at
        self._fades.start()
        self.viewport().update()
        for typed in (f"{self._typed}{number}", str(number)):
            if 1 <= int(typed) <= self.places():
                self._typed = typed
                self.move_to(self.row_of_place(int(typed)))
                return
        self._typed = ""

    def places(self) -> int:
        """Count the places that can be typed."""
        return len(self.rows)

    def row_of_place(self, place: int) -> int:
        """Return the row of a place that was typed, counted from 1."""
        return place - 1

    def choose(self, number: int) -> None:
        """Choose a row; what was typed for another one is forgotten."""
        self._typed = ""
        super().choose(number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move with Alt and arrows or a number; everything else walks."""
        held = event.modifiers() & Qt.KeyboardModifier.AltModifier
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Home: -999, Qt.Key.Key_End: 999}.get(
            Qt.Key(event.key())
        )
        number = digit(event.text())
        if self.touching and event.key() == Qt.Key.Key_Space:
            self._touch(self.current)
        elif held and step is not None:
            self._typed = ""
            self.move_to(self.current + step)
        elif number is not None and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.type_digit(number, event.timestamp())
        else:
            self._typed = ""
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Touch a card, or say that its abilities are asked for."""
        point = event.position().toPoint()
        super().mousePressEvent(event)
        if self.touching:
            self._touch(self.indexAt(point).row())
        elif self.marks_at(point):
            self.reminded.emit(self.rows[self.indexAt(point).row()].card)

    def _touch(self, number: int) -> None:
        if 0 <= number < len(self.rows):
            self.touched.emit(self.rows[number].card)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take the card once more: what Return does is for the whole sequence, and has a button."""
        self.mousePressEvent(event)
