"""The button that leaves the cards of the player's own people alone."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from desktop.widgets.text import set_look
from desktop.wording.plain import plain_tip


class OwnPeopleButton(QPushButton):
    """Says whose cards are wanted: those of one's own people, or of all again."""

    wanted = Signal(object)
    """The people's id, None for all."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.people = ""
        self.setCheckable(True)
        set_look(self, "segment")
        self.clicked.connect(self._on_clicked)
        self.hide()

    def offer(self, people: str, name: str) -> None:
        """Offer the cards of a people, "" for none."""
        self.people = people
        self.setVisible(bool(people))
        self.setToolTip(plain_tip(name))

    def show_wanted(self, people: str | None) -> None:
        """Show whether that people's cards are wanted."""
        self.setChecked(bool(self.people) and people == self.people)

    def retranslate(self) -> None:
        """Say its words again."""
        self.setText(self.tr("My people"))

    def _on_clicked(self, on: bool) -> None:
        self.wanted.emit(self.people if on else None)
