"""A side as a button: its letter in its colour, its name, what can be said of it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from desktop.battle.start.side_form import paint_letter
from desktop.look import theme
from desktop.look.painting import Ink, icon_in, kit, line_height, lines_of
from desktop.widgets.key_spots import KeySpot
from desktop.wording.plain import plain_tip

_NAME_LINES = 3


@lru_cache(maxsize=1024)
def _measured(
    name: str, detail: str, icon: bool, large: bool, brief: int, width: int, _scale: int
) -> tuple[tuple[str, ...], tuple[str, ...], float, int]:
    """Give the lines of the name and of the detail, their room, and the height they need.

    A layout asks for the same many times over.
    """
    made = kit()
    room = max(made.px(40), width - made.px(12 + 32 + 10 + 10))
    beside = made.px(24) if icon else 0
    font = made.large if large else made.bold
    names = lines_of(name, font, room - (beside if brief > 1 else 0), 1 if brief else _NAME_LINES)
    lines = lines_of(detail, made.body, room - beside, 1 if brief else 4) if detail and brief < 2 else ()
    high = line_height(font) * len(names) + line_height(made.body) * len(lines)
    return names, lines, room, max(made.px(64 if large else 44), round(high + made.px(14)))


class SideTab(QAbstractButton):
    """A painted button of a side, as wide as its room; the name breaks, its rest is in the tooltip."""

    def __init__(self, side: int, parent: QWidget | None = None, *, large: bool = False) -> None:
        super().__init__(parent)
        self.side = side
        self.name = ""
        self.detail = ""
        self.icon_name = ""
        self.key = ""
        self.on = False
        self.brief = 0
        self._large = large
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)  # painted again under the hand
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_side(
        self, name: str, detail: str = "", key: str = "", *, icon: str = "", on: bool = False
    ) -> None:
        """Show a side; ``on`` says that it is the one in view."""
        new = (name, detail, key, icon, on)
        if new == (self.name, self.detail, self.key, self.icon_name, self.on):
            return
        self.name, self.detail, self.key, self.icon_name, self.on = new
        self.setAccessibleName(f"{name}. {detail}" if detail else name)
        self.setToolTip(plain_tip("\n".join(filter(None, (name, detail)))))
        self.updateGeometry()
        self.update()

    def set_brief(self, brief: int) -> None:
        """Say all, or (1) the name and the detail in a line each, or (2) the name beside the icon alone."""
        if brief != self.brief:
            self.brief = brief
            self.updateGeometry()
            self.update()

    def visible_strings(self) -> list[str]:
        """Give every string that a player could read here."""
        with Ink.dry() as ink:
            self._paint(ink)
        return [*ink.words, self.toolTip(), self.accessibleName()]

    def _measures(self, width: int, brief: int) -> tuple[tuple[str, ...], tuple[str, ...], float, int]:
        icon, scale = bool(self.icon_name), kit().theme.scale
        return _measured(self.name, self.detail, icon, self._large, brief, width, scale)

    def key_spots(self) -> Iterable[KeySpot]:
        """Give the letter of the side, where it is the key."""
        return (KeySpot(QRectF(self.rect()), self.key),) if self.key else ()

    def heightForWidth(self, width: int) -> int:
        """Be as high as the name and the detail need."""
        return self.height_at(width, self.brief)

    def height_at(self, width: int, brief: int) -> int:
        """Tell how high it is in a width, as briefly said as that."""
        return self._measures(width, brief)[3]

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

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the button."""
        with Ink(self) as ink:
            self._paint(ink)

    def _paint(self, ink: Ink) -> None:
        made = ink.kit
        rect = QRectF(self.rect())
        raised, side = made.colour("raised"), made.theme.side(self.side)
        ground = theme.mix(side, raised, 14 if self.on else 3)
        if self.isDown():
            ground = theme.mix(side, raised, 24)
        elif self.underMouse() and self.isEnabled():
            ground = theme.mix(side, raised, 18 if self.on else 9)
        edge = made.colour("focus") if self.hasFocus() else side if self.on else made.colour("edge")
        ink.box(rect, ground, edge, made.px(6), 3 if self.hasFocus() else 2 if self.on else 1)
        size = made.px(32)
        paint_letter(ink, QRectF(made.px(10), (rect.height() - size) / 2, size, size), self.side)
        name, detail, room, _ = self._measures(self.width(), self.brief)
        font = made.large if self._large else made.bold
        left = made.px(10) + size + made.px(10)
        tone = "good" if self.icon_name == "circle-check" else "soft"
        if self.brief > 1 and self.icon_name:
            icon_in(ink, QRectF(left, 0, made.px(20), rect.height()), self.icon_name, 18, tone)
            left += made.px(24)
        high = line_height(font) * len(name) + line_height(made.body) * len(detail)
        top = (rect.height() - high) / 2
        ink.block(QRectF(left, top, room, high), name, font, made.colour("text"))
        top += line_height(font) * len(name)
        if detail:
            if self.icon_name:
                icon_in(ink, QRectF(left, top, made.px(20), line_height(made.body)), self.icon_name, 18, tone)
                left += made.px(24)
            ink.block(QRectF(left, top, room, high), detail, made.body, made.colour("soft"))
