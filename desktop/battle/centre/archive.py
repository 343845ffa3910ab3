"""After the end: the score, what turned it, the report to copy or save, a rematch, the battle reopened."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QPlainTextEdit, QVBoxLayout, QWidget

from desktop.battle.centre.outcome import ScorePanel, TurningPoints, outcome, turning_points
from desktop.battle.centre_page import CentrePage, GoOn
from desktop.battle.context import BattleContext
from desktop.look import theme
from desktop.wording.battle.report import report

_ARMY_KEYS = "KL"
_LEAST_REPORT = 100
"""How high the report is at least, in px at 100 %."""


class ArchivePage(CentrePage):
    """The outcome and the report of an ended battle, to read only."""

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
        self._words = ""
        self._read: tuple[int | None, str] | None = None
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(8)
        page.addWidget(self.score)
        page.addWidget(self.turning)
        page.addWidget(self.text, 1)
        self.restyle()

    def restyle(self) -> None:
        """Take the theme's sizes again."""
        self.text.setMinimumHeight(theme.current().px(_LEAST_REPORT))
        super().restyle()

    def refresh(self, selected: str = "") -> None:
        """Show the outcome and the report of now; all steps are walked, but for a new one alone."""
        read = (self._context.play.head, self._context.language)
        if read == self._read:
            return
        self._read = read
        self._words = report(self._context.play, self._context.language)
        if self.isVisible():
            self._show_words()
        self.score.show_sides(outcome(self._context))
        self.turning.show_losses(self._context, turning_points(self._context))
        self.text.setAccessibleName(self.tr("Report"))

    def verbs(self, asked: bool) -> tuple[GoOn, ...]:
        """Give what can be done with an ended battle: copy, save, rematch, reopen, army:a."""
        # not C: with a figure chosen that is its card, here as everywhere
        rows = [
            ("rematch", self.tr("Rematch"), "refresh", "R"),
            ("copy", self.tr("Copy the report"), "copy", "P"),
            ("save", self.tr("Save the report"), "file-text", "E"),
            ("reopen", self.tr("Play on"), "lock-open", "O"),
        ]
        game = self._context.game
        sketched = [key for key in game.sides if any(card.sketch for card in game.cards_of(key))]
        for key, letter in zip(sketched, _ARMY_KEYS, strict=False):
            words = self.tr("Save {side} as an army").format(side=self._context.side_name(key))
            rows.append((f"army:{key}", words, "users", letter))
        return tuple(
            GoOn(name, words, key, icon=icon, primary=name == "rematch" and not asked)
            for name, words, icon, key in rows
        )

    def showEvent(self, event: QShowEvent) -> None:
        """Lay the report out in the room there is now: laid out before, it begins below its title."""
        super().showEvent(event)
        self._show_words()

    def _show_words(self) -> None:
        if self._words != self.text.toPlainText():
            self.text.setPlainText(self._words)

    def verb_of(self, text: str) -> str:
        """Give the verb of a key, "" for none."""
        return next((verb.code for verb in self.verbs(asked=False) if verb.key == text.upper()), "")
