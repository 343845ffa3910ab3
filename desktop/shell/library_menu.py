"""Open, copy, restore: what can be done with the library file as a whole."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from desktop.look.icons import icon
from desktop.wording.plain import caption, plain_tip

if TYPE_CHECKING:
    from desktop.shell.host import ForLibraryMenu


class LibraryMenu(QMenu):
    """A menu made when it is wanted: the verbs, then the libraries opened lately."""

    def __init__(self, window: ForLibraryMenu) -> None:
        super().__init__(window.window())
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._window = window
        if window.library_name:
            name = self.addAction(caption(window.library_name))
            name.setToolTip(plain_tip(window.library_name))
            name.setEnabled(False)
            self.addSeparator()
        opened = window.desk is not None
        for key, words, picture, possible in (
            ("open", self.tr("Open a library…"), "folder-open", True),
            ("new", self.tr("New library…"), "plus", True),
            ("copy", self.tr("Save a copy…"), "device-floppy", opened),
            ("restore", self.tr("Backups…"), "history", True),
        ):
            action = self.addAction(icon(picture), caption(words))
            action.setData((key, ""))
            action.setEnabled(possible)
        recent = [path for path in window.settings.values.recent if path != window.settings.values.library]
        if recent:
            self.addSeparator()
        for path in recent:
            action = self.addAction(caption(Path(path).stem))
            action.setToolTip(plain_tip(path))
            action.setData(("open", path))
        self.setToolTipsVisible(True)
        self.triggered.connect(self._on_triggered)

    def show_beside_rail(self) -> None:
        """Show the menu to the right of the rail, within the window."""
        rail = self._window.rail
        top = max(0, rail.height() - self.sizeHint().height() - 16)
        self.popup(rail.mapToGlobal(QPoint(rail.width(), top)))

    def _on_triggered(self, action: QAction) -> None:
        key, path = action.data()
        self._window.want_library(key, path)
