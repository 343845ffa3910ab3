"""Which page of the manual tells of a part of the screen."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

_NAME = "topic"


def set_topic(widget: QWidget, page: str) -> None:
    """Say which page of the manual tells of a widget and of all that stands in it."""
    widget.setProperty(_NAME, page)


def topic_of(widget: QWidget | None) -> str:
    """Give the page of a widget or of the nearest it stands in, "" where none says one."""
    while widget is not None:
        if page := widget.property(_NAME):
            return str(page)
        widget = widget.parentWidget()
    return ""
