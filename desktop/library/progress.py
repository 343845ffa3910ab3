"""The page that shows how far an import is, and gives it up."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget

from desktop.look import theme
from desktop.widgets.text import KeyHint, label
from desktop.wording import fill

_WHOLE = 1000


class ProgressPage(QWidget):
    """How far the reading is; `given_up` by Esc or its button, as long as nothing is being written."""

    given_up = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = ""
        self._title = label("", self, role="title", wrap=True)
        self._sentence = label("", self, role="soft", wrap=True)
        self.bar = QProgressBar(self)
        self.bar.setRange(0, _WHOLE)
        self.bar.setTextVisible(False)
        self.cancel = QPushButton(self)
        self.cancel.clicked.connect(self.given_up)
        verbs = QHBoxLayout()
        verbs.setSpacing(6)
        verbs.addWidget(self.cancel)
        verbs.addWidget(KeyHint("Esc", self))
        verbs.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(48, 48, 48, 48)
        column.setSpacing(16)
        column.addStretch(1)
        column.addWidget(self._title)
        column.addWidget(self.bar)
        column.addWidget(self._sentence)
        column.addLayout(verbs)
        column.addStretch(2)
        self.restyle()

    def show_begun(self, names: str) -> None:
        """Show that the files of these names are being read."""
        self._names = names
        self.bar.setValue(0)
        self.cancel.setEnabled(True)
        self.retranslate()
        self.cancel.setFocus()

    def show_part(self, part: float) -> None:
        """Show which part is done, 0 to 1; what is being written is waited for."""
        self.bar.setValue(round(part * _WHOLE))
        if part >= 1:
            self.cancel.setEnabled(False)
            self._sentence.setText(self.tr("The cards are being saved."))

    def retranslate(self) -> None:
        """Say everything again in the language of now."""
        self._title.setText(fill(self.tr("Reading {names}"), names=self._names))
        self._sentence.setText(self.tr("Nothing is saved until everything has been read."))
        self.cancel.setText(self.tr("Cancel"))
        self.bar.setAccessibleName(self.tr("Rows read"))

    def restyle(self) -> None:
        """Take sizes from the text size in force."""
        self.bar.setFixedHeight(theme.current().px(8))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and hasattr(self, "bar"):
            self.restyle()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Give the import up with Esc."""
        if event.key() == Qt.Key.Key_Escape and self.cancel.isEnabled():
            self.given_up.emit()
        else:
            super().keyPressEvent(event)
