"""A box for a field of the card that is one of a few words, or none."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtWidgets import QWidget

from desktop.widgets.boxes import Combo
from desktop.wording.card_words import choice_words
from rules.card_fields import CardField


class ChoiceBox(Combo):
    """Offers what a field may be, in the language of now, nothing first."""

    def __init__(self, field: CardField, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        assert field.holds.read is not None
        self._field = field.key
        self._choices: tuple[StrEnum, ...] = (field.holds.read(""), *field.holds.choices)
        self.addItems([""] * len(self._choices))
        self.retranslate()

    @property
    def choice(self) -> StrEnum:
        """What is chosen."""
        return self._choices[max(0, self.currentIndex())]

    def choose(self, choice: StrEnum) -> None:
        """Choose what a card says."""
        self.setCurrentIndex(self._choices.index(choice))

    def retranslate(self) -> None:
        """Say every choice in the language of now."""
        for at, choice in enumerate(self._choices):
            self.setItemText(at, choice_words(self._field, choice))
