"""Widgets that are kept to be shown again, so that nothing is made anew at each gesture."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtWidgets import QWidget

W = TypeVar("W", bound=QWidget)


def pooled(kept: list[W], number: int, make: Callable[[], W]) -> list[W]:
    """Give so many of those that are kept, in view; more are made where they are too few, others put away."""
    while len(kept) < number:
        kept.append(make())
    for place, widget in enumerate(kept):
        widget.setVisible(place < number)
    return kept[:number]
