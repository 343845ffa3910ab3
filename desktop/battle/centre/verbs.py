"""The verbs of the chosen figure as buttons with their keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
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
        self._now = 0
        self._verbs: tuple[Verb, ...] = ()
        self._acts: dict[str, Callable[[], None]] = {}
        self._buttons: dict[str, KeyButton] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(5)

    def set_verbs(self, verbs: Sequence[Verb]) -> None:
        """Show the verbs, in the words and keys of now."""
        self._verbs = tuple(verbs)
        for verb in verbs:
            if verb.id not in self._buttons:
                button = KeyButton(self)
                button.setObjectName(verb.id)
                button.clicked.connect(self._on_clicked)
                self._buttons[verb.id] = button
            self._acts[verb.id] = verb.act
            self._buttons[verb.id].show_verb(verb.words, verb.key)
            self._buttons[verb.id].setToolTip(verb.tip)
        self._now = 0
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stand in as many columns as have room for every word."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        if not self._buttons:
            return
        widest = max(button.sizeHint().width() for button in self._buttons.values())
        room = (self.width() + self._grid.spacing()) // (widest + self._grid.spacing())
        columns = next(n for n in (self._columns, 3, 2, 1) if n <= max(1, room))
        if columns == self._now:
            return
        self._now = columns
        for number, button in enumerate(self._buttons.values()):
            self._grid.addWidget(button, number // columns, number % columns)
        for column in range(self._columns):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)

    def minimumSizeHint(self) -> QSize:
        """Fit any width: the columns follow."""
        return QSize(0, super().minimumSizeHint().height())

    def verbs(self) -> Sequence[Verb]:
        """Give the verbs."""
        return self._verbs

    def set_possible(self, possible: bool) -> None:
        """Grey the verbs, or wake them."""
        if self.isEnabled() != possible:
            self.setEnabled(possible)

    def _on_clicked(self) -> None:
        self._acts[self.sender().objectName()]()
