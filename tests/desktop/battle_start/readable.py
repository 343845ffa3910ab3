"""What of a page is seen, and whether its words are whole."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QScrollArea, QWidget

from desktop.widgets.key_button import KeyButton
from desktop.widgets.scroll import area_of
from tests.desktop.battle_start.strategic import settle
from tests.desktop.fit import cut_labels


def in_view(field: QWidget) -> bool:
    """Tell whether the whole of a field is seen, within the page that is scrolled if it is of it."""
    page = field.parentWidget()
    while page is not None and (area := area_of(page)) is None:
        page = page.parentWidget()
    if page is None or area is None:
        return field.visibleRegion().boundingRect() == field.rect()
    at = QRect(field.mapTo(area.viewport(), QPoint()), field.size())
    return area.viewport().rect().contains(at)


def sideways(widget: QWidget) -> list[str]:
    """List the scroll areas whose page is wider than their room."""
    return [
        f"{type(page).__name__}: {page.width()} in {area.viewport().width()}"
        for area in widget.findChildren(QScrollArea)
        if area.isVisible() and (page := area.widget()) is not None
        and page.width() > area.viewport().width()
    ]  # fmt: skip


def squeezed(widget: QWidget) -> list[str]:
    """List the painted buttons whose words and key have too little room."""
    return [
        f"{button.text()}: needs {button.minimumSizeHint().width()}, has {button.width()}"
        for button in widget.findChildren(KeyButton)
        if button.isVisible() and button.width() < button.minimumSizeHint().width()
    ]


def whole(widget: QWidget) -> None:
    """Fail when a word is cut or a page is wider than its room."""
    settle()
    assert squeezed(widget) == []
    assert cut_labels(widget) == []
    assert sideways(widget) == []
