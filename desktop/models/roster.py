"""The rows of a roster as a table: the card's place in its sequence, the card, its figures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import IntEnum

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from desktop.wording.battle.board_views import ChipView, Mark, RowView, ValueView
from desktop.wording.battle.roster_words import (
    card_words,
    chip_words,
    doing_words,
    mark_words,
    row_words,
)
from desktop.wording.battle.shown import Badge
from desktop.wording.plain import plain_tip

AnyIndex = QModelIndex | QPersistentModelIndex
_TIP, _HEARD = Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole


class RosterRole(IntEnum):
    """What a cell gives besides words."""

    LINE = Qt.ItemDataRole.UserRole + 1
    CHIP = Qt.ItemDataRole.UserRole + 2


@dataclass(frozen=True, slots=True)
class RosterLine:
    """A line of the table: a card, a further line of one with many figures, or one figure of several."""

    row: RowView
    part: int
    chips: tuple[ChipView, ...]
    name: str
    short: str
    mark: Mark
    dim: bool
    last: bool
    speaks: bool = field(init=False)
    """Whether its figures act now."""
    beside: tuple[Badge, ...] = field(init=False, default=())
    """What a lone figure bears, to be shown beside it."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "speaks", self.mark is Mark.SPEAKING)
        if len(self.chips) == 1 and not self.part:
            object.__setattr__(self, "beside", held(self.chips[0]))

    @property
    def doing(self) -> str:
        """What the card does in this moment, in words."""
        return doing_words(self.row.chips) if self.speaks else ""

    @property
    def bears_below(self) -> bool:
        """Whether something stands beneath a figure: what it bears among others, or its points of life."""
        return any(chip.life or (held(chip) and not self.beside) for chip in self.chips)


def held(chip: ChipView) -> tuple[Badge, ...]:
    """Give what a figure bears as chips: all but a note, which is a dot on it."""
    return tuple(badge for badge in chip.badges if badge.kind != "note") if chip.badges else ()


class RosterModel(QAbstractTableModel):
    """All cards of a side. ``mirrored`` for the side at the right: its figures face the other way.

    ``abreast`` figures stand in a row; with one each figure has a row of its own.
    """

    def __init__(self, *, mirrored: bool, abreast: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.mirrored = mirrored
        self.abreast = abreast
        self.hints: Mapping[str, str] = {}
        """The letters that lead to the cards, by their ids, while they are shown."""
        self.targets: frozenset[str] = frozenset()
        """The figures that may be named."""
        self.selected = ""
        self.rows: tuple[RowView, ...] = ()
        self.lines: list[RosterLine] = []
        self._placed: list[RosterLine] = []
        self._places: dict[str, tuple[int, int]] = {}

    def way(self, line: RosterLine, letters: Mapping[str, str]) -> str:
        """Give what leads to a line: its card's letter, and its own where figures have rows of their own."""
        letter = letters.get(line.row.id, "")
        return (
            f"{letter}{line.chips[0].letter}" if letter and self.own_rows and line.row.chips[1:] else letter
        )

    def _letters(self, line: RosterLine, chip: ChipView) -> str:
        """Give the letters that lead to a figure while they are shown, as they are typed."""
        letter = self.hints.get(line.row.id, "").upper()
        return f"{letter}, {chip.letter}" if letter and line.row.chips[1:] else letter

    @property
    def own_rows(self) -> bool:
        """Whether each figure has a row of its own."""
        return self.abreast == 1

    @property
    def mark_column(self) -> int:
        """The column of the place in the sequence, at the outer edge."""
        return self.abreast + 1 if self.mirrored else 0

    @property
    def card_column(self) -> int:
        """The column of name and values."""
        return self.abreast if self.mirrored else 1

    @property
    def outer_columns(self) -> tuple[int, int]:
        """The columns that a card with figures in several lines has once."""
        return self.mark_column, self.card_column

    def column_of(self, line: RosterLine, number: int) -> int:
        """Give the column of the n-th figure of a line: they stand next to the stage, from left to right."""
        return number if self.mirrored else self.abreast + 2 - len(line.chips) + number

    def set_rows(self, rows: tuple[RowView, ...], selected: str) -> bool:
        """Show rows, and which figure is chosen; only cells that differ are painted again.

        Return whether other cards or figures stand there now.
        """
        if rows is self.rows and selected == self.selected:
            return False
        before, was = self.lines, self.selected
        # who is chosen is seen in the row of a figure of its own
        kept = {} if self.own_rows and was != selected else {row.id: row for row in self.rows}
        self.rows, self.selected = rows, selected
        lines = self._kept_lines(rows, kept)
        pairs = zip(before, lines, strict=False)
        if len(before) != len(lines) or any(o is not n and _shape(o) != _shape(n) for o, n in pairs):
            self.beginResetModel()
            self.lines = lines
            self.endResetModel()
            return True
        self.lines = lines
        chosen = {was, selected} if was != selected else set()
        for number, (old, new) in enumerate(zip(before, lines, strict=True)):
            for column in self._changed(old, new, chosen):
                cell = self.createIndex(number, column)
                self.dataChanged.emit(cell, cell)
        return False

    def _kept_lines(self, rows: tuple[RowView, ...], kept: Mapping[str, RowView]) -> list[RosterLine]:
        """Give the lines of rows, the same as before where the row is the same."""
        known: dict[str, list[RosterLine]] = {}
        for line in self.lines:
            known.setdefault(line.row.id, []).append(line)
        each = (known[row.id] if kept.get(row.id) is row else self._lines(row) for row in rows)
        return [line for lines in each for line in lines]

    def _changed(self, old: RosterLine, new: RosterLine, chosen: set[str]) -> Iterator[int]:
        """Give the columns that look different."""
        if old is new and not chosen:
            return
        if old.speaks != new.speaks or old.dim != new.dim or old.beside != new.beside:
            yield from range(self.columnCount())
            return
        if (old.mark, old.row.number) != (new.mark, new.row.number):
            yield self.mark_column
        if self._said(old) != self._said(new):
            yield self.card_span(new)[0]
        for number, (one, other) in enumerate(zip(old.chips, new.chips, strict=True)):
            if one != other or one.id in chosen:
                yield self.column_of(new, number)

    def _said(self, line: RosterLine) -> tuple[tuple[ValueView, ...], str, tuple[ChipView, ...]]:
        """Give what stands beneath the name; in a row of its own a figure's points of life too."""
        return line.row.values, line.doing, line.chips if self.own_rows else ()

    def _lines(self, row: RowView) -> list[RosterLine]:
        if self.own_rows and row.chips:
            return [self._own_line(row, chip) for chip in row.chips]
        step = self.abreast
        parts = [row.chips[at : at + step] for at in range(0, len(row.chips), step)] or [()]
        last = len(parts) - 1
        return [
            RosterLine(row, part, chips, row.name, row.short, row.mark, row.dim, part == last)
            for part, chips in enumerate(parts)
        ]

    def _own_line(self, row: RowView, chip: ChipView) -> RosterLine:
        """Give the row of a figure that has one of its own: it says whether that one has acted."""
        mark = Mark.PLAYED if chip.activated else row.mark
        if chip.id == self.selected and chip.id in row.ready:
            mark = Mark.SPEAKING
        alone = len(row.chips) == 1
        short = row.short if alone else f"{row.short} {chip.letter}"
        name = row.name if alone else chip.name
        return RosterLine(row, 0, (chip,), name, short, mark, row.dim or chip.activated, last=True)

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        """Count the lines."""
        return 0 if parent.isValid() else len(self.lines)

    def columnCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        """Count the columns."""
        return 0 if parent.isValid() else self.abreast + 2

    def cells_beside(self, line: RosterLine) -> int:
        """Count the empty cells that hold what a lone figure bears, two chips in each."""
        return min(self.abreast - len(line.chips), -(-len(line.beside) // 2))

    def card_span(self, line: RosterLine) -> tuple[int, int]:
        """Give the first column of name and values, and how many they take with empty cells."""
        taken = len(line.chips) + self.cells_beside(line)
        free = 0 if line.part else self.abreast - taken
        return (taken if self.mirrored and free else self.card_column), 1 + free

    def cells(self, line: RosterLine) -> Iterator[tuple[int, int, int]]:
        """Give the cells that begin in a line: their column, and how many lines and columns each takes."""
        lines = 1 if self.own_rows else max(1, -(-len(line.row.chips) // self.abreast))
        first, wide = self.card_span(line)
        column = 0
        while column < self.abreast + 2:
            across = wide if column == first and lines == 1 else 1
            outer = column in self.outer_columns
            if not (outer and line.part):
                yield column, lines if outer else 1, across
            column += across

    def chip_of(self, line: RosterLine, column: int) -> ChipView | None:
        """Give the figure in a column of a line, None where there is none."""
        number = column - self.column_of(line, 0)
        return line.chips[number] if 0 <= number < len(line.chips) else None

    def place_beside(self, line: RosterLine, column: int) -> int | None:
        """Give which of the cells beside a lone figure a column is, from the figure outwards, else None."""
        if not line.beside:
            return None
        place = abs(self.column_of(line, 0) - column) - 1
        return place if 0 <= place < self.cells_beside(line) and column != self.mark_column else None

    def place_of(self, figure: str) -> QModelIndex:
        """Give the cell of a figure, an invalid one where it is not here."""
        return next(self.places_of((figure,)), QModelIndex())

    def places_of(self, figures: Iterable[str]) -> Iterator[QModelIndex]:
        """Give the cells of those figures that are here."""
        if self._placed is not self.lines:
            self._placed = self.lines
            self._places = {
                chip.id: (at, self.column_of(line, number))
                for at, line in enumerate(self.lines) for number, chip in enumerate(line.chips)
            }  # fmt: skip
        return (self.createIndex(*self._places[each]) for each in figures if each in self._places)

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        """Let nobody walk to a cell that says nothing."""
        return super().flags(index) if self._says(index) else Qt.ItemFlag.NoItemFlags

    def _says(self, index: AnyIndex) -> bool:
        """Tell whether a cell is heard, without making its words: each cell is asked as it is painted."""
        if not index.isValid():
            return False
        line, column = self.lines[index.row()], index.column()
        if column == self.mark_column:
            return bool(mark_words(line.row))
        return self.chip_of(line, column) is not None or column == self.card_span(line)[0]

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Give a line, a figure, or what is said of them."""
        if not index.isValid():
            return None
        line, column = self.lines[index.row()], index.column()
        if role == RosterRole.LINE:
            return line
        chip = self.chip_of(line, column)
        beside = self.place_beside(line, column) is not None
        if role == RosterRole.CHIP:
            return line.chips[0] if beside else chip
        if role == _HEARD:
            if chip is not None:
                return chip_words(chip, line.row, self._letters(line, chip), target=chip.id in self.targets)
            if beside:
                return None  # its figure says what it bears
            if column == self.mark_column:
                return mark_words(line.row)
            # a cell that the name spans is heard once
            return card_words(line.row, line.name) if column == self.card_span(line)[0] else None
        if role == _TIP:
            shown = line.chips[0] if beside else chip
            return plain_tip(row_words(line.row) if shown is None else chip_words(shown, line.row))
        return None

    def said(self) -> list[str]:
        """Give all that is said of the cells, to who points at them and to who listens."""
        columns, roles = range(self.columnCount()), (_TIP, _HEARD)
        cells = (self.index(row, column) for row in range(self.rowCount()) for column in columns)
        return [*dict.fromkeys(str(words) for cell in cells for role in roles if (words := cell.data(role)))]

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Say a row by its card; columns have no words of their own."""
        if orientation is Qt.Orientation.Vertical and role == _HEARD:
            line = self.lines[section]
            return card_words(line.row, line.name)
        return None


def _shape(line: RosterLine) -> tuple[object, ...]:
    """Give what the room is shared out by."""
    beside = -(-len(line.beside) // 2)
    return line.row.id, line.part, line.name, line.short, len(line.chips), beside, line.bears_below
