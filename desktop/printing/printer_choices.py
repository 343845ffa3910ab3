"""Ask what the printer at hand does to a sheet; kept under the printer's name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from desktop.look import theme
from desktop.paper.stock import MEASURED, MOST_MARGIN, MOST_OFFSET, PrinterTrim
from desktop.printing.sheet_choices import labelled_grid, measure
from desktop.widgets.boxes import Combo
from desktop.widgets.text import SectionHeader, label
from desktop.widgets.topic import set_topic
from desktop.wording.plain import plain_tip

_LONGEST = 60
_MOST = 30
"""So many printers are remembered."""


class PrinterChoices(QWidget):
    """The group about the printer: its name, the margin that it leaves, what its bars measure."""

    changed = Signal()
    """Emitted when the player chose another printer or told something of it."""

    refused = Signal(str)
    """Emitted in words when a number typed is none that can be."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_topic(self, "printing-well")
        self._known: dict[str, PrinterTrim] = {"": PrinterTrim()}
        self._name = ""
        self.header = SectionHeader("", self)
        self.printer = Combo(self)
        self._line = QLineEdit(self.printer)
        self._line.setMaxLength(_LONGEST)
        self.printer.setLineEdit(self._line)
        self.printer.setInsertPolicy(Combo.InsertPolicy.NoInsert)
        self.fields = {
            "margin": measure(self, 0.0, MOST_MARGIN),
            "measured_x": measure(self, *MEASURED, 0.1),
            "measured_y": measure(self, *MEASURED, 0.1),
            "offset_x": measure(self, -MOST_OFFSET, MOST_OFFSET, 0.1),
            "offset_y": measure(self, -MOST_OFFSET, MOST_OFFSET, 0.1),
        }
        self._labels = {name: label("", self) for name in ("printer", *self.fields)}
        self._lay()
        self.printer.activated.connect(self._on_named)
        self._line.editingFinished.connect(self._on_named)
        for field in self.fields.values():
            field.valueChanged.connect(self._on_told)
            field.refused.connect(self.refused)
        self.retranslate()

    def _lay(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.header)
        fields: dict[str, QWidget] = {"printer": self.printer, **self.fields}
        column.addLayout(labelled_grid((self._labels[name], field) for name, field in fields.items()))
        self._column = column
        self._verb: QWidget | None = None

    def add_verb(self, button: QWidget) -> None:
        """Put the verb that tests the printer below the fields."""
        self._column.addWidget(button)
        self._verb = button
        self.restyle()

    def restyle(self) -> None:
        """Take the text size again."""
        if self._verb is not None:
            self._verb.ensurePolished()  # the style sheet has a least height of its own
            self._verb.setMinimumHeight(theme.current().target)

    # What is told

    @property
    def trim(self) -> PrinterTrim:
        """What the printer at hand does."""
        return self._known[self._name]

    @property
    def name(self) -> str:
        """The printer at hand, "" for one that has no name."""
        return self._name

    def values(self) -> dict[str, dict[str, float]]:
        """Give all printers to remember, by their names, the newest last."""
        return {name: trim.values() for name, trim in list(self._known.items())[-_MOST:]}

    def show_printers(self, kept: Mapping[str, Any], name: str) -> None:
        """Show remembered printers and the one at hand."""
        for known, values in kept.items():
            if isinstance(values, dict):
                self._known[str(known)[:_LONGEST]] = PrinterTrim.from_values(values)
        self.choose(name)

    def knows(self, name: str) -> bool:
        """Whether something was told of a printer."""
        return name in self._known

    def choose(self, name: str) -> None:
        """Go over to a printer; one that is not known yet does to a sheet what most do."""
        self._name = name[:_LONGEST]
        self._known.setdefault(self._name, PrinterTrim())
        self._show()

    def _show(self) -> None:
        self.printer.blockSignals(True)
        self.printer.clear()
        self.printer.addItems(sorted(filter(None, self._known)))
        self.printer.setEditText(self._name)
        self.printer.blockSignals(False)
        for name, field in self.fields.items():
            field.blockSignals(True)
            field.setValue(getattr(self.trim, name))
            field.blockSignals(False)

    def _on_named(self) -> None:
        name = " ".join(self.printer.currentText().split())
        if name != self._name:
            self.choose(name)
            self.changed.emit()

    def _on_told(self) -> None:
        self._known[self._name] = PrinterTrim.from_values(
            {name: round(field.value(), 1) for name, field in self.fields.items()}
        )
        self.changed.emit()

    # Words and looks

    def retranslate(self) -> None:
        """Say all fixed words again."""
        self.header.set_words(self.tr("Your printer"))
        measured = self.tr("What the bar of 50 mm measures on the test page: the pages are set right by it")
        moved = self.tr("Where the cross of the back lies on the rulers of the test page")
        for name, words, tip in (
            ("printer", self.tr("Name"), self.tr("What is told here is kept under this name")),
            ("margin", self.tr("Margin"), self.tr("What the printer leaves white at each edge")),
            ("measured_x", self.tr("Bar X"), measured),
            ("measured_y", self.tr("Bar Y"), measured),
            ("offset_x", self.tr("Backs X"), moved),
            ("offset_y", self.tr("Backs Y"), moved),
        ):
            self._labels[name].setText(words)
            field = self.printer if name == "printer" else self.fields[name]
            field.setAccessibleName(words)
            for each in (self._labels[name], field):
                each.setToolTip(plain_tip(tip))
        self._line.setPlaceholderText(self.tr("Any printer"))
