"""The abilities that the battle's rules let act on a wound roll, for values typed without figures."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from desktop.drafts.confrontation.wound_draft import WoundDraft
from desktop.widgets.flow_layout import FlowBox
from desktop.widgets.in_line import in_column
from desktop.widgets.key_button import KeyButton
from desktop.widgets.text import label
from rules.battle.wound_effects import Bearer

_KEYS = "ACDEFGHIJKLMNOPQRSTUVWXYZ123456789"


class AbilityPicker(QWidget):
    """A button for each ability; one with a number counts up at each press. ``changed`` after each."""

    changed = Signal()

    def __init__(self, draft: WoundDraft, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._draft, self._language = draft, language
        self._offered = sorted(draft.offered(), key=lambda each: each[0] is Bearer.TARGET)
        self.buttons: list[KeyButton] = []
        column = in_column(self, gap=8)
        heads = {Bearer.ATTACKER: self.tr("Attacker"), Bearer.TARGET: self.tr("Target")}
        for bearer, words in heads.items():
            column.addWidget(label(words, self, role="heading"))
            box = FlowBox(self, gap=6)
            for _ in (each for each in self._offered if each[0] is bearer):
                button = KeyButton(box, act=self._on_clicked)
                button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
                box.flow.addWidget(button)
                self.buttons.append(button)
            column.addWidget(box)
        column.addStretch(1)
        self.refresh()

    def refresh(self) -> None:
        """Show which abilities count."""
        for number, (bearer, ability, numbered) in enumerate(self._offered):
            counted = self._draft.counted(bearer, ability)
            words = (counted or ability).label(self._language)
            if counted is None and numbered:
                words = f"{words}/X"
            key = _KEYS[number] if number < len(_KEYS) else ""
            self.buttons[number].show_verb(words, key, on=counted is not None)

    def press(self, key: str) -> bool:
        """Take a letter: the ability of that key counts, counts for more, or no longer."""
        number = _KEYS.find(key.upper())
        if not 0 <= number < len(self._offered):
            return False
        self._add(number)
        return True

    def _add(self, number: int) -> None:
        self._draft.add(*self._offered[number])
        self.changed.emit()

    def _on_clicked(self) -> None:
        self._add(self.buttons.index(self.sender()))  # type: ignore[arg-type]
