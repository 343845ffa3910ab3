"""A verb of a figure as its card and the menu of all that can happen to it show it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Verb:
    """A verb of a figure: its words, its key as shown, what it does, its icon."""

    id: str
    words: str
    key: str
    act: Callable[[], None]
    tip: str = ""
    icon: str = ""
