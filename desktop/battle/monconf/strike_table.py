"""The wound table of MonCon'F, drawn: attack threshold by FOR − RES, with the cell of a blow lit."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtWidgets import QWidget

from desktop.battle.prompts.cell_table import CENTRE, CellTable
from desktop.battle.prompts.wound_way import plain_font, strong_font
from desktop.look import theme
from desktop.look.painting import Ink, advance, paint_style
from desktop.wording import number
from rules.battle.ruleset import Ruleset


def row_name(row: int, rows: int) -> str:
    """Name the attack threshold of a row: +1 and so on, the last for all from there."""
    return f"{row + 1}+" if row == rows - 1 else number(row + 1, "+")


def column_name(column: int, bounds: tuple[float, ...]) -> str:
    """Name the differences of a column: « −6/−5 », all up to its end, or all from its beginning."""
    if column == 0:
        return f"≤ {number(bounds[0] - 1)}"
    least = bounds[column - 1]
    if column == len(bounds):
        return f"≥ {number(least, '+')}"
    most = bounds[column] - 1
    low, high = (number(each, "+" if each else "") for each in (least, most))
    return low if low == high else f"{low}/{high}"


class StrikeTable(CellTable):
    """``show_cell`` lights a column, a row, or the cell of both."""

    heads = 2

    def __init__(self, ruleset: Ruleset, language: str, parent: QWidget | None = None) -> None:
        super().__init__(ruleset, language, parent)
        self._bounds = tuple(ruleset.wound_columns)
        self._at: tuple[int | None, Collection[int]] = (None, ())

    def show_cell(self, row: int | None, columns: Collection[int]) -> None:
        """Light what is known: a row (-1: none is read), and the columns that are still possible."""
        if (row, tuple(columns)) != (self._at[0], tuple(self._at[1])):
            self._at = (row, tuple(columns))
            self.setAccessibleDescription("; ".join(self._cell_words(*cell) for cell in self.lit))
            self.updateGeometry()
            self.update()

    @property
    def lit(self) -> tuple[tuple[int, int], ...]:
        """Give the cells that are lit."""
        row, columns = self._at
        return () if row is None or row < 0 else tuple((row, column) for column in columns)

    # -- names and measures -------------------------------------------------------------------------

    def _row_words(self, row: int) -> str:
        return row_name(row, len(self._rows))

    def _column_words(self) -> list[str]:
        return [column_name(column, self._bounds) for column in range(len(self._rows[0]))]

    def _axes(self) -> tuple[str, str]:
        return (
            QCoreApplication.translate("StrikeTable", "Threshold"),
            QCoreApplication.translate("StrikeTable", "STR − RES"),
        )

    def _each(self) -> float:
        style = paint_style()
        return max(advance(words, style.small) for words in self._column_words()) + style.px(10)

    def _left(self) -> float:
        style = paint_style()
        return advance(self._axes()[0], style.small) + style.px(14)

    # -- drawing ------------------------------------------------------------------------------------

    def _lit(self) -> tuple[Collection[int], Collection[int]]:
        row, columns = self._at
        return () if row is None else (row,), columns

    def _paint_axes(self, ink: Ink, left: float, high: float) -> None:
        style, (down, over) = ink.style, self._axes()
        ink.text(QRectF(left, 0, self.width() - left, high), over, style.small, style.colour("soft"), CENTRE)
        ink.text(QRectF(0, high, left, high), down, style.small, style.colour("soft"))

    def _paint_cell(self, ink: Ink, box: QRectF, row: int, column: int) -> None:
        style, final = ink.style, (row, column) in self.lit
        led = row == self._at[0] or column in self._at[1]
        share = 30 if final else 10 if led else 0
        ground = theme.mix(style.colour("accent"), style.colour("raised" if final else "surface"), share)
        ink.box(
            box, ground, style.colour("accent") if final else None, style.px(4), style.px(3) if final else 1
        )
        letter, found = self._letter(row, column), self._state(row, column)
        if found is not None:
            self._paint_state(ink, box, found, letter, lit=final)
            return
        font = strong_font(self) if final else plain_font(self)
        ink.text(box, letter, font, style.colour("text" if final or letter.isdecimal() else "soft"), CENTRE)
