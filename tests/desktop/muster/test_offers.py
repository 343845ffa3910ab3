"""Options that the library knows, as a tree: taken and given back by keys, with their price for the card."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from db.writes import Imported
from desktop.muster.offer_sheet import OfferSheet
from desktop.muster.place import MusterPlace
from desktop.operations import offers
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from desktop.widgets.fit import cut_labels
from rules.armies import Option, OptionKind, Per
from rules.offers import Offer
from rules.text import Message
from tests.desktop.muster.in_view import first, kept, total

Press = Callable[..., None]
Write = Callable[[str], None]
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def offered(place: MusterPlace, desk: Desk) -> None:
    """Let the library offer something to the conscript, to the others, and to everybody."""
    conscript, templar = (entry.card_id for entry in kept(place).entries[:2])
    found = {
        "axe": Offer(
            Option("Épée-hache", OptionKind.ARTEFACT, per=Per.FIGURE), ("Arms", "Swords"), {conscript: 2.0}
        ),
        "relic": Offer(Option("Relique", OptionKind.ARTEFACT), ("Arms",), {conscript: None}),
        "banner": Offer(Option("Bannière", OptionKind.ARTEFACT, 9.0), ("Arms",), {templar: 9.0}),
        "gem": Offer(Option("Gemme", OptionKind.OTHER, 4.0), ("Stones",)),
    }
    desk.library.write_import(Message("step.army_edited", {"army": "x"}), Imported(offers=found))


@pytest.fixture
def sheet(offered: None, window: Window, place: MusterPlace, press: Press) -> OfferSheet:
    """Open the tree for the conscript."""
    QApplication.processEvents()  # the window becomes the active one
    first(place)
    press(Qt.Key.Key_O, SHIFT)
    return window.findChildren(OfferSheet)[-1]


def shown(sheet: OfferSheet) -> list[tuple[str, str]]:
    """Give name and price of the options in view."""
    return [
        (leaf.text(0), leaf.text(1).replace("\xa0", " ")) for leaf in sheet.leaves() if not leaf.isHidden()
    ]


def test_a_card_is_offered_its_own_and_what_is_nobodys(place: MusterPlace, desk: Desk, offered: None) -> None:
    found = offers.offered(desk, card_id=kept(place).entries[0].card_id)
    assert isinstance(found, tuple)
    assert [(offer.option.name, offer.option.pa, offer.own) for offer in found] == [
        ("Relique", None, True), ("Épée-hache", 2.0, True), ("Gemme", 4.0, False),
    ]  # fmt: skip


def test_options_stand_by_group_with_their_price_for_this_card(sheet: OfferSheet) -> None:
    assert shown(sheet) == [("Relique", "? PA"), ("Épée-hache", "2 PA per figure"), ("Gemme", "4 PA")]
    tree = sheet.tree
    assert [tree.topLevelItem(n).text(0) for n in range(2)] == ["Arms", "For everybody"]  # type: ignore[union-attr]


def test_one_key_takes_an_option_and_gives_it_back(
    sheet: OfferSheet, place: MusterPlace, press: Press
) -> None:
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Space)
    assert kept(place).entries[0].options == (Option("Épée-hache", OptionKind.ARTEFACT, 2.0, Per.FIGURE),)
    assert total(place) == "166 PA"
    press(Qt.Key.Key_Space)
    assert kept(place).entries[0].options == ()
    press(Qt.Key.Key_Escape)
    assert place.panes.entries.hasFocus()
    place.undo()
    assert total(place) == "166 PA"


def test_letters_search_and_an_unknown_price_stays_unknown(
    sheet: OfferSheet, place: MusterPlace, press: Press, write: Write
) -> None:
    write("reli")
    assert shown(sheet) == [("Relique", "? PA")]
    write("\n")
    press(Qt.Key.Key_Return)
    assert total(place) == "160 PA + 1 unknown"


def test_letters_that_no_option_has_say_so(sheet: OfferSheet, press: Press, write: Write) -> None:
    write("zzz")
    assert sheet.nothing.isVisible() and not sheet.tree.isVisible()
    sheet.nothing.button("all").click()
    assert sheet.tree.isVisible() and sheet.field.text() == ""


def test_a_typed_option_stays_beside_the_chosen_ones(
    offered: None, window: Window, place: MusterPlace, press: Press, write: Write
) -> None:
    QApplication.processEvents()
    first(place)
    press(Qt.Key.Key_O)
    write("Talisman\n3\n")
    write("\x1b")
    press(Qt.Key.Key_O, SHIFT)
    press(Qt.Key.Key_Space)
    assert [option.name for option in kept(place).entries[0].options] == ["Talisman", "Relique"]


def test_a_library_without_offers_says_so(window: Window, place: MusterPlace, press: Press) -> None:
    QApplication.processEvents()
    first(place)
    press(Qt.Key.Key_O, SHIFT)
    sheet = window.findChildren(OfferSheet)[-1]
    assert sheet.nothing.isVisible() and not sheet.tree.isVisible()
    assert cut_labels(sheet) == []
    press(Qt.Key.Key_Space)
    (line,) = place.panes.options.lines
    assert line.name.hasFocus(), "its one verb begins to type an option"


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("scale", [100, 150])
def test_no_word_of_the_tree_is_cut(
    offered: None, window: Window, place: MusterPlace, press: Press, language: str, scale: int
) -> None:
    window.change_settings(language=language, scale=scale)
    QApplication.processEvents()
    first(place)
    press(Qt.Key.Key_O, SHIFT)
    sheet = window.findChildren(OfferSheet)[-1]
    assert cut_labels(sheet) == []
    place.options.open()
    assert cut_labels(place.panes.options) == []
    assert (window.width(), window.height()) == (1280, 800)
