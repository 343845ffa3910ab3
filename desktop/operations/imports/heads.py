"""Where a library stands: what was planned beside the window is planned anew once that moved."""

from __future__ import annotations

from desktop.operations.desk import Desk

_PLACES = ("library", "muster", "rulesets")
"""The timelines of what is imported, but for battles, which are never changed."""


def heads(desk: Desk) -> tuple[int | None, ...]:
    """Return the head of each place."""
    return tuple(desk.library.head(place) for place in _PLACES)
