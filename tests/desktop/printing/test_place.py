"""The Printing place as a player meets it."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pytest
from pypdf import PdfReader
from PySide6.QtCore import QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from db.errors import Unreachable
from db.library import ArmyWrite, CardWrite
from desktop.environment.settings import Settings, ThemeChoice
from desktop.look import theme
from desktop.operations import armies, battle, offers, versions
from desktop.operations.battle_start import start_example
from desktop.operations.desk import Changes, Desk
from desktop.operations.examples import add_example
from desktop.operations.paper import PrintOptions
from desktop.paper.stock import CardSize, PrinterTrim
from desktop.printing.pages import PagesView
from desktop.printing.place import PrintingPlace
from desktop.shell.place import StripNote
from desktop.wording import loader
from rules.armies import Option, OptionKind
from rules.battle.commands import Notch
from rules.offers import Offer
from rules.spells import Spell
from rules.text import Message, Refusal
from rules.values import Value
from tests.desktop.fit import cut_labels
from tests.desktop.outcomes import done
from tests.desktop.paper.cards import KAIAN, abilities
from tests.desktop.paper.reading import texts

Settled = Callable[[PrintingPlace], None]
LABEL = Message("step.card_edited", {"name": "x"})
CROWDED = replace(KAIAN, abilities=abilities(*(f"Compétence numéro {n}" for n in range(90))))


def notes(place: PrintingPlace) -> list[StripNote]:
    said: list[StripNote] = []
    place.said.connect(said.append)
    return said


def ids(desk: Desk, count: int | None = None) -> tuple[str, ...]:
    return tuple(revision.card_id for revision in desk.library.cards()[:count])


def choose_kind(place: PrintingPlace, kind: str) -> None:
    """Choose what to print by the keyboard."""
    box = place.choices.source
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Home)
    for _ in range(box.findData(kind)):
        QTest.keyClick(box, Qt.Key.Key_Down)


def choose_army(place: PrintingPlace, key: str) -> None:
    """Choose a list by the keyboard."""
    box = place.choices.armies
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Home)
    for _ in range(box.findData(key)):
        QTest.keyClick(box, Qt.Key.Key_Down)


def test_the_first_army_is_laid_out_at_once(place: PrintingPlace) -> None:
    assert place.header.name.text() == "Griffon (V-A-4)"
    assert place.header.counts.text() == "5 cards · 2 pages"
    assert place.header.page.text() == "Page 1 of 2"
    assert place.pages.count == 2
    image = place.pages.image(0)
    assert image is not None
    assert abs(image.height() / image.width() - 297 / 210) < 0.01


def test_spells_selected_in_the_library_are_printed_as_cards(
    place: PrintingPlace, desk: Desk, settled: Settled
) -> None:
    choose_kind(place, "offers")
    assert place.right.currentIndex() == 1 and "Library" in place.choices.selection.text()
    written = Offer(Option("Rain", OptionKind.SPELL, spell=Spell(name_fr="Pluie", name_en="Rain")))
    kept = done(offers.save_offer(desk, offer=written))
    place.visit(("offers", kept))
    settled(place)
    assert place.header.counts.text() == "1 card · 1 page"
    assert place.choices.selection.text().startswith("1 spell") and not cut_labels(place.choices)
    assert place.printed is not None and "Rain" in texts(place.printed.data)[0]
    done(offers.delete_offer(desk, offer_id=kept))
    place.refresh()
    assert place.right.currentIndex() == 1, "deleted since"


def test_another_choice_changes_the_pages_and_is_remembered(
    place: PrintingPlace, settings: Settings, settled: Settled, qtbot: QtBot
) -> None:
    place.choices.switches["summary"].click()
    settled(place)
    assert place.header.counts.text() == "5 cards · 1 page"
    place.choices.copies.setValue(4)
    settled(place)
    assert place.header.counts.text() == "20 cards · 3 pages"
    place.choices.sheet.backs.buttons[1].click()
    settled(place)
    assert place.pages.count == 6
    again = PrintingPlace(Settings.load(settings.path))
    qtbot.addWidget(again)
    again.set_desk(place.desk)
    again.show()
    settled(again)
    assert again.header.counts.text() == "20 cards · 6 pages"
    assert again.choices.sheet.backs.choice() == "behind"
    assert not again.choices.switches["summary"].isChecked()
    again.press.stop()


def test_a_sheet_is_set_by_hand_and_remembered(
    place: PrintingPlace, settings: Settings, settled: Settled, qtbot: QtBot
) -> None:
    sheet = place.choices.sheet
    place.choices.switches["summary"].click()
    sheet.paper.setFocus()
    QTest.keyClick(sheet.paper, Qt.Key.Key_End)
    QTest.keyClick(sheet.paper, Qt.Key.Key_Up)
    assert sheet.paper.currentText() == "A3"
    assert not sheet.own.isVisible()
    sheet.card.setFocus()
    QTest.keyClick(sheet.card, Qt.Key.Key_End)
    assert sheet.own.isVisible()
    sheet.width_of.setFocus()
    QTest.keyClicks(sheet.width_of, "60")
    QTest.keyClick(sheet.width_of, Qt.Key.Key_Return)
    QTest.mouseClick(sheet.cuts.buttons[1], Qt.MouseButton.LeftButton)
    sheet.switches["landscape"].click()
    place.choices.switches["icons"].click()
    settled(place)
    options = place.choices.options
    assert (options.paper, options.card, options.card_width, options.cuts) == ("a3", "own", 60.0, "lines")
    assert options.icons and options.landscape and options.layout.card == CardSize(88.0, 60.0)
    kept = PrintOptions.from_values(settings.of_place("printing")["options"])
    assert kept == replace(options, printer=kept.printer)
    QTest.keyClick(sheet.paper, Qt.Key.Key_End)
    settled(place)
    assert not sheet.cuts.isEnabled() and not sheet.gap.isEnabled(), "a page for each card has no sheet"
    assert place.pages.count == 5


def test_what_a_printer_does_is_kept_under_its_name(
    place: PrintingPlace, settings: Settings, settled: Settled, qtbot: QtBot
) -> None:
    printer = place.choices.printer
    printer.printer.setFocus()
    QTest.keyClicks(printer.printer, "Laser")
    QTest.keyClick(printer.printer, Qt.Key.Key_Return)
    for name, typed in (("margin", "12"), ("measured_x", "49.5")):
        printer.fields[name].setFocus()
        QTest.keyClicks(printer.fields[name], typed)
        QTest.keyClick(printer.fields[name], Qt.Key.Key_Return)
    settled(place)
    assert "8 cards on a page instead of 9" in place.header.remarks.text()
    assert place.choices.options.printer == PrinterTrim(12.0, 49.5)
    again = PrintingPlace(Settings.load(settings.path))
    qtbot.addWidget(again)
    again.set_desk(place.desk)
    again.show()
    settled(again)
    assert again.choices.printer.name == "Laser"
    assert again.choices.options.printer == PrinterTrim(12.0, 49.5)
    again.choices.printer.choose("")
    assert again.choices.printer.trim == PrinterTrim()
    again.press.stop()


def test_the_test_page_comes_by_its_key_and_its_button_and_goes_again(
    place: PrintingPlace, settled: Settled
) -> None:
    place.setFocus()
    QTest.keyClick(place, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    settled(place)
    assert place.header.counts.text() == "2 pages"
    assert place.header.name.text() == "Test page of the printer"
    assert place.choices.source.currentData() == "test"
    place.actions_set["printing.test"].trigger()
    settled(place)
    assert place.header.counts.text() == "5 cards · 2 pages"


def test_backs_are_chosen_and_the_edge_is_asked_where_it_matters(
    place: PrintingPlace, settled: Settled
) -> None:
    sheet = place.choices.sheet
    assert not sheet.flip.isVisible()
    QTest.mouseClick(sheet.backs.buttons[1], Qt.MouseButton.LeftButton)
    assert sheet.flip.isVisible()
    QTest.mouseClick(sheet.flip.buttons[1], Qt.MouseButton.LeftButton)
    settled(place)
    assert (place.choices.options.backs, place.choices.options.flip) == ("behind", "short")
    assert place.pages.count == 4
    QTest.mouseClick(sheet.backs.buttons[2], Qt.MouseButton.LeftButton)
    settled(place)
    assert not sheet.flip.isVisible()
    assert place.pages.count == 3, "the list, then four folded cards a sheet"


def test_a_card_larger_than_the_paper_is_one_sentence(place: PrintingPlace, settled: Settled) -> None:
    sheet = place.choices.sheet
    sheet.card.setCurrentIndex(sheet.card.findData("own"))
    sheet.card.activated.emit(sheet.card.currentIndex())
    sheet.height_of.setValue(210)
    sheet.width_of.setValue(150)
    place.choices.printer.fields["margin"].setValue(25)
    settled(place)
    sheet.bleed.setValue(5)
    place.choices.printer.fields["measured_x"].setValue(49)
    assert place.pages.count == 0
    assert place.pages.accessibleDescription().startswith("A card of 150 × 210 mm has no room")
    assert not place.actions_set["printing.save"].isEnabled()
    sheet.bleed.setValue(0)
    settled(place)
    assert place.pages.count == 6


def test_another_army_is_chosen_from_the_list(place: PrintingPlace, settled: Settled) -> None:
    row = place.choices.armies.findText("Scorpion (V-A-4)")
    place.choices.armies.setCurrentIndex(row)
    place.choices.armies.activated.emit(row)
    settled(place)
    assert place.header.name.text() == "Scorpion (V-A-4)"
    assert place.header.counts.text() == "4 cards · 2 pages"


def test_cards_of_the_library_are_printed_when_they_come_from_there(
    place: PrintingPlace, desk: Desk, settled: Settled
) -> None:
    place.visit(ids(desk, 10))
    settled(place)
    assert place.header.counts.text() == "10 cards · 2 pages"
    assert place.choices.source.currentData() == "cards"
    assert place.choices.selection.text() == "10 cards selected in the Library"
    assert not place.choices.switches["summary"].isVisible()
    place.visit(desk.library.armies()[1].id)
    settled(place)
    assert place.choices.source.currentData() == "army"
    assert place.header.name.text() == "Scorpion (V-A-4)"


def test_an_empty_selection_says_what_to_do(place: PrintingPlace, qtbot: QtBot) -> None:
    choose_kind(place, "cards")
    assert place.empty.isVisible()
    assert not place.actions_set["printing.save"].isEnabled()
    assert "nothing to print" in place.actions_set["printing.save"].toolTip()
    with qtbot.waitSignal(place.wanted) as asked:
        place.empty.button("library").click()
    assert asked.args == ["library", None]


def test_a_changed_card_is_printed_as_it_is_now(place: PrintingPlace, desk: Desk, settled: Settled) -> None:
    place.visit(ids(desk, 1))
    settled(place)
    before = place.pages.image(0)
    revision = desk.library.card(ids(desk, 1)[0])
    desk.library.write_cards(LABEL, [CardWrite(revision.card_id, replace(revision.card, pa=Value.of(999)))])
    desk.announce(Changes(cards=frozenset({revision.card_id})))
    settled(place)
    assert place.pages.image(0) != before


def test_cards_whose_text_does_not_fit_are_listed_with_a_jump(
    place: PrintingPlace, desk: Desk, settled: Settled, qtbot: QtBot
) -> None:
    (crowded,) = desk.library.write_cards(LABEL, [CardWrite(None, CROWDED)]).card_ids
    place.visit((*ids(desk, 12), crowded))
    settled(place)
    assert place.header.warning.isVisible()
    (line,) = [place.header.list.item(row) for row in range(place.header.list.count())]
    assert line.text().startswith("Kaian Draghost, le Changeur de Formes (Humain) · ")
    assert "abilities left out, from “Compétence numéro" in line.text().replace("\u00a0", " ")
    assert line.text().endswith("no room even in letters of 5.6 points · page 2")
    place.header.list.setFocus()
    place.header.list.setCurrentRow(0)
    QTest.keyClick(place.header.list, Qt.Key.Key_Return)
    assert place.header.page.text() == "Page 2 of 2"
    place.visit(ids(desk, 1))
    settled(place)
    assert not place.header.warning.isVisible()


def test_what_is_saved_is_what_is_shown(place: PrintingPlace, tmp_path: Path) -> None:
    said = notes(place)
    assert place.handing.save_to(tmp_path / "griffon.pdf")
    assert (tmp_path / "griffon.pdf").read_bytes().startswith(b"%PDF")
    assert (said[-1].words, said[-1].tone) == ("Saved as griffon.pdf", "good")


def test_a_file_that_cannot_be_written_is_one_sentence_with_a_way_out(
    place: PrintingPlace, tmp_path: Path
) -> None:
    said = notes(place)
    assert not place.handing.save_to(tmp_path / "nowhere" / "griffon.pdf")
    assert said[-1].tone == "bad"
    assert "griffon.pdf" in said[-1].words
    assert said[-1].verb == "Save elsewhere"
    assert said[-1].act == place.handing.save


def test_the_system_opens_the_pages_to_print_them(
    place: PrintingPlace, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []

    def take(url: QUrl) -> bool:
        opened.append(url.toLocalFile())
        return True

    monkeypatch.setattr(QDesktopServices, "openUrl", take)
    place.actions_set["printing.open"].trigger()
    (name,) = opened
    assert Path(name).name == "Griffon (V-A-4).pdf"
    assert Path(name).read_bytes().startswith(b"%PDF")


def test_pages_are_turned_by_key_and_zoomed(place: PrintingPlace, settled: Settled) -> None:
    place.pages.setFocus()
    QTest.keyClick(place.pages, Qt.Key.Key_PageDown)
    assert place.header.page.text() == "Page 2 of 2"
    QTest.keyClick(place.pages, Qt.Key.Key_Home)
    assert place.header.page.text() == "Page 1 of 2"
    narrow = place.pages.image(0)
    place.actions_set["printing.width"].trigger()
    settled(place)
    wide = place.pages.image(0)
    assert narrow is not None
    assert wide is not None
    assert wide.width() > narrow.width()
    assert place.settings.of_place("printing")["zoom"] == "width"
    place.actions_set["printing.next"].trigger()
    assert place.header.page.text() == "Page 2 of 2"


def test_a_newer_choice_drops_what_is_being_made(place: PrintingPlace, desk: Desk, settled: Settled) -> None:
    place.visit(ids(desk))
    place.choices.copies.setValue(20)
    place.choices.copies.setValue(1)
    settled(place)
    assert place.header.counts.text().startswith(f"{len(ids(desk))} cards")
    assert not place.header.cancel.isVisible()


def test_making_can_be_given_up_and_started_again(place: PrintingPlace, desk: Desk, settled: Settled) -> None:
    place.visit(ids(desk))
    said = notes(place)
    place.choices.copies.setValue(20)
    place.header.cancelled.emit()
    place.press.wait()
    QApplication.processEvents()
    assert said[-1].verb == "Start again"
    assert not place.actions_set["printing.save"].isEnabled()
    place.choices.copies.setValue(1)
    settled(place)


def test_nothing_is_laid_out_any_more_once_the_window_closes(
    place: PrintingPlace, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is made beside a window that goes would speak to nobody."""
    place.choices.switches["summary"].toggle()
    place.end_work()
    assert not [thread for thread in threading.enumerate() if thread.name == "tacticien-press"]
    place.choices.switches["summary"].toggle()
    assert not [thread for thread in threading.enumerate() if thread.name == "tacticien-press"]


def test_a_disk_that_does_not_answer_is_one_sentence_with_a_retry(
    place: PrintingPlace, desk: Desk, settled: Settled, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = notes(place)

    def gone(*_: object) -> None:
        raise Unreachable()

    monkeypatch.setattr(desk.library, "army", gone)
    place.choices.copies.setValue(2)
    assert (said[-1].tone, said[-1].verb) == ("bad", "Retry")
    monkeypatch.undo()
    retry = said[-1].act
    assert retry is not None
    retry()
    settled(place)
    assert place.header.counts.text().startswith("10 cards")


def test_a_deleted_army_gives_its_place_to_the_next(
    place: PrintingPlace, desk: Desk, settled: Settled
) -> None:
    first = desk.library.armies()[0]
    desk.library.write_armies(LABEL, [ArmyWrite(first.id, None)])
    desk.announce(Changes(armies=frozenset({first.id})))
    settled(place)
    assert place.header.name.text() == "Scorpion (V-A-4)"


def test_without_a_library_there_is_nothing_to_print(place: PrintingPlace) -> None:
    place.set_desk(None)
    assert place.empty.isVisible()
    assert not place.actions_set["printing.open"].isEnabled()


@pytest.mark.parametrize("scale", [100, 150])
@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("size", [(1200, 800), (1840, 1080)])
def test_no_word_is_cut(
    place: PrintingPlace, desk: Desk, qapp: QApplication, settled: Settled, language: str, scale: int,
    size: tuple[int, int],
) -> None:  # fmt: skip
    (crowded,) = desk.library.write_cards(LABEL, [CardWrite(None, CROWDED)]).card_ids
    place.settings.change(language=language)
    loader.install(qapp, language)
    theme.apply(qapp, ThemeChoice.DARK, scale)
    place.resize(*size)
    place.visit((crowded, *ids(desk)))
    settled(place)
    assert cut_labels(place) == []
    choose_kind(place, "army")
    settled(place)
    assert cut_labels(place) == []


def test_the_language_changes_while_running(
    place: PrintingPlace, qapp: QApplication, settled: Settled
) -> None:
    place.settings.change(language="fr")
    loader.install(qapp, "fr")
    QApplication.processEvents()
    settled(place)
    assert place.actions_set["printing.open"].text() == "Ouvrir le PDF"
    assert place.choices.sheet.switches["control_bar"].text() == "Barres de contrôle de 50 mm"
    assert place.header.counts.text() == "5 cartes · 2 pages"


def test_boxes_are_those_of_the_rules_that_the_cards_are_played_by(
    place: PrintingPlace, desk: Desk, settled: Settled
) -> None:
    def offered() -> list[str]:
        box = place.choices.ruleset
        return [box.itemText(row) for row in range(box.count())]

    assert "ÉCLATS" not in offered()
    group, _ = done(add_example(desk, system="eclats"))
    place.visit(group)
    settled(place)
    assert offered() == ["ÉCLATS"]


def test_the_lists_of_a_folder_are_printed_as_one_file_with_a_bookmark_each(
    place: PrintingPlace, desk: Desk, settled: Settled
) -> None:
    first, second = desk.library.armies()[:2]
    alone = place.choices.armies.count()
    assert not any("Folder" in place.choices.armies.itemText(n) for n in range(alone))
    for army in (first, second):
        assert versions.file_army(desk, army.id, folder="Sunday", tags=()) is None
    settled(place)
    (row,) = (n for n in range(place.choices.armies.count())
              if place.choices.armies.itemText(n) == "Folder Sunday · 2 armies")  # fmt: skip
    place.choices.armies.setCurrentIndex(row)
    place.choices.armies.activated.emit(row)
    settled(place)
    assert place.header.name.text() == "Folder Sunday"
    assert place.printed is not None
    read = PdfReader(BytesIO(place.printed.data))
    heads = [mark["/Title"] for mark in read.outline if not isinstance(mark, list)]
    assert heads == [first.name, second.name]
    pages = [read.get_destination_page_number(mark) for mark in read.outline if not isinstance(mark, list)]
    assert pages == [0, 2] and len(read.pages) == place.pages.count == 4
    assert sum(isinstance(mark, list) for mark in read.outline) == 2, "its cards below each list"


def test_lists_without_a_card_are_named_where_the_others_are_printed(
    place: PrintingPlace, desk: Desk, settled: Settled
) -> None:
    def choose(words: str) -> None:
        (row,) = (n for n in range(place.choices.armies.count())
                  if place.choices.armies.itemText(n).startswith(words))  # fmt: skip
        place.choices.armies.setCurrentIndex(row)
        place.choices.armies.activated.emit(row)
        settled(place)

    choose("All armies")
    assert not place.header.left_out.isVisible()
    for name in ("Draft", "Later"):
        armies.create(desk, name=name)
    settled(place)
    said = place.header.left_out
    assert said.isVisible()
    assert said.text() == "2 armies have no card yet and are left out: Draft, Later"
    assert place.pages.count == 4
    choose("Griffon")
    assert not said.isVisible()


def test_while_the_first_pages_are_laid_out_the_preview_says_so(
    place: PrintingPlace, settled: Settled
) -> None:
    place.pages.show_document(())
    blank = place.pages.grab().toImage()
    place.choices.changed.emit()
    said = place.pages.grab().toImage()
    assert said != blank, "a sentence stands where the pages will be"
    assert place.pages.accessibleDescription() == "The pages are being laid out."
    settled(place)
    assert place.pages.count == 2
    assert place.pages.accessibleDescription() == place.header.page.text()


def test_the_battle_as_it_stands_is_laid_out_and_follows_its_steps(
    place: PrintingPlace, desk: Desk, settled: Settled
) -> None:
    choose_kind(place, "battle")
    assert place.empty.isVisible(), "there is none yet"
    play = done(start_example(desk))
    desk.announce(Changes(battles=frozenset({play.battle_id})))
    settled(place)
    assert place.header.counts.text() == "2 pages"
    assert place.header.name.text() == play.setup.name
    before = place.pages.image(0)
    fighter = next(iter(play.game.fighters))
    assert not isinstance(battle.do(desk, play, Notch(fighter, 2)), Refusal)
    settled(place)
    assert place.pages.image(0) != before
    second = done(start_example(desk, system="monconf"))
    desk.announce(Changes(battles=frozenset({second.battle_id})))
    settled(place)
    box = place.choices.armies
    assert box.count() == 2
    row = box.findData(second.battle_id)
    box.setCurrentIndex(row)
    box.activated.emit(row)
    settled(place)
    assert place.header.name.text() == second.setup.name
    place.visit("battle")
    settled(place)
    assert place.header.name.text() == second.setup.name, "the one touched last"


def test_choices_are_kept_under_a_name_taken_again_and_forgotten(
    place: PrintingPlace, settings: Settings, settled: Settled, qtbot: QtBot
) -> None:
    presets, sheet = place.choices.presets, place.choices.sheet
    assert not presets.button.isEnabled()
    QTest.mouseClick(sheet.cuts.buttons[1], Qt.MouseButton.LeftButton)
    place.choices.switches["ink_saver"].click()
    presets.box.setFocus()
    QTest.keyClicks(presets.box, "Club")
    QTest.keyClick(presets.box, Qt.Key.Key_Return)
    assert presets.button.text() == "Forget"
    QTest.mouseClick(sheet.cuts.buttons[2], Qt.MouseButton.LeftButton)
    assert presets.button.text() == "Replace", "other choices than those"
    settled(place)
    again = PrintingPlace(Settings.load(settings.path))
    qtbot.addWidget(again)
    again.set_desk(place.desk)
    again.show()
    settled(again)
    assert again.choices.options.cuts == "none"
    box = again.choices.presets.box
    assert [box.itemText(row) for row in range(box.count())] == ["Club"]
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Down)
    settled(again)
    assert again.choices.options.cuts == "lines" and again.choices.options.ink_saver
    assert again.choices.sheet.cuts.choice() == "lines"
    QTest.mouseClick(again.choices.presets.button, Qt.MouseButton.LeftButton)
    assert again.settings.of_place("printing")["presets"] == {}
    assert again.choices.options.cuts == "lines", "what is chosen stays"
    again.press.stop()


def test_the_army_sheet_is_printed_alone_and_blank_cards_fill_a_page(
    place: PrintingPlace, settled: Settled
) -> None:
    place.choices.switches["cards"].click()
    settled(place)
    assert place.header.counts.text() == "1 page"
    choose_kind(place, "blank")
    settled(place)
    assert place.header.counts.text() == "9 cards · 1 page"
    assert not place.choices.switches["cards"].isVisible()
    rulesets = place.choices.ruleset
    row = rulesets.findText("ÉCLATS")
    rulesets.setCurrentIndex(row)
    rulesets.activated.emit(row)
    settled(place)
    assert place.printed is not None
    assert "ANIMUS" in texts(place.printed.data)[0], "of any game"
    assert not place.header.warning.isVisible()


def test_the_quick_reference_of_a_game_is_chosen_by_its_ruleset(
    place: PrintingPlace, settled: Settled
) -> None:
    choices = place.choices
    choose_kind(place, "reference")
    settled(place)
    assert place.header.counts.text() == "1 page"
    assert choices.ruleset.isEnabled() and choices.ruleset.isVisible()
    for unasked in (choices.armies, choices.figures, choices.copies, choices.sheet.card, choices.sheet.backs,
                    *(choices.switches[name] for name in ("cards", "wound_boxes", "pictures"))):  # fmt: skip
        assert not unasked.isVisible(), "only what changes something is asked"
    assert not cut_labels(place)
    choices.ruleset.setFocus()
    QTest.keyClick(choices.ruleset, Qt.Key.Key_Home)
    while choices.ruleset.currentText() != "MonCon’F":
        QTest.keyClick(choices.ruleset, Qt.Key.Key_Down)
    settled(place)
    assert place.printed is not None
    assert "Bide your time" in texts(place.printed.data)[0]
    assert place.header.name.text() == "Quick reference · MonCon’F"
    choose_kind(place, "army")
    settled(place)
    assert choices.copies.isVisible() and choices.sheet.card.isVisible()


def test_rulesets_are_those_of_the_game_of_the_list(
    place: PrintingPlace, desk: Desk, settled: Settled
) -> None:
    done(add_example(desk, system="monconf"))
    place.refresh()
    box, armies = place.choices.ruleset, place.choices.armies
    choose_kind(place, "tokens")
    armies.setFocus()
    QTest.keyClick(armies, Qt.Key.Key_Home)
    for _ in range(armies.findText("Aurore")):
        QTest.keyClick(armies, Qt.Key.Key_Down)
    settled(place)
    assert armies.currentText() == "Aurore"
    place.choices.show_source("tokens", [("x", "Long " * 40)], "x", 0)
    assert armies.currentText().endswith("Long…") and len(armies.currentText()) <= 80
    place.refresh()
    settled(place)
    assert [box.itemText(at) for at in range(box.count())] == ["MonCon’F"]
    choose_kind(place, "reference")
    settled(place)
    assert box.currentText() == "MonCon’F" and box.count() > 2, "that of its game first, any other on wish"
    assert place.header.name.text() == "Quick reference · MonCon’F"
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Home)
    settled(place)
    other = box.currentText()
    assert other != "MonCon’F"
    choose_kind(place, "blank")
    settled(place)
    assert box.currentText() == other, "what was chosen since stays"


def test_strips_tokens_and_spells_of_a_list_are_chosen_by_keys(
    place: PrintingPlace, desk: Desk, settled: Settled
) -> None:
    def told() -> str:
        assert place.printed is not None
        return " ".join(texts(place.printed.data))

    for kind, words in (("strips", "Griffin conscript"), ("tokens", "Has acted")):
        choose_kind(place, kind)
        settled(place)
        assert place.header.counts.text() == "1 page"
        assert words.lower() in told().lower()
        assert place.choices.armies.isVisible() and not place.choices.sheet.card.isVisible()
        assert not cut_labels(place)
    done(add_example(desk, system="eclats"))
    eclats = {army.id for army in desk.library.armies() if army.system == "eclats"}
    offered = {}
    for kind in ("tokens", "strips"):
        choose_kind(place, kind)
        offered[kind] = {place.choices.armies.itemData(row) for row in range(place.choices.armies.count())}
    assert offered["tokens"] - offered["strips"] == eclats, "ÉCLATS orders no cards"
    choose_kind(place, "tokens")
    before = place.choices.ruleset.count()
    choose_army(place, next(iter(eclats)))
    settled(place)
    assert place.choices.ruleset.count() == 1 < before, "tokens are those of the list’s own game"
    choose_army(place, desk.library.armies()[0].id)
    choose_kind(place, "spells")
    assert place.empty.isVisible(), "nobody in this list buys one"


def test_the_notes_of_cards_are_printed_on_wish(place: PrintingPlace, desk: Desk, settled: Settled) -> None:
    revision = desk.library.cards()[0]
    told = replace(revision.card, note="Relancer sa peur au premier tour.")
    desk.library.write_cards(LABEL, [CardWrite(revision.card_id, told)])
    place.visit((revision.card_id,))
    settled(place)
    assert place.printed is not None and "Relancer" not in texts(place.printed.data)[0]
    place.choices.switches["notes"].setFocus()
    QTest.keyClick(place.choices.switches["notes"], Qt.Key.Key_Space)
    settled(place)
    assert place.printed is not None and "Relancer sa peur" in texts(place.printed.data)[0]
    assert place.settings.of_place("printing")["options"]["notes"] is True


def test_pages_are_zoomed_by_keys_buttons_and_the_wheel(place: PrintingPlace, settled: Settled) -> None:
    ctrl, pages = Qt.KeyboardModifier.ControlModifier, place.pages
    assert pages.count
    whole = pages.page_size(0).width()
    QTest.keyClick(place, Qt.Key.Key_Plus, ctrl)
    larger = pages.page_size(0).width()
    assert larger > whole and len(place.header.zoom.buttons) == 3
    true = pages.logicalDpiX() * 210 / 25.4
    while place.header.zoom.buttons[2].text() != "100%":
        QTest.keyClick(place, Qt.Key.Key_Plus, ctrl)
    assert pages.page_size(0).width() == pytest.approx(true, abs=2), "as large as on paper"
    larger_verb = place.actions_set["printing.larger"]
    (button,) = [b for b in place.header.findChildren(QToolButton) if b.defaultAction() is larger_verb]
    for _ in range(4):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert place.header.zoom.buttons[2].text() == "300%"
    bar = pages.horizontalScrollBar()
    assert bar.maximum() > 0
    bar.setValue(0)
    assert pages.page_rect(0).left() >= 0, "its left edge is in reach"
    bar.setValue(bar.maximum())
    assert pages.page_rect(0).right() <= pages.viewport().width(), "and its right one"
    settled(place)
    image = pages.image(0)
    assert image is not None and image.width() == pages.page_size(0).width(), "rendered as large as shown"
    wheel(pages, -120)
    assert place.header.zoom.buttons[2].text() == "200%"
    assert place.settings.of_place("printing")["zoom"] == "200"
    assert not cut_labels(place)
    QTest.keyClick(place, Qt.Key.Key_0, ctrl)
    assert pages.page_size(0).width() == whole and len(place.header.zoom.buttons) == 2
    assert bar.maximum() == 0


def wheel(pages: PagesView, turned: int) -> None:
    """Turn the wheel over the pages while Ctrl is held."""
    where = QPointF(pages.viewport().rect().center())
    event = QWheelEvent(
        where, pages.viewport().mapToGlobal(where), QPoint(), QPoint(0, turned), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.ControlModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(pages.viewport(), event)


def test_the_other_language_stands_behind_on_wish(place: PrintingPlace, settled: Settled) -> None:
    sheet = place.choices.sheet
    assert not sheet.switches["other_behind"].isVisible()
    QTest.mouseClick(place.choices.language.buttons[2], Qt.MouseButton.LeftButton)
    QTest.mouseClick(sheet.backs.buttons[1], Qt.MouseButton.LeftButton)
    place.choices.switches["summary"].click()
    settled(place)
    before = place.header.counts.text()
    sheet.switches["other_behind"].setFocus()
    QTest.keyClick(sheet.switches["other_behind"], Qt.Key.Key_Space)
    settled(place)
    assert place.printed is not None and place.header.counts.text() == "5 cards · 2 pages" != before
    front, back = texts(place.printed.data)
    assert "Conscrit du Griffon" in front.title() or "conscrit" in front.lower()
    assert "conscript" in back.lower() and "conscript" not in front.lower()


def test_both_lists_of_a_game_go_into_one_file(
    place: PrintingPlace, desk: Desk, settled: Settled, settings: Settings, tmp_path: Path
) -> None:
    second = place.choices.second
    assert second.isVisible() and second.currentText() == "No second list"
    second.setFocus()
    wanted = desk.library.armies()[1]
    for _ in range(second.findData(wanted.id)):
        QTest.keyClick(second, Qt.Key.Key_Down)
    settled(place)
    assert place.header.name.text() == f"Griffon (V-A-4) · {wanted.name}"
    assert not cut_labels(place.choices)
    assert place.handing.save_to(tmp_path / "both.pdf")
    said = " ".join(texts((tmp_path / "both.pdf").read_bytes()))
    assert "Griffin conscript" in said and wanted.name in said
    assert settings.of_place("printing")["second"] == wanted.id
    choose_kind(place, "strips")
    settled(place)
    assert place.printed is not None and place.pages.count == 2, "strips of both"
    choose_army(place, wanted.id)
    settled(place)
    assert second.currentText() == "No second list" and place.header.name.text().endswith(wanted.name)
    place.visit(desk.library.armies()[0].id)
    settled(place)
    assert place.header.name.text() == "Griffon (V-A-4)", "a list from the Muster is printed alone"
