"""What a file says as before and its owner changed: no question, but a key that shows it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.library.foreign_page import ForeignPage
from desktop.library.place import LibraryPlace
from desktop.operations import cards, packages
from desktop.operations.desk import Desk
from desktop.operations.imports import card_tables, catalogues, package_files
from desktop.shell.place import StripNote
from rules.text import Refusal
from rules.values import Characteristic, Value
from tests.db.exchange.foreign import GUARD
from tests.desktop.fit import cut_labels
from tests.desktop.library.catalogues import figure, file, opened, sentry, settle
from tests.desktop.library.hand import Hand

STAYS = "1 champ garde votre valeur"


def pa(desk: Desk, name: str) -> str:
    return str(next(r.card.pa for r in desk.library.cards() if name in (r.card.name_fr, r.card.name_en)))


def mine(desk: Desk, place: LibraryPlace, name: str, paid: int = 50) -> None:
    held = next(r for r in desk.library.cards() if name in (r.card.name_fr, r.card.name_en))
    card = replace(held.card, pa=Value.of(paid))
    assert isinstance(cards.save_card(desk, card=card, card_id=held.card_id), str)
    place.refresh()


@pytest.fixture
def table(qtbot: QtBot, place: LibraryPlace, hand: Hand, tmp_path: Path) -> Callable[[str], None]:
    """Import a table of some rows, with its columns as they are guessed."""

    def bring(rows: str) -> None:
        path = tmp_path / "gardes.csv"
        path.write_text(f"name_fr,people,ini,pa\n{rows}", encoding="utf-8")
        place.import_files([path])
        qtbot.waitUntil(lambda: not place.importing.busy)
        hand("\n")
        qtbot.waitUntil(lambda: not place.importing.busy)

    return bring


def deciding(qtbot: QtBot, place: LibraryPlace, hand: Hand) -> ForeignPage:
    hand("s")
    settle(qtbot, place)
    page = place.pages.currentWidget()
    assert isinstance(page, ForeignPage)
    return page


def test_a_table_goes_in_without_a_stop_and_what_stays_is_a_key_away(
    qtbot: QtBot, place: LibraryPlace, desk: Desk, hand: Hand, notes: list[StripNote],
    table: Callable[[str], None],
) -> None:  # fmt: skip
    table("Ada,Griffon,3,20\nBran,Griffon,3,20\n")
    mine(desk, place, "Ada")
    table("Ada,Griffon,3,20\nBran,Griffon,3,20\n")
    assert place.is_browsing()
    assert (notes[-1].words, notes[-1].verb) == ("Rien n’a changé · 2 cartes déjà là", f"{STAYS} (S)")
    page = deciding(qtbot, place, hand)
    assert [(r.what, r.now, r.mine, r.ticked, r.free) for r in page.decisions.rows] == [
        ("Ada · PA", "20", "50", False, False)
    ]
    assert page.title.startswith("Rien ne change sans que vous le cochiez") and cut_labels(page) == []
    hand(" ")
    hand("\n")
    qtbot.waitUntil(lambda: not place.importing.busy)
    assert place.is_browsing() and pa(desk, "Ada") == "20"
    place.undo()
    assert pa(desk, "Ada") == "50"


def test_what_stays_stands_below_the_news_and_is_ticked_apart(
    place: LibraryPlace, desk: Desk, hand: Hand, table: Callable[[str], None]
) -> None:
    table("Ada,Griffon,3,20\nBran,Griffon,3,20\n")
    mine(desk, place, "Ada")
    mine(desk, place, "Bran")
    table("Ada,Griffon,3,20\nBran,Griffon,3,21\n")
    page = place.importing.deciding
    assert page is not None and page.isVisible()
    assert [(row.what, row.heading) for row in page.decisions.rows] == [
        ("Bran · PA", False), (STAYS, True), ("Ada · PA", False),
    ]  # fmt: skip
    hand("a")
    assert [row.ticked for row in page.decisions.rows] == [True, False, False]
    page.deciding.selectRow(2)
    hand("a")
    assert [row.ticked for row in page.decisions.rows] == [True, False, True]


def test_what_stays_is_offered_beside_the_undo_of_what_came(
    qtbot: QtBot, place: LibraryPlace, desk: Desk, hand: Hand, notes: list[StripNote],
    table: Callable[[str], None],
) -> None:  # fmt: skip
    table("Ada,Griffon,3,20\n")
    mine(desk, place, "Ada")
    table("Ada,Griffon,3,20\nBran,Griffon,3,20\n")
    assert (notes[-1].words.rpartition(" · ")[2], notes[-1].verb) == (f"{STAYS} (S)", "Annuler")
    table("Ada,Griffon,3,20\nCiara,Griffon,3,deux\n")
    report = place.importing.page
    assert report is not None and report.isVisible() and cut_labels(report) == []
    page = deciding(qtbot, place, hand)
    hand("\x1b")
    assert place.is_browsing() and page.shows_stays
    assert not place.actions_set["library.stays"].isEnabled(), "it was looked at"


def test_a_file_of_another_program_that_brings_nothing_shows_what_stays(
    qtbot: QtBot, place: LibraryPlace, desk: Desk, tmp_path: Path, hand: Hand
) -> None:
    catalogues.bring(desk, paths=[file(tmp_path, figure())])
    mine(desk, place, "Sentry")
    page = opened(qtbot, place, file(tmp_path, figure()))
    assert (page.title, page.take.isVisible()) == ("Rien ne change · 1 carte déjà là", False)
    assert page.decisions.rows == []
    hand("s")
    settle(qtbot, place)
    assert [(row.what, row.now, row.mine) for row in page.decisions.rows] == [("Sentry · PA", "17", "50")]
    hand("a")
    hand("\n")
    settle(qtbot, place)
    assert sentry(desk).pa == Value.of(17)
    place.undo()
    assert sentry(desk).pa == Value.of(50)


def test_a_package_goes_in_without_a_stop_and_what_stays_is_a_key_away(
    qtbot: QtBot, place: LibraryPlace, desk: Desk, tmp_path: Path, hand: Hand, notes: list[StripNote],
    table: Callable[[str], None],
) -> None:  # fmt: skip
    imported = tmp_path / "t.csv"
    imported.write_text("name_fr,people,pa\nAda,Griffon,20\n", encoding="utf-8")
    card_tables.import_tables(desk, paths=[imported])
    place.refresh()
    there = tmp_path / "mine.tactpack"
    assert not isinstance(packages.pack(desk, path=there), Refusal)
    mine(desk, place, "Ada")
    assert not isinstance(package_files.bring(desk, path=there), Refusal)
    place.import_files([there])
    settle(qtbot, place)
    assert place.is_browsing() and notes[-1].verb == f"{STAYS} (S)"
    page = deciding(qtbot, place, hand)
    hand("a")
    hand("\n")
    settle(qtbot, place)
    assert page.shows_stays and pa(desk, "Ada") == "20"
    assert place.is_browsing() and not notes[-1].verb.startswith("1 champ")


def shown(page: ForeignPage) -> list[tuple[str, str, str]]:
    return [(row.what, row.now, row.mine) for row in page.decisions.rows]


def test_what_was_left_just_now_is_a_key_away(
    qtbot: QtBot, place: LibraryPlace, desk: Desk, tmp_path: Path, hand: Hand
) -> None:
    catalogues.bring(desk, paths=[file(tmp_path, figure(cells=GUARD | {"Pow": "2"}))])
    held = next(r for r in desk.library.cards() if r.card.name_en == "Sentry")
    values = {**held.card.values, Characteristic.POU: Value.of(5)}
    cards.save_card(desk, card=replace(held.card, values=values), card_id=held.card_id)
    place.refresh()
    emptied = file(tmp_path, figure(), revision=2)
    page = opened(qtbot, place, emptied)
    assert shown(page) == [("Sentry · POU", "n’y est plus", "5")]
    hand("\n")
    settle(qtbot, place)
    hand("s")
    settle(qtbot, place)
    assert place.pages.currentWidget() is page
    assert shown(page) == [("Sentry · POU", "n’y est plus", "5")]
    hand("\n" if page.take.isVisible() else "\x1b")
    opened(qtbot, place, emptied)
    hand("s")
    settle(qtbot, place)
    hand("a")
    hand("\n")
    settle(qtbot, place)
    card = next(r.card for r in desk.library.cards() if r.card.name_en == "Sentry")
    assert not str(card.values.get(Characteristic.POU, ""))


@pytest.mark.parametrize("leaves", ["\n", "\x1b"])
def test_what_was_left_is_a_key_away_from_the_list_too(
    qtbot: QtBot, place: LibraryPlace, desk: Desk, tmp_path: Path, hand: Hand, leaves: str
) -> None:
    odd = GUARD | {"Ini": "quick"}
    catalogues.bring(desk, paths=[file(tmp_path, figure(cells=odd))])
    mine(desk, place, "Sentry")
    page = opened(qtbot, place, file(tmp_path, figure(pa=19, cells=odd | {"Aim": "good"}), revision=2))
    hand("\n")
    settle(qtbot, place)
    assert place.pages.currentWidget() is page and page.model.rows
    hand(leaves)
    settle(qtbot, place)
    assert place.is_browsing()
    hand("s")
    settle(qtbot, place)
    assert shown(page) == [("Sentry · PA", "19", "50")]
    hand("\x1b")
    hand("s")
    settle(qtbot, place)
    assert place.is_browsing(), "it was looked at"
