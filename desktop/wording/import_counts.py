"""How many things an import brought, in words: one table for the window and the command line."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from desktop.operations.imports.report import BROUGHT, SAME, ImportReport
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
    "followed": QT_TRANSLATE_NOOP("ImportCounts", "%n lists follow the new revision", None, 1),
    "rulesets_added": QT_TRANSLATE_NOOP("ImportCounts", "%n new rulesets", None, 1),
    "rulesets_changed": QT_TRANSLATE_NOOP("ImportCounts", "%n rulesets changed", None, 1),
    "formats_added": QT_TRANSLATE_NOOP("ImportCounts", "%n new formats", None, 1),
    "formats_changed": QT_TRANSLATE_NOOP("ImportCounts", "%n formats changed", None, 1),
    "battles": QT_TRANSLATE_NOOP("ImportCounts", "%n new battles", None, 1),
    "catalogues": QT_TRANSLATE_NOOP("ImportCounts", "%n catalogues kept for what comes", None, 1),
    "others_same": QT_TRANSLATE_NOOP("ImportCounts", "%n other items were already here", None, 1),
    "left": QT_TRANSLATE_NOOP("ImportCounts", "%n values of yours stay", None, 1),
    "stays_deleted": QT_TRANSLATE_NOOP("ImportCounts", "%n deleted items stay deleted", None, 1),
    "all_same": QT_TRANSLATE_NOOP("ImportCounts", "%n items were already here", None, 1),
}
"""What a report counts."""

EACH = tuple(name for name in _WORDS if name in (*BROUGHT, *SAME))
"""What came, what changed and what was here already, each kind by itself."""

SUMMED = (*BROUGHT, "all_same")
"""The same with one number for what was here already."""

LINE = (*BROUGHT, "left", "stays_deleted", "all_same")
"""The same in a line by itself: what stays is counted, for no differences are in view beside it."""


def counts(report: ImportReport, names: Iterable[str]) -> list[str]:
    """Say how many there are of each, but of what there is none."""
    told = ((name, report.count(name)) for name in names)
    return [QCoreApplication.translate("ImportCounts", _WORDS[name], None, n) for name, n in told if n]
