"""A reference card as it lies before its owner: face up with its figures, or as a back."""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QBrush, QFont, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.look import theme
from desktop.look.fitting import fitted
from desktop.look.painting import Ink, PaintStyle, advance, font_of, line_height, lines_of, paint_style
from desktop.look.tokens import CELL, draw_token
from desktop.widgets.painted import Painted
from desktop.widgets.spoken import Speaker
from desktop.wording import about
from desktop.wording.battle.board_views import ChipView, ValueView

_CENTRE = Qt.AlignmentFlag.AlignCenter
_PAD = 10
_LINES = 3  # of an ability at most
_HEADING, _NAME, _VALUES = 26, 34, 50
"""How high the line above a card, the bar of its name and its values are, in px at 100 %."""
_LETTERS = 27, 23
"""How high its values are where it has room, the largest that all fit; else as large text."""
_APART = 3
"""How far apart its values stand at least, in px at 100 %."""
_LARGE_CELL = 56
"""How wide and high a token is where its card has room, in px at 100 %."""


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

    NAME = -1  # its name alone
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
            self.setAccessibleName(about(view.heading, view.back or view.name) if view is not None else "")
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
        style, view = paint_style(), self._view
        if view is None:
            return 0
        high = self._heading(width) + self._bar(style, width)
        if much is Say.NAME:
            return high + style.px(2)
        high += self._values_high(much) + style.px(_PAD)
        cell, _, lines = self._grid(style, width, much)
        high += cell * lines + style.px(6) if lines else 0
        return high + (round(self._abilities(style, width)[1]) if much is Say.ALL else 0)

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

    @property
    def _looked_into(self) -> bool:
        """Whether it is hidden, with what is pressed to look at it."""
        return self._corner is not None and not self._corner.isHidden()

    def _heading(self, width: float) -> int:
        """How high the line above the card is, in px; what is pressed to look at the card stands in it."""
        least, corner = paint_style().px(_HEADING), self._corner
        if corner is None or not self._looked_into:
            return least
        high = corner.sizeHint().height()
        return (least + high if self._is_beneath(width) else max(least, high)) + paint_style().px(2)

    def _is_beneath(self, width: float) -> bool:
        """Tell whether what is pressed stands beneath the name of the place, for want of room beside it."""
        style, view, corner = paint_style(), self._view, self._corner
        wide = advance(view.heading, style.bold) if view is not None else 0
        return corner is not None and wide + style.px(6) > width - corner.sizeHint().width()

    def place_corner(self, corner: QWidget) -> None:
        """Keep what is pressed to look at a hidden card at the right above it."""
        self._corner = corner
        corner.resize(corner.sizeHint())
        top = paint_style().px(_HEADING) if self._is_beneath(self.width()) else 0
        corner.move(self.width() - corner.width(), top)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the corner."""
        super().resizeEvent(event)
        if self._corner is not None:
            self.place_corner(self._corner)

    # -- painting -----------------------------------------------------------------------------------

    def _values_high(self, much: Say) -> int:
        return paint_style().px(_VALUES + (10 if much > Say.SLIM else 0))

    def _bar(self, style: PaintStyle, width: int) -> int:
        """Give the height of the bar of the name."""
        name = self._view.name if self._view is not None else ""
        lines = lines_of(name, style.large, width - 2 * style.px(_PAD), 2) if name else ("",)
        return max(style.px(_NAME), line_height(style.large) * len(lines) + style.px(6))

    def _grid(self, style: PaintStyle, width: float, much: Say) -> tuple[int, int, int]:
        """Give how large a token is, how many stand in a line, and in how many beneath the values.

        A slim card has them beside its values, 0 lines beneath, where these keep half the width and all fit.
        """
        # one line of them is kept where the card is hidden: it does not grow when it is turned
        view = self._view
        number = len(view.chips) if view is not None and not view.back else 1
        room = width - 2 * style.px(_PAD) - 2
        cell = style.px(_LARGE_CELL if much > Say.SLIM else CELL)
        if much <= Say.SLIM and not self._looked_into:
            needed = sum(self._needs(style, style.large)) + style.px(_PAD)
            if number * cell <= min(room / 2, room - needed):
                return cell, number, 0
        lines = math.ceil(number / max(1, room // cell))
        return cell, math.ceil(number / max(1, lines)), lines

    def token_rects(self) -> list[QRectF]:
        """Give where the tokens of its figures stand, in their order; of its name alone there are none."""
        if self.much is Say.NAME:
            return []
        style, width = paint_style(), self.width()
        cell, each, lines = self._grid(style, width, self.much)
        number = len(self._view.chips) if self._view is not None else 0
        top = self._heading(width) + self._bar(style, width)
        top += self._values_high(self.much) if lines else style.px(4)
        left = 1 + style.px(_PAD) if lines else width - 1 - style.px(_PAD) - number * cell
        return [QRectF(left + at % each * cell, top + at // each * cell, cell, cell) for at in range(number)]

    def _needs(self, style: PaintStyle, font: QFont) -> list[float]:
        """Give how wide each value with its heading stands at least, in px."""
        apart = style.px(_APART)
        return [max(advance(value.label, style.small), advance(value.text, font)) + apart
                for value in (self._view.values if self._view is not None else ())]  # fmt: skip

    def _abilities(self, style: PaintStyle, width: float) -> tuple[list[tuple[QRectF, str]], float]:
        """Give the abilities as chips with their places beneath each other, and how high all of them are."""
        places: list[tuple[QRectF, str]] = []
        high, gap, x, y = style.px(24), style.px(6), 0.0, 0.0
        room = width - 2 * style.px(_PAD)
        for words in self._view.abilities if self._view is not None else ():
            wide = min(room, advance(words, style.body) + style.px(18))
            if x and x + wide > room:
                x, y = 0.0, y + high + gap
            lines = lines_of(
                words, style.body, wide - style.px(12), _LINES
            )  # one of several is alone in its row
            high = max(style.px(24), round(line_height(style.body) * len(lines)) + style.px(4))
            places.append((QRectF(x, y, wide, high), words))
            x += wide + gap
        return places, y + high + gap if places else 0.0

    def _paint(self, ink: Ink) -> None:
        style, view = ink.style, self._view
        if view is None:
            return
        whole = QRectF(self.rect())
        self._paint_heading(ink, view)
        box = whole.adjusted(1, self._heading(whole.width()), -1, -1)
        side = style.theme.side(view.side)
        ink.box(box, style.colour("raised"), side, style.px(6), 2)
        if view.back:
            self._paint_back(ink, box, view.back)
        else:
            self._paint_face(ink, box, view)

    def _paint_heading(self, ink: Ink, view: CardView) -> None:
        """Write what the place is called and what is said beside that, beneath it where one looks into it."""
        style, left = ink.style, ink.style.px(2)
        if self._corner is not None and self._looked_into and not self._is_beneath(self.width()):
            room, high = float(self._corner.x() - left - style.px(2)), line_height(style.bold)
            name = QRectF(left, (self._heading(self.width()) - 2 * high) / 2, room, high)
            note = name.translated(0, high)
        else:
            name = QRectF(left, 0, advance(view.heading, style.bold), style.px(_HEADING))
            start = name.right() + style.px(10)
            note = QRectF(start, 0, max(1.0, self.width() - start), name.height())
        (words, *_), font, _ = fitted(view.note, ((style.body, 1), (style.small, 1)), note.width())
        ink.text(name, view.heading, style.bold, style.colour("text"))
        ink.text(note, words, font, style.colour("soft"))

    def _paint_back(self, ink: Ink, box: QRectF, words: str) -> None:
        style = ink.style
        side = style.theme.side(self._view.side if self._view is not None else 0)
        if not ink.is_dry:
            hatched = QBrush(theme.mix(side, style.colour("raised"), 35), Qt.BrushStyle.BDiagPattern)
            ink.painter.fillRect(box.adjusted(2, 2, -2, -2), hatched)
        lines = lines_of(words, style.bold, box.width() - style.px(60), 2)
        high = line_height(style.bold) * len(lines)
        wide = max(advance(line, style.bold) for line in lines) + style.px(28)
        label = QRectF(0, 0, wide, min(high + style.px(16), box.height() - style.px(4)))
        label.moveCenter(box.center())
        ink.box(label, style.colour("raised"), side, style.px(6), 1)
        for number, line in enumerate(lines):
            top = label.center().y() - high / 2 + number * line_height(style.bold)
            at = QRectF(label.x(), top, wide, line_height(style.bold))
            ink.text(at, line, style.bold, style.colour("text"), _CENTRE)

    def _paint_face(self, ink: Ink, box: QRectF, view: CardView) -> None:
        style, side, pad = ink.style, ink.style.theme.side(view.side), ink.style.px(_PAD)
        bar = QRectF(box.x(), box.y(), box.width(), self._bar(style, self.width()))
        ink.box(bar, side, side, style.px(6))
        lines = lines_of(view.name, style.large, bar.width() - 2 * pad, 2)
        high = line_height(style.large) * len(lines)
        at = QRectF(bar.x() + pad, bar.center().y() - high / 2, bar.width() - 2 * pad, high)
        ink.block(at, lines, style.large, style.ink_on(side))
        if self.much is Say.NAME:
            return
        tokens = self.token_rects()
        beneath = bool(self._grid(style, self.width(), self.much)[2])
        right = box.right() - pad if beneath or not tokens else tokens[0].left()
        values = QRectF(box.x() + pad, bar.bottom(), right - box.x() - pad, self._values_high(self.much))
        self._paint_values(ink, values, view.values)
        for place, chip in zip(tokens, view.chips, strict=True):
            draw_token(ink, place, chip, "", style.colour("raised"))
        if self.much is Say.SLIM:
            return
        last = tokens[-1] if tokens else QRectF(box.x() + pad, values.bottom(), 0, 0)
        held = [f"{b.sign} {b.text}".strip() for chip in view.chips for b in chip.badges if b.kind != "note"]
        beside = QRectF(last.right() + pad, last.y(), box.right() - last.right(), last.height())
        ink.text(beside, "  ".join(held), style.bold, style.colour("text"))
        abilities = self._abilities(style, self.width())[0] if self.much is Say.ALL else []
        for place, words in abilities:
            chip_box = place.translated(box.x() + pad, last.bottom() + style.px(4))
            ink.box(chip_box, style.colour("surface"), style.colour("line"), style.px(12), 1)
            lines = lines_of(words, style.body, chip_box.width() - style.px(12), _LINES)
            left, tall = style.px(9), line_height(style.body) * len(lines)
            room = QRectF(
                chip_box.x() + left, chip_box.center().y() - tall / 2, chip_box.width() - left, tall
            )
            ink.block(room, lines, style.body, style.colour("text"))

    def _paint_values(self, ink: Ink, rect: QRectF, values: tuple[ValueView, ...]) -> None:
        style = ink.style
        large = [font_of(style.px(n), bold=True) for n in (_LETTERS if self.much > Say.SLIM else ())]
        for font in (*large, style.large):
            needs = self._needs(style, font)
            if sum(needs) <= rect.width():
                break
        x, even = rect.x(), rect.width() / max(1, len(values))
        spare = (rect.width() - sum(needs)) / max(1, len(values))
        for value, need in zip(values, needs, strict=True):
            each = even if max(needs) <= even else need + spare
            cell = QRectF(x, rect.y() + style.px(4), each, style.px(18))
            ink.text(cell, value.label, style.small, style.colour("soft"), _CENTRE)
            cell = QRectF(x, cell.bottom(), each, rect.height() - style.px(22))
            x += each
            moved = style.colour("bad" if value.moved < 0 else "good" if value.moved else "text")
            ink.text(cell, value.text, font, moved, _CENTRE)
