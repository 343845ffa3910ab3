"""A frightened figure tries to rally: what it tests, how hard that is, and how it went."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.battle.context import BattleContext
from desktop.battle.prompts.decided_test import DecidedTest
from desktop.battle.prompts.help_button import HelpButton
from desktop.drafts.monconf.steady_draft import SteadyDraft
from desktop.widgets.text import label
from desktop.widgets.value_field import UNKNOWN, ValueSpin
from desktop.wording.battle.monconf.action_words import steadied_words
from rules.values import Characteristic


class SteadyPrompt(DecidedTest):
    """Tests COU; value and difficulty can be typed where the card or the ruleset does not tell them."""

    draft: SteadyDraft

    def __init__(self, parent: QWidget, context: BattleContext, draft: SteadyDraft) -> None:
        super().__init__(parent, context, draft.asked.fighter, draft)
        name = context.fighter_name(draft.asked.fighter)
        self.title.setText(self.tr("{name} tries to rally").format(name=name))
        self.nerve = self._spin(self.tr("COU"), UNKNOWN, 40, draft.own)
        self.difficulty = self._spin(self.tr("Difficulty"), 0, 60, draft.needed)
        self.difficulty.setSpecialValueText("?")
        self.nerve.setSpecialValueText("?")
        line = QHBoxLayout()
        line.setSpacing(8)
        for spin in (self.nerve, self.difficulty):
            line.addWidget(label(spin.accessibleName(), self.panel))
            line.addWidget(spin)
            spin.valueChanged.connect(self._on_entered)
        line.addStretch(1)
        self.body.insertLayout(1, line)
        self.lead = HelpButton(self.panel, context, "L")
        self.lead.helped.connect(self._on_helped)
        self.body.insertWidget(2, self.lead)
        self._keys["L"] = self.lead.take_up
        self.refresh()

    def _spin(self, name: str, least: int, most: int, value: float | None) -> ValueSpin:
        spin = ValueSpin(self.panel)
        spin.setRange(least, most)
        spin.setAccessibleName(name)
        spin.setValue(least if value is None else round(value))
        return spin

    def open(self) -> None:
        """Ask for what nobody has told first."""
        super().open()
        self._to_missing()

    def _on_entered(self) -> None:
        self.lay(self.draft.entered(self.nerve.entered, float(self.difficulty.value()) or None))
        self.refresh()

    def _on_helped(self) -> None:
        """Test with the value that a commander lends."""
        self.lay(self.draft.helped(self._context.game))
        if self.draft.own is not None:
            self.nerve.setValue(round(self.draft.own))
        self.setFocus()
        self.refresh()

    def _to_missing(self) -> None:
        missing = (s for s in (self.nerve, self.difficulty) if s.value() == s.minimum() and not s.hasFocus())
        spin = next(missing, None)
        if spin is None:
            self.setFocus()
        else:
            spin.setFocus()
            spin.selectAll()

    def needs_words(self) -> str:
        """Warn of what the rules say against it, before anybody throws a die."""
        refusal = self._context.play.refusal(self.draft.told(True)) if self.rolled is None else None
        return "" if refusal is None else self._context.say(refusal.message)

    def verdict(self, success: bool) -> str:
        """Say whether it is frightened still, and what becomes of it."""
        return steadied_words(self._context, self.draft.asked.fighter, success)

    def answer(self) -> None:
        """Go on from a field, or apply."""
        if self.nerve.hasFocus() or self.difficulty.hasFocus():
            self._to_missing()
        else:
            super().answer()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on from a field with Enter, whatever is known so far."""
        enters = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enters and (self.nerve.hasFocus() or self.difficulty.hasFocus()):
            self.answer()
        else:
            super().keyPressEvent(event)

    def refresh(self) -> None:
        """Show the test; Enter leads from a field to the die."""
        for spin in (self.nerve, self.difficulty):
            spin.setEnabled(self.rolled is None and not self.draft.here)
        if self.rolled is None and not self.draft.here:
            self.lead.offer(Characteristic.COU, self.draft.asked.fighter)
        else:
            self.lead.hide()
        super().refresh()
