"""The display list of a face: a few kinds of things to draw, in mm from the top left corner.

Painters (`screen`, `pdf`) only draw; every decision is taken before. The list is compared as text in tests.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from desktop.paper.losses import Losses, Lost
from desktop.paper.metrics import Font
from desktop.paper.paragraph import Paragraph
from desktop.paper.style import LEAST

Colour: TypeAlias = str
"""A colour as "#rrggbb"; "" draws nothing."""

KAPPA = 0.5523
"""How far the handles of a Bézier curve reach to draw a quarter of a circle."""


def _n(number: float) -> str:
    return f"{number:.2f}".rstrip("0").rstrip(".")


@dataclass(frozen=True, slots=True)
class TextRun:
    """A run of one font: x its left end, y its baseline, size its em, in mm; spacing follows each letter."""

    x: float
    y: float
    words: str
    font: Font
    size: float
    ink: Colour
    spacing: float = 0.0
    missing: str = ""
    """Letters that no font of ours has, for which it draws a square."""

    def __str__(self) -> str:
        spaced = f" spaced {_n(self.spacing)}" if self.spacing else ""
        return (
            f"text {_n(self.x)} {_n(self.y)} {self.font} {_n(self.size)} {self.ink}{spaced} | {self.words} |"
        )


@dataclass(frozen=True, slots=True)
class StraightLine:
    """A straight line with its width and perhaps a dash pattern (on, off), in mm."""

    x1: float
    y1: float
    x2: float
    y2: float
    width: float
    ink: Colour
    dash: tuple[float, ...] = ()

    def __str__(self) -> str:
        dashed = f" dash {' '.join(map(_n, self.dash))}" if self.dash else ""
        ends = f"{_n(self.x1)} {_n(self.y1)} to {_n(self.x2)} {_n(self.y2)}"
        return f"rule {ends} {_n(self.width)} {self.ink}{dashed}"


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle, perhaps with round corners; fill and stroke may each be absent."""

    x: float
    y: float
    width: float
    height: float
    fill: Colour = ""
    stroke: Colour = ""
    line: float = 0.0
    radius: float = 0.0

    def __str__(self) -> str:
        place = f"{_n(self.x)} {_n(self.y)} {_n(self.width)}x{_n(self.height)}"
        return f"box {place} r{_n(self.radius)} {_look(self.fill, self.stroke, self.line)}"


@dataclass(frozen=True, slots=True)
class Circle:
    """A circle around (x, y)."""

    x: float
    y: float
    radius: float
    fill: Colour = ""
    stroke: Colour = ""
    line: float = 0.0

    def __str__(self) -> str:
        place = f"{_n(self.x)} {_n(self.y)} r{_n(self.radius)}"
        return f"circle {place} {_look(self.fill, self.stroke, self.line)}"


Segment: TypeAlias = tuple[str, tuple[float, ...]]
"""One part of a shape: ("M", (x, y)), ("L", (x, y)), ("C", (x1, y1, x2, y2, x, y)) or ("Z", ())."""


@dataclass(frozen=True, slots=True)
class VectorPath:
    """A free path, filled by the even-odd rule."""

    path: tuple[Segment, ...]
    fill: Colour = ""
    stroke: Colour = ""
    line: float = 0.0

    def __str__(self) -> str:
        parts = " ".join(letter + ",".join(map(_n, numbers)) for letter, numbers in self.path)
        return f"shape {parts} {_look(self.fill, self.stroke, self.line)}"


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture that covers a rectangle, its excess cut off evenly; `data` is the image file's bytes."""

    x: float
    y: float
    width: float
    height: float
    data: bytes = field(repr=False)
    radius: float = 0.0

    def __str__(self) -> str:
        place = f"{_n(self.x)} {_n(self.y)} {_n(self.width)}x{_n(self.height)}"
        return f"picture {place} r{_n(self.radius)}"


Item: TypeAlias = TextRun | StraightLine | Box | Circle | VectorPath | Picture


def _look(fill: Colour, stroke: Colour, line: float) -> str:
    parts = ([f"fill {fill}"] if fill else []) + ([f"stroke {stroke} {_n(line)}"] if stroke else [])
    return " ".join(parts)


@dataclass(frozen=True, slots=True)
class Face:
    """One side of a card, ready to be drawn, and what did not fit on it."""

    items: tuple[Item, ...]
    lost: tuple[Lost, ...] = ()
    width: float = 63.0
    height: float = 88.0
    rest: tuple[Paragraph, ...] = ()
    """Text that goes on behind."""

    @property
    def overflow(self) -> bool:
        """Tell whether something of the card is not shown in full."""
        return bool(self.lost)

    def __str__(self) -> str:
        lines = [str(item) for item in self.items]
        lines += [f"lost {lost.what} {lost.count} | {lost.words} |" for lost in self.lost]
        return "\n".join(lines) + "\n"


def without_letters(items: Iterable[Item]) -> list[Lost]:
    """Tell of the letters for which an empty square stands among drawn things, all of them together."""
    missing = "".join(item.missing for item in items if type(item) is TextRun and item.missing)
    letters = "".join(dict.fromkeys(missing))
    return [Lost("glyphs", len(letters), letters[:20])] if letters else []


def told_letters(items: Iterable[Item], lost: Losses) -> list[Item]:
    """Tell of the letters for which a square stands among drawn things, and give these as told of."""
    drawn = list(items)
    for each in without_letters(drawn):
        lost.tell(each.what, each.words)
    return [replace(item, missing="") if type(item) is TextRun and item.missing else item for item in drawn]


def enlarged(shown: Face, by: float) -> Face:
    """Draw a face larger, its lines and letters too."""
    if by == 1.0:
        return shown
    items = tuple(_enlarged(item, by) for item in shown.items)
    grown = (each.enlarged(by) for each in shown.lost)
    lost = tuple(each for each in grown if not (each.is_whole and each.size >= LEAST))
    return replace(shown, items=items, lost=lost, width=shown.width * by, height=shown.height * by)


def _enlarged(item: Item, by: float) -> Item:
    match item:
        case TextRun():
            x, y, size, apart = (n * by for n in (item.x, item.y, item.size, item.spacing))
            return replace(item, x=x, y=y, size=size, spacing=apart)
        case StraightLine():
            x1, y1, x2, y2, width = (n * by for n in (item.x1, item.y1, item.x2, item.y2, item.width))
            dash = tuple(n * by for n in item.dash)
            return StraightLine(x1, y1, x2, y2, width, item.ink, dash)
        case Circle():
            x, y, radius, line = (n * by for n in (item.x, item.y, item.radius, item.line))
            return replace(item, x=x, y=y, radius=radius, line=line)
        case VectorPath():
            path = tuple((letter, tuple(n * by for n in numbers)) for letter, numbers in item.path)
            return replace(item, path=path, line=item.line * by)
        case Box():
            x, y, wide, high = (n * by for n in (item.x, item.y, item.width, item.height))
            radius, line = item.radius * by, item.line * by
            return replace(item, x=x, y=y, width=wide, height=high, radius=radius, line=line)
        case Picture():
            x, y, wide, high = (n * by for n in (item.x, item.y, item.width, item.height))
            return replace(item, x=x, y=y, width=wide, height=high, radius=item.radius * by)


def cover(image: tuple[float, float], frame: tuple[float, float]) -> tuple[float, float, float, float]:
    """Place an image (width, height) so that it covers a frame: x, y, width, height relative to the frame.

    A tall image in a flatter frame keeps its upper part, where a figure's head is.
    """
    scale = max(frame[0] / image[0], frame[1] / image[1])
    wide, high = image[0] * scale, image[1] * scale
    return (frame[0] - wide) / 2, (frame[1] - high) * 0.35, wide, high


def placed(path: Iterable[Segment], x: float, y: float, scale: float) -> tuple[Segment, ...]:
    """Move a path drawn in a unit square to its place: the square's corner to (x, y), its side to `scale`."""
    made: list[Segment] = []
    for letter, numbers in path:
        shifted = [n * scale + (y if at % 2 else x) for at, n in enumerate(numbers)]
        made.append((letter, tuple(shifted)))
    return tuple(made)


def polygon(points: Iterable[tuple[float, float]]) -> tuple[Segment, ...]:
    """Draw a closed figure through points."""
    made: list[Segment] = [("L" if at else "M", point) for at, point in enumerate(points)]
    return (*made, ("Z", ()))


def disc(x: float, y: float, radius: float) -> tuple[Segment, ...]:
    """Draw a circle as a path, for use inside a shape."""
    reach = radius * KAPPA
    return (
        ("M", (x + radius, y)),
        ("C", (x + radius, y + reach, x + reach, y + radius, x, y + radius)),
        ("C", (x - reach, y + radius, x - radius, y + reach, x - radius, y)),
        ("C", (x - radius, y - reach, x - reach, y - radius, x, y - radius)),
        ("C", (x + reach, y - radius, x + radius, y - reach, x + radius, y)),
        ("Z", ()),
    )


Measure: TypeAlias = Callable[[str, Font, float], float]
"""How a drawable text is measured: words, font, size in mm → mm (`metrics.width`)."""
