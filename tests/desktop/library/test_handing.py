"""Cards leave as a table, a library as a package, and packages come in by the window."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from db.library import Library
from desktop.library.place import LibraryPlace
from desktop.operations import armies, cards, collection, offers, packages
from desktop.operations.desk import Desk
from desktop.operations.imports import package_files
from desktop.operations.opening import desk_for, open_library
from desktop.shell.place import Note
from desktop.shell.window import Window
from rules.armies import Option
from rules.cards import Card
from rules.offers import Offer
from rules.text import Refusal
from rules.values import Value
from tests.desktop.operations.test_packages import PNG


def chosen(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))


def test_the_cards_in_view_leave_as_a_table(
    place: LibraryPlace, window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "some.csv"
    chosen(monkeypatch, target)
    place.browser.search.setText("griffon pa<30")
    place.actions_set["library.export"].trigger()
    lines = target.read_text(encoding="utf-8-sig").splitlines()
    assert len(lines) == 1 + len(place.browser.model.rows) == 5
    assert any("Conscrit du Griffon" in line for line in lines)


def test_a_table_that_cannot_be_written_says_why(
    place: LibraryPlace, window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen(monkeypatch, tmp_path / "no" / "where.xlsx")
    said: list[str] = []
    monkeypatch.setattr(place, "say", lambda words, tone="": said.append(words))
    place.actions_set["library.export"].trigger()
    assert len(said) == 1 and "dossier" in said[0]


def test_a_package_of_another_library_comes_in_and_its_list_is_there(
    place: LibraryPlace, window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = open_library(tmp_path / "other" / "club.tact")
    assert isinstance(armies.create(desk_for(other), name="Dimanche"), str)
    file = tmp_path / "other.tactpack"
    packages.pack(desk_for(other), path=file)
    other.close()
    said: list[Note] = []
    place.said.connect(said.append)
    place.import_files([file])
    assert said[-1].words == "1 nouvelle armée · 61 éléments étaient déjà là"
    assert place.desk is not None
    assert "Dimanche" in [army.name for army in place.desk.library.armies()]
    held, act = len(place.desk.library.cards()), said[-1].act
    assert act is not None
    act()
    assert "Dimanche" not in [army.name for army in place.desk.library.armies()]
    assert len(place.desk.library.cards()) == held
    place.import_files([file])
    file.write_bytes(b"no package")
    warned: list[object] = []
    monkeypatch.setattr(place, "warn", warned.append)
    place.import_files([file])
    assert len(warned) == 1


def test_a_package_that_says_otherwise_is_shown_before_and_mine_stays_unless_it_is_ticked(
    place: LibraryPlace, window: Window, tmp_path: Path
) -> None:
    desk = place.desk
    assert desk is not None
    first = desk.library.cards()[0]
    name, printed = first.card.name("fr"), first.card.pa

    def paying(pa: int, into: Desk, card_id: str) -> None:
        card = replace(into.library.card(card_id).card, pa=Value.of(pa))
        assert isinstance(cards.save_card(into, card=card, card_id=card_id), str)

    file, later = tmp_path / "one.tactpack", tmp_path / "two.tactpack"
    assert not isinstance(packages.pack(desk, path=file), Refusal)
    with Library.open(tmp_path / "other.tact") as library:
        other = desk_for(library)
        assert not isinstance(package_files.bring(other, path=file), Refusal)
        (theirs,) = (r.card_id for r in library.cards() if r.card == first.card)
        paying(77, other, theirs)
        assert not isinstance(packages.pack(other, path=file), Refusal)
        paying(78, other, theirs)
        assert not isinstance(packages.pack(other, path=later, card_ids=[theirs], army_ids=()), Refusal)
    paying(50, desk, first.card_id)
    place.import_files([file])
    page = place.foreign.page
    assert page is not None and place.pages.currentWidget() is page
    (row,) = page.decisions.rows
    assert (row.what, row.now, row.mine, row.free) == (f"{name} · PA", "77", "50", False)
    assert printed != Value.of(77)
    page.closed.emit()
    assert place.is_browsing() and desk.library.card(first.card_id).card.pa == Value.of(50)

    place.import_files([file, later])
    page.take.click()
    assert desk.library.card(first.card_id).card.pa == Value.of(50)
    assert place.pages.currentWidget() is page, "the second one asks for itself"
    page.tick_all()
    page.take.click()
    assert place.is_browsing() and desk.library.card(first.card_id).card.pa == Value.of(78)
    place.undo()
    assert desk.library.card(first.card_id).card.pa == Value.of(50)


def test_the_library_leaves_as_a_package(
    place: LibraryPlace, window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "mine.tactpack"
    chosen(monkeypatch, target)
    place.actions_set["library.pack"].trigger()
    assert target.read_bytes().startswith(b"PK")


def test_what_was_deleted_here_is_asked_for_and_comes_back_when_it_is_ticked(
    place: LibraryPlace, window: Window, tmp_path: Path
) -> None:
    desk = place.desk
    assert desk is not None
    hero = desk.library.cards()[0]
    name = hero.card.name("fr")
    file = tmp_path / "one.tactpack"
    assert not isinstance(packages.pack(desk, path=file), Refusal)
    cards.delete_cards(desk, card_ids=[hero.card_id])
    said: list[Note] = []
    place.said.connect(said.append)
    place.import_files([file])
    page = place.foreign.page
    assert page is not None and place.pages.currentWidget() is page
    (row,) = page.decisions.rows
    assert (row.what, row.now, row.mine) == (f"{name} · Supprimé ici", "toujours là", "supprimé")
    page.take.click()
    assert place.is_browsing() and hero.card_id not in {r.card_id for r in desk.library.cards()}
    assert said[-1].words == "1 élément reste supprimé · 60 éléments étaient déjà là"
    place.import_files([file])
    page.tick_all()
    page.take.click()
    assert hero.card_id in {r.card_id for r in desk.library.cards()}


def test_a_package_of_a_deleted_card_alone_changes_nothing_unless_it_is_ticked(
    place: LibraryPlace, window: Window, tmp_path: Path
) -> None:
    desk = place.desk
    assert desk is not None
    hero = desk.library.cards()[0].card_id
    file = tmp_path / "one.tactpack"
    assert not isinstance(packages.pack(desk, path=file, army_ids=(), card_ids=[hero]), Refusal)
    cards.delete_cards(desk, card_ids=[hero])
    place.import_files([file])
    page = place.foreign.page
    assert page is not None and page.title == "Rien ne change sans que vous le cochiez"
    assert page.take.isVisible()
    page.closed.emit()
    assert hero not in {r.card_id for r in desk.library.cards()}


def test_options_figures_and_pictures_are_counted_and_what_was_mended_is_shown(
    place: LibraryPlace, window: Window, tmp_path: Path
) -> None:
    file = tmp_path / "one.tactpack"
    with Library.open(tmp_path / "other.tact") as library:
        other = desk_for(library)
        made = cards.save_card(other, card=Card("Nouvelle", people="griffins"), picture=PNG)
        assert isinstance(made, str)
        collection.count_owned(other, card_id=made, figures=3)
        offers.save_offer(other, offer=Offer(Option("Épée", pa=3), takers={made: 3}))
        assert not isinstance(packages.pack(other, path=file), Refusal)
        armies.create(other, name="Di\u200bmanche")
        assert not isinstance(packages.pack(other, path=tmp_path / "two.tactpack"), Refusal)
    said: list[Note] = []
    place.said.connect(said.append)
    place.import_files([file])
    assert said[-1].words == (
        "1 nouvelle carte · 1 nouvelle option, sortilège ou miracle · 1 décompte de figurines possédées"
        " · 1 nouvelle image"
    )
    place.import_files([tmp_path / "two.tactpack"])
    page = place.foreign.page
    assert page is not None and place.pages.currentWidget() is page
    assert page.title.endswith("1 nouvelle armée") and len(page.model.rows) == 1
    assert "Dimanche" in page.model.rows[0].words
