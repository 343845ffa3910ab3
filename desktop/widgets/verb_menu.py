"""Menus of verbs: the one of a place in the bar, and the one of a right click."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, QPoint, Qt, SignalInstance
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from desktop.widgets.actions import ActionSet
from desktop.widgets.menu_help import MenuHelp
from desktop.wording.plain import caption


@dataclass(frozen=True, slots=True)
class Submenu:
    """Verbs that open beside their words, by their ids; "" parts them."""

    words: str
    ids: Sequence[str]


Entries = Sequence[str | Submenu]
"""What a menu holds: ids of verbs and submenus; "" parts them."""


def fill_menu(menu: QMenu, entries: Entries, action: Callable[[str], QAction]) -> None:
    """Put entries into a menu, each id as its action; tooltips tell why a verb of a submenu sleeps."""
    for entry in entries:
        if isinstance(entry, Submenu):
            part = menu.addMenu(caption(entry.words))
            part.setToolTipsVisible(True)
            MenuHelp(part)
            fill_menu(part, entry.ids, action)
        elif entry:
            menu.addActions([action(entry)])
        else:
            menu.addSeparator()


class VerbMenu(QObject):
    """Opens its verbs where a signal with a place of the screen says; "" parts them."""

    def __init__(
        self, wanted: SignalInstance, actions: ActionSet, ids: Sequence[str], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._over = parent
        self._actions = actions
        self._ids = ids
        wanted.connect(self._open)

    def _open(self, at: QPoint) -> None:
        """Open the menu; what is not possible now is greyed."""
        self._actions.update()
        menu = QMenu(self._over)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        fill_menu(menu, self._ids, self._actions.__getitem__)
        MenuHelp(menu)
        menu.popup(at)
