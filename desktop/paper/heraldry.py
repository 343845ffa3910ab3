"""Give each people a colour and a mark of our own: a plain geometric charge in the shape of its path.

A disc stands for Light, a lozenge for Darkness, a hexagon for Destiny, a shield for those outside the paths.
No publisher's emblem is drawn. Marks are paths in a unit square.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import resources
from desktop.paper.charges import CHARGES, Path
from desktop.paper.items import Colour, Item, VectorPath, disc, placed, polygon
from rules.peoples import Peoples


@dataclass(frozen=True, slots=True)
class Look:
    """How a people looks on paper: its name as printed, its colour, its path and its charge."""

    name: str = ""
    accent: Colour = "#3d3a36"
    path: str = ""
    charge: str = "lozenge"


_SHAPES: dict[str, tuple[Path, float]] = {
    "light": (disc(0.5, 0.5, 0.5), 0.54),
    "darkness": (polygon(((0.5, -0.04), (1.04, 0.5), (0.5, 1.04), (-0.04, 0.5))), 0.46),
    "destiny": (
        polygon(((0.25, 0.067), (0.75, 0.067), (1, 0.5), (0.75, 0.933), (0.25, 0.933), (0, 0.5))),
        0.52,
    ),
    "": (
        (
            ("M", (0.08, 0.02)),
            ("L", (0.92, 0.02)),
            ("L", (0.92, 0.55)),
            ("C", (0.92, 0.78, 0.72, 0.92, 0.5, 1.0)),
            ("C", (0.28, 0.92, 0.08, 0.78, 0.08, 0.55)),
            ("Z", ()),
        ),
        0.5,
    ),
}
"""The shape of each path, and how much of it the charge takes."""

# Deep colours: white reads on each with a contrast of 7 or more.
_PEOPLES: dict[str, tuple[Colour, str]] = {
    "lions": ("#1f3f86", "sun"),
    "griffins": ("#8c1d24", "cross"),
    "cynwalls": ("#57500f", "ring"),
    "sessairs": ("#1d5c3a", "three discs"),
    "tir_na_bor": ("#7d3c0c", "hammer"),
    "sphinx": ("#6b4e0e", "pyramid"),
    "acheron": ("#3b4048", "saltire"),
    "dirz": ("#0f5357", "drops"),
    "drunes": ("#53265f", "horns"),
    "mid_nor": ("#5c1f2e", "eye"),
    "devourers": ("#80280f", "claws"),
    "akkyshans": ("#34306b", "spokes"),
    "ophidians": ("#0f5a4c", "waves"),
    "no_dan_kar": ("#47561a", "gear"),
    "wolfen": ("#33475e", "crescent"),
    "daikinees": ("#2f5a22", "leaf"),
    "bran_o_kor": ("#74430e", "dawn"),
    "behemoth": ("#5a3a52", "bars"),
    "eagle": ("#235274", "wings"),
    "cadwallon": ("#4a4450", "tower"),
    "elementals": ("#16566b", "quarters"),
    "mercenaries": ("#55483a", "coin"),
}


@lru_cache(maxsize=1)
def bundled_peoples() -> Peoples:
    """Read the bundled peoples, for those who show a card without a library at hand."""
    return Peoples.from_rows(resources.table("data/peoples"))


def look_of(people: str, language: str, peoples: Peoples | None = None) -> Look:
    """Give the look of a people by its id; words that nobody knows are printed as typed."""
    known = (peoples or bundled_peoples()).peoples.get(people)
    if known is None:
        return Look(name=" ".join(people.split()))
    accent, charge = _PEOPLES.get(known.id, (Look().accent, Look().charge))
    return Look(known.en if language == "en" else known.fr, accent, known.path or "", charge)


def mark(
    look: Look, x: float, y: float, size: float, ground: Colour, charge: Colour, line: float = 0.0
) -> list[Item]:
    """Draw a people's mark in a square of `size` mm; without a ground only lines `line` mm wide are drawn."""
    return list(_mark(look, x, y, size, ground, charge, line))


@lru_cache(maxsize=256)  # cards of a people have it in the same places
def _mark(
    look: Look, x: float, y: float, size: float, ground: Colour, charge: Colour, line: float
) -> tuple[Item, ...]:
    outline, part = _SHAPES.get(look.path, _SHAPES[""])
    inner = size * part
    rest = (size - inner) / 2
    lift = size * 0.03 if not look.path else 0.0
    charged = placed(CHARGES[look.charge], x + rest, y + rest - lift, inner)
    if ground:
        return VectorPath(placed(outline, x, y, size), ground), VectorPath(charged, charge)
    return (
        VectorPath(placed(outline, x, y, size), stroke=charge, line=line),
        VectorPath(charged, stroke=charge, line=line),
    )
