"""How many things an import brought, in words: one table for the window and the command line."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from PySide6.QtCore import QCoreApplication

from rules.text import QT_TRANSLATE_NOOP

_WORDS = {
    "added": QT_TRANSLATE_NOOP("ImportCounts", "%n new cards", None, 1),
    "changed": QT_TRANSLATE_NOOP("ImportCounts", "%n cards with newer values", None, 1),
    "same": QT_TRANSLATE_NOOP("ImportCounts", "%n cards were already here", None, 1),
    "offers_added": QT_TRANSLATE_NOOP("ImportCounts", "%n new options, spells and miracles", None, 1),
    "offers_changed": QT_TRANSLATE_NOOP("ImportCounts", "%n options changed", None, 1),
    "offers_same": QT_TRANSLATE_NOOP("ImportCounts", "%n options were already here", None, 1),
    "owned": QT_TRANSLATE_NOOP("ImportCounts", "%n counts of figures owned", None, 1),
    "pictures": QT_TRANSLATE_NOOP("ImportCounts", "%n new pictures", None, 1),
    "armies_added": QT_TRANSLATE_NOOP("ImportCounts", "%n new armies", None, 1),
    "armies_changed": QT_TRANSLATE_NOOP("ImportCounts", "%n armies changed", None, 1),
    "armies_same": QT_TRANSLATE_NOOP("ImportCounts", "%n armies were already here", None, 1),
    "rulesets_added": QT_TRANSLATE_NOOP("ImportCounts", "%n new rulesets", None, 1),
    "rulesets_changed": QT_TRANSLATE_NOOP("ImportCounts", "%n rulesets changed", None, 1),
    "formats_added": QT_TRANSLATE_NOOP("ImportCounts", "%n new formats", None, 1),
    "formats_changed": QT_TRANSLATE_NOOP("ImportCounts", "%n formats changed", None, 1),
    "battles": QT_TRANSLATE_NOOP("ImportCounts", "%n new battles", None, 1),
    "left": QT_TRANSLATE_NOOP("ImportCounts", "%n values of yours stay", None, 1),
    "stays_deleted": QT_TRANSLATE_NOOP("ImportCounts", "%n deleted items stay deleted", None, 1),
    "all_same": QT_TRANSLATE_NOOP("ImportCounts", "%n items were already here", None, 1),
}
"""What a report counts."""

_TYPED = {
    "changed": QT_TRANSLATE_NOOP("ImportCounts", "%n cards changed", None, 1),
    "rulesets_added": QT_TRANSLATE_NOOP("ImportCounts", "%n rulesets", None, 1),
    "formats_added": QT_TRANSLATE_NOOP("ImportCounts", "%n formats", None, 1),
    "battles": QT_TRANSLATE_NOOP("ImportCounts", "%n battles", None, 1),
}
"""What the command line says otherwise."""

_LISTS = (
    "armies_added", "armies_changed", "rulesets_added", "rulesets_changed", "formats_added",
    "formats_changed", "battles",
)  # fmt: skip
TABLES = ("added", "changed", "same")
"""What is told of tables."""

FILES = (
    "added", "changed", "same", "offers_added", "offers_changed", "offers_same", "armies_added",
    "armies_changed", "armies_same",
)  # fmt: skip
"""What is told of catalogues and rosters."""

PACKAGE = (
    "added", "changed", "offers_added", "offers_changed", "owned", "pictures", *_LISTS, "left",
    "stays_deleted", "all_same",
)  # fmt: skip
"""What is told of a package in one line."""

PAGE = (
    "added", "changed", "same", "offers_added", "offers_changed", "armies_added", "armies_changed",
    "armies_same", *_LISTS[2:], "owned", "pictures",
)  # fmt: skip
"""What is told on the page of an import, whatever was read."""


class Counts(Protocol):
    """Count what an import brought."""

    def count(self, name: str) -> int:
        """Return how many there are of something."""


def counts(report: Counts, names: Iterable[str], *, typed: bool = False) -> list[str]:
    """Say how many there are of each, but of what there is none; ``typed`` is for the command line."""
    words = {**_WORDS, **_TYPED} if typed else _WORDS
    told = ((name, report.count(name)) for name in names)
    return [QCoreApplication.translate("ImportCounts", words[name], None, n) for name, n in told if n]
