"""Correcting where a side's cards lie, from the screen, at any time; and drawing a card nobody had named."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QApplication, QComboBox

from db.exchange.battle import export
from desktop.battle.arranging.heaps import HeapList
from desktop.battle.arranging.page import ArrangePage
from desktop.battle.place import BattlePlace
from desktop.battle.prompts.correct_prompt import CorrectPrompt
from desktop.battle.strategic.panel import StrategicPanel
from desktop.battle.table import BattleTable
from desktop.drafts.arranging_draft import Draft, Heap
from desktop.environment.settings import ThemeChoice
from desktop.look import theme
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from desktop.widgets.cover import CoverScreen
from desktop.wording import loader
from desktop.wording.battle.report import report
from rules.battle import commands as c
from rules.battle.state import BattleCard, Knowledge, Result, Side
from tests.desktop.battle.battles import example, large, open_active, open_table, play_on, stranger, unseen
from tests.desktop.battle.concealed import ORDERS, begin
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.battle.palette import search
from tests.desktop.battle.readable import everything, strings
from tests.desktop.fit import cut_labels

ALT = Qt.KeyboardModifier.AltModifier
CONTROL = Qt.KeyboardModifier.ControlModifier


def page(window: Window) -> ArrangePage | None:
    """Give the page in view, None without one."""
    return next((each for each in window.findChildren(ArrangePage) if each.isVisible()), None)


def shown(window: Window) -> ArrangePage:
    """Give the page in view."""
    found = page(window)
    assert found is not None
    return found


def side(table: BattleTable, key: str = "a") -> Side:
    return table.context.game.sides[key]


def read(window: Window) -> list[str]:
    """Give the rows in words, from top to bottom."""
    cards = shown(window).list
    return [cards.row_words(number) for number in range(cards.count())]


# -- in the open ------------------------------------------------------------------------------------


def test_the_menu_of_a_side_leads_there_and_one_undo_takes_it_back(
    window: Window, table: BattleTable, keys: Hand
) -> None:
    before = side(table).pile
    keys("[o")
    assert read(window)[:3] == ["Still in the pile, next one on top", "1. Griffin conscript, ×3",
                                "2. Templar of the inquisition"]  # fmt: skip
    keys("3\n")
    assert page(window) is None
    assert side(table).pile == (before[1], before[2], before[0], *before[3:])
    place = window.place("battle")
    assert place.undo_text() == "Correction of the sequence of Griffon (V-A-4)"
    keys.press(Qt.Key.Key_Z, held=CONTROL)
    assert side(table).pile == before
    assert table.hasFocus()


def test_the_palette_leads_there_too(window: Window, table: BattleTable, keys: Hand) -> None:
    assert "Correct the sequence of the left side" in search(window, "correct the sequence of the left")
    keys("\n")
    settle()
    assert shown(window).side == "a"
    keys("\x1b")
    assert page(window) is None


def test_cards_go_between_the_heaps_by_their_letters_with_a_reason(
    window: Window, table: BattleTable, keys: Hand
) -> None:
    keys("[o")
    keys("r")  # the conscript into the reserve
    keys.press(Qt.Key.Key_Up)
    keys("d")  # the fusilier was played
    keys.press(Qt.Key.Key_Home)
    page_ = shown(window)
    page_.reason.setFocus()
    keys("Dropped\n")
    found = side(table)
    assert (found.pile, found.reserve, found.played) == (("a2", "a3", "a4"), ("a1",), ("a5",))
    assert table.hands.questions and found.reserved == 1
    words = table.context.undo_words()
    assert words == "Correction of the sequence of Griffon (V-A-4) (Dropped)"
    keys("[o")
    shown(window).list.choose_card("a5")
    keys("p\n")
    assert side(table).pile == ("a5", "a2", "a3", "a4")


def test_alt_and_arrows_lead_over_the_headings(window: Window, table: BattleTable, keys: Hand) -> None:
    keys("[o")
    shown(window).list.choose_card("a5")
    keys.press(Qt.Key.Key_Down, held=ALT)
    assert shown(window).draft.heap_of("a5") is Heap.RESERVE
    keys.press(Qt.Key.Key_Down, held=ALT)
    assert shown(window).draft.heap_of("a5") is Heap.PLAYED
    keys.press(Qt.Key.Key_Up, held=ALT)
    keys.press(Qt.Key.Key_Up, held=ALT)
    keys.press(Qt.Key.Key_Up, held=ALT)
    assert shown(window).draft.cards(Heap.PILE) == ("a1", "a2", "a3", "a5", "a4")
    keys.press(Qt.Key.Key_Home, held=ALT)
    keys.press(Qt.Key.Key_Up, held=ALT)
    assert shown(window).draft.cards(Heap.PILE)[0] == "a5"
    keys.press(Qt.Key.Key_End, held=ALT)
    assert shown(window).draft.cards(Heap.PILE)[-1] == "a5"
    keys("2")
    assert shown(window).draft.cards(Heap.PILE)[1] == "a5"


def test_arrows_walk_over_the_headings(window: Window, table: BattleTable, keys: Hand) -> None:
    table.context.do(c.PlayTop())
    keys("]o")
    cards = shown(window).list
    assert cards.card == "b2"
    keys.press(Qt.Key.Key_Down)
    keys.press(Qt.Key.Key_Down)
    keys.press(Qt.Key.Key_Down)
    assert cards.card == "b1", "the played one, beneath an empty reserve"
    keys.press(Qt.Key.Key_Down)
    keys("2")
    assert shown(window).draft.cards(Heap.PILE) == ("b2", "b1", "b3", "b4")


def drag(cards: HeapList, start: int, end: int) -> None:
    """Drag one row onto another."""
    cards.let_fall(cards.rows[start].card, cards.row_rect(end).center().toPoint())
    settle()


def test_a_card_is_dragged_onto_a_heading_and_back(window: Window, table: BattleTable, keys: Hand) -> None:
    keys("[o")
    cards = shown(window).list
    drag(cards, 1, 6)
    assert shown(window).draft.cards(Heap.RESERVE) == ("a1",)
    drag(cards, 6, 7)  # onto "played"
    assert shown(window).draft.cards(Heap.PLAYED) == ("a1",)
    drag(cards, 7, 5)  # back up onto "in reserve"
    assert shown(window).draft.cards(Heap.RESERVE) == ("a1",)
    drag(cards, 6, 0)  # above everything is the top of the pile
    assert shown(window).draft.cards(Heap.PILE)[0] == "a1"
    assert cards.card == "a1"


def test_buttons_do_what_the_letters_do(window: Window, table: BattleTable, keys: Hand) -> None:
    keys("[o")
    found = shown(window)
    found.verbs[Heap.RESERVE].click()
    assert found.draft.cards(Heap.RESERVE) == ("a1",)
    assert found.verbs[Heap.RESERVE].down_look and found.list.hasFocus()
    found.cancel.click()
    settle()
    assert side(table).reserve == ()


def test_nothing_moved_is_no_step_and_esc_leaves(window: Window, table: BattleTable, keys: Hand) -> None:
    head = table.context.play.head
    keys("[o\n")
    keys("[or\x1b")
    assert (table.context.play.head, page(window)) == (head, None)


def test_a_locked_sequence_is_put_right_before_activation(window: Window, desk: Desk, keys: Hand) -> None:
    table = open_table(window, example(desk))
    play_on(table, c.Ready("a"), c.Ready("b"), c.ThrowDice("a", (3,)))
    keys("[o")
    assert set(shown(window).verbs) == {Heap.PILE, Heap.OUT}
    keys("r2\n")
    assert side(table).order == ("a2", "a1", "a3", "a4", "a5")
    assert side(table).tactique.dice == (3,)


def test_a_card_forgotten_until_combat_is_found_again_and_played(
    window: Window, table: BattleTable, keys: Hand
) -> None:
    while table.context.game.hand:
        table.context.do(c.PlayTop())
        table.context.do(c.EndSpeaking())
    table.context.do(c.Advance())
    keys("[o")
    assert "Ctrl+Shift+C" in shown(window).hint.text()
    keys("p\n")
    keys.press(Qt.Key.Key_C, held=CONTROL | Qt.KeyboardModifier.ShiftModifier)
    prompt = table.prompt
    assert isinstance(prompt, CorrectPrompt)
    moment = prompt.editor("moment")
    assert isinstance(moment, QComboBox)
    moment.setCurrentText("Activation")
    keys("\np")
    assert table.context.game.speaking == ("a1",)


def test_a_refused_correction_says_why_in_place(window: Window, table: BattleTable, keys: Hand) -> None:
    keys("[o")
    found = shown(window)
    keys("2")
    table.context.play.game = table.context.game.with_card(BattleCard(id="a1", side="b"))
    found.correct()
    assert found.complaint.text() == "That is not in this battle."
    keys("\x1b")


def test_after_the_end_there_is_nothing_to_correct(window: Window, table: BattleTable) -> None:
    table.context.do(c.EndGame(Result()))
    assert not table.may("order_a")


# -- sides whose order is not held ------------------------------------------------------------------


def test_a_counted_side_has_one_heap_and_a_number_in_reserve(window: Window, desk: Desk, keys: Hand) -> None:
    table = open_active(window, stranger(desk))
    keys("pWolfen\n")
    keys("\n")
    keys("]o")
    assert read(window) == ["Cards not played yet", *["unnamed card"] * 3, "Cards played", "Wolfen",
                            "Not in this turn’s sequence"]  # fmt: skip
    keys("+")
    assert "Cards in the reserve: 1" in strings(shown(window))
    keys("3-+")
    keys("\n")
    found = side(table, "b")
    assert (len(found.pile), len(found.reserve), found.played) == (2, 1, ("b1",))
    keys("]o")
    shown(window).fewer.click()
    shown(window).more.click()
    shown(window).fewer.click()
    shown(window).list.choose_card("b1")
    keys("p\n")
    assert (len(side(table, "b").pile), side(table, "b").reserve) == (4, ())


def test_a_revealed_side_keeps_the_card_in_its_reserve(window: Window, desk: Desk, keys: Hand) -> None:
    a, b = example(desk)
    table = open_active(window, (a, replace(b, knowledge=Knowledge.REVEALED)))
    table.context.do(c.ReserveTop())
    was = side(table, "b").reserve
    draft = Draft.of(table.context.game, side(table, "b"))
    assert (draft.heaps, draft.held) == ((Heap.PILE, Heap.PLAYED, Heap.OUT), 1)
    moved = draft.put("b1", Heap.PLAYED)
    assert moved.command(table.context.game, "").reserve == was
    assert moved.put("b1", Heap.RESERVE) == moved
    assert draft.put("b2", Heap.PLAYED).hold(9).held == 3


# -- hidden ------------------------------------------------------------------------------------------


def test_a_hidden_side_is_put_right_behind_the_cover(window: Window, desk: Desk, keys: Hand) -> None:
    table = begin(window, desk, ORDERS[0])
    keys("[o")
    assert any("Pass to Anne" in words for words in strings(window))
    assert page(window) is None
    keys("\n")
    assert read(window)[1] == "1. Templar of the inquisition"
    keys("2\n")
    assert page(window) is None
    assert side(table).pile == ("a1", "a2", "a3", "a4", "a5")
    assert table.hasFocus()


@pytest.mark.parametrize("gestures", ["2", "32", "r", "Alt"])
def test_nothing_tells_what_was_corrected(window: Window, desk: Desk, keys: Hand, gestures: str) -> None:
    seen = []
    for order in ORDERS:
        table = begin(window, desk, order)
        keys("[o\n")
        cards = shown(window).list
        cards.choose(3)
        keys(gestures if gestures != "Alt" else "4")
        shown(window).reason.setText(cards.row_words(1))
        covered = table.covered
        keys("\n")
        assert covered and not table.covered
        seen.append(everything(window, table))
        keys.press(Qt.Key.Key_Z, held=CONTROL)
        seen[-1] += everything(window, table)
        keys.press(Qt.Key.Key_Z, held=CONTROL | Qt.KeyboardModifier.ShiftModifier)
        table.show_verbs()
        play = table.context.play
        seen[-1] += [*everything(window, table), report(play, "en"), report(play, "fr")]
        record = desk.library.battles.load(play.battle_id)
        assert b"Templar" not in export(record).split(b'"steps"')[1]
    assert seen[0] == seen[1]


def test_what_its_owner_has_open_is_closed_before_another_page_comes(
    window: Window, desk: Desk, keys: Hand
) -> None:
    table = open_table(window, example(desk, hidden=True))
    keys("\n\n")  # pass to Anne, I am Anne
    panel = table.centre.page_like(StrategicPanel)
    assert panel is not None and panel.order.list.rows
    keys("[o\n\x1b")
    assert not panel.order.list.rows
    assert table.context.game.step == "order"
    keys("\n\n\n\n")  # once more, I am Anne, ready, and the other side
    assert table.context.game.step == "roll"
    keys("o")
    assert panel.page == "order"
    keys("[o\n\x1b")
    assert panel.page == "roll"


def test_leaving_for_another_place_closes_the_page(window: Window, desk: Desk, keys: Hand) -> None:
    table = begin(window, desk, ORDERS[0])
    keys("[o\n2")
    window.go("library")
    settle()
    window.go("battle")
    settle()
    assert page(window) is None
    assert side(table).pile == ORDERS[0], "what was not finished is not done"


def test_the_reason_is_told_once_nothing_is_hidden(window: Window, desk: Desk, keys: Hand) -> None:
    table = begin(window, desk, ORDERS[0])
    keys("[o\n2")
    shown(window).reason.setText("Abel came late")
    keys("\n\n")
    assert table.context.undo_words() == "Correction of the sequence of Griffon (V-A-4)"
    table.context.do(c.Conceal("a", False))
    table.journal.refresh()
    assert any("Abel came late" in words for words in table.journal.visible_strings())


def put_away(place: BattlePlace) -> None:
    """Leave the battle, as a library that is closed does, and let Qt take it down."""
    place.leave()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    settle()


def test_a_battle_put_away_takes_its_page_and_cover_along(window: Window, desk: Desk, keys: Hand) -> None:
    begin(window, desk, ORDERS[0])
    keys("[o")
    place = window.place("battle")
    assert isinstance(place, BattlePlace)
    put_away(place)
    assert not any(each.isVisible() for each in place.findChildren(CoverScreen))
    begin(window, desk, ORDERS[0])
    keys("[o\n")
    put_away(place)
    assert page(window) is None
    assert not any(each.isVisible() for each in place.findChildren(CoverScreen))


# -- drawing a card nobody had named ----------------------------------------------------------------


def test_naming_a_draw_and_playing_it_is_one_gesture(window: Window, desk: Desk, keys: Hand) -> None:
    table = open_active(window, stranger(desk))
    steps = len(table.context.play.path)
    keys("pWolfen\n")
    assert len(table.context.play.path) == steps + 1
    assert table.context.undo_words() == "Visitor plays Wolfen"
    keys.press(Qt.Key.Key_Z, held=CONTROL)
    assert not any(card.seen for card in table.context.game.cards_of("b"))
    assert table.context.game.speaking == ()


def test_naming_both_cards_is_one_gesture_too(window: Window, desk: Desk, keys: Hand) -> None:
    table = open_active(window, stranger(desk))
    play_on(table, c.ReserveTop(), c.PlayTop(), c.EndSpeaking())
    steps = len(table.context.play.path)
    keys("bWolfen\nSkull\n")
    assert len(table.context.play.path) == steps + 1
    names = [table.context.card_name(card) for card in table.context.game.speaking]
    assert names == ["Wolfen", "Skull"]


def test_a_new_name_goes_to_a_card_that_nobody_has_seen(window: Window, desk: Desk, keys: Hand) -> None:
    table = open_active(window, stranger(desk))
    context = table.context
    unseen(table, c.ReserveTop(), c.PlayTop(), c.EndSpeaking())
    play_on(table, *(c.NameCard(card, f"Known {card}") for card in side(table, "b").pile))
    keys("pWolfen\n")
    assert [context.card_name(card) for card in context.game.speaking] == ["Wolfen"]
    assert len(side(table, "b").reserve) == 1


# -- it fits ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("scale", [100, 150])
def test_a_real_size_sequence_fits(window: Window, desk: Desk, language: str, scale: int) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    loader.install(app, language)
    theme.apply(app, ThemeChoice.LIGHT, scale)
    table = open_active(window, large(desk))
    table.context.do(c.PlayTop())
    table.verb("order_a")()
    settle()
    found = shown(window)
    assert cut_labels(found) == []
    assert found.done.geometry().bottom() <= found.height()
    assert found.list.width() <= found.width()
