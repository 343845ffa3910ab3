"""How far figures go, in words: one distance, or two for who moves on the ground and in flight."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication

from desktop.wording import number
from desktop.wording.battle.deed_words import reach_words
from rules.battle.flying import LEVELS
from rules.text import Explained

translate = QCoreApplication.translate
Ways = Mapping[int | None, Explained]
"""Potentials by level, one without a level where there are no two."""


def ways_of(potential: Callable[[int], Explained], *, two: bool) -> Ways:
    """Return the potentials by level, one without a level where both are alike (II-F-2).

    Only who has ``two`` movements has others in flight.
    """
    if not two:
        return {None: potential(LEVELS[0])}
    found: dict[int | None, Explained] = {level: potential(level) for level in LEVELS}
    return {None: found[0]} if found[0].total == found[1].total else found


def in_full(ways: Ways, factor: float) -> str:
    """Say how far with what makes it: « 20 cm = 10 × 2 », on the ground and in flight where they differ."""
    words = {
        None: "{reach}",
        0: translate("Actions", "{reach} on the ground"),
        1: translate("Actions", "{reach} in flight"),
    }
    said = ((words[level], reach_words(found, factor)) for level, found in ways.items())
    return ", ".join(form.format(reach=reach) for form, reach in said if reach)


def in_short(ways: Ways) -> str:
    """Say how far, two potentials as a card prints two movements: « 20/40 cm »."""
    totals = [found.total for found in ways.values() if found.total is not None]
    return translate("Actions", "{cm} cm").format(cm="/".join(map(number, totals))) if totals else ""
