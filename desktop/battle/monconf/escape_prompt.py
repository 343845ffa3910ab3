"""Désengagement and Retraite: the INI test, −1 for each enemy in contact, and whether contact is made."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from desktop.battle.context import BattleContext
from desktop.battle.prompts.decided_test import DecidedTest
from desktop.drafts.monconf.escape_draft import EscapeDraft
from desktop.widgets.key_button import KeyButton
from desktop.wording import about, fill, number


class EscapePrompt(DecidedTest):
    """C says whether a Désengagement reaches its target."""

    draft: EscapeDraft

    def __init__(
        self, parent: QWidget, context: BattleContext, draft: EscapeDraft, *, overrule: bool = False
    ) -> None:
        super().__init__(parent, context, draft.fighter, draft, overrule=overrule)
        words = self.tr("{name} retreats") if draft.retreats else self.tr("{name} disengages")
        self.title.setText(words.format(name=context.fighter_name(draft.fighter)))
        self.reached = KeyButton(self.panel, act=self._toggle)
        self.reached.setVisible(bool(draft.target))
        self.body.addWidget(self.reached)
        self.refresh()

    def needs_words(self) -> str:
        """Say the difficulty."""
        words, needed = self.tr("INI test, to reach"), self.draft.needed
        return words if needed is None else about(words, number(needed))

    def verdict(self, success: bool) -> str:
        """Say whether it gets away."""
        if success:
            return self.tr("It gets away")
        if self.draft.retreats:
            return self.tr("It stays in contact")
        return self.tr("It stays in contact: all dice in defence")

    def refresh(self) -> None:
        """Show the test and whether contact is made."""
        draft = self.draft
        name = self._context.fighter_name(draft.target) if draft.target else ""
        words = (
            self.tr("It reaches {target}: an engagement")
            if draft.reaches
            else self.tr("It does not reach {target}")
        )
        reaches = draft.reaches and not draft.falls_short
        self.reached.show_verb(fill(words, target=name), "C", on=reaches, refused=draft.falls_short)
        self.reached.setVisible(bool(draft.target) and self.rolled is None)
        super().refresh()

    def press(self, key: str) -> bool:
        """Take C beside what every test takes."""
        if key.upper() == "C" and self.draft.target and self.rolled is None:
            self._toggle()
            return True
        return super().press(key)

    def _toggle(self) -> None:
        self.lay(self.draft.turned())
        self.refresh()
