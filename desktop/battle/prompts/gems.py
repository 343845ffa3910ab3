"""Gems are chosen by element: those that pay an upkeep, those that the reserve cannot hold."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from desktop.battle.context import BattleContext
from desktop.widgets.key_button import KeyButton
from desktop.widgets.prompt import Prompt
from desktop.widgets.text import label
from desktop.wording.elements import ELEMENTS
from desktop.wording.naming import mana_name


class GemsPrompt(Prompt):
    """A letter takes a gem, its capital gives one back; Enter answers with ``chosen`` gems by element.

    ``offered`` are those that may be taken, ``proposed`` those taken at first, ``needed`` how many it asks.
    """

    chosen = Signal(object)

    def __init__(
        self,
        parent: QWidget,
        context: BattleContext,
        title: str,
        verb: str,
        *,
        offered: Mapping[str, int],
        proposed: Mapping[str, int],
        needed: int,
    ) -> None:
        super().__init__(parent, title)
        self._context, self._offered, self._needed = context, offered, needed
        self.gems = dict(proposed)
        grid = QGridLayout()
        grid.setSpacing(6)
        self._buttons: dict[str, KeyButton] = {}
        for place, element in enumerate(offered):
            button = KeyButton(self.panel)
            button.setObjectName(element)
            button.clicked.connect(self._on_clicked)
            grid.addWidget(button, place // 2, place % 2)
            self._buttons[element] = button
        self.body.addLayout(grid)
        self.said = label("", self.panel, wrap=True)
        self.body.addWidget(self.said)
        self.say_verb(verb)
        self.refresh()

    @property
    def count(self) -> int:
        """How many gems are taken."""
        return sum(self.gems.values())

    def refresh(self) -> None:
        """Show what is taken of what is held."""
        for element, button in self._buttons.items():
            taken = self.gems.get(element, 0)
            words = self.tr("{element}: {taken} of {held}").format(
                element=mana_name(element), taken=taken, held=self._offered[element]
            )
            button.show_verb(words, self._letter(element), on=taken > 0)
        words = self.tr("{taken} of %n gems. A capital letter puts one back.", "", self._needed)
        self.said.setText(words.format(taken=self.count))
        self.resettle()

    def _letter(self, element: str) -> str:
        return ELEMENTS[element].letter(self._context.language)

    def press(self, key: str) -> bool:
        """Take a gem of a letter's element, or give one back."""
        for element in self._buttons:
            if self._letter(element).lower() == key.lower():
                self._move(element, -1 if key != key.lower() else 1)
                return True
        return False

    def _move(self, element: str, by: int) -> None:
        """Take one more; beyond the last one of an element it begins again at none."""
        n = self.gems.get(element, 0) + by
        self.gems[element] = n if 0 <= n <= self._offered[element] else 0
        self.refresh()

    def answer(self) -> None:
        """Say which gems were chosen; whoever asked closes the prompt, or says why not."""
        self.chosen.emit({element: n for element, n in self.gems.items() if n})

    def _on_clicked(self) -> None:
        self._move(self.sender().objectName(), 1)
