"""The row of values of a printed card: one cell each, filled by one line typed or pasted."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QLocale, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QSizePolicy, QWidget

from desktop.library.editor.doubts import Doubts, doubts_of
from desktop.widgets.text import label, set_look
from desktop.wording.plain import plain_tip
from desktop.wording.value_names import value_names
from rules.cards import values_from_line
from rules.sheets import SHEETS, sheet_of
from rules.values import NERVES, Characteristic, Value, ValueKind

_NERVE_KEYS = {"p": Characteristic.PEUR, "f": Characteristic.PEUR, "c": Characteristic.COU}
_EVERY = tuple(dict.fromkeys(value for sheet in SHEETS.values() for value in sheet.values))
"""The values of all systems' cards; a card shows those of its own."""


class ValueField(QLineEdit):
    """One value, typed and pasted like any line; one that cannot be read looks so."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.textChanged.connect(self.look)
        self._bad = False
        set_look(self, "value")

    def minimumSizeHint(self) -> QSize:
        """Stay wide enough for two figures and a half."""
        return QSize(self.fontMetrics().horizontalAdvance("12,5") + 8, super().minimumSizeHint().height())

    def value(self) -> Value:
        """Read the value typed."""
        return Value.parse(self.text())

    @property
    def is_bad(self) -> bool:
        """Whether what is typed cannot be read."""
        return self.value().kind is ValueKind.TEXT

    def look(self) -> None:
        """Look like what was typed; for whoever fills it without a signal."""
        if self.is_bad != self._bad:
            self._bad = self.is_bad
            set_look(self, "value", "bad" if self._bad else "")


class ValueCell(ValueField):
    """One value of a row. Space goes to the next one, Backspace in an empty one to the one before."""

    next_wanted = Signal()
    previous_wanted = Signal()
    pasted = Signal(str)
    letter = Signal(str)

    def __init__(self, letters: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._letters = letters

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Space, Backspace, letters and a pasted line mean what they mean on a row of values."""
        text = event.text()
        if event.matches(QKeySequence.StandardKey.Paste):
            self.pasted.emit(QGuiApplication.clipboard().text())
        elif text == " ":
            self.next_wanted.emit()
        elif event.key() == Qt.Key.Key_Backspace and not self.text():
            self.previous_wanted.emit()
        elif text and text.lower() in self._letters:
            self.letter.emit(text.lower())
        else:
            super().keyPressEvent(event)


class ValuesRow(QWidget):
    """The values of a system's card in their order.

    In its cell P (or F) turns courage into fear, C back, and ? says that nobody knows which.
    `changed` is emitted at each change by the user; `done` when the row is left by Return.
    """

    changed = Signal()
    done = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._nerve = Characteristic.COU
        self._sheet = sheet_of("confrontation")
        self._labels: dict[Characteristic, QLabel] = {}
        self._all: dict[Characteristic, ValueCell] = {}
        grid = self._grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(4)
        grid.setVerticalSpacing(2)
        self._per_line = 0
        for printed in _EVERY:
            heading = label("", self, role="small")
            heading.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            field = ValueCell("pfc?" if printed is Characteristic.COU else "?", self)
            heading.setBuddy(field)
            field.next_wanted.connect(self._go_next)
            field.previous_wanted.connect(self._go_back)
            field.pasted.connect(self._paste)
            field.letter.connect(self._on_letter)
            field.textChanged.connect(self._on_changed)
            field.returnPressed.connect(self.done)
            self._labels[printed] = heading
            self._all[printed] = field
        self._problem = label("", self, wrap=True)
        set_look(self._problem, "", "bad")
        self._problem.hide()
        self._lay(len(self._sheet.values))
        self.retranslate()

    @property
    def fields(self) -> dict[Characteristic, ValueCell]:
        """The cells of the system's card, in their order."""
        return {value: self._all[value] for value in self._sheet.values}

    @property
    def _short_line(self) -> int:
        """How many values stand in a line where there are two."""
        return (len(self._sheet.values) + 1) // 2

    def set_system(self, system: str) -> None:
        """Show the values of another system's card; what was typed for both stays."""
        sheet = sheet_of(system)
        if sheet != self._sheet:
            self._sheet = sheet
            self._per_line = 0
            self._share()
            self.retranslate()

    def minimumSizeHint(self) -> QSize:
        """Ask for the room of the printed card's first line: six values."""
        cell = self._all[Characteristic.MOU].minimumSizeHint()
        return QSize((cell.width() + 4) * self._short_line, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break into the two lines of the printed card where one is too narrow."""
        super().resizeEvent(event)
        self._share()

    def _share(self) -> None:
        roomy = self._all[Characteristic.MOU].fontMetrics().horizontalAdvance("12+1d") + 16
        whole = len(self._sheet.values)
        self._lay(whole if self.width() >= (roomy + 4) * whole else self._short_line)

    def _lay(self, per_line: int) -> None:
        if per_line == self._per_line:
            return
        self._per_line = per_line
        for printed, field in self._all.items():
            for widget in (self._labels[printed], field):
                self._grid.removeWidget(widget)
                widget.setVisible(printed in self._sheet.values)
        for number, printed in enumerate(self._sheet.values):
            line, column = divmod(number, per_line)
            self._grid.addWidget(self._labels[printed], line * 2, column)
            self._grid.addWidget(self._all[printed], line * 2 + 1, column)
        for column in range(len(_EVERY)):
            self._grid.setColumnStretch(column, 1 if column < per_line else 0)
        self._grid.addWidget(self._problem, 4, 0, 1, per_line)

    @property
    def nerve(self) -> Characteristic:
        """Whether the card prints courage, fear, or one of the two."""
        return self._nerve

    @property
    def problem(self) -> str:
        """The sentence shown about what could not be read, "" when all is well."""
        return self._problem.text() if not self._problem.isHidden() else ""

    def values(self) -> dict[Characteristic, Value]:
        """Give the values typed, exactly one of courage, fear or unknown kind among them."""
        found: dict[Characteristic, Value] = {}
        for printed, field in self.fields.items():
            value = field.value()
            kind = self._nerve if printed is Characteristic.COU else printed
            if value.kind is not ValueKind.UNKNOWN or kind is Characteristic.PEUR:
                found[kind] = value
        return found

    def set_values(self, values: Mapping[Characteristic, Value]) -> None:
        """Show the values of a card."""
        self._nerve = next((kind for kind in NERVES if kind in values), Characteristic.COU)
        decimal = QLocale().decimalPoint()
        for printed, field in self._all.items():  # of other systems too: a card may be made one of theirs
            value = values.get(self._nerve if printed is Characteristic.COU else printed)
            text = "" if value is None else value.raw or str(value).replace(".", decimal)
            field.blockSignals(True)
            field.setText(text)
            field.blockSignals(False)
            field.look()
        self._name_nerve()
        self._say_problem()

    def start(self) -> None:
        """Put the cursor into the first value."""
        self._enter(0)

    def set_nerve(self, kind: Characteristic) -> None:
        """Say whether the value is courage, fear, or one of the two."""
        if kind is not self._nerve:
            self._nerve = kind
            self._name_nerve()
            self.changed.emit()

    def retranslate(self) -> None:
        """Say the names of the values again."""
        for printed, (short, long) in value_names(self._sheet.system).items():
            self._labels[printed].setText(short)
            self._labels[printed].setToolTip(plain_tip(long))
            self._all[printed].setAccessibleName(long)
            self._all[printed].setToolTip(plain_tip(long))
        self._name_nerve()
        self._say_problem()

    def _name_nerve(self) -> None:
        words = {
            Characteristic.COU: (self.tr("COU"), self.tr("Courage. P makes it fear, ? unknown")),
            Characteristic.PEUR: (self.tr("FEA"), self.tr("Fear. C makes it courage, ? unknown")),
            Characteristic.NERVE: (self.tr("C/F"), self.tr("Courage or fear. C or P says which")),
        }
        short, long = words[self._nerve]
        heading, field = self._labels[Characteristic.COU], self._all[Characteristic.COU]
        heading.setText(short)
        set_look(heading, "small", "" if self._nerve is Characteristic.COU else "warn")
        for widget in (heading, field):
            widget.setToolTip(plain_tip(long))
        field.setAccessibleName(long)

    def _place_of_sender(self) -> int:
        sender = self.sender()
        return next(n for n, field in enumerate(self.fields.values()) if field is sender)

    def _go_next(self) -> None:
        place = self._place_of_sender() + 1
        if place < len(self._sheet.values):
            self._enter(place)
        else:
            self.done.emit()

    def _go_back(self) -> None:
        place = self._place_of_sender() - 1
        if place >= 0:
            self._enter(place)

    def _enter(self, place: int) -> None:
        field = self._all[self._sheet.values[place]]
        field.setFocus(Qt.FocusReason.TabFocusReason)
        field.selectAll()

    def _on_letter(self, letter: str) -> None:
        """Turn courage into fear from its own cell; a question mark elsewhere is an unknown value."""
        if self.sender() is self._all[Characteristic.COU]:
            wanted = _NERVE_KEYS.get(letter, Characteristic.NERVE)
            self.set_nerve(Characteristic.COU if wanted is self._nerve else wanted)

    def _paste(self, text: str) -> None:
        """Read a pasted line from this cell on; a value that holds spaces itself stays one value."""
        first = self._place_of_sender()
        line = text.strip("\r\n")
        if Value.parse(line).kind is not ValueKind.TEXT:
            self._all[self._sheet.values[first]].setText(line.strip())
            return
        lead = "\t" * first if "\t" in line else "? " * first
        try:
            values = values_from_line(lead + line, self._sheet.system)
        except ValueError as error:
            self._show_problem(self._words_of(str(error)))
            return
        self._fill(values, first)

    def _fill(self, values: Mapping[Characteristic, Value], first: int) -> None:
        decimal = QLocale().decimalPoint()
        last = first
        for place, printed in enumerate(self._sheet.values):
            kinds = NERVES if printed is Characteristic.COU else (printed,)
            for kind in kinds:
                if kind in values and place >= first:
                    self._all[printed].setText(str(values[kind]).replace(".", decimal))
                    last = place
                    if kind.is_nerve:
                        self.set_nerve(kind)
        self._enter(last)

    def _on_changed(self) -> None:
        self._say_problem()
        self.changed.emit()

    def doubts(self) -> Doubts:
        """Give what is kept as it was typed, though it cannot be read or is beyond what the game knows."""
        return doubts_of(self._sheet, {printed: field.value() for printed, field in self.fields.items()})

    def _say_problem(self) -> None:
        words = self.doubts().words()
        if words:
            self._show_problem(words)
        else:
            self._problem.hide()

    def _words_of(self, what: str) -> str:
        if what == "places":
            words = self.tr("That line has more than {number} values. Nothing was changed.")
            return words.format(number=len(self._sheet.values))
        return Doubts(self._sheet, (Characteristic(what),)).words()

    def _show_problem(self, words: str) -> None:
        self._problem.setText(words)
        self._problem.show()
