"""Combat, upkeep, the end of the turn and of the battle; looking back; what is not saved; languages."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from db.errors import DiskFull
from desktop.battle.place import BattlePlace
from desktop.battle.screen import screen_of
from desktop.battle.table import BattleTable
from desktop.battle.tasks.entries import ManaEntry
from desktop.battle.tasks.page import TasksPage
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from desktop.widgets.key_button import KeyButton
from desktop.widgets.menu import Menu
from desktop.wording.battle.report import report
from desktop.wording.elements import ELEMENTS
from rules.battle import commands as c
from rules.battle.callings import elements_of
from rules.battle.rows import PhaseRow
from rules.battle.state import Place
from tests.desktop.battle.battles import example, large, open_active, stranger, to_upkeep
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.battle.readable import figure_card, strings
from tests.desktop.battle.temple import count_left
from tests.desktop.hands import click

CONTROL = Qt.KeyboardModifier.ControlModifier


def test_rows_are_done_skipped_and_opened_again_by_keys(table: BattleTable, keys: Hand) -> None:
    for key in ("a1.1", "a2.1", "a3.1"):
        table.context.do(c.Stun(key))
    to_upkeep(table)
    rows = table.centre.page_like(TasksPage)
    before = rows.rows_left()
    while (first := rows.row) is not None and first.rule.source.value != "stunned":
        rows.walk(1)
    assert first is not None
    keys("d")
    assert table.context.game.rows[first.id] == "done"
    second = rows.row
    assert second is not None and second.id != first.id
    keys("i")
    assert table.context.game.rows[second.id] == "skipped"
    assert rows.rows_left() == before - {first.id, second.id}
    while (row := rows.row) is not None and row.fighter != "a3.1":
        rows.walk(1)
    keys("\n")
    assert not table.context.game.fighters["a3.1"].stunned


def test_the_end_of_the_turn_says_what_is_left_and_never_blocks(table: BattleTable, keys: Hand) -> None:
    for key in ("a1.1", "a2.1"):
        table.context.do(c.Stun(key))
    to_upkeep(table)
    page = page_of(table)
    assert len(page.rows_left()) == 3 and count_left(table) == 1, "nobody need deal with who is stunned"
    assert table.centre.go_on.detail == "1 left undone"
    assert "by itself at the end of the turn" in strings(page.board)
    keys("e")
    assert table.prompt is None and table.context.game.turn == 2
    assert not any(fighter.stunned for fighter in table.context.game.fighters.values())


def mage_row(table: BattleTable) -> tuple[PhaseRow, tuple[str, ...]]:
    """Walk to the row of a mage; give it with the elements that the mage masters."""
    rows = table.centre.page_like(TasksPage)
    while (row := rows.row) is not None and row.rule.source.value != "mage":
        rows.walk(1)
    assert row is not None
    game = table.context.game
    return row, elements_of(table.context.play.table, game, game.fighters[row.fighter])


def test_mana_is_recovered_with_typed_dice(window: Window, desk: Desk, keys: Hand) -> None:
    table = open_active(window, large(desk))
    to_upkeep(table)
    row, mastered = mage_row(table)
    element = ELEMENTS[mastered[0]]
    keys("256")
    keys(element.letter("en").lower() + "\n")
    assert table.context.game.fighters[row.fighter].gems[element.id] >= 2
    assert table.context.game.rows[row.id] == "done"


def test_the_last_turn_proposes_the_end(window: Window, desk: Desk, keys: Hand) -> None:
    table = open_active(window, example(desk))
    table.context.do(c.Correct("game", {"turn": 6}))
    to_upkeep(table)
    assert table.centre.close_battle.isVisible()
    table.context.do(c.Put("b1.1", Place.DEAD))
    keys.press(Qt.Key.Key_E, held=CONTROL)
    keys("\n")
    assert any("0/1" in words or "3/4" in words for words in strings(table.centre.end))
    result = table.context.game.result
    assert result is not None and result.winner == "a"
    settle()
    assert table.banner.view.title == "Griffon (V-A-4)"
    assert "Victory: Griffon (V-A-4)" in table.centre.end.text.toPlainText()
    table.centre.button("reopen").click()
    assert table.context.game.result is None


def test_the_key_that_ends_a_turn_does_not_lengthen_the_battle(
    window: Window, desk: Desk, keys: Hand
) -> None:
    table = open_active(window, example(desk))
    table.context.do(c.Correct("game", {"turn": 6}))
    to_upkeep(table)
    keys("e\n")
    assert table.context.game.result is not None and table.context.game.turn == 6
    table.undo()
    keys.press(Qt.Key.Key_E, held=Qt.KeyboardModifier.ShiftModifier)
    if table.prompt is not None:  # what is open is listed first
        keys("e")
    assert (table.context.game.turn, table.context.game.result) == (7, None)


def test_a_look_back_is_for_reading_only(table: BattleTable, keys: Hand) -> None:
    keys("f")
    keys("p")
    game = table.context.game
    sides = [block.geometry() for block in table.sides.values()]
    table.context.look_before()
    table.context.look_before()
    settle()
    assert table.context.game.hand == "b"
    assert [block.geometry() for block in table.sides.values()] == sides, "nothing moves beside the stage"
    assert "Looking back" in table.past.words
    assert not [each for each in table.centre.shown.buttons() if each.isVisible()]
    assert [each.text() for each in table.centre.verbs.buttons] == ["Back to now", "Resume from here"]
    keys("w")
    keys("p")
    assert table.context.play.game is game
    keys("\x1b")
    assert table.context.game is game
    assert table.past.words == ""


def test_an_earlier_phase_offers_the_way_back_alone(table: BattleTable) -> None:
    context = table.context
    before = context.play.head
    context.do(c.Advance(), overrule=True)
    game = context.game
    context.look(before)
    settle()
    assert context.game.phase == "activation"
    assert table.centre.go_on.isVisible()
    QTest.mouseClick(table.centre.go_on, Qt.MouseButton.LeftButton)
    settle()
    assert context.game is game and table.past.words == ""


def test_going_back_keeps_the_other_way_in_the_journal(table: BattleTable, keys: Hand) -> None:
    keys("f")
    keys("p")
    path = table.context.play.path
    table.context.look(path[-2])
    click(table.centre.button("look.here"))
    settle()
    assert table.context.play.head == path[-2]
    table.journal.refresh()
    assert any("plays" in words for words in table.journal.visible_strings())
    keys("r")
    table.journal.refresh()
    assert any(words.startswith("Other course:") for words in table.journal.visible_strings())


def test_what_is_not_saved_says_so_and_is_saved_again(
    table: BattleTable, keys: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    library = table.context.desk.library

    def full(*_args: object, **_more: object) -> None:
        raise DiskFull

    monkeypatch.setattr(library.battles, "add_step", full)
    keys("f")
    assert table.unsaved.words.startswith("Not saved:")
    assert "disk is full" in table.unsaved.words
    assert table.context.game.hand == "a"
    monkeypatch.undo()
    table.unsaved.button(0).click()
    assert table.unsaved.words == ""
    assert not table.context.play.unsaved


def test_the_place_closes_and_opens_at_the_same_moment(
    window: Window, table: BattleTable, keys: Hand
) -> None:
    keys("f")
    keys("p")
    place = window.place("battle")
    assert isinstance(place, BattlePlace)
    game = table.context.game
    window.set_desk(window.desk, "club")
    window.go("battle")
    settle()
    assert place.table is not None and place.table is not table
    assert place.table.context.game == game
    assert place.undo_text().startswith("Griffon (V-A-4) plays")


def test_the_language_changes_at_the_table(window: Window, table: BattleTable, keys: Hand) -> None:
    keys("f")
    window.change_settings(language="fr")
    settle()
    said = strings(window)
    assert "La main est à" in said
    assert any("Mettre en réserve" in words for words in said)
    assert "Conscrit du Griffon" in said
    place = window.place("battle")
    assert place.undo_text() == "Scorpion (V-A-4) utilise un refus, il en reste 0"
    window.change_settings(language="en")
    settle()
    assert "To play now" in strings(window)


def test_the_report_tells_the_battle(table: BattleTable, keys: Hand) -> None:
    keys("f")
    keys("p\n")
    words = report(table.context.play, "en")
    assert "Turn 1" in words
    assert "Scorpion (V-A-4) uses a refusal" in words
    assert "Griffon (V-A-4): 8 of 8 figures left, 0 PA lost" in words


def test_every_verb_of_a_figure_is_in_the_sheet_and_what_means_something_on_a_button(
    window: Window, table: BattleTable
) -> None:
    place, every = window.place("battle"), {*screen_of(table.context.pieces).verbs}

    def missing() -> set[str]:
        table.select("a1.1")
        table.show_verbs()
        assert isinstance(table.prompt, Menu)
        shown = {*table.prompt.grid.buttons}
        table.prompt.close_panel()
        return every - shown

    assert missing() == {"gem", "faith", "cast", "heal", "tick"}, "a conscript who does not speak"
    table.context.do(c.Notch("a1.1", 1))
    table.context.do(c.Gem("a1.1", "fire", 1), overrule=True)
    table.context.do(c.Faith("a1.1", 1), overrule=True)
    assert missing() == {"cast", "tick"}
    listed = {row.id for row in place.actions_set.rows if row.listed}
    assert {f"battle.{name}" for name in screen_of(table.context.pieces).verbs} <= listed
    assert "battle.find" in listed


def test_a_press_on_the_track_and_the_star(table: BattleTable, keys: Hand) -> None:
    table.select("a1.1")
    sheet = figure_card(table)
    sheet.pressed.emit("notch:3")
    assert table.context.game.fighters["a1.1"].notches == 3
    sheet.pressed.emit("notch:3")
    assert table.context.game.fighters["a1.1"].notches == 2
    sheet.pressed.emit("stun")
    assert table.context.game.fighters["a1.1"].stunned
    said = figure_card(table).visible_strings()
    assert any("INI" in words and "2 notches" in words for words in said)
    keys("c")
    assert table.prompt is not None
    keys("c")
    assert table.prompt is None


def test_arrivals_and_leavings(window: Window, table: BattleTable, keys: Hand) -> None:
    asking = table.hands.questions
    asking.cards.add_card("a")
    keys("wolf\n")
    assert [card.sketch for card in table.context.game.cards_of("a")][-1] == "wolf"
    table.select("a6.1")
    asking.side_menu("a")
    keys("x")
    assert table.context.game.cards["a6"].side == "b"
    settle()
    assert "a6.1" in [chip.id for row in table.sides["b"].roster.rows for chip in row.chips]
    keys.press(Qt.Key.Key_Z, held=CONTROL)
    keys.press(Qt.Key.Key_Z, held=CONTROL)
    assert "a6" not in table.context.game.cards
    assert table.selection == ""


def test_a_correction_is_a_step_with_its_reason(table: BattleTable, keys: Hand) -> None:
    table.select("a1.1")
    keys("z")
    assert table.prompt is not None
    table.prompt.editor("notches").setValue(2)  # type: ignore[attr-defined]
    table.prompt.reason.setText("we forgot the arrow")  # type: ignore[attr-defined]
    keys("\n")
    assert table.context.game.fighters["a1.1"].notches == 2
    place = window_place(table)
    assert (
        place.undo_text()
        == f"Correction of {table.context.fighter_name('a1.1')}: notches (we forgot the arrow)"
    )


def window_place(table: BattleTable) -> BattlePlace:
    place = table.context.place
    assert isinstance(place, BattlePlace)
    return place


def ended(table: BattleTable, keys: Hand) -> None:
    """End the battle by its key."""
    keys.press(Qt.Key.Key_E, held=CONTROL)
    keys("\n")
    assert table.context.game.result is not None
    settle()


def test_the_report_shows_its_title_when_it_first_appears(table: BattleTable, keys: Hand) -> None:
    ended(table, keys)
    keys("\n")
    text = table.centre.end.text
    assert text.firstVisibleBlock().blockNumber() == 0
    assert text.cursorRect(QTextCursor(text.document())).top() >= 0


def test_the_end_page_is_used_by_keys(
    table: BattleTable, keys: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop.battle.saving.save_report", lambda *_: None)
    table.select("a1.1")
    ended(table, keys)
    page = table.centre.end
    page.score["a"].setFocus()
    seen: list[QWidget | None] = [page.score["a"]]
    for _ in range(8):
        keys("\t")
        seen.append(QApplication.focusWidget())
    verbs = [table.centre.button(name) for name in ("report", "rematch", "reopen")]
    assert seen == [*page.score.values(), *page.winners.values(), page.notes, *verbs]
    page.winners["a"].setFocus()
    assert {"P", "R", "O", "A", "=", "B"} <= set(strings(table.centre))
    asked: list[str] = []
    table.report_wanted.connect(asked.append)
    keys("ppe")
    assert asked == ["copy", "save"] and page.text.hasFocus()
    keys("\t")
    assert QApplication.focusWidget() is table.centre.button("save")
    assert {"P", "E", "Esc"} <= set(strings(table.centre))
    shown = [b.key for b in table.centre.findChildren(KeyButton) if b.isVisible() and b.key]
    assert sorted([*shown, "C"]) == sorted({*shown, "C"}), "no key is shown twice; C is that of the card"
    keys("c")
    assert asked == ["copy", "save"], "with a figure chosen it is its card, as everywhere"
    assert table.prompt is not None
    keys("\x1b\x1bo")
    assert table.context.game.result is None
    assert table.prompt is None


def test_a_side_of_unknown_cards_is_kept_as_an_army_by_key(window: Window, desk: Desk, keys: Hand) -> None:
    table = open_active(window, stranger(desk))
    keys("porc\n")
    ended(table, keys)
    before = len(desk.library.armies())
    keys("k")
    assert len(desk.library.armies()) == before + 1
    table.context.look_before()
    settle()
    keys("r")
    assert len(desk.library.battles.listed()) == 1, "while looking back no key of the end acts"


def test_a_rematch_is_one_key_after_the_end(
    window: Window, table: BattleTable, keys: Hand, desk: Desk
) -> None:
    ended(table, keys)
    keys("r")
    place = window.place("battle")
    assert isinstance(place, BattlePlace) and place.table is not None
    assert place.table.context.game.result is None
    assert len(desk.library.battles.listed()) == 2


def test_mana_offers_the_mastered_elements(window: Window, desk: Desk, keys: Hand) -> None:
    table = open_active(window, large(desk))
    to_upkeep(table)
    row, mastered = mage_row(table)
    table.context.do(c.Gem(row.fighter, "neutral", 1))
    entry = page_of(table).entry
    assert isinstance(entry, ManaEntry) and entry.draft.element in mastered
    other = next(element for key, element in ELEMENTS.items() if key not in mastered and key != "neutral")
    keys("256")
    assert not entry.reads(other.letter("en").lower())
    keys(ELEMENTS[mastered[0]].letter("en").lower() + "\n")
    assert ELEMENTS[mastered[0]].id in table.context.game.fighters[row.fighter].gems


def page_of(table: BattleTable) -> TasksPage:
    return table.centre.page_like(TasksPage)
