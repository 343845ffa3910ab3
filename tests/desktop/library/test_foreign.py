"""Files of other programs in the Library: read beside the window, decided by keys, one step."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.environment.settings import ThemeChoice
from desktop.library.column_widths import widths
from desktop.library.columns_page import ColumnsPage
from desktop.library.place import LibraryPlace
from desktop.look import theme
from desktop.models.decisions import DecisionColumn, DecisionRow, DecisionsModel, DecisionWords
from desktop.muster.place import MusterPlace
from desktop.operations import cards
from desktop.operations.desk import Desk
from desktop.operations.imports import catalogues
from desktop.shell.place import StripNote
from desktop.shell.window import Window
from desktop.wording import loader
from rules.text import Refusal
from rules.values import Characteristic, Value
from tests.db.exchange.foreign import GUARD, entry, profile, roster, selection
from tests.desktop.file_dialogs import Dialogs, type_path
from tests.desktop.fit import cut_labels
from tests.desktop.hands import click, press
from tests.desktop.library.catalogues import figure, file, opened, sentry, settle
from tests.desktop.library.hand import Hand

# Without a screen Qt says so of dialogs.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
SLIPS = GUARD | {"Abilities": "Fanaticis; Exhalted", "Ini": "quick"}


def weathervane(desk: Desk, place: LibraryPlace, folder: Path) -> None:
    """Write a card by hand that a file knows under nearly the same name."""
    known = file(folder, entry("Weathervane", pa=17, profiles=[profile("Weathervane")]))
    harvest = catalogues.read_files([known], desk.peoples, desk.abilities)
    mine = replace(harvest.cards[0].card, pa=Value.of(40), note="mine")
    assert isinstance(cards.save_card(desk, card=mine), str)
    place.refresh()


def test_slips_are_ticked_by_keys_and_the_import_is_one_step(
    qtbot: QtBot, window: Window, place: LibraryPlace, desk: Desk, tmp_path: Path, hand: Hand
) -> None:
    before = len(desk.library.history("library"))
    page = opened(qtbot, place, file(tmp_path, figure(cells=SLIPS)))
    assert place.pages.currentWidget() is page
    assert [(row.what, row.now, row.mine, row.taken) for row in page.decisions.rows] == [
        ("Compétence\u202f: Sentry", "Fanaticis", "Fanaticis", "Fanaticism"),
        ("Compétence\u202f: Sentry", "Exhalted", "Exhalted", "Exalted"),
    ]  # fmt: skip
    assert page.deciding.isColumnHidden(DecisionColumn.BEFORE)
    assert len(desk.library.history("library")) == before
    told = [row.words for row in page.model.rows]
    assert len(told) == 1 and "quick" in told[0], "what is to be decided is told once"
    hand(" ")
    hand("\n")
    settle(qtbot, place)
    card = sentry(desk)
    assert [a.id for a in card.abilities] == ["fanaticism", ""]
    assert len(desk.library.history("library")) == before + 1
    assert page.isVisible()
    assert any("Exhalted" in row.words for row in page.model.rows), "nobody asks any more"
    assert window.verb("undo").isEnabled(), "the rail undoes what the page tells of, as its own verb does"
    press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert place.is_browsing()
    assert all(r.card.name_en != "Sentry" for r in desk.library.cards())


def test_a_ticks_all_and_esc_leaves_everything_as_it_was(
    qtbot: QtBot, place: LibraryPlace, desk: Desk, tmp_path: Path, hand: Hand
) -> None:
    page = opened(qtbot, place, file(tmp_path, figure(cells=SLIPS)))
    hand("a")
    assert page.choices().spellings == {"Fanaticis": "Fanaticism", "Exhalted": "Exalted"}
    hand("a")
    assert page.choices().spellings == {}
    count = len(desk.library.cards())
    hand("\x1b")
    assert place.is_browsing() and len(desk.library.cards()) == count


def test_a_clean_import_goes_back_to_the_list_and_offers_undo(
    qtbot: QtBot, place: LibraryPlace, desk: Desk, tmp_path: Path, hand: Hand
) -> None:
    opened(qtbot, place, file(tmp_path, figure()))
    hand("\n")
    settle(qtbot, place)
    assert place.is_browsing()
    assert place.card_index[place.browser.table.current_id()].card.name_en == "Sentry"
    place.undo()
    assert all(r.card.name_en != "Sentry" for r in desk.library.cards())


def test_a_difference_is_shown_and_mine_stays_unless_it_is_ticked(
    qtbot: QtBot, place: LibraryPlace, desk: Desk, tmp_path: Path, hand: Hand
) -> None:
    catalogues.bring(desk, paths=[file(tmp_path, figure())])
    mine = next(r for r in desk.library.cards() if r.card.name_en == "Sentry")
    cards.save_card(desk, card=replace(mine.card, pa=Value.of(20)), card_id=mine.card_id)
    newer = file(tmp_path, figure(19, GUARD | {"Ini": "4"}), revision=2)
    page = opened(qtbot, place, newer)
    rows = {row.what.partition(" · ")[2]: row for row in page.decisions.rows}
    assert (rows["PA"].before, rows["PA"].now, rows["PA"].mine, rows["PA"].free) == ("17", "19", "20", False)
    assert rows["INI"].free
    hand("\n")
    settle(qtbot, place)
    card = sentry(desk)
    assert (card.pa, card.values[Characteristic.INI]) == (Value.of(20), Value.of(4))


def test_what_differs_in_long_texts_is_in_sight_and_all_of_it_in_the_tooltip(
    qtbot: QtBot, place: LibraryPlace, desk: Desk, tmp_path: Path
) -> None:
    told = "He never leaves his wall, come rain, snow or wolves. " * 8
    catalogues.bring(
        desk, paths=[file(tmp_path, figure(cells=GUARD | {"Mood": f"{told}Six wolves. {told}"}))]
    )
    held = next(r for r in desk.library.cards() if r.card.name_en == "Sentry")
    assert told.strip() in held.card.note
    cards.save_card(desk, card=replace(held.card, note=f"{held.card.note} Mine."), card_id=held.card_id)
    seven = GUARD | {"Mood": f"{told}Seven wolves. {told}"}
    page = opened(qtbot, place, file(tmp_path, figure(cells=seven), revision=2))
    (row,) = (row for row in page.decisions.rows if row.what.endswith("Note"))
    assert len({row.before, row.now, row.mine}) == 3 and row.taken == row.now
    assert ("Six" in row.before, "Seven" in row.now, row.mine.endswith("Mine.")) == (True, True, True)
    assert max(map(len, (row.before, row.now, row.mine))) < 160
    at = page.decisions.rows.index(row)
    tip = page.decisions.index(at, DecisionColumn.MINE).data(Qt.ItemDataRole.ToolTipRole)
    assert tip.endswith("Mine.") and len(tip) > 800


def test_a_hostile_file_is_told_in_one_sentence(
    qtbot: QtBot, place: LibraryPlace, desk: Desk, tmp_path: Path, hand: Hand
) -> None:
    bad = tmp_path / "bad.cat"
    bad.write_bytes(b'<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>')
    page = opened(qtbot, place, bad)
    assert not page.take.isVisible()
    assert len(page.model.rows) == 1
    hand("\x1b")
    assert place.is_browsing()


def keep_busy(monkeypatch: pytest.MonkeyPatch, verb: str) -> tuple[threading.Event, threading.Event]:
    """Let an operation begin, tell so, and do nothing until it may go on."""
    begun, go_on = threading.Event(), threading.Event()
    operation = getattr(catalogues, verb)

    def slow(*args: object, **asked: object) -> object:
        begun.set()
        assert go_on.wait(30)
        return operation(*args, **asked)

    monkeypatch.setattr(catalogues, verb, slow)
    return begun, go_on


def choose(place: LibraryPlace, *paths: Path) -> None:
    """Choose files in the dialog that Ctrl+I opens."""
    named = str(paths[0]) if len(paths) == 1 else " ".join(f'"{path}"' for path in paths)
    with Dialogs(type_path(Path(named))):
        press(Qt.Key.Key_I, Qt.KeyboardModifier.ControlModifier)
    place.window().activateWindow()
    # offscreen a window that gets no key yet has no focus either, whatever the page asked for
    assert QTest.qWaitForWindowActive(place.window())


@pytest.mark.parametrize("verb", ["look", "plan", "decide"])
def test_the_window_answers_while_files_are_read_planned_and_written(
    qtbot: QtBot, place: LibraryPlace, desk: Desk, tmp_path: Path, hand: Hand,
    monkeypatch: pytest.MonkeyPatch, verb: str,
) -> None:  # fmt: skip
    weathervane(desk, place, tmp_path)
    near = entry("Weathervame", pa=17, profiles=[profile("Weathervame")], id="other")
    begun, go_on = keep_busy(monkeypatch, verb)
    choose(place, file(tmp_path, near, name="other.cat"))
    if verb != "look":
        settle(qtbot, place)
        hand(" " if verb == "plan" else "\n")
    qtbot.waitUntil(begun.is_set)
    qtbot.waitUntil(lambda: (page := place.foreign.work.page) is not None and page.isVisible())
    progress = place.foreign.work.page
    assert progress is not None and progress.cancel.hasFocus() and cut_labels(progress) == []
    go_on.set()
    settle(qtbot, place)
    assert place.foreign.page is not None
    assert place.is_browsing() is (verb == "decide")
    assert place.foreign.page.isVisible() is (verb != "decide")
    if verb == "decide":
        assert any(r.card.name_en == "Weathervame" for r in desk.library.cards())
        place.undo()
    assert all(r.card.name_en != "Weathervame" for r in desk.library.cards())


@pytest.mark.parametrize("verb", ["look", "plan", "decide"])
def test_reading_planning_and_writing_are_given_up_by_esc_and_nothing_is_written(
    qtbot: QtBot, place: LibraryPlace, desk: Desk, tmp_path: Path, hand: Hand, notes: list[StripNote],
    monkeypatch: pytest.MonkeyPatch, verb: str,
) -> None:  # fmt: skip
    weathervane(desk, place, tmp_path)
    before = [(r.card_id, r.number) for r in desk.library.cards()]
    near = entry("Weathervame", pa=17, profiles=[profile("Weathervame")], id="other")
    begun, go_on = keep_busy(monkeypatch, verb)
    choose(place, file(tmp_path, near, name="other.cat"))
    if verb != "look":
        settle(qtbot, place)
        hand(" " if verb == "plan" else "\n")
    qtbot.waitUntil(begun.is_set)
    qtbot.waitUntil(lambda: (page := place.foreign.work.page) is not None and page.isVisible())
    hand("\x1b")
    go_on.set()
    settle(qtbot, place)
    assert place.is_browsing() and notes[-1].words == "L’import est abandonné\u202f; rien n’a changé."
    assert [(r.card_id, r.number) for r in desk.library.cards()] == before


def test_reading_is_given_up_when_the_library_goes(
    qtbot: QtBot, place: LibraryPlace, desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, go_on = keep_busy(monkeypatch, "look")
    place.import_files([file(tmp_path, figure())])
    assert begun.wait(30)
    go_on.set()
    place.set_desk(None)
    QApplication.processEvents()
    assert place.foreign.page is None and not place.foreign.work.busy
    assert not any(thread.name == "tacticien-beside" for thread in threading.enumerate())


def test_a_card_that_moves_meanwhile_is_merged_as_it_is_then(
    qtbot: QtBot, place: LibraryPlace, desk: Desk, tmp_path: Path, hand: Hand,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    catalogues.bring(desk, paths=[file(tmp_path, figure())])
    place.refresh()
    opened(qtbot, place, file(tmp_path, figure(19), revision=2))
    begun, go_on = keep_busy(monkeypatch, "decide")
    hand("\n")
    qtbot.waitUntil(begun.is_set)
    held = next(r for r in desk.library.cards() if r.card.name_en == "Sentry")
    cards.save_card(desk, card=replace(held.card, pa=Value.of(50), note="mine"), card_id=held.card_id)
    go_on.set()
    settle(qtbot, place)
    assert (sentry(desk).pa, sentry(desk).note) == (Value.of(50), "mine")


def test_tables_wait_for_the_files_of_other_programs_chosen_with_them(
    qtbot: QtBot, place: LibraryPlace, desk: Desk, tmp_path: Path, hand: Hand,
    ask: Callable[[], ColumnsPage], monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    table = tmp_path / "cards.csv"
    table.write_text("name_fr,pa\nAda,20\n", encoding="utf-8")
    choose(place, table, file(tmp_path, figure()))
    settle(qtbot, place)
    assert place.foreign.page is not None and place.foreign.page.isVisible()
    hand("\n")
    settle(qtbot, place)
    assert sentry(desk) and ask().isVisible()
    hand("\n")
    settle(qtbot, place)
    assert any(r.card.name_fr == "Ada" for r in desk.library.cards())


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("scale", [100, 150])
def test_no_label_is_cut(
    qtbot: QtBot, place: LibraryPlace, qapp: QApplication, tmp_path: Path, language: str, scale: int
) -> None:
    page = opened(qtbot, place, file(tmp_path, figure(cells=SLIPS)))
    loader.install(qapp, language)
    theme.apply(qapp, ThemeChoice.LIGHT, scale)
    page.retranslate()
    QApplication.processEvents()
    assert cut_labels(page) == []


def test_the_model_of_decisions_holds(qapp: QApplication) -> None:
    model = DecisionsModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    rows = DecisionRow(1, lambda: DecisionWords("a")), DecisionRow(2, lambda: DecisionWords("b"), free=True)
    model.set_rows(rows)
    first, second = model.index(0, DecisionColumn.WHAT), model.index(1, DecisionColumn.WHAT)
    assert model.setData(first, Qt.CheckState.Checked.value, Qt.ItemDataRole.CheckStateRole)
    assert not model.setData(second, Qt.CheckState.Unchecked.value, Qt.ItemDataRole.CheckStateRole)
    assert [row.ticked for row in model.rows] == [True, False]
    assert model.data(second, Qt.ItemDataRole.CheckStateRole) is Qt.CheckState.Checked
    tester.deleteLater()


def test_a_row_of_an_ability_names_its_cards_and_its_tooltip_all_of_them(
    qtbot: QtBot, place: LibraryPlace, tmp_path: Path
) -> None:
    names = ["Ada", "Bran", "Ciara", "Dorn", "Edda"]
    cells = GUARD | {"Abilities": "Fanaticis"}
    entries = [entry(name, pa=9, profiles=[profile(name, cells)]) for name in names]
    page = opened(qtbot, place, file(tmp_path, *entries))
    what = page.decisions.index(0, DecisionColumn.WHAT)
    assert what.data() == "Compétence\u202f: Ada, Bran, Ciara et 2 autres"
    assert what.data(Qt.ItemDataRole.ToolTipRole) == "Compétence\u202f: Ada, Bran, Ciara, Dorn, Edda"


def test_entry_and_field_of_what_was_found_stand_apart(
    qtbot: QtBot, place: LibraryPlace, tmp_path: Path
) -> None:
    odd = GUARD | {"Atk-Str": "4-", "Def-Res": "4-"}
    page = opened(qtbot, place, file(tmp_path, figure(cells=odd)))
    told = [(row.entry, row.column) for row in page.model.rows if "4-" in row.words]
    assert told == [("Sentry", "Atk-Str"), ("Sentry", "Def-Res")]


@pytest.mark.parametrize("room", [600, 1000, 2000])
def test_columns_are_as_wide_as_their_words_where_there_is_room(room: int) -> None:
    found = widths(room, {0: 120, 2: 400, 3: 90, 4: 380}, 4)
    assert 4 not in found
    assert sum(found.values()) + min(380, room // 6) <= room
    assert (found[2] == 400) == (room >= 990)
    assert found[3] == 90


def test_undoing_an_import_takes_its_army_back_and_nothing_that_was_there_before(
    qtbot: QtBot, place: LibraryPlace, desk: Desk, tmp_path: Path, hand: Hand, notes: list[StripNote]
) -> None:
    catalogues.bring(desk, paths=[file(tmp_path, figure())])
    place.refresh()
    cards_before, lists_before = len(desk.library.cards()), len(desk.library.armies())
    roster_file = tmp_path / "list.ros"
    roster_file.write_bytes(roster(selection("Sentry", pa="17", profiles=[profile("Sentry")])))
    opened(qtbot, place, roster_file)
    hand("\n")
    settle(qtbot, place)
    assert len(desk.library.armies()) == lists_before + 1
    act = notes[-1].act
    assert act is not None
    act()
    assert (len(desk.library.cards()), len(desk.library.armies())) == (cards_before, lists_before)


def test_a_file_that_brings_nothing_new_says_so_and_is_closed(
    qtbot: QtBot, place: LibraryPlace, desk: Desk, tmp_path: Path, hand: Hand
) -> None:
    catalogues.bring(desk, paths=[file(tmp_path, figure())])
    page = opened(qtbot, place, file(tmp_path, figure()))
    assert page.title == "Rien ne change · 1 carte déjà là"
    assert not page.take.isVisible() and page.cancel.text() == "Fermer"
    hand("\n")
    settle(qtbot, place)
    assert place.is_browsing()


def test_differences_are_told_in_the_language_of_the_window(
    qtbot: QtBot, place: LibraryPlace, desk: Desk, tmp_path: Path
) -> None:
    catalogues.bring(desk, paths=[file(tmp_path, figure())])
    newer = GUARD | {"Abilities": "Fanaticism", "Cou/Fea": "6 F", "Size": "Large"}
    page = opened(qtbot, place, file(tmp_path, figure(cells=newer), revision=2))
    told = {row.what.partition(" · ")[2]: (row.before, row.now) for row in page.decisions.rows}
    assert told["Compétences"] == ("Bravoure; Commandement/10", "Fanatisme")
    assert told["COU/PEUR"] == ("COU 4", "PEUR 6")
    assert told["Taille"] == ("", "Grande")


def test_an_older_file_is_told_above_its_differences(
    qtbot: QtBot, place: LibraryPlace, desk: Desk, tmp_path: Path
) -> None:
    catalogues.bring(desk, paths=[file(tmp_path, figure(19), revision=7)])
    page = opened(qtbot, place, file(tmp_path, figure(17), revision=6))
    assert page.told.splitlines()[0].startswith("«\u202fAkkylannie Griffins [C5]\u202f» est en révision 6")
    assert [(row.before, row.now, row.mine, row.free) for row in page.decisions.rows] == [
        ("19", "17", "19", False)
    ]


def test_ctrl_z_takes_a_whole_import_back_here_and_in_the_muster(
    qtbot: QtBot, window: Window, place: LibraryPlace, desk: Desk, tmp_path: Path, hand: Hand
) -> None:
    notes: list[StripNote] = []
    place.said.connect(notes.append)
    muster = window.go("muster")
    assert isinstance(muster, MusterPlace)
    window.go("library")
    held, listed = len(desk.library.cards()), len(desk.library.armies())

    def there() -> tuple[int, int]:
        shown = sum(1 for entry in muster.palette_entries() if entry.icon == "users")
        cards_shown = sum(1 for entry in place.palette_entries() if entry.icon == "cards")
        assert (cards_shown, shown) == (len(desk.library.cards()), len(desk.library.armies()))
        return len(desk.library.cards()) - held, len(desk.library.armies()) - listed

    roster_file = tmp_path / "list.ros"
    roster_file.write_bytes(roster(selection("Sentry", pa="17", profiles=[profile("Sentry")])))
    opened(qtbot, place, roster_file)
    hand("\n")
    settle(qtbot, place)
    assert there() == (1, 1)
    hand("z", Qt.KeyboardModifier.ControlModifier)
    assert there() == (0, 0)
    hand("y", Qt.KeyboardModifier.ControlModifier)
    assert there() == (1, 1)
    window.go("muster")
    hand("z", Qt.KeyboardModifier.ControlModifier)
    assert there() == (0, 0)
    hand("y", Qt.KeyboardModifier.ControlModifier)
    muster.controller.show_army(desk.library.armies()[0].id)
    muster.controller.begin("Army", "confrontation", "griffins", "C5")
    window.go("library")
    hand("z", Qt.KeyboardModifier.ControlModifier)
    assert there() == (1, 2), "all of it or nothing"
    assert notes[-1].words.startswith("Cela touche aussi des armées")


def test_a_card_that_is_said_to_be_one_of_mine_shows_what_differs_before_anything_is_written(
    qtbot: QtBot, place: LibraryPlace, desk: Desk, tmp_path: Path, hand: Hand
) -> None:
    weathervane(desk, place, tmp_path)
    page = opened(
        qtbot, place, file(tmp_path, entry("Weathervame", pa=17, profiles=[profile("Weathervame")]))
    )
    assert [row.what for row in page.decisions.rows] == ["La même carte\u202f?"]
    assert page.title == "1 nouvelle carte"
    hand(" ")
    qtbot.waitUntil(lambda: len(page.decisions.rows) > 1)
    assert [(row.what, row.now, row.mine, row.ticked) for row in page.decisions.rows] == [
        ("La même carte\u202f?", "Weathervame", "Weathervane", True),
        ("Weathervane · Nom anglais", "Weathervame", "Weathervane", False),
        ("Weathervane · PA", "17", "40", False),
    ]
    assert "nouvelle" not in page.title
    hand(" ")
    qtbot.waitUntil(lambda: len(page.decisions.rows) == 1)
    hand(" ")
    qtbot.waitUntil(lambda: len(page.decisions.rows) == 3)
    page.deciding.selectRow(2)
    hand(" ")
    assert [row.ticked for row in page.decisions.rows] == [True, False, True]
    hand("\n")
    settle(qtbot, place)
    (card,) = (r.card for r in desk.library.cards() if r.card.name_en.startswith("Weatherva"))
    assert (card.name_en, card.pa, card.note) == ("Weathervane", Value.of(17), "mine")


def test_what_is_to_be_decided_has_the_room_and_what_is_to_be_known_is_a_click_away(
    qtbot: QtBot, place: LibraryPlace, desk: Desk, tmp_path: Path, hand: Hand
) -> None:
    page = opened(qtbot, place, file(tmp_path, figure(cells=SLIPS)))
    decides, knows = page.parts.buttons
    assert decides.text() == "À décider · 2" and knows.text().startswith("À connaître · ")
    assert page.deciding.isVisible() and not (page.table.isVisible() or page.filter.isVisible())
    assert page.deciding.height() > page.height() // 2
    click(knows)
    assert page.table.isVisible() and page.filter.isVisible() and not page.deciding.isVisible()
    knows.setFocus()
    press(Qt.Key.Key_Left)
    press(Qt.Key.Key_Space)
    assert page.deciding.isVisible() and not page.table.isVisible()


def test_equipment_in_two_languages_is_nothing_to_decide(
    qtbot: QtBot, place: LibraryPlace, desk: Desk, tmp_path: Path
) -> None:
    known = file(tmp_path, figure(cells=GUARD | {"Equipment": "Crossboww: STR 6, 15/30/45"}))
    (read,) = catalogues.read_files([known], desk.peoples, desk.abilities).cards
    for equipment, asked in (("Arbalète (FOR 6, 15/30/45)", False), ("Arbalète (FOR 5, 15/30/45)", True)):
        card = replace(read.card, equipment=(equipment,))
        mine = next((r.card_id for r in desk.library.cards() if r.card.name_en == "Sentry"), None)
        cards.save_card(desk, card=card, card_id=mine)
        plan = catalogues.look(desk, paths=[known])
        assert not isinstance(plan, Refusal)
        assert [told.field for told in plan.report.differences if not told.free] == ["equipment"] * asked
