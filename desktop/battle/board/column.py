"""One side's column: its reference cards and their figures, painted, with real keys and tooltips."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QScrollArea, QToolTip, QWidget

from desktop import theme
from desktop.battle.board.paint import chip_height, chip_width, paint_chip, paint_mark
from desktop.battle.board.views import ChipView, Mark, RowView
from desktop.battle.kit import Ink, Kit, kit, line_height, lines_of
from rules.battle.state import Place

_MOST_LINES = 4


@dataclass(frozen=True, slots=True)
class Placed:
    """A row laid out in a column: its lines, and where its chips stand, relative to the row's top."""

    row: RowView
    lines: tuple[str, ...]
    name: QRectF
    chips: tuple[tuple[ChipView, QRectF], ...]
    height: int


def lay_out(row: RowView, width: int, made: Kit, pad: int) -> Placed:
    """Lay a row out: the name beside its figures or above them, whichever is lower."""
    beside = _beside(row, width, made, pad)
    above = _above(row, width, made, pad)
    if beside is None or above.height < beside.height:
        return above
    return beside


def _flow(
    chips: tuple[ChipView, ...], left: float, top: float, room: float, made: Kit
) -> list[tuple[ChipView, QRectF]]:
    placed: list[tuple[ChipView, QRectF]] = []
    x, y = left, top
    height, gap = chip_height(made), made.px(4)
    for chip in chips:
        width = chip_width(made, chip)
        if x > left and x + width > left + room:
            x, y = left, y + height + gap
        placed.append((chip, QRectF(x, y, width, height)))
        x += width + gap
    return placed


def _above(row: RowView, width: int, made: Kit, pad: int) -> Placed:
    left = made.px(38)
    room = width - left - made.px(6)
    lines = lines_of(row.name, made.body, room, _MOST_LINES)
    name = QRectF(left, pad, room, line_height(made.body) * len(lines))
    top = name.bottom() + made.px(2)
    chips = _flow(row.chips, left, top, room, made)
    bottom = chips[-1][1].bottom() if chips else max(name.bottom(), pad + made.px(32))
    return Placed(row, lines, name, tuple(chips), round(bottom) + pad)


def _beside(row: RowView, width: int, made: Kit, pad: int) -> Placed | None:
    left, right = made.px(38), width - made.px(6)
    if not row.chips:
        return None
    best: Placed | None = None
    widths = [chip_width(made, chip) for chip in row.chips]
    gap = made.px(4)
    for per_line in range(len(row.chips), 0, -1):
        taken = max(
            sum(widths[n : n + per_line]) + gap * (len(widths[n : n + per_line]) - 1)
            for n in range(0, len(widths), per_line)
        )
        room = right - taken - made.px(8) - left
        if room < made.px(96):
            continue
        lines = lines_of(row.name, made.body, room, _MOST_LINES + 1)
        if len(lines) > _MOST_LINES:
            continue
        words = line_height(made.body) * len(lines)
        chips = _flow(row.chips, right - taken, 0, taken, made)
        tall = chips[-1][1].bottom()
        inner = max(words, tall)
        chips = [(chip, rect.translated(0, pad + (inner - tall) / 2)) for chip, rect in chips]
        name = QRectF(left, pad + (inner - words) / 2, room, words)
        found = Placed(row, lines, name, tuple(chips), round(inner) + 2 * pad)
        if best is None or found.height < best.height:
            best = found
    return best


class SideRows(QWidget):
    """The rows of a column. ``chosen`` a figure, ``opened`` a card (to see it whole)."""

    chosen = Signal(str)
    opened = Signal(str)
    asked = Signal(str, QPointF)
    """Emitted with a figure and a place on the screen: somebody wants its verbs."""

    def __init__(self, side: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.side = side
        self.rows: tuple[RowView, ...] = ()
        self.selected = ""
        self.hints: Mapping[str, str] = {}
        self.tips: Mapping[str, str] = {}
        self._placed: list[tuple[int, Placed]] = []
        self._room = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)

    # -- what is shown ------------------------------------------------------------------------------

    def set_rows(self, rows: tuple[RowView, ...], selected: str) -> None:
        """Show rows; only those that differ are painted again."""
        before = {row.id: row for row in self.rows}
        same_order = [row.id for row in rows] == [row.id for row in self.rows]
        was, self.selected = self.selected, selected
        self.rows = rows
        old = self._placed
        self._lay()
        if not same_order or [p.height for _, p in old] != [p.height for _, p in self._placed]:
            self.update()
            return
        for top, placed in self._placed:
            ids = {chip.id for chip in placed.row.chips}
            if placed.row != before.get(placed.row.id) or (was != selected and ids & {was, selected}):
                self.update(0, top, self.width(), placed.height)

    def set_hints(self, hints: Mapping[str, str]) -> None:
        """Show the letters that lead to the cards, none for an empty table."""
        if hints != self.hints:
            self.hints = dict(hints)
            self.update()

    def set_room(self, height: int) -> None:
        """Say how high the view is: where there is room the rows breathe."""
        if height != self._room:
            self._room = height
            self._lay()
            self.update()

    def restyle(self) -> None:
        """Take the text size again."""
        self._lay()
        self.update()

    def _lay(self) -> None:
        made = kit()
        for pad in (made.px(9), made.px(6), made.px(3), made.px(2)):
            placed = [lay_out(row, self.width(), made, pad) for row in self.rows]
            total = sum(p.height for p in placed)
            if total <= self._room:
                break
        self._placed = []
        top = 0
        for each in placed if self.rows else []:
            self._placed.append((top, each))
            top += each.height
        if self.minimumHeight() != top:
            self.setMinimumHeight(top)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the rows out again for another width."""
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self._lay()

    def sizeHint(self) -> QSize:
        """Ask for the height of all rows."""
        return QSize(320, self.minimumHeight())

    def rect_of(self, fighter: str) -> QRect:
        """Give where a figure stands, an empty rectangle when it is not here."""
        for top, placed in self._placed:
            for chip, rect in placed.chips:
                if chip.id == fighter:
                    return rect.translated(0, top).toAlignedRect()
        return QRect()

    def grid(self) -> list[list[str]]:
        """Give the figures line by line, as the arrow keys walk them."""
        return [[chip.id for chip, _ in placed.chips] for _, placed in self._placed if placed.chips]

    def visible_strings(self) -> list[str]:
        """Give every string that a player could read here, tooltips included."""
        picture = QPixmap(max(1, self.width()), max(1, self.height()))
        ink = Ink(picture)
        for top, placed in self._placed:
            self._paint_row(ink, top, placed)
        ink.end()
        tips = [self._tip(row, None) for row in self.rows]
        tips += [self._tip(row, chip) for row in self.rows for chip in row.chips]
        return [*ink.words, *tips, self.accessibleDescription()]

    # -- painting -----------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rows that need it."""
        ink = Ink(self)
        clip = event.rect()
        for top, placed in self._placed:
            if top < clip.bottom() + 1 and top + placed.height > clip.top():
                self._paint_row(ink, top, placed)
        ink.end()

    def _paint_row(self, ink: Ink, top: int, placed: Placed) -> None:
        made, row = ink.kit, placed.row
        side = made.theme.side(self.side)
        whole = QRectF(0, top, self.width(), placed.height)
        if row.mark is Mark.SPEAKING:
            ink.painter.fillRect(whole, theme.mix(side, made.colour("raised"), 16))
            ink.painter.fillRect(QRectF(0, top, made.px(5), placed.height), side)
        else:
            ink.painter.fillRect(whole, made.colour("surface"))
        ink.painter.fillRect(QRectF(0, whole.bottom() - 1, self.width(), 1), made.colour("line"))
        size = QSize(made.px(24), made.px(28))
        middle = top + (placed.height - size.height()) / 2
        mark = QRectF(made.px(9), middle, size.width(), size.height())
        if row.mark in (Mark.SPEAKING, Mark.PLAYED, Mark.RESERVE):
            mark = QRectF(made.px(7), top + (placed.height - made.px(28)) / 2, made.px(28), made.px(28))
        paint_mark(ink, mark, row.mark, row.number, side, self.hints.get(row.id, ""))
        colour = made.colour("soft" if row.dim else "text")
        font = made.bold if row.mark is Mark.SPEAKING else made.body
        ink.block(placed.name.translated(0, top), placed.lines, font, colour)
        for chip, rect in placed.chips:
            paint_chip(ink, rect.translated(0, top), chip, chip.id == self.selected, side)

    # -- hands ----------------------------------------------------------------------------------------

    def _at(self, point: QPointF) -> tuple[RowView | None, ChipView | None]:
        for top, placed in self._placed:
            if top <= point.y() < top + placed.height:
                for chip, rect in placed.chips:
                    if rect.translated(0, top).contains(point):
                        return placed.row, chip
                return placed.row, None
        return None, None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the figure under the hand; a card's name opens the card."""
        row, chip = self._at(event.position())
        if chip is not None:
            self.chosen.emit(chip.id)
            if event.button() is Qt.MouseButton.RightButton:
                self.asked.emit(chip.id, event.globalPosition())
        elif row is not None:
            self.opened.emit(row.id)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Open the card of a figure."""
        row, chip = self._at(event.position())
        if row is not None and chip is not None:
            self.opened.emit(row.id)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show that figures and names can be pressed."""
        row, _ = self._at(event.position())
        self.setCursor(Qt.CursorShape.PointingHandCursor if row is not None else Qt.CursorShape.ArrowCursor)

    def event(self, event: QEvent) -> bool:
        """Say what is under the hand."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            row, chip = self._at(QPointF(event.pos()))
            if row is not None:
                QToolTip.showText(event.globalPos(), self._tip(row, chip), self)
            else:
                QToolTip.hideText()
            return True
        return super().event(event)

    def _tip(self, row: RowView, chip: ChipView | None) -> str:
        if chip is not None:
            return self.tips.get(chip.id) or self.chip_words(chip)
        words = {
            Mark.SPEAKING: self.tr("speaking now"),
            Mark.TOP: self.tr("top of the pile"),
            Mark.PILE: self.tr("number {number} in the sequence").format(number=row.number),
            Mark.RESERVE: self.tr("in reserve"),
            Mark.PLAYED: self.tr("played"),
            Mark.BACK: self.tr("not played yet"),
            Mark.OUT: self.tr("not in the sequence of this turn"),
        }.get(row.mark, "")
        return f"{row.name}: {words}" if words else row.name

    def chip_words(self, chip: ChipView) -> str:
        """Say the state of a figure in words."""
        parts = []
        if chip.place is not Place.TABLE:
            parts.append(place_words(chip.place))
        elif chip.state_words:
            parts.append(f"{chip.state_words} ({chip.notches}/{chip.capacity})")
        if chip.stunned:
            parts.append(self.tr("stunned"))
        if chip.activated:
            parts.append(self.tr("has acted"))
        return f"{chip.name}: {', '.join(parts)}" if parts else chip.name


def place_words(place: Place) -> str:
    """Say where a figure is."""
    words = {
        Place.TABLE: QCoreApplication.translate("Battle", "on the table"),
        Place.OFF: QCoreApplication.translate("Battle", "off the table"),
        Place.FLED: QCoreApplication.translate("Battle", "fled"),
        Place.DEAD: QCoreApplication.translate("Battle", "dead"),
        Place.CAPTURED: QCoreApplication.translate("Battle", "captured"),
    }
    return words[place]


class SideColumn(QScrollArea):
    """The scrolling room of a side's rows."""

    def __init__(self, side: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows = SideRows(side, self)
        self.setWidget(self.rows)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tell the rows how much room there is."""
        super().resizeEvent(event)
        self.rows.set_room(self.viewport().height())

    def reveal(self, fighter: str) -> None:
        """Scroll so that a figure is in view."""
        rect = self.rows.rect_of(fighter)
        if not rect.isEmpty():
            self.ensureVisible(rect.center().x(), rect.center().y(), 0, rect.height())
