"""The way to bring in the example of a game of which there is no army yet, where a battle is set up."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton, QWidget

from desktop.operations.examples import has_example
from desktop.wording.plain import caption
from rules.systems import KINDS, SystemKind


class ExampleButton(QPushButton):
    """Offered while a game has no army here; its name is said in the language of now."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._kind = next(iter(KINDS.values()))
        self.hide()

    def offer(self, kind: SystemKind, *, missing: bool) -> None:
        """Offer the example of a game where its armies are missing."""
        self._kind = kind
        self.setVisible(missing and has_example(kind.id))
        self.retranslate()

    def retranslate(self) -> None:
        """Say it again."""
        self.setText(self.tr("Load the example of {game}").format(game=caption(self._kind.name)))
        self.setToolTip(self.tr("Cards and two armies to try the game; one undo removes them"))
