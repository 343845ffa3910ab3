"""The head of a side's column: its army, its player, and the counts of its system."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QToolButton, QToolTip, QWidget

from desktop.battle.board.views import HeaderView
from desktop.battle.shown import Count
from desktop.look import theme
from desktop.look.icons import icon
from desktop.look.painting import Ink, Kit, advance, icon_in, kit, line_height, lines_of
from desktop.wording import about
from desktop.wording.plain import plain_tip

_BUTTON = 36
FIGURES = "users"
"""The icon of the count of figures, which stands over their column."""


class SideHeader(QWidget):
    """Who this side is and what is left to it; ``asked`` one of "look", "more", "fewer", "menu"."""

    asked = Signal(str)

    def __init__(self, side: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.side = side
        self._view: HeaderView | None = None
        self._spots: list[tuple[QRectF, str]] = []
        self._room = 0
        self._beneath = False
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
        made = kit()
        for button in self._buttons.values():
            button.setIcon(icon(str(button.property("icon_name"))))
            button.setIconSize(QSize(made.px(20), made.px(20)))
        self._settle()

    def set_view(self, view: HeaderView) -> None:
        """Show a side; most gestures change nothing but counts."""
        before, self._view = self._view, view
        if view == before:
            return
        if before is not None and replace(before, hand=view.hand) == view:
            return  # who has the hand is the banner's to say
        if before is None or _frame(view) != _frame(before):
            self._buttons["look"].setVisible(view.hidden)
            for key in ("more", "fewer"):
                self._buttons[key].setVisible(view.counted)
            self._buttons["menu"].show()
            self.setAccessibleName(view.name)
            self._settle()
            self.update()
            return
        self._settle()
        self.update()

    def button(self, key: str) -> QToolButton:
        """Give one of the header's buttons."""
        return self._buttons[key]

    def visible_strings(self) -> list[str]:
        """Give every string that a player could read here."""
        with Ink.dry() as ink:
            self._paint(ink)
        return [*ink.words, *(tip for _, tip in self._spots)]

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the name again."""
        super().resizeEvent(event)
        self._settle()

    def _settle(self) -> None:
        """Lay out name, counts and buttons in one line, the counts beneath where that is too long."""
        made = kit()
        size, x = made.px(_BUTTON), self.width()
        for key in ("menu", "more", "fewer", "look"):
            button = self._buttons[key]
            if not button.isHidden():
                x -= size + made.px(4)
                button.setGeometry(x, made.px(8), size, size)
        self._room = x - made.px(10)
        counts = sum(_count_width(made, count.words) for count in self._counts())
        self._beneath = advance(self._name(), made.large) + made.px(12) + counts > self._room
        height = made.px(52) + (made.px(28) if self._beneath else 0)
        if self.minimumHeight() != height or self.maximumHeight() != height:
            self.setFixedHeight(height)

    def _name(self) -> str:
        return self._view.name if self._view is not None else ""

    def _counts(self) -> list[Count]:
        """Give the counts of the head; that of the figures stands over their column."""
        return [count for count in self._view.counts if count.icon != FIGURES] if self._view else []

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the head."""
        with Ink(self) as ink:
            self._paint(ink)

    def _paint(self, ink: Ink) -> None:
        made, view = ink.kit, self._view
        side = made.theme.side(self.side)
        whole = QRectF(self.rect())
        ink.painter.fillRect(whole, theme.mix(side, made.colour("raised"), 10))
        ink.painter.fillRect(QRectF(0, 0, whole.width(), made.px(5)), side)
        self._spots = []
        if view is None:
            return
        counts = self._counts()
        wide = sum(_count_width(made, count.words) for count in counts)
        left, top = float(made.px(10)), float(made.px(8))
        room = self._room - left - (0 if self._beneath else wide)
        lines, font = lines_of(view.name, made.large, room, 1), made.large
        if lines != (view.name,):
            lines, font = lines_of(view.name, made.bold, room, 2), made.bold
        high = line_height(font)
        first = top + (made.px(_BUTTON) - high * len(lines)) / 2
        ink.block(QRectF(left, first, room, high * len(lines)), lines, font, side)
        self._spots.append((QRectF(0, 0, left + room, made.px(52)), about(view.name, view.player)))
        x = left if self._beneath else self._room - wide
        top = float(made.px(50)) if self._beneath else made.px(14)
        for count in counts:
            width = _count_width(made, count.words)
            icon_in(ink, QRectF(x, top, made.px(20), made.px(28)), count.icon, 19, "text")
            ink.text(
                QRectF(x + made.px(22), top, width, made.px(28)), count.words, made.bold, made.colour("text")
            )
            self._spots.append((QRectF(x, top, width, made.px(28)), count.tip))
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


def _count_width(made: Kit, words: str) -> float:
    """Give the room of a count with these words."""
    return made.px(22) + advance(words, made.bold) + made.px(14)


def _frame(view: HeaderView) -> tuple[object, ...]:
    """Give what is shown besides the counts."""
    return view.name, view.player, view.hidden, view.counted
