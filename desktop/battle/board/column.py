"""One side's column: its reference cards and their figures, painted, with real keys and tooltips."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QMouseEvent, QPaintEvent, QRegion, QResizeEvent
from PySide6.QtWidgets import QScrollArea, QToolTip, QWidget

from desktop.battle.board.paint import draw_chip, draw_mark
from desktop.battle.board.shapes import Placed, Shape, shape_of
from desktop.battle.board.views import ChipView, Mark, RowView
from desktop.look import theme
from desktop.look.painting import Ink, kit
from desktop.wording import about, fill
from desktop.wording.plain import plain_tip
from rules.battle.state import Place

_PADDINGS = (9, 6, 3, 2, 1)
"""Above and below what stands in a row, in px at 100 %: as airy as the room allows."""


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
        self._placed: list[Placed] = []
        self._room = 0
        self._asked: object = None
        self._laid_rows: tuple[RowView, ...] = ()
        self._known: list[Shape] = []
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)

    # -- what is shown ------------------------------------------------------------------------------

    def set_rows(self, rows: tuple[RowView, ...], selected: str) -> None:
        """Show rows; only what differs is painted again: a whole row, or the figures of it."""
        was, self.selected = self.selected, selected
        if rows is self.rows and was == selected:
            return
        before, self.rows = self._placed, rows
        self._lay()
        if [(p.row.id, p.top, p.shape.height) for p in before] != [
            (p.row.id, p.top, p.shape.height) for p in self._placed
        ]:
            self.update()
            return
        chosen = {was, selected} if was != selected else set()
        for old, new in zip(before, self._placed, strict=True):
            if old.row is new.row and not chosen:
                continue
            if old.row.frame != new.row.frame or old.shape != new.shape:
                self.update(0, new.top, self.width(), new.shape.height)
                continue
            if (old.row.mark, old.row.number) != (new.row.mark, new.row.number):
                self.update(_mark_room(new))
            if old.row.chips is new.row.chips and not chosen:
                continue
            for chip, now, rect in zip(old.row.chips, new.row.chips, new.shape.chips, strict=True):
                if chip != now or now.id in chosen:
                    self.update(rect.translated(0, new.top).toAlignedRect())

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

    def _shapes(self) -> list[Shape]:
        """Lay all rows out, as airy as the room allows; nothing is measured again for the same rows."""
        made, width = kit(), self.width()
        asked = (width, self._room, made.theme.scale)
        if asked == self._asked and _laid_alike(self._laid_rows, self.rows):
            self._laid_rows = self.rows
            return self._known
        paddings = [made.px(pad) for pad in _PADDINGS]
        tries = ([shape_of(row, width, pad) for row in self.rows] for pad in paddings)
        fitting = (shapes for shapes in tries if sum(shape.height for shape in shapes) <= self._room)
        # what must be scrolled anyway need not stand that close
        shapes = next(fitting, None) or [shape_of(row, width, paddings[-2]) for row in self.rows]
        self._asked, self._laid_rows, self._known = asked, self.rows, shapes
        return shapes

    def _lay(self) -> None:
        self._placed = []
        top = 0
        for row, shape in zip(self.rows, self._shapes(), strict=True):
            self._placed.append(Placed(row, shape, top))
            top += shape.height
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
        for placed in self._placed:
            for chip, rect in placed.chips:
                if chip.id == fighter:
                    return rect.toAlignedRect()
        return QRect()

    def speaking(self) -> QRect:
        """Give where the card that is played stands, an empty rectangle for none."""
        for placed in self._placed:
            if placed.row.mark is Mark.SPEAKING:
                return QRect(0, placed.top, self.width(), placed.shape.height)
        return QRect()

    def grid(self) -> list[list[str]]:
        """Give the figures line by line, as the arrow keys walk them."""
        return [[chip.id for chip in placed.row.chips] for placed in self._placed if placed.row.chips]

    def visible_strings(self) -> list[str]:
        """Give every string that a player could read here, tooltips included."""
        with Ink.dry() as ink:
            for placed in self._placed:
                self._paint_row(ink, placed, QRegion())
        tips = [self._tip(row, None) for row in self.rows]
        tips += [self._tip(row, chip) for row in self.rows for chip in row.chips]
        return [*ink.words, *tips, self.accessibleDescription()]

    # -- painting -----------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rows that need it."""
        with Ink(self) as ink:
            clip = event.region()  # not its bounds: what lies between two rows that changed did not
            for placed in self._placed:
                if clip.intersects(QRect(0, placed.top, self.width(), placed.shape.height)):
                    self._paint_row(ink, placed, clip)

    def _paint_row(self, ink: Ink, placed: Placed, clip: QRegion) -> None:
        made, row, shape, top = ink.kit, placed.row, placed.shape, placed.top
        side = made.theme.side(self.side)
        whole = QRectF(0, top, self.width(), shape.height)
        speaks = row.mark is Mark.SPEAKING
        ground = theme.mix(side, made.colour("raised"), 16) if speaks else made.colour("surface")
        ink.painter.fillRect(whole, ground)
        if ink.is_dry or clip.intersects(_mark_room(placed)):
            if speaks:
                ink.painter.fillRect(QRectF(0, top, made.px(5), shape.height), side)
            self._paint_mark(ink, placed, side, ground)
        ink.painter.fillRect(QRectF(0, whole.bottom() - 1, self.width(), 1), made.colour("line"))
        name = shape.name.translated(0, top)
        # bold letters may reach beyond it
        if ink.is_dry or clip.intersects(name.toAlignedRect().adjusted(0, 0, made.px(16), 0)):
            colour = made.colour("soft" if row.dim else "text")
            ink.block(name, shape.lines, made.bold if speaks else made.body, colour)
        for chip, rect in placed.chips:
            if ink.is_dry or clip.intersects(rect.toAlignedRect()):
                draw_chip(ink, rect, chip, chip.id == self.selected, side, ground)

    def _paint_mark(self, ink: Ink, placed: Placed, side: QColor, ground: QColor) -> None:
        """Paint the state of a card in the sequence."""
        made, row, height = ink.kit, placed.row, placed.shape.height
        middle = placed.top + (height - made.px(28)) / 2
        mark = QRectF(made.px(9), middle, made.px(24), made.px(28))
        if row.mark in (Mark.SPEAKING, Mark.PLAYED, Mark.RESERVE):
            mark = QRectF(made.px(7), middle, made.px(28), made.px(28))
        draw_mark(ink, mark, row.mark, row.number, side, self.hints.get(row.id, ""), ground)

    # -- hands ----------------------------------------------------------------------------------------

    def _at(self, point: QPointF) -> tuple[RowView | None, ChipView | None]:
        for placed in self._placed:
            if placed.top <= point.y() < placed.top + placed.shape.height:
                for chip, rect in placed.chips:
                    if rect.contains(point):
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
                QToolTip.showText(event.globalPos(), plain_tip(self._tip(row, chip)), self)
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
            Mark.PILE: self.tr("number {number} in the pile").format(number=row.number),
            Mark.RESERVE: self.tr("in reserve"),
            Mark.PLAYED: self.tr("played"),
            Mark.BACK: self.tr("not played yet"),
            Mark.OUT: self.tr("not in the pile of this turn"),
        }.get(row.mark, "")
        return about(row.name, words) if words else row.name

    def chip_words(self, chip: ChipView) -> str:
        """Say the state of a figure in words."""
        parts = []
        if chip.place is not Place.TABLE:
            parts.append(captor_words(chip.captor) if chip.captor else place_words(chip.place))
        elif chip.state_words:
            worn = "" if chip.life else f" ({chip.notches}/{chip.capacity})"
            parts.append(f"{chip.state_words}{worn}")
        if chip.stunned:
            parts.append(self.tr("stunned"))
        if chip.activated:
            parts.append(self.tr("has acted"))
        if chip.touches:
            parts.append(self.tr("in contact with %n enemies", "", chip.touches))
        if chip.level:
            parts.append(self.tr("flying"))
        parts += [badge.words for badge in chip.badges if badge.words]
        return about(chip.name, ", ".join(parts)) if parts else chip.name


def _laid_alike(some: tuple[RowView, ...], others: tuple[RowView, ...]) -> bool:
    """Tell whether rows have the same shapes: the same names, and figures as wide as each other."""
    if len(some) != len(others):
        return False
    return all(
        [one.name, *((chip.capacity, len(chip.badges)) for chip in one.chips)]
        == [other.name, *((chip.capacity, len(chip.badges)) for chip in other.chips)]
        for one, other in zip(some, others, strict=True)
        if one.chips is not other.chips or one.name != other.name
    )


def _mark_room(placed: Placed) -> QRect:
    """Give the room of the mark: all that stands before the name."""
    return QRect(0, placed.top, int(placed.shape.name.left()), placed.shape.height)


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


def captor_words(captor: str) -> str:
    """Say who captured a figure."""
    return fill(QCoreApplication.translate("Battle", "captured by {name}"), name=captor)


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
        self.verticalScrollBar().rangeChanged.connect(self._on_range)

    def _on_range(self) -> None:
        """Keep the card that is played in view when there is less room, or more to be shown."""
        rect = self.rows.speaking()
        if not rect.isEmpty():
            self.ensureVisible(rect.center().x(), rect.center().y(), 0, rect.height() // 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tell the rows how much room there is."""
        super().resizeEvent(event)
        self.rows.set_room(self.viewport().height())

    def reveal(self, fighter: str) -> None:
        """Scroll so that a figure is in view."""
        rect = self.rows.rect_of(fighter)
        if not rect.isEmpty():
            self.ensureVisible(rect.center().x(), rect.center().y(), 0, rect.height())
