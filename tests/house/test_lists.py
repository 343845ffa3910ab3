"""The places paint their lists in one way: what walks, explains, drags and speaks is written once."""

from __future__ import annotations

import ast

from tests.house.source import ROOT, files, name_of, parsed, walked, written

PLACES = ["desktop/library", "desktop/muster", "desktop/printing", "desktop/widgets"]
PARTS = {"QAbstractListModel", "QItemDelegate", "QStyledItemDelegate", "QListView"}
ONE = {f"desktop/widgets/row_{part}.py" for part in ("model", "delegate", "list")}

PAGES = {"desktop/printing/pages.py"}
"""Sheets of paper are no rows; they are an item view of their own."""


def test_lists_of_the_places_are_row_lists() -> None:
    found = {
        f"{path.relative_to(ROOT).as_posix()}: {node.name}"
        for path in files(*PLACES, suffix=".py")
        for node in walked(parsed(path))
        if isinstance(node, ast.ClassDef) and PARTS & set(map(written, node.bases))
    }
    assert {where.split(":")[0] for where in found} == ONE | PAGES, (
        "say what a row shows: `Row` in widgets/row.py"
    )


PLAIN = {
    "desktop/battle/prompts/cards.py": "the names of cards that what is typed finds",
    "desktop/printing/header.py": "the cards whose text is cut off, in sentences that wrap",
    "desktop/shell/owned_list_page.py": "the names of rulesets, or of formats",
    "desktop/widgets/suggest.py": "what completes a field, beneath it",
    "desktop/widgets/word_list.py": "versions of a list, revisions of a card",
}
"""Where a `QListWidget` does: a few plain texts, with nothing to drag or to paint."""


def test_plain_lists_are_few_and_hold_words() -> None:
    found = {
        path.relative_to(ROOT).as_posix()
        for path in files("desktop", suffix=".py")
        for node in walked(parsed(path))
        if (isinstance(node, ast.Call) and name_of(node.func) == "QListWidget")
        or (isinstance(node, ast.ClassDef) and "QListWidget" in map(name_of, node.bases))
    }
    assert found == PLAIN.keys(), (
        "a list of things is a `RowList`, of a few texts a `WordList`; say here what another holds"
    )
