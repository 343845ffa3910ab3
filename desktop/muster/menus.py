"""The menus of a right click in the Muster: verbs of the place that are about what was clicked."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMenu, QWidget

from desktop.widgets.actions import ActionSet

ENTRY = (
    "muster.options", "muster.own_option", "",
    "muster.more", "muster.fewer", "", "muster.up", "muster.down", "", "muster.newer",
    "muster.owned", "", "muster.remove",
)  # fmt: skip
ARMY = (
    "muster.play", "muster.print", "muster.share", "", "muster.duplicate", "muster.file", "muster.versions",
    "muster.compare", "", "muster.delete",
)  # fmt: skip
CARD = ("muster.add_one", "muster.star", "muster.owned_card", "", "muster.filter")
"""What can be done to an entry, to an army, to a card of the drawer; "" parts them."""


def open_menu(actions: ActionSet, ids: Sequence[str], parent: QWidget, at: QPoint) -> QMenu:
    """Open a menu of verbs at a place of the screen; those that are not possible now are greyed."""
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    for id in ids:
        if id:
            menu.addActions([actions[id]])
        else:
            menu.addSeparator()
    menu.popup(at)
    return menu
