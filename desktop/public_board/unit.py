"""How large everything is: it grows with the window."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QSize

from desktop.look.painting import KnownFont, font_of

_DRAWN_AT = (1280, 720)
"""The size in px at which a unit is one px."""


@dataclass(frozen=True, slots=True)
class Unit:
    """The px of one unit."""

    px: float

    @classmethod
    def of(cls, size: QSize) -> Unit:
        """Give the unit of a window of a size."""
        wide, high = _DRAWN_AT
        return cls(min(size.width() / wide, size.height() / high))

    def __call__(self, units: float) -> float:
        """Give so many units in px."""
        return units * self.px

    def font(self, units: float, *, bold: bool = False) -> KnownFont:
        """Give letters so many units high."""
        return font_of(max(1, round(units * self.px)), bold=bold)

    def icon(self, units: float) -> int:
        """Give the size of an icon in whole px."""
        return max(1, round(units * self.px))
