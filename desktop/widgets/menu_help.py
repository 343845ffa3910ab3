"""The key of the manual in a menu that is open, which keeps every key from the window."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QMenu, QWidget

MANUAL = "window.manual"
"""The name of the window's verb that opens the manual."""


class MenuHelp(QObject):
    """Opens the manual by its key at the page of a menu, else of where one is; the menu closes."""

    def __init__(self, menu: QMenu) -> None:
        super().__init__(menu)
        menu.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the key of the manual, whatever key the player has chosen for it."""
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        manual = self._manual()
        if manual is None or QKeySequence(event.keyCombination()) not in manual.shortcuts():
            return False
        manual.trigger()  # while the menu is open: its page is asked for
        while (popup := QApplication.activePopupWidget()) is not None:
            popup.close()
        return True

    def _manual(self) -> QAction | None:
        menu = self.parent()
        while isinstance(menu, QMenu):
            menu = menu.parent()
        return menu.window().findChild(QAction, MANUAL) if isinstance(menu, QWidget) else None
