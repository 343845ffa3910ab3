"""Newer catalogues of a list: what they would change in it, taken by one button or Return."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHeaderView, QPushButton, QTableWidgetItem, QWidget

from desktop.look import theme
from desktop.muster.taking_sheet import NAMES, TakingSheet
from desktop.operations.newer_catalogues import Adoption, EntryPriceChange
from desktop.wording import army_words, fill
from desktop.wording.card_words import language_now
from desktop.wording.newer_words import parts_changed
from desktop.wording.plain import plain_tip
from rules.legality import Problem
from rules.peoples import Peoples


class CataloguesSheet(TakingSheet):
    """A panel over the window; ``wanted`` when the list is to go by the files of now."""

    wanted = Signal()

    def __init__(self, parent: QWidget, peoples: Peoples) -> None:
        super().__init__(parent)
        self._peoples = peoples
        hint = self.tr("A list keeps the catalogues it was made with until you take others.")
        self.take_button = QPushButton(self.tr("Take them"), self.panel)
        self._furnish(hint, self.take_button)
        self.table.wanted.connect(self.wanted)
        self.take_button.clicked.connect(self.wanted)

    def show_adoption(self, found: Adoption) -> None:
        """Show what would change."""
        self._title.setText(fill(self.tr("Catalogues of {army}"), army=found.before.army.name))
        self.table.setAccessibleName(self._title.text())
        mode = QHeaderView.ResizeMode
        self.table.set_columns((mode.Fixed, mode.Stretch))
        self.table.setColumnWidth(0, theme.current().px(NAMES))
        rows = list(self._rows(found)) or [("", self.tr("Nothing changes in this list."))]
        self.table.setRowCount(len(rows))
        for row, texts in enumerate(rows):
            for column, text in enumerate(texts):
                item = QTableWidgetItem(text)
                item.setToolTip(plain_tip(text))
                self.table.setItem(row, column, item)
        self.table.setCurrentCell(0, 0)
        self.table.settle()
        sentence = self.tr("The list: {now}; with these catalogues: {then}.")
        now = army_words.in_all(found.before.cost, {each.name: each.before for each in found.others})
        then = army_words.in_all(found.now.cost, {each.name: each.now for each in found.others})
        self.told.setText(sentence.format(now=now, then=then))
        self.open()
        self.table.setFocus()

    def _rows(self, found: Adoption) -> Iterator[tuple[str, str]]:
        """Give files, prices, options that are known no more, limits, each with what changes."""
        names = {entry.id: found.before.name(entry, language_now()) for entry in found.before.army.entries}
        for file in found.files:
            now = self.tr("revision {n}").format(n=file.now)
            moved = now if file.before is None else f"{file.before} → {file.now}"
            yield file.name, " · ".join(filter(None, (moved, parts_changed(file, names))))
        for price in found.prices:
            yield names[price.entry.id], " · ".join(_moves(price))
        for entry, options in found.lost.items():
            yield (
                names[entry],
                self.tr("not in the catalogue any more: {what}").format(
                    what=", ".join(options) or names[entry]
                ),
            )
        for problems, words in (
            (found.broken, self.tr("Limit broken then")),
            (found.mended, self.tr("Limit kept then")),
        ):
            for problem in problems:
                yield words, self._of(problem, names.get(problem.where, ""))

    def _of(self, problem: Problem, name: str) -> str:
        return " · ".join(filter(None, (army_words.reason(problem.message, self._peoples), name)))


def _moves(price: EntryPriceChange) -> Iterator[str]:
    """Word what an entry would cost otherwise, currency by currency: −3 POW → −2 POW."""
    if price.before.total != price.now.total:
        yield f"{army_words.price(price.before)} → {army_words.price(price.now)}"
    for each in price.others:
        before, now = (army_words.currency(cost, each.name) for cost in (each.before, each.now))
        yield f"{before} → {now}"
