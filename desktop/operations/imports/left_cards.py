"""The new cards of catalogues that their owner left out: templates, and whatever nobody plays."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from fnmatch import fnmatchcase

from db.exchange.battlescribe.harvest import Harvest
from db.library import Library
from rules.text import fold

SETTING = "imports.left"
"""Under which setting of a library their foreign ids are kept."""
_MOST = 5_000


def remembered(library: Library) -> frozenset[str]:
    """Return the foreign ids of cards that were left out."""
    kept = library.setting(SETTING)
    return frozenset(key for key in kept if isinstance(key, str)) if isinstance(kept, list) else frozenset()


def remember(library: Library, leave: frozenset[str], asked: Collection[str]) -> None:
    """Keep which of the cards that were asked about are left out."""
    before = remembered(library)
    after = sorted((before - set(asked)) | (leave & set(asked)))[:_MOST]
    if after != sorted(before):
        library.set_setting(SETTING, after)


def named(library: Library, harvest: Harvest, patterns: Sequence[str]) -> frozenset[str]:
    """Return those left out before, and cards of which a pattern (``TEMPLATE*``) is a name."""
    wanted = [fold(pattern) for pattern in patterns]
    found = {
        taken.key
        for taken in harvest.cards
        for name in filter(None, (taken.card.name_fr, taken.card.name_en))
        if any(fnmatchcase(fold(name), pattern) for pattern in wanted)
    }
    return remembered(library) | found
