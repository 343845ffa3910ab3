"""Lay a page over another one, so that no key reaches what lies beneath."""

from __future__ import annotations

from collections.abc import Iterator
from weakref import ref

from PySide6.QtCore import QEvent, QMetaObject, QObject, Qt, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
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
        actions = (action_of(self, verb) for verb in self.spares)
        return any(action is not None and keys in action.shortcuts() for action in actions)

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

    def fit(self) -> None:
        """Take the size of the parent."""
        self.setGeometry(self._under.rect())

    # -- what Qt calls ------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Keep every key from the verbs beneath."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            if self.lets_by(event) or self.is_spared(event):
                event.ignore()
                return False
            event.accept()
            return True
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the parent's size."""
        if isinstance(event, QResizeEvent) and watched is self._under and not self.isHidden():
            self.fit()
        return False

    def _on_focus(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Take the keyboard back from whatever is not on top."""
        if not self.isVisible() or now is self or (now is not None and self.isAncestorOf(now)):
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


def covered(widget: QWidget) -> bool:
    """Tell whether a page in view covers a widget."""
    return any(page.lies_on(widget) and page.covers(widget) for page in over_pages())


def held_off(widget: QWidget) -> bool:
    """Tell whether a page in view keeps a press from a widget."""
    return any(page.lies_on(widget) and page.holds_off(widget) for page in over_pages())


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
