"""The strategic phase as a system plays it: its line of steps, and the page that each moment asks for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QWidget

from desktop.battle.context import BattleContext
from rules.battle.state import Game


class OwnPage(QWidget):
    """A page of the phase that only one system has: it draws itself and reads its own keys.

    ``taken`` are the letters that it reads, lower-case: no verb of the place may have them.
    """

    taken = ""

    def refresh(self) -> None:
        """Draw from the game in view."""

    def press(self, key: Qt.Key, text: str) -> bool:
        """Do what a key means here; False when it means nothing."""
        return False

    def focus_page(self) -> None:
        """Put the keyboard where the page reads it."""
        self.setFocus()


@dataclass(frozen=True, slots=True)
class StepWords:
    """A step in the language of now: a word for the line, and all of it."""

    short: str
    long: str


def _won() -> str:
    return QCoreApplication.translate("FirstPage", "{side} wins the Tactique roll")


@dataclass(frozen=True, slots=True, kw_only=True)
class Strategy:
    """The strategic phase of a system.

    ``steps`` are those of the line above, ``at`` says how far it is; ``page`` names what the game asks for:
    "order", "roll", "first", or one of ``pages``, which are the system's own. ``won`` says what winning the
    roll is called ({side}).
    """

    steps: Callable[[], tuple[StepWords, ...]]
    at: Callable[[Game], int]
    page: Callable[[Game], str]
    pages: Mapping[str, Callable[[BattleContext, QWidget], OwnPage]] = field(default_factory=dict)
    won: Callable[[], str] = _won
