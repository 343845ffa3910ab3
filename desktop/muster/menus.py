"""The menus of a right click in the Muster: verbs of the place that are about what was clicked."""

from __future__ import annotations

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
