"""How much room a combo has, and needs, for what is chosen in it."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox

_ALLOWANCE = 1
"""Rounding, in px."""


def width_of_words(combo: QComboBox) -> int:
    """Give the px at which what is chosen is not cut, its arrow beside it."""
    words = combo.fontMetrics().horizontalAdvance(combo.currentText()) + _ALLOWANCE
    return words + combo.width() - words_room(combo)


def words_room(combo: QComboBox) -> int:
    """Give the px that a combo has for the words chosen, beside its arrow and its icon."""
    option = QStyleOptionComboBox()
    option.initFrom(combo)
    option.editable = combo.isEditable()
    field = QStyle.SubControl.SC_ComboBoxEditField
    room = combo.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, field, combo).width()
    # Qt leaves a px on each side, and 4 beside an icon.
    icon = 0 if combo.itemIcon(combo.currentIndex()).isNull() else combo.iconSize().width() + 4
    return room - 2 - icon
