"""Why the values of a figure are what they are now, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.wording import number
from desktop.wording.battle.figure_values import FigureValue, amount_words
from desktop.wording.naming import Names
from rules.battle.current import replaces, summed
from rules.text import Explained, Reason

_HURT = ("value.notches", "value.stunned")
"""The reasons that no effect and no modifier has a line of its own for."""


def sum_words(found: Explained, names: Names) -> str:
    """Say a sum on one line: 4 on the card − 2 (2 notches) + 1 (Fury)."""
    first, *changes = summed(found) or found.reasons
    said = [f"{amount_words(first, first=True)} {names.say(first.message)}"]
    return " ".join((*said, *(_changed(reason, names) for reason in changes)))


def _changed(reason: Reason, names: Names) -> str:
    if replaces(reason):
        return f"{amount_words(reason, first=False)} ({names.say(reason.message)})"
    amount = number(reason.amount, "+")
    return f"{amount[0]} {amount[1:]} ({names.say(reason.message)})"


def reasons_of(
    cells: tuple[FigureValue, ...], names: Names, *, whole: bool = False
) -> list[tuple[str, str, int, str]]:
    """Give each value that something changes: its name, what it is now, which way it moved, and its sum.

    Each aspect of a FOI and each of two movements has a line of its own. The ``whole`` sheet has its other
    values between them.
    """
    made = []
    for cell in cells:
        if whole and not cell.explained.reasons:
            made.append((cell.label, cell.text, 0, QCoreApplication.translate("WhyPrompt", "not given")))
        elif whole or len(cell.explained.reasons) > 1:
            made.append((cell.label, cell.text, cell.moved, sum_words(cell.explained, names)))
        for name, found in cell.parts:
            if len(found.reasons) > 1:
                now, printed = found.total or 0, found.reasons[0].amount
                moved = (now > printed) - (now < printed)
                made.append((name, number(now), moved, sum_words(found, names)))
    return made


def hurt_words(cells: tuple[FigureValue, ...], names: Names) -> tuple[str, ...]:
    """Say what wounds, and what a stunned figure takes off, a line each: INI, ATT −2 (2 notches)."""
    off: dict[str, list[str]] = {}
    for cell in cells:
        for reason in cell.explained.reasons:
            if reason.amount and reason.message.code in _HURT:
                why = f"{number(reason.amount, '+')} ({names.say(reason.message)})"
                off.setdefault(why, []).append(cell.label)
    return tuple(f"{', '.join(labels)} {why}" for why, labels in off.items())
