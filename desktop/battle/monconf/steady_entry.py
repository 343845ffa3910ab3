"""A frightened figure tries to rally, in the place of its task."""

from __future__ import annotations

from desktop.battle.screen import Help, screen_of
from desktop.battle.tasks.entries import AttemptEntry
from desktop.battle.tasks.entry import FieldPress, TaskEntry
from desktop.drafts.monconf.steady_draft import SteadyDraft
from desktop.wording.battle.monconf.action_words import steadied_words
from rules.battle.commands import Command
from rules.values import Characteristic


class SteadyEntry(AttemptEntry):
    """Tests COU; a commander may lend its own."""

    draft: SteadyDraft

    def verdict(self, success: bool) -> str:
        """Say whether it is frightened still, and what becomes of it."""
        return steadied_words(self.context, self.draft.asked.fighter, success)

    def said(self) -> str:
        """Warn of what the rules say against it, before anybody throws a die."""
        refusal = None if self.draft.dice else self.context.play.refusal(self.draft.told(True))
        warned = "" if refusal is None else self.context.say(refusal.message)
        return warned or super().said()

    @property
    def _help(self) -> Help | None:
        """What a commander offers."""
        pieces = self.context.pieces
        fighter = self.draft.asked.fighter
        return None if self.draft.dice else screen_of(pieces).helps(self.context, fighter, Characteristic.COU)

    def presses(self) -> tuple[FieldPress, ...]:
        """Give the help there is, too."""
        found = self._help
        helped = () if found is None else (FieldPress("L", found.words, "crown"),)
        return (*super().presses(), *helped)

    def reads(self, key: str) -> bool:
        """Read the help's letter, too."""
        return super().reads(key) or (key == "l" and self._help is not None)

    def press(self, key: str) -> Command | None:
        """Take up the help that is offered."""
        found = self._help
        return found.command if key == "l" and found is not None else super().press(key)

    def again(self, fresh: TaskEntry) -> TaskEntry:
        """Keep what was typed; a value that is lent now takes the place of one that was."""
        assert isinstance(fresh, SteadyEntry)
        if not self.touched:
            return fresh
        if fresh.draft.own != self.draft.own and not self.draft.here:
            self.draft = self.draft.helped(fresh.draft.game)
            return self
        return super().again(fresh)
