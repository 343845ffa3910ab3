"""The wound table of the battle's rules, drawn, with the cells lit that a roll may still reach."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop import theme
from desktop.battle.board.paint import state
from desktop.battle.kit import Ink, advance, kit, line_height
from desktop.battle.naming import LOCATIONS
from desktop.battle.prompts.wound_way import plain_font, strong_font
from desktop.phrases import about
from rules.battle.ruleset import NOTHING, Ruleset
from rules.confrontation.wounds import FACES

Cell = tuple[int, int]
"""A row of the table, -1 to 9, and a column, 1 to 5."""

_CENTRE = Qt.AlignmentFlag.AlignCenter
_ROW = 28
"""How high a row stands where there is room, in px at 100 %."""


def row_name(row: int, rows: int) -> str:
    """Say which totals a row is for: two of them, all below nothing, or all from the last on."""
    if row < 0:
        return "< 0"
    return f"≥ {2 * row}" if row == rows - 2 else f"{2 * row}/{2 * row + 1}"


class WoundTableView(QWidget):
    """Draws the table of a ruleset; ``show_cells`` lights what a roll may reach, or where it ended.

    Every cell has letter and shape; a lit one has its colour too, and the more rolls lead to it the
    stronger its ground is.
    """

    def __init__(self, ruleset: Ruleset, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows = ruleset.wound_table
        self._states = {found.id: found for found in ruleset.track.states}
        self._language = language
        self._cells: Mapping[Cell, int] = {}
        self._final: Cell | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def show_cells(self, cells: Mapping[Cell, int], final: Cell | None = None) -> None:
        """Light the cells that may be reached, by how many rolls; ``final`` is where the roll ended."""
        if (dict(cells), final) != (dict(self._cells), self._final):
            self._cells, self._final = dict(cells), final
            self.setAccessibleDescription(self._said(final) if final is not None else "")
            self.update()

    @property
    def lit(self) -> frozenset[Cell]:
        """Give the cells that are lit."""
        return frozenset(self._cells) if self._final is None else frozenset({self._final})

    def visible_strings(self) -> list[str]:
        """Give every string that a player could read here."""
        with Ink.dry() as ink:
            self._paint(ink)
        return ink.words

    def _said(self, cell: Cell) -> str:
        row, column = cell
        place = f"{row_name(row, len(self._rows))}, {self._columns()[column - 1]}"
        return about(place, self._letter(cell))

    def _columns(self) -> list[str]:
        """Name the columns with the lower die that leads there: 5 and 6 both to the head."""
        words = [QCoreApplication.translate("Battle", words) for words in LOCATIONS.values()]
        dice = [str(number) for number in range(1, len(words))] + [f"{len(words)}-{FACES}"]
        return [f"{die} {name}" for die, name in zip(dice, words, strict=True)]

    def _letter(self, cell: Cell) -> str:
        found = self._states.get(self._rows[cell[0] + 1][cell[1] - 1])
        if found is None:
            return "–"
        return found.letter_en if self._language == "en" else found.letter_fr

    # -- measures -----------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        """Ask for rows at arm's length."""
        made = kit()
        return QSize(self.minimumSizeHint().width(), (len(self._rows) + 1) * made.px(_ROW) + made.px(4))

    def minimumSizeHint(self) -> QSize:
        """Need a line for each row, and the words of the head beside each other."""
        made = kit()
        height = (len(self._rows) + 1) * line_height(plain_font(made)) + made.px(4)
        widest = max(advance(words, made.small) for words in self._columns())
        each = max(widest + made.px(10), made.px(44))
        return QSize(round(self._left() + each * len(self._rows[0])), height)

    def _left(self) -> float:
        made = kit()
        rows = len(self._rows)
        return max(advance(row_name(row, rows), strong_font(made)) for row in range(-1, rows - 1)) + made.px(
            16
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the table."""
        with Ink(self) as ink:
            self._paint(ink)

    # -- drawing ------------------------------------------------------------------------------------

    def _paint(self, ink: Ink) -> None:
        made, rows = ink.kit, len(self._rows)
        left, columns = self._left(), len(self._rows[0])
        across, high = (self.width() - left) / columns, self.height() / (rows + 1)
        lit_rows = {row for row, _ in self.lit}
        lit_columns = {column for _, column in self.lit}
        for number, words in enumerate(self._columns()):
            rect = QRectF(left + number * across, 0, across, high)
            here = number + 1 in lit_columns
            colour = made.colour("text" if here else "soft")
            ink.text(rect, words, made.small, colour, _CENTRE)
            if here:
                foot = QRectF(rect.left() + 3, rect.bottom() - made.px(3), rect.width() - 6, made.px(2))
                ink.box(foot, made.colour("accent"), None, 1)
        for number in range(rows):
            row = number - 1
            rect = QRectF(0, (number + 1) * high, left - made.px(8), high)
            here = row in lit_rows
            font, ink_name = (strong_font(made), "text") if here else (plain_font(made), "soft")
            ink.text(rect, row_name(row, rows), font, made.colour(ink_name), Qt.AlignmentFlag.AlignRight)
            if here:
                side = QRectF(left - made.px(4), rect.top() + 3, made.px(2), rect.height() - 6)
                ink.box(side, made.colour("accent"), None, 1)
            for column in range(1, columns + 1):
                box = QRectF(left + (column - 1) * across, rect.top(), across, high)
                self._paint_cell(ink, box.adjusted(1, 1, -1, -1), (row, column))

    def _paint_cell(self, ink: Ink, box: QRectF, cell: Cell) -> None:
        made = ink.kit
        final, lit = cell == self._final, cell in self.lit
        led = self._final is not None and (cell[0] == self._final[0] or cell[1] == self._final[1])
        ground = theme.mix(made.colour("accent"), made.colour("surface"), 12 if led else 0)
        if lit:
            most = max(self._cells.values(), default=1)
            share = 60 if final else 12 + 26 * self._cells.get(cell, 0) / most
            ground = theme.mix(
                made.colour("accent"), made.colour("raised"), round(share) if not final else 30
            )
        edge = made.colour("accent") if final else None
        ink.box(box, ground, edge, made.px(4), made.px(3) if final else 1)
        letter = self._letter(cell)
        found = self._states.get(self._rows[cell[0] + 1][cell[1] - 1])
        if found is None or self._rows[cell[0] + 1][cell[1] - 1] == NOTHING:
            ink.text(box, letter, plain_font(made), made.colour("text" if lit else "soft"), _CENTRE)
            return
        size = min(made.px(24), box.height() - 2)
        shape = QRectF(box.center().x() - size / 2, box.center().y() - size / 2, size, size)
        if lit:
            state(ink, shape, found.shape, letter, found.notches)
        else:
            ink.shape(found.shape, shape, None, made.colour("line"), 1)
            low = size * 0.1 if found.shape == "triangle" else 0
            ink.text(shape.translated(0, low), letter, plain_font(made), made.colour("soft"), _CENTRE)
