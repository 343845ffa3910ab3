"""Remember where the window was, and bring it back to a screen that is there."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QPoint, QRect, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

FIRST_SIZE = QSize(1280, 800)
_TITLE_BAR = 32
_EDGE = 4
"""The height of a title bar and the width of a frame, which no desktop tells beforehand, in px."""
_REACHABLE = QSize(160, 16)
"""How much of the title bar must be on a screen for a hand to grab it, in px."""


def describe(window: QWidget) -> str:
    """Give the geometry as text for the settings."""
    return bytes(window.saveGeometry().toBase64().data()).decode("ascii")


def restore(window: QWidget, described: str) -> None:
    """Put the window where it was, else in the middle of the main screen; always within a screen."""
    if not (
        described and window.restoreGeometry(QByteArray.fromBase64(described.encode("ascii", "replace")))
    ):
        window.resize(FIRST_SIZE)
        screen = QGuiApplication.primaryScreen()
        room = screen.availableGeometry()
        if room.width() <= FIRST_SIZE.width() or room.height() <= FIRST_SIZE.height() + _TITLE_BAR:
            window.setGeometry(room.adjusted(0, _TITLE_BAR, 0, 0))  # not every desktop maximizes
            window.showMaximized()
            return
        window.move(room.center() - window.rect().center())
    bring_back(window)


def bring_back(window: QWidget) -> None:
    """Move the window onto a screen when its title bar can no longer be reached."""
    if window.isMaximized() or window.isFullScreen():
        return
    room = visible_room(
        window.geometry(), [screen.availableGeometry() for screen in QGuiApplication.screens()]
    )
    if room is not None:
        window.setGeometry(room)


def open_within(window: QWidget, size: QSize, room: QRect) -> None:
    """Give a window that opens for the first time a size, as far as its screen has ``room`` for it."""
    place = QRect(QPoint(), size.boundedTo(room.size() - QSize(2 * _EDGE, _TITLE_BAR + _EDGE)))
    place.moveCenter(room.center())
    place.moveTop(max(place.top(), room.top() + _TITLE_BAR))
    window.setGeometry(place)


def beside(mine: QRect, room: QRect, wanted: QSize, least: QSize) -> QRect:
    """Give the place of a second window: beside the first where the screen has room, else in its lower right.

    ``mine`` is the first one with its frame, ``room`` the screen. Where it has to cover the first, it is at
    most half as wide and high as the screen. No side of it is less than ``least``.
    """
    below = room.top() + _TITLE_BAR
    free = (
        QRect(QPoint(mine.right() + 1 + _EDGE, below), room.bottomRight()),
        QRect(QPoint(room.left(), below), QPoint(mine.left() - 1 - _EDGE, room.bottom())),
        QRect(QPoint(room.left(), mine.bottom() + 1 + _TITLE_BAR), room.bottomRight()),
        QRect(QPoint(room.left(), below), QPoint(room.right(), mine.top() - 1 - _EDGE)),
    )
    fits = [each for each in free if each.width() >= least.width() and each.height() >= least.height()]
    if fits:
        widest = max(fits, key=_area)
        place = QRect(widest.topLeft(), wanted.boundedTo(widest.size()))
        if widest is free[1]:
            place.moveRight(widest.right())
        return place
    place = QRect(QPoint(), wanted.boundedTo(room.size() / 2).expandedTo(least))
    place.moveBottomRight(room.bottomRight() - QPoint(_EDGE, _EDGE))
    return place


def visible_room(wanted: QRect, screens: list[QRect]) -> QRect | None:
    """Give the geometry to use instead of `wanted`, None when it can stay.

    It can stay when enough of its title bar lies on one of the screens and it is no larger than that screen
    with its title bar.
    """
    handle = QRect(wanted.left(), wanted.top() - _TITLE_BAR, wanted.width(), _TITLE_BAR)
    for screen in screens:
        seen = screen.intersected(handle)
        large = wanted.width() > screen.width() or wanted.height() + _TITLE_BAR > screen.height()
        if seen.width() >= _REACHABLE.width() and seen.height() >= _REACHABLE.height() and not large:
            return None
    if not screens:
        return None
    nearest = max(screens, key=lambda screen: _area(screen.intersected(wanted)))
    width = min(wanted.width(), nearest.width())
    height = min(wanted.height(), nearest.height() - _TITLE_BAR)
    made = QRect(0, 0, width, height)
    made.moveCenter(nearest.center())
    made.moveTop(max(made.top(), nearest.top() + _TITLE_BAR))
    return made


def _area(rect: QRect) -> int:
    return max(rect.width(), 0) * max(rect.height(), 0)
