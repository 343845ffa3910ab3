"""The ranged weapons that the equipment of a card tells: « Arbalète (FOR 5, 10/20/40) »."""

from __future__ import annotations

import re

from rules.cards import Card

_IN_BRACKETS = re.compile(r"\(([^()]*)\)")
_STRENGTH = re.compile(r"\b(?:FOR|STR)\b\s*[:.]?\s*(\d+)(?!\d|\s*[D+])", re.IGNORECASE)
_RANGES = re.compile(r"\d+\s*/\s*\d+\s*/\s*\d+")


def weapon_strength(card: Card) -> int | None:
    """Return the FOR of a card's ranged weapons; None where none tells it without dice, or they differ."""
    told = {
        int(strength[1])
        for line in card.equipment
        for brackets in _IN_BRACKETS.findall(line)
        if _RANGES.search(brackets) and (strength := _STRENGTH.search(brackets))
    }
    return told.pop() if len(told) == 1 else None
