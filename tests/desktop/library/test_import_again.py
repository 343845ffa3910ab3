"""A file is read again in the window: what changed first, notes once, lists that follow, cards left out."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.environment.settings import ThemeChoice
from desktop.library.foreign_page import ForeignPage
from desktop.library.place import LibraryPlace
from desktop.look import theme
from desktop.operations import armies
from desktop.operations.desk import Desk
from tests.db.exchange import warband
from tests.db.exchange.foreign import GUARD, catalogue, entry, profile
from tests.desktop.fit import cut_labels
from tests.desktop.library.catalogues import opened, settle
from tests.desktop.operations.imports.catalogues import file


@pytest.fixture
def spoken() -> str:
    return "en"


def take(qtbot: QtBot, place: LibraryPlace, page: ForeignPage) -> None:
    QTest.keyClick(page, Qt.Key.Key_Return)
    settle(qtbot, place)


def whats(page: ForeignPage) -> list[str]:
    return [row.what for row in page.decisions.rows]


def warband_read(qtbot: QtBot, place: LibraryPlace, desk: Desk, folder: Path) -> str:
    paths = [file(folder, warband.system(), "system.gst"), file(folder, warband.army(), "griffins.cat")]
    page = opened(qtbot, place, *paths)
    take(qtbot, place, page)
    guard = next(r.card_id for r in desk.library.cards() if r.card.name("en") == "Guard")
    army = armies.create(desk, name="Club", people="griffins", edition="C5")
    assert isinstance(army, str)
    assert isinstance(armies.add_entry(desk, army, card_id=guard), str)
    return army


def test_a_new_revision_says_what_it_changes_and_a_list_that_is_ticked_follows(
    qtbot: QtBot, place: LibraryPlace, desk: Desk, tmp_path: Path
) -> None:
    army = warband_read(qtbot, place, desk, tmp_path)
    before = desk.library.army(army)
    page = opened(qtbot, place, file(tmp_path, warband.army(guard=20, revision=2), "griffins.cat"))
    assert "revision 1 → 2" in page.told and "Guard 17 → 20 pts" in page.told
    at = whats(page).index("List: Club")
    page.deciding.selectRow(at)
    page.deciding.setFocus()
    QTest.keyClick(page.deciding, Qt.Key.Key_Space)
    assert page.choices().follow == frozenset({army})
    take(qtbot, place, page)
    after = desk.library.army(army)
    assert after.catalogues != before.catalogues
    assert after.entries[0].revision == desk.library.card(after.entries[0].card_id).number


def test_a_list_that_is_not_ticked_stays(
    qtbot: QtBot, place: LibraryPlace, desk: Desk, tmp_path: Path
) -> None:
    army = warband_read(qtbot, place, desk, tmp_path)
    before = desk.library.army(army)
    page = opened(qtbot, place, file(tmp_path, warband.army(guard=20, revision=2), "griffins.cat"))
    take(qtbot, place, page)
    assert desk.library.army(army) == before


ODD = GUARD | {"Abilities": "Mutgenic/-1", "Ini": "31"}


def test_notes_and_spellings_of_the_last_time_are_behind_a_verb(
    qtbot: QtBot, place: LibraryPlace, tmp_path: Path
) -> None:
    data = catalogue(entry("Guard", pa=17, profiles=[profile("Guard", ODD)]))
    page = opened(qtbot, place, file(tmp_path, data))
    assert (page.filter.choice(), whats(page), len(page.model.rows)) == ("", ["Ability: Guard"], 1)
    notes = len(page.model.rows)
    take(qtbot, place, page)
    again = opened(qtbot, place, file(tmp_path, data))
    assert (again.filter.choice(), whats(again), again.model.rows) == ("new", [], [])
    newer = data.replace(b'revision="1"', b'revision="2"').replace(b">31<", b">32<")
    third = opened(qtbot, place, file(tmp_path, newer))
    assert [row.words[:4] for row in third.model.rows] == ["“32”"]
    QTest.keyClick(third, Qt.Key.Key_S)
    assert "Ability: Guard" in whats(third)
    third.filter.buttons[1].click()
    assert len(third.model.rows) == notes


def test_new_cards_are_unticked_and_stay_out(
    qtbot: QtBot, place: LibraryPlace, desk: Desk, tmp_path: Path
) -> None:
    names = ("TEMPLATxE", "Ozgar", "Zoltan")
    data = catalogue(*(entry(name, pa=17, profiles=[profile(name)]) for name in names))
    page = opened(qtbot, place, file(tmp_path, data))
    assert whats(page) == []
    QTest.keyClick(page, Qt.Key.Key_N)
    assert whats(page)[-3:] == [*names]
    page.deciding.selectRow(whats(page).index("TEMPLATxE"))
    QTest.keyClick(page.deciding, Qt.Key.Key_Space)
    take(qtbot, place, page)
    here = {r.card.name_en for r in desk.library.cards()}
    assert not here.isdisjoint(names) and "TEMPLATxE" not in here
    again = opened(qtbot, place, file(tmp_path, data))
    QTest.keyClick(again, Qt.Key.Key_N)
    assert [(row.what, row.ticked) for row in again.decisions.rows if not row.heading] == [
        ("TEMPLATxE", False)
    ]


@pytest.mark.parametrize("scale", [100, 150])
@pytest.mark.parametrize("spoken", ["fr", "en"])
def test_nothing_is_cut(
    qtbot: QtBot, qapp: QApplication, place: LibraryPlace, desk: Desk, tmp_path: Path, scale: int,
    spoken: str,
) -> None:  # fmt: skip
    warband_read(qtbot, place, desk, tmp_path)
    theme.apply(qapp, ThemeChoice.DARK, scale)
    page = opened(qtbot, place, file(tmp_path, warband.army(guard=20, revision=2), "griffins.cat"))
    assert cut_labels(page) == []
