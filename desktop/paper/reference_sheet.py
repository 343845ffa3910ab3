"""Lay out the quick reference of a game: its phases, what may be done in them, its wound table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from desktop.paper.flow import ASCENT, LEADING, centred, draw_setting, em, largest, runs, set_paragraphs
from desktop.paper.heraldry import Look
from desktop.paper.items import Box, Item, StraightLine
from desktop.paper.layout import Layout
from desktop.paper.metrics import Font
from desktop.paper.pages import PrintPage
from desktop.paper.paragraph import Paragraph
from desktop.paper.signs import PHASES, sign
from desktop.paper.style import HAIR, LEAST, points
from desktop.paper.words import NAMES, NBSP, label, size_text
from desktop.paper.writer import PageWriter
from rules.battle.ruleset import Ruleset, StepRule
from rules.sheets import sheet_of
from rules.values import Characteristic

TITLES = {"fr": "Aide-mémoire", "en": "Quick reference"}
_COLON = {"fr": "\u202f: ", "en": ": "}
_PLACES = {
    "fr": ("Jambes", "Bras", "Abdomen", "Thorax", "Tête"),
    "en": ("Legs", "Arms", "Abdomen", "Chest", "Head"),
}
_COSTS = {
    "fr": ("{n} par cran en {values}", "Sonné\u202f: {n} de plus jusqu’à la fin du tour"),
    "en": ("{n} for each notch to {values}", "Stunned: {n} more until the end of the turn"),
}
_KILLED = {"fr": ("Mort", "{n} crans"), "en": ("Killed", "{n} notches")}
_SIGNS = {"fr": "Icônes des cartes", "en": "Icons of the cards"}
_STATES = {"fr": "Lettres", "en": "Letters"}
_SIZES = tuple(points(size) for size in (14, 13.5, 13, 12.5, 12, 11.5, 11, 10.5, 10, 9.5, 9, 8.5, 8, 7.5))
_APART, _ROW = 6.0, 4.6
_WRITTEN, _TICK = 8.6, 5.2
"""How high a line is that is written on by pen, and the side of a box that is ticked, in mm."""
_Block: TypeAlias = tuple[float, Callable[[float, float], list[Item]]]
"""How high something is in mm, and how it is drawn with its top left corner somewhere."""


@dataclass(frozen=True, slots=True)
class ReferenceSheet:
    """What the sheet is made of: sections as they stand in the data of the game, and its ruleset."""

    ruleset: Ruleset
    sections: Sequence[Mapping[str, Any]]
    language: str

    @property
    def title(self) -> str:
        """What it is called."""
        return TITLES[self.language]

    def pages(self, layout: Layout) -> list[PrintPage]:
        """Lay it out in two columns, in the largest letters with which it is one page."""
        for size in _SIZES:
            if (made := self._written(layout, size)) is not None:
                break
        else:
            made = self._flowing(layout, _SIZES[-1])
        return made.finished(f"{self.title} · {self.ruleset.name(self.language)}")

    def _begun(self, layout: Layout) -> tuple[PageWriter, float]:
        """Write the head; return how wide a column is, too."""
        writing = PageWriter(layout, Look(), self.title)
        writing.head(self.title, self.ruleset.name(self.language), writing.wide)
        writing.y += 3.0
        return writing, (writing.wide - _APART) / 2

    def _written(self, layout: Layout, size: float) -> PageWriter | None:
        """Share the sections out evenly between two columns; None where they have no room on a page.

        What is written on by hand stands across the page beneath them.
        """
        writing, wide = self._begun(layout)
        sections = [list(blocks) for blocks in self._sections(writing, size, wide, icons=layout.icons)]
        trackers = [Tracker.from_section(each, self.language) for each in self.sections if _by_hand(each)]
        beneath = sum(tracker.least(size) for tracker in trackers)
        highs = [sum(high for high, _ in blocks) for blocks in sections]
        half = min(range(len(highs) + 1), key=lambda at: max(sum(highs[:at]), sum(highs[at:])))
        top = writing.y
        low = top + max(sum(highs[:half]), sum(highs[half:]))
        if low + beneath > writing.foot:
            return None
        for at, blocks in enumerate(sections):
            if at == half:
                writing.y = top
            for high, draw in blocks:
                writing.made.extend(draw(writing.left + (at >= half) * (wide + _APART), writing.y))
                writing.y += high
        for at, tracker in enumerate(trackers):
            room = (writing.foot - low) / (len(trackers) - at)
            writing.made.extend(tracker.items(writing, low, room, size))
            low += room
        return writing

    def _flowing(self, layout: Layout, size: float) -> PageWriter:
        """Let the sections flow from column to column, and from page to page."""
        writing, wide = self._begun(layout)
        left, top, column = writing.left, writing.y, 0
        sections = self._sections(writing, size, wide, icons=layout.icons)
        for high, draw in (block for blocks in sections for block in blocks):
            if writing.y + high > writing.foot and writing.y > top:
                column += 1
                left, writing.y = writing.left + column % 2 * (wide + _APART), top
                if column % 2 == 0:
                    writing.turn()
                    top = writing.top
            writing.made.extend(draw(left, writing.y))
            writing.y += high
        return writing

    def _sections(
        self, writing: PageWriter, size: float, wide: float, *, icons: bool
    ) -> Iterator[Iterator[_Block]]:
        """Give of each section what is never parted: a heading with what it begins, a paragraph, a table."""
        for section in self.sections:
            if _by_hand(section):
                continue
            yield self._blocks(section, writing, size, wide)
        if icons:
            yield self._legend(writing, size, wide)

    def _legend(self, writing: PageWriter, size: float, wide: float) -> Iterator[_Block]:
        """Say what the icons of the cards mean, in two columns."""
        ink, language = writing.inks, self.language
        sheet = sheet_of(self.ruleset.system)
        values = (*sheet.printed, *sheet.beside)
        shown = [each for each in values if each is not Characteristic.PV or not sheet.life]
        if Characteristic.COU in shown:
            shown.insert(shown.index(Characteristic.COU) + 1, Characteristic.PEUR)
        rows, line = -(-len(shown) // 2), size * LEADING
        phases = [(each[0], each[1 + (language == "en")]) for each in PHASES.values()]
        if not sheet.priced:  # a game without those phases
            phases = []

        def draw(x: float, y: float) -> list[Item]:
            made = _heading(_SIGNS[language], size, wide, writing, x, y)
            for at, each in enumerate(shown):
                left, top = x + at // rows * wide / 2, y + size * 2.3 + at % rows * line
                made += sign(each, left, top + size * 0.12, size * 0.86, ink)
                left += size * 1.2
                code = label(each, language)
                made += runs(left, top + size * ASCENT, code, Font.BOLD, size, ink.ink)
                left += (em(code, Font.BOLD) + 0.4) * size
                called = NAMES.get(each, ("", ""))[language == "en"]
                room = x + (1 + at // rows) * wide / 2 - left - 1.0
                fits, words = largest(
                    called, Font.TEXT, room, (size, size * 0.85, LEAST), writing.lost, "text"
                )
                made += runs(left, top + size * ASCENT, words, Font.TEXT, fits, ink.ink)
            for at, (sign_of, named) in enumerate(phases):
                left = x + at % 2 * wide / 2
                base = y + size * 2.6 + (rows + at // 2) * line + size * ASCENT
                made += runs(left, base, sign_of, Font.SYMBOL, size, ink.ink)
                made += runs(left + size * 1.2, base, named, Font.TEXT, size, ink.ink)
            return made

        yield size * (3.1 if phases else 2.8) + (rows + (len(phases) + 1) // 2) * line, draw

    def _blocks(
        self, section: Mapping[str, Any], writing: PageWriter, size: float, wide: float
    ) -> Iterator[_Block]:
        ink = writing.inks

        def text(paragraph: Paragraph, heading: str) -> _Block:
            setting = set_paragraphs([paragraph], size, wide)
            above = size * 2.3 if heading else 0.0

            def draw(x: float, y: float) -> list[Item]:
                made: list[Item] = []
                if heading:
                    made += _heading(heading, size, wide, writing, x, y)
                return [*made, *draw_setting(setting, x, y + above, ink.ink)]

            return setting.height + above + size * 0.32, draw

        heading = str(section[self.language])
        for paragraph in self._paragraphs(section, ink.ink):
            yield text(paragraph, heading)
            heading = ""
        if section.get("table"):
            yield self._table(writing, size, wide)
        yield size * 0.5, lambda _x, _y: []

    def _paragraphs(self, section: Mapping[str, Any], ink: str) -> Iterator[Paragraph]:
        language, ruleset = self.language, self.ruleset
        if phase := section.get("steps"):
            steps: tuple[StepRule, ...] = getattr(ruleset, phase)
            for number, step in enumerate(steps, 1):
                within = () if phase == "strategic" else step.rows
                told = dict.fromkeys(_called(row, language) for row in within)
                told.pop(_called(step, language), None)
                lead = f"{number}. {_called(step, language)}"
                yield _said(lead + (_COLON[language] if told else ""), " · ".join(told), ink)
        for row in section.get("rows", ()):
            field, wanted = row.get("when", ("", None))
            if not field or getattr(ruleset, field) == wanted:
                lead, words = row[language]
                yield _said(lead + _COLON[language], words, ink)
        if section.get("states"):
            yield from self._states(ink)

    def _states(self, ink: str) -> Iterator[Paragraph]:
        """Say what the letters of the table stand for, and what wounds cost."""
        language, track = self.language, self.ruleset.track
        states = ", ".join(
            f"{state.letter(language)}{NBSP}{_called(state, language)}"
            + f"{NBSP}+{state.notches}" * (state.notches > 0)
            for state in track.states
        )
        yield _said(_STATES[language] + _COLON[language], states, ink)
        lead, notches = _KILLED[language]
        sizes = (
            f"{size_text(size, language)}{NBSP}{count}"
            for size, count in track.capacity_by_size.items()
            if count != track.capacity
        )
        yield _said(lead + _COLON[language], " · ".join((notches.format(n=track.capacity), *sizes)), ink)
        values = " ".join(label(Characteristic(value), language) for value in track.penalised)
        notch, stunned = _COSTS[language]
        costs = [notch.format(n=f"\N{MINUS SIGN}{track.penalty_per_notch}", values=values)]
        if track.stun is not None:
            costs.append(stunned.format(n=f"\N{MINUS SIGN}{track.stunned_penalty}"))
        yield Paragraph("text", (". ".join(costs) + ".",), Font.TEXT, ink, " ")

    def _table(self, writing: PageWriter, size: float, wide: float) -> _Block:
        """Draw the wound table, its columns named above and its rows at the left."""
        ruleset, ink, language = self.ruleset, writing.inks, self.language
        heads, leads = _heads(ruleset, language), _leads(ruleset)
        grown = max(1.0, size / points(11))
        first, row = 16.0 * grown, _ROW * grown
        cell = (wide - first) / len(heads)

        def draw(x: float, y: float) -> list[Item]:
            made: list[Item] = []
            for at, words in enumerate(heads):
                sizes = (points(7.5) * grown, LEAST)
                fits, shown = largest(words, Font.STRONG, cell - 0.6, sizes, writing.lost, "text")
                made += centred(
                    x + first + (at + 0.5) * cell, y + row - 1.4, shown, Font.STRONG, fits, ink.soft
                )
            for line, lead in enumerate(leads):
                top = y + (line + 1) * row
                if ink.tint and line % 2 == 0:
                    made.append(Box(x, top, wide, row, fill=ink.tint))
                base = top + row - 1.4
                made += centred(x + first / 2, base, lead, Font.STRONG, points(8) * grown, ink.soft)
                for at, result in enumerate(ruleset.wound_table[line]):
                    sign = ruleset.track.sign(result, language)
                    middle = x + first + (at + 0.5) * cell
                    font = Font.SYMBOL if sign == "✶" else Font.BOLD
                    made += centred(middle, base, sign, font, points(9) * grown, ink.ink)
                made.append(StraightLine(x, top, x + wide, top, HAIR, ink.hair))
            low = y + (len(leads) + 1) * row
            return [*made, StraightLine(x, low, x + wide, low, HAIR, ink.hair)]

        return (len(leads) + 1) * row + 1.0, draw


@dataclass(frozen=True, slots=True)
class Tracker:
    """Lines to be written on by pen, each with boxes to tick at its end; `heads` name its columns."""

    title: str
    heads: Sequence[str]
    boxes: int

    @classmethod
    def from_section(cls, section: Mapping[str, Any], language: str) -> Tracker:
        """Take it from its section."""
        tracker = section["tracker"]
        return cls(str(section[language]), tuple(tracker[language]), tracker["boxes"])

    def least(self, size: float) -> float:
        """Tell how high it is at least, with three lines."""
        return size * 4.0 + 3 * _WRITTEN

    def items(self, writing: PageWriter, y: float, high: float, size: float) -> list[Item]:
        """Draw it across a page into that much room, with as many lines as it has."""
        x, wide, ink = writing.left, writing.wide, writing.inks
        made = _heading(self.title, size, wide, writing, x, y)
        ticked = self.boxes * (_TICK + 0.6) - 0.6
        free = wide - ticked - 4.0
        parts = _PARTS[len(self.heads) - 1]
        starts = [*(x + free * sum(parts[:at]) for at in range(len(parts))), x + wide - ticked]
        rooms = [*(free * part - 3.0 for part in parts), ticked]
        for start, words, room in zip(starts, self.heads, rooms, strict=True):
            fits, shown = largest(words, Font.STRONG, room, (size * 0.8, LEAST), writing.lost, "text")
            made += runs(start, y + size * 2.9, shown, Font.STRONG, fits, ink.soft)
        top = y + size * 3.2
        for line in range(int((high - size * 3.8) // _WRITTEN)):
            low = top + (line + 1) * _WRITTEN - 2.0
            for start, room in zip(starts[:-1], rooms[:-1], strict=True):
                made.append(StraightLine(start, low, start + room, low, 0.25, ink.faint, (0.25, 0.7)))
            for box in range(self.boxes):
                left = starts[-1] + box * (_TICK + 0.6)
                made.append(Box(left, low - _TICK, _TICK, _TICK, stroke=ink.soft, line=HAIR, radius=0.5))
        return made


_PARTS = {1: (1.0,), 2: (0.35, 0.65), 3: (0.28, 0.56, 0.16)}
"""How columns that are written on share their room, by how many they are."""


def _by_hand(section: Mapping[str, Any]) -> bool:
    return "tracker" in section


def _heading(words: str, size: float, wide: float, writing: PageWriter, x: float, y: float) -> list[Item]:
    ink = writing.inks
    fits, shown = largest(words, Font.BOLD, wide, (size * 1.12, size, LEAST), writing.lost, "text")
    line = StraightLine(x, y + size * 1.7, x + wide, y + size * 1.7, 0.3, ink.accent)
    return [*runs(x, y + size * 1.3, shown, Font.BOLD, fits, ink.accent), line]


def _said(lead: str, words: str, ink: str) -> Paragraph:
    """Say something after its lead; a sign between two words begins no line, and a factor is not parted."""
    kept = words.replace(" × ", f"{NBSP}×{NBSP}").replace(" · ", f"{NBSP}· ")
    return Paragraph("text", (kept,), Font.TEXT, ink, " ", lead)


def _called(thing: Any, language: str) -> str:
    return str(thing.en if language == "en" else thing.fr)


def _heads(ruleset: Ruleset, language: str) -> list[str]:
    """Name the columns: the lower die and where it hits, or FOR − RES."""
    if not ruleset.wound_columns:
        numbers = ("1", "2", "3", "4", "5\N{EN DASH}6")
        return [f"{number} {place}" for number, place in zip(numbers, _PLACES[language], strict=True)]
    made = []
    for low, high in ruleset.column_bands:
        if low is None or high is None:
            sign, bound = (
                ("\N{LESS-THAN OR EQUAL TO}", high) if low is None else ("\N{GREATER-THAN OR EQUAL TO}", low)
            )
            made.append(f"{sign} {_signed(bound or 0)}")
        else:
            made.append("/".join(dict.fromkeys((_signed(low), _signed(high)))))
    return made


def _leads(ruleset: Ruleset) -> list[str]:
    """Name the rows: the higher die with FOR − RES, or the attack threshold."""
    count = len(ruleset.wound_table)
    if ruleset.wound_columns:
        return [*(f"+{row}" for row in range(1, count)), f"{count}+"]
    return ["< 0", *(f"{2 * row}/{2 * row + 1}" for row in range(count - 2)), f"{2 * count - 4} +"]


def _signed(number: int) -> str:
    return f"{number:+}".replace("-", "\N{MINUS SIGN}") if number else "0"
