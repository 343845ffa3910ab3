"""What is painted with ink: the words that it wrote are what a player reads of it."""

from __future__ import annotations

from typing import cast

from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.look.painting import Ink


class Painted:
    """What a widget that paints itself is besides a widget; named before it among the bases."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint it."""
        with Ink(cast("QWidget", self)) as ink:
            self._paint(ink)

    def visible_strings(self) -> list[str]:
        """Give every string that a player could read here."""
        with Ink.dry() as ink:
            self._paint(ink)
        widget = cast("QWidget", self)
        return [*ink.words, *filter(None, (widget.toolTip(), widget.accessibleName()))]

    def _paint(self, ink: Ink) -> object:
        raise NotImplementedError
