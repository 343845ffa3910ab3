"""Write pages from the top to the foot: what pages that are no cards have in common."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from desktop.paper.flow import (
    draw_setting,
    echo,
    em,
    largest,
    parted,
    right,
    runs,
    set_paragraphs,
    shortened,
    title,
)
from desktop.paper.heraldry import Look, mark
from desktop.paper.items import Item, StraightLine, told_letters, without_letters
from desktop.paper.layout import Layout
from desktop.paper.losses import Losses, shortened_name
from desktop.paper.metrics import Font
from desktop.paper.pages import PlacedItems, PrintPage
from desktop.paper.paragraph import Paragraph
from desktop.paper.style import HAIR, Inks, inks, points

MARGIN = 12.0
BODY, SMALL = points(9.5), points(7.5)
_TITLES = ((points(20), 1), (points(16), 1), (points(12), 2), (points(10.5), 2))
_LEADING = 1.02
"""Distance of two lines of a title, in parts of their size."""
_FOOT_NAME = 90.0
"""What the name takes of the line beneath a page, in mm."""
_HEAD = 12.0
_FACTS = 0.6
"""The share of the head that figures have at most."""
_BENEATH = 5.0
"""Below the text there is a line with the number of the page."""


class PageWriter:
    """The pages so far and how far down the last one is filled; measures in mm."""

    def __init__(self, layout: Layout, look: Look, whose: str = "") -> None:
        self.look, self.fills = look, layout.style.fills
        self.inks: Inks = inks(look.accent, layout.style)
        self._size = layout.paper.width, layout.paper.height
        self._stretch = layout.printer.stretch
        margin = max(MARGIN, layout.printer.margin)
        self.left, self.right = margin, layout.paper.width - margin
        self.top = margin
        self.foot = layout.paper.height - max(MARGIN, layout.printer.margin + _BENEATH)
        self.pages: list[list[Item]] = [[]]
        self._whose = shortened_name(whose)
        self._lost = [self._no_loss()]
        self.y = self.top

    def _no_loss(self) -> Losses:
        return Losses().of(self._whose)

    @property
    def lost(self) -> Losses:
        """What the page at hand cannot show in full."""
        return self._lost[-1]

    def turn(self) -> None:
        """Begin a page."""
        self.pages.append([])
        self._lost.append(self._no_loss())
        self.y = self.top

    @property
    def made(self) -> list[Item]:
        """What is drawn on the page at hand."""
        return self.pages[-1]

    @property
    def wide(self) -> float:
        """The width between the margins."""
        return self.right - self.left

    def room_for(self, height: float) -> None:
        """Begin a page where something so tall has no room on this one."""
        if self.y + height > self.foot and self.y > self.top:
            self.turn()

    def facts(self, facts: Sequence[tuple[str, str]]) -> float:
        """Write figures beneath their names at the right of the head; give how wide they stand, in mm.

        A name in two languages stands in two lines.
        """
        size, ink = points(13), self.inks
        most = _share([_wide(*fact, size) for fact in facts], self.wide * _FACTS) - 6.0
        facts = [self._fact(name, value, most) for name, value in facts]
        names = [name.split(" / ") for name, _ in facts]
        lines = max(map(len, names), default=1)
        base = 4.0 if lines == 1 else 2.4
        widths = [_wide(*fact, size) for fact in facts]
        x = self.right + 6.0 - sum(widths)
        for spoken, (_, value), wide in zip(names, facts, widths, strict=True):
            for at, name in enumerate(spoken):
                self.made.extend(runs(x, self.y + base + at * 3.1, name, Font.TEXT, SMALL, ink.soft))
            self.made.extend(runs(x, self.y + (9.6 if lines == 1 else 10.6), value, Font.BOLD, size, ink.ink))
            x += wide
        return sum(widths)

    def _fact(self, name: str, value: str, room: float) -> tuple[str, str]:
        """Shorten a figure and its name to what has room beside the others."""
        spoken = [shortened(each, Font.TEXT, room, SMALL, self.lost, "text") for each in name.split(" / ")]
        return " / ".join(spoken), shortened(value, Font.BOLD, room, points(13), self.lost, "text")

    def head(self, name: str, under: str, room: float) -> None:
        """Write what the pages are about, beside the sign of a people, and a line beneath."""
        ink = self.inks
        ground, charge = (ink.accent, ink.paper) if self.fills else ("", ink.ink)
        self.made.extend(mark(self.look, self.left, self.y, _HEAD, ground, charge, HAIR))
        left, room = self.left + _HEAD + 4, room - _HEAD - 4
        size, lines = title(" ".join(name.split()), Font.TITLE, room, _TITLES, self.lost, "name")
        base = self.y + (6.4 if len(lines) == 1 else 3.2)
        for line in lines:
            self.made.extend(runs(left, base, line, Font.TITLE, size, ink.ink))
            base += size * _LEADING
        fits, words = largest(under, Font.STRONG, room, (BODY, points(8)), self.lost, "text")
        self.made.extend(runs(left, self.y + 11.6, words, Font.STRONG, fits, ink.soft))
        self.y += _HEAD + 2.5
        self.made.append(StraightLine(self.left, self.y, self.right, self.y, 0.5, ink.accent))

    def paragraphs(self, paragraphs: Sequence[Paragraph], size: float = BODY, gap: float = 1.6) -> None:
        """Write text across the page; what is longer than what is left of one goes on overleaf."""
        setting = set_paragraphs(paragraphs, size, self.wide)
        if setting.height <= self.foot - self.top:
            self.room_for(setting.height)
        for at, part in enumerate(parted(setting, self.foot - self.y, self.foot - self.top)):
            if at:
                self.turn()
            self.made.extend(draw_setting(part, self.left, self.y, self.inks.accent))
            self.y += part.height
        self.y += gap

    def finished(self, name: str) -> list[PrintPage]:
        """Give the pages, numbered and named where there are several."""
        count = len(self.pages)
        for number, items in enumerate(self.pages if count > 1 else (), 1):
            named = echo(" ".join(name.split()), Font.TEXT, _FOOT_NAME / SMALL)
            words = f"{named} · {number}/{count}"
            foot = right(self.right, self.foot + 4.0, words, Font.TEXT, SMALL, self.inks.soft)
            items.extend(told_letters(foot, Losses()))  # the name stands in the head
        return [
            PrintPage(
                *self._size,
                (PlacedItems(items),),
                stretch=self._stretch,
                lost=(*lost.told, *(replace(each, whose=self._whose) for each in without_letters(items))),
            )
            for items, lost in zip(self.pages, self._lost, strict=True)
        ]


def _wide(name: str, value: str, size: float) -> float:
    """Tell how wide a figure stands beneath its name, with what parts it from the next one, in mm."""
    return (
        max(em(value, Font.BOLD) * size, *(em(each, Font.TEXT) * SMALL for each in name.split(" / "))) + 6.0
    )


def _share(needs: Sequence[float], room: float) -> float:
    """Give what each may take at most, so that all have room: what one does not need is for the others."""
    for at, need in enumerate(sorted(needs)):
        share = room / (len(needs) - at)
        if need > share:
            return share
        room -= need
    return max(needs, default=room) + 1e-6
