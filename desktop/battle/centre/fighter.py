"""The chosen figure: its track, its characteristics of now, all its state, and a key for each verb."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QToolTip, QWidget

from desktop import theme
from desktop.battle.board.column import place_words
from desktop.battle.board.paint import icon_in, paint_badge, paint_disc, star, state
from desktop.battle.board.views import ChipView
from desktop.battle.centre.sheet_view import SheetView, sheet_view
from desktop.battle.context import BattleContext
from desktop.battle.figures import Cell, notch_words
from desktop.battle.kit import Ink, advance, kit, line_height, lines_of
from rules.battle.state import Place

_CENTRE = Qt.AlignmentFlag.AlignCenter


class FighterSheet(QWidget):
    """The painted sheet of a figure. ``pressed`` tells what was pressed: "notch:3", "stun", "card"."""

    pressed = Signal(str)

    def __init__(self, context: BattleContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._view: SheetView | None = None
        self._spots: list[tuple[QRectF, str | Cell, str]] = []
        self._measured: tuple[object, ...] = ()
        self.setMouseTracking(True)

    # -- what is shown ------------------------------------------------------------------------------

    def show_fighter(self, key: str) -> None:
        """Show a figure, or say how to choose one."""
        view = sheet_view(self._context, key) if key in self._context.game.fighters else None
        if view != self._view:
            self._view = view
            if view is not None:
                self.setAccessibleName(view.chip.name)
                names = self._context.names
                self.setAccessibleDescription("\n".join(cell.tip(names) for cell in view.cells))
            self._settle()
            self.update()

    def visible_strings(self) -> list[str]:
        """Give every string that a player could read here."""
        with Ink.dry() as ink:
            self._paint(ink)
        return [*ink.words, *(self._tip(tip) for _, tip, _ in self._spots), self.accessibleName()]

    # -- measuring ----------------------------------------------------------------------------------

    def _settle(self) -> None:
        made, view = kit(), self._view
        parts: tuple[object, ...] = ()
        if view is not None:
            words = tuple(words for _, words in view.badges)
            parts = (view.chip.name, bool(view.cells), words, view.notes)
        # The height depends on nothing else: most gestures change only what is painted.
        measured = (self.width(), made.theme.scale, self._context.language, *parts)
        if measured == self._measured:
            return
        self._measured = measured
        with Ink.dry() as ink:
            height = self._paint(ink)
        if self.minimumHeight() != height or self.maximumHeight() != height:
            self.setFixedHeight(height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the lines again."""
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self._settle()

    # -- painting -----------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sheet."""
        with Ink(self) as ink:
            self._paint(ink)

    def _paint(self, ink: Ink) -> int:
        """Paint everything and return the height that it takes."""
        made, view = ink.kit, self._view
        self._spots = []
        if view is None:
            words = self.tr("Choose a figure: click it, or press A and its letters.")
            lines = lines_of(words, made.body, self.width() - made.px(16))
            ink.block(
                QRectF(made.px(8), made.px(6), self.width(), 400), lines, made.body, made.colour("soft")
            )
            return line_height(made.body) * len(lines) + made.px(12)
        top = self._head(ink, view, made.px(6))
        top = self._track(ink, view, top + made.px(4))
        top = self._values(ink, view, top + made.px(4))
        return round(self._rest(ink, view, top + made.px(2)) + made.px(2))

    def _head(self, ink: Ink, view: SheetView, top: float) -> float:
        made = ink.kit
        chip = view.chip
        size = made.px(34)
        gone = chip.place is not Place.TABLE
        left = made.px(6) + size + made.px(8)
        room = self.width() - left - made.px(70)
        lines = lines_of(chip.name, made.large, room, 3)
        height = max(size, line_height(made.large) * len(lines))
        paint_disc(
            ink, QRectF(made.px(6), top + (height - size) / 2, size, size), chip.letter, chip.colour, gone
        )
        high = line_height(made.large) * len(lines)
        name = QRectF(left, top + (height - high) / 2, room, high)
        ink.block(name, lines, made.large, made.theme.side(view.side))
        card = QRectF(self.width() - made.px(66), top + (height - made.px(40)) / 2, made.px(62), made.px(40))
        ink.box(card, made.colour("raised"), made.colour("line"), made.px(6))
        icon_in(ink, card.adjusted(0, 0, -card.width() / 2, 0), "cards", 20, "text")
        ink.keycap(
            QRectF(card.right() - made.px(28), card.center().y() - made.px(11), made.px(22), made.px(22)), "C"
        )
        self._spots.append((card, self.tr("See the card (C)"), "card"))
        return top + height

    def _track(self, ink: Ink, view: SheetView, top: float) -> float:
        made, chip = ink.kit, view.chip
        size, gap = made.px(40), made.px(4)
        x = float(made.px(6))
        letters = {s.notches: (s.letter_en if view.english else s.letter_fr, s.shape) for s in view.states}
        words = {s.notches: (s.en if view.english else s.fr) for s in view.states}
        for notch in range(1, chip.capacity + 1):
            rect = QRectF(x, top, size, size)
            filled = notch <= chip.notches
            letter, shape = letters.get(notch, ("", "square"))
            if notch == chip.capacity:
                letter, shape = letters[max(letters)]
            self._notch(ink, rect, letter, shape, notch, filled)
            tip = f"{words.get(notch, '')} · {notch_words(notch, chip.capacity)}".strip(" ·")
            self._spots.append((rect, tip, f"notch:{notch}"))
            x += size + gap
        x += gap
        rect = QRectF(x, top, size, size)
        ink.box(
            rect, made.colour("raised"), made.colour("side-b" if chip.stunned else "line"), made.px(6), 1.5
        )
        inner = rect.adjusted(made.px(6), made.px(6), -made.px(6), -made.px(6))
        if chip.stunned:
            star(ink, inner)
        else:
            ink.shape("star", inner, None, made.colour("line"), 1.5)
        self._spots.append((rect, self.tr("Stunned (S)"), "stun"))
        x += size + made.px(8)
        said = self._state_words(chip)
        lines = lines_of(said, made.body, self.width() - x - made.px(4), 2)
        high = line_height(made.body) * len(lines)
        ink.block(QRectF(x, top + (size - high) / 2, 600, high), lines, made.body, made.colour("text"))
        return top + size

    def _notch(self, ink: Ink, rect: QRectF, letter: str, shape: str, notch: int, filled: bool) -> None:
        made = ink.kit
        edge = made.colour("text" if filled else "line")
        ink.box(rect, made.colour("raised"), edge, made.px(6), 1.5 if filled else 1)
        inner = rect.adjusted(made.px(6), made.px(6), -made.px(6), -made.px(6))
        if filled:
            state(ink, inner, shape, letter, min(notch, 4))
        else:
            ink.text(rect, letter, made.body, made.colour("soft"), _CENTRE)

    def _state_words(self, chip: ChipView) -> str:
        parts = []
        if chip.place is not Place.TABLE:
            parts.append(place_words(chip.place))
        elif chip.state_words:
            parts.append(chip.state_words)
        if chip.stunned:
            parts.append(self.tr("stunned"))
        if chip.activated:
            parts.append(self.tr("has acted"))
        said = ", ".join(parts) if parts else self.tr("unhurt")
        return said[:1].upper() + said[1:]

    def _values(self, ink: Ink, view: SheetView, top: float) -> float:
        made = ink.kit
        if not view.cells:
            words = self.tr("A sketch: its values are not known yet.")
            ink.text(
                QRectF(made.px(8), top, self.width(), made.px(24)), words, made.body, made.colour("soft")
            )
            return top + made.px(26)
        x = float(made.px(6))
        room = self.width() - made.px(12)
        width = min(made.px(54), room / len(view.cells))
        for cell in view.cells:
            width_now = max(width, advance(cell.text, made.large) + made.px(6))
            rect = QRectF(x, top, width_now, made.px(44))
            colour = made.colour("bad" if cell.moved < 0 else "good" if cell.moved > 0 else "text")
            label = QRectF(x, top, width_now - made.px(2), made.px(18))
            ink.text(label, cell.label, made.small, made.colour("soft"), _CENTRE)
            value = QRectF(x, top + made.px(16), width_now - made.px(2), made.px(26))
            if cell.moved:
                ink.box(value, theme.mix(colour, made.colour("raised"), 12), colour, made.px(4), 1)
            arrow = "▼" if cell.moved < 0 else "▲" if cell.moved > 0 else ""
            ink.text(value, cell.text, made.large, colour, _CENTRE)
            if arrow:
                mark = QRectF(value.right() - made.px(11), value.y() + made.px(1), made.px(10), made.px(10))
                ink.shape("triangle", mark, colour, None, 2) if arrow == "▲" else self._down(
                    ink, mark, colour
                )
            self._spots.append((rect, cell, "value"))
            x += width_now
        return top + made.px(44)

    def _down(self, ink: Ink, rect: QRectF, colour: object) -> None:
        ink.painter.save()
        ink.painter.translate(rect.center())
        ink.painter.rotate(180)
        ink.shape("triangle", QRectF(-rect.width() / 2, -rect.height() / 2, rect.width(), rect.height()),
                  colour, None, 2)  # type: ignore[arg-type] # fmt: skip
        ink.painter.restore()

    def _rest(self, ink: Ink, view: SheetView, top: float) -> float:
        made = ink.kit
        x = float(made.px(6))
        room = self.width() - made.px(12)
        if view.badges:
            top += made.px(2)
            for badge, words in view.badges:
                width = made.px(34) + advance(words, made.body) + made.px(16)
                if x > made.px(6) and x + width > room:
                    x, top = float(made.px(6)), top + made.px(26)
                paint_badge(ink, QRectF(x, top + made.px(2), made.px(33), made.px(20)), badge)
                ink.text(
                    QRectF(x + made.px(38), top, width, made.px(24)), words, made.body, made.colour("text")
                )
                x += width
            top += made.px(28)
        for note in view.notes:
            lines = lines_of(note, made.body, room - made.px(4), 4)
            high = line_height(made.body) * len(lines)
            ink.block(QRectF(made.px(8), top, room, high), lines, made.body, made.colour("text"))
            top += high
        return top

    # -- hands --------------------------------------------------------------------------------------

    def _at(self, point: QPointF) -> tuple[str | Cell, str]:
        return next(((tip, what) for rect, tip, what in self._spots if rect.contains(point)), ("", ""))

    def _tip(self, tip: str | Cell) -> str:
        """Word a tip; the reasons of a value are said when somebody asks."""
        return tip if isinstance(tip, str) else tip.tip(self._context.names)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Press a notch, the star, the card."""
        _, what = self._at(event.position())
        if what and what != "value":
            self.pressed.emit(what)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show what can be pressed."""
        _, what = self._at(event.position())
        hand = Qt.CursorShape.PointingHandCursor if what not in ("", "value") else Qt.CursorShape.ArrowCursor
        self.setCursor(hand)

    def event(self, event: QEvent) -> bool:
        """Explain what is under the hand."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self._tip(self._at(QPointF(event.pos()))[0]), self)
            return True
        return super().event(event)
