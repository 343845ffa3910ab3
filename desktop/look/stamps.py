"""What was painted once and looks the same again is kept as a picture: copying is quicker than drawing."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from PySide6.QtGui import QPixmap

_MOST = 24_000_000
"""How many bytes of pictures are kept; the ones not asked for longest go first."""

LARGEST = 160_000
"""The largest picture kept, in points of the screen."""


@dataclass(frozen=True, slots=True)
class Stamp:
    """A picture and the words that were written on it."""

    picture: QPixmap
    words: tuple[str, ...]

    @property
    def bytes(self) -> int:
        """How much memory it takes."""
        return self.picture.width() * self.picture.height() * 4


class Stamps:
    """Keeps stamps by all that they were painted from."""

    def __init__(self, most: int = _MOST) -> None:
        self._most = most
        self._bytes = 0
        self._kept: dict[Hashable, Stamp] = {}

    def find(self, key: Hashable) -> Stamp | None:
        """Give a stamp, None for one that was never painted or is forgotten."""
        found = self._kept.pop(key, None)
        if found is not None:
            self._kept[key] = found  # the youngest now
        return found

    def keep(self, key: Hashable, stamp: Stamp) -> None:
        """Keep a stamp, and forget the oldest where there are too many."""
        if (before := self._kept.pop(key, None)) is not None:
            self._bytes -= before.bytes
        self._kept[key] = stamp
        self._bytes += stamp.bytes
        while self._bytes > self._most:
            self._bytes -= self._kept.pop(next(iter(self._kept))).bytes
