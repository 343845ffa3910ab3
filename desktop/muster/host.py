"""What the Muster does for those who serve it, a Protocol for each duty."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtWidgets import QWidget

from desktop.environment.settings import Settings
from rules.text import Refusal


class Shows(Protocol):
    """Show what an operation did; what does so is the initiator of the changes."""

    def redraw(self) -> None:
        """Draw everything again."""

    def complain(self, refusal: Refusal, tone: str = "bad") -> None:
        """Say why something was not done."""


class OffersUndo(Shows, Protocol):
    """Say what was done, with undo beside it."""

    def offer_undo(self, words: str, undo: Callable[[], object], last_step: Callable[[], object]) -> None:
        """Say what was just done and offer to undo exactly that."""


class Remembers(OffersUndo, Protocol):
    """Keep the choices of last time for the next one."""

    settings: Settings


class OpensPanels(OffersUndo, Protocol):
    """Let panels open over the window."""

    def window(self) -> QWidget:
        """Give the window that panels cover."""

    def save_a_copy(self) -> None:
        """Ask where a copy of the library is to go."""
