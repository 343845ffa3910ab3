"""Open, copy, restore: what can be done with the library file as a whole."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtWidgets import QMenu

from desktop.look.icons import icon
from desktop.widgets.menu_help import MenuHelp
from desktop.widgets.topic import set_topic
from desktop.wording.plain import caption, plain_tip

if TYPE_CHECKING:
    from desktop.shell.host import ForLibraryMenu


class LibraryMenu(QMenu):
    """A menu made when it is wanted: the verbs, then the libraries opened lately."""

    def __init__(self, window: ForLibraryMenu) -> None:
        super().__init__(window.window())
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setToolTipsVisible(True)
        set_topic(self, "backups")
        MenuHelp(self)
        self._rail = window.rail
        if window.library_name:
            name = self.addAction(caption(window.library_name))
            name.setToolTip(plain_tip(window.library_name))
            name.setEnabled(False)
            self.addSeparator()
        add_library_verbs(self, window)
        self.addSeparator()
        add_recent_libraries(self, window)

    def show_beside_rail(self) -> None:
        """Show the menu to the right of the rail, within the window."""
        top = max(0, self._rail.height() - self.sizeHint().height() - 16)
        self.popup(self._rail.mapToGlobal(QPoint(self._rail.width(), top)))


def add_library_verbs(menu: QMenu, window: ForLibraryMenu) -> None:
    """Add what can be done with the library file."""
    translate, opened = QCoreApplication.translate, window.desk is not None
    for key, words, picture, possible in (
        ("open", translate("LibraryMenu", "Open a library…"), "folder-open", True),
        ("new", translate("LibraryMenu", "New library…"), "plus", True),
        ("copy", translate("LibraryMenu", "Save a copy…"), "device-floppy", opened),
        ("restore", translate("LibraryMenu", "Backups…"), "history", True),
    ):
        action = menu.addAction(icon(picture), caption(words))
        action.setEnabled(possible)
        action.triggered.connect(partial(_want, window, key, ""))


def add_recent_libraries(menu: QMenu, window: ForLibraryMenu) -> None:
    """Add the libraries that were opened lately, but for the one that is open."""
    values = window.settings.values
    for path in values.recent:
        if path != values.library:
            action = menu.addAction(caption(Path(path).stem))
            action.setToolTip(plain_tip(path))
            action.triggered.connect(partial(_want, window, "open", path))


def _want(window: ForLibraryMenu, key: str, path: str, *_: bool) -> None:
    window.want_library(key, path)
