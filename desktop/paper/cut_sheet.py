"""Lay out what is cut into equal pieces: tokens to be laid beside figures, strips that stand for cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, pi, sin
from typing import Protocol

from desktop.paper.flow import centred, largest, runs, title
from desktop.paper.heraldry import Look, mark
from desktop.paper.items import (
    Item,
    Segment,
    StraightLine,
    VectorPath,
    disc,
    placed,
    polygon,
    told_letters,
    without_letters,
)
from desktop.paper.layout import Layout
from desktop.paper.losses import Losses
from desktop.paper.metrics import Font
from desktop.paper.pages import PlacedItems, PrintPage
from desktop.paper.style import HAIR, LEAST, inks, points
from desktop.paper.words import NBSP, figure, label, value_text
from rules.cards import Card
from rules.values import ABSENT, UNKNOWN, Characteristic

_MARGIN = 8.0
TOKEN = (20.0, 20.0)
STRIP = (92.0, 18.0)
TITLES = {
    "tokens": {"fr": "Pions", "en": "Tokens"},
    "strips": {"fr": "Bandes d’activation", "en": "Activation strips"},
}
_SYMBOLS = frozenset("✶✓✚✦∞➤★↓○")
"""Signs of which the font of symbols has the better drawing, or the only one."""
_TOKEN_WORDS = ((points(7.5), 1), (LEAST, 1), (points(7.5), 2), (LEAST, 2))
_LINE, _MARKED = 1.1, 4.2
"""Distance of two lines of a token, in parts of their size; what is left white around its words (mm)."""
_NAMES = tuple(points(size) for size in (13, 12, 11, 10, 9, 8, 7))
_TOLD = tuple(points(size) for size in (9, 8, 7))


class Piece(Protocol):
    """Something that is cut out of a sheet."""

    def items(self, size: tuple[float, float], layout: Layout, language: str, lost: Losses) -> list[Item]:
        """Draw it from the top left corner of its room, whose width and height are given in mm."""


@dataclass(frozen=True, slots=True)
class Token:
    """A sign in a shape and a colour of its own, and beneath it what it says."""

    sign: str
    words: str
    shape: str = "circle"
    colour: str = "#3d3a36"

    def items(self, size: tuple[float, float], layout: Layout, language: str, lost: Losses) -> list[Item]:
        """Draw it, filled or only its outline."""
        wide, high = size
        written, lines = title(self.words, Font.STRONG, wide - 1.6, _TOKEN_WORDS, lost, "token")
        side = high - _MARKED - len(lines) * written * _LINE
        x, y = (wide - side) / 2, 1.6
        fills = layout.style.fills
        path = placed(_SHAPES.get(self.shape, _SHAPES["square"]), x, y, side)
        outline = "" if fills else "#000000"
        made: list[Item] = [VectorPath(path, self.colour if fills else "", outline, 0.0 if fills else 0.5)]
        ink = "#ffffff" if fills else "#000000"
        font = Font.SYMBOL if self.sign in _SYMBOLS else Font.BOLD
        room = side * (0.45 if self.shape in ("triangle", "diamond", "star") else 0.8)
        sizes = tuple(points(n) for n in (18, 15, 12, 10))
        fits, sign = largest(self.sign, font, room, sizes, lost, "token")
        low = 0.1 if self.shape == "triangle" else 0.0
        made += centred(wide / 2, y + side * (0.5 + low) + fits * 0.36, sign, font, fits, ink)
        for back, words in enumerate(reversed(lines)):
            base = high - 1.8 - back * written * _LINE
            made += centred(wide / 2, base, words, Font.STRONG, written, "#1c1917")
        return made


@dataclass(frozen=True, slots=True)
class CardStrip:
    """A card of a list as a strip for the pile of a turn: its name and what one looks for when ordering."""

    card: Card
    figures: tuple[str, ...]
    look: Look
    key: str = ""
    """The entry of the list that it is of."""

    def items(self, size: tuple[float, float], layout: Layout, language: str, lost: Losses) -> list[Item]:
        """Draw it."""
        wide, high = size
        ink = inks(self.look.accent, layout.style)
        seal, edge = 9.0, 3.0
        ground, charge = (ink.accent, ink.paper) if layout.style.fills else ("", ink.ink)
        made = mark(self.look, edge, (high - seal) / 2, seal, ground, charge, HAIR)
        left, room = edge + seal + 3.0, wide - seal - 2 * edge - 3.0
        count = f"{len(self.figures)}{NBSP}×{NBSP}" if len(self.figures) > 1 else ""
        name = count + " ".join(self.card.name(language).split())
        lost = lost.of(name, self.key)
        fits, words = largest(name, Font.BOLD, room, _NAMES, lost, "name")
        made += runs(left, 7.6, words, Font.BOLD, fits, ink.ink)
        told = [
            f"{label(each, language)}{NBSP}{value_text(self.card.value(each), language)}"
            for each in (Characteristic.MOU, Characteristic.INI, Characteristic.TIR, Characteristic.DIS)
            if self.card.value(each) not in (ABSENT, UNKNOWN)
        ]
        if letters := " ".join(filter(None, self.figures)):
            told.append(letters)
        if self.card.pa.number is not None:
            told.append(f"{count}{figure(self.card.pa.number, language)}{NBSP}PA")
        fits, words = largest(" · ".join(told), Font.TEXT, room, _TOLD, lost, "value")
        return told_letters([*made, *runs(left, 13.4, words, Font.TEXT, fits, ink.soft)], lost)


@dataclass(frozen=True, slots=True)
class CutSheet:
    """Pieces of one size, edge to edge, with a line to cut along between them."""

    pieces: Sequence[Piece]
    size: tuple[float, float]
    language: str

    def pages(self, layout: Layout) -> list[PrintPage]:
        """Lay as many on a page as have room, from the top left on."""
        paper, (wide, high) = layout.paper, self.size
        margin = max(_MARGIN, layout.printer.margin)
        across = max(1, int((paper.width - 2 * margin) // wide))
        down = max(1, int((paper.height - 2 * margin) // high))
        left = (paper.width - across * wide) / 2
        made = []
        for start in range(0, len(self.pieces), across * down):
            shown, lost = self.pieces[start : start + across * down], Losses()
            drawn = [
                PlacedItems(
                    piece.items(self.size, layout, self.language, lost),
                    left + at % across * wide,
                    margin + at // across * high,
                )
                for at, piece in enumerate(shown)
            ]
            lines = PlacedItems(_lines(len(shown), across, self.size), left, margin)
            unlettered = without_letters(item for placed in drawn for item in placed.items)
            made.append(
                PrintPage(
                    paper.width, paper.height, (*drawn, lines), stretch=layout.printer.stretch,
                    lost=(*lost.told, *unlettered),
                )
            )  # fmt: skip
        return made


def _lines(count: int, across: int, size: tuple[float, float]) -> list[Item]:
    """Draw the lines between so many pieces, each once and as long as there are pieces beside it."""
    wide, high = size
    full, last = divmod(count, across)
    made: list[Item] = []
    for row in range(full + bool(last) + 1):
        length = across if row <= full and full else last
        if row == full and full:
            length = across
        made.append(StraightLine(0.0, row * high, length * wide, row * high, HAIR, "#777777"))
    for column in range(across + 1):
        length = full + (1 if last and column <= last else 0)
        if length:
            made.append(StraightLine(column * wide, 0.0, column * wide, length * high, HAIR, "#777777"))
    return made


def _star() -> tuple[Segment, ...]:
    rays = ((0.5 if at % 2 == 0 else 0.33, at * pi / 8 - pi / 2) for at in range(16))
    return polygon((0.5 + far * cos(way), 0.5 + far * sin(way)) for far, way in rays)


_SHAPES: dict[str, tuple[Segment, ...]] = {
    "circle": disc(0.5, 0.5, 0.5),
    "triangle": polygon(((0.5, 0.0), (1.05, 0.95), (-0.05, 0.95))),
    "square": polygon(((0.05, 0.05), (0.95, 0.05), (0.95, 0.95), (0.05, 0.95))),
    "diamond": polygon(((0.5, -0.05), (1.05, 0.5), (0.5, 1.05), (-0.05, 0.5))),
    "hexagon": polygon(((0.25, 0.067), (0.75, 0.067), (1, 0.5), (0.75, 0.933), (0.25, 0.933), (0, 0.5))),
    "star": _star(),
}
