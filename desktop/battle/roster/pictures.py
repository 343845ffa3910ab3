"""The cards of a roster as they were painted: one that looks the same again is copied."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QRect, QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap

from desktop.battle.roster.painter import RosterPainter
from desktop.look.painting import Ink
from desktop.models.roster import RosterModel

_FRAME = 3
"""How wide the frame round the cell with the keyboard is, in px."""
_KEPT = 3
"""How many looks of a card are kept: its figures are ringed as possible targets, and no longer, and again."""

Cell = tuple[int, int, QRect]
"""Line and column of a cell, and its place beneath the top of its card."""


@dataclass(frozen=True, slots=True)
class CardCells:
    """How high a card is, and its cells."""

    first: int
    high: int
    cells: Sequence[Cell]


@dataclass(frozen=True, slots=True)
class _Picture:
    """A card as it was painted, and what each cell was painted from."""

    looks: Sequence[object]
    pixels: QPixmap


class Pictures:
    """Keeps pictures of each card by its first line; of a new look only the cells that differ are painted."""

    def __init__(self, painter: RosterPainter, model: RosterModel) -> None:
        self._painter = painter
        self._model = model
        self._kept: dict[int, list[_Picture]] = {}

    def forget(self) -> None:
        """Forget all of them: cells are laid otherwise, or have other colours."""
        self._kept.clear()

    def paint(self, painter: QPainter, place: QRect, card: CardCells, here: QModelIndex) -> None:
        """Paint a card at its place; ``here`` is the cell with the keyboard, an invalid one for none."""
        ratio = painter.device().devicePixelRatioF()
        if ratio != int(ratio):  # between two points of the screen a picture would be blurred
            painter.translate(place.topLeft())
            self._paint(painter, card.cells, here)
            painter.translate(-place.topLeft())
            return
        kept = self._kept.setdefault(card.first, [])
        at = here.row(), here.column()
        looks = [(*self._painter.look(line, column), (line, column) == at) for line, column, _ in card.cells]
        found = next((each for each in kept if each.looks == looks), None)
        if found is None or found.pixels.devicePixelRatio() != ratio:
            found = self._painted(card, looks, place.size(), ratio, here)
            kept.insert(0, found)
            del kept[_KEPT:]
        painter.drawPixmap(place.topLeft(), found.pixels)

    def _painted(
        self, card: CardCells, looks: Sequence[object], size: QSize, ratio: float, here: QModelIndex
    ) -> _Picture:
        """Paint a new look of a card, over the last one where there is one."""
        last = next(iter(self._kept[card.first]), None)
        if last is None or last.pixels.devicePixelRatio() != ratio:
            pixels, others = QPixmap(size * ratio), card.cells
            pixels.setDevicePixelRatio(ratio)
        else:
            pixels = last.pixels.copy()
            each = zip(card.cells, looks, last.looks, strict=True)
            others = [cell for cell, look, before in each if look != before]
        with QPainter(pixels) as painter:
            self._paint(painter, others, here)
        return _Picture(looks, pixels)

    def _paint(self, painter: QPainter, cells: Sequence[Cell], here: QModelIndex) -> None:
        for line, column, rect in cells:
            self._painter.paint_cell(painter, rect, self._model.lines[line], column)
            if (line, column) == (here.row(), here.column()):
                ink = Ink.on(painter)
                frame = QRectF(rect).adjusted(1, 1, -1, -1)
                ink.box(frame, None, ink.style.colour("focus"), ink.style.px(4), _FRAME)
