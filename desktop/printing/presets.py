"""Keep choices under a name, and take them again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QWidget

from desktop.operations.paper import PrintOptions
from desktop.widgets.boxes import Combo, may_shrink
from desktop.widgets.text import label
from desktop.wording.plain import plain_tip

_LONGEST, _MOST = 40, 30


class PresetRow(QWidget):
    """A box with the names of kept choices; a new name typed there keeps those of now."""

    taken = Signal(object)
    """Emitted with the `PrintOptions` that were kept under the name chosen."""

    kept = Signal()
    """Emitted when choices were kept or forgotten: `values` tells them all."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._known: dict[str, dict[str, Any]] = {}
        self._options = PrintOptions()
        self._label = label("", self)
        self.box = Combo(self)
        self._line = QLineEdit(self.box)
        self._line.setMaxLength(_LONGEST)
        self.box.setLineEdit(self._line)
        self.box.setInsertPolicy(Combo.InsertPolicy.NoInsert)
        may_shrink(self.box, 10)
        self.button = QPushButton(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self._label)
        row.addWidget(self.box, 1)
        row.addWidget(self.button)
        self._label.setBuddy(self.box)
        self.box.activated.connect(self._on_chosen)
        self._line.textEdited.connect(self._say_button)
        self._line.returnPressed.connect(self._on_button)
        self.button.clicked.connect(self._on_button)
        self.retranslate()

    @property
    def name(self) -> str:
        """The name in the box."""
        return " ".join(self._line.text().split())

    def values(self) -> dict[str, dict[str, Any]]:
        """Give all kept choices to remember, by their names."""
        return dict(list(self._known.items())[-_MOST:])

    def show_presets(self, kept: Mapping[str, Any]) -> None:
        """Offer remembered choices."""
        self._known = {str(name)[:_LONGEST]: dict(values) for name, values in kept.items()
                       if isinstance(values, dict)}  # fmt: skip
        self._fill("")

    def show_options(self, options: PrintOptions) -> None:
        """Hear of the choices as they stand now."""
        self._options = options
        self._say_button()

    def _fill(self, name: str) -> None:
        self.box.blockSignals(True)
        self.box.clear()
        self.box.addItems(sorted(self._known, key=str.casefold))
        self.box.setCurrentIndex(self.box.findText(name) if name else -1)
        self.box.setEditText(name)
        self.box.blockSignals(False)
        self._say_button()

    def _is_kept(self) -> bool:
        return self._known.get(self.name) == self._options.values()

    def _on_chosen(self) -> None:
        if (values := self._known.get(self.name)) is not None:
            self.taken.emit(PrintOptions.from_values(values))
        self._say_button()

    def _on_button(self) -> None:
        """Keep the choices of now under the name, or forget those that are kept so."""
        name = self.name
        if not name:
            return
        if self._is_kept():
            del self._known[name]
            self._fill("")
        else:
            self._known[name] = self._options.values()
            self._fill(name)
        self.kept.emit()

    # Words and looks

    def _say_button(self) -> None:
        forget = bool(self.name) and self._is_kept()
        self.button.setText(self.tr("Forget") if forget else self.tr("Keep"))
        self.button.setEnabled(bool(self.name))

    def retranslate(self) -> None:
        """Say all fixed words again."""
        self._label.setText(self.tr("Preset"))
        self.box.setAccessibleName(self.tr("Preset"))
        tip = self.tr("Enter a name to keep the choices of now under it; choose one to take them again")
        self.box.setToolTip(plain_tip(tip))
        self._line.setPlaceholderText(self.tr("Name"))
        self._say_button()
