"""Where keys are shown: over the corner of what they press, while the player asks for them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QToolButton, QWidget

from desktop.widgets.actions import shown_keys


@dataclass(frozen=True, slots=True)
class KeySpot:
    """A key as it is shown, and in the coordinates of its widget what it presses.

    It stands over the upper right corner, or the upper ``left`` one.
    """

    rect: QRectF
    key: str
    left: bool = False


@runtime_checkable
class HasKeys(Protocol):
    """Tell which keys press what of it, as painted widgets do."""

    def key_spots(self) -> Iterable[KeySpot]:
        """Give the keys that mean something now."""


def key_spots(widget: QWidget) -> Iterable[KeySpot]:
    """Give the keys of a widget: what its own ``key_spots`` tells, or the shortest one of its action."""
    if isinstance(widget, HasKeys):
        return tuple(widget.key_spots())
    action = widget.defaultAction() if isinstance(widget, QToolButton) else None
    if action is None:
        return ()
    keys = (shown_keys(sequence.toString()) for sequence in action.shortcuts())
    key = min((words for each in keys for words in each), key=len, default="")
    return (KeySpot(QRectF(widget.rect()), key),) if key else ()
