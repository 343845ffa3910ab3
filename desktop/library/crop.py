"""Which part of a picture stays: a rectangle in parts of its width and height, moved and dragged."""

from __future__ import annotations

from dataclasses import dataclass, replace

from desktop.paper.items import cover

LEAST = 0.1
"""The smallest part of a side that stays."""


@dataclass(frozen=True, slots=True)
class CropDraft:
    """What stays of a picture: its edges from 0 to 1, from the left and from above."""

    left: float = 0.0
    top: float = 0.0
    right: float = 1.0
    bottom: float = 1.0

    @property
    def is_whole(self) -> bool:
        """Whether nothing is cut off."""
        return self == CropDraft()

    @property
    def edges(self) -> tuple[float, float, float, float]:
        """Its left, top, right and bottom edge."""
        return self.left, self.top, self.right, self.bottom

    def moved(self, across: float, down: float) -> CropDraft:
        """Move it, within the picture."""
        across = min(max(across, -self.left), 1 - self.right)
        down = min(max(down, -self.top), 1 - self.bottom)
        return CropDraft(self.left + across, self.top + down, self.right + across, self.bottom + down)

    def grown(self, across: float, down: float) -> CropDraft:
        """Make it wider and taller around its middle, narrower and lower by less than nothing."""
        across = max(across, LEAST - (self.right - self.left))
        down = max(down, LEAST - (self.bottom - self.top))
        return self.with_edges(
            self.left - across / 2, self.top - down / 2, self.right + across / 2, self.bottom + down / 2
        )

    def with_edges(self, left: float, top: float, right: float, bottom: float) -> CropDraft:
        """Put its edges somewhere, in whichever order, held to the picture and to the smallest part."""
        left, right = sorted((min(max(left, 0.0), 1.0), min(max(right, 0.0), 1.0)))
        top, bottom = sorted((min(max(top, 0.0), 1.0), min(max(bottom, 0.0), 1.0)))
        if right - left < LEAST:
            left = min(left, 1 - LEAST)
            right = left + LEAST
        if bottom - top < LEAST:
            top = min(top, 1 - LEAST)
            bottom = top + LEAST
        return CropDraft(left, top, right, bottom)

    def dragged(self, grip: str, x: float, y: float) -> CropDraft:
        """Bring what is gripped to a point: edges named by l, t, r and b, two for a corner."""
        edges = {"l": ("left", x), "r": ("right", x), "t": ("top", y), "b": ("bottom", y)}
        far = {"l": ("right", -LEAST), "r": ("left", LEAST), "t": ("bottom", -LEAST), "b": ("top", LEAST)}
        made = self
        for letter in grip:
            name, value = edges[letter]
            other, least = far[letter]
            limit = getattr(self, other) + least
            value = min(value, limit) if least < 0 else max(value, limit)
            made = replace(made, **{name: min(max(value, 0.0), 1.0)})
        return made

    def within(self, shape: float) -> CropDraft:
        """Give what stays of it in a room: ``shape`` is the room's width by its height, in the picture's own.

        What is too wide or too high for the room is cut off as it is on a card.
        """
        wide, high = self.right - self.left, self.bottom - self.top
        x, y, across, down = cover((wide, high), (shape, 1.0))
        return CropDraft(
            self.left - x / across * wide, self.top - y / down * high,
            self.left + (shape - x) / across * wide, self.top + (1.0 - y) / down * high,
        )  # fmt: skip

    def pixels(self, width: int, height: int) -> tuple[int, int, int, int]:
        """Give left, top, width and height in pixels of a picture of that size."""
        left, top = round(self.left * width), round(self.top * height)
        return left, top, max(1, round(self.right * width) - left), max(1, round(self.bottom * height) - top)
