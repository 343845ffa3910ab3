"""The checks of one format, a line each: what it does, its values, its place."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from desktop.look import theme
from desktop.look.icons import icon
from desktop.muster.formats import words
from desktop.muster.formats.fields import ParameterField, made_for
from desktop.widgets.complaint import Complaint
from desktop.widgets.row_column import RowColumn
from desktop.widgets.text import label, set_look
from desktop.wording.plain import plain_tip
from rules.formats import CHECKS, CheckRow, Format


class CheckEditor(QWidget):
    """One check: its words, its fields where it may be changed; the keys move and remove it."""

    changed = Signal(int, str, object)
    """The place of the check, a parameter and what was typed."""

    moved = Signal(int, int)
    """The place of the check and where it should stand."""

    removed = Signal(int)

    def __init__(self, at: int, check: str, own: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self.at = at
        self.check = check
        self.own = own
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        name = words.check_name(check)
        self._name = label(name, self, role="heading", wrap=True)
        self._about = label(words.check_about(check), self, role="soft", wrap=True)
        self.values = label("", self, wrap=True)
        self.fault = Complaint(self, tone="bad")
        self.fields: dict[str, ParameterField] = {}
        self.setAccessibleName(name)
        self.setAccessibleDescription(words.check_about(check))
        texts = QVBoxLayout()
        texts.setSpacing(2)
        texts.addWidget(self._name)
        texts.addWidget(self._about)
        texts.addWidget(self.values)
        fields = QHBoxLayout()
        fields.setSpacing(16)
        if own:
            for parameter in CHECKS[check].parameters:
                caption = words.caption(check, parameter.id)
                field = made_for(parameter.kind, parameter.id, name, caption, parameter.optional, self)
                field.changed.connect(self._on_changed)
                self.fields[parameter.id] = field
                fields.addWidget(field)
            fields.addStretch(1)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addLayout(texts, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(2)
        column.addLayout(row)
        column.addLayout(fields)
        column.addWidget(self.fault)
        self.buttons: dict[str, QToolButton] = {}
        if own:
            for key, shape, said in (
                ("up", "arrow-up", self.tr("Move the check up (Alt+Up)")),
                ("down", "arrow-down", self.tr("Move the check down (Alt+Down)")),
                ("remove", "trash", self.tr("Remove the check (Del)")),
            ):
                button = QToolButton(self)
                set_look(button, "flat")
                button.setIcon(icon(shape, "soft"))
                button.setToolTip(plain_tip(said))
                button.setAccessibleName(said)
                button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
                self.buttons[key] = button
                row.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
            self.buttons["up"].clicked.connect(self._up)
            self.buttons["down"].clicked.connect(self._down)
            self.buttons["remove"].clicked.connect(self._remove)

    @property
    def stops(self) -> list[QWidget]:
        """Where Tab stops in it: the check itself, then its fields."""
        return [self, *(part for field in self.fields.values() for part in field.stops)]

    def show_row(self, row: CheckRow, last: bool) -> None:
        """Show the values, and forget what was wrong."""
        self.fault.hide()
        said = "" if self.own else words.value_words(row)
        self.values.setText(said)
        self.values.setVisible(bool(said))
        for parameter, field in self.fields.items():
            field.show_value(row.parameters[parameter])
        if self.own:
            self.buttons["up"].setEnabled(self.at > 0)
            self.buttons["down"].setEnabled(not last)

    def complain(self, sentence: str) -> None:
        """Say what is wrong with a value, beside it."""
        self.fault.say(sentence)
        self.updateGeometry()

    def _on_changed(self, parameter: str, value: object) -> None:
        self.changed.emit(self.at, parameter, value)

    def _up(self) -> None:
        self.moved.emit(self.at, self.at - 1)

    def _down(self) -> None:
        self.moved.emit(self.at, self.at + 1)

    def _remove(self) -> None:
        self.removed.emit(self.at)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move with Alt and the arrows, remove with Del; plain arrows go to the neighbours."""
        key, alt = event.key(), bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if key in steps and alt:
            if self.own:
                self.moved.emit(self.at, self.at + steps[Qt.Key(key)])
        elif key in steps:
            parent = self.parentWidget()
            if isinstance(parent, Checks):
                parent.stand_on(self.at + steps[Qt.Key(key)])
        elif key == Qt.Key.Key_Delete and self.own:
            self.removed.emit(self.at)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.fields:
            self.stops[1].setFocus()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the ring."""
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a line below, and the ring while it has the keyboard."""
        current = theme.current()
        painter = QPainter(self)
        painter.fillRect(0, self.height() - 1, self.width(), 1, current.colour("line"))
        if self.hasFocus():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(current.tint("text", 6))
            painter.setPen(current.colour("focus"))
            painter.drawRoundedRect(self.rect().adjusted(0, 0, -1, -2), current.px(6), current.px(6))
        painter.end()


class Checks(RowColumn):
    """All checks of a format; they are kept while the kinds and their order stay."""

    changed = Signal(int, str, object)
    moved = Signal(int, int)
    removed = Signal(int)
    reached = Signal(QWidget)
    """A check that the keyboard came to, or that says what is wrong: it has to be in view."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: list[CheckEditor] = []

    def show_format(self, made: Format, own: bool) -> None:
        """Show the checks of a format."""
        if not self._is_made_for((own, tuple(row.check for row in made.checks))):
            held = next((row.at for row in self.rows if row.hasFocus()), None)
            self._make(made, own)
            if held is not None:
                self.stand_on(held)
        for row, check in zip(self.rows, made.checks, strict=True):
            row.show_row(check, row.at == len(self.rows) - 1)
        self.nothing.setVisible(not self.rows)
        self.nothing.setText(self.tr("Nothing is checked."))

    def stand_on(self, at: int) -> None:
        """Give the keyboard to a check, held to the ends."""
        if self.rows:
            row = self.rows[max(0, min(at, len(self.rows) - 1))]
            row.setFocus(Qt.FocusReason.TabFocusReason)
            self.reached.emit(row)

    def complain(self, at: int, sentence: str) -> None:
        """Say what is wrong with a value of a check, beside it."""
        self.rows[at].complain(sentence)
        self.reached.emit(self.rows[at])

    def _make(self, made: Format, own: bool) -> None:
        self._drop(self.rows)
        self.rows = []
        for at, check in enumerate(made.checks):
            row = CheckEditor(at, check.check, own, self)
            row.changed.connect(self.changed)
            row.moved.connect(self.moved)
            row.removed.connect(self.removed)
            self._put(row)
            row.show()
            self.rows.append(row)

    def changeEvent(self, event: QEvent) -> None:
        """Take colours and sizes again when they are other ones."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.forget()
