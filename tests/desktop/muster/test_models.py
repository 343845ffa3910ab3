"""The lists of the Muster as models, and how names are broken into lines."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from desktop.look import theme
from desktop.look.lines import lines
from desktop.models.card_index import CardIndex
from desktop.muster.drawer_rows import DrawerModel, DrawerRow
from desktop.muster.entries_list import EntryList
from desktop.muster.entry_row import EntryRow
from desktop.operations import tables
from desktop.operations.opening import open_library
from desktop.widgets.armies_list import ArmyItem, ArmyList
from desktop.widgets.row_model import RowRole


def test_entries_behave_as_a_model(qtbot: QtBot, qtmodeltester: ModelTester) -> None:
    view = EntryList()
    qtbot.addWidget(view)
    model = view.entries
    model.set_rows([EntryRow("e1", 3, "Conscrit", price="33 PA"), EntryRow("e2", 1, "Abel", "character")])
    qtmodeltester.check(model)
    assert model.place_of("e2") == 1
    assert model.place_of("e9") == -1


def test_the_same_entries_keep_the_selection_of_who_looks_at_them(qtbot: QtBot) -> None:
    view = EntryList()
    qtbot.addWidget(view)
    model = view.entries
    resets: list[int] = []
    model.modelReset.connect(lambda: resets.append(1))
    model.set_rows([EntryRow("e1", 3, "Conscrit")])
    model.set_rows([EntryRow("e1", 4, "Conscrit")])
    assert (len(resets), view.listed[0].figures) == (1, 4)


def test_armies_behave_as_a_model(qtbot: QtBot, qtmodeltester: ModelTester) -> None:
    view = ArmyList()
    qtbot.addWidget(view)
    model = view.armies
    model.set_rows([ArmyItem("a", "Griffon", "griffins", total="160 PA", limit="200 PA")])
    qtmodeltester.check(model)
    row = model.index(0).data(RowRole.ITEM)
    assert isinstance(row, ArmyItem) and row.price == "160 PA / 200 PA"


def test_the_drawer_behaves_as_a_model(qtmodeltester: ModelTester, tmp_path: Path) -> None:
    with open_library(tmp_path / "club.tact") as library:
        index = CardIndex(tables.peoples(), "fr")
        index.set_cards(library.cards())
        model = DrawerModel(lambda r: DrawerRow(r.card_id, r.card.name_fr, "", "", (), "", "", own=False))
        model.set_rows(library.cards()[:5])
    qtmodeltester.check(model)


@pytest.mark.parametrize(
    ("text", "width", "found"),
    [
        ("Abel", 500, 1),
        ("Kaian Draghost, le Changeur de Formes (Humain)", 260, 2),
        ("x" * 5000, 260, 1),
        ("", 260, 1),
        ("Kaian Draghost, le Changeur de Formes (Humain)", 1, 1),
    ],
)
def test_a_name_takes_at_most_two_lines(qapp: QApplication, text: str, width: int, found: int) -> None:
    assert len(lines(text, theme.current().font(), width)) == found
