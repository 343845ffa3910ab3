"""Gems are chosen by element: those that pay an upkeep, those that the reserve cannot hold."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from desktop.battle.context import BattleContext
from desktop.battle.drafts.gems import GemsDraft
from desktop.battle.prompts.menu import ChoiceGrid, MenuRow
from desktop.widgets.prompt import Prompt
from desktop.widgets.text import label
from desktop.wording.elements import ELEMENTS
from desktop.wording.naming import mana_name


class GemsPrompt(Prompt):
    """A letter takes a gem, its capital gives one back; Enter does with them what was asked."""

    def __init__(
        self, parent: QWidget, context: BattleContext, title: str, verb: str, draft: GemsDraft
    ) -> None:
        super().__init__(parent, title)
        self._context, self.draft = context, draft
        self._grid = ChoiceGrid(self.panel, draft.offered, 2)
        self._grid.pressed.connect(self._take)
        self.body.addLayout(self._grid)
        self.said = label("", self.panel, wrap=True)
        self.body.addWidget(self.said)
        self.say_verb(verb)
        self.refresh()

    def refresh(self) -> None:
        """Show what is taken of what is held."""
        self._grid.show_rows(map(self._row, self.draft.offered))
        words = self.tr("{taken} of %n gems. A capital letter puts one back.", "", self.draft.needed)
        self.said.setText(words.format(taken=self.draft.count))
        self.resettle()

    def _row(self, element: str) -> MenuRow:
        taken = self.draft.gems.get(element, 0)
        words = self.tr("{element}: {taken} of {held}").format(
            element=mana_name(element), taken=taken, held=self.draft.offered[element]
        )
        return MenuRow(element, words, ELEMENTS[element].letter(self._context.language), on=taken > 0)

    def press(self, key: str) -> bool:
        """Take a gem of a letter's element, or give one back."""
        element = self._grid.choice(key)
        if element is None:
            return False
        self._move(element, -1 if key != key.lower() else 1)
        return True

    def _take(self, element: str) -> None:
        self._move(element, 1)

    def _move(self, element: str, by: int) -> None:
        self.draft = self.draft.moved(element, by)
        self.refresh()

    def answer(self) -> None:
        """Do it with the gems chosen, or say why not."""
        command = self.draft.command
        if command is not None and self.carry(self._context, command):
            self.close_panel()
