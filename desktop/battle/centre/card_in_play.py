"""A card in play: a frame in the colour of its side, its name, the headings of its values, its figures."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QMouseEvent
from PySide6.QtWidgets import QFrame, QWidget

from desktop.battle.centre.figure_row import (
    FULL,
    GAP,
    LEAST_BOX,
    MARGIN,
    TOKEN,
    FigureRow,
    FigureView,
    RowHeight,
    ValueHeading,
    row_height,
)
from desktop.look import theme
from desktop.look.fitting import fitted
from desktop.look.painting import Ink, PaintStyle, advance, line_height, paint_style
from desktop.widgets.key_spots import KeySpot
from desktop.widgets.painted import Painted
from desktop.widgets.spoken import Speaker

_CENTRE = Qt.AlignmentFlag.AlignCenter
_EDGE = 2
NEEDED = ("INI", "ATT", "FOR", "STR", "DEF", "RES", "TIR", "AIM")
"""The values that stay where there is room for few (TABLE 1), in both languages: of a shot, too, if known."""


@dataclass(frozen=True, slots=True)
class CardInPlayView:
    """A card in play; ``labels`` are the headings of its values, ``whence`` says where it was before.

    One that nobody has named yet says so in ``unnamed``.
    """

    id: str
    name: str
    side: int
    labels: tuple[str, ...]
    figures: tuple[FigureView, ...]
    unnamed: str = ""
    whence: str = ""


class CardInPlay(Painted, QFrame, Speaker):
    """Shows a card; its figures are ``rows`` by their ids. ``naming`` when one without a name is pressed."""

    spoken_role = QAccessible.Role.Grouping
    naming = Signal(str)
    pointed = Signal(str)
    opened = Signal(str)
    asked = Signal(str)

    def __init__(self, parent: QWidget, why: Callable[[str], Sequence[str]]) -> None:
        super().__init__(parent)
        self._why = why
        self.view: CardInPlayView | None = None
        self.rows: dict[str, FigureRow] = {}
        self.columns: tuple[ValueHeading, ...] = ()
        self._measured: list[RowHeight] = []
        self._heights: list[int] = []
        self._taken: object = None
        self._columns_for: object = None
        self._painted: object = None

    def _row(self, key: str) -> FigureRow:
        row = self.rows[key] = FigureRow(self, self._why)
        row.setObjectName(key)
        row.pointed.connect(self.pointed)
        row.opened.connect(self.opened)
        row.asked.connect(self.asked)
        return row

    # -- measuring ----------------------------------------------------------------------------------

    def head_height(self) -> int:
        """Tell how high the name with the headings stands, px."""
        style = paint_style()
        if self.view is None:
            return 0
        values = line_height(style.small) if self.view.labels else 0
        return line_height(style.bold) + values + style.px(3)

    def take(self, view: CardInPlayView, width: int, most: int) -> None:
        """Take a card that is to be shown in a width of px, with so many lines of what holds for a figure."""
        style, room = paint_style(), width - 2 * _EDGE
        taken = view, width, most, style.theme.scale
        if taken == self._taken:  # most gestures change one card of several
            return
        self._taken = taken
        self.setAccessibleName(view.name or view.unnamed)
        self.view = view
        texts = [[value.text for value in each.values] for each in view.figures if not each.gone]
        wanted = view.labels, texts, room, style.theme.scale
        if wanted != self._columns_for:  # most gestures change no value
            self._columns_for, self.columns = wanted, columns_of(view, room, style)
        self._measured = [row_height(each, self.columns, room, style, most) for each in view.figures]

    def wanted(self, lines: int, least: int) -> int:
        """Tell how high the card stands with so many lines of what holds for a figure, none lower than this.

        `arrange` gives the rows these heights.
        """
        style, view = paint_style(), self.view
        if view is None:
            return 0
        if view.unnamed:
            return self.head_height() + style.px(FULL) + 2 * _EDGE
        self._heights = [row.at(lines, style.px(least)) for row in self._measured]
        return self.head_height() + sum(self._heights) + 2 * _EDGE

    def arrange(self, lines: int) -> None:
        """Give the rows of the card their places in the size it has, the heights that were wanted last."""
        view = self.view
        if view is None:
            return
        width = self.width() - 2 * _EDGE
        top = _EDGE + self.head_height()
        gone = self.rows.keys() - {each.chip.id for each in view.figures}
        for each, high in zip(view.figures, self._heights, strict=False):
            row = self.rows.get(each.chip.id) or self._row(each.chip.id)
            row.setGeometry(_EDGE, top, width, high - 1)
            row.show_figure(each, self.columns, lines)
            row.show()
            top += high
        for key in gone:
            self.rows[key].hide()
        painted = (replace(view, figures=()), self.columns, self._heights, self.size(), paint_style())
        if painted != self._painted:  # the rows paint themselves
            self._painted = painted
            self.update()

    # -- what is seen -------------------------------------------------------------------------------

    def _paint(self, ink: Ink) -> None:
        view, style = self.view, ink.style
        if view is None:
            return
        side, rect = style.theme.side(view.side), QRectF(self.rect())
        ink.box(rect, style.colour("surface"), side, style.px(6), 1.5)
        head = QRectF(_EDGE, _EDGE, rect.width() - 2 * _EDGE, self.head_height())
        ink.box(head, theme.mix(side, style.colour("surface"), 12), None, style.px(5))
        name = QRectF(
            style.px(8), head.y() + style.px(2), head.width() - style.px(16), line_height(style.bold)
        )
        words, font, _ = fitted(view.name, ((style.bold, 1), (style.small, 1)), name.width())
        ink.text(name, words[0], font, side)
        if advance(view.name, style.bold) + advance(view.whence, style.body) + style.px(12) <= name.width():
            ink.text(name, view.whence, style.body, style.colour("soft"), Qt.AlignmentFlag.AlignRight)
        x, y = float(style.px(MARGIN + TOKEN + GAP)) + _EDGE, name.bottom()
        for column in self.columns:
            at = QRectF(x, y, column.width, line_height(style.small))
            ink.text(at, column.label if column.width else "", style.small, style.colour("soft"), _CENTRE)
            x += column.width
        if view.unnamed:
            at = QRectF(
                style.px(12), head.bottom(), rect.width() - style.px(60), rect.bottom() - head.bottom()
            )
            ink.text(at, view.unnamed, style.body, style.colour("text"))
        if ink.is_dry:
            return
        for row in self.rows.values():
            if row.isVisibleTo(self) and row.geometry().bottom() < self.height() - 2 * _EDGE:
                line = QRectF(_EDGE, row.geometry().bottom() + 1, rect.width() - 2 * _EDGE, 1)
                ink.painter.fillRect(line, style.colour("line"))

    def key_spots(self) -> Iterable[KeySpot]:
        """Give the key that names a card without a name."""
        unnamed = self.view is not None and self.view.unnamed
        return (KeySpot(QRectF(self.rect()), verb="battle.name_card"),) if unnamed else ()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Name a card that has no name yet."""
        if self.view is not None and self.view.unnamed:
            self.naming.emit(self.view.id)
        event.accept()


def columns_of(view: CardInPlayView, width: int, style: PaintStyle) -> tuple[ValueHeading, ...]:
    """Give the headings with their widths, 0 for those without room.

    One after the other goes: what nobody has, what nobody knows, then from the last what a fight or a shot
    does not compare.
    """
    room = width - style.px(MARGIN + TOKEN + 3 * GAP + LEAST_BOX)
    standing = [each for each in view.figures if not each.gone]
    every = range(len(view.labels))

    def needed(place: int) -> float:
        texts = [each.values[place].text for each in standing if place < len(each.values)]
        widest = max((advance(text, style.bold) for text in texts), default=0)
        return float(max(advance(view.labels[place], style.small), widest)) + style.px(3)

    def has(place: int, *nothing: str) -> bool:
        return any(each.values[place].text not in ("–", "-", *nothing) for each in standing)

    def kept(place: int) -> tuple[bool, bool, bool]:
        return has(place), has(place, "?"), view.labels[place] in NEEDED

    widths = {place: needed(place) for place in every}
    for place in sorted(every, key=lambda place: (kept(place), -place)):
        if sum(widths.values()) <= room or all(kept(place)):
            break
        del widths[place]
    if sum(widths.values()) > room:  # what the figures do stands beneath
        room += style.px(LEAST_BOX)
    spare = max(0.0, min(style.px(7) * len(widths), room - sum(widths.values())))
    each = spare / max(1, len(widths))
    return tuple(ValueHeading(view.labels[n], widths[n] + each if n in widths else 0.0) for n in every)
