"""Both sides of a new battle, beside each other where both have room."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout

from desktop.battle_start.side_form import SideForm

_GAP = 16


class SidesRow(QHBoxLayout):
    """The sides, the second one beneath the first where there is too little room."""

    def __init__(self, sides: Sequence[SideForm]) -> None:
        super().__init__()
        self._sides, self.abreast = sides, True
        self.setSpacing(_GAP)
        for form in sides:
            self.addWidget(form, 1)

    def fit(self, room: int) -> bool:
        """Lay the sides out for a width; True where they stand in another way now."""
        for form in self._sides:
            form.fit(0)  # the least that it needs is asked for
        needed = sum(form.minimumSizeHint().width() for form in self._sides) + _GAP
        before, self.abreast = self.abreast, needed <= room
        for form in self._sides:
            form.fit((room - _GAP) // 2 if self.abreast else room)
        self.setDirection(self.Direction.LeftToRight if self.abreast else self.Direction.TopToBottom)
        return self.abreast is not before
