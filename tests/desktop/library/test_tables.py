"""Importing tables as a player does it: beside the window, told of, given up, undone."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from desktop.library.columns_page import ColumnsPage
from desktop.library.place import LibraryPlace
from desktop.operations import cards
from desktop.operations.desk import Desk
from desktop.operations.imports import card_tables
from desktop.operations.imports.report import ImportReport
from desktop.operations.layouts import TableLayout
from desktop.shell.place import StripNote
from desktop.shell.window import Window
from desktop.widgets.background_task import Step
from rules.text import Refusal
from rules.values import Value
from tests.desktop.fit import cut_labels
from tests.desktop.library.hand import Hand
from tests.desktop.library.in_view import shown


def table(path: Path, text: str) -> Path:
    path.write_text("name_fr,people,pa\n" + text, encoding="utf-8")
    return path


@pytest.fixture
def read(qtbot: QtBot, place: LibraryPlace, hand: Hand) -> Callable[[], None]:
    """Take the columns as they are guessed, and wait until the tables are read."""

    def wait() -> None:
        qtbot.waitUntil(lambda: not place.importing.busy)
        page = place.importing.wizard.page
        if page is not None and page.isVisible():
            hand("\n")
            qtbot.waitUntil(lambda: not place.importing.busy)

    return wait


@pytest.fixture
def begun(place: LibraryPlace, ask: Callable[[], ColumnsPage], hand: Hand) -> Callable[[Path], None]:
    """Open a table and let it be read as it is guessed."""

    def begin(path: Path) -> None:
        place.importing.run([path])
        ask()
        hand("\n")

    return begin


def test_a_clean_import_says_so_and_offers_undo(
    place: LibraryPlace,
    tmp_path: Path,
    notes: list[StripNote],
    read: Callable[[], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = table(tmp_path / "cartes.csv", "Tout neuf,Scorpion,12\n")
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(path)], ""))
    place.choose_import()
    read()
    assert place.is_browsing()
    assert "Tout neuf" in shown(place)
    assert "1 nouvelle carte" in notes[-1].words
    assert notes[-1].act is not None
    notes[-1].act()
    assert "Tout neuf" not in shown(place)


def test_what_an_import_could_not_read_is_listed(
    place: LibraryPlace, desk: Desk, tmp_path: Path, hand: Hand, read: Callable[[], None]
) -> None:
    before = len(desk.library.cards())
    path = table(tmp_path / "cartes.csv", "Tout neuf,Peuple perdu,beaucoup\n")
    place.importing.run([path, tmp_path / "absent.csv"])
    read()
    page = place.importing.page
    assert page is not None
    assert not place.is_browsing()
    assert [(row.file, row.line) for row in page.model.rows] == [
        ("absent.csv", 0),
        ("cartes.csv", 2),
        ("cartes.csv", 2),
    ]
    assert any("beaucoup" in row.words for row in page.model.rows)
    assert place.undo_text() != ""
    place.undo()
    assert place.is_browsing() and len(desk.library.cards()) == before
    place.redo()
    assert "Tout neuf" in shown(place)


def test_a_wrong_file_changes_nothing(
    place: LibraryPlace, desk: Desk, tmp_path: Path, read: Callable[[], None]
) -> None:
    before = desk.library.head("library")
    place.importing.run([table(tmp_path / "vide.csv", "")])
    read()
    assert place.importing.page is not None
    assert len(place.importing.page.model.rows) == 1
    assert desk.library.head("library") == before


# The real one, which tells nobody: that is done in the window's thread.
bring_tables = card_tables.bring_tables


@dataclass
class Slow:
    """A reading that waits in its middle until it may go on, or until it is given up."""

    begun: threading.Event = field(default_factory=threading.Event)
    going: threading.Event = field(default_factory=threading.Event)

    def __call__(
        self, desk: Desk, *, paths: Sequence[Path], layouts: Mapping[Path, TableLayout], step: Step
    ) -> ImportReport | card_tables.TablePlan | Refusal:
        self.begun.set()
        while not self.going.wait(0.01):
            step(0.5)
        return bring_tables(desk, paths=paths, layouts=layouts)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[Slow]:
    made = Slow()
    monkeypatch.setattr(card_tables, "bring_tables", made)
    yield made
    made.going.set()


def test_a_long_import_shows_how_far_it_is_and_lets_the_window_live(
    qtbot: QtBot, window: Window, place: LibraryPlace, tmp_path: Path, slow: Slow,
    begun: Callable[[Path], None], read: Callable[[], None],
) -> None:  # fmt: skip
    begun(table(tmp_path / "cartes.csv", "Tout neuf,Scorpion,12\n"))
    qtbot.waitUntil(lambda: place.pages.currentWidget() is place.importing.work.page)
    page = place.importing.work.page
    assert page is not None
    qtbot.waitUntil(lambda: page.bar.value() == 500)
    assert cut_labels(page) == []
    assert not place.is_browsing()
    place.import_files([tmp_path / "autre.csv"])
    window.go("muster")
    slow.going.set()
    read()
    assert window.strip.words.startswith("1 nouvelle carte")
    window.go("library")
    assert place.is_browsing()
    assert "Tout neuf" in shown(place)
    place.undo()
    assert "Tout neuf" not in shown(place)


def test_a_long_import_is_given_up_by_esc(
    qtbot: QtBot,
    place: LibraryPlace,
    desk: Desk,
    tmp_path: Path,
    hand: Hand,
    slow: Slow,
    notes: list[StripNote],
    begun: Callable[[Path], None],
    read: Callable[[], None],
) -> None:
    before = desk.library.head("library")
    begun(table(tmp_path / "cartes.csv", "Tout neuf,Scorpion,12\n"))
    qtbot.waitUntil(lambda: place.pages.currentWidget() is place.importing.work.page)
    hand("\x1b")
    read()
    assert place.is_browsing()
    assert notes[-1].words == "L’import est abandonné\u202f; rien n’a changé."
    assert desk.library.head("library") == before


def test_a_window_that_closes_ends_the_import(
    window: Window, place: LibraryPlace, desk: Desk, tmp_path: Path, slow: Slow, begun: Callable[[Path], None]
) -> None:
    before = desk.library.head("library")
    begun(table(tmp_path / "cartes.csv", "Tout neuf,Scorpion,12\n"))
    assert slow.begun.wait(30)
    window.close()
    assert not place.importing.busy
    assert desk.library.head("library") == before


def test_a_table_read_again_asks_before_it_takes_what_was_changed_here(
    qtbot: QtBot, place: LibraryPlace, desk: Desk, tmp_path: Path, hand: Hand, notes: list[StripNote],
    read: Callable[[], None],
) -> None:  # fmt: skip
    path = table(tmp_path / "cartes.csv", "Tout neuf,Scorpion,12\nAussi neuf,Scorpion,8\n")
    card_tables.import_tables(desk, paths=[path])
    held = {revision.card.name_fr: revision for revision in desk.library.cards()}
    for name in ("Tout neuf", "Aussi neuf"):
        mine = replace(held[name].card, pa=Value.of(33))
        cards.save_card(desk, card=mine, card_id=held[name].card_id)
    place.refresh()
    steps = len(desk.library.history("library"))
    place.importing.run([table(path, "Tout neuf,Scorpion,14\nAussi neuf,Scorpion,9\nTiers,,deux\n")])
    read()
    page = place.importing.deciding
    assert page is not None and page.isVisible()
    assert [(row.what, row.before, row.now, row.mine) for row in page.decisions.rows] == [
        ("Tout neuf · PA", "12", "14", "33"),
        ("Aussi neuf · PA", "8", "9", "33"),
    ]
    assert [row.line for row in page.model.rows] == [4]
    assert cut_labels(page) == []
    assert len(desk.library.history("library")) == steps
    hand(" ")
    hand("\n")
    read()
    assert len(desk.library.history("library")) == steps + 1
    assert {card.name_fr: str(card.pa) for card in (r.card for r in desk.library.cards())}.items() >= {
        ("Tout neuf", "14"), ("Aussi neuf", "33"), ("Tiers", "deux"),
    }  # fmt: skip
    hand("\x1b")
    place.undo()
    assert {str(r.card.pa) for r in desk.library.cards() if "neuf" in r.card.name_fr} == {"33"}


def test_a_table_read_again_is_left_by_esc_as_it_was(
    place: LibraryPlace,
    desk: Desk,
    tmp_path: Path,
    hand: Hand,
    notes: list[StripNote],
    read: Callable[[], None],
) -> None:
    path = table(tmp_path / "cartes.csv", "Tout neuf,Scorpion,12\n")
    card_tables.import_tables(desk, paths=[path])
    before = desk.library.head("library")
    place.importing.run([table(path, "Tout neuf,Scorpion,14\n")])
    read()
    hand("\x1b")
    assert place.is_browsing()
    assert notes[-1].words == "L’import est abandonné\u202f; rien n’a changé."
    assert desk.library.head("library") == before
