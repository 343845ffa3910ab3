"""Say the dice of a step and the sum that they led to: the journal and the report read alike."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.battle.figures import amount_words
from desktop.battle.naming import Names
from desktop.phrases import about
from rules.battle.current import replaces
from rules.battle.events import Rolled, Step
from rules.battle.one_die import bars
from rules.text import Reason


def dice_words(step: Step, names: Names) -> str:
    """Say the dice of a step with their reasons; empty when nobody threw any."""
    said = []
    for event in step.events:
        if isinstance(event, Rolled):
            typed = (
                QCoreApplication.translate("Journal", "dice typed")
                if event.typed
                else QCoreApplication.translate("Journal", "dice rolled here")
            )
            dice = " ".join(map(str, event.dice))
            parts = ", ".join(_part(reason, names) for reason in event.reasons)
            said.append(about(typed, f"{dice} · {parts}" if parts else dice))
    return "; ".join(said)


def failing_words(step: Step, names: Names) -> str:
    """Say what let a test of a step fail by itself, whatever its sum; empty for nothing."""
    thrown = [event for event in step.events if isinstance(event, Rolled)]
    said = (names.say(reason.message) for event in thrown for reason in event.reasons if bars(reason))
    return ", ".join(dict.fromkeys(said))


def _part(reason: Reason, names: Names) -> str:
    """Say one reason with what it brings, where it brings something."""
    words = names.say(reason.message)
    if not reason.amount and not replaces(reason):
        return words
    return f"{amount_words(reason, first=False)} {words}"
