"""The menu of a right click: verbs of a place that are about what was clicked."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPoint, Qt, SignalInstance
from PySide6.QtWidgets import QMenu, QWidget

from desktop.widgets.actions import ActionSet
from desktop.widgets.menu_help import MenuHelp


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
        for id in self._ids:
            if id:
                menu.addActions([self._actions[id]])
            else:
                menu.addSeparator()
        MenuHelp(menu)
        menu.popup(at)
