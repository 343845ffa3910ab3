"""Scroll downwards only: a page as wide as its room, never sideways."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


def area_of(page: QWidget) -> QScrollArea | None:
    """Give what a page is scrolled in, None for one that is all in view."""
    viewport = page.parentWidget()
    area = viewport.parentWidget() if viewport is not None else None
    return area if isinstance(area, QScrollArea) else None


class ScrollDown(QScrollArea):
    """A scroll area without a frame or a background, whose page is at least as wide as it needs."""

    def __init__(self, page: QWidget | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        if page is not None:
            self.set_page(page)

    def set_page(self, page: QWidget) -> None:
        """Show another page; the one before is deleted."""
        self.setWidget(page)
        # Qt makes both opaque; the panel beneath should show through.
        page.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
        page.installEventFilter(self)
        self._widen()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ask for the width of the page when its layout changed."""
        if watched is self.widget() and event.type() == QEvent.Type.LayoutRequest:
            self._widen()
        return super().eventFilter(watched, event)

    def _widen(self) -> None:
        page = self.widget()
        if page is not None:
            bar = self.verticalScrollBar().sizeHint().width()
            self.setMinimumWidth(page.minimumSizeHint().width() + bar)
