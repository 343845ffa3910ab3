"""After the end: what is left, the report to copy or save, a rematch, armies kept, the battle reopened."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QPlainTextEdit, QVBoxLayout, QWidget

from desktop.battle.context import BattleContext
from desktop.battle.keybutton import KeyButton
from desktop.battle.report import report


class ArchivePage(QWidget):
    """The report of an ended battle, to read only. ``chosen`` one of copy, save, rematch, reopen, army:a."""

    chosen = Signal(str)

    def __init__(self, context: BattleContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.text = QPlainTextEdit(self)
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self._buttons: dict[str, KeyButton] = {}
        self._grid = QGridLayout()
        self._grid.setSpacing(6)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.text, 1)
        column.addLayout(self._grid)

    def refresh(self) -> None:
        """Show the report of now."""
        words = report(self._context.play, self._context.language)
        if words != self.text.toPlainText():
            self.text.setPlainText(words)
        self.text.setAccessibleName(self.tr("Report"))
        rows = [
            ("copy", self.tr("Copy the report"), "copy"),
            ("save", self.tr("Save the report"), "file-text"),
            ("rematch", self.tr("Rematch"), "refresh"),
            ("reopen", self.tr("Play on"), "lock-open"),
        ]
        game = self._context.game
        for key in game.sides:
            if any(card.sketch for card in game.cards_of(key)):
                words = self.tr("Keep {side} as an army").format(side=self._context.side_name(key))
                rows.append((f"army:{key}", words, "users"))
        wanted = {name for name, _, _ in rows}
        for number, (name, words, icon) in enumerate(rows):
            if name not in self._buttons:
                button = KeyButton(self, large=True)
                button.setObjectName(name)
                button.clicked.connect(self._on_clicked)
                self._buttons[name] = button
            self._buttons[name].show_verb(words, icon=icon, primary=name == "rematch")
            self._grid.addWidget(self._buttons[name], number // 2, number % 2)
        for name, button in self._buttons.items():
            button.setVisible(name in wanted)

    def button(self, name: str) -> KeyButton:
        """Give a button by its name."""
        return self._buttons[name]

    def _on_clicked(self) -> None:
        self.chosen.emit(self.sender().objectName())
