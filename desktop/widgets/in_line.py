"""Widgets and layouts put beneath each other or side by side."""

from __future__ import annotations

from enum import Enum, auto
from typing import Any, TypeAlias, TypeVar

from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

Box = TypeVar("Box", bound=QBoxLayout)


class Room(Enum):
    """Room among parts."""

    REST = auto()
    """What is left."""


Part: TypeAlias = QWidget | QLayout | Room | int | tuple[Any, ...]
"""What stands in a line: a widget or a layout, alone or with its stretch (and alignment); or room in px."""


def in_column(
    on: QWidget | None,
    *parts: Part,
    gap: int | None = None,
    edges: tuple[int, int, int, int] | None = (0, 0, 0, 0),
) -> QVBoxLayout:
    """Put parts beneath each other, on a widget or, without one, for another layout.

    ``gap`` lies between them and ``edges`` around them, in px; None for those of the style.
    """
    return _put(QVBoxLayout(), on, parts, gap, edges)


def in_row(
    on: QWidget | None,
    *parts: Part,
    gap: int | None = None,
    edges: tuple[int, int, int, int] | None = (0, 0, 0, 0),
) -> QHBoxLayout:
    """Put parts side by side, on a widget or, without one, for another layout; see ``in_column``."""
    return _put(QHBoxLayout(), on, parts, gap, edges)


def with_key(verb: QWidget, key: QWidget) -> QHBoxLayout:
    """Put the key of a verb close behind it: between two verbs it is seen whose it is."""
    return in_row(None, verb, key, gap=6)


def _put(
    box: Box,
    on: QWidget | None,
    parts: tuple[Part, ...],
    gap: int | None,
    edges: tuple[int, int, int, int] | None,
) -> Box:
    if edges is not None:
        box.setContentsMargins(*edges)
    if gap is not None:
        box.setSpacing(gap)
    put_in(box, *parts)
    if on is not None:
        on.setLayout(box)
    return box


def put_in(box: QBoxLayout, *parts: Part) -> None:
    """Put parts behind those that are in a layout already."""
    for part in parts:
        if part is Room.REST:
            box.addStretch(1)
        elif isinstance(part, int):
            box.addSpacing(part)
        else:
            what, *how = part if isinstance(part, tuple) else (part,)
            (box.addLayout if isinstance(what, QLayout) else box.addWidget)(what, *how)


def keep_narrow(widget: QWidget) -> None:
    """Let a widget take no more width than it asks for, and whatever height it took."""
    policy = widget.sizePolicy()
    policy.setHorizontalPolicy(policy.Policy.Maximum)
    widget.setSizePolicy(policy)
