"""Cards leave as a table, a library as a package, and packages come in by the window."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from db.exchange.budget import MAX_TEXT
from db.library import CardWrite, Library
from db.writing import revisions
from desktop.library.place import LibraryPlace
from desktop.operations import armies, cards, collection, offers, packages
from desktop.operations.desk import Changes, Desk
from desktop.operations.imports import package_files
from desktop.operations.imports.package_matching import PackageMatching
from desktop.operations.imports.report import ImportReport
from desktop.operations.opening import desk_for, open_library
from desktop.shell.place import StripNote
from desktop.shell.window import Window
from rules.armies import Option
from rules.cards import Card
from rules.offers import Offer
from rules.text import Message, Refusal
from rules.values import Value
from tests.desktop.file_dialogs import Dialogs, type_path
from tests.desktop.fit import cut_labels
from tests.desktop.hands import press, write
from tests.desktop.library.hand import Hand
from tests.desktop.operations.imports.two_libraries import PNG

Bring = Callable[..., None]
CONTROL = Qt.KeyboardModifier.ControlModifier
# Without a screen Qt says so of dialogs.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.fixture
def settle(qtbot: QtBot, place: LibraryPlace) -> Callable[[], None]:
    """Wait until packages were read and kept."""
    return lambda: qtbot.waitUntil(lambda: not place.exchange.busy)


@pytest.fixture
def bring(place: LibraryPlace, settle: Callable[[], None]) -> Bring:
    """Take packages in, as far as they ask for nothing."""

    def taken(*paths: Path) -> None:
        place.import_files([*paths])
        settle()

    return taken


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


def test_a_text_too_long_for_a_package_is_told_and_shortened_before_anything_is_written(
    place: LibraryPlace, window: Window, qtbot: QtBot, tmp_path: Path, notes: list[StripNote],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    desk, path = place.desk, tmp_path / "club.tactpack"
    assert desk is not None
    with monkeypatch.context() as older:
        older.setattr(revisions, "MAX_TEXT", 10 * MAX_TEXT)
        ada = CardWrite(None, Card("Ada", note="é" * (MAX_TEXT + 1)))
        (key,) = desk.library.write_cards(Message("step.card_created", {"name": "Ada"}), [ada]).card_ids
    desk.announce(Changes(cards=frozenset({key})))

    def pack() -> None:
        with Dialogs(type_path(path)):
            place.actions_set["library.pack"].trigger()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)

    pack()
    text = f"«\u202f{'é' * 60}…\u202f»"
    told = f"«\u202fAda\u202f», Note\u202f: {text} a plus de 40000 lettres, trop pour un paquet."
    assert notes[-1].words.startswith(told) and not path.exists()
    place.show_card(key)
    place.actions_set["library.edit"].trigger()
    assert place.editing.page is not None
    place.editing.page.form.note.setFocus()
    press(Qt.Key.Key_A, CONTROL)
    write("short")
    press(Qt.Key.Key_S, CONTROL)
    assert desk.library.card(key).card.note == "short"
    pack()
    other = open_library(tmp_path / "other" / "club.tact")
    report = package_files.bring(desk_for(other), path=path)
    other.close()
    assert isinstance(report, ImportReport) and report.added == [key]


def test_a_package_of_another_library_comes_in_and_its_list_is_there(
    place: LibraryPlace, window: Window, tmp_path: Path, bring: Bring, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = open_library(tmp_path / "other" / "club.tact")
    assert isinstance(armies.create(desk_for(other), name="Dimanche"), str)
    file = tmp_path / "other.tactpack"
    packages.pack(desk_for(other), path=file)
    other.close()
    said: list[StripNote] = []
    place.said.connect(said.append)
    bring(file)
    assert said[-1].words == "1 nouvelle armée · 61 éléments étaient déjà là"
    assert place.desk is not None
    assert "Dimanche" in [army.name for army in place.desk.library.armies()]
    held, act = len(place.desk.library.cards()), said[-1].act
    assert act is not None
    act()
    assert "Dimanche" not in [army.name for army in place.desk.library.armies()]
    assert len(place.desk.library.cards()) == held
    bring(file)
    file.write_bytes(b"no package")
    warned: list[object] = []
    monkeypatch.setattr(place, "warn", warned.append)
    bring(file)
    assert len(warned) == 1


def test_a_package_that_says_otherwise_is_shown_before_and_mine_stays_unless_it_is_ticked(
    place: LibraryPlace, window: Window, tmp_path: Path, settle: Callable[[], None], bring: Bring
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
    bring(file)
    page = place.foreign.page
    assert page is not None and place.pages.currentWidget() is page
    (row,) = page.decisions.rows
    assert (row.what, row.now, row.mine, row.free) == (f"{name} · PA", "77", "50", False)
    assert printed != Value.of(77)
    page.closed.emit()
    assert place.is_browsing() and desk.library.card(first.card_id).card.pa == Value.of(50)

    bring(file, later)
    page.take.click()
    settle()
    assert desk.library.card(first.card_id).card.pa == Value.of(50)
    assert place.pages.currentWidget() is page, "the second one asks for itself"
    page.tick_all()
    page.take.click()
    settle()
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
    place: LibraryPlace, window: Window, tmp_path: Path, settle: Callable[[], None], bring: Bring
) -> None:
    desk = place.desk
    assert desk is not None
    hero = desk.library.cards()[0]
    name = hero.card.name("fr")
    file = tmp_path / "one.tactpack"
    assert not isinstance(packages.pack(desk, path=file), Refusal)
    cards.delete_cards(desk, card_ids=[hero.card_id])
    said: list[StripNote] = []
    place.said.connect(said.append)
    bring(file)
    page = place.foreign.page
    assert page is not None and place.pages.currentWidget() is page
    (row,) = page.decisions.rows
    assert (row.what, row.now, row.mine) == (f"{name} · Supprimé ici", "toujours là", "supprimé")
    page.take.click()
    settle()
    assert place.is_browsing() and hero.card_id not in {r.card_id for r in desk.library.cards()}
    assert said[-1].words == "1 élément reste supprimé · 60 éléments étaient déjà là"
    bring(file)
    page.tick_all()
    page.take.click()
    settle()
    assert hero.card_id in {r.card_id for r in desk.library.cards()}


def test_a_package_of_a_deleted_card_alone_changes_nothing_unless_it_is_ticked(
    place: LibraryPlace, window: Window, tmp_path: Path, bring: Bring
) -> None:
    desk = place.desk
    assert desk is not None
    hero = desk.library.cards()[0].card_id
    file = tmp_path / "one.tactpack"
    assert not isinstance(packages.pack(desk, path=file, army_ids=(), card_ids=[hero]), Refusal)
    cards.delete_cards(desk, card_ids=[hero])
    bring(file)
    page = place.foreign.page
    assert page is not None and page.title == "Rien ne change sans que vous le cochiez"
    assert page.take.isVisible()
    page.closed.emit()
    assert hero not in {r.card_id for r in desk.library.cards()}


def test_options_figures_and_pictures_are_counted_and_what_was_mended_is_shown(
    place: LibraryPlace, window: Window, tmp_path: Path, bring: Bring
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
    said: list[StripNote] = []
    place.said.connect(said.append)
    bring(file)
    assert said[-1].words == (
        "1 nouvelle carte · 1 nouvelle option, sortilège ou miracle · 1 décompte de figurines possédées"
        " · 1 nouvelle image"
    )
    bring(tmp_path / "two.tactpack")
    page = place.foreign.page
    assert page is not None and place.pages.currentWidget() is page
    assert page.title == "1 carte déjà là · 1 nouvelle armée · 2 autres éléments étaient déjà là"
    assert len(page.model.rows) == 1
    assert "Dimanche" in page.model.rows[0].words


match = PackageMatching.match  # the real one


@dataclass
class Gate:
    """A package that was matched and waits until it may go on, or is given up."""

    reached: threading.Event = field(default_factory=threading.Event)
    open: threading.Event = field(default_factory=threading.Event)

    def hold(self, package: PackageMatching) -> None:
        match(package)
        self.reached.set()
        while not self.open.wait(0.01):
            package.incoming.step(0.5)


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    made = Gate()
    monkeypatch.setattr(PackageMatching, "match", lambda package: made.hold(package))
    yield made
    made.open.set()


@pytest.fixture
def sunday(tmp_path: Path) -> Path:
    """Pack a library that has one list more, and another tag at the first one."""
    file = tmp_path / "sunday.tactpack"
    with open_library(tmp_path / "sunday" / "club.tact") as library:
        (first, *_) = library.armies()
        armies.edit(desk_for(library), first.id, tags=("club",))
        assert isinstance(armies.create(desk_for(library), name="Dimanche"), str)
        assert not isinstance(packages.pack(desk_for(library), path=file), Refusal)
    return file


def lists(desk: Desk) -> list[str]:
    return [army.name for army in desk.library.armies()]


def test_a_long_package_shows_how_far_it_is_and_keeps_what_is_changed_meanwhile(
    qtbot: QtBot, place: LibraryPlace, window: Window, desk: Desk, sunday: Path, gate: Gate,
    settle: Callable[[], None],
) -> None:  # fmt: skip
    place.import_files([sunday])
    qtbot.waitUntil(lambda: place.pages.currentWidget() is place.exchange.work.page)
    page = place.exchange.work.page
    assert page is not None
    qtbot.waitUntil(lambda: page.bar.value() == 500)
    assert cut_labels(page) == []
    place.import_files([sunday])  # one at a time
    window.go("muster")
    (mine, *_) = desk.library.armies()
    armies.edit(desk, mine.id, note="changed meanwhile")
    gate.open.set()
    settle()
    window.go("library")
    assert place.is_browsing() and "Dimanche" in lists(desk)
    held = desk.library.army(mine.id)
    assert (held.note, held.tags) == ("changed meanwhile", ("club",))
    place.undo()
    assert "Dimanche" not in lists(desk) and desk.library.army(mine.id).note == "changed meanwhile"


def test_a_package_that_is_given_up_by_esc_brings_nothing_nor_do_those_behind_it(
    qtbot: QtBot, place: LibraryPlace, desk: Desk, sunday: Path, tmp_path: Path, gate: Gate, hand: Hand,
    settle: Callable[[], None], monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    said: list[StripNote] = []
    place.said.connect(said.append)
    before = (
        [desk.library.head(where) for where in ("library", "muster", "rulesets")],
        desk.library.memory.origins(),
    )
    table = tmp_path / "cards.csv"
    table.write_text("name_fr,people,pa\nAda,Griffon,20\n", encoding="utf-8")
    place.import_files([sunday, sunday, table])
    qtbot.waitUntil(lambda: place.pages.currentWidget() is place.exchange.work.page)
    hand("\x1b")
    settle()
    assert place.is_browsing() and not place.importing.busy
    assert said[-1].words == "L’import est abandonné\u202f; rien n’a changé."
    after = (
        [desk.library.head(where) for where in ("library", "muster", "rulesets")],
        desk.library.memory.origins(),
    )
    assert after == before


def test_a_window_that_closes_ends_the_import_of_a_package(
    window: Window, place: LibraryPlace, desk: Desk, sunday: Path, gate: Gate
) -> None:
    before = desk.library.head("library")
    place.import_files([sunday])
    assert gate.reached.wait(30)
    window.close()
    assert not place.exchange.busy and desk.library.head("library") == before


def test_other_files_have_their_turn_after_the_packages(
    qtbot: QtBot, place: LibraryPlace, desk: Desk, sunday: Path, tmp_path: Path, hand: Hand,
    settle: Callable[[], None],
) -> None:  # fmt: skip
    table = tmp_path / "cards.csv"
    table.write_text("name_fr,people,pa\nAda,Griffon,20\n", encoding="utf-8")
    place.import_files([table, sunday])
    settle()
    assert "Dimanche" in lists(desk)
    qtbot.waitUntil(lambda: not place.importing.busy)
    hand("\n")
    qtbot.waitUntil(lambda: not place.importing.busy)
    assert "Ada" in [r.card.name_fr for r in desk.library.cards()]
