"""Lay a panel over the window: in its middle, beside what it is about, or in a part of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPalette,
    QPen,
    QRegion,
    QShowEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QFrame, QScrollArea, QVBoxLayout, QWidget
from shiboken6 import isValid

from desktop.environment.last_steps import STEPS
from desktop.look import theme
from desktop.widgets.keys import presses_button
from desktop.widgets.over import OverPage
from desktop.widgets.popover import APART, NOTCH, ROUND, PressElsewhere, beside, frame, notch_of
from desktop.widgets.spoken import announce
from desktop.widgets.text import set_look

_PLACED = (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show, QEvent.Type.Hide)
"""What tells that a widget has another place."""


class _Frame(QWidget):
    """The corners and the notch of the frame of an overlay, right beneath it.

    They let through what lies beneath, which is why they are no part of it: all of it would be painted.
    """

    def __init__(self, overlay: QWidget) -> None:
        super().__init__(overlay.parentWidget())
        self._shape = QPainterPath()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        overlay.destroyed.connect(self.deleteLater)

    def follow(self, place: QRect, shape: QPainterPath, parts: QRegion) -> None:
        """Show parts of a shape at a place."""
        self._shape = shape
        self.setGeometry(place)
        self.setMask(parts)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the shape."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(theme.current().colour("text"), 2))
            painter.setBrush(theme.current().colour("raised"))
            painter.drawPath(self._shape)


class Overlay(OverPage):
    """Dim the parent and show a panel; Esc or a click beside it closes, and the focus returns.

    Subclasses fill `self.panel` and say its width and height in px at 100 % in `SIZE`, or in `panel_size`
    where its parts ask for it. One that was told what it is about (`stand_beside`) stands beside it with a
    notch: nothing is dimmed, and a press elsewhere closes it and is meant all the same. One that was given a
    part of the parent (`stand_in`) takes its place: nothing is dimmed, and what stays alive beside it is
    pressed as ever.
    """

    SIZE: ClassVar[tuple[int, int]] = (640, 480)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.panel = QFrame(self)
        set_look(self.panel, "panel")
        self._before: QWidget | None = None
        self.back: Callable[[], object] | None = None  # who has the keyboard once it closes; None: as before
        self._anchor: Callable[[], QRect] | None = None
        self._within: Callable[[], QRect] = self._under.rect
        self._elsewhere: PressElsewhere | None = None
        self._frame: _Frame | None = None
        self._asked_size = (0, 0)  # as large as the panel asked to be when it was placed
        self._part: Callable[[], QRect] | None = None
        self._alive: Sequence[QWidget] = ()
        self._lent: QWidget | None = None  # the list of them that has the keyboard for now

    def stand_beside(
        self, about: Callable[[], QRect], keeps_open: Callable[[QWidget], bool], room: Callable[[], QRect]
    ) -> None:
        """Stand beside a rectangle of the parent, asked for whenever the panel is placed, within a ``room``.

        A press on a widget that ``keeps_open`` tells of is left to that widget.
        """
        if self._anchor is None:  # one that is asked again stands so already
            set_look(self.panel)
            self.panel.setFrameShape(QFrame.Shape.NoFrame)
            self.panel.setBackgroundRole(QPalette.ColorRole.Base)
            self.panel.setAutoFillBackground(True)  # nothing beneath is painted with it
        self._anchor, self._within, self._part = about, room, None
        self._elsewhere = self._elsewhere or PressElsewhere(self, keeps_open, self.close_panel)
        self._frame = self._frame or _Frame(self)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def stand_in(self, area: Callable[[], QRect], alive: Sequence[QWidget]) -> None:
        """Take a part of the parent, asked for whenever the panel or what is ``alive`` beside it is placed.

        Who is alive is pressed as if nothing lay over the parent; a press elsewhere closes.
        """
        self._part, self._alive, self._anchor = area, alive, None
        self.panel.clearMask()  # that of the last time, beside a figure
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, on=False)
        for widget in alive:
            widget.installEventFilter(self)

    @property
    def stands_in(self) -> bool:
        """Whether it takes a part of the parent."""
        return self._part is not None

    @property
    def stands_beside(self) -> bool:
        """Whether it stands beside something, and nothing is dimmed."""
        return self._anchor is not None

    @property
    def placed(self) -> QRect:
        """Where the panel lies over the parent."""
        return self.panel.geometry().translated(self.pos())

    def panel_size(self) -> tuple[int, int]:
        """Give the wanted width and height of the panel in px; both are held to the window."""
        width, height = self.SIZE
        return theme.current().px(width), theme.current().px(height)

    def sheet_column(self, gap: int = 12) -> QVBoxLayout:
        """Give the panel a column for its parts, ``gap`` px apart, with the margins of a sheet."""
        column = QVBoxLayout(self.panel)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(gap)
        return column

    def lends_to(self, widget: QWidget) -> bool:
        """Lend the keyboard to the list beside it that F6 led to."""
        return self._lent is not None and (widget is self._lent or self._lent.isAncestorOf(widget))

    def walk(self, *, forward: bool) -> None:
        """Come back from the list beside it."""
        self.take_keyboard()

    def _go_round(self, *, forward: bool) -> None:
        """Go by F6 to the next list that is alive beside it, and back."""
        lists = (each for each in self._alive if isinstance(each, QAbstractItemView) and each.isVisible())
        parts: list[QWidget | None] = [None, *lists]
        at = parts.index(self._lent) if self._lent in parts else 0
        self._lent = part = parts[(at + (1 if forward else -1)) % len(parts)]
        if part is not None:
            announce(self, part.accessibleName())
            part.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.take_keyboard()

    def _on_focus(self, before: QWidget | None, now: QWidget | None) -> None:
        """Have the keyboard back, however it came."""
        if now is not None and self.isAncestorOf(now):
            self._lent = None
        super()._on_focus(before, now)

    def covers(self, widget: QWidget) -> bool:
        """Cover what is dimmed; without that only what the panel lies on."""
        if self._anchor is None and self._part is None:
            return True
        return self.placed.contains(QRect(widget.mapTo(self._under, QPoint()), widget.size()))

    def holds_off(self, widget: QWidget) -> bool:
        """Leave those alone who are alive beside it; a press elsewhere is one beside the panel."""
        if self._part is None:
            return self.covers(widget)
        return not any(alive is widget or alive.isAncestorOf(widget) for alive in self._alive)

    def open(self) -> None:
        """Show the panel and take the keyboard."""
        STEPS.note(type(self).__name__)
        focus = self.window().focusWidget()
        self._before = focus if focus is not None and not self.isAncestorOf(focus) else None
        self._settle()
        self.show()
        self.raise_()
        if self._frame is not None:
            self._frame.stackUnder(self)
        if self._elsewhere is not None:
            self._elsewhere.watch(on=True)

    def close_panel(self) -> None:
        """Hide the panel and give the keyboard back."""
        if self._elsewhere is not None:
            self._elsewhere.watch(on=False)
        self._lent = None
        self.hide()
        self._give_back()
        self._before = None

    def _give_back(self) -> bool:
        """Give the keyboard to who has it next; False where that is nobody's."""
        before = self._before
        if self.back is not None:
            self.back()
        elif before is not None and isValid(before) and before.isVisible():
            before.setFocus()
        return self.back is not None or (before is not None and isValid(before) and before.hasFocus())

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Walk through the panel only: nothing dimmed beneath may get the keyboard."""
        if self.isHidden():  # Qt asks as the panel closes, and would lead to what is next in the window
            return self._give_back() or super().focusNextPrevChild(forward)
        stops, now = self.tab_stops(), self.focusWidget()
        if not stops:
            return super().focusNextPrevChild(forward)
        if now in stops:
            after = stops[(stops.index(now) + (1 if forward else -1)) % len(stops)]
        else:
            after = stops[0 if forward else -1]
        after.setFocus(Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)
        page = after.parentWidget()
        while page is not None and page is not self.panel:
            if isinstance(page, QScrollArea):
                page.ensureWidgetVisible(after)
            page = page.parentWidget()
        return True

    def tab_stops(self) -> list[QWidget]:
        """Give what Tab leads to, in its order."""
        found: list[QWidget] = []
        each: QWidget | None = self.nextInFocusChain()
        while each is not None and each is not self:
            takes = bool(each.focusPolicy() & Qt.FocusPolicy.TabFocus) and each.focusProxy() is None
            if takes and each.isEnabled() and each.isVisible() and self.panel.isAncestorOf(each):
                found.append(each)
            each = each.nextInFocusChain()
        return found

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with Esc, press a button with Enter; keep every other key from what lies beneath."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_panel()
        elif event.key() == Qt.Key.Key_F6:
            self._go_round(forward=not event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        else:
            presses_button(event)
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Close by a click beside the panel."""
        if not self.panel.geometry().contains(event.position().toPoint()):
            self.close_panel()

    def fit(self) -> None:
        """Take the size of the parent, and lay the panel anew."""
        self._settle()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Dim what lies beneath, or paint the straight edges of the frame."""
        if self._part is not None:
            return
        painter = QPainter(self)
        if self._anchor is not None:
            painter.fillRect(event.rect(), theme.current().colour("text"))
            painter.end()
            return
        shade = QColor(theme.current().colour("text" if not theme.current().dark else "sunken"))
        shade.setAlphaF(0.45 if theme.current().dark else 0.30)
        painter.fillRect(self.rect(), shade)
        painter.end()

    def showEvent(self, event: QShowEvent) -> None:
        """Come with the frame."""
        super().showEvent(event)
        if self._frame is not None:
            self._frame.setVisible(self._anchor is not None)

    def hideEvent(self, event: QHideEvent) -> None:
        """Go with the frame."""
        super().hideEvent(event)
        if self._frame is not None and not event.spontaneous():
            self._frame.hide()

    def _settle(self) -> None:
        room = self._under.rect()
        if self._anchor is not None:
            self._asked_size = self.panel_size()
            self._place_beside(self._anchor(), *self._asked_size)
            return
        self.setGeometry(room)
        if self._part is not None:
            self._place_in(self._part())
            return
        width, height = self.panel_size()
        width, height = min(width, room.width() - 32), min(height, room.height() - 32)
        top = min(max(16, room.height() // 8), room.height() - height - 16)
        self.panel.setGeometry((room.width() - width) // 2, top, width, height)

    def _place_in(self, area: QRect) -> None:
        """Place the panel; who is alive beside it belongs to the hand."""
        self.panel.setGeometry(area)
        mine = QRegion(self.rect())
        for widget in self._alive:
            if widget.isVisible():
                mine -= QRect(widget.mapTo(self._under, QPoint()), widget.size())
        self.setMask(mine | area)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow what is alive beside it when that gets another place; take the keys that it leaves."""
        if watched in self._alive and event.type() in _PLACED and not self.isHidden():
            self._settle()
        left = watched is self._under and isinstance(event, QKeyEvent) and self._lent is not None
        return (left and self.isVisible() and self.event(event)) or super().eventFilter(watched, event)

    def room_beside(self) -> QSize:
        """Tell how large a panel may be that stands beside something, or in a part of the parent, px."""
        if self._part is not None:
            return self._part().size()
        out = APART + theme.current().px(NOTCH)
        return self._within().adjusted(out, out, -out, -out).size()

    def _place_beside(self, about: QRect, width: int, height: int) -> None:
        """Take no more than the place of panel and notch; what is neither belongs to the widgets beneath.

        A mask over all of the parent would have all of it painted whenever it changed.
        """
        out = theme.current().px(NOTCH)
        room = self._within().adjusted(APART, APART, -APART, -APART)
        width, height = min(width, room.width() - 2 * out), min(height, room.height() - 2 * out)
        size = QRect(0, 0, width + 2 * out, height + 2 * out)
        self.setGeometry(beside(size, about, room))
        self.panel.setGeometry(self.rect().adjusted(out, out, -out, -out))
        ground, corner = self.panel.rect(), theme.current().px(ROUND)
        across, down = ground.adjusted(corner, 0, -corner, 0), ground.adjusted(0, corner, 0, -corner)
        self.panel.setMask(QRegion(across) + down)  # its corners are round
        self._lay_frame(QPointF(about.center() - self.pos()), corner)
        self.update()

    def _lay_frame(self, target: QPointF, corner: int) -> None:
        """Keep the straight edges of the frame, and leave its corners and the notch to who lies beneath."""
        if self._frame is None:
            return
        inner = self.panel.geometry()
        whole = QRectF(inner).adjusted(-2, -2, 2, 2)
        notch = notch_of(whole, target).boundingRect().toAlignedRect()
        mine = QRegion(inner.adjusted(corner, -2, -corner, 2)) + inner.adjusted(-2, corner, 2, -corner)
        if not notch.isEmpty():
            mine -= QRegion(notch.adjusted(-4, -4, 4, 4)) - inner
        self.setMask(mine)
        shape = frame(QRectF(inner).adjusted(-1, -1, 1, 1), target)
        self._frame.follow(self.geometry(), shape, QRegion(whole.toRect()) + notch - mine)


class PassingOverlay(Overlay):
    """An overlay made for one use: it closes for good, also when the language changes under its words."""

    def close_panel(self) -> None:
        """Close for good: the next use makes its own."""
        super().close_panel()
        self.deleteLater()

    def changeEvent(self, event: QEvent) -> None:
        """Close when the language changes: the words are made once."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and not self.isHidden():
            self.close_panel()
