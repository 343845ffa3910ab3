"""The places paint their lists in one way: what walks, explains, drags and speaks is written once."""

from __future__ import annotations

import ast

from tests.house.source import ROOT, files, parsed, walked, written

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
