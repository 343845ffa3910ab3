"""The menus of the Muster: those of a right click, and the one in the bar."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.muster.verbs import EXAMPLE
from desktop.operations.examples import has_example
from desktop.widgets.verb_menu import Entries, Submenu
from rules.systems import KINDS

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
FORMATS = ("muster.format_copy", "muster.format_delete", "", "muster.format_back")
"""The menu of the bar while the formats are read."""

_ENTRY = (
    "muster.options", "muster.own_option", "", "muster.more", "muster.fewer", "",
    "muster.up", "muster.down", "", "muster.newer", "muster.owned", "", "muster.remove",
)  # fmt: skip
_ARMY = (
    "muster.details", "muster.file", "", "muster.versions", "muster.compare", "", "muster.newers",
    "muster.catalogues", "muster.asked", "", "muster.duplicate", "muster.delete",
)  # fmt: skip


def menu() -> Entries:
    """Give the menu of the bar."""
    translate = QCoreApplication.translate
    examples = [f"{EXAMPLE}{key}" for key in KINDS if has_example(key)]
    return (
        "muster.new", "muster.find", Submenu(translate("Muster", "Examples"), examples), "",
        "muster.add", Submenu(translate("Muster", "Card"), _ENTRY),
        Submenu(translate("Muster", "List"), _ARMY), "",
        "muster.checks", "muster.formats", "",
        "muster.play", "muster.print", "muster.share",
    )  # fmt: skip
