"""Lay out the sheet of an army: one or two pages to play from, with boxes to tick by pen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TypeAlias

from desktop.paper.code import Modules, code_items, modules, side_of
from desktop.paper.equipment_words import piece_in
from desktop.paper.face import TextSection, paragraphs_of
from desktop.paper.flow import (
    ASCENT,
    LEADING,
    centred,
    draw_setting,
    echo,
    em,
    has_room,
    largest,
    parted,
    right,
    runs,
    set_paragraphs,
    title,
    wrapped,
)
from desktop.paper.heraldry import Look
from desktop.paper.items import Box, Circle, Item, StraightLine, told_letters
from desktop.paper.layout import Layout
from desktop.paper.losses import Losses
from desktop.paper.metrics import Font
from desktop.paper.pages import PrintPage
from desktop.paper.paragraph import Paragraph
from desktop.paper.play_sheet_words import COLONS, WORDS, said
from desktop.paper.style import HAIR, LEAST, Inks, points
from desktop.paper.words import GOES_ON, NBSP, dice, figure, label, rank_text, size_text, value_text
from desktop.paper.wounds import Boxes
from desktop.paper.writer import BODY, SMALL, PageWriter
from rules.cards import Card
from rules.sheets import sheet_of
from rules.values import ABSENT, UNKNOWN, Characteristic, Value, ValueKind

BOX = 5.2
"""Side in mm of what is ticked: a pen needs 5 mm."""
MANA, FAITH, CONTAINERS = 10, 10, 6
"""Circles and boxes for what comes and goes in play."""
_LETTER = 1.35
"""What a cross leaves free around the letter of its box, in mm."""
_CELL, _CELLS_TALL = 9.3, 9.0
_CELL_ROOM = _CELL - 0.6
_GAP, _BETWEEN, _APART = 0.5, 4.0, 1.6
_TEXT = points(8.2)
_WAYS = tuple(
    (points(size), free)
    for size, free in (
        (12, 5.6), (11.4, 4.6), (10.8, 3.6), (10.2, 2.8), (9.7, 2.0), (9.2, 1.3), (8.7, 0.6), (8.2, 0.0),
    )
)  # fmt: skip
"""Sizes of the text with what stands free beneath each card, in mm: as large as takes no page more, nor the
code's room."""
_NAMES = tuple(points(size) for size in (10, 9, 8))
_VALUES = tuple(points(size) for size in (12.5, 11, 9.5, 8.5))
_BASE = 5.0
"""How far below its top the first line of a card stands, in mm."""
_LABEL, _OTHER_NAME = 2.7, 3.6
"""What the label of a value and the name of a card in a second language take, in mm."""
_NAMES_APART = 2.0
"""Between a name and that in the second language, where both stand on one line, in mm."""
_AGAIN = 6.0
"""What the name of a card takes above a text that goes on, in mm."""
_MARK = 12.0
"""What the fingerprint takes of a page, in mm."""
_MODULE = 0.36
"""A module of the code in mm: cameras of phones read a third of a millimetre."""


@dataclass(frozen=True, slots=True)
class FigureState:
    """How a figure stands in a battle: what of its boxes is ticked."""

    notches: int = 0
    stunned: bool = False
    gone: bool = False
    """Dead, fled or captured."""
    acted: bool = False


@dataclass(frozen=True, slots=True)
class OrderStrip:
    """The order of a side's pile, to be cut off and kept from the other side; None for a card not told."""

    cards: tuple[str | None, ...]
    reserve: tuple[str | None, ...] = ()
    """Those set aside, told or not like the others."""

    @property
    def all(self) -> tuple[str | None, ...]:
        """All its cards, those set aside last."""
        return self.cards + self.reserve


@dataclass(frozen=True, slots=True)
class TableFact:
    """Something that holds for a whole battle: what it is, and whom it is about."""

    lead: str
    phrases: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PlaySheetRow:
    """One card of the list with what it was bought; a price is None when it is not known.

    `figures` are the letters of its figures, `boxes` those of each, `known` the part of the total that is.
    """

    card: Card
    figures: tuple[str, ...]
    boxes: Boxes
    each: float | None = None
    total: float | None = None
    known: float = 0.0
    more: tuple[TextSection, ...] = ()
    states: tuple[FigureState, ...] = ()
    """How its figures stand, where a battle is printed."""
    mana: int = 0
    faith: int = 0
    containers: int = 0
    key: str = ""
    """The entry of the list that it is."""


@dataclass(frozen=True, slots=True)
class PlaySheet:
    """What the sheet says, in each of its languages; what is the same word in both stands once."""

    name: str
    rows: tuple[PlaySheetRow, ...]
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
    cards_mark: str = ""
    """The mark of what its cards say."""
    code: str = ""
    """The whole list in one line, for a QR code."""
    nobody: str = "nobody"
    """Why there are no coordinators: "nobody" may, there is "no_people", or something else is "open".

    "" where the game asks for none.
    """
    priced: bool = True
    """Whether the game counts PA at all."""
    look: Look = field(default_factory=Look)
    languages: tuple[str, ...] = ("fr",)
    facts: tuple[tuple[str, str], ...] = ()
    """What the head says of a battle, instead of numbers and prices."""
    standing: tuple[TableFact, ...] = ()
    """What the foot says of a battle: who has the hand, who is in contact."""
    strip: OrderStrip | None = None

    def pages(self, layout: Layout) -> list[PrintPage]:
        """Lay it out on the paper of a print."""
        taken = closest = self._written(layout, -1)
        low, high = 0, len(_WAYS) - 1
        while low < high:  # the larger the letters, the more pages
            middle = (low + high) // 2
            tried = self._written(layout, middle)
            # nor may cards go overleaf for the sake of a strip that is cut off there anyway
            pages = len(tried.pages) <= len(closest.pages) and tried.kept <= closest.kept
            if pages and tried.coded >= closest.coded:
                taken, high = tried, middle
            else:
                low = middle + 1
        taken.draw_code()
        return taken.finished(self.name)

    def _written(self, layout: Layout, way: int) -> _Writing:
        writing = _Writing(self, layout, *_WAYS[way])
        writing.write()
        return writing


def _modules(code: str) -> Modules:
    """Return the code's modules, none for a list that is too large for any code."""
    try:
        return modules(code) if code else ()
    except ValueError:
        return ()


@dataclass(frozen=True, slots=True)
class _Heading:
    """What stands above the values of a card: its name and price, and its name in the second language."""

    name: str
    size: float
    price: str
    other: str
    small: float
    beneath: bool = False
    """Whether the other name stands in a line of its own."""


class _Writing(PageWriter):
    """The sheet so far."""

    def __init__(self, army: PlaySheet, layout: Layout, size: float, free: float) -> None:
        super().__init__(layout, army.look, army.name)
        self._army, self._letters, self._free = army, size, free
        self.coded = False
        """Whether the code of the list had room."""
        self.kept = 1
        """The pages that are left once the strip is cut off."""
        self._language = army.languages[0]
        spoken = [WORDS[language] for language in army.languages]
        self._words = {key: said(*(words[key] for words in spoken)) for key in spoken[0]}
        cells = [_cells_of(row.card) for row in army.rows]
        self._mystic = max((len(mystic) for _, mystic, _ in cells), default=0)
        beside = max((len(first) + len(last) for first, _, last in cells), default=0)
        self._column = (beside + self._mystic) * _CELL
        shown = {characteristic for parts in cells for part in parts for characteristic, _ in part}
        self._cells_tall = _CELLS_TALL + (max(map(len, map(self._labels, shown)), default=1) - 1) * _LABEL

    def write(self) -> None:
        """Write everything, a card never parted by the end of a page, nor the last one from what follows."""
        self._head()
        foot, size = [*self._coordinators(), *self._standing(), *self._note()], max(BODY, self._letters)
        beneath = sum(set_paragraphs([each], size, self.wide).height + _APART for each in foot)
        if beneath > (self.foot - self.top) / 2:  # a long note begins beneath the last card and goes on
            beneath = 0.0
        for left, row in zip(range(len(self._army.rows) - 1, -1, -1), self._army.rows, strict=True):
            self._row(row, 0.0 if left else beneath + 2.0)
        self.y += 2.0
        for each in foot:
            self.paragraphs([each], size, _APART)
        if self._army.mark:
            self._mark()
        self.kept = len(self.pages)
        if self._army.strip is not None:
            self._strip(self._army.strip)

    # The head

    def _head(self) -> None:
        army, taken = self._army, self.facts(self._facts())
        under = " · ".join(part for part in (army.look.name, " ".join(army.edition.split())) if part)
        self.head(army.name, under, self.wide - taken - 2)

    def _facts(self) -> list[tuple[str, str]]:
        army, words, language = self._army, self._words, self._language
        if army.facts:
            return list(army.facts)
        figures = sum(len(row.figures) for row in army.rows)
        facts = [
            (words["cards" if army.priced else "sheets"], str(len(army.rows))),
            (words["figures" if army.priced else "persons"], str(figures)),
        ]
        if army.priced:
            facts.append((words["total"], f"{figure(army.known, language)}{NBSP}PA"))
            if army.unknown:
                facts.append((words["unknown"], str(army.unknown)))
            if army.limit is not None:
                facts.append((words["limit"], f"{figure(army.limit, language)}{NBSP}PA"))
        return facts

    # A card

    def _row(self, row: PlaySheetRow, beneath: float) -> None:
        """Write a card: its name, values and boxes at the left, its text beside them.

        Boxes that are more than the text has room beside go beneath both. So many mm below it go to the same
        page.
        """
        x = self.left + self._column + 4.0
        setting = set_paragraphs(self._text(row), self._letters, self.right - x)
        taken = _BASE + 2.2 + self._free
        page, left = self.foot - self.top - taken, self.foot - self.y - taken
        # a text longer than a page begins where there is room for some of it, and goes on overleaf
        begun = left if setting.height > page and left > page / 3 else page
        setting, *overleaf = parted(setting, begun, page - _AGAIN)
        heading = self._heading(row)
        names = 6.6 + (_OTHER_NAME if heading.beneath else 0.0)
        cells = names + self._cells_tall
        down = _BASE - self._letters * ASCENT
        text = setting.height + down + 1.0
        apart = self._boxes(row, 0.0, 0.0, self._column).height
        whole = self._boxes(row, 0.0, 0.0, self.wide).height
        aside = max(cells + 0.8 + apart, text) <= max(cells, text) + 0.8 + whole
        tall = max(cells + 0.8 + apart, text) if aside else max(cells, text) + 0.8 + whole
        self.room_for(tall + 1.2 + self._free + (0.0 if overleaf else beneath))
        top, name, first = self.y, row.card.name(self._language), len(self.made)
        self._name(heading)
        self._cells(row, top + names)
        self.made.extend(draw_setting(setting, x, top + down, self.inks.accent))
        low, room = (cells, self._column) if aside else (max(cells, text), self.wide)
        self.made.extend(self._boxes(row, self.left, top + low + 0.8, room).made)
        self.made[first:] = told_letters(self.made[first:], self.lost.of(name, row.key))
        self.y = top + tall + 1.2 + self._free
        for part in overleaf:
            self.turn()
            self._name_again(name)
            drawn = draw_setting(part, x, self.y, self.inks.accent)
            self.made.extend(told_letters(drawn, self.lost.of(name, row.key)))
            self.y += part.height + 1.2
        self.made.append(StraightLine(self.left, self.y, self.right, self.y, HAIR, self.inks.hair))

    def _name_again(self, name: str) -> None:
        """Name the card whose text goes on here."""
        ink, words = self.inks, " ".join(name.split())
        on = f" · {said(*(GOES_ON[each] for each in self._army.languages))}"
        shown = echo(words, Font.BOLD, self.wide / BODY - em(on, Font.TEXT))  # it is whole where it begins
        base = self.y + BODY * ASCENT
        drawn = runs(self.left, base, shown, Font.BOLD, BODY, ink.ink)
        drawn += runs(self.left + em(shown, Font.BOLD) * BODY, base, on, Font.TEXT, BODY, ink.soft)
        self.made.extend(told_letters(drawn, Losses()))
        self.y += _AGAIN

    def _other_name(self, card: Card) -> str:
        """Give the name of a card in the second language, where it is another one."""
        names = [" ".join(card.name(language).split()) for language in self._army.languages]
        return next((name for name in names[1:] if name and name != names[0]), "")

    def _heading(self, row: PlaySheetRow) -> _Heading:
        """Choose how large a card is named; beside it its other name, where both have room on a line."""
        language = self._language
        count = f"{len(row.figures)}{NBSP}×{NBSP}" if len(row.figures) > 1 else ""
        price = ""
        if self._army.priced:
            each = "?" if row.each is None else figure(row.each, language)
            whole = figure(row.known, language) + " + ?" if row.known else "?"
            total = whole if row.total is None else figure(row.total, language)
            plain = row.each is not None and row.total == row.each * len(row.figures) and count
            price = f"{count}{each} = {total}{NBSP}PA" if plain else f"{total}{NBSP}PA"
        name = " ".join(row.card.name(language).split())
        if not price:
            name = f"{count}{name}"
        room = self._column - em(price, Font.BOLD) * _TEXT - 2.0
        sizes = (self._letters * 1.1, *_NAMES)
        other = self._other_name(row.card)
        if other:
            beside = room - _NAMES_APART - em(other, Font.STRONG) * _TEXT
            if has_room(name, Font.BOLD, beside / sizes[0]):
                return _Heading(name, sizes[0], price, other, _TEXT)
        lost = self.lost.of(name, row.key)
        size, words = largest(name, Font.BOLD, room, sizes, lost, "name")
        small, other = largest(other, Font.STRONG, self._column, (_TEXT, SMALL, LEAST), lost, "name")
        return _Heading(words, size, price, other, small, beneath=bool(other))

    def _name(self, heading: _Heading) -> None:
        ink, base = self.inks, self.y + _BASE
        self.made.extend(runs(self.left, base, heading.name, Font.BOLD, heading.size, ink.ink))
        self.made.extend(right(self.left + self._column, base, heading.price, Font.BOLD, _TEXT, ink.accent))
        x, low = self.left + em(heading.name, Font.BOLD) * heading.size + _NAMES_APART, base
        if heading.beneath:
            x, low = self.left, base + _OTHER_NAME
        self.made.extend(runs(x, low, heading.other, Font.STRONG, heading.small, ink.soft))

    def _cells(self, row: PlaySheetRow, top: float) -> None:
        """Draw the values in a row of cells, those of all cards beneath each other."""
        lost = self.lost.of(row.card.name(self._language), row.key)
        ink, tall = self.inks, self._cells_tall
        if ink.tint:
            self.made.append(Box(self.left, top, self._column, tall - 0.6, fill=ink.tint))
        first, mystic, last = _cells_of(row.card)
        spare = [None] * (self._mystic - len(mystic))
        for at, shown in enumerate((*first, *mystic, *spare, *last)):
            left = self.left + at * _CELL
            if at and shown:
                self.made.append(StraightLine(left, top + 1, left, top + tall - 1.4, HAIR, ink.hair))
            if shown:
                self._cell(*shown, left, (top, top + tall - 2.0), lost)

    def _cell(
        self,
        characteristic: Characteristic,
        value: Value,
        left: float,
        levels: tuple[float, float],
        lost: Losses,
    ) -> None:
        """Draw a value on its base beneath its labels; one that nobody knows is a line to write on."""
        top, base = levels
        ink, middle, room = self.inks, left + _CELL / 2, _CELL_ROOM
        for at, line in enumerate(self._labels(characteristic)):
            self.made.extend(centred(middle, top + 2.7 + at * _LABEL, line, Font.STRONG, LEAST, ink.soft))
        if value.kind is ValueKind.UNKNOWN:
            self.made.append(
                StraightLine(left + 1.4, base, left + _CELL - 1.4, base, 0.25, ink.faint, (0.25, 0.7))
            )
            return
        language = self._language
        written = " ".join(value_text(value, language).replace(" + ", "+").split())
        for size in _VALUES:
            if has_room(written, Font.BOLD, room / size):
                self.made.extend(centred(middle, base, written, Font.BOLD, size, ink.ink))
                return
        begun, sign, rest = written.partition("+")
        if value.kind is ValueKind.DICE and len(self._army.languages) > 1:
            units = (dice(value.dice, each).split(NBSP)[1] for each in self._army.languages)
            begun, sign, rest = f"{begun}+{value.dice}", "", said(*units).replace(" / ", "/")
        lines = [begun, sign + rest]
        if not rest:
            _, lines = title(written, Font.BOLD, room, ((LEAST, 2),), lost, "value")
        for at, line in enumerate(lines):
            fits, words = largest(line, Font.BOLD, room, (LEAST,), lost, "value")
            at_base = base + 0.7 - (len(lines) - 1 - at) * 2.5
            self.made.extend(centred(middle, at_base, words, Font.BOLD, fits, ink.ink))

    def _labels(self, characteristic: Characteristic) -> list[str]:
        """Give the lines of a label in its languages: a long one is parted behind its stroke."""
        labels = [label(characteristic, language) for language in self._army.languages]
        if characteristic is Characteristic.PV and (life := sheet_of(self._system).life):
            labels = [life]
        lines = (line for named in labels for line in wrapped(named, Font.STRONG, _CELL_ROOM / LEAST))
        return list(dict.fromkeys(lines))

    @property
    def _system(self) -> str:
        return self._army.rows[0].card.system if self._army.rows else ""

    def _text(self, row: PlaySheetRow) -> list[Paragraph]:
        """Give what is read beside the values; what is called otherwise in a second language in italics."""
        card, ink, language = row.card, self.inks, self._language
        made: list[Paragraph] = []
        ranks = said(*(rank_text(card.rank, each) for each in self._army.languages))
        sizes = said(*(size_text(card.size, each) for each in self._army.languages))
        if head := [word for word in (ranks, sizes) if word]:
            made.append(Paragraph("rank", tuple(head), Font.TEXT, ink.soft))
        known = {ability.label(language) for ability in card.abilities}
        others = [
            " ".join(words.split())
            for other in self._army.languages[1:]
            for words in (ability.label(other) for ability in card.abilities)
            if words not in known
        ]
        own = paragraphs_of(card, language, row.more, ink)
        if others:
            own.insert(1, Paragraph("abilities", tuple(others), Font.ITALIC, ink.soft))
        pieces = [
            " ".join(words.split())
            for other in self._army.languages[1:]
            for piece in card.equipment
            if (words := piece_in(piece, other)) != piece_in(piece, language)
        ]
        if pieces:
            under = next(at for at, each in enumerate(own, 1) if each.what == "equipment")
            own.insert(under, Paragraph("equipment", tuple(pieces), Font.ITALIC, ink.soft))
        return [*made, *own]

    # Boxes

    def _boxes(self, row: PlaySheetRow, x: float, y: float, room: float) -> _Flow:
        """Lay the tracks of the figures, then what comes and goes, in as many lines as they need."""
        flow = _Flow(x, y, room, self.inks)
        for at, letter in enumerate(row.figures):
            flow.figure(letter, row.boxes, row.states[at] if row.states else FigureState())
        card, words = row.card, self._words
        for characteristic, name, count, held in (
            (Characteristic.POU, "mana", MANA, row.mana), (Characteristic.FOI, "faith", FAITH, row.faith),
        ):  # fmt: skip
            value = card.value(characteristic)
            wanted = card.rank.is_mage if characteristic is Characteristic.POU else card.rank.is_faithful
            if value not in (ABSENT, UNKNOWN) or (value == UNKNOWN and wanted):
                flow.circles(words[name], max(count, held), held)
        if not sheet_of(card.system).priced:
            flow.squares(words["containers"], max(CONTAINERS, row.containers), row.containers)
        return flow

    # The foot

    def _coordinators(self) -> Iterator[Paragraph]:
        army, ink, words = self._army, self.inks, self._words
        able = army.coordinators
        if not able and not army.nobody:
            return
        lead = words["coordinators" if army.nobody else "disciplined"]
        phrases = tuple(
            f"{' '.join(name.split())} {'?' if dis is None else figure(dis, self._language)}"
            for name, dis in able
        ) or (words[army.nobody],)
        yield Paragraph("text", phrases, Font.TEXT, ink.ink, lead=f"{lead}{COLONS[self._language]} ")

    def _standing(self) -> Iterator[Paragraph]:
        for each in self._army.standing:
            lead = f"{each.lead}{COLONS[self._language]} "
            yield Paragraph("text", each.phrases, Font.TEXT, self.inks.ink, lead=lead)

    def _note(self) -> Iterator[Paragraph]:
        if words := " ".join(self._army.note.split()):
            yield Paragraph("note", (words,), Font.ITALIC, self.inks.ink, " ")

    def _strip(self, strip: OrderStrip) -> None:
        """Draw the order at the foot, below a line to cut along; a card not told is a line to write on."""
        ink, tall = self.inks, 6.6
        leads = [f"{number}." for number in range(1, len(strip.cards) + 1)]
        leads += [self._words["reserve"]] * len(strip.reserve)
        shown = [(lead, card and " ".join(card.split())) for lead, card in zip(leads, strip.all, strict=True)]
        before = [max(7.0, em(lead, Font.BOLD) * BODY + 2.0) for lead in leads]

        def fitting(across: int, size: float) -> bool:
            room = self.wide / across - 3.0
            wides = (
                wide + em(card or "", Font.TEXT) * size for wide, (_, card) in zip(before, shown, strict=True)
            )
            return max(wides) <= room

        # As many columns as have every name whole, in letters of one size.
        across, size = next(filter(lambda way: fitting(*way), _STRIP_WAYS), _STRIP_WAYS[-1])
        room, rows = self.wide / across, -(-len(leads) // across)
        high = rows * tall + 10.0
        self.room_for(high)
        top = self.foot - high + 4.0
        self.made.append(StraightLine(self.left, top, self.right, top, 0.3, ink.ink, (2.0, 1.5)))
        self.made.extend(runs(self.left, top - 1.0, "\u2702", Font.SYMBOL, BODY, ink.ink))
        words = f"{self._words['order']} · {' '.join(self._army.name.split())}"
        words = echo(words, Font.STRONG, (self.right - self.left) / BODY)  # the name is whole in the head
        self.made.extend(runs(self.left, top + 4.6, words, Font.STRONG, BODY, ink.ink))
        for at, ((lead, card), wide) in enumerate(zip(shown, before, strict=True)):
            x, base = self.left + at // rows * room, top + 10.4 + at % rows * tall
            self.made.extend(runs(x, base, lead, Font.BOLD, BODY, ink.soft))
            if card is None:
                line = StraightLine(x + wide, base, x + room - 4.0, base, 0.25, ink.faint, (0.25, 0.7))
                self.made.append(line)
                continue
            fits, words = largest(
                card, Font.TEXT, room - wide - 3.0, (size, LEAST), self.lost.of(card, f"{at + 1}."), "name"
            )
            self.made.extend(runs(x + wide, base, words, Font.TEXT, fits, ink.ink))

    def draw_code(self) -> None:
        """Draw the code of the list where it has room: of all ways to lay the sheet out only in the last."""
        if self.coded:
            rows = _modules(self._army.code)
            low = self.foot - side_of(rows, _MODULE)
            self.made.extend(code_items(rows, self.left, low, _MODULE))

    def _mark(self) -> None:
        """Write the fingerprint at the foot, beside it its code where the page has room for it.

        Where it has room for neither, the fingerprint stands in the line beneath the page: none is begun for
        it alone.
        """
        ink, words, side = self.inks, self._words, 0.0
        rows = _modules(self._army.code)
        if rows and self.y + side_of(rows, _MODULE) <= self.foot:
            side, self.coded = side_of(rows, _MODULE), True
        x = self.left
        if side:
            x += side + 4.0
        base = self.foot - max(side, _MARK) / 2
        told = [(words["mark"], self._army.mark)]
        if self._army.cards_mark:
            told.append((words["cards_mark"], self._army.cards_mark))
        if self.y + _MARK > self.foot:
            line = " · ".join(f"{name}{NBSP}{mark}" for name, mark in told)
            self.made.extend(runs(x, self.foot + 4.0, line, Font.TEXT, SMALL, ink.soft))
            return
        start = x
        for name, mark in told:
            self.made.extend(runs(x, base, name, Font.TEXT, SMALL, ink.soft))
            x += em(name, Font.TEXT) * SMALL + 2.0
            self.made.extend(runs(x, base, mark, Font.BOLD, points(13), ink.ink))
            x += em(mark, Font.BOLD) * points(13) + 6.0
        x = start
        for number, line in enumerate(wrapped(words["about"], Font.TEXT, (self.right - x) / SMALL)):
            at = base + 5.4 + SMALL * LEADING * number
            self.made.extend(runs(x, at, line, Font.TEXT, SMALL, ink.soft))


_STRIP_WAYS = ((3, BODY), (3, SMALL), (2, BODY), (2, SMALL), (1, BODY), (1, SMALL))
"""Columns of an order that is cut off, each with the size of its letters, the first that fits."""
_MYSTIC = (Characteristic.POU, Characteristic.FOI)


Shown: TypeAlias = tuple[Characteristic, Value]


def _cells_of(card: Card) -> tuple[list[Shown], list[Shown], list[Shown]]:
    """Give the values of a card in the order of its print; power and faith, where it has them, in between."""
    sheet = sheet_of(card.system)
    first = [
        card.nerve if characteristic is Characteristic.COU else (characteristic, card.value(characteristic))
        for characteristic in sheet.printed
        if characteristic not in _MYSTIC
    ]
    mystic = [(each, card.value(each)) for each in _MYSTIC if each in sheet.values]
    known = [(each, value) for each, value in mystic if value not in (ABSENT, UNKNOWN)]
    return first, known, [(each, card.value(each)) for each in sheet.beside]


class _Flow:
    """Groups of boxes laid beside each other, from line to line."""

    def __init__(self, left: float, top: float, room: float, ink: Inks) -> None:
        self.made: list[Item] = []
        self._left, self._top, self._end, self._inks = left, top, left + room, ink
        self._x, self._y = left, top
        self._line = False

    @property
    def height(self) -> float:
        """How tall what was laid is, in mm."""
        return self._y - self._top + BOX + 1.0 if self._line else 0.0

    def _begin(self, wide: float) -> None:
        """Go to a new line where a group of that width has no room in this one."""
        wide = min(wide, self._end - self._left)
        if self._line:
            self._x += _BETWEEN
            if self._x + wide > self._end:
                self._next()
        self._line = True

    def _next(self) -> None:
        self._x, self._y = self._left, self._y + BOX + 1.2

    def _take(self, wide: float) -> float:
        """Give the left end of the next box."""
        if self._x + wide > self._end:
            self._next()
        self._x += wide + _GAP
        return self._x - wide - _GAP

    def figure(self, letter: str, boxes: Boxes, state: FigureState) -> None:
        """Lay the track of a figure: its letter, its boxes, its sign of stunned, each ticked as it stands."""
        ink, track = self._inks, self._lay_track(letter, boxes, state)
        if state.gone and track:
            start, end = track
            self.made.append(StraightLine(*start, end[0] + BOX, end[1] + BOX, 0.5, ink.ink))

    def _lay_track(
        self, letter: str, boxes: Boxes, state: FigureState
    ) -> tuple[tuple[float, float], tuple[float, float]]:
        """Lay it; return the top left corners of its first and of its last box."""
        ink = self._inks
        count = len(boxes.letters) + bool(letter) + bool(boxes.stunned)
        self._begin((count if boxes.letters else count + 5) * (BOX + _GAP))
        half = BOX / 2
        start = self._x, self._y
        if letter:
            x = self._take(BOX) + half
            self.made.append(
                Circle(x, self._y + half, half - 0.3, ink.accent if ink.tint else "", ink.accent, HAIR)
            )
            size = BOX * (0.62 if len(letter) == 1 else 0.48)
            drawn = ink.paper if ink.tint else ink.ink
            self.made.extend(centred(x, self._y + half + size * 0.34, letter, Font.BOLD, size, drawn))
        if not boxes.letters:
            x = self._take(24.0)
            base = self._y + BOX - 1.0
            self.made.append(StraightLine(x, base, x + 14.0, base, 0.25, ink.faint, (0.25, 0.7)))
            self.made.extend(runs(x + 15.0, base, "/", Font.STRONG, BODY, ink.soft))
            self.made.append(StraightLine(x + 17.0, base, x + 24.0, base, 0.25, ink.faint, (0.25, 0.7)))
        for number, words in enumerate(boxes.letters):
            if number and number % 5 == 0 and not words:
                self._x += 1.0
            x = self._take(BOX)
            self.made.append(Box(x, self._y, BOX, BOX, stroke=ink.soft, line=HAIR, radius=0.5))
            if number < state.notches:
                self._tick(x, lettered=bool(words))
            if words:
                size = BOX * 0.6 if len(words) == 1 else points(7.2)
                at = self._y + half + size * 0.34
                self.made.extend(centred(x + half, at, words, Font.STRONG, size, ink.soft))
        if boxes.stunned:
            x = self._take(BOX) + half
            if state.stunned:
                self._tick(x - half, lettered=True)
            self.made.append(Circle(x, self._y + half, half - HAIR / 2, stroke=ink.soft, line=HAIR))
            size = BOX * 0.62
            at = self._y + half + size * 0.36
            self.made.extend(centred(x, at, boxes.stunned, Font.SYMBOL, size, ink.soft))
        if state.acted:
            x = self._take(BOX)
            at = self._y + half + BOX * 0.25
            self.made.extend(centred(x + half, at, "\u2713", Font.SYMBOL, BOX * 0.8, ink.ink))
        return start, (self._x - BOX - _GAP, self._y)

    def _tick(self, x: float, *, lettered: bool = False) -> None:
        """Cross a box whose left end is there; what stands in its middle can still be read."""
        left, top, low, end = x + 0.4, self._y + 0.4, self._y + BOX - 0.4, x + BOX - 0.4
        self.made.append(StraightLine(left, top, end, low, 0.5, self._inks.ink))
        self.made.append(StraightLine(left, low, end, top, 0.5, self._inks.ink))
        if lettered:
            self.made.append(Circle(x + BOX / 2, self._y + BOX / 2, _LETTER, fill=self._inks.paper))

    def circles(self, words: str, count: int, held: int = 0) -> None:
        """Lay circles with what they are for, so many of them full."""
        self._named(words, count)
        for number in range(count):
            middle = self._take(BOX) + BOX / 2, self._y + BOX / 2
            self.made.append(Circle(*middle, BOX / 2 - HAIR / 2, stroke=self._inks.soft, line=HAIR))
            if number < held:
                self._fill(*middle)

    def _fill(self, x: float, y: float) -> None:
        self.made.append(Circle(x, y, BOX / 2 - 1.0, fill=self._inks.soft))

    def squares(self, words: str, count: int, held: int = 0) -> None:
        """Lay boxes with what they are for, so many of them full."""
        self._named(words, count)
        for number in range(count):
            x = self._take(BOX)
            self.made.append(Box(x, self._y, BOX, BOX, stroke=self._inks.soft, line=HAIR, radius=0.5))
            if number < held:
                self._fill(x + BOX / 2, self._y + BOX / 2)

    def _named(self, words: str, count: int) -> None:
        wide = em(words, Font.STRONG) * SMALL + 0.8
        self._begin(wide + count * (BOX + _GAP))
        base = self._y + BOX / 2 + SMALL * 0.34
        self.made.extend(runs(self._take(wide), base, words, Font.STRONG, SMALL, self._inks.soft))
