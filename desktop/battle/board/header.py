"""The head of a side's column: its army, its player, and the counts of its system."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QToolButton, QToolTip, QWidget

from desktop.battle.board.views import HeaderView
from desktop.battle.shown import Count
from desktop.look import theme
from desktop.look.icons import icon
from desktop.look.painting import Ink, Kit, advance, icon_in, kit, line_height, lines_of
from desktop.wording.plain import plain_tip

_BUTTON = 40


class SideHeader(QWidget):
    """Who this side is and what is left to it; ``asked`` one of "look", "more", "fewer", "menu"."""

    asked = Signal(str)

    def __init__(self, side: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.side = side
        self._view: HeaderView | None = None
        self._spots: list[tuple[QRectF, str]] = []
        self._cut: list[tuple[QRectF, str]] = []
        self._lines: list[list[Count]] = []
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
        lines = self._lines
        self._settle()
        if lines != self._lines:
            high = round(self._counts_height())
            self.update(0, self.height() - high, self.width(), high)

    def button(self, key: str) -> QToolButton:
        """Give one of the header's buttons."""
        return self._buttons[key]

    def visible_strings(self) -> list[str]:
        """Give every string that a player could read here."""
        with Ink.dry() as ink:
            self._paint(ink, self.rect())
        return [*ink.words, *(tip for _, tip in self._cut + self._spots), self.toolTip()]

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the name again."""
        super().resizeEvent(event)
        self._settle()

    def _name_room(self) -> float:
        made = kit()
        shown = [b for b in self._buttons.values() if not b.isHidden()]
        return self.width() - made.px(14) - len(shown) * made.px(_BUTTON + 4)

    def _name_lines(self) -> tuple[str, ...]:
        if self._view is None:
            return ()
        return lines_of(self._view.name, kit().large, self._name_room(), 3)

    def _settle(self) -> None:
        made = kit()
        size, x = made.px(_BUTTON), self.width()
        for key in ("menu", "more", "fewer", "look"):
            button = self._buttons[key]
            if not button.isHidden():
                x -= size + made.px(4)
                button.setGeometry(x, made.px(8), size, size)
        self._lines = self._count_lines()
        words = self._words_height()
        height = made.px(8) + max(words, size) + self._counts_height()
        if self.minimumHeight() != height or self.maximumHeight() != height:
            self.setFixedHeight(height)

    def _counts_height(self) -> int:
        made = kit()
        return made.px(30) * len(self._lines) + made.px(2)

    def _words_height(self) -> int:
        made = kit()
        lines = len(self._name_lines())
        player = line_height(made.body) if self._view is not None and self._view.player else 0
        return line_height(made.large) * lines + player

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the head."""
        with Ink(self) as ink:
            self._paint(ink, event.rect())

    def _paint(self, ink: Ink, clip: QRect) -> None:
        made, view = ink.kit, self._view
        side = made.theme.side(self.side)
        whole = QRectF(self.rect())
        ink.painter.fillRect(whole, theme.mix(side, made.colour("raised"), 10))
        ink.painter.fillRect(QRectF(0, 0, whole.width(), made.px(5)), side)
        self._spots = []
        if view is None:
            return
        left = made.px(10)
        if clip.top() < self.height() - self._counts_height():
            self._paint_name(ink, view, left, side)
        self._counts(ink, QRectF(left, whole.bottom() - made.px(2), whole.width() - left, made.px(28)))

    def _paint_name(self, ink: Ink, view: HeaderView, left: int, side: QColor) -> None:
        made = ink.kit
        self._cut = []
        top = float(made.px(9))
        lines = self._name_lines()
        ink.block(QRectF(left, top, self.width(), self.height()), lines, made.large, side)
        top += line_height(made.large) * len(lines)
        if view.player:
            rect = QRectF(left, top, self._name_room(), line_height(made.body))
            name = lines_of(view.player, made.body, rect.width(), 1)[0]
            ink.text(rect, name, made.body, made.colour("text"))
            if name != view.player:
                self._cut.append((rect, view.player))

    def _count_lines(self) -> list[list[Count]]:
        """Break the counts into lines, with their words where all of it fits into one."""
        if self._view is None:
            return []
        made = kit()
        room = self.width() - made.px(14)
        parts = self._view.counts
        said = [replace(part, words=f"{part.name} {part.words}".strip()) for part in parts]
        if sum(_count_width(made, part.words) for part in said) <= room:
            return [said]
        lines: list[list[Count]] = [[]]
        x = 0.0
        for part in parts:
            width = _count_width(made, part.words)
            if lines[-1] and x + width > room:
                lines.append([])
                x = 0.0
            lines[-1].append(part)
            x += width
        return lines

    def _counts(self, ink: Ink, below: QRectF) -> None:
        made = ink.kit
        for number, line in enumerate(self._lines):
            x = below.x()
            top = below.y() - made.px(30) * (len(self._lines) - number)
            for count in line:
                width = _count_width(made, count.words)
                icon_in(ink, QRectF(x, top, made.px(20), made.px(28)), count.icon, 19, "text")
                rect = QRectF(x + made.px(22), top, width, made.px(28))
                ink.text(rect, count.words, made.bold, made.colour("text"))
                self._spots.append((QRectF(x, top, width, made.px(28)), count.tip))
                x += width

    def event(self, event: QEvent) -> bool:
        """Say what a count means."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            point = QPointF(event.pos())
            tip = next((words for rect, words in self._cut + self._spots if rect.contains(point)), "")
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
