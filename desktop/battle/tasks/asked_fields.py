"""What a test asks, in fields: what is tested, how good the figure is in it, how hard it is."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.battle.tasks.entry import Asked
from desktop.paper.words import label as characteristic_label
from desktop.widgets.boxes import Combo
from desktop.widgets.flow_layout import FlowBox
from desktop.widgets.spin import DigitSpin, OpenSpin
from desktop.widgets.text import label
from rules.values import Characteristic


class AskedFields(FlowBox):
    """The fields of a test; ``changed`` once something in them was typed or chosen."""

    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, gap=6)
        self._shown: Asked | None = None
        self.characteristic = Combo(self)
        self.characteristic.setMinimumContentsLength(5)
        self.value = OpenSpin(-9, 40, self)
        self.difficulty = DigitSpin(self)
        self.difficulty.setRange(0, 60)
        self._hard = label("", self, role="soft")
        self._tested = label("", self, role="soft")
        for part in (self._tested, self.characteristic, self.value, self._hard, self.difficulty):
            self.flow.addWidget(part)
        self.characteristic.currentIndexChanged.connect(self._on_changed)
        self.value.valueChanged.connect(self._on_changed)
        self.difficulty.valueChanged.connect(self._on_changed)

    def show_asked(self, asked: Asked, language: str) -> None:
        """Show what is asked; nothing of it is heard as typed."""
        if asked == self._shown:
            return
        before, self._shown = self._shown, None
        one = len(asked.tested) < 2
        self._tested.setText(characteristic_label(asked.characteristic, language))
        self._tested.setVisible(one)
        self.characteristic.setVisible(not one)
        self._hard.setText(self.tr("Difficulty"))
        if before is None or before.tested != asked.tested:
            self.characteristic.clear()
            for each in asked.tested:
                self.characteristic.addItem(characteristic_label(each, language), each)
        self.characteristic.setCurrentIndex(asked.tested.index(asked.characteristic))
        if self.value.number != (None if asked.value is None else round(asked.value)):
            self.value.set_number(asked.value)
        self.difficulty.setSpecialValueText("?" if not asked.difficulty else "")
        if self.difficulty.value() != round(asked.difficulty or 0):
            self.difficulty.setValue(round(asked.difficulty or 0))
        names = (self.tr("Characteristic"), self.tr("Value"), self.tr("Difficulty"))
        for field, name in zip((self.characteristic, self.value, self.difficulty), names, strict=True):
            field.setAccessibleName(name)
            field.setEnabled(not asked.fixed)
        self._shown = asked

    @property
    def typed(self) -> tuple[Characteristic, float | None, float]:
        """What stands in the fields."""
        assert self._shown is not None
        tested = self._shown.tested[max(0, self.characteristic.currentIndex())]
        return tested, self.value.number, float(self.difficulty.value())

    @property
    def missing(self) -> DigitSpin | None:
        """The first field that waits for a number."""
        if self.value.number is None:
            return self.value
        return None if self.difficulty.value() else self.difficulty

    @property
    def hold_keys(self) -> bool:
        """Whether the keyboard is in one of them."""
        focus = self.window().focusWidget()
        return focus is not None and self.isAncestorOf(focus)

    def _on_changed(self) -> None:
        if self._shown is not None:
            self.changed.emit()
