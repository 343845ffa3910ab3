"""The starter content without the lists to play with: the rulebook's example, which no release changes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import resources
from db.starter import Starter
from desktop.operations import tables

shipped: Callable[[], Starter] = tables.starter
"""What new libraries begin with, while tests let them begin with less."""


def rulebook_starter() -> Starter:
    """Give the nine cards of the example with their two armies, and the profiles of reference."""
    whole = shipped()
    lists = {(row["fr"], row["en"], row["edition"]) for row in resources.rows("starter/lists")}
    return replace(
        whole,
        cards=tuple(c for c in whole.cards if (c.name_fr, c.name_en, c.edition) not in lists),
        armies=tuple(army for army in whole.armies if army.name.endswith("(V-A-4)")),
        offers=(),
    )
