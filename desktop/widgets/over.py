"""Lay a page over another one, so that no key reaches what lies beneath."""

from __future__ import annotations

from collections.abc import Iterator
from weakref import ref

from PySide6.QtCore import QEvent, QMetaObject, QObject, Qt, Slot
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from desktop.widgets.key_spots import action_of


class OverPage(QWidget):
    """A page as large as its parent and over it: as long as it is in view, keys are its own.

    It takes every key before the verbs of the window do. Whatever takes the keyboard elsewhere in the window
    (a page beneath that is drawn anew, a part that goes to sleep) gives it back; of several such pages the
    one on top has it. Other windows, as dialogs and menus are, keep theirs. The keys of the verbs that it
    ``spares`` are let by: they mean what they mean without it.
    """

    spares: frozenset[str] = frozenset({"window.manual"})

    over_place = False
    """Whether it lies over a place alone: the window beside that, and every verb of it, is in reach as ever.

    Tab leads on to what stands there, F6 there and back.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._under = parent
        _made[:] = [*(known for known in _made if known() is not None), ref(self)]
        parent.installEventFilter(self)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._on_focus)
        self.hide()

    # -- what a subclass overrides ------------------------------------------------------------------

    def take_keyboard(self) -> None:
        """Put the keyboard where it was on this page, else on the page itself."""
        last = self.focusWidget()
        usable = last is not None and last.isEnabled() and last.isVisibleTo(self)
        (last if last is not None and usable else self).setFocus()

    def lets_by(self, event: QKeyEvent) -> bool:
        """Tell whether a key is none of its own but that of what lies beneath; a page keeps every key."""
        return False

    def is_spared(self, event: QKeyEvent) -> bool:
        """Tell whether a key is that of a verb that it spares."""
        keys = QKeySequence(event.keyCombination())
        named = (action_of(self, verb) for verb in self.spares)
        actions = self.window().actions() if self.over_place else filter(None, named)
        return any(keys in action.shortcuts() for action in actions)

    def let_by(self, event: QKeyEvent) -> None:
        """Hand a key that it lets by to what lies beneath."""
        event.ignore()

    def covers(self, widget: QWidget) -> bool:
        """Tell whether a widget beneath is out of reach for it: who listens is told of none that is."""
        return True

    def holds_off(self, widget: QWidget) -> bool:
        """Tell whether a press on a widget beneath means nothing as long as it is in view."""
        return self.covers(widget)

    def lies_on(self, widget: QWidget) -> bool:
        """Tell whether it is in view, and a widget is beneath it."""
        beneath = self._under.isAncestorOf(widget) and widget is not self._under
        return self.isVisible() and beneath and not self.isAncestorOf(widget) and lies_over(self, widget)

    def lends_to(self, widget: QWidget) -> bool:
        """Tell whether a widget may have the keyboard meanwhile: one beside the place that it lies over."""
        under = self._under
        apart = not (widget is under or under.isAncestorOf(widget) or widget.isAncestorOf(under))
        return self.over_place and apart and self.window().isAncestorOf(widget)

    def fit(self) -> None:
        """Take the size of the parent."""
        self.setGeometry(self._under.rect())

    # -- what stands beside the place -----------------------------------------------------------------

    def walk(self, *, forward: bool) -> None:
        """Go by Tab to what takes the keyboard next, on the page or beside the place."""
        stops = self._stops()
        now = self.window().focusWidget()
        at = stops.index(now) + (1 if forward else -1) if now in stops else 0
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        stops[at % len(stops)].setFocus(reason)

    def _stops(self) -> list[QWidget]:
        """Give what Tab leads to: first what stands on the page, then what stands beside the place."""
        found: list[QWidget] = []
        each: QWidget | None = self.nextInFocusChain()
        while each is not None and each is not self:
            takes = bool(each.focusPolicy() & Qt.FocusPolicy.TabFocus) and each.focusProxy() is None
            near = self.isAncestorOf(each) or self.lends_to(each)
            if takes and near and each.isEnabled() and each.isVisible():
                found.append(each)
            each = each.nextInFocusChain()
        return sorted(found, key=self.lends_to)

    def _go_beside(self) -> None:
        """Go to the first that stands beside the place."""
        beside = next(filter(self.lends_to, self._stops()), None)
        if beside is not None:
            beside.setFocus(Qt.FocusReason.TabFocusReason)

    # -- what Qt calls ------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Keep every key from the verbs beneath."""
        if self.over_place and _is_press(event, Qt.Key.Key_F6):
            self._go_beside()
            return True
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            if self.lets_by(event) or self.is_spared(event):
                event.ignore()
                return False
            event.accept()
            return True
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the parent's size; beside the place no key does a verb of that, and F6 leads back."""
        if isinstance(event, QResizeEvent) and watched is self._under and not self.isHidden():
            self.fit()
        if watched is not self._under and isinstance(event, QKeyEvent) and watched is self.window():
            if _is_press(event, Qt.Key.Key_F6):
                self.take_keyboard()
                return True
            if event.type() == QEvent.Type.ShortcutOverride and not self.is_spared(event):
                event.accept()
                return True
        return False

    def showEvent(self, event: QShowEvent) -> None:
        """Watch the keys beside the place."""
        super().showEvent(event)
        if self.over_place:
            self.window().installEventFilter(self)

    def hideEvent(self, event: QHideEvent) -> None:
        """Watch them no longer."""
        super().hideEvent(event)
        if self.over_place:
            self.window().removeEventFilter(self)

    def _on_focus(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Take the keyboard back from whatever is not on top."""
        if not self.isVisible() or now is self or (now is not None and self.isAncestorOf(now)):
            return
        if now is not None and self.lends_to(now):
            return
        if now is None:
            # What had it may be going: among widgets that are half gone nothing is looked for.
            QMetaObject.invokeMethod(self, "take_back", Qt.ConnectionType.QueuedConnection)
        else:
            self._take_from(now)

    @Slot()
    def take_back(self) -> None:
        """Take the keyboard where nobody has it by now."""
        now = QApplication.focusWidget()
        if self.isVisible() and (now is None or not (now is self or self.isAncestorOf(now))):
            self._take_from(now)

    def _take_from(self, now: QWidget | None) -> None:
        window = self.window()
        away = now.window() is not window if now is not None else not window.isActiveWindow()
        if not away and all(each is self or not lies_over(each, self) for each in _shown(window)):
            self.take_keyboard()


_made: list[ref[OverPage]] = []
"""All pages there are: they are asked for at every key, and a window has a thousand other widgets."""


def over_pages() -> Iterator[OverPage]:
    """Give every page that lies over another one, in view or not."""
    return iter([page for known in _made if (page := known()) is not None and isValid(page)])


def walk_past(window: QWidget, *, forward: bool) -> bool:
    """Walk by Tab past what a page lies on that lent the keyboard: nothing of it is heard. False for none."""
    now = window.focusWidget() or window
    page = next((page for page in _shown(window) if page.over_place or page.lends_to(now)), None)
    if page is not None:
        page.walk(forward=forward)
    return page is not None


def covered(widget: QWidget) -> bool:
    """Tell whether a page in view covers a widget."""
    return any(page.lies_on(widget) and page.covers(widget) for page in over_pages())


def held_off(widget: QWidget) -> bool:
    """Tell whether a page in view keeps a press from a widget."""
    return any(page.lies_on(widget) and page.holds_off(widget) for page in over_pages())


def _is_press(event: QEvent, key: Qt.Key) -> bool:
    pressed = isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress
    return pressed and event.key() == key  # type: ignore[attr-defined]  # which only one with a key has


def _shown(window: QWidget) -> Iterator[OverPage]:
    return (page for page in over_pages() if page.isVisible() and page.window() is window)


def lies_over(above: QWidget, below: QWidget) -> bool:
    """Tell whether of two widgets of one window the first is painted over the second."""
    first, second = _line(above), _line(below)
    parent = first[0]
    for mine, other in zip(first, second, strict=False):
        if mine is not other:
            siblings = parent.children()
            return siblings.index(mine) > siblings.index(other)
        parent = mine
    return len(first) > len(second)


def _line(widget: QWidget) -> list[QWidget]:
    """Return the window of a widget, and what leads from it down to the widget."""
    parent = None if widget.isWindow() else widget.parentWidget()
    return [*_line(parent), widget] if parent is not None else [widget]
