"""The wound table of the battle's rules, drawn, with the cells lit that a roll may still reach."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from desktop.battle.prompts.cell_table import CENTRE, CellTable
from desktop.battle.prompts.wound_way import plain_font, strong_font
from desktop.look import theme
from desktop.look.painting import Ink, advance, paint_style
from desktop.widgets.spoken import Speaker
from desktop.wording import about, apart, fill
from desktop.wording.naming import LOCATIONS
from rules.battle.ruleset import Ruleset
from rules.confrontation.wounds import FACES

_COLUMNS = range(1, len(LOCATIONS) + 1)
Cell = tuple[int, int]
"""A row of the table, -1 to 9, and a column, 1 to 5."""


def row_name(row: int, rows: int) -> str:
    """Say which totals a row is for: two of them, all below nothing, or all from the last on."""
    if row < 0:
        return "< 0"
    return f"≥ {2 * row}" if row == rows - 2 else f"{2 * row}/{2 * row + 1}"


def _place(column: int) -> str:
    """Name the part of the body of a column."""
    return QCoreApplication.translate("Battle", list(LOCATIONS.values())[column - 1])


class WoundTableView(CellTable, Speaker):
    """``show_cells`` lights what a roll may reach, or where it ended.

    The more rolls lead to a lit cell the stronger its ground is.
    """

    spoken_role = QAccessible.Role.StaticText

    def __init__(self, ruleset: Ruleset, language: str, parent: QWidget | None = None) -> None:
        super().__init__(ruleset, language, parent)
        self._cells: Mapping[Cell, int] = {}
        self._final: Cell | None = None
        self.setAccessibleName(self._reached())

    def show_cells(self, cells: Mapping[Cell, int], final: Cell | None = None) -> None:
        """Light the cells that may be reached, by how many rolls; ``final`` is where the roll ended."""
        if (dict(cells), final) != (dict(self._cells), self._final):
            self._cells, self._final = dict(cells), final
            self.setAccessibleName(self._reached() if final is None else self._outcome(*final))
            self.updateGeometry()
            self.update()

    @property
    def lit(self) -> frozenset[Cell]:
        """Give the cells that are lit."""
        return frozenset(self._cells) if self._final is None else frozenset({self._final})

    def _reached(self) -> str:
        """Read the rows that a roll may still reach, from head to legs as they stand."""
        rows = sorted({row for row, _ in self.lit})
        read = (
            about(self._row_words(row + 1), ", ".join(map(partial(self._cell, row), _COLUMNS)))
            for row in rows
        )
        return apart((QCoreApplication.translate("WoundTable", "Wound table"), *read))

    def _cell(self, row: int, column: int) -> str:
        """Say a place of the body and what comes of it."""
        return f"{_place(column)} {self._wound(row, column)}"

    def _wound(self, row: int, column: int) -> str:
        found = self._state(row + 1, column - 1)
        name = "" if found is None else found.en if self._language == "en" else found.fr
        return name or QCoreApplication.translate("Battle", "nothing")

    def _outcome(self, row: int, column: int) -> str:
        """Say where a roll ended in one sentence."""
        return fill(
            QCoreApplication.translate("WoundTable", "Wound table, row {row}, {location}: {result}"),
            row=self._row_words(row + 1),
            location=_place(column),
            result=self._wound(row, column),
        )

    # -- names and measures -------------------------------------------------------------------------

    def _row_words(self, row: int) -> str:
        return row_name(row - 1, len(self._rows))

    def _column_words(self) -> list[str]:
        """Name the columns with the lower die that leads there, 5 and 6 both to the head.

        Where both have no room it is the names alone, or the dice: the way of a roll says the rest.
        """
        words = [QCoreApplication.translate("Battle", words) for words in LOCATIONS.values()]
        dice = [str(number) for number in range(1, len(words))] + [f"{len(words)}-{FACES}"]
        named = [f"{die} {name}" for die, name in zip(dice, words, strict=True)]
        style, each = paint_style(), (self.width() - self._left()) / len(named)

        def held(said: list[str]) -> bool:
            wide = [advance(one, style.small) for one in said]
            return max(wide) <= each and all(sum(two) / 2 + style.px(4) <= each for two in pairwise(wide))

        return next(filter(held, (named, words)), dice)

    def _each(self) -> float:
        return paint_style().px(44)

    def _left(self) -> float:
        style = paint_style()
        names = (self._row_words(row) for row in range(len(self._rows)))
        return max(advance(name, strong_font(self)) for name in names) + style.px(16)

    # -- drawing ------------------------------------------------------------------------------------

    def _lit(self) -> tuple[Collection[int], Collection[int]]:
        return {row + 1 for row, _ in self.lit}, {column - 1 for _, column in self.lit}

    def _paint_cell(self, ink: Ink, box: QRectF, row: int, column: int) -> None:
        style, cell = ink.style, (row - 1, column + 1)
        final, lit = cell == self._final, cell in self.lit
        led = self._final is not None and (cell[0] == self._final[0] or cell[1] == self._final[1])
        ground = theme.mix(style.colour("accent"), style.colour("surface"), 12 if led else 0)
        if lit:
            most = max(self._cells.values(), default=1)
            share = 30 if final else round(12 + 26 * self._cells.get(cell, 0) / most)
            ground = theme.mix(style.colour("accent"), style.colour("raised"), share)
        ink.box(
            box, ground, style.colour("accent") if final else None, style.px(4), style.px(3) if final else 1
        )
        letter, found = self._letter(row, column), self._state(row, column)
        if found is None:
            ink.text(box, letter, plain_font(self), style.colour("text" if lit else "soft"), CENTRE)
        else:
            self._paint_state(ink, box, found, letter, lit=lit)
