"""The places paint their lists in one way: what walks, explains, drags and speaks is written once."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.house.source import ROOT, files, name_of, parsed, walked

ROOMS = ("battle", "battle_start", "library", "muster", "printing", "rulebook", "shell", "widgets")
PLACES = [f"desktop/{room}" for room in ROOMS]
VIEWS = {
    "QAbstractItemView", "QListView", "QTableView", "QTreeView", "QColumnView", "QTableWidget", "QTreeWidget",
    "QAbstractListModel", "QAbstractItemDelegate", "QItemDelegate", "QStyledItemDelegate",
}  # fmt: skip
"""What shows, paints or holds a list; models of tables are in `desktop/models`, `QListWidget` is below."""

ONE = {f"desktop/widgets/row_{part}.py" for part in ("model", "delegate", "list")}

OTHERS = {
    "desktop/battle/fights/delegate.py": "fights: cards and what is decided of each, with keys of their own",
    "desktop/battle/fights/list.py": "as above",
    "desktop/battle/fights/model.py": "as above",
    "desktop/battle/journal_lines.py": "lines as high as their words, opened and closed in place",
    "desktop/battle/roster/roster.py": "values under one heading, as high as the screen, mirrored",
    "desktop/rulebook/wound_table_field.py": "letters by dice and damage",
    "desktop/battle_start/battle_items.py": "a row list whose rows have two sides in their colours",
    "desktop/library/table.py": "cards in columns, sorted by their headings, 20,000 at once",
    "desktop/library/foreign_page.py": "what is to be decided of an import, in columns that are ticked",
    "desktop/library/report.py": "what could not be read of tables, in columns that wrap",
    "desktop/muster/compare_sheet.py": "two armies beside each other, in columns, cards with what they buy",
    "desktop/printing/pages.py": "sheets of paper are no rows",
    "desktop/shell/palette.py": "a command with its place and key, of thousands found while one types",
    "desktop/widgets/boxes.py": "what a box offers, as high as the style sheet says",
    "desktop/widgets/painted_list.py": "a row list of an order with its figures, of candidates with reasons",
    "desktop/widgets/plain_table.py": "the table that is only read",
}
"""What is no list of rows, and what it shows."""


def views(path: Path) -> bool:
    """Tell whether a module makes an item view, or what belongs to one, of Qt's own."""
    return any(
        (isinstance(node, ast.Call) and name_of(node.func) in VIEWS)
        or (isinstance(node, ast.ClassDef) and VIEWS & set(map(name_of, node.bases)))
        for node in walked(parsed(path))
    )


def test_lists_of_the_places_are_row_lists() -> None:
    found = {path.relative_to(ROOT).as_posix() for path in files(*PLACES, suffix=".py") if views(path)}
    assert found == ONE | OTHERS.keys(), (
        "say what a row shows: `Row` in widgets/row.py; what is no list of rows is entered in OTHERS"
    )


@pytest.mark.parametrize(
    "made", ["class X(QTableView): ...", "class X(QtWidgets.QListView): ...", "x = QAbstractItemView(self)"]
)
def test_an_item_view_is_found_however_it_is_named(tmp_path: Path, made: str) -> None:
    module = tmp_path / "module.py"
    module.write_text(made)
    assert views(module)


PLAIN = {
    "desktop/widgets/card_prompt.py": "the names of cards that what is typed finds",
    "desktop/printing/header.py": "the cards whose text is cut off, in sentences that wrap",
    "desktop/shell/manual_window.py": "headings of the manual, or what was found there",
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
