"""Boxes to choose one of many from."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QSizePolicy


def may_shrink(box: QComboBox, letters: int, *, shown: int = 10) -> None:
    """Let a box be as narrow as so many letters, whatever its longest words, and take the room there is.

    ``shown`` are how many rows are seen at once when it opens.
    """
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setMinimumContentsLength(letters)
    box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    box.setMaxVisibleItems(shown)
