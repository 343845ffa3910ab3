"""A reference card as it lies before its owner: face up with its figures, or as a back."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QBrush, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.look import theme
from desktop.look.painting import Ink, Kit, advance, kit, line_height, lines_of
from desktop.look.tokens import CELL, draw_token
from desktop.widgets.painted import Painted
from desktop.widgets.spoken import Speaker
from desktop.wording.battle.board_views import ChipView, ValueView

_CENTRE = Qt.AlignmentFlag.AlignCenter
_PAD = 10
_LINES = 3  # of an ability at most
_HEADING, _NAME, _VALUES = 26, 34, 50
"""How high the line above a card, the bar of its name and its values are, in px at 100 %."""


@dataclass(frozen=True, slots=True)
class CardView:
    """A card in a place: what the place is called, what is said beside that, and what lies there.

    ``back`` says why it lies face down; then nothing else of it is known here.
    """

    heading: str
    note: str
    side: int
    name: str = ""
    values: tuple[ValueView, ...] = ()
    chips: tuple[ChipView, ...] = ()
    abilities: tuple[str, ...] = ()
    back: str = ""


class Say(IntEnum):
    """How much is shown of a card."""

    SLIM = 0  # its figures stand beside its values
    FIGURES = 1  # they stand beneath
    ALL = 2  # its abilities too


class CardPanel(Painted, QWidget, Speaker):
    """Paints one card, as much of it as there is room for."""

    spoken_role = QAccessible.Role.Grouping

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._view: CardView | None = None
        self.much = Say.ALL
        self._corner: QWidget | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_card(self, view: CardView | None) -> None:
        """Show a card, None for none."""
        if view != self._view:
            self._view = view
            self.setAccessibleName(f"{view.heading}: {view.back or view.name}" if view is not None else "")
            self.updateGeometry()
            self.update()
        self.setVisible(view is not None)

    def say(self, much: Say) -> None:
        """Take little room, or as much as everything needs."""
        if much is not self.much:
            self.much = much
            self.updateGeometry()
            self.update()

    def height_of(self, width: int, much: Say) -> int:
        """Tell how high it is in a width, in px."""
        made, view = kit(), self._view
        if view is None:
            return 0
        high = made.px(_HEADING) + self._bar(made, width) + made.px(_VALUES + _PAD)
        high += made.px(62) if much else 0
        return high + (round(self._abilities(made, width)[1]) if much is Say.ALL else 0)

    def heightForWidth(self, width: int) -> int:
        """Be as high as what is known of the card."""
        return self.height_of(width, self.much)

    def sizeHint(self) -> QSize:
        """Ask for the height of the width there is."""
        return QSize(0, self.heightForWidth(self.width()))

    def changeEvent(self, event: QEvent) -> None:
        """Measure again in another size of text."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.FontChange) and hasattr(self, "much"):
            self.updateGeometry()
            self.update()

    def place_corner(self, corner: QWidget) -> None:
        """Keep what is pressed on the card in its lower right corner."""
        self._corner = corner
        corner.resize(corner.sizeHint())
        corner.move(self.width() - corner.width() - 8, self.height() - corner.height() - 8)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the corner."""
        super().resizeEvent(event)
        if self._corner is not None:
            self.place_corner(self._corner)

    # -- painting -----------------------------------------------------------------------------------

    def _bar(self, made: Kit, width: int) -> int:
        """Give the height of the bar of the name."""
        name = self._view.name if self._view is not None else ""
        lines = lines_of(name, made.large, width - 2 * made.px(_PAD), 2) if name else ("",)
        return max(made.px(_NAME), line_height(made.large) * len(lines) + made.px(6))

    def _abilities(self, made: Kit, width: float) -> tuple[list[tuple[QRectF, str]], float]:
        """Give the abilities as chips with their places beneath each other, and how high all of them are."""
        places: list[tuple[QRectF, str]] = []
        high, gap, x, y = made.px(24), made.px(6), 0.0, 0.0
        room = width - 2 * made.px(_PAD)
        for words in self._view.abilities if self._view is not None else ():
            wide = min(room, advance(words, made.body) + made.px(18))
            if x and x + wide > room:
                x, y = 0.0, y + high + gap
            lines = lines_of(
                words, made.body, wide - made.px(12), _LINES
            )  # one of several is alone in its row
            high = max(made.px(24), round(line_height(made.body) * len(lines)) + made.px(4))
            places.append((QRectF(x, y, wide, high), words))
            x += wide + gap
        return places, y + high + gap if places else 0.0

    def _paint(self, ink: Ink) -> None:
        made, view = ink.kit, self._view
        if view is None:
            return
        whole = QRectF(self.rect())
        wide = advance(view.heading, made.bold)
        heading = QRectF(made.px(2), 0, wide, made.px(_HEADING))
        ink.text(heading, view.heading, made.bold, made.colour("text"))
        beside = QRectF(
            heading.right() + made.px(10), 0, whole.width() - wide - made.px(12), heading.height()
        )
        ink.text(beside, view.note, made.body, made.colour("soft"))
        box = whole.adjusted(1, made.px(_HEADING), -1, -1)
        side = made.theme.side(view.side)
        ink.box(box, made.colour("raised"), side, made.px(6), 2)
        if view.back:
            self._paint_back(ink, box, view.back)
        else:
            self._paint_face(ink, box, view)

    def _paint_back(self, ink: Ink, box: QRectF, words: str) -> None:
        made = ink.kit
        side = made.theme.side(self._view.side if self._view is not None else 0)
        if not ink.is_dry:
            hatched = QBrush(theme.mix(side, made.colour("raised"), 35), Qt.BrushStyle.BDiagPattern)
            ink.painter.fillRect(box.adjusted(2, 2, -2, -2), hatched)
        lines = lines_of(words, made.bold, box.width() - made.px(60), 2)
        high = line_height(made.bold) * len(lines)
        wide = max(advance(line, made.bold) for line in lines) + made.px(28)
        label = QRectF(0, 0, wide, high + made.px(16))
        label.moveCenter(box.center())
        ink.box(label, made.colour("raised"), side, made.px(6), 1)
        for number, line in enumerate(lines):
            top = label.y() + made.px(8) + number * line_height(made.bold)
            at = QRectF(label.x(), top, wide, line_height(made.bold))
            ink.text(at, line, made.bold, made.colour("text"), _CENTRE)

    def _paint_face(self, ink: Ink, box: QRectF, view: CardView) -> None:
        made, side, pad = ink.kit, ink.kit.theme.side(view.side), ink.kit.px(_PAD)
        bar = QRectF(box.x(), box.y(), box.width(), self._bar(made, self.width()))
        ink.box(bar, side, side, made.px(6))
        lines = lines_of(view.name, made.large, bar.width() - 2 * pad, 2)
        high = line_height(made.large) * len(lines)
        at = QRectF(bar.x() + pad, bar.center().y() - high / 2, bar.width() - 2 * pad, high)
        ink.block(at, lines, made.large, made.ink_on(side))
        slim = self.much is Say.SLIM
        cell = made.px(CELL if slim else 56)
        tokens = cell * len(view.chips) if slim else 0
        values = QRectF(box.x() + pad, bar.bottom(), box.width() - 2 * pad - tokens, made.px(_VALUES))
        self._paint_values(ink, values, view.values)
        left = values.right() if slim else box.x() + pad
        top = bar.bottom() + (made.px(4) if slim else made.px(_VALUES))
        for number, chip in enumerate(view.chips):
            draw_token(ink, QRectF(left + number * cell, top, cell, cell), chip, "", made.colour("raised"))
        if slim:
            return
        held = [f"{b.sign} {b.text}".strip() for chip in view.chips for b in chip.badges if b.kind != "note"]
        beside = QRectF(left + len(view.chips) * cell + pad, top, box.right() - left, cell)
        ink.text(beside, "  ".join(held), made.bold, made.colour("text"))
        abilities = self._abilities(made, self.width())[0] if self.much is Say.ALL else []
        for place, words in abilities:
            chip_box = place.translated(box.x() + pad, top + cell + made.px(4))
            ink.box(chip_box, made.colour("surface"), made.colour("line"), made.px(12), 1)
            lines = lines_of(words, made.body, chip_box.width() - made.px(12), _LINES)
            left, tall = made.px(9), line_height(made.body) * len(lines)
            room = QRectF(
                chip_box.x() + left, chip_box.center().y() - tall / 2, chip_box.width() - left, tall
            )
            ink.block(room, lines, made.body, made.colour("text"))

    def _paint_values(self, ink: Ink, rect: QRectF, values: tuple[ValueView, ...]) -> None:
        made = ink.kit
        each = rect.width() / max(1, len(values))
        for number, value in enumerate(values):
            cell = QRectF(rect.x() + number * each, rect.y() + made.px(4), each, made.px(18))
            ink.text(cell, value.label, made.small, made.colour("soft"), _CENTRE)
            cell = QRectF(cell.x(), cell.bottom(), each, made.px(28))
            moved = made.colour("bad" if value.moved < 0 else "good" if value.moved else "text")
            ink.text(cell, value.text, made.large, moved, _CENTRE)
