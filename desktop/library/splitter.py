"""The list and the card beside it share the page, and the player may draw the line between them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSplitter, QWidget

from desktop.environment.settings import Settings
from desktop.look import theme

_SIZES = 850, 356
"""Shares of the list and of the card beside it, until the player draws the line elsewhere."""

_FOR_LETTERS = 64
"""What the list takes of the card as letters grow, in px at 100 %: its values grow, a card does not."""

_LEAST = 188
"""What the facts of a card need to be read without words cut, in px at 100 %."""


class Splitter(QSplitter):
    """Two widgets side by side; where the player drew the line is kept among the settings of a place."""

    def __init__(self, settings: Settings, key: str, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._settings, self._key = settings, key
        self.setChildrenCollapsible(False)

    def put(self, left: QWidget, right: QWidget) -> None:
        """Put the two side by side; made here, for who moves is dressed anew."""
        self.addWidget(left)
        self.addWidget(right)
        self.setStretchFactor(0, 3)
        self.setStretchFactor(1, 2)
        self._right = right
        self.splitterMoved.connect(self._keep)
        self.restyle()

    def restyle(self) -> None:
        """Draw the line where the player drew it, or as the text size in force wants it."""
        more = theme.current().px(_FOR_LETTERS) - _FOR_LETTERS
        self._right.setMinimumWidth(theme.current().px(_LEAST))
        kept = self._settings.sizes_of_place(self._key, 2)
        self.setSizes(kept or [_SIZES[0] + more, _SIZES[1] - more])

    def _keep(self) -> None:
        self._settings.keep_for_place(self._key, sizes=self.sizes())
