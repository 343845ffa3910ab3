"""One line of the strategic phase for the abilities that matter in it; it opens their list."""

from __future__ import annotations

from collections import Counter

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.battle.context import BattleContext
from desktop.battle.row_words import row_words
from desktop.look.painting import kit, lines_of
from desktop.widgets.key_button import VerbButton
from desktop.wording.plain import plain_tip
from rules.battle.rows import rows


class Reminders(VerbButton):
    """Names the abilities nobody has dealt with, as far as a line holds; hidden when there is none."""

    def __init__(self, context: BattleContext, parent: QWidget | None = None) -> None:
        super().__init__(parent, breaks=True)
        self._context = context
        self.brief = False
        self.hide()

    def set_brief(self, brief: bool) -> None:
        """Count the abilities without naming them, or name them again."""
        if brief != self.brief:
            self.brief = brief
            self.refresh()

    def refresh(self) -> None:
        """Say what is open in the strategic phase of now."""
        context = self._context
        if not context.moment.reminds:
            return
        left = [row for row in rows(context.play.table, context.game) if row.open]
        self.setVisible(bool(left))
        if not left:
            return
        counted = Counter(row_words(context, row) for row in left)
        said = ", ".join(f"{name} × {n}" if n > 1 else name for name, n in counted.items())
        made = kit()
        detail = lines_of(said, made.body, self.width() - made.px(96), 1)[0]
        words = self.tr("%n abilities to think of", "", len(left))
        self.setToolTip(plain_tip(said))
        self.show_verb(words, "D", "" if self.brief else detail, icon="list-check")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Say as much as there is room for."""
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.refresh()
