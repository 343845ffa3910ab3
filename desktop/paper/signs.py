"""Draw the signs of the values: small figures of our own that stand beside their codes on wish."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from desktop.paper import catalogue
from desktop.paper.charges import CHARGES, Path, bar, star
from desktop.paper.items import VectorPath, disc, placed, polygon
from desktop.paper.style import Inks
from rules.values import Characteristic

_LINE = 0.12
"""Where nothing is filled, in mm."""


PHASES: dict[str, tuple[str, str, str]] = {
    "strategic": ("⚑", "phase stratégique", "strategic phase"),
    "activation": ("➤", "activation", "activation"),
    "combat": ("⚔", "combat", "combat"),
    "upkeep": ("↻", "entretien", "upkeep"),
}
"""When abilities count: the sign of each phase, with its name in French and in English."""


def ability_sign(id: str) -> str:
    """Give the signs of the phases in which an ability counts, "" for one that nobody here knows."""
    kind = catalogue.abilities().kinds.get(id)
    return "".join(PHASES[phase][0] for phase in kind.phases if phase in PHASES) if kind is not None else ""


def sign(characteristic: Characteristic, x: float, y: float, size: float, inks: Inks) -> list[VectorPath]:
    """Draw the sign of a value in a square of `size` mm; one whose kind nobody knows has none."""
    return list(_sign(characteristic, x, y, size, inks)) if characteristic in SIGNS else []


@lru_cache(maxsize=512)  # cards have them in the same places
def _sign(
    characteristic: Characteristic, x: float, y: float, size: float, inks: Inks
) -> tuple[VectorPath, ...]:
    path = placed(SIGNS[characteristic], x, y, size)
    return (VectorPath(path, inks.soft) if inks.tint else VectorPath(path, stroke=inks.ink, line=_LINE),)


def _chevron(x: float) -> Path:
    return polygon(((x, 0.1), (x + 0.24, 0.1), (x + 0.52, 0.5), (x + 0.24, 0.9), (x, 0.9), (x + 0.28, 0.5)))


def _stripe(y: float) -> Path:
    high = y + 0.2
    return polygon(
        ((0.5, y), (0.96, y + 0.32), (0.96, high + 0.32), (0.5, high), (0.04, high + 0.32), (0.04, y + 0.32))
    )


def _bricks(y: float, *ends: float) -> Path:
    made: Path = ()
    for left, right in zip(ends[::2], ends[1::2], strict=True):
        made += polygon(((left, y), (right, y), (right, y + 0.22), (left, y + 0.22)))
    return made


def _ring(x: float, y: float, outer: float, inner: float) -> Path:
    return disc(x, y, outer) + disc(x, y, inner)


def _flower() -> Path:
    made = disc(0.5, 0.5, 0.11)
    for petal in range(5):
        way = petal * pi * 2 / 5 - pi / 2
        made += disc(0.5 + 0.31 * cos(way), 0.5 + 0.31 * sin(way), 0.175)
    return made


_SHIELD: Path = (
    ("M", (0.1, 0.05)),
    ("L", (0.9, 0.05)),
    ("L", (0.9, 0.5)),
    ("C", (0.9, 0.75, 0.72, 0.9, 0.5, 0.99)),
    ("C", (0.28, 0.9, 0.1, 0.75, 0.1, 0.5)),
    ("Z", ()),
)
_SKULL: Path = (
    ("M", (0.08, 0.42)),
    ("C", (0.08, -0.1, 0.92, -0.1, 0.92, 0.42)),
    ("C", (0.92, 0.6, 0.84, 0.68, 0.75, 0.72)),
    ("L", (0.75, 0.97)),
    ("L", (0.25, 0.97)),
    ("L", (0.25, 0.72)),
    ("C", (0.16, 0.68, 0.08, 0.6, 0.08, 0.42)),
    ("Z", ()),
    *disc(0.32, 0.46, 0.12),
    *disc(0.68, 0.46, 0.12),
    *polygon(((0.5, 0.62), (0.57, 0.76), (0.43, 0.76))),
)
_HEART: Path = (
    ("M", (0.5, 0.95)),
    ("C", (0.1, 0.66, 0.0, 0.42, 0.05, 0.26)),
    ("C", (0.1, 0.02, 0.4, 0.0, 0.5, 0.26)),
    ("C", (0.6, 0.0, 0.9, 0.02, 0.95, 0.26)),
    ("C", (1.0, 0.42, 0.9, 0.66, 0.5, 0.95)),
    ("Z", ()),
)
_MASK: Path = (
    ("M", (0.02, 0.28)),
    ("C", (0.3, 0.18, 0.4, 0.36, 0.5, 0.36)),
    ("C", (0.6, 0.36, 0.7, 0.18, 0.98, 0.28)),
    ("C", (1.0, 0.6, 0.85, 0.8, 0.7, 0.77)),
    ("C", (0.6, 0.75, 0.56, 0.63, 0.5, 0.63)),
    ("C", (0.44, 0.63, 0.4, 0.75, 0.3, 0.77)),
    ("C", (0.15, 0.8, 0.0, 0.6, 0.02, 0.28)),
    ("Z", ()),
    *disc(0.28, 0.49, 0.11),
    *disc(0.72, 0.49, 0.11),
)
C = Characteristic
SIGNS: dict[Characteristic, Path] = {
    C.MOU: _chevron(0.04) + _chevron(0.44),
    C.INI: polygon(
        ((0.6, 0.0), (0.12, 0.58), (0.46, 0.58), (0.34, 1.0), (0.88, 0.38), (0.54, 0.38), (0.68, 0.0))
    ),
    C.ATT: polygon(((0.99, 0.01), (0.94, 0.28), (0.46, 0.72), (0.28, 0.54), (0.72, 0.06)))
    + bar(0.1, 0.5, 0.5, 0.9, 0.12)
    + bar(0.25, 0.75, 0.05, 0.95, 0.14),
    C.FOR: polygon(((0.22, 0.44), (0.78, 0.44), (0.97, 0.96), (0.03, 0.96))) + _ring(0.5, 0.24, 0.21, 0.1),
    C.DEF: _SHIELD,
    C.RES: _bricks(0.12, 0.03, 0.46, 0.54, 0.97)
    + _bricks(0.39, 0.03, 0.2, 0.28, 0.72, 0.8, 0.97)
    + _bricks(0.66, 0.03, 0.46, 0.54, 0.97),
    C.TIR: _ring(0.5, 0.5, 0.48, 0.33) + disc(0.5, 0.5, 0.18),
    C.COU: bar(0.17, 0.02, 0.17, 0.99, 0.13) + polygon(((0.28, 0.06), (0.98, 0.3), (0.28, 0.56))),
    C.PEUR: _SKULL,
    C.DIS: _stripe(0.06) + _stripe(0.42),
    C.POU: star(4, 0.5, 0.17),
    C.FOI: _ring(0.5, 0.25, 0.24, 0.12)
    + polygon(
        ((0.06, 0.53), (0.94, 0.53), (0.94, 0.68), (0.58, 0.68), (0.58, 1.0), (0.42, 1.0), (0.42, 0.68),
         (0.06, 0.68))
    ),
    C.PV: _HEART,
    C.PUI: polygon(
        ((0.0, 0.36), (0.36, 0.36), (0.36, 0.12), (0.74, 0.5), (0.36, 0.88), (0.36, 0.64), (0.0, 0.64))
    )
    + bar(0.89, 0.05, 0.89, 0.95, 0.15),
    C.EVE: CHARGES["dawn"],
    C.AGI: CHARGES["wings"],
    C.END: polygon(((0.36, 0.1), (0.72, 0.9), (0.0, 0.9)))
    + polygon(((0.73, 0.4), (1.0, 0.9), (0.8, 0.9), (0.63, 0.52))),
    C.BEA: _flower(),
    C.PER: CHARGES["eye"],
    C.INT: polygon(((0.02, 0.16), (0.46, 0.28), (0.46, 0.9), (0.02, 0.78)))
    + polygon(((0.98, 0.16), (0.54, 0.28), (0.54, 0.9), (0.98, 0.78))),
    C.EMP: _ring(0.32, 0.5, 0.31, 0.19) + _ring(0.68, 0.5, 0.31, 0.19),
    C.RUS: _MASK,
    C.CHA: polygon(
        ((0.02, 0.2), (0.28, 0.5), (0.5, 0.06), (0.72, 0.5), (0.98, 0.2), (0.87, 0.9), (0.13, 0.9))
    ),
}  # fmt: skip
"""A figure for each value, in a unit square, filled by the even-odd rule."""
