"""The result of a wound roll as the table reads it, instead of the one that the rules give."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QWidget

from desktop.battle.context import BattleContext
from desktop.widgets.flow_layout import FlowBox
from desktop.widgets.in_line import in_column
from desktop.widgets.key_button import KeyButton

_KEYS = "123456789"
_ROLLED = "0"


class OtherResult(QWidget):
    """A button for each result, that of the roll first, and a line for the reason."""

    def __init__(self, parent: QWidget, context: BattleContext) -> None:
        super().__init__(parent)
        self._context, self._result = context, ""
        self.buttons: dict[str, KeyButton] = {}
        box = FlowBox(self, gap=6)
        self.as_rolled = self._button(box)
        for key in context.table.ruleset.results:
            self.buttons[key] = self._button(box)
        self.why = QLineEdit(self)
        self.why.setMaxLength(200)
        self.why.setPlaceholderText(self.tr("Reason (optional)"))
        self.why.setAccessibleName(self.tr("Reason (optional)"))
        in_column(self, box, self.why)
        self.hide()

    def begin(self, result: str, why: str) -> None:
        """Begin with what holds so far, "" for the result of the roll."""
        self.why.setText(why)
        self._choose(result)
        self.show()

    @property
    def chosen(self) -> tuple[str, str]:
        """The result, "" for that of the roll, and the reason."""
        return self._result, self.why.text().strip() if self._result else ""

    def _button(self, box: FlowBox) -> KeyButton:
        button = KeyButton(box, act=self._on_clicked)
        box.flow.addWidget(button)
        return button

    def _choose(self, result: str) -> None:
        self._result = result
        self.as_rolled.show_verb(self.tr("As rolled"), _ROLLED, on=not result)
        for place, (each, button) in enumerate(self.buttons.items()):
            words = self._context.names.wound(each)
            key = _KEYS[place] if place < len(_KEYS) else ""
            button.show_verb(f"{words[:1].upper()}{words[1:]}", key, on=each == result)

    def press(self, key: str) -> bool:
        """Choose a result by its digit; what is typed next is the reason."""
        if key == _ROLLED:
            self._choose("")
        elif key in _KEYS[: len(self.buttons)]:
            self._choose(tuple(self.buttons)[_KEYS.index(key)])
        else:
            return False
        self.why.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def _on_clicked(self) -> None:
        sender = self.sender()
        self._choose(next((key for key, button in self.buttons.items() if button is sender), ""))
        self.why.setFocus(Qt.FocusReason.OtherFocusReason)
