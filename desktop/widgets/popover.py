"""A frame over its parent, beside what it is about: no window of its own, and one can go on beneath it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QAccessible, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen, QWindow
from PySide6.QtWidgets import QApplication, QFrame, QWidget

from desktop.look import theme
from desktop.widgets.spoken import Speaker

NOTCH = 10
"""How far the notch stands out towards what it is about, in px at 100 %."""
ROUND = 6
"""The radius of its corners, in px at 100 %."""
APART = 6
"""How near the edge of its parent it comes, in px."""


def beside(size: QRect, about: QRect, room: QRect) -> QRect:
    """Give where a frame of a size stands beside something, wholly within the room.

    To the right of what stands left of the middle and the other way round; beneath or above where there is no
    room at the side.
    """
    right = QRect(about.right() + 1, 0, size.width(), size.height())
    left = QRect(about.left() - size.width(), 0, size.width(), size.height())
    sides = (right, left) if about.center().x() <= room.center().x() else (left, right)
    for place in sides:
        if place.left() >= room.left() and place.right() <= room.right():
            place.moveTop(about.center().y() - size.height() // 2)
            return _within(place, room)
    across = about.center().x() - size.width() // 2
    below = QRect(across, about.bottom() + 1, size.width(), size.height())
    above = QRect(across, about.top() - size.height(), size.width(), size.height())
    fits = below.bottom() <= room.bottom() or room.bottom() - about.bottom() >= about.top() - room.top()
    return _within(below if fits else above, room)


def _within(place: QRect, room: QRect) -> QRect:
    """Shift a rectangle so that it stands within the room."""
    left = max(room.left(), min(place.left(), room.right() - place.width() + 1))
    top = max(room.top(), min(place.top(), room.bottom() - place.height() + 1))
    return QRect(left, top, place.width(), place.height())


def frame(box: QRectF, target: QPointF) -> QPainterPath:
    """Give the outline of a frame with a notch towards a point; without one where that lies beneath it."""
    shape = QPainterPath()
    radius = theme.current().px(ROUND)
    shape.addRoundedRect(box, radius, radius)
    return shape.united(notch_of(box, target))


def notch_of(box: QRectF, target: QPointF) -> QPainterPath:
    """Give the outline of the notch alone, an empty one where the target lies beneath the frame."""
    out = float(theme.current().px(NOTCH))
    low, high = 2 * out, max(2 * out, box.height() - out)
    across = max(2 * out, min(box.width() - out, target.x() - box.left()))
    down = max(low, min(high, target.y() - box.top()))
    if target.x() < box.left():
        tip, one, two = (-out, 0.0), (0.0, -out), (0.0, out)
        at = QPointF(box.left(), box.top() + down)
    elif target.x() > box.right():
        tip, one, two = (out, 0.0), (0.0, -out), (0.0, out)
        at = QPointF(box.right(), box.top() + down)
    elif target.y() < box.top():
        tip, one, two = (0.0, -out), (-out, 0.0), (out, 0.0)
        at = QPointF(box.left() + across, box.top())
    elif target.y() > box.bottom():
        tip, one, two = (0.0, out), (-out, 0.0), (out, 0.0)
        at = QPointF(box.left() + across, box.bottom())
    else:
        return QPainterPath()
    path = QPainterPath(at + QPointF(*one))
    path.lineTo(at + QPointF(*tip))
    path.lineTo(at + QPointF(*two))
    path.closeSubpath()
    return path


class PressElsewhere(QObject):
    """Calls ``then`` when somebody presses on a widget of the same window outside one that is in view.

    A press on a widget that ``stays`` tells of is left to that widget.
    """

    def __init__(self, widget: QWidget, stays: Callable[[QWidget], bool], then: Callable[[], object]) -> None:
        super().__init__(widget)
        self._widget, self._stays, self._then = widget, stays, then

    def watch(self, *, on: bool) -> None:
        """Listen to the presses on the window, or no longer."""
        _listen(self._widget.window().windowHandle(), self, on=on)
        if not on:
            _listen(QApplication.instance(), self, on=False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look at every press; it goes where it was meant to all the same.

        The system's window is told of it first, and the whole program is listened to only then: whatever
        happens anywhere would wait for it.
        """
        if not isinstance(event, QMouseEvent):
            return False
        pressed = event.type() == QEvent.Type.MouseButtonPress
        if isinstance(watched, QWindow):
            _listen(QApplication.instance(), self, on=pressed)
        elif pressed and isinstance(watched, QWidget):
            own = self._widget
            inside = watched is own or own.isAncestorOf(watched)
            here = own.isVisible() and watched.window() is own.window()
            if here and not inside and not self._stays(watched):
                self._then()
        return False


def _listen(to: QObject | None, listener: QObject, *, on: bool) -> None:
    if to is not None:
        (to.installEventFilter if on else to.removeEventFilter)(listener)


class Popover(QFrame, Speaker):
    """Shows its content beside a rectangle of its parent; a click elsewhere and Esc close it.

    It has no keyboard of its own until somebody walks into it: the keys beneath go on meaning what they do.
    """

    spoken_role = QAccessible.Role.Dialog

    def __init__(self, parent: QWidget, stays: Callable[[QWidget], bool]) -> None:
        """Make it over a parent; ``stays`` tells of a widget outside whether a press there leaves it open."""
        super().__init__(parent)
        self._elsewhere = PressElsewhere(self, stays, self.close_popover)
        self._over = parent
        self._about = QRect()
        self.spares: QWidget | None = None
        """What at the top of its parent it leaves in view wherever it fits beneath it."""
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self.hide()

    def wanted(self) -> QRect:
        """Give the size that the content needs, the notch on every side included."""
        layout = self.layout()
        assert layout is not None
        layout.activate()
        wanted = layout.totalSizeHint()
        high = layout.totalHeightForWidth(wanted.width()) if layout.hasHeightForWidth() else wanted.height()
        return QRect(0, 0, wanted.width(), high)

    def open_beside(self, about: QRect) -> None:
        """Show it beside a rectangle in the coordinates of its parent."""
        self._about = about
        self.place()
        if self.isHidden():
            self.show()
            self.raise_()
            self._elsewhere.watch(on=True)

    def place(self) -> None:
        """Take the place beside what it is about, in the size of now."""
        room = self._over.rect().adjusted(APART, APART, -APART, -APART)
        notch = theme.current().px(NOTCH)
        self.setContentsMargins(notch, notch, notch, notch)
        wanted = self.wanted()
        if self.spares is not None:  # nothing is painted where no notch stands
            below = self._over.rect().adjusted(
                APART, self.spares.geometry().bottom() + 1 - notch, -APART, notch
            )
            room = below if wanted.height() <= below.height() else room
        self.setGeometry(beside(wanted, self._about, room))
        self.update()

    def close_popover(self) -> None:
        """Put it away."""
        if self.isHidden():
            return
        self._elsewhere.watch(on=False)
        self.hide()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Walk on; as it closes, give the keyboard to what it lay over."""
        if not self.isHidden():
            return super().focusNextPrevChild(forward)
        self._over.setFocus()
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take a press beside the content: nothing beneath is meant."""
        event.accept()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the frame with its notch."""
        made, notch = theme.current(), theme.current().px(NOTCH)
        box = QRectF(self.rect()).adjusted(notch, notch, -notch, -notch).adjusted(1, 1, -1, -1)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(made.colour("text"), 2))
        painter.setBrush(made.colour("surface"))
        painter.drawPath(frame(box, QPointF(self._about.center() - QPoint(self.x(), self.y()))))
        painter.end()
