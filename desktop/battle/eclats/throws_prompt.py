"""Why the ten characteristics are what they are now: the sheet, what effects add, the bounds of throws."""

from __future__ import annotations

from desktop.battle.prompts.why_prompt import WhyPrompt
from rules.sheets import sheet_of


class ThrowsPrompt(WhyPrompt):
    """A line for each of the ten, for each is so many throws."""

    whole = True

    def rest(self, known: bool, moved: bool) -> str:
        """Say what a value means, and how far it goes."""
        del known, moved
        sheet = sheet_of("eclats")
        words = self.tr("A characteristic goes from {least} to {most}: it allows that many rolls in a phase.")
        return words.format(least=sheet.least, most=sheet.most)
