"""The verbs of the chosen figure as buttons with their keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtWidgets import QGridLayout, QWidget

from desktop.battle.keybutton import KeyButton


@dataclass(frozen=True, slots=True)
class Verb:
    """A verb of a figure: its words, its key as shown, what it does."""

    id: str
    words: str
    key: str
    act: Callable[[], None]
    tip: str = ""


class VerbGrid(QWidget):
    """A grid of verbs; greyed while no figure is chosen."""

    def __init__(self, columns: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._columns = columns
        self._acts: dict[str, Callable[[], None]] = {}
        self._buttons: dict[str, KeyButton] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(5)

    def set_verbs(self, verbs: Sequence[Verb]) -> None:
        """Show the verbs, in the words and keys of now."""
        for number, verb in enumerate(verbs):
            if verb.id not in self._buttons:
                button = KeyButton(self)
                button.setObjectName(verb.id)
                button.clicked.connect(self._on_clicked)
                self._grid.addWidget(button, number // self._columns, number % self._columns)
                self._grid.setColumnStretch(number % self._columns, 1)
                self._buttons[verb.id] = button
            self._acts[verb.id] = verb.act
            self._buttons[verb.id].show_verb(verb.words, verb.key)
            self._buttons[verb.id].setToolTip(verb.tip)

    def set_possible(self, possible: bool) -> None:
        """Grey the verbs, or wake them."""
        if self.isEnabled() != possible:
            self.setEnabled(possible)

    def _on_clicked(self) -> None:
        self._acts[self.sender().objectName()]()
