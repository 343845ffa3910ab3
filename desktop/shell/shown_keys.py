"""Show the keys of all that is in view, while Alt is held or always."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QInputEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.look.painting import Ink, advance, paint_style
from desktop.widgets.key_spots import KeySpot, key_spots

_OTHERS = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.MetaModifier | Qt.KeyboardModifier.ShiftModifier
)
_OTHERWISE = frozenset({
    QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.Wheel,
    QEvent.Type.TouchBegin,
})  # fmt: skip
"""What, while Alt is held, says that Alt is meant for it."""
_TAP_MS = 400
"""Alt let go so soon, and alone, was tapped rather than held."""
_HIGH = 20
"""The height of a keycap, in px at 100 %."""


class ShownKeys(QWidget):
    """Lies over the whole window and paints a keycap over the corner of each thing that has a key.

    Nothing moves for it, and no hand and no key meets it: Alt still belongs to whatever else it is held with.
    """

    tapped = Signal()
    """Emitted when Alt was pressed and let go at once, and nothing else with it."""

    def __init__(self, window: QWidget, always: bool) -> None:
        super().__init__(window)
        self._over = window
        self._always, self._held = always, False
        self._pressed_at: int | None = None
        self._painted: tuple[tuple[QRect, str], ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        window.installEventFilter(self)
        self._show_or_hide()

    def set_always(self, always: bool) -> None:
        """Show the keys always, or only while Alt is held."""
        self._always = always
        self._show_or_hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the window and, before any widget has it, the Alt key; take nothing away."""
        kind = event.type()
        if watched is self._over:
            if kind in (QEvent.Type.Show, QEvent.Type.WinIdChange) and (handle := self._over.windowHandle()):
                handle.installEventFilter(self)
            elif kind == QEvent.Type.Resize:
                self.setGeometry(self._over.rect())
        elif kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Alt:
            alone = not event.modifiers() & _OTHERS
            if not event.isAutoRepeat():
                self._pressed_at = event.timestamp() if alone else None
            self._hold(alone)
        elif self._held and (kind == QEvent.Type.FocusOut or _is_let_go(event)):
            self._hold(False)
            self._let_go(event)
        elif kind in _OTHERWISE:
            self._pressed_at = None
        return False

    def _let_go(self, event: QEvent) -> None:
        pressed, self._pressed_at = self._pressed_at, None
        if pressed is None or not isinstance(event, QKeyEvent) or event.key() != Qt.Key.Key_Alt:
            return
        if event.type() == QEvent.Type.KeyRelease and event.timestamp() - pressed <= _TAP_MS:
            self.tapped.emit()

    def _hold(self, held: bool) -> None:
        if held is not self._held:
            self._held = held
            self._show_or_hide()

    def _show_or_hide(self) -> None:
        shown = self._always or self._held
        if shown:
            self.setGeometry(self._over.rect())
            self.raise_()
        self.setVisible(shown)

    # -- what is painted ----------------------------------------------------------------------------

    def caps(self) -> tuple[tuple[QRect, str], ...]:
        """Give where which keys stand over what is in view now."""
        found = []
        for widget in self._over.findChildren(QWidget):
            if widget.isVisible() and widget.isEnabled():
                found += [(self._place(widget, spot), spot.key) for spot in self._open(widget)]
        return tuple(found)

    def _open(self, widget: QWidget) -> Iterable[KeySpot]:
        """Give the keys of a widget over which nothing else lies."""
        for spot in key_spots(widget):
            top = self._over.childAt(widget.mapTo(self._over, spot.rect.center().toPoint()))
            if top is not None and (top is widget or widget.isAncestorOf(top)):
                yield spot

    def _place(self, widget: QWidget, spot: KeySpot) -> QRect:
        """Give where a keycap stands: astride the corner of what its key presses, within the window."""
        style, rect = paint_style(), spot.rect.toRect()
        high = style.px(_HIGH)
        wide = max(high - 2, round(advance(spot.key, style.small)) + style.px(8))
        x = rect.left() if spot.left else rect.right() + 1 - wide  # astride a side it would meet others
        at = widget.mapTo(self._over, QPoint(x, rect.top() - high // 3))
        room = self.rect()
        return QRect(
            max(0, min(at.x(), room.width() - wide)), max(0, min(at.y(), room.height() - high)), wide, high
        )

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the keycaps; where others stand than before, what was painted of them goes too."""
        caps = self.caps()
        with Ink(self) as ink:
            style = ink.style
            for rect, key in caps:
                at = QRectF(rect)
                ink.box(at, style.colour("raised"), style.colour("text"), style.px(4), 1.5)
                ink.text(at, key, style.small, style.colour("text"), Qt.AlignmentFlag.AlignCenter)
        if caps != self._painted:
            self._painted = caps
            self.update()

    def visible_strings(self) -> list[str]:
        """Give every string that a player could read here."""
        return [key for _, key in self.caps()]


def _is_let_go(event: QEvent) -> bool:
    """Tell of any key or hand whether Alt is held no more: where it was let go may have been elsewhere."""
    if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Alt:
        return event.type() == QEvent.Type.KeyRelease
    return isinstance(event, QInputEvent) and not event.modifiers() & Qt.KeyboardModifier.AltModifier
