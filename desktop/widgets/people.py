"""Choose one's people from a list."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.widgets.boxes import Combo


class PeopleBox(Combo):
    """A list of peoples whose first line is "no people of my own"; `chosen(id)` only by the user's hand."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.activated.connect(self._on_activated)

    def set_people(self, peoples: Iterable[tuple[str, str]], chosen: str) -> None:
        """Offer peoples as (id, name) and select one; an unknown id selects none."""
        self.clear()
        self.addItem(self._nobody(), "")
        for id, name in peoples:
            self.addItem(name, id)
        self.setCurrentIndex(max(self.findData(chosen), 0))

    def retranslate(self) -> None:
        """Say the fixed words again."""
        if self.count():
            self.setItemText(0, self._nobody())

    def _nobody(self) -> str:
        return self.tr("All of them")

    def _on_activated(self, row: int) -> None:
        self.chosen.emit(self.itemData(row))
