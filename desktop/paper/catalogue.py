"""The tables that say names in both languages: peoples with their races, abilities with their words.

They need neither Qt nor a library, so that paper reads them too.
"""

from __future__ import annotations

from functools import lru_cache

import resources
from rules.abilities import Abilities
from rules.peoples import Peoples


@lru_cache(maxsize=1)
def peoples() -> Peoples:
    """Give the peoples, alliance paths and races."""
    return Peoples.from_rows(resources.table("data/peoples"))


@lru_cache(maxsize=1)
def abilities() -> Abilities:
    """Give the catalogue of abilities with the words that may follow them."""
    return Abilities.from_rows(resources.rows("data/abilities"), resources.rows("data/words"))
