"""Modifiers of a file that change names or cells of its own cards in play; cards are taken as printed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from xml.etree.ElementTree import Element

from db.exchange.battlescribe.findings import FindingOutcome, Findings

_NAMED = frozenset({
    "selectionEntry", "selectionEntryGroup", "entryLink", "infoLink", "infoGroup", "profile",
})  # fmt: skip
_NAME = "name"
_CATEGORY = "category"


def tell_changes(root: Element, findings: Findings, tidy: Callable[[str | None], str]) -> None:
    """List the modifiers of a file that change a name or a cell; the rest of the army decides of them."""
    asked = {change.get("field") for change in root.iter("modifier")}
    cells = chain(root.iter("characteristic"), root.iter("characteristicType"))
    columns = {key: cell.get("name") for cell in cells if (key := _key(cell)) in asked}
    columns |= {word: word for word in (_NAME, _CATEGORY) if word in asked}
    if not columns:
        return
    for where, change in _changes(root, (), tidy):
        field = change.get("field", "")
        if field in columns:
            told = " ".join(filter(None, (change.get("type"), change.get("value"))))
            findings.tell(
                FindingOutcome.NOTE,
                " › ".join(where),
                tidy(columns[field]) or field,
                "changed_cell",
                tidy(told)[:200],
            )


def _key(cell: Element) -> str:
    return cell.get("typeId") or cell.get("characteristicTypeId") or cell.get("id") or ""


def _changes(
    element: Element, path: tuple[str, ...], tidy: Callable[[str | None], str]
) -> Iterator[tuple[tuple[str, ...], Element]]:
    """Yield each modifier with the names it stands below."""
    waiting = [(element, path)]
    while waiting:
        one, where = waiting.pop()
        if one.tag in _NAMED and (name := tidy(one.get("name"))):
            where = (*where, name)
        if one.tag == "modifier":
            yield where, one
        waiting += [(child, where) for child in reversed(one)]
