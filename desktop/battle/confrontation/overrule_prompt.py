"""The result of a wound roll as the table reads it, instead of the one that the rules give."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from desktop.battle.context import BattleContext
from desktop.widgets.flow_layout import FlowBox
from desktop.widgets.key_button import KeyButton
from desktop.widgets.prompt import Prompt

_KEYS = "123456789"
_ROLLED = "0"


class OverrulePrompt(Prompt):
    """Emits ``chosen`` with a result, "" for that of the roll, and the reason."""

    chosen = Signal(str, str)

    def __init__(self, parent: QWidget, context: BattleContext, result: str, why: str) -> None:
        super().__init__(parent, "")
        self.title.setText(self.tr("Result"))
        self._context, self._result = context, result
        self.buttons: dict[str, KeyButton] = {}
        box = FlowBox(self.panel, gap=6)
        self.as_rolled = self._button(box)
        for key in context.play.table.ruleset.results:
            self.buttons[key] = self._button(box)
        self.body.addWidget(box)
        self.why = QLineEdit(self.panel)
        self.why.setMaxLength(200)
        self.why.setText(why)
        self.why.setPlaceholderText(self.tr("Reason (optional)"))
        self.why.setAccessibleName(self.tr("Reason (optional)"))
        self.body.addWidget(self.why)
        self.say_verb(self.tr("OK"))
        self._show()

    def _button(self, box: FlowBox) -> KeyButton:
        button = KeyButton(box)
        button.clicked.connect(self._on_clicked)
        box.flow.addWidget(button)
        return button

    def _show(self) -> None:
        self.as_rolled.show_verb(self.tr("As rolled"), _ROLLED, on=not self._result)
        for place, (result, button) in enumerate(self.buttons.items()):
            words = self._context.names.wound(result)
            key = _KEYS[place] if place < len(_KEYS) else ""
            button.show_verb(f"{words[:1].upper()}{words[1:]}", key, on=result == self._result)

    def press(self, key: str) -> bool:
        """Choose a result by its digit; what is typed next is the reason."""
        if key == _ROLLED:
            self._choose("")
        elif key in _KEYS[: len(self.buttons)]:
            self._choose(tuple(self.buttons)[_KEYS.index(key)])
        else:
            return False
        return True

    def _choose(self, result: str) -> None:
        self._result = result
        self._show()
        self.why.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_clicked(self) -> None:
        sender = self.sender()
        self._choose(next((key for key, button in self.buttons.items() if button is sender), ""))

    def answer(self) -> None:
        """Hand the result over with its reason."""
        self.chosen.emit(self._result, self.why.text().strip() if self._result else "")
        self.close_panel()
