"""Lay cards on a sheet: nine to a page, cut marks, a bar to check the printer by, backs that line up."""

from __future__ import annotations

from enum import StrEnum

from desktop.paper.face import HEIGHT, WIDTH
from desktop.paper.flow import elided, right, runs
from desktop.paper.items import Item, StraightLine
from desktop.paper.metrics import Font
from desktop.paper.style import points

COLUMNS, ROWS = 3, 3
PER_PAGE = COLUMNS * ROWS
BAR = 50.0
"""Length of the control bar in mm: measured with a ruler, it tells whether the printer scaled the page."""
_MARK_GAP, _MARK = 1.5, 4.0
_INK = "#333333"


class PaperSize(StrEnum):
    """A sheet of paper."""

    A4 = "a4"
    LETTER = "letter"

    @property
    def width(self) -> float:
        """Width in mm."""
        return {"a4": 210.0, "letter": 215.9}[self.value]

    @property
    def height(self) -> float:
        """Height in mm."""
        return {"a4": 297.0, "letter": 279.4}[self.value]

    @property
    def origin(self) -> tuple[float, float]:
        """Where the block of nine cards begins, in mm from the top left: it stands in the middle."""
        return (self.width - COLUMNS * WIDTH) / 2, (self.height - ROWS * HEIGHT) / 2


def place(number: int, paper: PaperSize) -> tuple[float, float]:
    """Give the top left corner in mm of the n-th card of a page, counted from 0 in reading order."""
    x, y = paper.origin
    return x + number % COLUMNS * WIDTH, y + number // COLUMNS * HEIGHT


def back_place(number: int, paper: PaperSize) -> tuple[float, float]:
    """Give the place of the back of the n-th card: the page is turned over its long edge."""
    row, column = divmod(number, COLUMNS)
    return place(row * COLUMNS + (COLUMNS - 1 - column), paper)


def pages(count: int) -> int:
    """Tell how many pages so many cards need."""
    return -(-count // PER_PAGE)


def cut_marks(count: int, paper: PaperSize, *, mirrored: bool = False) -> list[Item]:
    """Draw short lines outside the block where to cut, for the first `count` cards of a page."""
    columns, rows = min(count, COLUMNS), -(-count // COLUMNS)
    x, y = paper.origin
    if mirrored:
        x += (COLUMNS - columns) * WIDTH
    right_end, bottom = x + columns * WIDTH, y + rows * HEIGHT
    made: list[Item] = []
    for column in range(columns + 1):
        at = x + column * WIDTH
        # Below a last row that is not full, the cut goes through where its cards end.
        made.append(_mark(at, y - _MARK_GAP, at, y - _MARK_GAP - _MARK))
        made.append(_mark(at, bottom + _MARK_GAP, at, bottom + _MARK_GAP + _MARK))
    for row in range(rows + 1):
        at = y + row * HEIGHT
        made.append(_mark(x - _MARK_GAP, at, x - _MARK_GAP - _MARK, at))
        made.append(_mark(right_end + _MARK_GAP, at, right_end + _MARK_GAP + _MARK, at))
    return made


def _mark(x1: float, y1: float, x2: float, y2: float) -> StraightLine:
    return StraightLine(x1, y1, x2, y2, 0.15, _INK)


_BAR_WORDS = {
    "fr": "50 mm\u202f: imprimer à 100\u202f%, sans mise à l’échelle",
    "en": "50 mm: print at 100%, not scaled to fit",
}


def control_bar(paper: PaperSize, language: str) -> list[Item]:
    """Draw a bar of exactly 50 mm with a notch every 10 mm, in the widest margin of the sheet."""
    x, y = paper.origin
    size = points(6.5)
    if paper is PaperSize.A4:
        line = paper.height - y + 9.5
        made: list[Item] = [StraightLine(x, line, x + BAR, line, 0.3, _INK)]
        for step in range(6):
            at, high = x + step * BAR / 5, 1.6 if step in (0, 5) else 0.9
            made.append(StraightLine(at, line - high, at, line + high, 0.2, _INK))
        words = _BAR_WORDS["en" if language == "en" else "fr"]
        return [*made, *runs(x + BAR + 2.5, line + 0.8, words, Font.TEXT, size, _INK)]
    line, top = x - 8.0, y + 19.0
    made = [StraightLine(line, top, line, top + BAR, 0.3, _INK)]
    for step in range(6):
        at, wide = top + step * BAR / 5, 1.6 if step in (0, 5) else 0.9
        made.append(StraightLine(line - wide, at, line + wide, at, 0.2, _INK))
    made += runs(line - 2.2, top + BAR + 4.5, "50 mm", Font.TEXT, size, _INK)
    return [*made, *runs(line - 2.2, top + BAR + 7.5, "100\u00a0%", Font.TEXT, size, _INK)]


def page_line(paper: PaperSize, words: str, number: int, count: int) -> list[Item]:
    """Write the document's name and the page's number small below the cards, where the sheet has room."""
    if paper is not PaperSize.A4:
        return []
    x, y = paper.origin
    size = points(6.5)
    line = f"{elided(words, Font.TEXT, 46 / size)} · {number}/{count}"
    return list(right(paper.width - x, paper.height - y + 10.3, line, Font.TEXT, size, _INK))
