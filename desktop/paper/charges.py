"""Draw the charges of the peoples' marks: plain geometric figures of our own, as paths in a unit square."""

from __future__ import annotations

import math
from typing import TypeAlias

from desktop.paper.items import Segment, disc, polygon

Path: TypeAlias = tuple[Segment, ...]


def star(points: int, outer: float, inner: float, turn: float = -math.pi / 2) -> Path:
    """Draw a star of so many points around the middle."""
    made: list[tuple[float, float]] = []
    for at in range(points * 2):
        reach = inner if at % 2 else outer
        angle = turn + math.pi * at / points
        made.append((0.5 + reach * math.cos(angle), 0.5 + reach * math.sin(angle)))
    return polygon(made)


def bar(x1: float, y1: float, x2: float, y2: float, width: float) -> Path:
    """Draw a straight bar between two points."""
    length = math.hypot(x2 - x1, y2 - y1)
    dx, dy = (y2 - y1) / length * width / 2, (x1 - x2) / length * width / 2
    return polygon(((x1 + dx, y1 + dy), (x2 + dx, y2 + dy), (x2 - dx, y2 - dy), (x1 - dx, y1 - dy)))


def _gear() -> Path:
    made: list[tuple[float, float]] = []
    for at in range(8):
        for part, reach in ((-0.22, 0.36), (-0.13, 0.47), (0.13, 0.47), (0.22, 0.36)):
            angle = math.tau * at / 8 + part
            made.append((0.5 + reach * math.cos(angle), 0.5 + reach * math.sin(angle)))
    return polygon(made) + disc(0.5, 0.5, 0.16)


def _lens(upright: bool) -> Path:
    ends = ((0.5, 0.02), (0.5, 0.98)) if upright else ((0.02, 0.5), (0.98, 0.5))
    (x1, y1), (x2, y2) = ends
    sides = ((0.92, 0.34, 0.92, 0.66), (0.08, 0.66, 0.08, 0.34))
    if not upright:
        sides = ((0.34, 0.1, 0.66, 0.1), (0.66, 0.9, 0.34, 0.9))
    return (("M", (x1, y1)), ("C", (*sides[0], x2, y2)), ("C", (*sides[1], x1, y1)), ("Z", ()))


def _crescent() -> Path:
    """Draw a crescent open to the upper right."""
    return (
        ("M", (0.62, 0.06)),
        ("C", (0.3, 0.02, 0.04, 0.24, 0.05, 0.54)),
        ("C", (0.06, 0.8, 0.26, 0.97, 0.5, 0.97)),
        ("C", (0.73, 0.97, 0.91, 0.83, 0.96, 0.62)),
        ("C", (0.86, 0.74, 0.74, 0.78, 0.63, 0.76)),
        ("C", (0.42, 0.73, 0.3, 0.54, 0.34, 0.36)),
        ("C", (0.37, 0.21, 0.48, 0.1, 0.62, 0.06)),
        ("Z", ()),
    )


def _wave(y: float) -> Path:
    top, low = y - 0.08, y + 0.08
    return (
        ("M", (0.04, top)),
        ("C", (0.28, top - 0.22, 0.3, top - 0.22, 0.5, top)),
        ("C", (0.7, top + 0.22, 0.72, top + 0.22, 0.96, top)),
        ("L", (0.96, low)),
        ("C", (0.72, low + 0.22, 0.7, low + 0.22, 0.5, low)),
        ("C", (0.3, low - 0.22, 0.28, low - 0.22, 0.04, low)),
        ("Z", ()),
    )


def _cross() -> Path:
    arm = polygon(((0.42, 0.42), (0.32, 0.04), (0.68, 0.04), (0.58, 0.42)))
    made: Path = ()
    for turn in range(4):
        part = arm
        for _ in range(turn):
            part = tuple((letter, (1 - n[1], n[0]) if n else ()) for letter, n in part)
        made += part
    return made + polygon(((0.42, 0.42), (0.58, 0.42), (0.58, 0.58), (0.42, 0.58)))


CHARGES: dict[str, Path] = {
    "lozenge": polygon(((0.5, 0.08), (0.84, 0.5), (0.5, 0.92), (0.16, 0.5))),
    "sun": star(12, 0.5, 0.33) + disc(0.5, 0.5, 0.17),
    "cross": _cross(),
    "ring": disc(0.5, 0.5, 0.46) + disc(0.5, 0.5, 0.32) + disc(0.5, 0.5, 0.13),
    "three discs": disc(0.5, 0.27, 0.22) + disc(0.26, 0.7, 0.22) + disc(0.74, 0.7, 0.22),
    "hammer": polygon(
        (
            (0.1, 0.1),
            (0.9, 0.1),
            (0.9, 0.42),
            (0.59, 0.42),
            (0.59, 0.95),
            (0.41, 0.95),
            (0.41, 0.42),
            (0.1, 0.42),
        )
    ),
    "pyramid": polygon(((0.5, 0.08), (0.98, 0.9), (0.02, 0.9)))
    + polygon(((0.5, 0.42), (0.7, 0.78), (0.3, 0.78))),
    "saltire": bar(0.1, 0.1, 0.9, 0.9, 0.2) + bar(0.9, 0.1, 0.57, 0.43, 0.2) + bar(0.43, 0.57, 0.1, 0.9, 0.2),
    "drops": polygon(((0.5, 0.02), (0.68, 0.25), (0.5, 0.48), (0.32, 0.25)))
    + polygon(((0.5, 0.52), (0.68, 0.75), (0.5, 0.98), (0.32, 0.75)))
    + polygon(((0.22, 0.27), (0.4, 0.5), (0.22, 0.73), (0.04, 0.5)))
    + polygon(((0.78, 0.27), (0.96, 0.5), (0.78, 0.73), (0.6, 0.5))),
    "horns": (
        ("M", (0.1, 0.06)),
        ("C", (0.0, 0.6, 0.2, 0.94, 0.5, 0.94)),
        ("C", (0.8, 0.94, 1.0, 0.6, 0.9, 0.06)),
        ("C", (0.86, 0.42, 0.7, 0.62, 0.5, 0.62)),
        ("C", (0.3, 0.62, 0.14, 0.42, 0.1, 0.06)),
        ("Z", ()),
    ),
    "eye": _lens(False) + disc(0.5, 0.5, 0.2) + disc(0.5, 0.5, 0.09),
    "claws": bar(0.34, 0.04, 0.1, 0.96, 0.15)
    + bar(0.62, 0.04, 0.38, 0.96, 0.15)
    + bar(0.9, 0.04, 0.66, 0.96, 0.15),
    "spokes": star(8, 0.5, 0.13),
    "waves": _wave(0.3) + _wave(0.7),
    "gear": _gear(),
    "crescent": _crescent(),
    "leaf": _lens(True) + bar(0.5, 0.2, 0.5, 0.9, 0.07),
    "dawn": (
        ("M", (0.12, 0.56)),
        ("C", (0.12, 0.02, 0.88, 0.02, 0.88, 0.56)),
        ("Z", ()),
        *bar(0.04, 0.7, 0.96, 0.7, 0.1),
        *bar(0.18, 0.88, 0.82, 0.88, 0.1),
    ),
    "bars": bar(0.06, 0.2, 0.94, 0.2, 0.17)
    + bar(0.06, 0.5, 0.94, 0.5, 0.17)
    + bar(0.06, 0.8, 0.94, 0.8, 0.17),
    "wings": polygon(((0.02, 0.14), (0.5, 0.5), (0.98, 0.14), (0.98, 0.36), (0.5, 0.72), (0.02, 0.36)))
    + polygon(((0.22, 0.62), (0.5, 0.83), (0.78, 0.62), (0.78, 0.76), (0.5, 0.97), (0.22, 0.76))),
    "tower": polygon(
        (
            (0.16, 0.08),
            (0.34, 0.08),
            (0.34, 0.2),
            (0.41, 0.2),
            (0.41, 0.08),
            (0.59, 0.08),
            (0.59, 0.2),
            (0.66, 0.2),
            (0.66, 0.08),
            (0.84, 0.08),
            (0.84, 0.36),
            (0.74, 0.44),
            (0.74, 0.94),
            (0.26, 0.94),
            (0.26, 0.44),
            (0.16, 0.36),
        )
    )
    + polygon(((0.43, 0.94), (0.43, 0.66), (0.57, 0.66), (0.57, 0.94))),
    "quarters": polygon(((0.5, 0.44), (0.24, 0.04), (0.76, 0.04)))
    + polygon(((0.5, 0.56), (0.76, 0.96), (0.24, 0.96)))
    + polygon(((0.44, 0.5), (0.04, 0.76), (0.04, 0.24)))
    + polygon(((0.56, 0.5), (0.96, 0.24), (0.96, 0.76))),
    "coin": disc(0.5, 0.5, 0.46) + polygon(((0.5, 0.2), (0.73, 0.5), (0.5, 0.8), (0.27, 0.5))),
}
