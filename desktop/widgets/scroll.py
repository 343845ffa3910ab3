"""Scroll downwards only: a page as wide as its room, never sideways."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QWidget

_DEPTH = 4
"""Layouts tell their parents one by one that they changed: so deep lies what is scrolled."""

_RIM = 4
"""What is seen beyond a field that is kept in view, in px."""


def area_of(page: QWidget) -> QScrollArea | None:
    """Give what a page is scrolled in, None for one that is all in view."""
    viewport = page.parentWidget()
    area = viewport.parentWidget() if viewport is not None else None
    return area if isinstance(area, QScrollArea) else None


def turn_with_keyboard(field: QWidget, event: QWheelEvent, turn: Callable[[QWheelEvent], None]) -> None:
    """Let the wheel turn a field that has the keyboard; else it is the page's, which it scrolls."""
    if field.hasFocus():
        turn(event)
    else:
        event.ignore()


class ScrollDown(QScrollArea):
    """A scroll area without a frame or a background, whose page is at least as wide as it needs.

    What has the keyboard stays in view when there is less room.
    """

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

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep what has the keyboard in view where a lower bar grows."""
        held = QApplication.focusWidget()
        seen = held is not None and self._shows(held, event.oldSize().height())
        super().resizeEvent(event)
        if held is not None and seen:
            self._show_whole(held)

    def hold(self) -> None:
        """Scroll to what has the keyboard as it is now: what has changed of the page is laid out first."""
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        held = QApplication.focusWidget()
        if held is not None:
            self._show_whole(held)

    def show_part(self, widget: QWidget, where: Callable[[], QRect]) -> None:
        """Scroll to a part of a widget on the page, once what has changed of it is laid out."""
        for _ in range(_DEPTH):
            QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        page, part = self.widget(), where()
        if page is not None and not part.isEmpty():
            middle = widget.mapTo(page, part.center())
            self.ensureVisible(middle.x(), middle.y(), 0, part.height() // 2 + _RIM)

    def measure(self) -> None:
        """Ask at once for the width of the page, whose parts stand in another way now."""
        page = self.widget()
        if page is not None and (layout := page.layout()) is not None:
            layout.activate()
        self._widen()

    def _show_whole(self, held: QWidget) -> None:
        page = self.widget()
        if page is not None and page.isAncestorOf(held) and not self._shows(held, self.viewport().height()):
            # not by ensureWidgetVisible, to which a line is no higher than its cursor
            middle = held.mapTo(page, held.rect().center())
            self.ensureVisible(middle.x(), middle.y(), 0, held.height() // 2 + _RIM)

    def _shows(self, held: QWidget, height: int) -> bool:
        """Tell whether the whole of a field of the page lies within so much of it."""
        page = self.widget()
        if page is None or not page.isAncestorOf(held):
            return False
        top = held.mapTo(self.viewport(), QPoint()).y()
        return top >= 0 and top + held.height() <= height

    def _widen(self) -> None:
        page = self.widget()
        if page is not None:
            bar = self.verticalScrollBar().sizeHint().width()
            self.setMinimumWidth(page.minimumSizeHint().width() + bar)


class LowPage(QWidget):
    """A page that asks for the least height that its lines can do with, while it is ``low``."""

    low = True
    """False for parts beneath each other: Qt would squeeze one that needs all of it as much as the others."""

    def heightForWidth(self, width: int) -> int:
        """Ask for no more than needed: what may be higher takes the room that is left."""
        layout = self.layout()
        if layout is None:
            return 0
        return layout.minimumHeightForWidth(width) if self.low else layout.heightForWidth(width)
