"""A short menu whose rows have keys: elements, places, verbs of a side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from desktop.widgets.key_button import KeyButton
from desktop.widgets.prompt import Prompt


@dataclass(frozen=True, slots=True)
class MenuRow:
    """One row: what it means, its words, its key, perhaps a second line; faint where refused now."""

    id: str
    words: str
    key: str
    detail: str = ""
    icon: str = ""
    on: bool = False
    refused: bool = False


class Menu(Prompt):
    """Emits ``picked`` with the row and whether Shift was held; closes unless told to stay."""

    picked = Signal(str, bool)
    tight = True

    def __init__(
        self, parent: QWidget, title: str, rows: Sequence[MenuRow], *, columns: int = 1, stays: bool = False
    ) -> None:
        super().__init__(parent, title)
        self._stays = stays
        self._buttons: dict[str, KeyButton] = {}
        self._keys: dict[str, str] = {}
        grid = QGridLayout()
        grid.setSpacing(6)
        for number, row in enumerate(rows):
            button = KeyButton(self.panel)
            button.setObjectName(row.id)
            button.clicked.connect(self._on_clicked)
            grid.addWidget(button, number // columns, number % columns)
            self._buttons[row.id] = button
        self.body.addLayout(grid)
        self.say_verb(self.tr("Done") if stays else "")
        self.set_rows(rows)

    def set_rows(self, rows: Sequence[MenuRow]) -> None:
        """Show the rows again (counts may have changed)."""
        self._keys = {}
        for row in rows:
            self._keys[row.key.lower()] = row.id
            self._buttons[row.id].show_verb(
                row.words, row.key, row.detail, icon=row.icon, on=row.on, refused=row.refused
            )

    def press(self, key: str) -> bool:
        """Pick the row of a key; a capital letter counts as Shift."""
        found = self._keys.get(key.lower())
        if found is None:
            return False
        self._pick(found, key != key.lower())
        return True

    def _pick(self, row: str, shifted: bool) -> None:
        if not self._stays:
            self.reply = (row, shifted)
            self.close_panel()
        self.picked.emit(row, shifted)

    def _on_clicked(self) -> None:
        from PySide6.QtGui import QGuiApplication

        shifted = bool(QGuiApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier)
        self._pick(self.sender().objectName(), shifted)
