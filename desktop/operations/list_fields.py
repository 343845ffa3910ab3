"""The fields that a list in JSON may have (docs/LISTS.md): what is none of them was misspelt, and is told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

_LIST = frozenset({
    "name", "system", "people", "edition", "limit", "note", "format", "spending", "entries", "options",
    "forces", "chosen", "costs", "unknown", "figures", "id", "catalogues", "broken", "newer", "notes",
    "fingerprint", "points", "cards_mark", "tacticien_list", "in_words",
})  # fmt: skip
_ENTRY = frozenset({
    "card_id", "card", "name_fr", "name_en", "people", "edition", "figures", "note", "options", "costs",
    "changes", "card_costs", "id", "revision", "node", "force", "pa", "total",
})  # fmt: skip
_OPTION = frozenset({
    "node", "name", "number", "per", "options", "pa", "kind", "own", "sign", "costs", "total", "of", "force",
})  # fmt: skip
_FORCE = frozenset({"id", "name", "node", "catalogue", "catalogue_name", "under", "options"})
_DEEPEST = 12
"""Options within options."""


def strange_fields(document: Any) -> Iterator[str]:
    """Give the fields of a list that nobody reads, each with its place."""
    yield from _strange(document, _LIST, "")
    for number, entry in _rows(document, "entries"):
        where = f"entries {number} › "
        yield from _strange(entry, _ENTRY, where)
        yield from _of_options(entry, where)
    yield from _of_options(document, "")
    for number, force in _rows(document, "forces"):
        where = f"forces {number} › "
        yield from _strange(force, _FORCE, where)
        yield from _of_options(force, where)


def _of_options(holder: Any, where: str, depth: int = 0) -> Iterator[str]:
    for number, option in _rows(holder, "options") if depth < _DEEPEST else ():
        within = f"{where}options {number} › "
        yield from _strange(option, _OPTION, within)
        yield from _of_options(option, within, depth + 1)


def _strange(found: Any, known: frozenset[str], where: str) -> Iterator[str]:
    if isinstance(found, dict):
        yield from (f"{where}{key}" for key in found if key not in known)


def _rows(holder: Any, key: str) -> Iterator[tuple[int, Any]]:
    rows = holder.get(key) if isinstance(holder, dict) else None
    yield from enumerate(rows if isinstance(rows, list) else (), 1)
