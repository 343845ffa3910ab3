"""Dice that lie on the table while a question is open, typed or thrown by the program."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Protocol, Self


class DiceDraft(Protocol):
    """Dice as a question shows them, one throw or several."""

    @property
    def dice(self) -> tuple[int, ...]:
        """The dice of the throw at hand."""

    @property
    def here(self) -> bool:
        """Whether they fell here, and so stay as they fell."""

    @property
    def fallen(self) -> bool:
        """Whether dice lie there that the program threw."""

    def back(self) -> Self:
        """Return it without the last die, which was typed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Thrown:
    """The dice so far; those that fell ``here`` stay as they fell."""

    dice: tuple[int, ...] = ()
    here: bool = False

    @property
    def fallen(self) -> bool:
        """Whether dice lie there that the program threw."""
        return self.here and bool(self.dice)

    def plus(self, *dice: int) -> Self:
        """Return it with dice more."""
        return replace(self, dice=(*self.dice, *dice))

    def back(self) -> Self:
        """Return it without the last die, which was typed."""
        return self if self.here else replace(self, dice=self.dice[:-1])
