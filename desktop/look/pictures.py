"""Pictures of what is painted in parts: what looks the same again is copied, else other parts are painted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter, QPixmap

_KEPT = 3
"""How many looks of one thing are kept: it is marked, and no longer, and again."""


@dataclass(frozen=True, slots=True)
class _Picture:
    """A thing as it was painted, and what each of its parts was painted from."""

    looks: Sequence[object]
    pixels: QPixmap


class Pictures:
    """Keeps the last looks of things that stay as large as they are."""

    def __init__(self) -> None:
        self._kept: dict[object, list[_Picture]] = {}

    def forget(self) -> None:
        """Forget all of them: parts are laid otherwise, or have other colours."""
        self._kept.clear()

    def draw(
        self,
        painter: QPainter,
        place: QRect,
        thing: object,
        looks: Sequence[object],
        paint: Callable[[QPainter, Sequence[int]], object],
    ) -> None:
        """Draw a thing at its place; its parts, as many as ``looks``, fill all of that.

        ``looks`` is what each part is painted from, ``paint`` paints parts by their numbers as if the place
        began at 0, 0.
        """
        ratio = painter.device().devicePixelRatioF()
        if ratio != int(ratio):  # between two points of the screen a picture would be blurred
            painter.translate(place.topLeft())
            paint(painter, range(len(looks)))
            painter.translate(-place.topLeft())
            return
        kept = self._kept.setdefault(thing, [])
        found = next((each for each in kept if each.looks == looks), None)
        if found is None or found.pixels.devicePixelRatio() != ratio:
            found = _painted(next(iter(kept), None), place, looks, ratio, paint)
            kept.insert(0, found)
            del kept[_KEPT:]
        painter.drawPixmap(place.topLeft(), found.pixels)


def _painted(
    last: _Picture | None,
    place: QRect,
    looks: Sequence[object],
    ratio: float,
    paint: Callable[[QPainter, Sequence[int]], object],
) -> _Picture:
    """Paint a new look, over the last one where there is one."""
    size = place.size() * ratio
    if last is None or last.pixels.size() != size or last.pixels.devicePixelRatio() != ratio:
        pixels, others = QPixmap(size), [*range(len(looks))]
        pixels.setDevicePixelRatio(ratio)
    else:
        pixels = last.pixels.copy()
        pairs = zip(looks, last.looks, strict=True)
        others = [number for number, (look, before) in enumerate(pairs) if look != before]
    with QPainter(pixels) as painter:
        paint(painter, others)
    return _Picture(looks, pixels)
