"""The list of fights: cards and lines as an item view."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from desktop.battle.fights.delegate import MORE, FightsDelegate, height_of, spots, write
from desktop.battle.fights.heard import heard_parts, meant
from desktop.battle.fights.items import ChipsLine, CompareLine, FightItem, FightLine
from desktop.battle.fights.model import LINE, FightsModel
from desktop.look.painting import Ink
from desktop.widgets.spoken import Heard, Speaker, announce, parts_changed
from desktop.widgets.spoken_dice import tell_dice
from desktop.wording import sentences


class FightList(QListView, Speaker):
    """Shows the lines; ``pressed_on`` says a line and what of it was pressed, "" for the line itself."""

    pressed_on = Signal(str, str)
    spoken_role = QAccessible.Role.List

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._lines = FightsModel(self)
        self._shown: list[FightItem] = []
        self._unfolded: list[int] = []
        """The open fight while all of its chips are shown."""
        self.setModel(self._lines)
        self.setItemDelegate(FightsDelegate(self))
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setMouseTracking(True)

    @property
    def lines(self) -> list[FightItem]:
        """The lines as they are shown."""
        return self._lines.lines

    def show_lines(self, lines: list[FightItem]) -> None:
        """Show lines, the one that is lit in view; where not all have room they stand closer."""
        self._shown = lines
        self.setAccessibleName(self.tr("Fights"))
        if _open_fight(lines) != self._unfolded:
            self._unfolded = []
        if not self._holds(lines):
            lines = [replace(line, dense=True) for line in lines]
        if not self._holds(lines) and not self._unfolded:
            lines = [_folded(line) for line in lines]
        before = {line.id: line.dice for line in self.lines if isinstance(line, CompareLine)}
        for line in lines:
            if isinstance(line, CompareLine):
                tell_dice(self, before.get(line.id, ()), line.dice)
        if self._lines.set_lines(lines):
            self.scheduleDelayedItemsLayout()
        self.reveal()
        parts_changed(self)

    def _holds(self, lines: list[FightItem]) -> bool:
        """Tell whether there is room for all lines."""
        size = self.viewport().size()
        return sum(height_of(line, size.width()) for line in lines) <= size.height()

    def _press(self, line: str, what: str) -> None:
        """Say what was pressed; what is folded unfolds by itself."""
        if what == f"row:{MORE}":
            self._unfolded = _open_fight(self.lines)
            self.show_lines(self._shown)
        else:
            self.pressed_on.emit(line, what)

    def heard(self) -> list[Heard]:
        """Give the lines, and what is pressed on each of them."""
        placed = ((line, self.visualRect(self._lines.index(n))) for n, line in enumerate(self.lines))
        return [part for line, rect in placed for part in heard_parts(line, rect)]

    def do_heard(self, press: str, value: int | None) -> None:
        """Say what was pressed, or turned to a value."""
        for what in meant(self.lines, press, value):
            self._press(press.partition("|")[0], what)

    def reveal(self) -> None:
        """Scroll so that the line that is lit is in view, and with it as much of the open fight as can be."""
        inside = [number for number, line in enumerate(self.lines) if line.inside]
        lit = [number for number, line in enumerate(self.lines) if line.lit]
        for number in (*inside[-1:], *inside[:1], *lit):
            self.scrollTo(self._lines.index(number))

    def rect_of(self, line: str) -> QRect:
        """Give where a line stands in the viewport, an empty rectangle for none."""
        found = next((n for n, each in enumerate(self.lines) if each.id == line), -1)
        return self.visualRect(self._lines.index(found))  # an empty one for no index

    def restyle(self) -> None:
        """Take the theme's colours and sizes again."""
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

    def visible_strings(self) -> list[str]:
        """Give every string that a player could read here, what is said of lines included."""
        width = self.viewport().width()
        with Ink.dry() as ink:
            for line in self.lines:
                write(ink, QRectF(0, 0, width, height_of(line, width)), line)
        return [*ink.words, *(line.said for line in self.lines)]

    def lit_words(self) -> str:
        """Say the line, or the chip, that keys mean, with the die that it asks for."""
        lit = next((line for line in self.lines if line.lit), None)
        chips = lit.chips if isinstance(lit, ChipsLine) else ()
        chip = next((chip.said for chip in chips if chip.lit), "")
        asked = lit.ask if isinstance(lit, CompareLine) else ""
        return sentences((chip or lit.said, asked)) if lit is not None else ""

    # -- hands ----------------------------------------------------------------------------------------

    def _at(self, point: QPointF) -> tuple[FightItem, str] | None:
        index = self.indexAt(point.toPoint())
        if not index.isValid():
            return None
        line: FightItem = index.data(LINE)
        found = spots(line, QRectF(self.visualRect(index)))
        return line, next((what for rect, what in found if rect.contains(point)), "")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave keys to the table: a line that is lit has them."""
        event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Say the line that is lit."""
        super().focusInEvent(event)
        announce(self, self.lit_words())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Say what was pressed."""
        found = self._at(event.position())
        if found is not None:
            self._press(found[0].id, found[1])

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show that lines can be pressed."""
        there = self._at(event.position()) is not None
        hand = Qt.CursorShape.PointingHandCursor if there else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(hand)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the words again, and look for the line that is lit in another room."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()
        self.show_lines(self._shown)


def _open_fight(lines: list[FightItem]) -> list[int]:
    """Give the number of the open fight, nothing for none."""
    return [line.number for line in lines if isinstance(line, FightLine) and line.inside]


def _folded(line: FightItem) -> FightItem:
    """Fold the chips, unless the keyboard is on one."""
    return replace(line, folds=True) if isinstance(line, ChipsLine) and not line.lit else line
