"""Reference cards from a table: CSV or XLSX as people keep it, read without a guess or a silent loss.

The columns are those of public tables of profiles, in any order and case; what cannot be read is kept as
text and listed with its line, and a column nobody knows is named.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from db.errors import Unreadable
from db.exchange import heading_words, odd_rows, table_files
from db.exchange.alike import Alike
from db.exchange.battlescribe import labels
from db.exchange.budget import shortened
from db.exchange.columns import (
    DAY,
    FIELDS,
    NAMES,
    NERVES_OF,
    OWNED,
    CardHeadings,
    figure,
    keys_of,
    meanings,
)
from db.exchange.games import CONFRONTATION, game_of
from db.exchange.raw_tables import (
    ENCODING_NAMES,
    MAX_COLUMNS,
    NO_HEADINGS,
    Odd,
    RawTable,
    Way,
    plain_cell,
)
from rules import card_fields
from rules.abilities import Abilities, Ability
from rules.card_fields import PRINTED_VALUE, VALUES, CardField
from rules.cards import MOST_ABILITIES, Card, Rank
from rules.collection import MOST_OWNED, Owned, miniature
from rules.peoples import Peoples
from rules.text import Message, fold, visible
from rules.values import ABSENT, NERVES, PRINTED, UNKNOWN, Characteristic, Value, ValueKind

# Two movements or three aspects in another column are a slip of somebody's hand.
_ONLY_IN = {ValueKind.MOVES: "mou", ValueKind.ASPECTS: "foi"}
# No card prints less: resistance is at least 1 (II-A-4), an aim of 0 is a shooter's; a missing one is a dash.
_LEAST = {"res": 1}
_LEFT_OUT = frozenset(
    f"import.{what}"
    for what in (
        "unknown_column",
        "double_column",
        "extra_cell",
        "row_without_name",
        "row_total",
        "row_footnote",
        "row_page",
        "row_headings",
        "row_title",
        "put_away",
        "sheet_not_read",
        "sheet_missing",
        "above_headings",
        "columns_not_read",
        "lines_not_read",
    )
)
_ORIGINS = {"rackham": "C3", "confede": "Fédération", "federation": "Fédération"}
_ABILITIES = ("competences_fr", "competences", "competences_en")
_MOST_TOLD = 600
"""Letters of the headings that are told of a table without names."""
_LETTERED = re.compile(
    r"(?:(?P<before>c(?:ou(?:r(?:age)?)?|or(?:aggio)?)?|p(?:e(?:ur)?|au(?:ra)?)?|f(?:ear)?)[\s.:]*)?"
    r"(?P<figure>\d+)\s*(?P<behind>[cpf])?"
)
"""Courage or fear with its letter or its word, folded: C 4, 7P, F7, Courage 4."""
_TIMES = re.compile(
    rf"^[x×]\s*(?=\d)|(?<=\d)\s*(?:[x×]|{heading_words.FIGURES}|pcs?\.?|ex(?:emplaires?)?\.?)$", re.IGNORECASE
)
"""What people write before or behind how many figures they have."""
_SUM = re.compile(r"\d{1,3}(?:\s*\+\s*\d{1,3})+")
"""So many of one kind and so many of another: painted and not."""
_OFTEN = 50  # rows between two words on how far the reading is
_FREE = frozenset({"note", "source", "source_url"})
"""Columns in which a day is a word like another."""
_READ_IN_CONTEXT = ("name_en", "people", "edition", "note", "system")
"""Fields not read from their cell alone: other cells tell of them too, or their words are looked up."""
_PLAIN = tuple(
    field
    for field in card_fields.FIELDS
    if len(field.columns) == 1
    and field.holds.read is not None
    and field not in VALUES
    and field.key not in _READ_IN_CONTEXT
)
_FIGURES = frozenset((*(each.columns[0].key for each in VALUES), *NERVES_OF, "pa"))
"""Columns that hold a figure."""
_CHARACTERS = frozenset({"characters", "character", "personnages", "personnage", "champions", "champion"})


@dataclass(frozen=True, slots=True)
class Trouble:
    """Something of a table that could not be read as it stands: where, and why.

    ``line`` is the line in the file, 1 for its header; ``field`` the column. The message's data hold the
    ``value`` as it stands in the file.
    """

    file: str
    line: int
    field: str
    message: Message

    @property
    def reason(self) -> str:
        """Return the code of the reason."""
        return self.message.code

    @property
    def left_out(self) -> bool:
        """Tell whether it was not read at all, rather than kept as typed."""
        first = self.message.data.get("first")
        return (first.code if isinstance(first, Message) else self.reason) in _LEFT_OUT


@dataclass(slots=True)
class CardTable:
    """What was read: the cards, and what could not be read as it stands."""

    file: str
    cards: list[Card] = field(default_factory=list)
    troubles: list[Trouble] = field(default_factory=list)
    headings: dict[str, str] = field(default_factory=dict)
    owned: dict[str, Owned] = field(default_factory=dict)
    """How many figures somebody has, by miniature."""
    _alike: Alike[Trouble] = field(default_factory=Alike)

    def report_most(self, line: int, most: int) -> None:
        """List that a card has more abilities than one can."""
        column = next((self.headings[name] for name in _ABILITIES if name in self.headings), "")
        message = Message("import.abilities_full", {"value": "", "column": column, "most": most})
        self._tell(Trouble(self.file, line, column, message))

    def report(self, line: int, column: str, code: str, value: str) -> None:
        """List something that could not be read, by the heading that the file itself has."""
        column = self.headings.get(column, column)
        message = Message(f"import.{code}", {"value": shortened(value), "column": shortened(column)})
        self._tell(Trouble(self.file, line, shortened(column), message))

    def _tell(self, trouble: Trouble) -> None:
        if not self._alike.is_enough(trouble.message, trouble):
            self.troubles.append(trouble)

    def report_rest(self) -> None:
        """List how many there are that were not listed, once for each kind."""
        self.troubles += [replace(trouble, message=message) for trouble, message in self._alike.rest()]


def _unheard(part: float) -> None:
    """Hear nothing of how far the reading is."""


def read(
    data: bytes,
    file: str,
    peoples: Peoples,
    abilities: Abilities,
    columns: Mapping[str, str] | None = None,
    *,
    way: Way | None = None,
    step: Callable[[float], None] = _unheard,
) -> CardTable:
    """Read a table of reference cards, CSV or XLSX.

    ``columns`` tells what a column holds where its owner said so, by its key (see
    :func:`db.exchange.columns.keys_of`); "" leaves the column out. ``way`` is how the file is written.
    ``step`` hears which part is done, 0 to 1, and may raise to end the reading. Raises Unreadable for what is
    no such table: too large, no table, without a column of names, with a quotation mark that is never closed,
    empty.
    """
    grid = table_files.read(data, file, way, heads=CardHeadings())
    table = CardTable(file)
    for line, cells in grid.above:
        table.report(line, "", "above_headings", " · ".join(filter(None, map(str.strip, cells)))[:200])
    if grid.guessed:
        table.report(0, "", "guessed_encoding", ENCODING_NAMES[grid.way.encoding])
    for sheet in grid.missing:
        table.report(0, sheet, "sheet_missing", sheet)
    for sheet in grid.unread:
        table.report(0, sheet, "sheet_not_read", sheet)
    if grid.wider:
        table.report(0, "", "columns_not_read", str(MAX_COLUMNS))
    if grid.longer:
        table.report(grid.longer, "", "lines_not_read", str(grid.longer))
    names = _columns(grid, table, columns or {})
    footnotes = odd_rows.footnotes(grid.rows) if len(table.headings) > 1 else {}
    reading = _Reading(table, peoples, abilities, footnotes)
    if not set(NAMES) & set(names):
        told = ", ".join(f"“{shortened(heading.strip())}”" for heading in grid.header if heading.strip())
        raise Unreadable("no_names", file=file, headings=told[:_MOST_TOLD] or "–")
    for number, (line, row) in enumerate(grid.rows):
        if number % _OFTEN == 0:
            step(number / len(grid.rows))
        reading.row(_cells(row, names, table, line), line)
    if not table.cards:
        raise Unreadable("empty", file=file)
    table.report_rest()
    return table


def _columns(grid: RawTable, table: CardTable, columns: Mapping[str, str]) -> list[str]:
    """Return the known name of each column, empty for those that are not read.

    What their owner said of some goes before what the headings of others mean.
    """
    names: list[str] = []
    keys = keys_of(grid.header)
    said = {columns[key] for key in keys if columns.get(key)}
    for heading, key, meant in zip(grid.header, keys, meanings(grid.header), strict=True):
        told = columns.get(key)
        is_told = told is not None and (told == "" or told in FIELDS)
        name = told if is_told else meant
        double = bool(name) and (name in names or (not is_told and name in said))
        names.append("" if double else name or "")
        if names[-1]:
            table.headings[names[-1]] = heading.strip()
        called = heading.strip() or (key if grid.way.head == NO_HEADINGS else "")
        if called and (name is None or double):
            table.report(grid.line, called, "double_column" if double else "unknown_column", called)
    return names


def _cells(row: list[str], columns: list[str], table: CardTable, line: int) -> dict[str, str]:
    for cell in row[len(columns) :]:
        if cell.strip():
            table.report(line, "", "extra_cell", cell.strip())
    found: dict[str, str] = {}
    for name, cell in zip(columns, row, strict=False):
        if not name or isinstance(cell, Odd):
            found |= {name: cell} if name else {}
            continue
        found[name] = visible(plain_cell(cell.strip()))
        if not cell.isprintable() and visible(cell) != cell:
            table.report(line, name, "hidden_marks", found[name][:200])
    return found


# One row ------------------------------------------------------------------------------------------


@dataclass(slots=True)
class _Reading:
    """The reading of rows into cards."""

    table: CardTable
    peoples: Peoples
    abilities: Abilities
    footnotes: Mapping[str, str]
    """What marks behind names stand for; others are part of the name."""
    sums: odd_rows.Sums = field(default_factory=odd_rows.Sums)

    def row(self, cells: Mapping[str, str], line: int) -> None:
        """Read one row into a card, or list why it has none."""
        english = fold(cells.get("lang", "")).startswith("en")
        name_fr, name_en, name = (cells.get(key, "") for key in ("name_fr", "name_en", "name"))
        if english or name_fr:
            name_en = name_en or (name if english else "")
        if not english:
            name_fr = name_fr or name
        if not (name_fr or name_en):
            column = next((each for each in NAMES if each in self.table.headings), "name")
            self.table.report(line, column, "row_without_name", " ".join(filter(None, cells.values()))[:200])
            return
        known = self.table.headings
        if odd_rows.repeats_headings(cells, known):
            self.table.report(line, "", "row_headings", " ".join(filter(None, cells.values()))[:200])
            return
        cells, marks = self._without_marks(cells)
        price = figure(cells.get("pa", ""))
        if code := odd_rows.reason(cells, name_fr or name_en, known, self.peoples, self.sums, price):
            if code == "row_total":
                self.sums.part()
            column = next(each for each in NAMES if cells.get(each))
            self.table.report(line, column, code, " ".join(filter(None, cells.values()))[:200])
            return
        for column, cell in cells.items():
            if isinstance(cell, Odd) and (cell.code != "date_cell" or column not in _FREE):
                self.table.report(line, column, cell.code, cell)
        (name_fr, noted), (name_en, too) = map(self._unmarked, (name_fr, name_en))
        notes = [cells.get("note", ""), *dict.fromkeys((noted, too, *marks))]
        values = dict(self._values(cells, line, notes))
        abilities = self._abilities(cells, line, english)
        if rest := abilities[MOST_ABILITIES:]:
            self.table.report_most(line, MOST_ABILITIES)
            notes.append("; ".join(ability.label("fr") for ability in rest))
        plain = {field.key: self._plain(field, cells, line, notes) for field in _PLAIN}
        origin = cells.get("profile_origin", "")
        self.table.cards.append(
            Card(
                name_fr=name_fr,
                name_en=name_en,
                people=self._people(cells.get("people", ""), line),
                values=values,
                rank=self._rank(cells, line),
                **plain,
                abilities=abilities[:MOST_ABILITIES],
                edition=cells.get("edition") or edition_of(origin),
                source=" · ".join(filter(None, (origin, cells.get("source"), cells.get("source_url")))),
                note=" · ".join(filter(None, notes)),
                system=self._system(cells.get("system", ""), line),
            )
        )
        owned = self._owned(self.table.cards[-1], cells.get(OWNED, ""), line)
        self.sums.add(price.number or 0, owned or 1)

    def _without_marks(self, cells: Mapping[str, str]) -> tuple[Mapping[str, str], list[str]]:
        """Return cells with their figures alone, and what the marks of footnotes behind these stand for."""
        found, notes = dict(cells), []
        for column, cell in cells.items():
            if column not in _FIGURES or isinstance(cell, Odd):
                continue
            bare, mark = odd_rows.marked_figure(cell)
            if mark and figure(bare).known:
                found[column] = bare
                notes.append(self.footnotes.get(mark, f"{self.table.headings.get(column, column)}: {cell}"))
        return found, notes

    def _unmarked(self, name: str) -> tuple[str, str]:
        """Return a name without the mark of a footnote that the table has, and that footnote."""
        bare, mark = odd_rows.unmarked(name)
        return (bare, self.footnotes[mark]) if bare and mark in self.footnotes else (name, "")

    def _owned(self, card: Card, cell: str, line: int) -> int:
        """Read how many figures of a card somebody has; of two counts of one miniature the first holds.

        Return how many this row says, 0 for nothing that can be read.
        """
        if not cell:
            return 0
        said = _TIMES.sub("", cell)
        if _SUM.fullmatch(said):
            said = str(sum(map(int, said.split("+"))))
        value, key = figure(said), miniature(card)
        if value.number is None or not value.number.is_integer() or not 0 <= value.number <= MOST_OWNED:
            self.table.report(line, OWNED, "owned_unread", cell)
            return 0
        counted = Owned(card.name("fr"), int(value.number), card.name_en if card.name_fr else "")
        if self.table.owned.setdefault(key, counted).figures != counted.figures:
            self.table.report(line, OWNED, "owned_twice", cell)
        return counted.figures

    def _plain(self, field: CardField, cells: Mapping[str, str], line: int, notes: list[str]) -> Any:
        """Read a field that one column holds; what cannot be read is told, and noted."""
        column, read = field.columns[0].key, field.holds.read
        if read is None or field.holds is PRINTED_VALUE:
            return self._value(cells, column, line)
        cell = cells.get(column, "")
        if field.holds.is_lost(cell, found := read(cell)):
            self.table.report(line, column, field.holds.unread, cell)
            notes.append(f"{column}: {cell}")
        return found

    def _value(self, cells: Mapping[str, str], column: str, line: int) -> Value:
        cell = cells.get(column, "")
        if isinstance(cell, Odd):
            return Value(ValueKind.TEXT, raw=str(cell))  # told with the row
        value = figure(cell)
        if DAY.match(cell):
            self.table.report(line, column, "date_cell", cell)
            return value
        if _ONLY_IN.get(value.kind, column) != column:
            value = Value(ValueKind.TEXT, raw=cells[column])
        if value.kind is ValueKind.TEXT:
            self.table.report(line, column, "kept_as_text", value.raw)
        elif any(number < _LEAST.get(column, 0) for number in value.numbers):
            value = Value(ValueKind.TEXT, raw=cells[column])
            self.table.report(line, column, "impossible", value.raw)
        return value

    def _values(
        self, cells: Mapping[str, str], line: int, notes: list[str]
    ) -> Iterator[tuple[Characteristic, Value]]:
        for each in VALUES:
            printed, heading = Characteristic(each.key), each.columns[0].key
            if printed in PRINTED or heading in cells:
                yield printed, self._value(cells, heading, line)
        cells = _parted(cells)
        nerves = {c: self._value(cells, column, line) for column, c in NERVES_OF.items()}
        # a question mark tells which of the two a card has, and that its value is not known
        asked = (c for column, c in NERVES_OF.items() if cells.get(column) == "?")
        kind = _nerve(nerves) if set(nerves.values()) - {UNKNOWN} else next(asked, Characteristic.NERVE)
        yield kind, nerves[kind]
        for column, characteristic in NERVES_OF.items():
            if characteristic is not kind and nerves[characteristic] not in (UNKNOWN, ABSENT):
                # A card has courage or fear, never both (chapter 1).
                self.table.report(line, column, "second_nerve", cells[column])
                notes.append(f"{column}: {cells[column]}")

    def _people(self, text: str, line: int) -> str:
        found = self.peoples.find(text)
        if found is None and text:
            self.table.report(line, "people", "unknown_people", text)
        return found or text

    def _system(self, text: str, line: int) -> str:
        found = game_of(text)
        if found is None and text:
            self.table.report(line, "system", "unknown_game", text)
        return found or CONFRONTATION

    def _rank(self, cells: Mapping[str, str], line: int) -> Rank:
        rank = Rank.parse(cells.get("rank", ""))
        if rank.text and not rank.is_known:
            self.table.report(line, "rank", "unknown_rank", rank.text)
        if fold(cells.get("type", "")) in _CHARACTERS:
            rank = replace(rank, character=True)
        return rank

    def _abilities(self, cells: Mapping[str, str], line: int, english: bool) -> tuple[Ability, ...]:
        plain = cells.get("competences", "")
        french = cells.get("competences_fr") or ("" if english else plain)
        other = cells.get("competences_en") or (plain if english else "")
        found = self.abilities.parse_both(french, other)
        column = next((each for each in _ABILITIES if cells.get(each)), "competences")
        for ability in found:
            if not ability.id:
                self.table.report(line, column, "unknown_ability", ability.label("fr"))
        return found


def _parted(cells: Mapping[str, str]) -> Mapping[str, str]:
    """Return cells in which courage or fear that tells its own letter stands in the column of that."""
    found = dict(cells)
    for column in NERVES_OF:
        cell = cells.get(column, "")
        told = None if isinstance(cell, Odd) else _LETTERED.fullmatch(fold(cell))
        letter = "" if told is None else (told["before"] or "")[:1] + (told["behind"] or "")
        if told is not None and len(letter) == 1:
            own = "cou" if letter in labels.COURAGE_LETTERS else "peur"
            if own == column or not cells.get(own):
                found.pop(column)
                found[own] = told["figure"]
    return found


def _nerve(nerves: Mapping[Characteristic, Value]) -> Characteristic:
    """Return which of courage and fear a card has: the one with a value, else not the one with a dash."""
    for characteristic in NERVES:
        if nerves[characteristic] not in (UNKNOWN, ABSENT):
            return characteristic
    if nerves[Characteristic.NERVE] == ABSENT:
        return Characteristic.NERVE
    dashes = [c for c in (Characteristic.COU, Characteristic.PEUR) if nerves[c] == ABSENT]
    if len(dashes) == 1:
        return Characteristic.PEUR if dashes[0] is Characteristic.COU else Characteristic.COU
    return Characteristic.COU if dashes else Characteristic.NERVE


def edition_of(origin: str) -> str:
    """Return the edition that the origin of a profile stands for, the origin itself where unknown."""
    plain = fold(origin)
    if plain in _ORIGINS:
        return _ORIGINS[plain]
    if re.match(r"c[2-5]\b", plain):
        return origin.strip().split()[0].upper()
    return "Fan" if re.search(r"\bfan\b", plain) else origin.strip()
