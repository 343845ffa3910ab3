"""The row of a figure whose card is in play: its token, its values of now, what holds, what it does."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QFont, QHelpEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from desktop.look import theme
from desktop.look.badges import paint_badge
from desktop.look.fitting import fitted
from desktop.look.painting import Ink, PaintStyle, advance, icon_in, line_height, lines_of, paint_style
from desktop.look.tokens import draw_token
from desktop.widgets.key_spots import KeySpot
from desktop.widgets.painted import Painted
from desktop.wording.battle.board_views import ChipView
from desktop.wording.battle.shown import Badge
from desktop.wording.plain import plain_tip
from rules.battle.state import DeedState, Place

translate = QCoreApplication.translate
_CENTRE = Qt.AlignmentFlag.AlignCenter
MARGIN, TOKEN, GAP = 4, 52, 6
"""The widths of the edge and of the cell of the token, and what lies between, px."""
BOX, LEAST_BOX = 132, 100
"""The width of what a figure does, and the least of it, px."""
FULL, TIGHT, CLOSE, SLIM = 66, 46, 40, 42
"""The least height of a row, where there is little room and least, and of who is gone, px."""
_BADGE = 38
_ASKS = (QEvent.Type.ToolTip, QEvent.Type.FocusIn)
_MARKS = {DeedState.DONE: ("check", "good"), DeedState.FAILED: ("x", "bad"), DeedState.LOST: ("ban", "soft")}
"""The icon and its colour of an action that is over."""


@dataclass(frozen=True, slots=True)
class ShownValue:
    """A value of now under its heading: its text, and which way it moved."""

    text: str
    moved: int = 0


@dataclass(frozen=True, slots=True)
class ValueHeading:
    """A heading over the values of a card, and its width in px."""

    label: str
    width: float


@dataclass(frozen=True, slots=True)
class FigureView:
    """A figure as its row shows it.

    ``number`` is the digit that leads to it (0: none), ``strong`` and ``holds`` what holds for it, ``title``
    and ``detail`` what it does, ``state`` how far that is, ``asks`` the words while nobody has said. Without
    a ``title`` and ``asks`` nothing is said.
    """

    chip: ChipView
    side: int
    number: int
    values: tuple[ShownValue, ...]
    strong: str
    holds: str
    title: str
    detail: str
    state: DeedState | None
    asks: str
    chosen: bool
    spoken: str
    warned: str = ""
    target: bool = False

    @property
    def gone(self) -> bool:
        """Whether it is not on the table any more."""
        return self.chip.place is not Place.TABLE


class FigureRow(Painted, QAbstractButton):
    """A press on the token points at the figure, one beside it opens its actions.

    ``why`` tells for a figure why its values are others than printed, when somebody asks.
    """

    pointed = Signal(str)
    opened = Signal(str)
    asked = Signal(str)
    """Emitted with the figure when somebody wants all that can happen to it."""

    def __init__(self, parent: QWidget, why: Callable[[str], Sequence[str]]) -> None:
        super().__init__(parent)
        self._why = why
        self.view: FigureView | None = None
        self.columns: Sequence[ValueHeading] = ()
        self._lines = 4
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setAutoFillBackground(True)  # the card beneath is not painted with it
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._on_token = False
        self.clicked.connect(self._on_clicked)

    def show_figure(self, view: FigureView, columns: Sequence[ValueHeading], lines: int) -> None:
        """Show a figure under the headings of its card, with so many lines for what holds for it."""
        if (view, columns, lines) == (self.view, self.columns, self._lines):
            return
        self.view, self.columns, self._lines = view, columns, lines
        values = (f"{c.label} {v.text}" for c, v in zip(columns, view.values, strict=False))
        asked = translate("Roster", "may be a target") if view.target else ""
        said = ", ".join(
            filter(None, (view.spoken, asked, view.asks, "" if view.gone else " · ".join(values)))
        )
        if said != self.accessibleName():
            self.setAccessibleName(said)
        self.update()

    def visible_strings(self) -> list[str]:
        """Give every string that a player could read here."""
        return [*super().visible_strings(), self.tip()]

    def tip(self) -> str:
        """Say all of the figure, and why its values are others than printed."""
        return "\n".join((self.view.spoken, *self._why(self.view.chip.id))) if self.view is not None else ""

    def event(self, event: QEvent) -> bool:
        """Say it to a hand that rests here, and to who comes by the keyboard."""
        if isinstance(event, QHelpEvent | QFocusEvent) and event.type() in _ASKS:
            self.setToolTip(plain_tip(self.tip()))
        return super().event(event)

    def sizeHint(self) -> QSize:
        """Ask for nothing: the page shares its height out."""
        return QSize(0, 0)

    # -- hands --------------------------------------------------------------------------------------

    def token_rect(self) -> QRectF:
        """Give where the token stands."""
        style = paint_style()
        size = min(style.px(TOKEN), self.height())
        left = style.px(MARGIN) + (style.px(TOKEN) - size) / 2
        return QRectF(left, (self.height() - size) / 2, size, size)

    def key_spots(self) -> Iterable[KeySpot]:
        """Give the digit that leads to the figure."""
        number = self.view.number if self.view is not None else 0
        return (KeySpot(self.token_rect(), str(number), left=True),) if number else ()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember whether the token is meant."""
        self._on_token = event.position().x() < paint_style().px(MARGIN + TOKEN)
        super().mousePressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for all that can happen to the figure."""
        if self.view is not None:
            self.asked.emit(self.view.chip.id)
        event.accept()

    def _on_clicked(self) -> None:
        on_token, self._on_token = self._on_token, False
        if self.view is not None:
            (self.pointed if on_token else self.opened).emit(self.view.chip.id)

    # -- painting -----------------------------------------------------------------------------------

    def _paint(self, ink: Ink) -> None:
        view, style = self.view, ink.style
        if view is None:
            return
        side = style.theme.side(view.side)
        ground = style.colour("surface")
        if view.chosen:
            ground = theme.mix(side, ground, 10)
        elif self.underMouse() and not view.gone:
            ground = theme.mix(style.colour("text"), ground, 4)
        rect = QRectF(self.rect())
        ink.ground(rect, ground)
        look = "target" if view.target else "chosen" if view.chosen else ""
        draw_token(ink, self.token_rect(), view.chip, look, ground)
        if view.gone:
            left = style.px(MARGIN + TOKEN + GAP)
            words = QRectF(left, 0, rect.width() - left, rect.height())
            ink.text(words, view.holds, style.body, style.colour("soft"))
        else:
            self._paint_said(ink, view, rect)
        if self.hasFocus() and not ink.is_dry:
            ink.box(rect.adjusted(1, 1, -1, -1), None, style.colour("focus"), style.px(4), 3)

    def _paint_said(self, ink: Ink, view: FigureView, rect: QRectF) -> None:
        style = ink.style
        left = style.px(MARGIN + TOKEN + GAP)
        if stacked(self.columns, rect.width(), style) and (view.title or view.asks):
            first = line_height(style.large)
            room = rect.width() - left - style.px(GAP)
            self._paint_values(ink, view, QRectF(left, style.px(3), room, first))
            low = style.px(3) + first + style.px(2)
            self._paint_box(ink, view, QRectF(left, low, room, rect.height() - low - style.px(4)))
            return
        wide = box_width(self.columns, rect.width(), style)
        room = rect.width() - left - wide - style.px(2 * GAP)
        if not (view.title or view.asks):
            room = rect.width() - left - style.px(GAP)
        lines = said_lines(view, room, style, self._lines)
        first = line_height(style.large) if view.values else 0
        high = first + line_height(style.body) * max(len(lines), bool(view.chip.badges))
        top = (rect.height() - high) / 2
        self._paint_values(ink, view, QRectF(left, top, room, first))
        self._paint_holds(ink, view, lines, QRectF(left, top + first, room, high - first))
        if view.title or view.asks:
            box = QRectF(rect.width() - wide - style.px(GAP), style.px(6), wide, rect.height() - style.px(12))
            self._paint_box(ink, view, box)

    def _paint_values(self, ink: Ink, view: FigureView, room: QRectF) -> None:
        style, x = ink.style, room.x()
        for value, column in zip(view.values, self.columns, strict=False):
            if not column.width:
                continue  # no room: its card and its tooltip tell it
            at = QRectF(x, room.y(), column.width, room.height())
            none = value.text in ("–", "-")
            colour = "bad" if value.moved < 0 else "good" if value.moved else "soft" if none else "text"
            font = style.large if advance(value.text, style.large) <= column.width else style.bold
            ink.text(at, value.text, font, style.colour(colour), _CENTRE)
            if value.moved and not ink.is_dry:
                half = advance(value.text, font) / 2
                low = at.bottom() - style.px(2)
                line = QRectF(at.center().x() - half, low, 2 * half, style.px(2))
                ink.painter.fillRect(line, style.colour(colour))
            x += column.width

    def _paint_holds(self, ink: Ink, view: FigureView, lines: Sequence[str], room: QRectF) -> None:
        style, high = ink.style, line_height(ink.style.body)
        x = room.x()
        for badge in _badges(view):
            paint_badge(ink, QRectF(x, room.y() + style.px(1), style.px(34), style.px(18)), badge)
            x += style.px(_BADGE)
        colour = style.colour("warn" if view.warned else "text")
        for number, words in enumerate(lines):
            left = x if not number else room.x()
            at = QRectF(left, room.y() + number * high, room.right() - left, high)
            strong = view.strong if not number and words.startswith(view.strong) else ""
            ink.text(at, strong, style.bold, style.colour("text"))
            at.setLeft(at.left() + advance(strong, style.bold))
            ink.text(at, words.removeprefix(strong), style.body, colour)

    def _paint_box(self, ink: Ink, view: FigureView, box: QRectF) -> None:
        style, side = ink.style, ink.style.theme.side(view.side)
        inner = box.adjusted(_said_from(view, style), 0, -style.px(6), 0)
        if not view.title:
            within, soft = box.adjusted(1, 1, -1, -1), style.colour("soft")
            ink.box(within, None, soft, style.px(6), 1.5, dashed=True)
            ways = (style.bold, 2), (style.small, 2)
            lines, font, _ = fitted(view.asks, ways, inner.width(), box.height())
            top = box.center().y() - line_height(font) * len(lines) / 2
            ink.block(QRectF(inner.x(), top, inner.width(), 0), lines, font, style.colour("soft"))
            return
        mark = _MARKS.get(view.state) if view.state is not None else None
        tint = theme.mix(side, style.colour("raised"), 8)
        edge = side if mark is None else style.colour(mark[1])
        ink.box(box, tint if mark is None else style.colour("raised"), edge, style.px(6), 1.5)
        if mark is not None:
            at = QRectF(box.x() + style.px(4), box.y(), style.px(22), box.height())
            icon_in(ink, at, mark[0], 18, mark[1])
        said = deed_lines(view, inner.width(), box.height() - style.px(2), style)
        top = box.center().y() - said.high / 2
        ink.block(QRectF(inner.x(), top, inner.width(), 0), said.title, said.strong, style.colour("text"))
        top += line_height(said.strong) * len(said.title)
        ink.block(QRectF(inner.x(), top, inner.width(), 0), said.detail, said.plain, style.colour("soft"))


@dataclass(frozen=True, slots=True)
class DeedLines:
    """What a figure does in lines, each name whole: title and detail with their fonts."""

    title: tuple[str, ...]
    detail: tuple[str, ...]
    strong: QFont
    plain: QFont

    @property
    def high(self) -> int:
        """How high they stand, in px."""
        return line_height(self.strong) * len(self.title) + line_height(self.plain) * len(self.detail)


def deed_lines(view: FigureView, width: float, height: float, style: PaintStyle) -> DeedLines:
    """Break what a figure does into the largest lines that a height holds, the smallest where none do."""
    for strong, plain in ((style.bold, style.body), (style.bold, style.small)):
        if (said := _broken(view, width, strong, plain)).high <= height:
            return said
    return _broken(view, width, style.small, style.small)


def _broken(view: FigureView, width: float, strong: QFont, plain: QFont) -> DeedLines:
    detail = lines_of(view.detail, plain, width) if view.detail else ()
    return DeedLines(lines_of(view.title, strong, width), detail, strong, plain)


def _deed_height(view: FigureView, width: float, style: PaintStyle) -> int:
    """Tell how high the box of what a figure does must be for the smallest of its lines, px."""
    if not view.title:
        return 0
    room = width - _said_from(view, style) - style.px(6)
    return _broken(view, room, style.small, style.small).high + style.px(2)


def _said_from(view: FigureView, style: PaintStyle) -> int:
    """Give how far from the edge of its box it is said what a figure does, px: beyond a mark."""
    return style.px(4) + style.px(22) + style.px(2) if view.state in _MARKS else style.px(9)


def _badges(view: FigureView) -> tuple[Badge, ...]:
    return tuple(badge for badge in view.chip.badges if badge.kind != "note")[:4]


def stacked(columns: Sequence[ValueHeading], width: float, style: PaintStyle) -> bool:
    """Tell whether what a figure does stands beneath its values: there is no room beside them."""
    left = style.px(MARGIN + TOKEN + GAP) + style.px(2 * GAP)
    return sum(column.width for column in columns) + style.px(LEAST_BOX) > width - left


def box_width(columns: Sequence[ValueHeading], width: float, style: PaintStyle) -> float:
    """Give the width of what a figure does: the values, or the words in their stead, come first."""
    if not columns:
        return style.px(LEAST_BOX)
    left = style.px(MARGIN + TOKEN + GAP) + style.px(2 * GAP)
    values = sum(column.width for column in columns)
    return max(style.px(LEAST_BOX), min(style.px(BOX), width - left - values))


def said_lines(view: FigureView, room: float, style: PaintStyle, most: int) -> tuple[str, ...]:
    """Break what holds for a figure into lines."""
    words = " · ".join(filter(None, (view.strong, view.holds)))
    if not words:
        return ()
    beside = room - style.px(_BADGE) * len(_badges(view))
    slack = advance(view.strong, style.bold) - advance(view.strong, style.body) if view.strong else 0
    return lines_of(words, style.body, max(style.px(60), beside - slack), most)


@dataclass(frozen=True, slots=True)
class RowHeight:
    """What a row needs in px: ``fixed`` in any room, or a line for each of what holds for it.

    ``lines`` are all lines of what holds for it, ``around`` what stands above and beneath them, ``least`` the
    box of what it does.
    """

    fixed: int = 0
    lines: int = 0
    line: int = 0
    around: int = 0
    least: int = 0

    def at(self, lines: int, low: int) -> int:
        """Tell how high the row stands with at most so many lines, and never lower than this, px."""
        if self.fixed:
            return min(self.fixed, low)
        return max(low, self.around + self.line * min(self.lines, lines), self.least)


def row_height(
    view: FigureView, columns: Sequence[ValueHeading], width: float, style: PaintStyle, most: int
) -> RowHeight:
    """Measure a row of a width that shows at most so many lines of what holds for it."""
    if view.gone:
        return RowHeight(style.px(SLIM))
    if stacked(columns, width, style):
        deed = _deed_height(view, width - style.px(MARGIN + TOKEN + 2 * GAP), style)
        beneath = max(line_height(style.body) + style.px(16), deed + style.px(9))
        return RowHeight(line_height(style.large) + beneath)
    box = box_width(columns, width, style)
    room = width - style.px(MARGIN + TOKEN + GAP) - box - style.px(2 * GAP)
    return RowHeight(
        lines=max(len(said_lines(view, room, style, most)), bool(_badges(view))),
        line=line_height(style.body),
        around=(line_height(style.large) if view.values else 0) + style.px(3),
        least=_deed_height(view, box, style) + style.px(12),
    )
