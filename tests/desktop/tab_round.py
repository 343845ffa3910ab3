"""All that takes the keyboard in a window, and the round that Tab makes of it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from desktop.shell.window import Window
from desktop.widgets.over import over_pages
from tests.desktop.hands import settle


def stops(window: Window) -> set[QWidget]:
    """Give what takes the keyboard and is in view, of a page on top that alone: Tab leads to all of it."""
    on_top = [page for page in over_pages() if page.isVisible() and page.window() is window]
    within = on_top[-1] if on_top else window
    found = within.findChildren(QWidget)
    return {
        each
        for each in found
        if each.focusPolicy() & Qt.FocusPolicy.TabFocus
        and each.isVisible()
        and each.isEnabled()
        and each.focusProxy() is None
    }


def round_of(window: Window, *, forth: bool) -> list[QWidget]:
    """Walk until the keyboard comes to where it was before; give those that it went round by."""
    seen: list[QWidget] = []
    now = QApplication.focusWidget()
    while now is not None and now not in seen:
        seen.append(now)
        now.focusNextPrevChild(forth)
        settle()
        now = QApplication.focusWidget()
    assert now is not None
    return seen[seen.index(now) :]


def missed(window: Window) -> list[str]:
    """List what Tab, or Shift+Tab, leaves out."""
    wanted, begun = stops(window), QApplication.focusWidget()
    assert begun is not None
    found = []
    for forth in (True, False):
        begun.setFocus()
        ring = round_of(window, forth=forth)
        way = "Tab" if forth else "Shift+Tab"
        found += [
            f"{way} leaves {each.objectName() or type(each).__name__} {each.accessibleName()}"
            for each in wanted - set(ring)
        ]
    begun.setFocus()
    return found
