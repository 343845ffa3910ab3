"""Share what is left below the values of a card between its text and the boxes of its figures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from desktop.paper.flow import Setting, fit_paragraphs
from desktop.paper.paragraph import Paragraph
from desktop.paper.stock import CardSize
from desktop.paper.style import points
from desktop.paper.wounds import BOX, ROOMY, SLIM, Boxes, WoundBlock

PAD = 2.0
"""Between the frame of a card and its text."""
TEXT_SIZES = tuple(
    points(size) for size in (13, 12, 11.2, 10.4, 9.8, 9.2, 8.8, 8.4, 8, 7.6, 7.2, 7, 6.6, 6.2, 5.6)
)
"""The sizes of text, the largest that fits is taken: short cards use their room."""
_READ = tuple(size for size in TEXT_SIZES if size >= points(7.6))
"""Text may shrink so far for boxes that are ticked with ease."""
_ABOVE, _BELOW, _BESIDE = 1.2, 1.4, 1.6
_FOOT = 1.6
_FEW, _ALONE = 6, 2
"""So many boxes stand in a column beside the text of a landscape card; so few figures in a row below it."""
MOST_ROOMY = 4
"""So many figures may each have a row of their own on an upright card."""

Rect: TypeAlias = tuple[float, float, float, float]
"""Left, top, width, height in mm."""


@dataclass(frozen=True, slots=True)
class FaceShares:
    """Where text and boxes stand, the line between them, and the text as it was tried there."""

    text: Rect
    block: WoundBlock | None = None
    wounds: Rect = (0.0, 0.0, 0.0, 0.0)
    line: Rect = (0.0, 0.0, 0.0, 0.0)
    """From where to where it goes: x and y twice."""
    setting: Setting | None = None


def whole_room(size: CardSize, top: float) -> Rect:
    """Give the room of a face that is all text, from `top` on."""
    return size.left + PAD, top, size.inner - 2 * PAD, size.bottom - _FOOT - top


def shares(size: CardSize, text: Sequence[Paragraph], figures: int, boxes: Boxes, top: float) -> FaceShares:
    """Share the room below `top`: the largest boxes beside which the text is read with ease.

    Where there are none, those that leave the text the most room.
    """
    if not figures:
        return FaceShares(whole_room(size, top))
    tried = list(_lying(size, figures, boxes, top) if size.lies else _upright(size, figures, top))
    for made in tried[:-1]:
        setting = fit_paragraphs(text, _READ, made.text[2], made.text[3]) if made.text[2] > 0 else None
        if setting is not None or (not text and made.text[3] > 0):
            return FaceShares(made.text, made.block, made.wounds, made.line, setting)
    return max(reversed(tried), key=_area)


def _area(made: FaceShares) -> float:
    return max(made.text[2], 0.0) * max(made.text[3], 0.0)


def _upright(size: CardSize, figures: int, top: float) -> Iterator[FaceShares]:
    if figures <= MOST_ROOMY:
        yield _below(size, WoundBlock(figures, 1, ROOMY), top)
    yield _below(size, WoundBlock(figures, 1 if figures == 1 else 2, BOX if figures <= 6 else SLIM), top)


def _lying(size: CardSize, figures: int, boxes: Boxes, top: float) -> Iterator[FaceShares]:
    """Few figures stand in a row below the text, more of them in a column beside it, many below again."""
    if figures <= _ALONE:
        for side in (ROOMY, BOX):
            yield _below(size, WoundBlock(figures, figures, side), top)
        return
    if 0 < len(boxes.letters) <= _FEW:
        high = size.bottom - _FOOT - top
        for side in (ROOMY, BOX, SLIM):
            block = WoundBlock(figures, 1, side)
            if block.height <= high:
                yield _beside(size, block, boxes, top)
    for across, side in ((2, ROOMY), (2, BOX), (3, BOX), (3, SLIM)):
        yield _below(size, WoundBlock(figures, across, side), top)


def _below(size: CardSize, block: WoundBlock, top: float) -> FaceShares:
    left, room, bottom = size.left + PAD, size.inner - 2 * PAD, size.bottom - _FOOT
    line = bottom - block.height - _BELOW
    return FaceShares(
        (left, top, room, line - _ABOVE - top),
        block,
        (left, bottom - block.height, room, block.height),
        (size.left, line, size.right, line),
    )


def _beside(size: CardSize, block: WoundBlock, boxes: Boxes, top: float) -> FaceShares:
    left, wide = size.left + PAD, block.width(boxes)
    start, bottom = size.right - PAD - wide, size.bottom - _FOOT
    line = start - _BESIDE
    return FaceShares(
        (left, top, line - _BESIDE - left, bottom - top),
        block,
        (start, top, wide, block.height),
        (line, top - 0.3, line, bottom),
    )
