"""The fields of a new battle under their captions, in one row where there is room for it."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtWidgets import QGridLayout, QWidget

from desktop.look import theme
from desktop.widgets.text import label

_ROOM = 860
"""What the fields need in one row, in px at 100 %."""
# The row, the column and the columns taken of each field.
_WIDE = ((0, 0, 1), (0, 1, 1), (0, 2, 1), (0, 3, 1))
_NARROW = ((0, 0, 3), (0, 3, 3), (1, 0, 2), (1, 2, 4))

_LEAST = ((0, 0, 6), (1, 0, 6), (2, 0, 6), (3, 0, 6))
_LEAST_ROOM = 600
"""Narrower than so many px at 100 %, nearly every field has a row of its own."""


class FieldGrid(QGridLayout):
    """Lay four fields out."""

    def __init__(self, parent: QWidget, fields: Mapping[str, QWidget]) -> None:
        super().__init__()
        self.setHorizontalSpacing(16)
        self.setVerticalSpacing(4)
        self._fields = fields
        self.captions = {key: label("", parent) for key in fields}
        for key, field in fields.items():
            self.captions[key].setBuddy(field)
        self._arrange(_WIDE)

    def name_field(self, key: str, words: str) -> None:
        """Write the caption of a field, which is its name for screen readers too."""
        self.captions[key].setText(words)
        self._fields[key].setAccessibleName(words)

    def fit(self, width: int) -> None:
        """Take two rows where one has no room in a width, four where two have none."""
        px = theme.current().px
        places = _WIDE if width >= px(_ROOM) else _NARROW if width >= px(_LEAST_ROOM) else _LEAST
        if places is not self._places:
            self._arrange(places)

    def _arrange(self, places: tuple[tuple[int, int, int], ...]) -> None:
        self._places = places
        for (key, caption), (row, column, span) in zip(self.captions.items(), places, strict=True):
            self.addWidget(caption, 2 * row, column, 1, span)
            self.addWidget(self._fields[key], 2 * row + 1, column, 1, span)
        for column, stretch in enumerate((4, 2, 1, 0, 0, 0) if places is _WIDE else (1,) * 6):
            self.setColumnStretch(column, stretch)
