"""Say the dice of a step and the sum that they led to: the journal and the report read alike."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.wording import about, apart, number
from desktop.wording.battle.figure_values import amount_words
from desktop.wording.naming import Names
from rules.battle.current import replaces
from rules.battle.events import Rolled, Step
from rules.battle.one_die import bars
from rules.text import Reason


def dice_words(step: Step, names: Names) -> str:
    """Say the dice of a step with their reasons; empty when nobody threw any."""
    said = []
    for event in step.events:
        if isinstance(event, Rolled):
            dice = " ".join(map(str, event.dice))
            parts = ", ".join(_part(reason, names) for reason in event.reasons)
            said.append(_thrown(event, " · ".join(filter(None, (dice, parts))), names))
    return apart(said)


def dice_lines(step: Step, names: Names) -> str:
    """Say the same with each reason on a line of its own, and the sum below them."""
    lines = []
    for event in step.events:
        if isinstance(event, Rolled):
            lines.append(_thrown(event, " ".join(map(str, event.dice)), names))
            lines += [_part(reason, names) for reason in event.reasons if not bars(reason)]
            if event.total is not None and event.reasons:
                lines.append(f"= {number(event.total)}")
            lines += [names.say(reason.message) for reason in event.reasons if bars(reason)]
    return "\n".join(filter(None, lines))


def _thrown(event: Rolled, words: str, names: Names) -> str:
    """Say who threw the dice before them, of a test for what; what was only counted has none."""
    if not event.dice:
        return words
    typed = (
        QCoreApplication.translate("Journal", "dice entered")
        if event.typed
        else QCoreApplication.translate("Journal", "dice rolled here")
    )
    data = event.what.data
    if not event.what.code.startswith("roll.trial"):
        return about(typed, words)
    what = names.characteristic(str(data["characteristic"]), str(data["aspect"]))
    whose = names.somebody(str(data["who"])), what, typed
    return about(", ".join(filter(None, whose)), words)


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
