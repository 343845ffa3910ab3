"""Digits as keyboards write them, with or without Shift."""

from __future__ import annotations

AZERTY = {"&": 1, "é": 2, '"': 3, "'": 4, "(": 5, "-": 6, "§": 6, "è": 7, "_": 8, "!": 8, "ç": 9, "à": 0}
"""The top row of a French keyboard without Shift; a Belgian one has § for 6 and ! for 8."""


def digit(text: str) -> int | None:
    """Return the digit that a typed character means, None for another character."""
    if len(text) == 1 and text in "0123456789":
        return int(text)
    return AZERTY.get(text)


def typed_key(text: str) -> str:
    """Return the key that a typed character means: the digit, or the letter as a capital."""
    found = digit(text)
    return str(found) if found is not None else text.upper()
