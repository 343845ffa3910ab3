"""Lay out the order that a side hides: a strip of its own, to be cut off and kept from the other side."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from desktop.paper.flow import em, largest, right, runs
from desktop.paper.heraldry import Look
from desktop.paper.items import Box
from desktop.paper.layout import Layout
from desktop.paper.metrics import Font
from desktop.paper.pages import PrintPage
from desktop.paper.play_sheet_words import said
from desktop.paper.style import LEAST, points
from desktop.paper.writer import SMALL, PageWriter

_TITLES = {"fr": "Ordre", "en": "Order"}
_KEEP = {"fr": "À couper et à garder pour soi", "en": "To cut off and keep to oneself"}
_RESERVE = {"fr": "Réserve", "en": "Reserve"}
_WIDE, _TALL, _EDGE = 90.0, 7.0, 5.0
_NAMES = tuple(points(size) for size in (11, 10, 9, 8, 7))


@dataclass(frozen=True, slots=True)
class OrderSheet:
    """The cards of a side that are still to come, the first on top, and those set aside."""

    name: str
    under: str
    """When in the battle that was."""
    cards: tuple[str, ...]
    reserve: tuple[str, ...]
    languages: tuple[str, ...]

    @property
    def title(self) -> str:
        """What it is called."""
        return f"{self._said(_TITLES)} · {' '.join(self.name.split())}"

    def _said(self, words: Mapping[str, str]) -> str:
        return said(*(words[language] for language in self.languages))

    def pages(self, layout: Layout) -> list[PrintPage]:
        """Lay it out on the paper of a print, so wide that it goes into a sleeve when it is folded."""
        writing = PageWriter(layout, Look(), self.name)
        ink, x, top = writing.inks, writing.left + _EDGE, writing.top
        rows = [(f"{number}.", card) for number, card in enumerate(self.cards, 1)]
        rows += [(self._said(_RESERVE), card) for card in self.reserve]
        writing.y = top + _EDGE
        title = self.title
        room = _WIDE - 2 * _EDGE
        for words, font, sizes in (
            (title, Font.BOLD, _NAMES), (self.under, Font.TEXT, (SMALL, LEAST)),
            (self._said(_KEEP), Font.TEXT, (SMALL, LEAST)),
        ):  # fmt: skip
            fits, shown = largest(words, font, room, sizes, writing.lost, "text")
            writing.made.extend(runs(x, writing.y + 3.0, shown, font, fits, ink.ink))
            writing.y += 5.0
        writing.y += 2.0
        for number, (lead, card) in enumerate(rows, 1):
            if writing.y + _TALL + _EDGE > writing.foot:
                self._cut(writing, top)
                writing.turn()
                writing.y = top + _EDGE
            wide = 7.0 if lead.endswith(".") else em(lead, Font.TEXT) * SMALL + 2.5
            led = runs(x, writing.y + 4.0, lead, Font.TEXT, SMALL, ink.soft)
            if lead.endswith("."):
                led = right(x + 5.5, writing.y + 4.0, lead, Font.BOLD, points(9.5), ink.soft)
            lost = writing.lost.of(card, str(number))
            fits, shown = largest(" ".join(card.split()), Font.STRONG, room - wide, _NAMES, lost, "name")
            writing.made.extend([*led, *runs(x + wide, writing.y + 4.0, shown, Font.STRONG, fits, ink.ink)])
            writing.y += _TALL
        self._cut(writing, top)
        return writing.finished(title)

    def _cut(self, writing: PageWriter, top: float) -> None:
        """Draw where to cut around what is on the page."""
        high = writing.y - top + 2.5
        writing.made.append(Box(writing.left, top, _WIDE, high, stroke=writing.inks.ink, line=0.25))
        writing.made.extend(
            runs(writing.left + _WIDE - 8.0, top - 0.6, "\u2702", Font.SYMBOL, points(10), writing.inks.ink)
        )
