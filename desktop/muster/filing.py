"""The folder and the tags of a list, typed in a small panel."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCompleter, QLineEdit, QPushButton, QWidget

from desktop.widgets.overlay import PassingOverlay
from desktop.widgets.text import label, set_look
from rules.armies import Army


class FilingPrompt(PassingOverlay):
    """Emits ``kept`` with a folder and tags; folders that are known are completed."""

    SIZE = (440, 264)

    kept = Signal(str, object)

    def __init__(self, parent: QWidget, army: Army, folders: Sequence[str]) -> None:
        super().__init__(parent)
        title = label(army.name, self.panel, role="heading", wrap=True)
        self.folder = QLineEdit(army.folder, self.panel)
        self.tags = QLineEdit(", ".join(army.tags), self.panel)
        known = QCompleter(list(folders), self.folder)
        known.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.folder.setCompleter(known)
        keep = QPushButton(self.tr("Save"), self.panel)
        set_look(keep, "primary")
        column = self.sheet_column(6)
        column.addWidget(title)
        for field, words in (
            (self.folder, self.tr("Folder")),
            (self.tags, self.tr("Tags, separated by commas")),
        ):
            column.addWidget(label(words, self.panel, role="small"))
            column.addWidget(field)
            field.setAccessibleName(words)
            field.returnPressed.connect(self._keep)
        column.addSpacing(6)
        column.addWidget(keep)
        column.addStretch(1)
        keep.clicked.connect(self._keep)

    def show_now(self) -> None:
        """Open on the folder."""
        self.open()
        self.folder.setFocus()
        self.folder.selectAll()

    def _keep(self) -> None:
        folder = self.folder.text()
        tags = tuple(tag.strip().removeprefix("#") for tag in self.tags.text().split(",") if tag.strip())
        self.close_panel()
        self.kept.emit(folder, tags)
