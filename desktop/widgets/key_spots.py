"""Where keys are shown: over the corner of what they press, while the player asks for them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QToolButton, QWidget

from desktop.widgets.actions import shown_key


@dataclass(frozen=True, slots=True)
class KeySpot:
    """A key as it is shown, and in the coordinates of its widget what it presses.

    It stands over the upper right corner, or the upper ``left`` one. The key of a ``verb`` is the one that
    the player gave it.
    """

    rect: QRectF
    key: str = ""
    left: bool = False
    verb: str = ""


@runtime_checkable
class HasKeys(Protocol):
    """Tell which keys press what of it, as painted widgets do."""

    def key_spots(self) -> Iterable[KeySpot]:
        """Give the keys that mean something now."""


def key_spots(widget: QWidget) -> Iterable[KeySpot]:
    """Give the keys of a widget: what its own ``key_spots`` tells, or the shortest one of its action."""
    if isinstance(widget, HasKeys):
        spots = (
            replace(spot, key=key_of(widget, spot.verb)) if spot.verb else spot for spot in widget.key_spots()
        )
        return tuple(spot for spot in spots if spot.key)
    action = widget.defaultAction() if isinstance(widget, QToolButton) else None
    key = shortest_key(action) if action is not None else ""
    return (KeySpot(QRectF(widget.rect()), key),) if key else ()


def key_of(widget: QWidget | None, verb: str) -> str:
    """Give the key in force of a verb of the window or the place that a widget stands in, "" for none."""
    action = action_of(widget, verb)
    return shortest_key(action) if action is not None else ""


def action_of(widget: QWidget | None, verb: str) -> QAction | None:
    """Give the action of a verb of the window or the place that a widget stands in, None for none."""
    while widget is not None:
        for action in widget.actions():
            if action.objectName() == verb:
                return action
        widget = widget.parentWidget()
    return None


def shortest_key(action: QAction) -> str:
    """Give the shortest key of an action, "" for none."""
    keys = (shown_key(sequence.toString()) for sequence in action.shortcuts())
    return min(filter(None, keys), key=len, default="")
