"""Disengaging (V-C-3, V-D-1): the INI test with its sum, typed or rolled, or just the outcome."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from desktop.battle.context import BattleContext
from desktop.battle.prompts.decided_test import DecidedTest
from desktop.drafts.confrontation.disengage_draft import DisengageDraft
from desktop.wording import about, number
from desktop.wording.battle.value_reasons import sum_words


class DisengagePrompt(DecidedTest):
    """Tests INI where the ruleset has such a test."""

    draft: DisengageDraft

    def __init__(
        self, parent: QWidget, context: BattleContext, draft: DisengageDraft, *, overrule: bool = False
    ) -> None:
        super().__init__(parent, context, draft.fighter, draft, overrule=overrule)
        name = context.fighter_name(draft.fighter)
        self.title.setText(self.tr("{name} tries to disengage").format(name=name))
        self.refresh()

    def needs_words(self) -> str:
        """Say the difficulty, and why."""
        if self.rolled is not None:
            return self.needs.text()
        if not self.draft.tested:
            return ""
        needed = self.draft.difficulty
        words = " ".join((self.tr("INI test, difficulty"), number(needed.total or 0)))
        return about(words, sum_words(needed, self._context.names))

    def verdict(self, success: bool) -> str:
        """Say whether it is free."""
        return self.tr("It gets away") if success else self.tr("It stays in contact")
