"""A printed card is entered by hand in 45 seconds, without a mouse (the first hour of a player)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton, QWidget

from desktop.library.editor.page import CardDraft
from desktop.library.place import LibraryPlace
from desktop.look import theme
from desktop.operations import cards, drafts
from desktop.operations.desk import Desk
from desktop.shell.place import StripNote
from desktop.shell.window import Window
from rules.cards import Card, Rank, RankName, Size
from rules.values import UNKNOWN, Characteristic, Value, ValueKind
from tests.desktop.library.hand import Hand

CONTROL = Qt.KeyboardModifier.ControlModifier
SECONDS, KEYS_A_SECOND = 45, 5.5


def newest(desk: Desk, name: str) -> str:
    return next(r.card_id for r in desk.library.cards() if r.card.name_fr == name)


def test_a_printed_card_by_hand_within_45_seconds(place: LibraryPlace, desk: Desk, hand: Hand) -> None:
    place.new()
    hand("Guerrier-mage d’Akkylannie\t")
    hand("Warrior mage of Akkylannia\t")
    hand("griffon\n\t")
    hand("Champion 2 Spécial\t")
    hand("n\t")
    hand("10 4 5 7 6 9 - 5 7 2\n")
    hand("fanat\n")
    hand("command\n10\n")
    hand("Guerrier-m\n")
    hand("\tLame de Jugement\t")
    hand("54\tC3\tmon tiroir")
    hand.press(Qt.Key.Key_Return, CONTROL)

    card = desk.library.card(newest(desk, "Guerrier-mage d’Akkylannie")).card
    assert card.name_en == "Warrior mage of Akkylannia"
    assert desk.peoples.peoples[card.people].fr == "Griffons d’Akkylannie"
    assert (card.rank.character, card.rank.level, card.rank.names) == (True, 2, (RankName.SPECIAL,))
    assert card.size is Size.NORMAL
    figures = {c: str(v) for c, v in card.values.items()}
    assert figures == {
        "MOU": "10", "INI": "4", "ATT": "5", "FOR": "7", "DEF": "6", "RES": "9", "TIR": "-", "COU": "5",
        "DIS": "7", "POU": "2",
    }  # fmt: skip
    assert [a.label("fr") for a in card.abilities] == ["Fanatisme", "Commandement/10", "Guerrier-mage"]
    assert [a.label("en") for a in card.abilities][1] == "Leadership/10"
    assert card.equipment == ("Lame de Jugement",)
    assert card.pa == Value.of(54)
    assert (card.edition, card.source) == ("C3", "mon tiroir")
    assert hand.keys <= SECONDS * KEYS_A_SECOND, f"{hand.keys} keys"


def test_the_next_card_keeps_people_edition_and_rank(place: LibraryPlace, desk: Desk, hand: Hand) -> None:
    place.new()
    hand("Premier\t\tdirz\n\t1 Régulier\t\t10 2 2 4 2 5 - 2 3\n")
    hand("\t\t9\tC3")
    hand.press(Qt.Key.Key_Return, CONTROL)
    hand("Second")
    hand.press(Qt.Key.Key_S, CONTROL)
    first, second = (desk.library.card(newest(desk, n)).card for n in ("Premier", "Second"))
    assert second.people == first.people == desk.peoples.find("Dirz") is not None
    assert (second.edition, second.rank) == ("C3", first.rank)
    assert not second.values
    assert not second.pa.known
    assert place.is_browsing()
    assert place.browser.table.current_id() == newest(desk, "Second")


def test_a_pasted_line_fills_the_values(place: LibraryPlace, hand: Hand) -> None:
    place.new()
    assert place.editing.page is not None
    row = place.editing.page.form.values_row
    QGuiApplication.clipboard().setText("12,5 4 5 12+1d 5 7 - P6 4 - 2-3-3")
    row.start()
    hand.press(Qt.Key.Key_V, CONTROL)
    values = row.values()
    assert values[Characteristic.MOU].number == 12.5
    assert row.fields[Characteristic.MOU].text() == "12,5"
    assert values[Characteristic.FOR].kind is ValueKind.DICE
    assert values[Characteristic.PEUR] == Value.of(6)
    assert Characteristic.COU not in values
    assert values[Characteristic.POU].kind is ValueKind.ABSENT
    assert values[Characteristic.FOI].kind is ValueKind.ASPECTS
    assert row.nerve is Characteristic.PEUR


def test_a_pasted_line_that_is_too_long_changes_nothing_and_says_so(place: LibraryPlace, hand: Hand) -> None:
    place.new()
    assert place.editing.page is not None
    row = place.editing.page.form.values_row
    QGuiApplication.clipboard().setText("1 2 3 4 5 6 7 8 9 10 11 12")
    row.start()
    hand.press(Qt.Key.Key_V, CONTROL)
    assert row.values() == {}
    assert "11 valeurs" in row.problem


def test_one_key_makes_courage_fear_and_another_unknown(place: LibraryPlace, hand: Hand) -> None:
    place.new()
    assert place.editing.page is not None
    row = place.editing.page.form.values_row
    row.fields[Characteristic.COU].setFocus()
    hand("5p")
    assert row.values() == {Characteristic.PEUR: Value.of(5)}
    hand("?")
    assert row.values() == {Characteristic.NERVE: Value.of(5)}
    hand("c")
    assert row.values() == {Characteristic.COU: Value.of(5)}


def test_bad_input_is_one_sentence_in_place_and_kept(place: LibraryPlace, desk: Desk, hand: Hand) -> None:
    place.new()
    assert place.editing.page is not None
    hand("Bizarre")
    row = place.editing.page.form.values_row
    row.start()
    hand("10 trois 4")
    assert "INI" in row.problem
    assert QApplication.activeModalWidget() is None
    place.editing.page.save()
    card = desk.library.card(newest(desk, "Bizarre")).card
    assert card.values[Characteristic.INI].raw == "trois"


def test_backspace_goes_back_one_value(place: LibraryPlace, hand: Hand) -> None:
    place.new()
    assert place.editing.page is not None
    row = place.editing.page.form.values_row
    row.start()
    hand("10 4 ")
    hand("\b\b5")
    assert row.values() == {Characteristic.MOU: Value.of(10), Characteristic.INI: Value.of(5)}


def test_abilities_are_found_in_the_other_language(place: LibraryPlace, hand: Hand) -> None:
    place.new()
    assert place.editing.page is not None
    field = place.editing.page.form.abilities
    field.line.setFocus()
    hand("leader")
    assert "Commandement" in field.line.offered[0].words
    hand("\t15,")
    assert [a.label("fr") for a in field.abilities()] == ["Commandement/15"]
    hand("\b\b\b\b")  # the chip comes back as words, and three letters go
    assert field.line.text() == "Commandement/"[: len(field.line.text())]


def test_an_unknown_ability_is_kept_as_typed(place: LibraryPlace, hand: Hand) -> None:
    place.new()
    assert place.editing.page is not None
    field = place.editing.page.form.abilities
    field.line.setFocus()
    hand("Danse du sabre/3\n")
    (ability,) = field.abilities()
    assert (ability.id, ability.label("fr")) == ("", "Danse du sabre/3")
    chip = field.findChild(QPushButton)
    assert chip is not None and chip.height() >= 40, "a target for a finger"


def test_duplicates_are_shown_while_the_name_is_typed(place: LibraryPlace, hand: Hand) -> None:
    place.new()
    assert place.editing.page is not None
    hand("clone de d")
    shown = place.editing.page.form.duplicates
    assert shown.isVisible()
    assert "Clone de Dirz (C5)" in shown.text()
    hand("\b" * 10)
    assert not shown.isVisible()


def test_a_card_without_a_name_is_refused_in_place(place: LibraryPlace, desk: Desk, hand: Hand) -> None:
    before = len(desk.library.cards())
    place.new()
    hand.press(Qt.Key.Key_S, CONTROL)
    assert not place.is_browsing()
    assert len(desk.library.cards()) == before
    assert place.editing.page is not None
    assert place.editing.page.form.name_fr.hasFocus()


def test_who_comes_back_from_another_place_types_on_and_leaves_by_its_keys(
    window: Window, place: LibraryPlace, hand: Hand
) -> None:
    place.new()
    hand("Ab")
    window.go("muster")
    window.go("library")
    hand("c")
    assert place.editing.page is not None
    assert place.editing.page.form.name_fr.text() == "Abc"
    hand("\x1b")
    assert place.is_browsing()


def test_escape_leaves_and_what_was_typed_can_be_returned_to(
    place: LibraryPlace, desk: Desk, hand: Hand
) -> None:
    before = len(desk.library.cards())
    place.new()
    hand("Presque\x1b")
    assert place.is_browsing()
    assert len(desk.library.cards()) == before
    assert QApplication.activeModalWidget() is None
    place.editing.resume()
    assert place.editing.page is not None
    assert place.editing.page.form.name_fr.text() == "Presque"


def test_what_was_typed_is_there_after_the_window_was_closed(
    window: Window, place: LibraryPlace, desk: Desk, hand: Hand
) -> None:
    place.new()
    hand("Presque\t\tScorpion")
    window.set_desk(None)  # as when the window is closed
    window.set_desk(desk, "club")
    assert place.is_browsing()
    assert place.has_draft()
    place.editing.resume()
    page = place.editing.page
    assert page is not None
    assert page.form.name_fr.text() == "Presque"
    hand("\x1b")  # left again without another letter
    assert place.has_draft()
    place.editing.resume()
    page.save()
    assert not place.has_draft()
    assert drafts.kept_drafts(desk) == ()
    assert desk.library.card(newest(desk, "Presque")).card.people == desk.peoples.find("Scorpion")


def test_a_draft_that_cannot_be_read_is_let_go(desk: Desk) -> None:
    for strange in ({"card": "{"}, {"card": '{"name_fr": 3}'}, {"card": 3}, "bonjour"):
        desk.library.set_setting("library.draft", strange)
        assert drafts.kept_drafts(desk) == ()
    drafts.keep_drafts(desk, cards=[(Card("Clone"), "gone", Card("Clone"))])
    assert drafts.kept_drafts(desk) == ((Card("Clone"), None, None),)


def test_a_form_gives_back_every_card_as_it_is_until_something_is_typed(
    place: LibraryPlace, desk: Desk
) -> None:
    known = {Characteristic.POU: UNKNOWN, Characteristic.MOU: Value.parse("12.50")}
    strange = [
        Card("Abel ", values={**known, Characteristic.PEUR: UNKNOWN}, note=" two\nlines "),
        Card("Abel", values=known, people="nobody", rank=Rank.parse(" champion  2"), system="eclats"),
    ]
    place.new()
    assert place.editing.page is not None
    page = place.editing.page
    for card in (*strange, *(revision.card for revision in desk.library.cards())):
        page.begin(CardDraft(card, "x"))
        assert page.form.card() == card
        assert not page.touched
        page.form.source.setText("a book")
        assert page.form.card() == replace(card, source="a book")
        assert page.touched


def test_a_value_typed_leaves_those_that_nobody_knows(place: LibraryPlace) -> None:
    place.new()
    assert place.editing.page is not None
    form = place.editing.page.form
    form.set_card(Card("Abel", values={Characteristic.POU: UNKNOWN, Characteristic.COU: Value.of(4)}))
    form.values_row.fields[Characteristic.MOU].setText("10")
    form.values_row.set_nerve(Characteristic.PEUR)
    assert form.card().values == {
        Characteristic.POU: UNKNOWN, Characteristic.MOU: Value.of(10), Characteristic.PEUR: Value.of(4)
    }  # fmt: skip
    form.set_card(Card("Selva", system="eclats"))
    form.system_box.setCurrentIndex(0)
    form.system_box.activated.emit(0)
    assert form.card().values == {}, "nothing of the card before"


def unfinished(place: LibraryPlace) -> list[str]:
    """Give the names of the cards that can be returned to, the next one first."""
    return [draft.card.name_fr for draft in reversed(place.editing.drafts)]


def test_an_unfinished_card_is_kept_whatever_else_is_looked_at_or_left(
    place: LibraryPlace, window: Window, desk: Desk, hand: Hand
) -> None:
    place.new()
    hand("Héros\x1b")
    for revision in desk.library.cards()[:5]:
        place.edit(revision.card_id)
        hand("\x1b")
        assert unfinished(place) == ["Héros"]
    place.new()
    hand("Autre\x1b")
    assert unfinished(place) == ["Autre", "Héros"]
    place.new()
    hand("Troisième")
    place.visit(desk.library.cards()[0].card_id)  # as from Ctrl+K
    assert place.is_browsing()
    assert unfinished(place) == ["Troisième", "Autre", "Héros"]
    window.set_desk(None)
    window.set_desk(desk, "club")
    assert unfinished(place) == ["Troisième", "Autre", "Héros"]
    hand.press(Qt.Key.Key_R, CONTROL)
    hand("\x1b")  # only looked at: the next in turn
    assert unfinished(place) == ["Autre", "Héros", "Troisième"]
    hand.press(Qt.Key.Key_R, CONTROL)
    assert place.editing.page is not None
    place.editing.page.save()
    assert unfinished(place) == ["Héros", "Troisième"]


@pytest.mark.parametrize("again", [False, True], ids=["now", "at the next start"])
def test_an_unfinished_edit_takes_back_nothing_that_changed_meanwhile(
    place: LibraryPlace, window: Window, desk: Desk, hand: Hand, *, again: bool
) -> None:
    held = desk.library.cards()[0]
    place.edit(held.card_id)
    page = place.editing.page
    assert page is not None
    page.form.note.setPlainText("À peindre")
    hand("\x1b")
    assert isinstance(
        cards.save_card(desk, card=replace(held.card, pa=Value.of(99)), card_id=held.card_id), str
    )
    if again:
        window.set_desk(None)
        window.set_desk(desk, "club")
    hand.press(Qt.Key.Key_R, CONTROL)
    page.save()
    kept = desk.library.card(held.card_id).card
    assert (kept.note, kept.pa) == ("À peindre", Value.of(99))
    assert replace(kept, note=held.card.note, pa=held.card.pa) == held.card


def test_an_unfinished_card_is_forgotten_and_taken_up_again(
    place: LibraryPlace, desk: Desk, hand: Hand, notes: list[StripNote]
) -> None:
    place.new()
    hand("Héros\x1b")
    assert notes[-1].words.endswith("Héros")
    hand.press(Qt.Key.Key_R, CONTROL)
    assert notes[-1].clears, "it is no longer true"
    page = place.editing.page
    assert page is not None
    forget = next(button for button in page.findChildren(QPushButton) if button.text() == "Oublier")
    assert forget.isVisible()
    forget.setFocus()
    hand.press(Qt.Key.Key_Space)
    assert place.is_browsing() and not place.has_draft()
    assert drafts.kept_drafts(desk) == ()
    assert notes[-1].act is not None
    notes[-1].act()
    assert page.form.name_fr.text() == "Héros"
    hand("\x1b")
    place.new()
    assert not forget.isVisible()
    hand("\x1b")
    assert unfinished(place) == ["Héros"]


def test_escape_first_hides_the_suggestions(place: LibraryPlace, hand: Hand) -> None:
    place.new()
    assert place.editing.page is not None
    people = place.editing.page.form.people
    people.setFocus()
    hand("grif")
    assert people.offered
    hand("\x1b")
    assert not people.offered
    assert not place.is_browsing()


def test_editing_makes_a_revision_and_undo_names_it(
    place: LibraryPlace, desk: Desk, hand: Hand, id_of: Callable[[str], str]
) -> None:
    clone = id_of("Clone de Dirz")
    place.edit(clone)
    assert place.editing.page is not None
    place.editing.page.form.pa.setFocus()
    place.editing.page.form.pa.selectAll()
    hand("12")
    hand.press(Qt.Key.Key_S, CONTROL)
    assert desk.library.card(clone).card.pa == Value.of(12)
    assert desk.library.card(clone).number == 2
    assert place.undo_text() == "modification de Clone de Dirz"
    place.undo()
    assert desk.library.card(clone).card.pa == Value.of(10)
    assert place.redo_text() == "modification de Clone de Dirz"
    place.redo()
    assert desk.library.card(clone).card.pa == Value.of(12)


def test_pa_are_pasted_and_typed_like_any_line(place: LibraryPlace, hand: Hand) -> None:
    place.new()
    assert place.editing.page is not None
    form = place.editing.page.form
    form.pa.setFocus()
    hand("1")
    QGuiApplication.clipboard().setText("2")
    hand.press(Qt.Key.Key_V, CONTROL)
    assert (form.pa.text(), form.card().pa) == ("12", Value.of(12))
    hand(" + 1d")
    assert form.card().pa == Value.parse("12 + 1d")
    form.pa.selectAll()
    hand("?")
    assert (form.pa.text(), form.card().pa) == ("?", UNKNOWN)
    form.pa.selectAll()
    QGuiApplication.clipboard().setText("10 2 2 3\n")
    hand.press(Qt.Key.Key_V, CONTROL)
    said = [line.text() for line in form.findChildren(QLabel) if line.isVisible()]
    assert said.count("Ces PA ne se lisent pas. Saisissez un nombre, ou rien.") == 1
    assert form.card().pa.raw == "10 2 2 3"
    hand.press(Qt.Key.Key_Z, CONTROL)
    assert form.pa.text() == "?"


def test_a_rank_line_that_begins_like_another_stays_as_typed(place: LibraryPlace, hand: Hand) -> None:
    place.new()
    assert place.editing.page is not None
    rank = place.editing.page.form.rank
    rank.setFocus()
    hand("Champion 2")
    assert rank.offered
    hand("\t")
    assert rank.text() == "Champion 2"
    rank.setFocus()
    rank.clear()
    hand("Champion 2")
    hand.press(Qt.Key.Key_Down)
    hand("\n")
    assert rank.text() in place.card_index.rank_lines()


def test_class_and_race_are_typed_kept_found_and_shown(place: LibraryPlace, desk: Desk, hand: Hand) -> None:
    place.new()
    assert place.editing.page is not None
    hand("Gardien du temple")
    place.editing.page.form.source.setFocus()
    hand("\n")
    hand("templier, garde\n")
    hand("humain")
    hand.press(Qt.Key.Key_Return, CONTROL)
    guard = newest(desk, "Gardien du temple")
    card = desk.library.card(guard).card
    assert (card.classes, card.race) == (("templier", "garde"), "humain")

    place.browse()
    for words in ("templier gardien", "humain garde"):
        place.browser.search.setText(words)
        assert [found.card_id for found in place.model.rows] == [guard]
    assert place.detail.facts["Classe"] == "templier, garde, humain"
    place.edit(guard)
    assert place.editing.page.form.classes.text() == "templier, garde"
    assert place.editing.page.form.race.text() == "humain"


FIELDS = (
    "name_fr", "name_en", "people", "rank", "size_box", "MOU", "COU", "FOI", "line", "equipment", "pa",
    "edition", "source", "classes", "race", "note",
)  # fmt: skip


def test_control_return_keeps_the_card_from_every_field(place: LibraryPlace, desk: Desk, hand: Hand) -> None:
    place.new()
    assert place.editing.page is not None
    form = place.editing.page.form
    values = {kind.value: cell for kind, cell in form.values_row.fields.items()}
    for field in FIELDS:
        form.name_fr.setText(f"Bidule {field}")
        widget = values.get(field) or (form.abilities.line if field == "line" else getattr(form, field))
        widget.setFocus()
        hand("2")
        before = len(desk.library.cards())
        hand.press(Qt.Key.Key_Return, CONTROL, "\r")
        assert len(desk.library.cards()) == before + 1, field
        assert form.name_fr.text() == form.name_en.text() == "", field


@pytest.mark.parametrize(("typed", "label"), [("command\n", "Commandement"), ("command", "Commandement"),
                                              ("fanat", "Fanatisme"), ("zzut", "zzut")])  # fmt: skip
def test_control_return_takes_the_ability_being_typed(
    place: LibraryPlace, desk: Desk, hand: Hand, typed: str, label: str
) -> None:
    place.new()
    assert place.editing.page is not None
    hand("Bidule")
    place.editing.page.form.abilities.line.setFocus()
    hand(typed)
    hand.press(Qt.Key.Key_Return, CONTROL, "\r")
    kept = desk.library.card(newest(desk, "Bidule")).card
    assert [ability.label("fr") for ability in kept.abilities] == [label]


def test_control_return_takes_the_people_being_typed(place: LibraryPlace, desk: Desk, hand: Hand) -> None:
    place.new()
    assert place.editing.page is not None
    hand("Bidule")
    place.editing.page.form.people.setFocus()
    place.editing.page.form.people.selectAll()
    hand("griff")
    hand.press(Qt.Key.Key_Return, CONTROL, "\r")
    assert desk.library.card(newest(desk, "Bidule")).card.people == "griffins"


@pytest.mark.parametrize("scale", [100, 150])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_long_rank_and_its_hint_are_read_whole(
    window: Window, place: LibraryPlace, language: str, scale: int
) -> None:
    window.change_settings(language=language, scale=scale)
    place.new()
    for _ in range(4):
        QApplication.processEvents()
    assert place.editing.page is not None
    rank = place.editing.page.form.rank
    room = rank.width() - 2 * theme.current().px(12)
    for words in (rank.placeholderText(), "Champion 3 Légende Vivante"):
        assert rank.fontMetrics().horizontalAdvance(words) <= room


def test_a_card_of_another_game_shows_its_own_values(place: LibraryPlace, desk: Desk, hand: Hand) -> None:
    place.new()
    assert place.editing.page is not None
    form = place.editing.page.form
    hand("Selva\tSelva")
    form.system_box.setCurrentIndex(form.system_box.findData("eclats"))
    form.system_box.activated.emit(form.system_box.currentIndex())
    row = form.values_row
    assert " ".join(row.fields) == "ÉVE AGI FOR END BEA PER INT EMP RUS CHA PV"
    assert not form.pa.isVisibleTo(form) and not form.rank.isVisibleTo(form)
    form.people.setFocus()
    hand("\t")
    assert row.fields[Characteristic.EVE].hasFocus(), "Tab goes on in the order of the card"
    hand("1 2 1 2 0 3 1 2 1 1 12")
    hand.press(Qt.Key.Key_Return, CONTROL)
    card = desk.library.card(newest(desk, "Selva")).card
    assert card.system == "eclats"
    assert " ".join(str(value) for value in card.values.values()) == "1 2 1 2 0 3 1 2 1 1 12"


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("system", ["confrontation", "monconf", "eclats"])
def test_tab_walks_every_field_and_button_and_round_again(
    place: LibraryPlace, desk: Desk, hand: Hand, language: str, system: str
) -> None:
    place.new()
    page = place.editing.page
    assert page is not None
    page.set_tables(peoples=desk.peoples, abilities=desk.abilities, language=language, editions=(), ranks=())
    form = page.form
    form.system_box.setCurrentIndex(form.system_box.findData(system))
    form.system_box.activated.emit(form.system_box.currentIndex())
    names = (form.name_fr, form.name_en) if language == "fr" else (form.name_en, form.name_fr)
    fields: list[QWidget] = [
        form.system_box, *names,
        form.people, form.rank, form.size_box, *form.values_row.fields.values(), form.abilities.line,
        form.equipment, form.pa, form.edition, form.source, form.classes, form.race, form.note,
    ]  # fmt: skip
    others = {line for line in form.findChildren(QLineEdit) if line.isVisible()} - {*fields}
    fields[-1:] = [*sorted(others, key=QWidget.x), form.note]
    every = page.findChildren(QPushButton)
    buttons = [each for each in every if each.focusPolicy() == Qt.FocusPolicy.TabFocus and each.isVisible()]
    shown = [each for each in fields if each.isVisible()]
    shown[0].setFocus()
    for field in shown:
        assert field.hasFocus(), f"{field.accessibleName()} is next"
        hand("\t")
    for _ in buttons:
        assert QApplication.focusWidget() in buttons, "the verbs come after the last field"
        hand("\t")
    for field in reversed(shown):
        field.setFocus()
        hand.press(Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
        before = shown.index(field) - 1
        assert before < 0 or shown[before].hasFocus(), f"back from {field.accessibleName()}"


def test_the_game_is_one_step_back_from_where_the_cursor_begins(place: LibraryPlace, hand: Hand) -> None:
    place.new()
    hand.press(Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert place.editing.page is not None
    assert place.editing.page.form.system_box.hasFocus()


def test_a_value_beyond_those_of_the_game_is_said_and_kept(place: LibraryPlace) -> None:
    place.new()
    assert place.editing.page is not None
    form = place.editing.page.form
    form.system_box.setCurrentIndex(form.system_box.findData("eclats"))
    form.system_box.activated.emit(form.system_box.currentIndex())
    form.values_row.fields[Characteristic.AGI].setText("4")
    assert "AGI" in form.values_row.problem and "3" in form.values_row.problem
    form.values_row.fields[Characteristic.RUS].setText("7")
    assert "AGI, RUS" in form.values_row.problem, "all of them"
    form.values_row.fields[Characteristic.RUS].setText("3")
    form.values_row.fields[Characteristic.AGI].setText("2")
    assert form.values_row.problem == ""
    assert form.card().values[Characteristic.AGI] == Value.of(2)
