"""A test whose value and difficulty stand in fields, and may be typed there."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from typing import Any, Self

from desktop.drafts.decided_draft import DecidedDraft
from rules.battle.commands import Command
from rules.text import Explained


@dataclass(frozen=True, slots=True, kw_only=True)
class EnteredDraft(DecidedDraft, ABC):
    """What the prompt of such a test holds.

    ``asked`` is the test without dice: a command with a ``value`` (None: the figure's own) and a
    ``difficulty``.
    """

    asked: Any

    @abstractmethod
    def value_in(self, asked: Any) -> Explained:
        """Return the value that a test is made with: the one typed, else the figure's own of now."""

    @property
    def own(self) -> float | None:
        """Return the figure's own value of now, None where nobody knows it."""
        return self.value_in(replace(self.asked, value=None)).total

    @property
    def value(self) -> Explained:
        """Return the value as typed, else as it is now."""
        return self.value_in(self.asked)

    @property
    def command(self) -> Command:
        """Return the test with its dice."""
        made: Command = replace(self.asked, dice=self.dice, thrown_here=self.fallen)
        return made

    def entered(self, value: float | None, difficulty: float | None) -> Self:
        """Take value and difficulty as they stand in the fields; the figure's own is no value typed."""
        own = self.own
        typed = None if own is not None and value == round(own) else value
        return replace(self, asked=replace(self.asked, value=typed, difficulty=difficulty))
