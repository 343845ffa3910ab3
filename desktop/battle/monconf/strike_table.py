"""The wound table of MonCon'F, drawn: attack threshold by FOR − RES, with the cell of a blow lit."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop import theme
from desktop.battle.board.paint import state
from desktop.battle.kit import Ink, advance, kit, line_height
from desktop.battle.prompts.wound_way import plain_font, strong_font
from desktop.phrases import about, number
from rules.battle.ruleset import NOTHING, Ruleset

_CENTRE = Qt.AlignmentFlag.AlignCenter
_ROW = 34
"""How high a row stands where there is room, in px at 100 %."""


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


class StrikeTable(QWidget):
    """Draws the table of a ruleset; ``show_cell`` lights a column, a row, or the cell of both."""

    def __init__(self, ruleset: Ruleset, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows = ruleset.wound_table
        self._bounds = tuple(ruleset.wound_columns)
        self._states = {found.id: found for found in ruleset.track.states}
        self._language = language
        self._at: tuple[int | None, Collection[int]] = (None, ())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def show_cell(self, row: int | None, columns: Collection[int]) -> None:
        """Light what is known: a row (-1: none is read), and the columns that are still possible."""
        if (row, tuple(columns)) != (self._at[0], tuple(self._at[1])):
            self._at = (row, tuple(columns))
            self.setAccessibleDescription(self._said())
            self.update()

    @property
    def lit(self) -> tuple[tuple[int, int], ...]:
        """Give the cells that are lit."""
        row, columns = self._at
        return () if row is None or row < 0 else tuple((row, column) for column in columns)

    def visible_strings(self) -> list[str]:
        """Give every string that a player could read here."""
        with Ink.dry() as ink:
            self._paint(ink)
        return [*ink.words, *self._axes()]

    def _said(self) -> str:
        said = []
        for row, column in self.lit:
            place = f"{row_name(row, len(self._rows))}, {column_name(column, self._bounds)}"
            said.append(about(place, self._letter(row, column)))
        return "; ".join(said)

    def _letter(self, row: int, column: int) -> str:
        result = self._rows[row][column]
        if result == NOTHING:
            return "–"
        found = self._states.get(result)
        if found is None:
            return result
        return found.letter_en if self._language == "en" else found.letter_fr

    def _axes(self) -> tuple[str, str]:
        return (
            QCoreApplication.translate("StrikeTable", "Threshold"),
            QCoreApplication.translate("StrikeTable", "STR − RES"),
        )

    # -- measures -------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        """Ask for rows at arm's length."""
        made = kit()
        return QSize(self.minimumSizeHint().width(), (len(self._rows) + 2) * made.px(_ROW))

    def minimumSizeHint(self) -> QSize:
        """Need a line for each row, and the words of the head beside each other."""
        made = kit()
        height = (len(self._rows) + 2) * (line_height(plain_font(made)) + 2)
        columns = range(len(self._rows[0]))
        widest = max(advance(column_name(column, self._bounds), made.small) for column in columns)
        return QSize(round(self._left() + (widest + made.px(10)) * len(columns)), height)

    def _left(self) -> float:
        made = kit()
        return advance(self._axes()[0], made.small) + made.px(14)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the table."""
        with Ink(self) as ink:
            self._paint(ink)

    # -- drawing --------------------------------------------------------------------------------------

    def _paint(self, ink: Ink) -> None:
        made, rows = ink.kit, len(self._rows)
        left, columns = self._left(), len(self._rows[0])
        across, high = (self.width() - left) / columns, self.height() / (rows + 2)
        at, lit_columns = self._at
        down, over = self._axes()
        ink.text(QRectF(left, 0, self.width() - left, high), over, made.small, made.colour("soft"), _CENTRE)
        ink.text(QRectF(0, high, left, high), down, made.small, made.colour("soft"))
        for column in range(columns):
            rect = QRectF(left + column * across, high, across, high)
            here = column in lit_columns
            words = column_name(column, self._bounds)
            ink.text(rect, words, made.small, made.colour("text" if here else "soft"), _CENTRE)
            if here:
                foot = QRectF(rect.left() + 3, rect.bottom() - made.px(3), rect.width() - 6, made.px(2))
                ink.box(foot, made.colour("accent"), None, 1)
        for row in range(rows):
            rect = QRectF(0, (row + 2) * high, left - made.px(10), high)
            here = row == at
            font, colour = (strong_font(made), "text") if here else (plain_font(made), "soft")
            ink.text(rect, row_name(row, rows), font, made.colour(colour), Qt.AlignmentFlag.AlignRight)
            if here:
                side = QRectF(left - made.px(5), rect.top() + 3, made.px(2), rect.height() - 6)
                ink.box(side, made.colour("accent"), None, 1)
            for column in range(columns):
                box = QRectF(left + column * across, rect.top(), across, high)
                self._paint_cell(ink, box.adjusted(1, 1, -1, -1), row, column)

    def _paint_cell(self, ink: Ink, box: QRectF, row: int, column: int) -> None:
        made = ink.kit
        final = (row, column) in self.lit
        led = row == self._at[0] or column in self._at[1]
        share = 30 if final else 10 if led else 0
        ground = theme.mix(made.colour("accent"), made.colour("raised" if final else "surface"), share)
        ink.box(box, ground, made.colour("accent") if final else None, made.px(4), made.px(3) if final else 1)
        letter = self._letter(row, column)
        found = self._states.get(self._rows[row][column])
        if found is not None:
            size = min(made.px(24), box.height() - 4)
            middle = box.center()
            shape = QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size)
            if final:
                state(ink, shape, found.shape, letter, found.notches)
            else:
                ink.shape(found.shape, shape, None, made.colour("line"), 1)
                ink.text(shape, letter, plain_font(made), made.colour("soft"), _CENTRE)
            return
        font = strong_font(made) if final else plain_font(made)
        lives = self._rows[row][column].isdecimal()
        colour = "text" if final or lives else "soft"
        ink.text(box, letter, font, made.colour(colour), _CENTRE)
