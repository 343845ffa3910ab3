"""Fields for the values of a ruleset; each says its value by the hand of the player only."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QLineEdit,
    QWidget,
)

from desktop.look import theme
from desktop.widgets.boxes import Combo
from desktop.widgets.in_line import in_column
from desktop.widgets.spin import Spin
from desktop.widgets.text import label
from desktop.wording.plain import caption
from desktop.wording.ruleset_values import none_words
from rules.battle.own_ruleset import MOST_LETTERS
from rules.battle.ruleset_table import CellKind, RulesetCell

_COLUMNS = 6


class CellField(QWidget):
    """A field for one value, its caption above; ``changed`` with the path and the new value."""

    changed = Signal(str, object)

    def __init__(self, cell: RulesetCell, language: str, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cell = cell
        self._language = language
        caption = cell.caption.of(language)
        self.name = f"{name}, {caption}" if caption else name
        self._column = in_column(self, gap=2)
        if caption and cell.kind is not CellKind.SWITCH:
            self._column.addWidget(label(caption, self, role="small"))

    def show_value(self, value: object) -> None:
        """Show a value without telling anybody."""
        raise NotImplementedError

    def _tell(self, value: object) -> None:
        self.changed.emit(self.cell.path, value)

    def _take(self, widget: QWidget) -> None:
        widget.setAccessibleName(self.name)
        self._column.addWidget(widget)
        self.setFocusProxy(widget)


class Switch(CellField):
    """Yes or no."""

    def __init__(self, cell: RulesetCell, language: str, name: str, parent: QWidget | None = None) -> None:
        super().__init__(cell, language, name, parent)
        self.box = QCheckBox(caption(cell.caption.of(language)), self)
        self.box.setMinimumHeight(theme.current().target)
        self.box.clicked.connect(self._on_clicked)
        self._take(self.box)

    def show_value(self, value: object) -> None:
        """Show yes or no."""
        self.box.setChecked(value is True)

    def _on_clicked(self) -> None:
        self._tell(self.box.isChecked())


class Number(CellField):
    """A whole number; 0 may stand for "like the others" or "none"."""

    def __init__(self, cell: RulesetCell, language: str, name: str, parent: QWidget | None = None) -> None:
        super().__init__(cell, language, name, parent)
        self.spin = Spin(self)
        self.spin.setRange(cell.least, cell.most)
        self.spin.setKeyboardTracking(False)
        self.spin.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.spin.setSpecialValueText(none_words(cell.kind))
        wide = cell.kind in (CellKind.SAME, CellKind.LIMIT)
        self.spin.setMinimumWidth(theme.current().px(170 if wide else 88))
        self.spin.valueChanged.connect(self._tell)
        self._take(self.spin)

    def show_value(self, value: object) -> None:
        """Show a number."""
        with QSignalBlocker(self.spin):
            self.spin.setValue(value if isinstance(value, int) else 0)


class ChoiceField(CellField):
    """One of a few."""

    def __init__(self, cell: RulesetCell, language: str, name: str, parent: QWidget | None = None) -> None:
        super().__init__(cell, language, name, parent)
        self.box = Combo(self)
        self.box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        for key, words in cell.choices:
            self.box.addItem(words.of(language), key)
        self.box.setMinimumWidth(self.box.sizeHint().width() + theme.current().px(8))  # room for the longest
        self.box.activated.connect(self._on_activated)
        self._take(self.box)

    def show_value(self, value: object) -> None:
        """Show what is chosen."""
        self.box.setCurrentIndex(self.box.findData(value))

    def _on_activated(self, row: int) -> None:
        self._tell(self.box.itemData(row))


class Several(CellField):
    """Any of a few, as boxes to tick."""

    def __init__(self, cell: RulesetCell, language: str, name: str, parent: QWidget | None = None) -> None:
        super().__init__(cell, language, name, parent)
        holder = QWidget(self)
        grid = QGridLayout(holder)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(16)
        self.boxes: dict[str, QCheckBox] = {}
        for number, (key, words) in enumerate(cell.choices):
            box = QCheckBox(caption(words.of(language)), holder)
            box.setMinimumHeight(theme.current().target)
            box.clicked.connect(self._on_clicked)
            box.setAccessibleName(f"{self.name}, {words.of(language)}")
            grid.addWidget(box, number // _COLUMNS, number % _COLUMNS)
            self.boxes[key] = box
        grid.setColumnStretch(_COLUMNS, 1)
        self._column.addWidget(holder)
        self.setFocusProxy(next(iter(self.boxes.values())))

    def show_value(self, value: object) -> None:
        """Tick what is chosen."""
        for key, box in self.boxes.items():
            box.setChecked(isinstance(value, tuple) and key in value)

    def _on_clicked(self) -> None:
        self._tell(tuple(key for key, box in self.boxes.items() if box.isChecked()))


class Letter(CellField):
    """One or two letters."""

    def __init__(self, cell: RulesetCell, language: str, name: str, parent: QWidget | None = None) -> None:
        super().__init__(cell, language, name, parent)
        self.line = QLineEdit(self)
        self.line.setMaxLength(MOST_LETTERS)
        self.line.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.line.setFixedWidth(theme.current().px(64))
        self._shown = ""
        self.line.editingFinished.connect(self._on_finished)
        self._take(self.line)

    def show_value(self, value: object) -> None:
        """Show letters."""
        self._shown = str(value)
        self.line.setText(self._shown)

    def _on_finished(self) -> None:
        if self.line.text() != self._shown:
            self._tell(self.line.text())


Maker = Callable[[RulesetCell, str, str, QWidget], CellField]
FIELDS: dict[CellKind, Maker] = {
    CellKind.SWITCH: Switch,
    CellKind.NUMBER: Number,
    CellKind.SAME: Number,
    CellKind.LIMIT: Number,
    CellKind.CHOICE: ChoiceField,
    CellKind.SET: Several,
    CellKind.LETTER: Letter,
}
