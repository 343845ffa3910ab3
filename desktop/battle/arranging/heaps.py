"""The heaps of a side as one list: headings, and cards that are moved within and between them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from desktop.battle.strategic.sequence_list import SequenceList, SequenceRow
from desktop.drafts.arranging_draft import Heap
from desktop.look.painting import Ink, icon_in, paint_style
from desktop.widgets.typed_keys import digit

_ICONS = {Heap.PILE: "cards", Heap.RESERVE: "stack-push", Heap.PLAYED: "check", Heap.OUT: "door-exit"}


class HeapList(SequenceList):
    """Cards below the heading of their heap; a typed place is one of the pile.

    A heading is a row that nobody chooses; a card that is moved onto it begins or ends its heap.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        self._heads: Mapping[str, str] = {}
        self._numbered = True
        super().__init__(parent)

    def set_heaps(
        self, rows: Sequence[SequenceRow], side: int, heads: Mapping[str, str], *, numbered: bool
    ) -> None:
        """Show rows; those whose card is a key of ``heads`` are headings in these words."""
        self._heads, self._numbered = dict(heads), numbered
        self.set_rows(rows, side)
        if not self.card:
            self._walk(1)
        self.viewport().update()

    @property
    def card(self) -> str:
        """The chosen card, "" for none."""
        at = self.current
        return self.rows[at].card if 0 <= at < len(self.rows) and not self._is_head(at) else ""

    def choose_card(self, card: str) -> None:
        """Choose a card."""
        self.choose(next((n for n, row in enumerate(self.rows) if row.card == card), -1))

    def _is_head(self, number: int) -> bool:
        return 0 <= number < len(self.rows) and self.rows[number].card in self._heads

    def row_words(self, number: int) -> str:
        """Word a row, or a heading."""
        if self._is_head(number):
            return self._heads[self.rows[number].card]
        return super().row_words(number)

    def row_height(self, number: int) -> float:
        """Give a heading less room than a card."""
        return paint_style().px(34) if self._is_head(number) else super().row_height(number)

    def paint_row(self, ink: Ink, number: int, rect: QRectF) -> None:
        """Paint a heading with its line, or a card."""
        if not self._is_head(number):
            super().paint_row(ink, number, rect)
            return
        style, key = ink.style, self.rows[number].card
        icon = QRectF(rect.x(), rect.y() + style.px(4), style.px(28), rect.height() - style.px(4))
        icon_in(ink, icon, _ICONS[Heap(key)], 18, "soft")
        words = QRectF(rect.x() + style.px(32), icon.y(), rect.width() - style.px(32), icon.height())
        ink.text(words, self._heads[key], style.bold, style.colour("text"))
        if not self._holds(number):
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            room = words.adjusted(0, 0, -style.px(8), 0)
            ink.text(room, self.tr("no card"), style.body, style.colour("soft"), right)
        ink.painter.fillRect(QRectF(rect.x(), rect.bottom() - 2, rect.width(), 1), style.colour("line"))

    def _holds(self, number: int) -> bool:
        return number + 1 < len(self.rows) and not self._is_head(number + 1)

    # -- choosing and moving --------------------------------------------------------------------------

    def choose(self, number: int) -> None:
        """Choose a card; a heading cannot be."""
        if not self._is_head(number):
            super().choose(number)

    def _walk(self, by: int) -> None:
        at = self.current + by
        while 0 <= at < self.count() and self._is_head(at):
            at += by
        if 0 <= at < self.count():
            self.choose(at)

    def places(self) -> int:
        """Count the places of the pile: one more for a card that comes into it."""
        if not self._numbered:
            return 0
        pile = sum(bool(row.place) for row in self.rows)
        at = self.current
        return pile + (0 <= at < len(self.rows) and not self.rows[at].place)

    def row_of_place(self, place: int) -> int:
        """Return the row of a place of the pile, which lies beneath its heading."""
        return place

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take a card by hand; a heading cannot be."""
        if not self._is_head(self.indexAt(event.position().toPoint()).row()):
            super().mousePressEvent(event)

    def place_at(self, point: QPoint) -> int:
        """Lay a card that is dropped on a heading beneath it, from whichever side it comes."""
        at = self.indexAt(point).row()
        return at + 1 if self._is_head(at) else super().place_at(point)

    def let_fall(self, item_id: str, point: QPoint) -> None:
        """Lay a card down; a heading stays where it is."""
        if item_id not in self._heads:
            super().let_fall(item_id, point)

    def move_to(self, to: int) -> None:
        """Move the chosen card, never above the heading of the pile."""
        if self.card:
            super().move_to(max(1, to))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk from card to card over the headings between them; Alt and End is the pile's last place."""
        held = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        if step is not None and not held:
            self._typed = ""
            self._walk(step)
        elif held and event.key() == Qt.Key.Key_End:
            self.move_to(self.places())
        elif not self._numbered and digit(event.text()) is not None:
            event.ignore()  # no place can be typed; a French minus is a 6 elsewhere
        else:
            super().keyPressEvent(event)
