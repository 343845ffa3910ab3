"""The choice of the format that a list is checked by."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QSignalBlocker, Qt
from PySide6.QtWidgets import QWidget

from desktop.widgets.boxes import Combo, keep_letter, may_shrink
from desktop.wording.plain import plain_tip

_PAGE = "\N{NULL}page"


@dataclass(frozen=True, slots=True)
class FormatChoices:
    """The formats to choose from, by id and name, and the name of the one that the edition asks for."""

    by_edition: str
    formats: tuple[tuple[str, str], ...]


class FormatBox(Combo):
    """As the edition says, one of the formats, or the page on which they are made."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # chosen by mouse it leaves the letters to the verbs
        may_shrink(self, 6)

    def event(self, event: QEvent) -> bool:
        """Keep letters from the shortcuts of the place: they find a format."""
        return keep_letter(event) or super().event(event)

    def fill(self, choices: FormatChoices, chosen: str) -> None:
        """Offer these formats with one chosen; one that is gone gives way to the edition's."""
        rows = [(self.tr("{format} (edition)").format(format=choices.by_edition), "")]
        rows += [(name, key) for key, name in choices.formats]
        rows.append((self.tr("All formats…"), _PAGE))
        with QSignalBlocker(self):
            if [(self.itemText(n), self.itemData(n)) for n in range(self.count())] != rows:
                self.clear()
                for name, key in rows:
                    self.addItem(name, key)
        self.choose(chosen)

    def choose(self, chosen: str) -> None:
        """Choose a format without telling anybody."""
        with QSignalBlocker(self):
            self.setCurrentIndex(max(0, self.findData(chosen)))
        self.setToolTip(plain_tip(self.currentText()))

    @property
    def chosen(self) -> str:
        """The id of the format chosen, "" for the edition's."""
        return "" if self.wants_page else str(self.currentData() or "")

    @property
    def wants_page(self) -> bool:
        """Whether the page of formats was picked."""
        return bool(self.currentData() == _PAGE)
