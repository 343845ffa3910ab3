"""What does not fit stops a print once, says what and why, and leads to what helps."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QDesktopServices
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QToolButton
from pytestqt.qtbot import QtBot

from db.library import ArmyWrite, CardWrite
from desktop.operations import battle, tables
from desktop.operations.desk import Desk
from desktop.printing.place import PrintingPlace
from desktop.shell.place import StripNote
from desktop.wording import loader
from rules.armies import Army, Entry, Option, OptionKind
from rules.battle.setup import ListedCard, SideSetup
from rules.text import Message
from tests.desktop.fit import cut_labels
from tests.desktop.outcomes import done
from tests.desktop.paper.cards import CONSCRIT, KAIAN, abilities

Settled = Callable[[PrintingPlace], None]
LABEL = Message("step.card_edited", {"name": "x"})
CROWDED = replace(KAIAN, abilities=abilities(*(f"Compétence numéro {n}" for n in range(44))))
PRINT = (Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)


@pytest.fixture
def crowded(place: PrintingPlace, desk: Desk, settled: Settled) -> str:
    """Print a card whose abilities have no room."""
    (card,) = desk.library.write_cards(LABEL, [CardWrite(None, CROWDED)]).card_ids
    place.visit((card,))
    settled(place)
    return card


def notes(place: PrintingPlace) -> list[StripNote]:
    said: list[StripNote] = []
    place.said.connect(said.append)
    return said


def way(place: PrintingPlace, key: str) -> QToolButton:
    action = place.actions_set[f"printing.{key}"]
    return next(b for b in place.header.findChildren(QToolButton) if b.defaultAction() is action)


def close(place: PrintingPlace) -> None:
    for dialog in place.findChildren(QPrintDialog):
        dialog.reject()


def test_print_stops_once_for_what_does_not_fit_and_the_same_key_goes_on(
    place: PrintingPlace, crowded: str, qtbot: QtBot
) -> None:
    said = notes(place)
    place.setFocus()
    QTest.keyClick(place, *PRINT)
    assert place.findChildren(QPrintDialog) == []
    assert said[-1].words.startswith("1 thing is not shown whole") and said[-1].verb == "Go on anyway"
    assert place.header.list.hasFocus() and place.header.list.currentRow() == 0
    QTest.keyClick(place.header.list, *PRINT)
    (dialog,) = place.findChildren(QPrintDialog)
    qtbot.waitUntil(dialog.isVisible)
    close(place)


def test_what_was_said_once_is_not_asked_again_by_another_way_out(
    place: PrintingPlace, crowded: str, monkeypatch: pytest.MonkeyPatch, settled: Settled
) -> None:
    opened: list[Any] = []

    def take(url: object) -> bool:
        opened.append(url)
        return True

    monkeypatch.setattr(QDesktopServices, "openUrl", take)
    place.actions_set["printing.print"].trigger()
    place.actions_set["printing.open"].trigger()
    assert len(opened) == 1
    place.choices.copies.setValue(2)
    settled(place)
    place.actions_set["printing.open"].trigger()
    assert len(opened) == 2, "the losses are those that are known"
    place.choices.switches["large_text"].click()
    settled(place)
    place.actions_set["printing.open"].trigger()
    assert len(opened) == 2, "other losses"


def test_saving_stops_too_and_goes_on_by_the_verb_of_its_sentence(
    place: PrintingPlace, crowded: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("desktop.printing.handing.ask_where", lambda *_: tmp_path / "x.pdf")
    said = notes(place)
    place.actions_set["printing.save"].trigger()
    assert not (tmp_path / "x.pdf").exists()
    act = said[-1].act
    assert act is not None
    act()
    assert (tmp_path / "x.pdf").exists()


def test_pages_that_show_everything_are_never_stopped(place: PrintingPlace) -> None:
    place.actions_set["printing.print"].trigger()
    assert len(place.findChildren(QPrintDialog)) == 1
    assert not place.header.warning.isVisible()
    close(place)


def test_text_goes_on_behind_by_one_verb(place: PrintingPlace, crowded: str, settled: Settled) -> None:
    assert way(place, "unfit_behind").isVisible() and way(place, "unfit_larger").isVisible()
    assert not way(place, "unfit_smaller").isVisible(), "the text is small already"
    QTest.mouseClick(way(place, "unfit_behind"), Qt.MouseButton.LeftButton)
    settled(place)
    assert not place.header.warning.isVisible() and place.pages.count == 2
    assert place.choices.sheet.backs.choice() == "behind"


def test_larger_cards_and_smaller_text_are_offered_where_they_help(
    place: PrintingPlace, crowded: str, settled: Settled
) -> None:
    place.choices.switches["large_text"].click()
    settled(place)
    assert "no room even in letters of 9.8 points" in place.header.list.item(0).text()
    button = way(place, "unfit_smaller")
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)
    settled(place)
    assert not place.choices.switches["large_text"].isChecked()
    way(place, "unfit_larger").click()
    settled(place)
    assert place.choices.options.card == "70x120"
    assert "whole, but in letters of" in place.header.list.item(0).text(), "there is room now"
    assert "very small letters" in " ".join(
        shown.text() for shown in place.header.warning.findChildren(QLabel)
    )
    place.actions_set["printing.print"].trigger()
    assert len(place.findChildren(QPrintDialog)) == 1, "what is small is no reason to stop"
    close(place)


def test_the_card_that_does_not_fit_is_edited(place: PrintingPlace, crowded: str, qtbot: QtBot) -> None:
    place.header.list.setFocus()
    place.header.list.setCurrentRow(0)
    with qtbot.waitSignal(place.wanted) as asked:
        QTest.keyClick(place.header.list, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    assert asked.args == ["library", ("edit", crowded)]


def test_what_a_list_adds_is_edited_in_the_list(
    place: PrintingPlace, desk: Desk, settled: Settled, qtbot: QtBot
) -> None:
    ids = desk.library.write_cards(
        LABEL, [CardWrite(None, CROWDED), CardWrite(None, replace(CONSCRIT, name_fr="Autre"))]
    ).card_ids
    options = tuple(Option(f"Objet numéro {n}", OptionKind.ARTEFACT, 1) for n in range(60))
    entries = (Entry("1", ids[0], 1, 1), Entry("2", ids[1], 1, 1, options))
    (army,) = desk.library.write_armies(
        LABEL, [ArmyWrite(None, Army("", "Foule", "", "", None, entries))]
    ).army_ids
    place.choices.switches["summary"].click()
    place.visit(army)
    settled(place)
    assert place.header.list.count() == 2
    for row, wanted in ((0, ["library", ("edit", ids[0])]), (1, ["muster", army])):
        place.header.list.setCurrentRow(row)
        with qtbot.waitSignal(place.wanted) as asked:
            way(place, "edit_unfit").click()
        assert asked.args == wanted


def test_letters_of_the_sheet_are_told_and_no_other_size_is_offered(
    place: PrintingPlace, desk: Desk, settled: Settled, qtbot: QtBot
) -> None:
    army = desk.library.armies()[0]
    desk.library.write_armies(LABEL, [ArmyWrite(army.id, replace(army, name="Griffon 漢"))])
    place.visit(army.id)
    settled(place)
    assert "no font here has 漢" in place.header.list.item(0).text()
    assert not way(place, "unfit_larger").isVisible() and not way(place, "unfit_behind").isVisible()
    with qtbot.waitSignal(place.wanted) as asked:
        way(place, "edit_unfit").click()
    assert asked.args == ["muster", army.id]


def test_sheets_of_a_battle_offer_larger_paper_and_one_language_where_these_help(
    place: PrintingPlace, desk: Desk, settled: Settled
) -> None:
    first = desk.library.armies()[0].entries[0]
    card = replace(desk.library.muster(desk.library.armies()[0]).card(first), name_en="M" * 70)
    a, b = (
        SideSetup(name=name, cards=(ListedCard(sheet=card), ListedCard(sheet=replace(card, name_en="")))[:n])
        for name, n in (("Donaudampfschifffahrt " * 5, 2), ("Eux", 1))
    )
    ruleset = tables.rulesets()["seeds"]
    play = done(battle.start_battle(desk, name="Gué 漢", a=a, b=b, ruleset=ruleset))
    place.visit("battle")
    place.choices.take(replace(place.choices.options, language="both"))
    settled(place)
    listed = place.header.list
    rows = {listed.item(row).text().partition(" ·")[0][:5]: row for row in range(listed.count())}
    for name, paper, alone in ((card.name_fr[:5], False, True), ("Donau", True, False)):
        listed.setFocus()
        listed.setCurrentRow(rows[name])
        assert way(place, "unfit_paper").isVisible() is paper, name
        assert way(place, "unfit_alone").isVisible() is alone, name
        for key in ("edit_unfit", "unfit_behind", "unfit_larger", "unfit_smaller"):
            assert not way(place, key).isVisible()
    listed.setCurrentRow(rows[card.name_fr[:5]])
    place.choices.language.setFocus()
    QTest.mouseClick(way(place, "unfit_alone"), Qt.MouseButton.LeftButton)
    settled(place)
    assert place.choices.options.language == "fr" and place.choices.language.choice() == "fr"
    assert card.name_fr[:5] not in " ".join(listed.item(row).text() for row in range(listed.count()))
    button = way(place, "unfit_paper")
    assert button.isVisible()
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)
    settled(place)
    assert place.choices.options.paper == "a3" and play.battle_id == place.sources.battle


def test_the_verbs_are_those_that_help_what_is_chosen(
    place: PrintingPlace, desk: Desk, settled: Settled
) -> None:
    (card,) = desk.library.write_cards(LABEL, [CardWrite(None, CROWDED)]).card_ids
    army = Army("", "Foule 漢", "", "", None, (Entry("1", card, 1, 1),))
    (key,) = desk.library.write_armies(LABEL, [ArmyWrite(None, army)]).army_ids
    place.visit(key)
    settled(place)
    listed = place.header.list
    rows = {listed.item(row).text().partition(" ·")[0]: row for row in range(listed.count())}
    for name, helped in (("Foule 漢", False), (CROWDED.name_fr, True)):
        listed.setFocus()
        listed.setCurrentRow(rows[name])
        assert way(place, "unfit_behind").isVisible() is way(place, "unfit_larger").isVisible() is helped
        assert place.actions_set["printing.unfit_larger"].isEnabled() is helped


@pytest.mark.parametrize("language", ["en", "fr"])
def test_in_a_small_window_the_ways_out_stand_whole_below_the_list(
    place: PrintingPlace, crowded: str, qapp: QApplication, settled: Settled, language: str
) -> None:
    """A laptop of 1366 × 768 at 150 % leaves the place 840 × 480."""
    loader.install(qapp, language)
    try:
        place.resize(840, 480)
        place.splitter.setSizes([336, 504])
        settled(place)
        assert not cut_labels(place.header)
        ways = [each for each in place.header.findChildren(QToolButton) if each.parentWidget() is not place]
        shown = [each for each in ways if each.isVisible() and "…" in each.text()]
        assert shown == [], "a word cut in its middle"
        assert lies_apart(place)
    finally:
        loader.install(qapp, "en")


def lies_apart(place: PrintingPlace) -> bool:
    """Whether the list of what does not fit ends above its verbs, and these above the pages."""
    low = [place.header.list.mapTo(place, place.header.list.rect().bottomLeft()).y()]
    verbs = [way(place, key) for key in ("unfit_behind", "edit_unfit")]
    low += [verb.mapTo(place, verb.rect().topLeft()).y() for verb in verbs if verb.isVisible()]
    return len(low) > 1 and all(low[0] < other for other in low[1:])
