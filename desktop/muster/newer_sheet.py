"""Newer versions of the cards of a list: what each changes and costs, taken one by one or all together."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHeaderView, QPushButton, QTableWidgetItem, QWidget

from desktop.look import theme
from desktop.look.lines import one_line
from desktop.muster.rows import change_in_pa, newer_lines
from desktop.muster.taking_sheet import NAMES, TakingSheet
from desktop.operations import army_sheet
from desktop.operations.newer import NewerCard, newer_of
from desktop.widgets.in_line import with_key
from desktop.widgets.text import KeyHint
from desktop.wording import army_words
from desktop.wording.card_words import language_now
from desktop.wording.plain import plain_tip
from rules.armies import Muster, army_cost
from rules.peoples import Peoples

_MOST_LETTERS = 90
"""Of one text before and after; notes of other programs fill pages. The tooltip has the rest."""


class NewerSheet(TakingSheet):
    """A panel over the window; ``wanted`` says which entries take what their cards show now."""

    wanted = Signal(tuple)
    """The ids of entries."""

    def __init__(self, parent: QWidget, peoples: Peoples) -> None:
        super().__init__(parent, Qt.Key.Key_A)
        self._peoples = peoples
        self._newer: Sequence[NewerCard] = ()
        self.all_button = QPushButton(self.tr("Take all"), self.panel)
        hint = self.tr("A list keeps the version it was made with until you take another one.")
        self.take_button = QPushButton(self.tr("Take this one"), self.panel)
        self._furnish(hint, self.take_button, with_key(self.all_button, KeyHint("A", self.panel)))
        self.table.wanted.connect(self._on_key)
        self.take_button.clicked.connect(self._take)
        self.all_button.clicked.connect(self._take_all)

    def show_sheet(self, sheet: army_sheet.ArmySheet, entry_id: str = "") -> None:
        """Show what is newer in a list, standing on an entry; where nothing is left, close."""
        self._newer = newer_of(sheet)
        if not self._newer:
            self.close_panel()
            return
        self._title.setText(self.tr("Newer versions in {army}").format(army=sheet.army.name))
        self.table.setAccessibleName(self._title.text())
        self._fill(sheet)
        ids = [newer.entry.id for newer in self._newer]
        self.table.setCurrentCell(ids.index(entry_id) if entry_id in ids else 0, 0)
        self.told.setText(self._total(sheet))
        if not self.isVisible():
            self.open()
        self.table.setFocus()

    def _fill(self, sheet: army_sheet.ArmySheet) -> None:
        """Word a row for each card."""
        self.table.clear()
        mode = QHeaderView.ResizeMode
        heads = (self.tr("Card"), self.tr("What changes"), self.tr("Price"))
        self.table.set_columns((mode.Fixed, mode.Stretch, mode.ResizeToContents), heads)
        self.table.setColumnWidth(0, theme.current().px(NAMES))
        self.table.setRowCount(len(self._newer))
        for row, newer in enumerate(self._newer):
            short, lines = (newer_lines(newer, self._peoples, most) for most in (_MOST_LETTERS, None))
            name, cost = sheet.name(newer.entry, language_now()), change_in_pa(newer)
            for column, text in enumerate((name, "\n".join(lines), cost)):
                item = QTableWidgetItem("\n".join(map(one_line, short)) if column == 1 else text)
                item.setToolTip(plain_tip(text))
                item.setData(Qt.ItemDataRole.AccessibleTextRole, text.replace("\n", ", "))
                self.table.setItem(row, column, item)
        self.table.settle()

    def _on_key(self, key: Qt.Key) -> None:
        self._take_all() if key == Qt.Key.Key_A else self._take()

    def _total(self, sheet: army_sheet.ArmySheet) -> str:
        """Say what the list costs now, and with all that is newer."""
        now = sheet.cost
        if not now.priced:
            return ""
        pins = {newer.entry.id: newer.new for newer in self._newer}
        cards = {
            (entry.card_id, entry.revision): pins[entry.id].card
            if entry.id in pins
            else sheet.muster.card(entry)
            for entry in sheet.army.entries
        }
        then = army_cost(Muster(sheet.army, cards))
        sentence = self.tr("The list: {now}; with all updates: {then}.")
        return sentence.format(now=army_words.total(now), then=army_words.total(then))

    def _take(self) -> None:
        row = self.table.currentRow()
        if 0 <= row < len(self._newer):
            self.wanted.emit((self._newer[row].entry.id,))

    def _take_all(self) -> None:
        self.wanted.emit(tuple(newer.entry.id for newer in self._newer))
