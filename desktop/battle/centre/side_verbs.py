"""What one side or the other may play in passing: small verbs above those of the moment, in its colour."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.widgets.flow_layout import FlowBox
from desktop.widgets.key_button import VerbButton
from desktop.widgets.pool import pooled
from desktop.wording import about
from desktop.wording.battle.turn_summary import SideVerb
from desktop.wording.plain import plain_tip


class SideVerbs(FlowBox):
    """Buttons in the colours of the sides; ``chosen`` says the code of the one that was pressed."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, gap=6)
        self._shown: tuple[SideVerb, ...] = ()
        self._buttons: list[VerbButton] = []
        self.hide()

    @property
    def buttons(self) -> list[VerbButton]:
        """The buttons in view, in their order."""
        return self._buttons[: len(self._shown)]

    def show_verbs(self, verbs: Sequence[SideVerb]) -> None:
        """Show what may be played now, nothing for nothing."""
        if tuple(verbs) == self._shown:
            return
        self._shown = tuple(verbs)
        for button, verb in zip(pooled(self._buttons, len(verbs), self._button), verbs, strict=True):
            button.setObjectName(verb.code)
            button.side = verb.side
            button.show_verb(verb.words, verb.key)
            button.setAccessibleName(about(verb.owner, verb.words))
            button.setToolTip(plain_tip(verb.tip))
            button.update()
        self.setVisible(bool(verbs))

    def _button(self) -> VerbButton:
        button = VerbButton(self)
        button.chosen.connect(self.chosen)
        self.flow.addWidget(button)
        return button
