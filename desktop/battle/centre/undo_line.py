"""The line beneath the verbs: what undo takes back, in words, and redo."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QWidget

from desktop.look.icons import icon
from desktop.look.painting import kit
from desktop.widgets.actions import shown_key, tooltip
from desktop.widgets.key_spots import KeySpot
from desktop.widgets.text import label


class UndoLine(QWidget):
    """Says the last step beside its undo; ``undone`` and ``redone`` by its buttons."""

    undone = Signal()
    redone = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.undo = self._button("arrow-back-up")
        self.redo = self._button("arrow-forward-up")
        self.undo.clicked.connect(self.undone)
        self.redo.clicked.connect(self.redone)
        self.words = label("", self, wrap=True)
        self.words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.undo)
        line.addWidget(self.words, 1)
        line.addWidget(self.redo)
        self.restyle()

    def _button(self, name: str) -> QToolButton:
        button = QToolButton(self)
        button.setProperty("icon_name", name)
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def say(self, undo: str, redo: str) -> None:
        """Name the steps that undo takes back and that redo does again, "" for none."""
        undo_words, redo_words = (
            self.tr("Undo: {step}").format(step=undo),
            self.tr("Redo: {step}").format(step=redo),
        )
        self.words.setText(undo_words if undo else self.tr("Nothing to undo yet."))
        for button, step, words, key in (
            (self.undo, undo, undo_words, "Ctrl+Z"),
            (self.redo, redo, redo_words, "Ctrl+Y"),
        ):
            button.setEnabled(bool(step))
            button.setToolTip(tooltip(words, key) if step else "")
            button.setAccessibleName(words if step else "")

    def key_spots(self) -> Iterator[KeySpot]:
        """Give the keys of what can be undone and done again."""
        for button, key in ((self.undo, "Ctrl+Z"), (self.redo, "Ctrl+Y")):
            if button.isEnabled():
                yield KeySpot(QRectF(button.geometry()), shown_key(key))

    def restyle(self) -> None:
        """Take the theme's colours and sizes again."""
        made = kit()
        for button in (self.undo, self.redo):
            button.setIcon(icon(str(button.property("icon_name"))))
            button.setIconSize(QSize(made.px(20), made.px(20)))
            button.setFixedSize(made.px(40), made.px(40))
