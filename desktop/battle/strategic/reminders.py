"""One line of the strategic phase for the abilities that matter in it; it opens their list."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from desktop.battle.context import BattleContext
from desktop.battle.keybutton import KeyButton
from desktop.battle.row_words import row_name, row_words
from rules.battle.rows import rows

_NAMED = 3


class Reminders(KeyButton):
    """Names the first abilities nobody has dealt with; hidden when there is none."""

    def __init__(self, context: BattleContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.hide()

    def refresh(self) -> None:
        """Say what is open in the strategic phase of now."""
        context = self._context
        left = [row for row in rows(context.play.table, context.game) if row.open]
        self.setVisible(bool(left))
        if not left:
            return
        said = [f"{row_words(context, row)} ({row_name(context, row)})" for row in left[:_NAMED]]
        more = len(left) - len(said)
        if more:
            said.append(self.tr("%n more", "", more))
        words = self.tr("%n abilities to think of", "", len(left))
        self.show_verb(words, "D", ", ".join(said), icon="list-check")
