"""Lay out the summary of an army: one page to read beside the cards, more when the army is large."""

from __future__ import annotations

from dataclasses import dataclass, field

from desktop.paper.code import code_items, modules, side_of
from desktop.paper.flow import elided, em, largest, right, runs, title, wrapped
from desktop.paper.heraldry import Look, mark
from desktop.paper.items import Item, StraightLine
from desktop.paper.layout import Layout
from desktop.paper.metrics import Font
from desktop.paper.pages import PlacedItems, PrintPage
from desktop.paper.stock import PaperSize
from desktop.paper.style import HAIR, Inks, Style, inks, points
from desktop.paper.summary_words import WORDS
from desktop.paper.words import figure

_MARGIN = 18.0
_ROW = 6.6
_NOTE_ROW = 4.3
_BODY, _SMALL = points(10), points(8.4)
_TITLES = ((points(22), 1), (points(18), 1), (points(15), 2), (points(12), 2))

_MODULE = 0.36
"""A module of the code in mm: cameras of phones read a third of a millimetre."""


@dataclass(frozen=True, slots=True)
class SummaryRow:
    """One entry of the list; a price is None when it is not known."""

    name: str
    figures: int
    each: float | None
    total: float | None
    known: float = 0.0
    """The part of the total that is known."""
    notes: tuple[str, ...] = ()
    """What the card says, where a game buys nothing; options and the player's note."""


@dataclass(frozen=True, slots=True)
class Summary:
    """What the summary page says; names are in the language of the print."""

    name: str
    rows: tuple[SummaryRow, ...]
    edition: str = ""
    limit: int | None = None
    known: float = 0.0
    unknown: int = 0
    """Entries with a price that is not known: counted apart, never as nothing."""
    coordinators: tuple[tuple[str, float | None], ...] = ()
    """Who may coordinate, with DIS."""
    note: str = ""
    mark: str = ""
    """The fingerprint of the list, to be read aloud."""
    code: str = ""
    """The whole list in one line, for a QR code."""
    nobody: str = "nobody"
    """Why there are no coordinators: "nobody" may, there is "no_people", or something else is "open".

    "" where the game asks for none.
    """
    priced: bool = True
    """Whether the game counts PA at all."""
    look: Look = field(default_factory=Look)
    language: str = "fr"

    def pages(self, layout: Layout) -> list[PrintPage]:
        """Lay it out on the paper of a print."""
        made = summary_pages(self, self.look, layout.paper, self.language, layout.style)
        wide, high = layout.paper.width, layout.paper.height
        stretch = layout.printer.stretch
        return [PrintPage(wide, high, (PlacedItems(items),), stretch=stretch) for items in made]


def summary_pages(
    summary: Summary, look: Look, paper: PaperSize, language: str, style: Style = Style.FULL
) -> list[list[Item]]:
    """Lay the summary out: a list of things to draw per page, in mm from the top left."""
    page = _Page(paper, "en" if language == "en" else "fr", inks(look.accent, style), priced=summary.priced)
    page.head(summary, look, style)
    page.columns()
    for row in summary.rows:
        page.row(row)
    page.total(summary)
    page.coordinators(summary)
    if summary.note:
        page.note(summary.note)
    if summary.mark:
        page.mark(summary)
    return page.pages


def _modules(code: str) -> list[list[bool]]:
    """Return the code's modules, none for a list that is too large for any code."""
    try:
        return modules(code) if code else []
    except ValueError:
        return []


class _Page:
    """The pages so far and how far down the last one is filled."""

    def __init__(self, paper: PaperSize, language: str, colours: Inks, *, priced: bool) -> None:
        self._paper = paper
        self._priced = priced
        self._language = language
        self._words = WORDS[language]
        self._inks = colours
        self._left, self._right = _MARGIN, paper.width - _MARGIN
        self.pages: list[list[Item]] = [[]]
        self._y = _MARGIN

    @property
    def _made(self) -> list[Item]:
        return self.pages[-1]

    def _room_for(self, height: float, *, columns: bool = False) -> None:
        if self._y + height > self._paper.height - _MARGIN:
            self.pages.append([])
            self._y = _MARGIN
            if columns:
                self.columns()

    def head(self, summary: Summary, look: Look, style: Style) -> None:
        """Write the name, the people, the numbers."""
        colours, size = self._inks, 15.0
        ground, charge = (colours.accent, colours.paper) if style.fills else ("", colours.ink)
        self._made.extend(mark(look, self._left, self._y, size, ground, charge, HAIR))
        x = self._left + size + 5
        name = " ".join(summary.name[:2000].split())
        em_size, lines, _ = title(name, Font.TITLE, self._right - x, _TITLES)
        base = self._y + (7.0 if len(lines) == 1 else 5.0)
        for line in lines:
            self._made.extend(runs(x, base, line, Font.TITLE, em_size, colours.ink))
            base += em_size * 1.1
        under = " · ".join(part for part in (look.name, " ".join(summary.edition.split())) if part)
        fits, words, _ = largest(under, Font.STRONG, self._right - x, (points(11), points(9)))
        base = max(base - em_size * 1.1 + 6.0, self._y + 13.2)
        self._made.extend(runs(x, base, words, Font.STRONG, fits, colours.soft))
        self._y = base + 5.0
        self._made.append(StraightLine(self._left, self._y, self._right, self._y, 0.5, colours.accent))
        self._y += 3.5
        self._numbers(summary)

    def _numbers(self, summary: Summary) -> None:
        words, language = self._words, self._language
        total = f"{figure(summary.known, language)}\u00a0PA"
        if summary.unknown:
            one = "one_unknown" if summary.unknown == 1 else "unknown"
            total += f" + {summary.unknown}\u00a0{words[one]}"
        facts = [
            (words["cards" if self._priced else "sheets"], str(len(summary.rows))),
            (words["figures" if self._priced else "persons"], str(sum(row.figures for row in summary.rows))),
        ]
        if self._priced:
            facts.append((words["total"], total))
        if self._priced and summary.limit is not None:
            facts.append((words["limit"], f"{figure(summary.limit, language)}\u00a0PA"))
        x = self._left
        for name, value in facts:
            self._made.extend(runs(x, self._y + 3.2, name, Font.TEXT, points(8), self._inks.soft))
            self._made.extend(runs(x, self._y + 9.0, value, Font.BOLD, points(15), self._inks.ink))
            x += max(em(value, Font.BOLD) * points(15), em(name, Font.TEXT) * points(8)) + 11.0
        self._y += 13.0

    def columns(self) -> None:
        """Write the heads of the columns."""
        words, size, ink = self._words, points(8), self._inks.soft
        base = self._y + 3.4
        self._made.extend(right(self._left + 7, base, "×", Font.STRONG, size, ink))
        self._made.extend(runs(self._left + 11, base, words["name"], Font.STRONG, size, ink))
        if self._priced:
            self._made.extend(right(self._right - 24, base, words["each"], Font.STRONG, size, ink))
            self._made.extend(right(self._right, base, words["sum"], Font.STRONG, size, ink))
        self._y += 5.0
        self._made.append(StraightLine(self._left, self._y, self._right, self._y, HAIR, self._inks.faint))

    def row(self, row: SummaryRow) -> None:
        """Write one entry: figures, name, prices, below them its options."""
        colours, language = self._inks, self._language
        x, room = self._left + 11, self._right - 44 - self._left
        notes = [
            line
            for note in row.notes
            for line in wrapped(" ".join(note[:600].split()), Font.TEXT, room / _SMALL)[:6]
        ]
        self._room_for(_ROW + _NOTE_ROW * len(notes), columns=True)
        base = self._y + 4.6
        self._made.extend(right(self._left + 7, base, str(row.figures), Font.BOLD, _BODY, colours.ink))
        fits, name, _ = largest(
            " ".join(row.name[:2000].split()), Font.STRONG, room, (_BODY, points(9), points(8))
        )
        self._made.extend(runs(x, base, name, Font.STRONG, fits, colours.ink))
        if self._priced:
            each = "?" if row.each is None else figure(row.each, language)
            self._made.extend(right(self._right - 24, base, each, Font.TEXT, _BODY, colours.ink))
            if row.total is not None:
                total = figure(row.total, language)
            else:
                total = f"{figure(row.known, language)} + ?" if row.known else "?"
            self._made.extend(right(self._right, base, total, Font.BOLD, _BODY, colours.ink))
        for number, line in enumerate(notes):
            at = base + 4.4 + number * _NOTE_ROW
            self._made.extend(runs(x, at, line, Font.TEXT, _SMALL, colours.soft))
        self._y += _ROW + _NOTE_ROW * len(notes)
        self._made.append(StraightLine(self._left, self._y, self._right, self._y, HAIR, colours.hair))

    def total(self, summary: Summary) -> None:
        """Write the sum below the last column."""
        self._room_for(_ROW + 1)
        base = self._y + 5.2
        known = figure(summary.known, self._language)
        words = f"{known} + {summary.unknown}\u00a0×\u00a0?" if summary.unknown else known
        if self._priced:
            self._made.extend(right(self._right, base, words, Font.BOLD, points(12), self._inks.accent))
        figures = str(sum(row.figures for row in summary.rows))
        self._made.extend(right(self._left + 7, base, figures, Font.BOLD, points(12), self._inks.accent))
        self._y += _ROW + 5.0

    def coordinators(self, summary: Summary) -> None:
        """List who may coordinate with their Discipline."""
        if not summary.rows or not (summary.coordinators or summary.nobody):
            return
        self._room_for(14.0)
        ink = self._inks
        self._made.extend(
            runs(self._left, self._y + 3.6, self._words["coordinators"], Font.BOLD, _BODY, ink.accent)
        )
        self._y += 6.0
        if not summary.coordinators:
            self._made.extend(
                runs(self._left, self._y + 3.6, self._words[summary.nobody], Font.TEXT, _BODY, ink.ink)
            )
            self._y += _ROW
        for name, dis in summary.coordinators:
            self._room_for(5.4)
            value = "?" if dis is None else figure(dis, self._language)
            self._made.extend(runs(self._left, self._y + 3.6, f"DIS {value}", Font.BOLD, _BODY, ink.ink))
            room = self._right - self._left - 20
            words = elided(" ".join(name[:600].split()), Font.TEXT, room / _BODY)
            self._made.extend(runs(self._left + 17, self._y + 3.6, words, Font.TEXT, _BODY, ink.ink))
            self._y += 5.4
        self._y += 4.0

    def mark(self, summary: Summary) -> None:
        """Write the fingerprint and its code at the foot, on a page of their own where this one is full."""
        ink, words = self._inks, self._words
        rows = _modules(summary.code)
        side = side_of(rows, _MODULE)
        foot = self._paper.height - _MARGIN
        self._room_for(max(side, 12.0))
        x = self._left
        if rows:
            self._made.extend(code_items(rows, x, foot - side, _MODULE))
            x += side + 4.0
        base = foot - max(side / 2, 6.0)
        self._made.extend(runs(x, base - 4.6, words["mark"], Font.TEXT, points(8), ink.soft))
        self._made.extend(runs(x, base + 1.0, summary.mark, Font.BOLD, points(15), ink.ink))
        for number, line in enumerate(wrapped(words["about"], Font.TEXT, (self._right - x) / points(8))):
            self._made.extend(runs(x, base + 5.4 + 3.6 * number, line, Font.TEXT, points(8), ink.soft))

    def note(self, words: str) -> None:
        """Write the player's note at the end."""
        room = (self._right - self._left) / _BODY
        for line in wrapped(" ".join(words[:4000].split()), Font.ITALIC, room):
            self._room_for(5.0)
            self._made.extend(runs(self._left, self._y + 3.6, line, Font.ITALIC, _BODY, self._inks.ink))
            self._y += 5.0
