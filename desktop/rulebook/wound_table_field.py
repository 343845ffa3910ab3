"""The wound table as a grid of letters: arrows walk, a letter of a result sets the cell."""

from __future__ import annotations

from itertools import product

from PySide6.QtCore import QCoreApplication, QModelIndex, Qt
from PySide6.QtGui import QBrush, QKeyEvent
from PySide6.QtWidgets import QHeaderView, QTableWidget, QTableWidgetItem, QWidget

from desktop.look import theme
from desktop.rulebook.cells import CellField
from desktop.widgets.keys import typed
from desktop.wording import number
from desktop.wording.plain import plain_tip
from rules.battle.ruleset import NOTHING, Ruleset
from rules.battle.ruleset_table import RulesetCell

_HIGH = 34
_WIDE = 64
_DASH = "–"


class WoundTableField(CellField):
    """The table as the ruleset shapes it; changed cells stand out in bold on a tint."""

    def __init__(
        self, cell: RulesetCell, language: str, name: str, ruleset: Ruleset, parent: QWidget
    ) -> None:
        super().__init__(cell, language, name, parent)
        states = ruleset.track.states
        lives = {result: result for result in ruleset.results if result.isdecimal()}
        lost = QCoreApplication.translate("Rulebook", "Life points lost: {n}")
        self.letters = {result: ruleset.track.sign(result, language) for result in ruleset.results}
        self.names = {NOTHING: QCoreApplication.translate("Rulebook", "Nothing")} | {
            s.id: s.en if language == "en" else s.fr for s in states
        }
        self.names |= {result: lost.format(n=result) for result in lives}
        self.read_only = False
        self.value: tuple[str, ...] = ()
        self.default: tuple[str, ...] = ()
        self.table = _Table(self, ruleset)
        self._take(self.table)

    def show_value(self, value: object) -> None:
        """Show a table."""
        self.value = value if isinstance(value, tuple) else ()
        current = theme.current()
        plain, bold = current.font(), current.font(bold=True)
        for row, line in enumerate(self.value):
            for column, result in enumerate(line):
                item = self.table.cells[row, column]
                other = bool(self.default) and self.default[row][column] != result
                item.setText(self.letters[result])
                item.setFont(bold if other else plain)
                item.setBackground(QBrush(current.tint("accent", 20)) if other else QBrush())
                item.setToolTip(plain_tip(self.names[result]))
                item.setData(Qt.ItemDataRole.AccessibleTextRole, self.names[result])

    def put(self, row: int, column: int, result: str) -> None:
        """Set one cell and say the whole; a table that is only read stays as it is."""
        if self.read_only:
            return
        line = self.value[row]
        changed = line[:column] + result + line[column + 1 :]
        self._tell((*self.value[:row], changed, *self.value[row + 1 :]))

    def result_of(self, text: str) -> str | None:
        """Find the result whose letter was typed."""
        if text in ("-", _DASH):
            return NOTHING
        wanted = text.casefold()
        return next((key for key, letter in self.letters.items() if letter.casefold() == wanted), None)

    def turned(self, row: int, column: int, by: int = 1) -> str:
        """Return the result that follows the one in a cell."""
        order = list(self.letters)
        return order[(order.index(self.value[row][column]) + by) % len(order)]


def _band(low: int | None, high: int | None) -> str:
    """Write from which FOR − RES to which a column goes."""
    ends = ["0" if not n else number(n, "+") for n in (low, high) if n is not None]
    if low is None or high is None:
        return f"{'≤' if low is None else '≥'} {ends[0]}"
    return ends[0] if low == high else "/".join(ends)


class _Table(QTableWidget):
    def __init__(self, grid: WoundTableField, ruleset: Ruleset) -> None:
        rows, columns = ruleset.table_shape
        super().__init__(rows, columns, grid)
        self._grid = grid
        self._places = [_band(*band) for band in ruleset.column_bands] or [
            QCoreApplication.translate("Rulebook", "1\nLegs"),
            QCoreApplication.translate("Rulebook", "2\nArms"),
            QCoreApplication.translate("Rulebook", "3\nAbdomen"),
            QCoreApplication.translate("Rulebook", "4\nChest"),
            QCoreApplication.translate("Rulebook", "5-6\nHead"),
        ]
        self.setHorizontalHeaderLabels(self._places)
        if ruleset.wound_columns:
            self.setVerticalHeaderLabels([*(f"+{n}" for n in range(1, rows)), f"{rows}+"])
        else:
            bands = [f"{2 * n}/{2 * n + 1}" for n in range(rows - 2)]
            self.setVerticalHeaderLabels(["< 0", *bands, f"≥ {2 * (rows - 2)}"])
        self.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QTableWidget.SelectionMode.SingleSelection)
        self.cells: dict[tuple[int, int], QTableWidgetItem] = {}
        for row, column in product(range(rows), range(columns)):
            item = self.cells[row, column] = QTableWidgetItem()
            item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
            self.setItem(row, column, item)
        self.doubleClicked.connect(self._on_double_click)
        self._measure()

    def _measure(self) -> None:
        px, metrics = theme.current().px, self.fontMetrics()
        across, down = self.horizontalHeader(), self.verticalHeader()
        for header in (across, down):
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
            header.setSectionsClickable(False)
            header.setDefaultAlignment(Qt.AlignmentFlag.AlignCenter)
        widest = max(metrics.horizontalAdvance(line) for words in self._places for line in words.split("\n"))
        across.setDefaultSectionSize(max(px(_WIDE), widest + px(14)))
        down.setDefaultSectionSize(px(_HIGH))
        down.setFixedWidth(metrics.horizontalAdvance("18/19") + px(24))
        across.setFixedHeight(2 * metrics.height() + px(8))
        self.setFixedSize(
            down.width() + across.length() + 2 * self.frameWidth(),
            across.height() + down.length() + 2 * self.frameWidth(),
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Set a cell by a letter, turn it with Space, empty it with Del; arrows walk."""
        row, column = self.currentRow(), self.currentColumn()
        text = typed(event).strip()
        if row >= 0 and event.key() == Qt.Key.Key_Space:
            self._grid.put(row, column, self._grid.turned(row, column))
        elif row >= 0 and event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._grid.put(row, column, NOTHING)
        elif row >= 0 and text and (result := self._grid.result_of(text)) is not None:
            self._grid.put(row, column, result)
        elif text and event.key() != Qt.Key.Key_Escape:
            event.accept()  # a letter that names no result is no verb of the place either
        else:
            super().keyPressEvent(event)

    def _on_double_click(self, index: QModelIndex) -> None:
        self._grid.put(index.row(), index.column(), self._grid.turned(index.row(), index.column()))
