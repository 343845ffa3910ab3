"""After the end: the score, what turned it, the report to copy or save, a rematch, the battle reopened."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QGridLayout, QPlainTextEdit, QVBoxLayout, QWidget

from desktop.battle.centre.outcome import ScorePanel, TurningPoints, outcome, turning_points
from desktop.battle.centre_page import CentrePage
from desktop.battle.context import BattleContext
from desktop.battle.report import report
from desktop.widgets.key_button import VerbButton

_ARMY_KEYS = "KL"
_ARMY = "army:"
_COLUMNS = 2


class ArchivePage(CentrePage):
    """The report of an ended battle, to read only. ``chosen`` one of copy, save, rematch, reopen, army:a."""

    chosen = Signal(str)
    looked = Signal(int)
    """Emitted with a step to look back at."""

    def __init__(self, context: BattleContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.score = ScorePanel(self)
        self.turning = TurningPoints(self)
        self.turning.looked.connect(self.looked)
        self.text = QPlainTextEdit(self)
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self._buttons: dict[str, VerbButton] = {}
        self._keys: dict[str, str] = {}
        self._words = ""
        self._grid = QGridLayout()
        self._grid.setSpacing(6)
        for column in range(_COLUMNS):
            self._grid.setColumnStretch(column, 1)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(8)
        page.addWidget(self.score)
        page.addWidget(self.turning)
        page.addWidget(self.text, 1)
        page.addLayout(self._grid)

    def refresh(self, selected: str = "") -> None:
        """Show the report of now."""
        self._words = report(self._context.play, self._context.language)
        if self.isVisible():
            self._show_words()
        self.score.show_sides(outcome(self._context))
        self.turning.show_losses(self._context, turning_points(self._context))
        self.text.setAccessibleName(self.tr("Report"))
        # not C: with a figure chosen that is its card, here as everywhere
        rows = [
            ("copy", self.tr("Copy the report"), "copy", "P"),
            ("save", self.tr("Save the report"), "file-text", "E"),
            ("rematch", self.tr("Rematch"), "refresh", "R"),
            ("reopen", self.tr("Play on"), "lock-open", "O"),
        ]
        game = self._context.game
        sketched = [key for key in game.sides if any(card.sketch for card in game.cards_of(key))]
        for key, letter in zip(sketched, _ARMY_KEYS, strict=False):
            words = self.tr("Save {side} as an army").format(side=self._context.side_name(key))
            rows.append((f"{_ARMY}{key}", words, "users", letter))
        self._keys = {key: name for name, _, _, key in rows}
        before: QWidget = self.text
        for number, (name, words, icon, key) in enumerate(rows):
            if name not in self._buttons:
                named = name.startswith(_ARMY)  # a name of any length takes a line of its own, and more
                button = VerbButton(self, large=named)
                button.setObjectName(name)
                button.clicked.connect(self._on_clicked)
                self._buttons[name] = button
            self._buttons[name].show_verb(words, key, icon=icon, primary=name == "rematch")
            line, column = (number, 0) if name.startswith(_ARMY) else divmod(number, _COLUMNS)
            self._grid.addWidget(self._buttons[name], line, column, 1, -1 if name.startswith(_ARMY) else 1)
            self.setTabOrder(before, self._buttons[name])
            before = self._buttons[name]
        for name, button in self._buttons.items():
            button.setVisible(name in self._keys.values())

    def showEvent(self, event: QShowEvent) -> None:
        """Lay the report out in the room there is now: laid out before, it begins below its title."""
        super().showEvent(event)
        self._show_words()

    def _show_words(self) -> None:
        if self._words != self.text.toPlainText():
            self.text.setPlainText(self._words)

    def verb_of(self, text: str) -> str:
        """Give the verb of a key, "" for none."""
        return self._keys.get(text.upper(), "")

    def button(self, name: str) -> VerbButton:
        """Give a button by its name."""
        return self._buttons[name]

    def _on_clicked(self) -> None:
        self.chosen.emit(self.sender().objectName())
