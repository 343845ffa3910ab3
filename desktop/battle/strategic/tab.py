"""A side as a button: its letter in its colour, its name, what can be said of it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from desktop.battle.start.side_form import paint_letter
from desktop.look import theme
from desktop.look.painting import Ink, kit, line_height, lines_of
from desktop.widgets.key_spots import KeySpot
from desktop.widgets.painted import Painted
from desktop.wording.plain import plain_tip

_NAME_LINES = 3


@lru_cache(maxsize=256)
def _measured(
    name: str, detail: str, width: int, _scale: int
) -> tuple[tuple[str, ...], tuple[str, ...], float, int]:
    """Give the lines of the name and of the detail, their room, and the height they need.

    A layout asks for the same many times over.
    """
    made = kit()
    room = max(made.px(40), width - made.px(12 + 32 + 10 + 10))
    names = lines_of(name, made.large, room, _NAME_LINES)
    lines = lines_of(detail, made.body, room, 4) if detail else ()
    high = line_height(made.large) * len(names) + line_height(made.body) * len(lines)
    return names, lines, room, max(made.px(64), round(high + made.px(14)))


class SideTab(Painted, QAbstractButton):
    """A painted button of a side, as wide as its room; the name breaks, its rest is in the tooltip."""

    def __init__(self, side: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.side = side
        self.name = ""
        self.detail = ""
        self.key = ""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)  # painted again under the hand
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_side(self, name: str, detail: str, key: str) -> None:
        """Show a side."""
        new = (name, detail, key)
        if new == (self.name, self.detail, self.key):
            return
        self.name, self.detail, self.key = new
        self.setAccessibleName(f"{name}. {detail}" if detail else name)
        self.setToolTip(plain_tip("\n".join(filter(None, (name, detail)))))
        self.updateGeometry()
        self.update()

    def _measures(self, width: int) -> tuple[tuple[str, ...], tuple[str, ...], float, int]:
        return _measured(self.name, self.detail, width, kit().theme.scale)

    def key_spots(self) -> Iterable[KeySpot]:
        """Give the letter of the side, where it is the key."""
        return (KeySpot(QRectF(self.rect()), self.key),) if self.key else ()

    def heightForWidth(self, width: int) -> int:
        """Be as high as the name and the detail need."""
        return self._measures(width)[3]

    def sizeHint(self) -> QSize:
        """Ask for the height of the present width."""
        return QSize(kit().px(180), self.heightForWidth(max(self.width(), kit().px(180))))

    def minimumSizeHint(self) -> QSize:
        """Narrow is possible: the name breaks."""
        return QSize(kit().px(120), self.heightForWidth(max(1, self.width())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the name again."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def _paint(self, ink: Ink) -> None:
        made = ink.kit
        rect = QRectF(self.rect())
        raised, side = made.colour("raised"), made.theme.side(self.side)
        ground = theme.mix(side, raised, 3)
        if self.isDown():
            ground = theme.mix(side, raised, 24)
        elif self.underMouse() and self.isEnabled():
            ground = theme.mix(side, raised, 9)
        edge = made.colour("focus" if self.hasFocus() else "edge")
        ink.box(rect, ground, edge, made.px(6), 3 if self.hasFocus() else 1)
        size = made.px(32)
        paint_letter(ink, QRectF(made.px(10), (rect.height() - size) / 2, size, size), self.side)
        name, detail, room, _ = self._measures(self.width())
        left = made.px(10) + size + made.px(10)
        high = line_height(made.large) * len(name) + line_height(made.body) * len(detail)
        top = (rect.height() - high) / 2
        ink.block(QRectF(left, top, room, high), name, made.large, made.colour("text"))
        top += line_height(made.large) * len(name)
        ink.block(QRectF(left, top, room, high), detail, made.body, made.colour("soft"))
