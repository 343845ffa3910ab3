"""Items of layouts: those that Qt makes itself are known to Qt alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QBoxLayout, QGridLayout, QLayout
from shiboken6 import Shiboken


def leave_to_qt() -> None:
    """Let Python forget the items of a layout that is put into another one.

    PySide6 keeps each of them as long as the outer layout. Nobody tells Python when Qt deletes one, with its
    widget, and whatever is made at its place in memory is then taken for it: a style had no ``polish``.
    """
    for kind, names in ((QBoxLayout, ("addLayout", "insertLayout")), (QGridLayout, ("addLayout",))):
        for name in names:
            setattr(kind, name, _forgetting(getattr(kind, name)))


def _forgetting(put: Callable[..., None]) -> Callable[..., None]:
    def put_layout(outer: QLayout, *how: Any, **named: Any) -> None:
        put(outer, *how, **named)
        if outer.parentWidget() is not None:  # else PySide6 has looked at no item yet
            for each in how:
                if isinstance(each, QLayout):
                    _forget_items(each)

    return put_layout


def _forget_items(layout: QLayout) -> None:
    for place in range(layout.count()):
        item = layout.itemAt(place)
        if isinstance(item, QLayout):
            _forget_items(item)
        elif item is not None and not Shiboken.createdByPython(item):
            Shiboken.invalidate(item)
