"""Cards of several games in one library: the filter, the columns that follow it, a new card."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication, QLabel

from desktop.environment.settings import ThemeChoice
from desktop.library.place import LibraryPlace
from desktop.look import theme
from desktop.models.card_index import Only
from desktop.models.cards import CardColumn, value_columns
from desktop.operations import cards, examples
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from desktop.wording import loader
from desktop.wording.field_words import change_lines
from rules.card_comparison import changes
from rules.text import fold
from rules.values import Characteristic, Value
from tests.desktop.fit import cut_labels
from tests.desktop.library.hand import Hand
from tests.desktop.library.in_view import shown

ECLATS = ["Colosse de grès", "Guetteur de grès", "Ivar Lenn", "Selva Orme"]


@pytest.fixture
def both(place: LibraryPlace, desk: Desk) -> LibraryPlace:
    """Have the examples of the other games in the library."""
    for system in ("monconf", "eclats"):
        examples.add_example(desk, system=system)
    place.refresh()
    return place


def choose(place: LibraryPlace, system: str | None) -> None:
    """Choose a game as a click on its line does."""
    box = place.browser.system
    row = 0 if system is None else box.findData(system)
    box.setCurrentIndex(row)
    box.activated.emit(row)


def headings(place: LibraryPlace) -> list[str]:
    """Read the headings of the columns in view, from left to right."""
    header = place.browser.table.horizontalHeader()
    logical = [header.logicalIndex(n) for n in range(header.count())]
    return [
        str(place.model.headerData(n, header.orientation())) for n in logical if not header.isSectionHidden(n)
    ]


def test_a_library_of_one_game_asks_for_none(place: LibraryPlace) -> None:
    assert place.browser.system.isHidden()


def test_the_cards_of_a_game_are_one_click_away(both: LibraryPlace) -> None:
    browser = both.browser
    words = [browser.system.itemText(n) for n in range(browser.system.count())]
    assert words == ["Tous les jeux", "Confrontation (59)", "MonCon’F (10)", "ÉCLATS (4)"]
    choose(both, "eclats")
    assert shown(both) == ECLATS
    assert browser.edition.count() == 2, "the editions of the game alone"
    browser.show_all()
    assert len(shown(both)) == 73
    assert browser.system.currentData() is None


def test_the_columns_follow_the_game(qapp: QApplication, window: Window, both: LibraryPlace) -> None:
    window.resize(1920, 1080)
    before = headings(both)
    choose(both, "eclats")
    qapp.processEvents()
    values = headings(both)[-11:]
    assert values == ["ÉVE", "AGI", "FOR", "END", "BEA", "PER", "INT", "EMP", "RUS", "CHA", "Animus"]
    assert "PA" not in headings(both), "the game counts none"
    both.browser.table.horizontalHeader().sectionClicked.emit(CardColumn.PV)
    assert shown(both) == ["Guetteur de grès", "Ivar Lenn", "Selva Orme", "Colosse de grès"]
    choose(both, "monconf")
    assert headings(both)[-2:] == ["PV", "PUI"]
    assert shown(both)[0] == "Archère de l’aurore", "a value that both print still sorts"
    choose(both, None)
    assert headings(both) == before
    both.browser.table.horizontalHeader().sectionClicked.emit(CardColumn.PV)
    choose(both, "monconf")
    both.browser.table.horizontalHeader().sectionClicked.emit(CardColumn.PUI)
    choose(both, None)
    assert shown(both) == sorted(shown(both), key=fold), "the order by a value that is gone went"


def test_what_is_found_of_one_game_alone_is_shown_with_its_values(
    qapp: QApplication, window: Window, both: LibraryPlace
) -> None:
    window.resize(1920, 1080)
    qapp.processEvents()
    before = headings(both)
    both.browser.search.setText("grès")
    assert shown(both) == ECLATS[:2]
    assert headings(both)[-1] == "Animus" and "MOU" not in headings(both)
    both.browser.search.setText("zzz")
    both.browser.search.setText("")
    assert headings(both) == before, "several games, or the one that most cards are of"


@pytest.mark.parametrize("system", ["eclats", "monconf"])
def test_the_values_of_a_game_have_room_at_1280_by_800(
    qapp: QApplication, window: Window, both: LibraryPlace, system: str
) -> None:
    window.resize(1280, 800)
    choose(both, system)
    qapp.processEvents()
    table = both.browser.table
    assert not any(table.isColumnHidden(column) for column in value_columns(system))
    widest = max(table.fontMetrics().horizontalAdvance(words) for words in ("12,5", "1-2-2", "PUI"))
    assert all(table.columnWidth(column) > widest for column in value_columns(system))


def test_no_pa_are_missing_where_a_game_counts_none(both: LibraryPlace) -> None:
    choose(both, "eclats")
    assert both.model.words(0, CardColumn.PA) == ""
    both.browser.only[Only.NO_PA].click()
    assert shown(both) == []


def test_a_new_card_is_of_the_game_in_view(both: LibraryPlace, hand: Hand) -> None:
    choose(both, "eclats")
    both.browser.table.setFocus()
    hand("n")
    page = both.editing.page
    assert page is not None
    assert page.draft().card.system == "eclats"
    assert page.draft().card.people == ""


def test_a_card_that_becomes_a_sheet_of_eclats_leaves_its_people_and_gets_examples_of_its_own(
    both: LibraryPlace, hand: Hand
) -> None:
    both.browser.table.setFocus()
    hand("n")
    page = both.editing.page
    assert page is not None
    form = page.form
    form.people.setText("Griffons d’Akkylannie")
    assert "templier" in form.classes.placeholderText()
    row = form.system_box.findData("eclats")
    form.system_box.setCurrentIndex(row)
    form.system_box.activated.emit(row)
    assert page.draft().card.people == ""
    assert "Allié" in form.classes.placeholderText() and "conteneurs" in form.equipment.placeholderText()


def test_life_is_called_animus_where_the_game_does(both: LibraryPlace, desk: Desk, hand: Hand) -> None:
    """Heading, field and history say what the card prints."""
    choose(both, "eclats")
    both.browser.table.setFocus()
    hand("n")
    page = both.editing.page
    assert page is not None
    words = [each.text() for each in page.form.findChildren(QLabel) if each.isVisible()]
    assert "Animus" in words and "PV" not in words
    ivar = next(r for r in desk.library.cards() if r.card.name_fr == "Ivar Lenn").card
    hurt = replace(ivar, values={**ivar.values, Characteristic.PV: Value.of(7)})
    assert change_lines(changes(ivar, hurt), desk.peoples) == ["Animus 9 → 7"]


def test_the_filter_goes_with_the_cards_of_the_other_games(both: LibraryPlace, desk: Desk) -> None:
    choose(both, "eclats")
    foreign = [r.card_id for r in both.card_index.all() if r.card.system != "confrontation"]
    cards.delete_cards(desk, card_ids=foreign)
    both.refresh()
    assert both.browser.system.isHidden()
    assert len(shown(both)) == 59


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("scale", [100, 150])
def test_no_word_is_cut(
    qapp: QApplication, window: Window, both: LibraryPlace, language: str, scale: int
) -> None:
    theme.apply(qapp, ThemeChoice.LIGHT, scale)
    loader.install(qapp, language)
    choose(both, "eclats")
    qapp.processEvents()
    assert cut_labels(window) == []
