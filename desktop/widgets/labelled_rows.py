"""Fields in labelled rows: what is asked now, the rest behind a button each until somebody needs it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QPushButton, QWidget

from desktop.look import theme
from desktop.look.painting import advance, paint_style
from desktop.widgets.boxes import Combo, small_button
from desktop.widgets.flow_layout import FlowBox
from desktop.widgets.text import label

_SHORT = 68
"""A label that is no wider stands in one line, in px at 100 %."""


class LabelledRows(QWidget):
    """Lays rows with their labels; ``resized`` when others came into view, ``grown`` with the keyboard."""

    resized = Signal()
    grown = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 4, 0)
        self._grid.setSpacing(8)
        self._grid.setColumnStretch(1, 1)
        self._labels: dict[QWidget, QLabel] = {}
        self.folds: dict[str, QPushButton] = {}
        self._folded: dict[str, list[QWidget]] = {}
        self._first: dict[str, QWidget] = {}
        self._unfolded: set[str] = set()

    def row(self, words: str, field: QWidget) -> None:
        """Lay a row with its label, which names its field aloud where nothing else does.

        The column of labels is as wide as their longest word, or as a short label.
        """
        self._labels[field] = said = label(words, self, role="soft", wrap=True)
        whole = min(advance(words, paint_style().body), paint_style().px(_SHORT))
        said.setFixedWidth(
            round(max(whole, *(advance(word, paint_style().body) for word in words.split()))) + 2
        )
        said.setMinimumHeight(theme.current().target)  # beside the first line of its field
        row = len(self._labels)
        self._grid.addWidget(said, row, 0, Qt.AlignmentFlag.AlignTop)
        self._grid.addWidget(field, row, 1)
        if not field.accessibleName():
            field.setAccessibleName(words)

    def show_row(self, field: QWidget, shown: bool) -> None:
        """Show a row with its label, or hide it."""
        self._labels[field].setVisible(shown)
        field.setVisible(shown)

    def flow_of(self, *fields: QWidget) -> FlowBox:
        """Put fields beside each other."""
        box = FlowBox(self, gap=6)
        for field in fields:
            box.flow.addWidget(field)
        return box

    def line(self, hint: str) -> QLineEdit:
        """Make a field for a few words."""
        line = QLineEdit(self)
        line.setPlaceholderText(hint)
        line.setMaxLength(120)
        return line

    def box(self) -> Combo:
        """Make a field for one of a few."""
        box = Combo(self)
        box.setMinimumContentsLength(10)
        return box

    # -- what is rarely needed ----------------------------------------------------------------------

    def fold(self, key: str, words: str, *fields: QWidget, first: QWidget | None = None) -> None:
        """Put rows away behind a button; once it is pressed the ``first`` field has the keyboard."""
        self.folds[key] = button = small_button(self, words)
        button.setObjectName(key)
        button.clicked.connect(self._on_unfold)
        self._first[key] = first or fields[0]
        for field in fields:
            self.fold_with(field, key)

    def fold_with(self, field: QWidget, key: str) -> None:
        """Put one row more away with others, unless those are in view."""
        self._folded.setdefault(key, []).append(field)
        self.show_row(field, key in self._unfolded)

    def lay_folds(self, words: str) -> None:
        """Lay the buttons of what is put away in a row, the last one."""
        self._fold_row = self.flow_of(*self.folds.values())
        self.row(words, self._fold_row)

    def unfold(self, *keys: str) -> None:
        """Show what is put away."""
        for key in keys:
            self._unfolded.add(key)
            self.folds[key].hide()
            for field in self._folded[key]:
                self.show_row(field, True)
        self.show_row(self._fold_row, len(self._unfolded) < len(self.folds))
        self.resized.emit()

    def _on_unfold(self) -> None:
        key = self.sender().objectName()
        self.unfold(key)
        self._first[key].setFocus(Qt.FocusReason.OtherFocusReason)
        self.grown.emit()
