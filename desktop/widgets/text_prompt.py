"""One line of text: a note, a name, a counter."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCompleter, QLineEdit, QWidget

from desktop.widgets.prompt import Prompt, soft


class TextPrompt(Prompt):
    """Asks for a line; ``given`` holds it, without blanks around.

    ``required`` is said of an empty line, which is not taken then.
    """

    given = Signal(str)

    def __init__(
        self,
        parent: QWidget,
        title: str,
        verb: str,
        *,
        text: str = "",
        hint: str = "",
        known: Sequence[str] = (),
        required: str = "",
    ) -> None:
        super().__init__(parent, title)
        self._required = required
        self.field = QLineEdit(text, self.panel)
        self.field.setAccessibleName(title)
        self.field.setMaxLength(500)
        self.field.selectAll()
        if known:
            self.field.setCompleter(QCompleter(list(known), self.field))
        self.body.addWidget(self.field)
        if hint:
            self.body.addWidget(soft(hint, self.panel))
        self.say_verb(verb)
        self.opens_on = self.field

    def answer(self) -> None:
        """Hand the line over."""
        text = self.field.text().strip()
        if not text and self._required:
            self.complain(self._required)
            return
        self.reply_with(text)
        self.given.emit(text)
