"""The Library as a player meets it: search, look, fill in, delete, undo, import, another language."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QLineEdit, QToolButton
from pytestqt.qtbot import QtBot

from db.errors import DiskFull
from db.library import CardWrite, Library
from desktop.environment.settings import ThemeChoice
from desktop.library.place import LibraryPlace
from desktop.look import theme
from desktop.models.card_index import Only, Wish
from desktop.models.cards import CardColumn
from desktop.operations import armies, cards, tables
from desktop.operations.desk import Changes, Desk
from desktop.shell.place import StripNote
from desktop.shell.window import Window
from desktop.wording import loader
from desktop.wording.field_words import field_name
from rules.cards import Card
from rules.text import Message
from rules.values import Value
from tests.desktop.fit import cut_labels
from tests.desktop.library.hand import Hand
from tests.desktop.library.in_view import drop, shown

IdOf = Callable[[str], str]
CONTROL = Qt.KeyboardModifier.ControlModifier
REAL_NAME = "Kaian Draghost, le Changeur de Formes (Humain)"


# Looking


def test_a_new_library_shows_its_starter_cards_and_how_many_lack_pa(place: LibraryPlace, desk: Desk) -> None:
    total = len(desk.library.cards())
    missing = sum(1 for r in desk.library.cards() if not r.card.pa.known)
    assert len(place.model.rows) == total
    words = place.browser.count.text()
    assert words.startswith(f"{total} cartes")
    assert f"{missing} " in words
    assert place.browser.table.current_id()
    assert place.detail.face.shown is not None


def test_slash_searches_as_one_types_and_down_goes_to_the_list(place: LibraryPlace, hand: Hand) -> None:
    place.browser.table.setFocus()
    place.search()
    hand("keratis")
    assert shown(place) == ["Guerrier Kératis"]
    hand.press(Qt.Key.Key_Down)
    assert place.browser.table.hasFocus()
    place.search()
    hand("\x1b")
    assert len(shown(place)) > 50


def test_the_card_beside_the_list_follows_when_the_letters_pause(
    qtbot: QtBot, place: LibraryPlace, hand: Hand
) -> None:
    place.search()
    hand("keratis")
    qtbot.waitUntil(lambda: "Kératis" in place.detail.face.accessibleName())


def test_the_card_beside_the_list_comes_back_after_nothing_was_found(
    qtbot: QtBot, place: LibraryPlace, hand: Hand
) -> None:
    place.search()
    hand("keratisz")
    assert place.detail.face.shown is None
    hand.press(Qt.Key.Key_Backspace)
    qtbot.waitUntil(lambda: "Kératis" in place.detail.face.accessibleName())
    assert place.has_card()


def test_nothing_found_says_so_and_shows_all_again(qtbot: QtBot, place: LibraryPlace, hand: Hand) -> None:
    place.search()
    hand("zzzz")
    assert shown(place) == []
    assert place.detail.face.shown is None
    assert not place.has_card()
    place.browser.nothing.button("all").click()
    assert len(shown(place)) > 50


def test_what_is_found_is_told_to_who_listens(place: LibraryPlace, hand: Hand, said: list[str]) -> None:
    place.search()
    hand("keratis")
    assert said[-1] == place.browser.count.text() and said[-1].startswith("1 sur ")
    said.clear()
    hand("z")
    assert said == ["Aucune carte ne correspond."]
    place.browser.show_all()
    assert said[-1] == place.browser.count.text() and "sur" not in said[-1]
    place.browser.only[Only.SHOOTERS].click()
    assert said[-1] == place.browser.count.text() and " sur " in said[-1]


def test_the_parts_of_the_search_have_names(place: LibraryPlace, hand: Hand) -> None:
    assert place.browser.table.accessibleName() == "Cartes"
    place.search()
    hand("keratis")
    cross = [each.accessibleName() for each in place.browser.search.findChildren(QToolButton)]
    assert "Effacer la recherche" in cross
    place.new()
    lines = [each for each in place.findChildren(QLineEdit) if each.isVisible()]
    assert [each for each in lines if each.accessibleName() == field_name("abilities")]
    assert not [each for each in lines if not each.accessibleName()], "each field of the form has a name"


def test_filters_are_one_click_each(place: LibraryPlace) -> None:
    place.browser.only[Only.SHOOTERS].click()
    assert "Fusilier du Griffon" in shown(place)
    assert "Conscrit du Griffon" not in shown(place)
    people = place.browser.people
    people.setCurrentIndex(people.findData(tables.peoples().find("Griffons")))
    people.activated.emit(people.currentIndex())
    assert "Fusilier du Griffon" in shown(place)
    assert all("Griffon" in place.card_index.people_name(r.card.people) for r in place.model.rows)


def test_a_click_on_a_heading_sorts_and_another_turns_it_round(place: LibraryPlace) -> None:
    header = place.browser.table.horizontalHeader()
    header.sectionClicked.emit(CardColumn.PA)
    first = place.model.rows[0].card.pa.number
    header.sectionClicked.emit(CardColumn.PA)
    last = place.model.rows[0].card.pa.number
    assert first is not None and last is not None and first < last
    assert last == 102  # Cypher Lukhan; what nobody knows stays at the end


def test_the_facts_name_the_armies_that_use_a_card(place: LibraryPlace, id_of: IdOf) -> None:
    place.show_card(id_of("Conscrit du Griffon"))
    assert "Griffon (V-A-4)" in place.detail.facts["Armées"]
    assert place.detail.facts["Édition"] == "C5"


# Filling in PA


def test_tab_goes_to_the_next_pa(place: LibraryPlace, desk: Desk, hand: Hand) -> None:
    place.fill_pa()
    first, second = (place.model.rows[n].card_id for n in (0, 1))
    hand("31\t")
    hand("7,5\t")
    assert desk.library.card(first).card.pa == Value.of(31)
    assert desk.library.card(second).card.pa == Value.of(7.5)
    # The filled ones stay in view until one is done.
    assert [r.card_id for r in place.model.rows][:2] == [first, second]
    assert place.browser.table.currentIndex().row() == 2
    assert place.undo_text().startswith(("PA de ", "PA d’"))
    hand("\x1b\x1b")
    assert not place.browser.table.filling
    assert place.browser.wish == Wish()


def test_pa_that_cannot_be_read_are_refused_in_a_sentence(
    place: LibraryPlace, desk: Desk, hand: Hand, notes: list[StripNote]
) -> None:
    place.fill_pa()
    first = place.model.rows[0].card_id
    hand("beaucoup\t")
    assert "beaucoup" in notes[-1].words
    assert QApplication.activeModalWidget() is None
    assert not desk.library.card(first).card.pa.known


# Deleting, duplicating, undoing


def test_delete_offers_undo_in_the_strip(
    place: LibraryPlace, desk: Desk, hand: Hand, id_of: IdOf, notes: list[StripNote]
) -> None:
    clone = id_of("Clone de Dirz")
    place.show_card(clone)
    place.delete()
    assert "Clone de Dirz" in notes[-1].words
    assert clone not in [r.card_id for r in place.model.rows]
    assert place.browser.table.current_id()
    assert notes[-1].act is not None
    notes[-1].act()
    assert clone in [r.card_id for r in place.model.rows]
    assert place.browser.table.current_id() == clone


def test_undo_and_redo_read_only_what_moved(
    place: LibraryPlace, desk: Desk, id_of: IdOf, monkeypatch: pytest.MonkeyPatch
) -> None:
    clone, orc = id_of("Clone de Dirz"), id_of("Guerrier Kératis")
    cards.type_pa(desk, card_id=clone, text="33", initiator=place)
    cards.delete_cards(desk, card_ids=[clone, orc], initiator=place)
    place.refresh()
    total = len(place.model.rows)
    monkeypatch.setattr(Library, "cards", None)

    place.undo()
    assert {clone, orc} <= {r.card_id for r in place.model.rows}
    assert len(place.model.rows) == total + 2
    assert str(place.card_index[clone].card.pa) == "33"
    place.undo()
    assert str(place.card_index[clone].card.pa) != "33"
    assert place.browser.table.current_id() == clone
    assert place.redo_text().startswith("PA d")
    place.redo()
    place.redo()
    assert len(place.model.rows) == total
    assert place.browser.count.text().startswith(f"{total} cartes")
    assert place.redo_text() == ""


def test_a_copy_is_made_and_edited(place: LibraryPlace, desk: Desk, id_of: IdOf) -> None:
    place.show_card(id_of("Clone de Dirz"))
    place.duplicate()
    assert place.editing.page is not None
    assert place.editing.page.form.name_fr.text() == "Clone de Dirz (copie)"
    assert id_of("Clone de Dirz (copie)") != id_of("Clone de Dirz")


def test_the_selection_goes_to_the_printer(qtbot: QtBot, place: LibraryPlace, hand: Hand) -> None:
    place.browser.table.setFocus()
    hand.press(Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert place.browser.count.text().startswith("2 choisies")
    with qtbot.waitSignal(place.wanted) as asked:
        place.print_selection()
    assert asked.args == ["printing", tuple(r.card_id for r in place.model.rows[:2])]


# Others change things


def test_what_happens_elsewhere_is_seen_here(place: LibraryPlace, desk: Desk) -> None:
    cards.save_card(desk, card=Card("Œil neuf"))
    assert "Œil neuf" in shown(place)
    army = armies.create(desk, name="Une armée")
    assert isinstance(army, str)
    card_id = place.browser.table.current_id()
    armies.add_entry(desk, army, card_id=card_id)
    assert "Une armée" in place.detail.facts["Armées"]


def test_what_moves_elsewhere_is_read_alone(
    window: Window, place: LibraryPlace, desk: Desk, id_of: IdOf, monkeypatch: pytest.MonkeyPatch
) -> None:
    clone = id_of("Clone de Dirz")
    place.show_card(clone)
    window.go("muster")
    army = armies.create(desk, name="Une armée")
    assert isinstance(army, str)
    armies.add_entry(desk, army, card_id=clone)
    cards.save_card(desk, card=Card("Œil neuf"))
    cards.type_pa(desk, card_id=clone, text="33")
    cards.delete_cards(desk, card_ids=[id_of("Cypher Lukhan")])
    monkeypatch.setattr(Library, "cards", None)

    window.go("library")
    assert "Œil neuf" in shown(place)
    assert "Cypher Lukhan" not in shown(place)
    assert place.browser.table.current_id() == clone
    assert "Une armée" in place.detail.facts["Armées"]
    assert str(place.card_index[clone].card.pa) == "33"
    assert place.undo_text() != ""


def test_the_card_looked_at_stays_when_the_language_changes(
    window: Window, place: LibraryPlace, id_of: IdOf
) -> None:
    place.show_card(id_of("Cypher Lukhan"))
    window.change_settings(language="en")
    assert place.browser.table.current_id() == id_of("Cypher Lukhan")


def test_the_palette_finds_cards(window: Window, place: LibraryPlace, id_of: IdOf) -> None:
    entry = next(e for e in place.palette_entries() if e.words == "Cypher Lukhan")
    assert entry.detail == "Scorpion · C5"
    entry.open()
    assert place.browser.table.current_id() == id_of("Cypher Lukhan")


def test_another_place_shows_a_card_even_behind_a_filter(
    window: Window, place: LibraryPlace, hand: Hand, id_of: IdOf
) -> None:
    place.search()
    hand("griffon")
    window.go("library", id_of("Cypher Lukhan"))
    assert place.browser.table.current_id() == id_of("Cypher Lukhan")


# Pictures


def photo(path: Path, size: int = 2000) -> Path:
    image = QImage(size, size, QImage.Format.Format_RGB32)
    image.fill(QColor("#336699"))
    image.save(str(path))
    return path


def test_a_photo_dropped_on_the_card_becomes_its_picture(
    place: LibraryPlace, desk: Desk, tmp_path: Path, id_of: IdOf
) -> None:
    clone = id_of("Clone de Dirz")
    place.show_card(clone)
    drop(place.detail, photo(tmp_path / "photo de clone.jpg"))
    data = cards.picture(desk, desk.library.card(clone).card)
    assert data is not None
    assert QImage.fromData(data).width() == 1600  # no more than paper can show
    assert place.has_picture()
    place.picturing.remove()
    assert not place.has_picture()
    place.undo()
    assert place.has_picture()


def test_a_file_that_is_no_picture_is_refused_in_a_sentence(
    place: LibraryPlace, tmp_path: Path, notes: list[StripNote]
) -> None:
    false = tmp_path / "faux.png"
    false.write_bytes(b"bonjour")
    drop(place.detail, false)
    assert "image" in notes[-1].words
    place.new()
    assert place.editing.page is not None
    drop(place.editing.page, tmp_path / "absent.png")
    assert not place.is_browsing()


def test_a_photo_is_dropped_while_a_card_is_entered(
    place: LibraryPlace, desk: Desk, tmp_path: Path, hand: Hand, id_of: IdOf
) -> None:
    place.new()
    hand("Photographié")
    assert place.editing.page is not None
    drop(place.editing.page, photo(tmp_path / "petite.png", 40))
    hand.press(Qt.Key.Key_S, CONTROL)
    card = desk.library.card(id_of("Photographié")).card
    assert cards.picture(desk, card) == (tmp_path / "petite.png").read_bytes()


# Words and room


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("scale", [100, 150])
def test_no_word_is_cut(
    qapp: QApplication,
    qtbot: QtBot,
    window: Window,
    place: LibraryPlace,
    language: str,
    scale: int,
    id_of: IdOf,
) -> None:
    theme.apply(qapp, ThemeChoice.DARK, scale)
    loader.install(qapp, language)
    window.resize(1280, 800)
    qtbot.waitUntil(lambda: not place.stale)
    place.show_card(id_of("Inquisiteur Taëtrius"))
    qapp.processEvents()
    assert (window.width(), window.height()) == (1280, 800)
    assert cut_labels(place) == []
    place.edit()
    qapp.processEvents()
    assert (window.width(), window.height()) == (1280, 800)
    assert cut_labels(place) == []


def test_the_language_changes_while_running(
    qapp: QApplication, window: Window, place: LibraryPlace, id_of: IdOf
) -> None:
    place.show_card(id_of("Abel le Colérique"))
    loader.install(qapp, "en")
    qapp.processEvents()
    assert place.browser.count.text().split()[1] == "cards,"
    assert place.model.index(place.browser.table.currentIndex().row(), 0).data() == "Abel the ill-tempered"
    assert place.detail.facts["Also called"] == "Abel le Colérique"


def test_the_language_changes_while_a_card_is_entered(
    qapp: QApplication, window: Window, place: LibraryPlace, hand: Hand, id_of: IdOf
) -> None:
    place.edit(id_of("Conscrit du Griffon"))
    page = place.editing.page
    assert page is not None
    hand("Autre nom")
    loader.install(qapp, "en")
    qapp.processEvents()
    assert page.form.name_fr.text() == "Autre nom"
    assert page.form.people.text() == "Griffins of Akkylannia"
    assert page.card_id == id_of("Conscrit du Griffon")
    hand("\x1b")
    assert place.browser.table.current_id() == id_of("Conscrit du Griffon")


@pytest.mark.parametrize("name", [REAL_NAME, "x" * 5000, "<b>Gras</b> & « cie »", "Œuf ’ — €"])
def test_any_name_can_be_looked_at_and_edited(
    place: LibraryPlace, desk: Desk, qapp: QApplication, name: str
) -> None:
    (saved,) = desk.library.write_cards(
        Message("step.cards_imported", {"n": 1}), [CardWrite(None, Card(name))]
    ).card_ids
    desk.announce(Changes(cards=frozenset({saved})))
    place.show_card(saved)
    place.edit()
    qapp.processEvents()
    assert place.editing.page is not None
    assert place.editing.page.form.name_fr.text() == name
    assert place.editing.page.width() <= place.width()


# Libraries


def test_an_empty_library_has_one_sentence_and_its_verbs(
    window: Window, place: LibraryPlace, tmp_path: Path
) -> None:
    with Library.open(tmp_path / "vide.tact") as empty:
        window.set_desk(Desk(empty, tables.peoples(), tables.abilities(), int), "vide")
        assert place.browser.empty.isVisible()
        place.browser.empty.button("new").click()
        assert not place.is_browsing()
        window.set_desk(None)


def test_a_library_that_can_only_be_read_keeps_what_was_typed(
    window: Window, place: LibraryPlace, desk: Desk, hand: Hand
) -> None:
    with Library.open(desk.library.path, read_only=True) as reader:
        window.set_desk(Desk(reader, desk.peoples, desk.abilities, int), "club")
        place.new()
        hand("Pas gardé")
        hand.press(Qt.Key.Key_S, CONTROL)
        page = place.editing.page
        assert page is not None
        assert not place.is_browsing()
        assert page.form.name_fr.text() == "Pas gardé"
        assert "lecture seule" in page.form.problem
        window.set_desk(None)


@pytest.mark.parametrize("elsewhere", [False, True])
def test_every_row_follows_the_text_size_while_running(
    window: Window, place: LibraryPlace, elsewhere: bool
) -> None:
    before = place.browser.table.rowHeight(0)
    assert place.browser.table.rowHeight(1) == before
    for scale in (150, 100):
        if elsewhere:
            window.go("muster")
        window.change_settings(scale=scale)
        QApplication.processEvents()
        window.go("library")
        QApplication.processEvents()
        table = place.browser.table
        painted = table.verticalHeader().defaultSectionSize()
        assert {table.rowHeight(row) for row in range(table.model().rowCount())} == {painted}
        assert painted >= before * scale // 100


def test_a_full_disk_offers_the_copy_in_the_notice_of_a_card(
    place: LibraryPlace, notes: list[StripNote], desk: Desk, id_of: IdOf, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_args: object, **_more: object) -> None:
        raise DiskFull

    wanted: list[tuple[str, str]] = []
    place.file_wanted.connect(lambda verb, path: wanted.append((verb, path)))
    monkeypatch.setattr(desk.library, "write_cards", full)
    place.show_card(id_of("Cypher Lukhan"))
    place.duplicate()
    note = notes[-1]
    assert note.words.startswith("Le disque est plein")
    assert note.verb.startswith("Enregistrer une copie…") and note.act is not None
    note.act()
    assert wanted == [("copy", "")]
