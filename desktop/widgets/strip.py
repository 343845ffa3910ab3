"""A sentence on a tinted band, with up to two verbs."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.look import theme
from desktop.look.painting import Ink
from desktop.widgets.in_line import in_row
from desktop.widgets.key_button import VerbButton
from desktop.widgets.painted import Painted
from desktop.widgets.spoken import Speaker
from desktop.widgets.text import label


class Strip(Painted, QWidget, Speaker):
    """A sentence and up to two verbs on a tinted band; ``pressed`` with 0 or 1."""

    spoken_role = QAccessible.Role.StatusBar
    pressed = Signal(int)

    def __init__(self, tone: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tone = tone
        self._words = label("", self, wrap=True)
        self._buttons = (VerbButton(self), VerbButton(self))
        row = in_row(self, (self._words, 1), gap=8, edges=(16, 4, 8, 4))
        for button in self._buttons:
            button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
            button.clicked.connect(self._on_pressed)
            row.addWidget(button)
        self.hide()

    def say(self, words: str, *verbs: tuple[str, str]) -> None:
        """Show a sentence with verbs (words, key); "" hides the strip."""
        self.setVisible(bool(words))
        if not words:
            return
        self._words.setText(words)
        self.setAccessibleName(words)
        for number, button in enumerate(self._buttons):
            button.setVisible(number < len(verbs))
            if number < len(verbs):
                button.show_verb(*verbs[number])

    @property
    def words(self) -> str:
        """The sentence shown, empty when hidden."""
        return "" if self.isHidden() else self._words.text()

    def button(self, number: int) -> VerbButton:
        """Give one of the verbs' buttons."""
        return self._buttons[number]

    def _paint(self, ink: Ink) -> None:
        style = ink.style
        ink.painter.fillRect(self.rect(), theme.mix(style.colour(self._tone), style.colour("raised"), 18))
        ink.painter.fillRect(0, 0, style.px(6), self.height(), style.colour(self._tone))

    def _on_pressed(self) -> None:
        self.pressed.emit(self._buttons.index(self.sender()))
