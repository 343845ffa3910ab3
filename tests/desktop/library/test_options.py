"""The page of what cards may buy: looked through, shown whole, written by hand, taken back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.environment.settings import ThemeChoice
from desktop.library.option_prompts import OptionPrompt
from desktop.library.options_page import OptionsPage
from desktop.library.place import LibraryPlace
from desktop.look import theme
from desktop.operations import offers
from desktop.operations.desk import Desk
from desktop.operations.imports import catalogues
from desktop.operations.imports.report import ImportReport
from desktop.shell.window import Window
from desktop.widgets.option_spell import OptionSpellPrompt
from desktop.widgets.verb_row import VerbRow
from desktop.wording import loader
from rules.armies import Option, OptionKind
from rules.offers import Offer
from rules.spells import Spell, SpellKind, SpellRange
from rules.text import Refusal
from rules.values import Value
from tests.db.exchange import foreign
from tests.desktop.fit import cut_labels
from tests.desktop.hands import click
from tests.desktop.labels import unlabelled
from tests.desktop.library.hand import Hand

IdOf = Callable[[str], str]
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def page(place: LibraryPlace, desk: Desk, tmp_path: Path) -> OptionsPage:
    """Import a few options as a club has them, and look at them."""
    file = tmp_path / "club.cat"
    axe = foreign.profile("Axe", {"Description:": "It “cuts” deeper."}, kind="Explanation")
    ball, prayer = foreign.profile("Fire ball", foreign.SPELL), foreign.profile("Prayer", foreign.MIRACLE)
    file.write_bytes(foreign.catalogue(
        foreign.entry("Guard", pa=17, profiles=[foreign.profile("Guard")], groups=[
            foreign.group("Artifacts", [foreign.entry("Vorpal axe", kind="upgrade", pa=12, profiles=[axe])])
        ]),
        foreign.entry("Fire ball", kind="upgrade", pa=5, profiles=[ball]),
        foreign.entry("Prayer", kind="upgrade", pa=4, profiles=[prayer]),
    ))  # fmt: skip
    assert isinstance(catalogues.bring(desk, paths=[file]), ImportReport)
    place.options.open()
    assert place.options.page is not None
    return place.options.page


def test_where_there_is_no_option_the_list_offers_to_write_one(window: Window, place: LibraryPlace) -> None:
    place.options.open()
    page = place.options.page
    assert page is not None and page.nothing.isVisible()
    click(page.nothing.button("new"))
    assert prompt(window, OptionPrompt).isVisible()


def choose(page: OptionsPage, name: str) -> None:
    page.list.setCurrentIndex(page.list.model().index(page.names.index(name), 0))


P = TypeVar("P", bound=QWidget)


def prompt(window: Window, kind: type[P]) -> P:
    return [found for found in window.findChildren(kind) if found.isVisible()][-1]


def test_the_letter_o_leads_there_and_escape_back(place: LibraryPlace, hand: Hand) -> None:
    place.browser.table.setFocus()
    hand("o")
    assert place.options.is_open()
    assert place.options.page is not None
    assert place.options.page.names == []
    hand("\x1b")
    assert place.is_browsing()


def test_what_was_imported_is_shown_whole(page: OptionsPage) -> None:
    assert page.names == ["Fire ball", "Prayer", "Vorpal axe"]
    choose(page, "Fire ball")
    facts = page.facts.facts
    assert (facts["Type"], facts["Prix"].replace("\u202f", " ").replace("\xa0", " ")) == (
        "Sort",
        "5 PA",
    )
    assert (facts["Coût"], facts["Difficulté"]) == ("2 Feu", "7")
    assert "The target burns." in page.facts.text
    choose(page, "Prayer")
    assert "Altération" in page.facts.facts.values()
    choose(page, "Vorpal axe")
    assert page.facts.facts["Proposé à"] == "Guard"
    assert "It “cuts” deeper." in page.facts.text


def test_a_spell_that_is_paid_for_in_no_pa_shows_no_price(
    place: LibraryPlace, desk: Desk, tmp_path: Path
) -> None:
    file = tmp_path / "spells.cat"
    entries = [
        foreign.entry(name, kind="upgrade", pa=pa, profiles=[foreign.profile(name, foreign.SPELL)])
        for name, pa in (("Blaze", 0), ("Fire ball", 5))
    ]
    file.write_bytes(foreign.catalogue(*entries))
    assert isinstance(catalogues.bring(desk, paths=[file]), ImportReport)
    place.options.open()
    page = place.options.page
    assert page is not None
    for name, told in (("Blaze", False), ("Fire ball", True)):
        choose(page, name)
        assert ("Prix" in page.facts.facts) is told
        shown = page.list.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole)
        assert ("PA" in shown) is told


def test_a_price_that_is_no_figure_stands_among_the_words(
    place: LibraryPlace, desk: Desk, tmp_path: Path
) -> None:
    file = tmp_path / "fear.cat"
    fear = foreign.entry("+2 FEAR", kind="upgrade", pa="7 or 9")
    beast = foreign.entry("Beast", pa=20, profiles=[foreign.profile("Beast")], entries=[fear])
    file.write_bytes(foreign.catalogue(beast))
    catalogues.bring(desk, paths=[file])
    place.options.open()
    assert place.options.page is not None
    choose(place.options.page, "+2 FEAR")
    assert place.options.page.facts.text == "pts: 7 or 9"


@pytest.mark.parametrize(
    ("typed", "names"),
    [("fire", ["Fire ball"]), ("cuts", ["Vorpal axe"]), ("guard", ["Vorpal axe"]), ("zz", [])],
)
def test_a_search_looks_through_names_words_and_cards(
    page: OptionsPage, typed: str, names: list[str]
) -> None:
    page.search.setText(typed)
    assert page.names == names


def test_a_kind_is_filtered_for(page: OptionsPage) -> None:
    button = page.kinds.findChild(QAbstractButton, "miracle")
    assert button is not None
    button.click()
    assert page.names == ["Prayer"]


def test_one_is_written_by_hand_and_taken_back(
    window: Window, place: LibraryPlace, page: OptionsPage, hand: Hand
) -> None:
    page.list.setFocus()
    hand("n")
    asked = prompt(window, OptionPrompt)
    hand("Ombre portée")
    asked.pa.setFocus()
    hand("6")
    asked.words.setPlainText("La cible ne voit plus.")
    asked.answer()
    assert "Ombre portée" in page.names
    assert page.current_id()
    assert page.facts.text == "La cible ne voit plus."
    hand("z", CONTROL)
    assert "Ombre portée" not in page.names
    hand("y", CONTROL)
    assert "Ombre portée" in page.names


def test_every_field_of_an_option_keeps_its_label(window: Window, page: OptionsPage, hand: Hand) -> None:
    choose(page, "Fire ball")
    page.list.setFocus()
    hand("e")
    asked = prompt(window, OptionPrompt)
    assert asked.pa.text() and asked.words.toPlainText()
    assert unlabelled(asked.panel) == []


def test_an_edit_keeps_what_the_source_printed(
    window: Window, desk: Desk, page: OptionsPage, hand: Hand
) -> None:
    choose(page, "Fire ball")
    before = desk.library.offers()[page.current_id()]
    page.list.setFocus()
    hand("e")
    asked = prompt(window, OptionPrompt)
    asked.pa.setText("7,5")
    asked.answer()
    after = desk.library.offers()[page.current_id()]
    assert after == replace(before, option=replace(before.option, pa=7.5))


def test_the_card_of_a_spell_keeps_its_words(
    window: Window, desk: Desk, page: OptionsPage, hand: Hand
) -> None:
    choose(page, "Fire ball")
    page.list.setFocus()
    hand("w")
    asked = prompt(window, OptionSpellPrompt)
    asked.fields.costs["fire"].setValue(3)
    asked.answer()
    spell = desk.library.offers()[page.current_id()].option.spell
    assert spell is not None
    assert spell.cost == {"fire": 3}
    assert "The target burns." in spell.text_en


def test_a_price_that_is_none_is_told_in_place(window: Window, page: OptionsPage, hand: Hand) -> None:
    page.list.setFocus()
    hand("n")
    asked = prompt(window, OptionPrompt)
    asked.answer()
    assert asked.complaint.text()
    asked.name.setText("Ombre")
    asked.pa.setText("cher")
    asked.answer()
    assert asked.isVisible()


def test_what_is_deleted_comes_back(place: LibraryPlace, page: OptionsPage, hand: Hand) -> None:
    choose(page, "Prayer")
    page.list.setFocus()
    hand("\x7f")
    assert "Prayer" not in page.names
    hand("z", CONTROL)
    assert "Prayer" in page.names


def test_another_price_is_asked_of_those_who_paid_the_old_one(desk: Desk) -> None:
    spell = Spell(name_fr="Ombre", kind=SpellKind.SPELL, reach=SpellRange(cm=20), difficulty=Value.of(7))
    made = offers.save_offer(
        desk, offer=Offer(Option("Ombre", OptionKind.SPELL, 5, spell=spell), takers={"a": 5, "b": 9})
    )
    assert isinstance(made, str)
    offer = desk.library.offers()[made]
    assert offers.save_offer(desk, offer=offer, offer_id=made) == made
    dearer = replace(offer, option=replace(offer.option, pa=6))
    assert offers.save_offer(desk, offer=dearer, offer_id=made) == made
    assert desk.library.offers()[made].takers == {"a": 6, "b": 9}
    refused = offers.save_offer(desk, offer=replace(offer, option=replace(offer.option, name=" ")))
    assert isinstance(refused, Refusal)
    assert isinstance(
        offers.save_offer(desk, offer=replace(offer, option=replace(offer.option, pa=-10_000))), Refusal
    )
    assert offers.delete_offer(desk, offer_id="nobody") is None


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("scale", [100, 150])
def test_no_word_is_cut(
    qapp: QApplication, qtbot: QtBot, window: Window, place: LibraryPlace, page: OptionsPage, language: str,
    scale: int,
) -> None:  # fmt: skip
    theme.apply(qapp, ThemeChoice.DARK, scale)
    loader.install(qapp, language)
    window.resize(1280, 800)
    qtbot.waitUntil(lambda: not place.stale)
    assert place.options.is_open()
    for name in ("Fire ball", "Vorpal axe"):
        choose(place.options.page, name)  # type: ignore[arg-type]
        qapp.processEvents()
        assert cut_labels(place) == []
    place.options.edit()
    qapp.processEvents()
    assert cut_labels(window) == []


def test_verbs_with_words_stand_apart(place: LibraryPlace, window: Window, page: OptionsPage) -> None:
    window.resize(1920, 1080)
    QApplication.processEvents()
    row = next(found for found in page.findChildren(VerbRow) if found.isVisible())
    edit, card = (
        next(each for each in row.findChildren(QToolButton)
             if each.defaultAction() is place.actions_set[f"library.{verb}"] and each.isVisible())
        for verb in ("option_edit", "option_card")
    )  # fmt: skip
    assert edit.text() and card.text() and card.x() - edit.geometry().right() > 8
    window.resize(1024, 700)
    QApplication.processEvents()
    first = min((each for each in row.findChildren(QToolButton) if each.isVisible()), key=QToolButton.x)
    assert first.x() == 0, "nor is there a gap before the first"


def test_escape_clears_the_search_first(place: LibraryPlace, page: OptionsPage, hand: Hand) -> None:
    page.list.setFocus()
    hand("/fire")
    assert page.names == ["Fire ball"]
    hand("\x1b")
    assert (page.search.text(), len(page.names)) == ("", 3)
    hand("\x1b")
    assert page.list.hasFocus()
    assert place.options.is_open()
    hand("\x1b")
    assert place.is_browsing()


def test_selected_spells_go_to_the_printer_and_what_is_no_magic_stays(
    qtbot: QtBot, place: LibraryPlace, page: OptionsPage, desk: Desk
) -> None:
    choose(page, "Vorpal axe")
    assert not place.actions_set["library.print"].isEnabled()
    page.list.selectAll()
    with qtbot.waitSignal(place.wanted) as asked:
        QTest.keyClick(page.list, Qt.Key.Key_P, CONTROL)
    target, what = asked.args
    kind, *ids = what
    assert (target, kind) == ("printing", "offers")
    known = desk.library.offers()
    assert sorted(known[key].option.name for key in ids) == ["Fire ball", "Prayer"]


@pytest.mark.parametrize("held", [Qt.Key.Key_Control, Qt.Key.Key_Shift])
def test_what_the_program_chooses_is_selected_alone(page: OptionsPage, held: Qt.Key) -> None:
    modifier = CONTROL if held == Qt.Key.Key_Control else Qt.KeyboardModifier.ShiftModifier
    choose(page, "Fire ball")
    QTest.keyPress(page.list, held, modifier)
    try:
        choose(page, "Vorpal axe")
        assert [page.names[at.row()] for at in page.list.selectionModel().selectedIndexes()] == ["Vorpal axe"]
    finally:
        QTest.keyRelease(page.list, held)


def test_several_are_selected_by_keys_and_by_the_mouse(page: OptionsPage) -> None:
    view, shift = page.list, Qt.KeyboardModifier.ShiftModifier

    def selected() -> list[int]:
        return sorted(index.row() for index in view.selectionModel().selectedIndexes())

    def press(row: int, held: Qt.KeyboardModifier) -> None:
        at = view.visualRect(view.model().index(row, 0)).center()
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, held, at)

    view.setFocus()
    view.setCurrentIndex(view.model().index(0, 0))
    for end in (1, 2):
        QTest.keyClick(view, Qt.Key.Key_Down, shift)
        assert selected() == [*range(end + 1)]
    press(1, Qt.KeyboardModifier.NoModifier)
    assert selected() == [1]
    press(0, CONTROL)
    assert selected() == [0, 1]
    press(2, shift)
    assert selected() == [0, 1, 2]
