"""The head of a side's column: its army, its player, and the counts of its system."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QFont, QHelpEvent, QResizeEvent
from PySide6.QtWidgets import QToolButton, QToolTip, QWidget

from desktop.battle.roster.measures import Density, target
from desktop.look import fitting as look
from desktop.look import theme
from desktop.look.icons import icon
from desktop.look.painting import (
    Ink,
    PaintStyle,
    advance,
    font_of,
    icon_in,
    line_height,
    lines_of,
    paint_style,
)
from desktop.widgets.key_spots import KeySpot
from desktop.widgets.painted import PaintedOnce
from desktop.widgets.spoken import Speaker
from desktop.wording import about
from desktop.wording.battle.board_views import HeaderView
from desktop.wording.battle.shown import Count
from desktop.wording.plain import plain_tip

_EDGE = 4
"""The height of the edge in the colour of the side, in px at 100 %."""
_LARGE_ENOUGH = 1
"""The last of the ways to write a name that is as large as all that tells a state."""
_YES = "✓"
"""A count that is there or not says so by its icon alone."""
FIGURES = "users"
"""The icon of the count of figures, which stands over their column."""


class SideHeader(PaintedOnce, QWidget, Speaker):
    """Who this side is and what is left to it; ``asked`` one of "look", "more", "fewer", "menu"."""

    spoken_role = QAccessible.Role.Grouping
    asked = Signal(str)

    def __init__(self, side: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.side = side
        self._view: HeaderView | None = None
        self._spots: list[tuple[QRectF, str]] = []
        self._density = Density.FULL
        self._room = 0.0
        self.way = 0
        """How small its own name is written: none is larger than that of the other side."""
        self.twin: SideHeader | None = None
        self._buttons: dict[str, QToolButton] = {}
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        for key, name in (("look", "eye"), ("fewer", "minus"), ("more", "plus"), ("menu", "dots")):
            button = QToolButton(self)
            button.setObjectName(key)
            button.setProperty("icon_name", name)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(self._on_button)
            button.hide()
            self._buttons[key] = button
        self.setMouseTracking(True)
        self.retranslate()
        self.restyle()

    def retranslate(self) -> None:
        """Say the fixed words again."""
        words = {
            "look": self.tr("Look at my cards"),
            "more": self.tr("One card more"),
            "fewer": self.tr("One card fewer"),
            "menu": self.tr("More for this side"),
        }
        for key, button in self._buttons.items():
            button.setToolTip(plain_tip(words[key]))
            button.setAccessibleName(words[key])
        self._settle()
        self.update()

    def restyle(self) -> None:
        """Take the theme's colours and sizes again."""
        style = paint_style()
        for button in self._buttons.values():
            button.setIcon(icon(str(button.property("icon_name"))))
            button.setIconSize(QSize(style.px(20), style.px(20)))
        self._settle()

    def set_density(self, density: Density) -> None:
        """Be as low as this."""
        if density is not self._density:
            self._density = density
            self._settle()
            self.update()

    def set_view(self, view: HeaderView) -> None:
        """Show a side; most gestures change nothing but counts."""
        before, self._view = self._view, view
        if view == before:
            return
        counts = ", ".join(count.tip for count in self._counts())
        self.setAccessibleName(about(view.name, counts) if counts else view.name)
        if before is not None and replace(before, hand=view.hand) == view:
            return  # who has the hand is the banner's to say
        if before is None or _frame(view) != _frame(before):
            self._buttons["look"].setVisible(view.hidden)
            for key in ("more", "fewer"):
                self._buttons[key].setVisible(view.counted)
            self._buttons["menu"].show()
            self._settle()
            self.update()
            return
        self._settle()
        self.update(0, 0, round(self._room), self.height())  # the buttons look as they did

    def button(self, key: str) -> QToolButton:
        """Give one of the header's buttons."""
        return self._buttons[key]

    def key_spots(self) -> Iterator[KeySpot]:
        """Give the key of what else there is for the side."""
        yield KeySpot(QRectF(self._buttons["menu"].geometry()), verb=f"battle.menu_{'ab'[self.side]}")

    def visible_strings(self) -> list[str]:
        """Give every string that a player could read here."""
        return [*super().visible_strings(), *(tip for _, tip in self._spots)]

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the name again."""
        super().resizeEvent(event)
        self._settle()

    @property
    def _button_size(self) -> int:
        return max(paint_style().px(self._density.value.head - 2), target(self.devicePixelRatioF()))

    def _settle(self) -> None:
        """Lay out name, counts and buttons in one line."""
        style = paint_style()
        size, x = self._button_size, self.width()
        top = style.px(_EDGE)
        for key in ("menu", "more", "fewer", "look"):
            button = self._buttons[key]
            if not button.isHidden():
                x -= size + style.px(2)
                button.setGeometry(x, top, size, size)
        self._room = x - style.px(4)
        height = top + size + style.px(1)
        if self.minimumHeight() != height or self.maximumHeight() != height:
            self.setFixedHeight(height)

    def _name(self) -> str:
        return self._view.name if self._view is not None else ""

    def _counts(self) -> list[Count]:
        """Give the counts of the head; that of the figures stands over their column, points in a row."""
        shown = self._view.counts if self._view is not None else ()
        return [count for count in shown if count.icon != FIGURES and not count.steps]

    def _paint(self, ink: Ink) -> None:
        style, view = ink.style, self._view
        side = style.theme.side(self.side)
        whole = QRectF(self.rect())
        ink.ground(whole, theme.mix(side, style.colour("raised"), 10))
        ink.ground(QRectF(0, 0, whole.width(), style.px(_EDGE)), side)
        self._spots = []
        if view is None:
            return
        left, top = float(style.px(10)), float(style.px(_EDGE))
        look, counts = _CountLook.of(style, self._density), self._counts()
        free, high = self._room - left - style.px(6), whole.height() - top
        close = False
        while True:
            plain = [count.words if count.words != _YES else "" for count in counts]
            named = [f"{count.name} {words}".strip() for count, words in zip(counts, plain, strict=True)]
            roomy = advance(view.name, style.large) + sum(map(look.width, named)) <= free
            said = named if roomy else plain
            widths = [look.width(words) for words in said]
            room = free - sum(widths)
            lines, font, way = fitted(style, view.name, room, high)
            held = _holds(lines, view.name)
            if not close and (way > _LARGE_ENOUGH or not held):
                close, look = True, replace(look, gap=style.px(4))
                continue  # counts stand closer before a name is written smaller
            if not counts or held:
                break
            counts = counts[:-1]  # the name goes before counts: whose side it is must be read
        if self.twin is not None:
            if way != self.way:
                self.way = way
                self.twin.update()
            if self.twin.way > way:
                lines, font, _ = fitted(style, view.name, room, high, self.twin.way)
        high = line_height(font)
        first = top + (whole.height() - top - high * len(lines)) / 2
        ink.block(QRectF(left, first, room, high * len(lines)), lines, font, side)
        self._spots.append((QRectF(0, 0, left + room, whole.height()), about(view.name, view.player)))
        x = self._room - sum(widths)
        for count, words, width in zip(counts, said, widths, strict=True):
            spot = QRectF(x, top, width, whole.height() - top)
            look.paint(ink, spot, count.icon, words)
            self._spots.append((spot, count.tip))
            x += width

    def event(self, event: QEvent) -> bool:
        """Say what a count means."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            point = QPointF(event.pos())
            tip = next((words for rect, words in self._spots if rect.contains(point)), "")
            QToolTip.showText(event.globalPos(), plain_tip(tip), self)
            return True
        return super().event(event)

    def _on_button(self) -> None:
        self.asked.emit(self.sender().objectName())


@dataclass(frozen=True, slots=True)
class _CountLook:
    """How a count of the head looks: its icon, in px at 100 %, its font, the gap behind it in px."""

    icon: int
    font: QFont
    gap: int

    @classmethod
    def of(cls, style: PaintStyle, density: Density) -> _CountLook:
        """Be small where the rows stand closely."""
        if density is Density.TIGHT:
            return cls(16, font_of(style.px(14), bold=True), style.px(5))
        return cls(19, style.bold, style.px(10))

    def width(self, words: str) -> float:
        """Give the room of a count with these words."""
        return paint_style().px(self.icon + 3) + (advance(words, self.font) if words else 0) + self.gap

    def paint(self, ink: Ink, room: QRectF, icon_name: str, words: str) -> None:
        """Paint a count."""
        style = ink.style
        size = style.px(self.icon)
        at = QRectF(room.x(), room.y(), size, room.height())
        icon_in(ink, at, icon_name, self.icon, "text")
        at = QRectF(at.right() + style.px(3), room.y(), room.width(), room.height())
        ink.text(at, words, self.font, style.colour("text"))


def fitted(
    style: PaintStyle, name: str, room: float, high: float, least: int = 0
) -> tuple[tuple[str, ...], QFont, int]:
    """Break a name between its words into the largest text that holds it, and tell which of the ways that is.

    What is too long ends after whole words; ``least`` is the first way that may be taken.
    """
    small = font_of(style.px(13), bold=True)
    ways = (
        (style.large, 1),
        (style.bold, 1),
        (font_of(style.px(14), bold=True), 1),
        (style.bold, 2),
        (small, 3),
    )
    words = name.replace("-", f"-{look.JOINER}").split()
    lines, font, way = look.fitted(" ".join(words), ways[least:], room, high)
    held = _holds(lines, name) and line_height(font) * len(lines) <= high
    while not held and len(words) > 1:
        words.pop()
        lines = lines_of(" ".join(words), small, room, 2)
        held = look.holds(lines, " ".join(words), small, room)
    return lines, font, way + least


def _holds(lines: Sequence[str], name: str) -> bool:
    """Tell whether lines hold all of a name."""
    return " ".join(lines) == " ".join(name.split())


def _frame(view: HeaderView) -> tuple[object, ...]:
    """Give what is shown besides the counts."""
    return view.name, view.player, view.hidden, view.counted
