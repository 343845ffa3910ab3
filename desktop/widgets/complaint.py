"""A line that says in place why not."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from desktop.widgets.spoken import announce
from desktop.widgets.text import WrappedLabel, set_look


class Complaint(WrappedLabel):
    """Stands there while it has words; who listens is told them each time, the same ones too."""

    def __init__(self, parent: QWidget | None = None, *, tone: str = "warn") -> None:
        super().__init__("", parent)
        set_look(self, "", tone)
        self.hide()

    def say(self, words: str) -> None:
        """Say why not; "" takes it away."""
        self.setText(words)
        self.setVisible(bool(words))
        announce(self, words)
