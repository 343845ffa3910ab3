"""Draw the back of a card: the same for every card of a print, so that a pile keeps its secret."""

from __future__ import annotations

from desktop.paper.face import border, laid_face
from desktop.paper.flow import centred, title
from desktop.paper.heraldry import Look, mark
from desktop.paper.items import Box, Face, Item, StraightLine
from desktop.paper.losses import Losses
from desktop.paper.metrics import Font
from desktop.paper.stock import STANDARD, CardSize
from desktop.paper.style import HAIR, Style, inks, points

_MARK = 26.0
_TITLES = ((points(11), 1), (points(9.5), 2), (points(8), 2), (points(7), 3))


def back(
    look: Look,
    words: str = "",
    *,
    style: Style = Style.FULL,
    size: CardSize = STANDARD,
    bleed: float = 0.0,
) -> Face:
    """Lay out the back for a people's look, with a few words below the mark (an army's name)."""
    colours, lost = inks(look.accent, style), Losses()
    x, y, wide, high = size.left, size.top, size.inner, size.bottom - size.top
    filled = style.fills
    ink = colours.paper if filled else colours.ink
    made: list[Item] = border(size, colours, bleed if filled else 0.0)
    made += [
        Box(
            x,
            y,
            wide,
            high,
            fill=colours.accent if filled else "",
            stroke=colours.accent,
            line=0.35,
            radius=2.0,
        ),
        Box(x + 2, y + 2, wide - 4, high - 4, stroke=ink, line=0.25, radius=1.2),
        Box(x + 2.8, y + 2.8, wide - 5.6, high - 5.6, stroke=ink, line=HAIR, radius=0.8),
    ]
    words = " ".join(words.split())
    top = (size.height - _MARK) / 2 - (8.0 if words else 0.0)
    left = (size.width - _MARK) / 2
    made += mark(look, left, top, _MARK, colours.paper if filled else "", colours.accent, 0.35)
    middle = top + _MARK / 2
    for start, end in ((x + 5.5, left - 3.5), (left + _MARK + 3.5, size.width - x - 5.5)):
        made.append(StraightLine(start, middle, end, middle, 0.25, ink))
    if words:
        em, lines = title(words, Font.TITLE, wide - 14, _TITLES, lost, "back")
        base = top + _MARK + 12.0
        for number, line in enumerate(lines):
            made += centred(size.width / 2, base + number * em * 1.15, line, Font.TITLE, em, ink)
    return laid_face(tuple(made), lost, size)
