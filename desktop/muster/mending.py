"""What mends a limit that asks for more: a menu of every choice that would, and the ways to its card."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from desktop.muster.controller import MusterController
from desktop.muster.entry_options import EntryOptions
from desktop.muster.panes import Panes
from desktop.muster.rows import MEND, currencies
from desktop.operations.evaluated_list import AskedChoice
from desktop.operations.remedies import remedies
from desktop.widgets.menu_help import MenuHelp
from desktop.wording import army_words, fill
from desktop.wording.card_words import language_now
from desktop.wording.plain import caption


class Mending(QObject):
    """Offers what would satisfy a limit of a catalogue; the controller chooses it."""

    def __init__(self, controller: MusterController, panes: Panes, options: EntryOptions) -> None:
        super().__init__(panes)
        self._controller = controller
        self._panes = panes
        self._options = options

    def offer(self, act: str, at: QPoint) -> None:
        """Open the menu of a line of the checks; one that is out of date by now opens none."""
        sheet = self._controller.sheet
        made = sheet.by_catalogues if sheet is not None else None
        number = int(act.removeprefix(MEND))
        if sheet is None or made is None or number >= len(made.problems):
            return
        problem = made.problems[number]
        menu = QMenu(self._panes)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for asked in remedies(made, problem):
            name = army_words.heading(asked.name)
            words = name if asked.number == 1 else f"{asked.number} × {name}"
            action = menu.addAction(caption(" · ".join(filter(None, (words, currencies(asked.costs, made))))))
            action.setData(asked)
        entry = next((each for each in sheet.army.entries if each.id == problem.where), None)
        if entry is not None:
            menu.addSeparator()
            card = sheet.name(entry, language_now())
            words = fill(self.tr("Options of {card}…"), card=card)
            menu.addAction(caption(words)).setData(entry.id)
        menu.triggered.connect(self._take)
        MenuHelp(menu)
        menu.popup(at)

    def _take(self, action: QAction) -> None:
        """Choose something, or unfold the options of the card."""
        told = action.data()
        if isinstance(told, AskedChoice):
            self._controller.take_one(told)
        elif self._panes.entries.select(str(told)):
            self._panes.entries.setFocus()
            self._options.open()
