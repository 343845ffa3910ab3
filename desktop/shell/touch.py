"""A finger on the window: a tap is a click, a stroke scrolls what lies beneath, and holding still asks.

Qt makes a mouse of a finger by itself, but one that drags where players want to scroll, and that has no
right button: what opens by it, and tooltips, would be out of a finger's reach.
"""

from __future__ import annotations

from collections import deque
from enum import Enum, auto

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QPoint, QPointF, QPropertyAnimation, Qt, QTimer
from PySide6.QtGui import QContextMenuEvent, QEventPoint, QHelpEvent, QInputDevice, QMouseEvent, QTouchEvent
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QAbstractSlider,
    QApplication,
    QHeaderView,
    QScrollBar,
    QSplitterHandle,
    QWidget,
)

from desktop.widgets.system_window import watch_handle

_TOUCHED = (
    QEvent.Type.TouchBegin, QEvent.Type.TouchUpdate, QEvent.Type.TouchEnd, QEvent.Type.TouchCancel,
)  # fmt: skip
_HOLD_MS = 600
"""Held so long without moving, a finger asks what can be done here."""
_STILL = 12
"""A finger that moves no further than so many px holds still."""
_RECENT_MS = 100
"""How fast a finger goes is told from so many last milliseconds."""
_GLIDE_MS, _GLIDES = 600, 0.25
"""How long what was pushed goes on by itself, and so many seconds as far as the finger was fast."""
_DRAGGED = (QAbstractSlider, QSplitterHandle, QHeaderView)
"""What a finger pulls, even where it lies in something that scrolls."""

_Press, _Move, _Release = QEvent.Type.MouseButtonPress, QEvent.Type.MouseMove, QEvent.Type.MouseButtonRelease


class _Does(Enum):
    """What the finger on the window does."""

    NOTHING = auto()
    WAITS = auto()
    """It may still tap, stroke or hold."""
    SCROLLS = auto()
    DRAGS = auto()


class TouchReader(QObject):
    """Reads the touches of one window of the system, one finger at a time."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        window.installEventFilter(self)
        self._window = window
        self._does = _Does.NOTHING
        self._bars: tuple[QScrollBar | None, QScrollBar | None] = None, None
        self._begun = self._last = QPointF()
        self._rest = 0.0, 0.0
        self._went: deque[tuple[int, QPointF]] = deque(maxlen=20)
        self._tapped = (0, QPointF(-_STILL, -_STILL))
        self._hold = QTimer(self, singleShot=True, interval=_HOLD_MS)
        self._hold.timeout.connect(self._on_held)
        self._glide: list[QPropertyAnimation] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Read what a finger does; of several fingers the first one counts, and a menu in view is Qt's."""
        if watched is self._window:
            watch_handle(self._window, self, event)
            return False
        if event.type() not in _TOUCHED or not isinstance(event, QTouchEvent):
            return False
        pad = event.device().type() is QInputDevice.DeviceType.TouchPad
        if pad or (self._does is _Does.NOTHING and QApplication.activePopupWidget() is not None):
            return False
        points = event.points()
        if event.type() == QEvent.Type.TouchCancel or not points:
            self._cancel()
        elif event.type() == QEvent.Type.TouchBegin:
            self._begin(points[0], event.timestamp())
        elif len(points) > 1 and self._does is _Does.WAITS:
            self._cancel()
        elif event.type() == QEvent.Type.TouchUpdate:
            self._go(points[0], event.timestamp())
        else:
            self._end(points[0], event.timestamp())
        event.accept()
        return True

    # What the finger does

    def _begin(self, point: QEventPoint, at: int) -> None:
        gliding = any(each.state() == QPropertyAnimation.State.Running for each in self._glide)
        self._stop()
        self._begun = self._last = point.position()
        self._went.clear()
        self._went.append((at, self._begun))
        self._bars = _bars_beneath(self._beneath())
        # what still glides is held, and nothing is meant by that
        self._does = _Does.SCROLLS if gliding else _Does.WAITS
        self._hold.start()

    def _go(self, point: QEventPoint, at: int) -> None:
        now = point.position()
        self._went.append((at, now))
        if self._does is _Does.WAITS:
            away = now - self._begun
            if max(abs(away.x()), abs(away.y())) <= _STILL:
                return
            self._hold.stop()
            across, down = self._bars
            scrolls = (down if abs(away.y()) >= abs(away.x()) else across) is not None
            self._does = _Does.SCROLLS if scrolls else _Does.DRAGS
            if not scrolls:
                self._mouse(_Press, self._begun)
        if self._does is _Does.SCROLLS:
            self._hold.stop()
            self._scroll(now - self._last)
        elif self._does is _Does.DRAGS:
            self._mouse(_Move, now)
        self._last = now

    def _end(self, point: QEventPoint, at: int) -> None:
        does, self._does, now = self._does, _Does.NOTHING, point.position()
        self._hold.stop()
        if does is _Does.WAITS:
            self._tap(at)
        elif does is _Does.DRAGS:
            self._mouse(_Release, now)
        elif does is _Does.SCROLLS:
            self._push(at, now)

    def _tap(self, at: int) -> None:
        before, where = self._tapped
        near = (self._begun - where).manhattanLength() <= 2 * _STILL
        again = near and 0 <= at - before <= QApplication.doubleClickInterval()
        self._tapped = (0, QPointF()) if again else (at, self._begun)
        self._mouse(QEvent.Type.MouseButtonDblClick if again else _Press, self._begun)
        self._mouse(_Release, self._begun)

    def _on_held(self) -> None:
        """Ask what can be done here; where nothing can, tell what is beneath, or take hold of it."""
        widget = self._beneath()
        if widget is None or self._does is not _Does.WAITS:
            return
        self._does = _Does.NOTHING
        at = widget.mapFrom(self._window, self._begun.toPoint())
        on_screen = widget.mapToGlobal(at)
        menu = QContextMenuEvent(QContextMenuEvent.Reason.Other, at, on_screen)
        QApplication.sendEvent(widget, menu)
        if menu.isAccepted():
            return
        tip = QHelpEvent(QEvent.Type.ToolTip, at, on_screen)
        QApplication.sendEvent(widget, tip)
        if not tip.isAccepted():
            self._does = _Does.DRAGS
            self._mouse(_Press, self._begun)

    def _cancel(self) -> None:
        """Let go of everything; what was pressed is let go outside of it, which does nothing."""
        self._hold.stop()
        if self._does is _Does.DRAGS:
            self._mouse(_Release, QPointF(-1, -1))
        self._does = _Does.NOTHING

    # What comes of it

    def _mouse(self, kind: QEvent.Type, at: QPointF) -> None:
        """Let the mouse do it: the window finds who is beneath, as it does for a real one."""
        handle = self._window.windowHandle()
        if handle is None:
            return
        left = Qt.MouseButton.LeftButton
        button = Qt.MouseButton.NoButton if kind == _Move else left
        held = Qt.MouseButton.NoButton if kind == _Release else left
        if kind not in (_Move, _Release):
            self._give_keyboard(at.toPoint())
        on_screen = QPointF(self._window.mapToGlobal(at.toPoint()))
        event = QMouseEvent(kind, at, at, on_screen, button, held, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(handle, event)

    def _give_keyboard(self, at: QPoint) -> None:
        """Give the keyboard to who takes it by a click: Qt does so for what the system sends alone."""
        widget = self._window.childAt(at)
        while widget is not None and widget is not self._window:
            if widget.isEnabled() and widget.focusPolicy() & Qt.FocusPolicy.ClickFocus:
                widget.setFocus(Qt.FocusReason.MouseFocusReason)
                return
            widget = widget.parentWidget()

    def _scroll(self, by: QPointF) -> None:
        rest = []
        for bar, moved, left in zip(self._bars, (by.x(), by.y()), self._rest, strict=True):
            wanted = left - moved * _unit(bar)
            rest.append(wanted - int(wanted))
            if bar is not None:
                bar.setValue(bar.value() + int(wanted))
        self._rest = rest[0], rest[1]

    def _push(self, at: int, now: QPointF) -> None:
        """Let what a finger has pushed glide on and come to rest."""
        first, begun = next(each for each in (*self._went, (at, now)) if at - each[0] <= _RECENT_MS)
        if at <= first:
            return
        speed = (now - begun) * (1000 / (at - first))
        for bar, fast in zip(self._bars, (speed.x(), speed.y()), strict=True):
            if bar is not None and abs(fast) > _STILL / _GLIDES:
                glide = QPropertyAnimation(bar, b"value", self)
                glide.setDuration(_GLIDE_MS)
                glide.setEasingCurve(QEasingCurve.Type.OutCubic)
                end = bar.value() - round(fast * _GLIDES * _unit(bar))
                glide.setEndValue(min(bar.maximum(), max(bar.minimum(), end)))
                glide.start()
                self._glide.append(glide)

    def _stop(self) -> None:
        for glide in self._glide:
            glide.stop()
            glide.deleteLater()
        self._glide.clear()
        self._rest = 0.0, 0.0

    def _beneath(self) -> QWidget | None:
        return self._window.childAt(self._begun.toPoint()) or self._window


def _bars_beneath(widget: QWidget | None) -> tuple[QScrollBar | None, QScrollBar | None]:
    """Return the bars, across and down, of what scrolls beneath a finger, none for what it pulls."""
    across = down = None
    while widget is not None and not isinstance(widget, _DRAGGED):
        if isinstance(widget, QAbstractScrollArea):
            across = across or _used(widget.horizontalScrollBar())
            down = down or _used(widget.verticalScrollBar())
        widget = None if widget.isWindow() else widget.parentWidget()
    return (None, None) if isinstance(widget, _DRAGGED) else (across, down)


def _used(bar: QScrollBar) -> QScrollBar | None:
    return bar if bar.maximum() > bar.minimum() else None


def _unit(bar: QScrollBar | None) -> float:
    """Return how far a bar goes for a px: one that counts rows goes less."""
    area = bar.parentWidget() if bar is not None else None
    while area is not None and not isinstance(area, QAbstractScrollArea):
        area = area.parentWidget()
    if bar is None or area is None:
        return 1.0
    room = area.viewport()
    length = room.height() if bar.orientation() == Qt.Orientation.Vertical else room.width()
    return bar.pageStep() / length if 0 < bar.pageStep() < length / 4 else 1.0
