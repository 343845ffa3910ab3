"""The menu bar: what the library, the place in view and the window can do, as every other program has it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QMenuBar

from desktop.shell.library_menu import add_library_verbs, add_recent_libraries
from desktop.widgets.menu_help import MenuHelp
from desktop.widgets.verb_menu import fill_menu
from desktop.wording.plain import caption

if TYPE_CHECKING:
    from desktop.shell.host import ForMenuBar


class MenuBar(QMenuBar):
    """Menus made of the tables of verbs, filled when they are opened.

    Where the setting hides the bar, or a place takes all room, the same menus open as one by ``open_menus``.
    """

    def __init__(self, window: ForMenuBar) -> None:
        super().__init__(window.window())
        self._window = window
        self._file, self._edit, self._place, self._view, self._help = (QMenu(self) for _ in range(5))
        self._menus: dict[QMenu, Callable[[QMenu], None]] = {
            self._file: self._fill_file, self._edit: self._fill_edit, self._place: self._fill_place,
            self._view: self._fill_view, self._help: self._fill_help,
        }  # fmt: skip
        for menu in self._menus:
            menu.setToolTipsVisible(True)
            MenuHelp(menu)
            menu.aboutToShow.connect(partial(self._refill, menu))
            self.addAction(menu.menuAction())
        self.follow()

    def follow(self) -> None:
        """Follow the place in view, the language and the setting."""
        place = self._window.current()
        for menu in self._menus:
            menu.clear()  # through a menu, the keys of a place that is not in view would be awake
        self._file.setTitle(self.tr("&File"))
        self._edit.setTitle(self.tr("&Edit"))
        self._view.setTitle(self.tr("&View"))
        self._help.setTitle(self.tr("&Help"))
        others = [menu.title() for menu in self._menus if menu is not self._place]
        self._place.setTitle(caption(place.title(), beside=others) if place else "")
        self._place.menuAction().setVisible(place is not None)
        kept = self._window.settings.values.menu_bar and not (place and place.takes_room)
        self.setVisible(kept or self.isNativeMenuBar())

    def open_menus(self) -> None:
        """Open the first menu, or where the bar is hidden all of them as one menu in the corner."""
        if not self.isHidden():
            self.setActiveAction(self._file.menuAction())
            return
        whole = QMenu(self)
        MenuHelp(whole)
        whole.aboutToHide.connect(whole.deleteLater)
        whole.addActions([menu.menuAction() for menu in self._menus])
        whole.popup(self._window.window().mapToGlobal(QPoint(0, 0)))

    def eventFilter(self, _watched: QObject, _event: QEvent) -> bool:
        """Leave Alt to the window: held it shows the keys, and only a short press opens the menus."""
        return False

    def _refill(self, menu: QMenu) -> None:
        menu.clear()
        for part in menu.findChildren(QMenu, options=Qt.FindChildOption.FindDirectChildrenOnly):
            part.deleteLater()
        self._menus[menu](menu)

    def _fill_file(self, menu: QMenu) -> None:
        add_library_verbs(menu, self._window)
        recent = menu.addMenu(self.tr("Open recent"))
        MenuHelp(recent)
        add_recent_libraries(recent, self._window)
        recent.setEnabled(not recent.isEmpty())
        menu.addSeparator()
        self._add(menu, "paper")
        menu.addSeparator()
        self._add(menu, "settings", role=QAction.MenuRole.PreferencesRole)
        self._add(menu, "quit", role=QAction.MenuRole.QuitRole)

    def _fill_edit(self, menu: QMenu) -> None:
        self._add(menu, "undo", "redo")
        menu.addSeparator()
        self._add(menu, "copy", "paste")
        menu.addSeparator()
        self._add(menu, "find")

    def _fill_place(self, menu: QMenu) -> None:
        place = self._window.current()
        if place is None:
            return
        fill_menu(menu, place.menu(), place.verbs_of_place().lent)

    def _fill_view(self, menu: QMenu) -> None:
        self._add(menu, *self._window.rows)
        menu.addSeparator()
        self._add(menu, "full", "opponent", "theme", "language")
        menu.addSeparator()
        self._add(menu, "menus")

    def _fill_help(self, menu: QMenu) -> None:
        self._add(menu, "manual", "keys")
        menu.addSeparator()
        self._add(menu, "report")
        self._add(menu, "about", role=QAction.MenuRole.AboutRole)

    def _add(self, menu: QMenu, *ids: str, role: QAction.MenuRole = QAction.MenuRole.NoRole) -> None:
        for id in ids:
            action = self._window.verb(id)
            action.setMenuRole(role)
            menu.addAction(action)
