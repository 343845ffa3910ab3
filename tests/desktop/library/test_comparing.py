"""Cards side by side and the revisions of a card, by keyboard."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtWidgets import QApplication

from desktop.library.compare_sheet import CardsSheet
from desktop.library.history_sheet import HistorySheet
from desktop.library.place import LibraryPlace
from desktop.operations import cards
from desktop.operations.battle_start import start_example
from desktop.operations.desk import Desk
from desktop.shell.place import StripNote
from desktop.shell.window import Window
from desktop.wording.excerpts import excerpts
from rules.values import Characteristic, Value
from tests.desktop.fit import cut_labels
from tests.desktop.library.hand import Hand
from tests.desktop.tips import ends_at_a_word

IdOf = Callable[[str], str]
CONSCRIPT = "Conscrit du Griffon"


def look_at(place: LibraryPlace, *card_ids: str) -> None:
    """Look at the first of some cards with all of them selected."""
    place.show_card(card_ids[0])
    table = place.browser.table
    for row in range(place.model.rowCount()):
        if place.model.rows[row].card_id in card_ids[1:]:
            rows = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
            table.selectionModel().select(place.model.index(row, 0), rows)
    table.setFocus()
    QApplication.processEvents()


def compared(window: Window) -> CardsSheet:
    return window.findChildren(CardsSheet)[-1]


def past(window: Window) -> HistorySheet:
    return window.findChildren(HistorySheet)[-1]


@pytest.fixture
def edited(desk: Desk, place: LibraryPlace, id_of: IdOf) -> str:
    """Give the conscript after two edits, and a battle and a list with what it was."""
    start_example(desk, name="Le pont")
    card_id = id_of(CONSCRIPT)
    for pa, res in ((12, 5), (13, 7)):
        card = desk.library.card(card_id).card
        values = {**card.values, Characteristic.RES: Value.of(res)}
        cards.save_card(desk, card=replace(card, pa=Value.of(pa), values=values), card_id=card_id)
    return card_id


# Side by side


def test_c_lays_the_editions_of_a_miniature_side_by_side(
    window: Window, place: LibraryPlace, hand: Hand, id_of: IdOf
) -> None:
    look_at(place, id_of("Clone de Dirz"))
    hand("c")
    sheet = compared(window)
    assert [box.currentText() for box in sheet.boxes] == ["Clone de Dirz · C5", "Clone de Dirz (Hache) · C3"]
    rows = {row[1]: (row[0], *row[2:]) for row in sheet.rows()}
    assert rows["ATT"] == ("≠", "2", "3")
    assert rows["INI"] == ("", "2", "2")
    assert rows["PA"] == ("?", "10", "?")
    assert rows["Compétences"] == ("≠", "Mutagène/-1", "–")
    font = sheet.table.item([row[1] for row in sheet.rows()].index("ATT"), 2).font()  # type: ignore[union-attr]
    assert font.bold()
    hand("d")
    assert [row[1] for row in sheet.rows()] == [
        "Nom français", "Édition", "Rang", "ATT", "Compétences", "Source",
    ]  # fmt: skip
    assert {row[0] for row in sheet.rows()} == {"≠"}
    hand("\x1b")
    assert place.browser.table.hasFocus()


def test_return_shows_the_card_of_the_column(
    window: Window, place: LibraryPlace, hand: Hand, id_of: IdOf
) -> None:
    look_at(place, id_of("Clone de Dirz"))
    hand("c")
    hand.press(Qt.Key.Key_Right)
    hand("\n")
    assert place.browser.table.current_id() == id_of("Clone de Dirz (Hache)")


def test_selected_cards_are_compared_whatever_they_are(
    window: Window, place: LibraryPlace, hand: Hand, id_of: IdOf
) -> None:
    look_at(place, id_of("Danil le Preux"), id_of("Azhyan Adjaran"), id_of("Clone de Dirz"))
    hand("c")
    sheet = compared(window)
    assert len(sheet.boxes) == 3
    names = next(row for row in sheet.rows() if row[1] == "Nom français")
    assert sorted(names[2:]) == ["Azhyan Adjaran", "Clone de Dirz", "Danil le Preux"]
    sheet.boxes[0].setCurrentIndex(sheet.boxes[1].currentIndex())
    sheet.boxes[2].setCurrentIndex(sheet.boxes[1].currentIndex())
    hand("d")
    assert sheet.rows() == []


def test_a_card_alone_of_its_kind_says_what_to_do(
    place: LibraryPlace, hand: Hand, notes: list[StripNote], id_of: IdOf
) -> None:
    look_at(place, id_of("Danil le Preux"))
    hand("c")
    assert "Sélectionnez de deux à quatre cartes" in notes[-1].words
    place.browser.table.selectAll()
    hand("c")
    assert notes[-1].words == "On peut comparer 4 cartes au plus."


# Revisions


def test_v_tells_what_each_revision_changed_and_who_uses_it(
    window: Window, place: LibraryPlace, hand: Hand, edited: str
) -> None:
    look_at(place, edited)
    hand("v")
    sheet = past(window)
    assert sheet.list.count() == 3 and sheet.chosen.number == 3
    assert sheet.rows() == [("PA", "12", "13"), ("RES", "5", "7")]
    assert not sheet.restore_button.isEnabled()
    hand.press(Qt.Key.Key_Down)
    hand.press(Qt.Key.Key_Down)
    assert sheet.told.text() == "La carte a commencé ainsi."
    assert sheet.users.text().splitlines() == ["Griffon (V-A-4)", "Bataille\u202f: Le pont"]
    hand("d")
    assert sheet.against.choice() == "now"
    assert sheet.rows()[0] == ("PA", "11", "13")


def test_an_older_revision_is_restored_and_that_is_undone(
    window: Window, place: LibraryPlace, desk: Desk, hand: Hand, edited: str, notes: list[StripNote]
) -> None:
    look_at(place, edited)
    hand("v")
    hand.press(Qt.Key.Key_Down)
    hand("\n")
    assert desk.library.card(edited).card.pa == Value.of(12)
    assert desk.library.card(edited).number == 4
    assert notes[-1].words == "Conscrit du Griffon revient à la révision 2."
    assert place.undo_text() == "Conscrit du Griffon comme dans la révision 2"
    assert place.card_index[edited].card.pa == Value.of(12)
    assert notes[-1].act is not None
    notes[-1].act()
    assert desk.library.card(edited).card.pa == Value.of(13)


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("scale", [100, 150])
def test_no_word_of_the_panels_is_cut(
    window: Window, place: LibraryPlace, hand: Hand, edited: str, id_of: IdOf, language: str, scale: int
) -> None:
    window.change_settings(language=language, scale=scale)
    QApplication.processEvents()
    look_at(place, id_of("Clone de Dirz"))
    hand("c")
    assert cut_labels(compared(window)) == []
    hand("\x1b")
    look_at(place, edited)
    hand("v")
    for _ in range(3):
        assert cut_labels(past(window)) == []
        hand.press(Qt.Key.Key_Down)
    hand("\x1b")
    assert (window.width(), window.height()) == (1280, 800)


def test_long_texts_are_shown_round_what_differs(
    window: Window, place: LibraryPlace, desk: Desk, id_of: IdOf, hand: Hand
) -> None:
    card_id = id_of(CONSCRIPT)
    card = desk.library.card(card_id).card
    for end in ("old", "new"):
        cards.save_card(desk, card=replace(card, note="The same words. " * 200 + end), card_id=card_id)
    look_at(place, card_id)
    hand("v")
    before, after = next(row for row in past(window).rows() if row[0] == "Note")[1:]
    assert (before[0], before[-3:], after[-3:]) == ("…", "old", "new")
    assert len(after) < 300
    tip = past(window).table.item(0, 3)
    assert tip is not None and ends_at_a_word(tip.toolTip(), "The same words.")
    assert excerpts(("short", "words"), 10) == ("short", "words")
    assert excerpts(("–", "x" * 50), 10) == ("–", "x" * 10 + "…")


def test_of_three_long_texts_each_shows_what_is_its_own() -> None:
    long = "The same words. " * 200
    before, now, mine = (
        f"{long}six steps. {long}",
        f"{long}seven steps. {long}",
        f"{long}six steps. {long}mine",
    )
    shown = excerpts((before, now, mine, now), 120)
    assert shown[1] == shown[3] and len(set(shown)) == 3
    assert "six" in shown[0] and "seven" in shown[1] and shown[2].endswith("mine")
    assert max(map(len, shown)) < 150
    assert excerpts((long, f"{long} ", long), 60)[0].startswith("…")


def test_a_letter_in_a_filter_finds_a_choice_and_opens_nothing(place: LibraryPlace, hand: Hand) -> None:
    box = place.browser.edition
    box.setFocus()
    hand("c")
    assert box.currentText().startswith("C") and place.window().findChild(CardsSheet) is None
