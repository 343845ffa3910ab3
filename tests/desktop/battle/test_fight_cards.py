"""The fights of a combat phase by keys and by mouse: values, dice, wounds, deciding, leaving."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, product
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from desktop.battle.confrontation.wound_prompt import WoundPrompt
from desktop.battle.fights.delegate import WHOLE_TEST, height_of, spots, write
from desktop.battle.fights.items import (
    Camp,
    ChipsLine,
    Compared,
    CompareLine,
    FightItem,
    FightLine,
    Reminder,
    RowLine,
    ShareLine,
    Shown,
)
from desktop.battle.fights.page import FightsPage
from desktop.battle.monconf.strike_prompt import StrikePrompt
from desktop.battle.prompts.contact_prompt import ContactPrompt
from desktop.battle.prompts.trial_prompt import TrialPrompt
from desktop.battle.table import BattleTable
from desktop.drafts.fights_draft import Strikes
from desktop.look import theme
from desktop.shell.window import Window
from desktop.wording.battle.odds_words import percent
from rules.battle import commands as c
from rules.battle.pass_dice import shared
from rules.battle.state import Contender, Modifier, Place, Until
from rules.battle.trial import OpenTrial
from rules.monconf.commands import SetMark
from tests.desktop.battle.battles import prompted, resumed, to_duel
from tests.desktop.battle.hand import Hand, settle, undone
from tests.desktop.battle.temple import said, steps
from tests.desktop.fit import MeasuringInk, cut_labels
from tests.stories.readings import read_as

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def fought(window: Window, three_fights: Path) -> BattleTable:
    """Open a combat phase: two guards against a goblin, one against another; a third of each stands apart."""
    table = resumed(window)
    table.setFocus()
    return table


def page(table: BattleTable) -> FightsPage:
    shown = table.centre.shown
    assert isinstance(shown, FightsPage)
    return shown


def press(table: BattleTable, line: str, what: str = "") -> None:
    """Press a line of the list, or something on it, as a mouse does; what is out of view is scrolled to."""
    view = page(table).list
    view.scrollTo(view.model().index([each.id for each in view.lines].index(line), 0))
    rect = view.rect_of(line)
    if what:
        found = spots(next(each for each in view.lines if each.id == line), QRectF(rect))
        rect = next(spot.toRect() for spot, name in found if name == what)
    assert not rect.isEmpty()
    spot = rect.center() if what else QPoint(rect.left() + 4, rect.top() + 12)
    assert view.viewport().rect().contains(spot)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    settle()


def click(button: QAbstractButton) -> None:
    assert button.isVisible()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    settle()


def decided(table: BattleTable) -> list[bool]:
    return [line.over for line in page(table).list.lines if isinstance(line, FightLine)]


def compared(table: BattleTable, line: str) -> CompareLine:
    return next(each for each in page(table).list.lines if isinstance(each, CompareLine) and each.id == line)


# -- a fight --------------------------------------------------------------------------------------------


def test_initiative_a_blow_its_wound_and_decided_take_nine_keys_at_most(
    fought: BattleTable, keys: Hand
) -> None:
    table, before = fought, keys.keys
    keys("53")
    assert compared(table, "ini").result is not None and page(table).draft.lit == "strike"
    assert said(table) == "Gobelin A (INI): 5. Garde A wins the test"
    keys("42")
    assert page(table).draft.lit == "wound"
    keys("6")
    prompt = table.prompt
    assert isinstance(prompt, WoundPrompt) and prompt.draft.dice == [6]
    assert (prompt.draft.command.attacker, prompt.draft.command.target) == ("a1.1", "b1.1")
    keys("6\n")
    assert table.prompt is None and table.context.game.fighters["b1.1"].notches > 0
    came = compared(table, "wound").result
    assert came is not None and (came.note, came.victor) == ("6 · 6", 0), "the card shows what came of it"
    assert came.score == table.context.names.wound(str(table.context.rolls()[0].what.data["result"]))
    assert page(table).draft.open == ("a1.1", "a1.2", "b1.1"), "and the fight is where it was"
    keys("d")
    assert decided(table) == [True, False]
    assert keys.keys - before <= 9
    assert page(table).draft.open == ("a1.3", "b1.2"), "the next fight is open"


def test_the_mouse_takes_no_more_clicks_than_the_keys(fought: BattleTable) -> None:
    table, clicks = fought, 0
    for line, what in (
        ("ini", "die:5"),
        ("ini", "die:3"),
        ("strike", "die:4"),
        ("strike", "die:2"),
        ("wound", ""),
    ):
        press(table, line, what)
        clicks += 1
    prompt = table.prompt
    assert isinstance(prompt, WoundPrompt)
    for _ in range(2):
        prompt.reading.dice.pad.thrown.emit(6)
        clicks += 1
    click(prompt.primary)
    click(next(b for b in table.centre.verbs.buttons if b.text() == "Decided"))
    assert decided(table) == [True, False] and clicks + 2 <= 9


def test_values_of_now_stand_beside_each_other_and_blows_go_both_ways(
    fought: BattleTable, keys: Hand
) -> None:
    table = fought
    table.context.do(c.Notch("a1.1", 1))
    line = compared(table, "ini")
    assert [[value.text for value in side] for side in line.values] == [["2", "3"], ["2"]]
    assert [value.moved for value in line.values[0]] == [-1, 0]
    assert compared(table, "struck").labels == ("DEF", "ATT")
    press(table, "wounded")
    prompt = table.prompt
    assert isinstance(prompt, WoundPrompt)
    assert (prompt.draft.command.attacker, prompt.draft.command.target) == ("b1.1", "a1.1")
    keys("\x1b")
    keys.press(Qt.Key.Key_Left)
    assert page(table).draft.pair == ("a1.2", "b1.1")
    press(table, "head", "figure:a1.1")
    assert page(table).draft.pair == ("a1.1", "b1.1") and table.selection == "a1.1"


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_a_six_is_decided_in_its_row_in_one_step_and_remembered(
    fought: BattleTable, keys: Hand, by: str
) -> None:
    table = fought
    keys("64")
    assert table.prompt is None and page(table).draft.lit == "ini"
    ask = compared(table, "ini").ask
    assert ask == "Garde A: 6. Kept, 9 wins against 6. A re-roll can only lose: a 1 gives 4."
    codes = [(each.text(), each.key, each.primary) for each in table.centre.verbs.buttons]
    assert codes[:2] == [("Re-roll the 6", "R", False), ("Keep the 6", "↵", True)]
    before = steps(table)
    click(table.centre.verbs.buttons[1]) if by == "mouse" else keys("k")
    result = compared(table, "ini").result
    assert table.prompt is None and result is not None and result.victor == 0 and result.score == "9 · 6"
    assert page(table).draft.lit == "strike" and steps(table) == before + 1
    undone(table, keys)
    press(table, "ini", "die:2")
    result = compared(table, "ini").result
    assert result is not None and result.score == "11 · 6", "the face that was pressed is the die"


def test_enter_throws_a_six_again_where_that_is_better(fought: BattleTable, keys: Hand) -> None:
    table = fought
    assert table.context.do(c.Modify("b1.1", Modifier("INI", 6, "Cor")))
    keys("65")
    codes = [(each.text(), each.key, each.primary) for each in table.centre.verbs.buttons]
    assert codes[:2] == [("Re-roll the 6", "↵", True), ("Keep the 6", "K", False)], "where they were"
    dice = iter((6, 4))
    table.context.desk.roll = lambda _faces: next(dice)
    keys("\n")
    assert compared(table, "ini").result is None, "another 6"
    keys("\n")
    result = compared(table, "ini").result
    assert table.prompt is None and result is not None and result.score == "15 · 13", "which is kept"


def test_every_moment_of_a_fight_has_one_verb_of_return(fought: BattleTable, keys: Hand) -> None:
    table = fought
    for dice in ("", "34", "64", "k", "42"):
        keys(dice)
        primary = [(each.key, each.primary) for each in table.centre.verbs.buttons if each.primary]
        assert primary == [("↵", True)], dice


def test_enter_throws_both_dice_here(fought: BattleTable, keys: Hand) -> None:
    table = fought
    dice = iter((2, 5))
    table.context.desk.roll = lambda _faces: next(dice)
    assert table.centre.go_on.text() == "Roll here" and not table.centre.go_on.detail
    keys("\n")
    result = compared(table, "ini").result
    assert table.prompt is None and result is not None and result.victor == 1
    assert page(table).draft.lit == "struck"


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_bonuses_of_a_test_are_a_verb_of_their_own(fought: BattleTable, keys: Hand, by: str) -> None:
    table = fought
    press(table, "ini", WHOLE_TEST) if by == "mouse" else keys("b")
    assert isinstance(table.prompt, TrialPrompt)
    keys("x")
    assert compared(table, "ini").result is None and table.context.game.trial is None


def test_a_typed_die_is_taken_back_and_undo_leads_back_to_its_line(fought: BattleTable, keys: Hand) -> None:
    table = fought
    keys("5")
    assert compared(table, "ini").dice == (5,)
    keys.press(Qt.Key.Key_Backspace)
    assert compared(table, "ini").dice == ()
    keys("53d")
    keys.press(Qt.Key.Key_Z, held=CONTROL)
    assert page(table).draft.open == ("a1.1", "a1.2", "b1.1") and page(table).draft.lit == "strike"
    keys.press(Qt.Key.Key_Z, held=CONTROL)
    assert page(table).draft.lit == "ini" and compared(table, "ini").result is None


# -- a test that is not over ------------------------------------------------------------------------------


def test_a_tie_is_typed_again_on_its_row(fought: BattleTable, keys: Hand) -> None:
    table = fought
    keys("34")
    line = compared(table, "ini")
    assert table.prompt is None and page(table).draft.lit == "ini" and not table.trial.isVisible()
    assert line.ask == "A tie, re-roll. Die of Garde A" and line.dice == ()
    press(table, "ini", "die:4")
    press(table, "ini", "die:5")
    assert compared(table, "ini").ask.startswith("A tie"), "and once more"
    keys("53")
    result = compared(table, "ini").result
    assert result is not None and result.victor == 0 and table.context.game.trial is None
    assert page(table).draft.lit == "strike"
    undone(table, keys)
    undone(table, keys)
    assert compared(table, "ini").ask.startswith("A tie") and page(table).draft.lit == "ini"


def test_return_rolls_what_is_missing_of_a_test_that_has_begun(fought: BattleTable, keys: Hand) -> None:
    table = fought
    dice = iter((4, 5, 3))
    table.context.desk.roll = lambda _faces: next(dice)
    keys("3\n")
    assert table.prompt is None and compared(table, "ini").ask.startswith("A tie"), "3 as typed, 4 from here"
    (verb,) = [each for each in page(table).verbs(asked=False) if each.primary]
    assert verb.words == "Roll here"
    click(table.centre.go_on)
    result = compared(table, "ini").result
    assert table.prompt is None and result is not None and result.score == "8 · 5"


def test_typed_dice_stay_where_they_were_typed(fought: BattleTable, keys: Hand) -> None:
    table = fought
    keys("5")
    for away, back in ((Qt.Key.Key_Down, Qt.Key.Key_Up), (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp)):
        keys.press(away)
        assert page(table).draft.dice == ()
        keys.press(back)
        assert compared(table, "ini").dice == (5,)
    keys.press(Qt.Key.Key_Left)  # the second guard faces the goblin
    assert compared(table, "ini").dice == ()
    keys.press(Qt.Key.Key_Left)
    assert table.context.do(c.Notch("a1.4", 1))
    assert compared(table, "ini").dice == (5,)
    keys.press(Qt.Key.Key_Backspace)
    assert compared(table, "ini").dice == ()


def test_dice_that_are_refused_stay_and_the_same_again_insists(fought: BattleTable, keys: Hand) -> None:
    table = fought
    assert table.context.do(OpenTrial(Contender(fighter="a1.4", characteristic="INI"), difficulty=4))
    keys("53")
    assert "Another test is under way." in table.centre.notice.text()
    assert compared(table, "ini").dice == (5, 3)
    keys("53")
    assert compared(table, "ini").result is not None


def test_a_test_left_in_its_panel_goes_on_in_its_row(fought: BattleTable, keys: Hand) -> None:
    table = fought
    keys("b5\x1b")
    assert table.prompt is None and compared(table, "ini").dice == (5,), "what was typed in the panel stays"
    keys("q")
    prompt = table.prompt
    assert isinstance(prompt, TrialPrompt) and prompt.draft.dice == (5,), "Q shows all of it, with the die"
    keys("3\x1b")
    assert compared(table, "ini").dice == (3,) and compared(table, "ini").ask == "Die of Gobelin A"
    press(table, "fight:2")
    assert table.trial.isVisible(), "another fight is open: the test is told above it"
    keys("q")
    assert table.prompt is None and page(table).draft.open == ("a1.1", "a1.2", "b1.1")
    assert not table.trial.isVisible() and compared(table, "ini").dice == (3,)
    keys("\n")
    assert compared(table, "ini").result is not None and table.context.game.trial is None


def test_a_battle_opens_again_at_the_test_that_was_left(
    window: Window, fought: BattleTable, keys: Hand
) -> None:
    press(fought, "fight:2")
    keys("45")
    assert fought.context.game.trial is not None
    table = resumed(window)
    assert table is not fought and page(table).draft.open == ("a1.3", "b1.2")
    assert compared(table, "ini").ask.startswith("A tie")
    keys("53")
    assert compared(table, "ini").result is not None


def test_a_tie_after_a_six_leads_back_to_the_row(fought: BattleTable, keys: Hand) -> None:
    table = fought
    assert table.context.do(c.Modify("b1.1", Modifier("INI", 2, "Cor")))
    keys("65k")  # 9 and 9
    assert table.prompt is None and compared(table, "ini").ask.startswith("A tie")
    keys("52")
    assert compared(table, "ini").result is not None


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_a_test_is_closed_among_all_that_may_be_entered(fought: BattleTable, keys: Hand, by: str) -> None:
    table = fought
    keys("34")
    press(table, "ini", WHOLE_TEST) if by == "mouse" else keys("b")
    prompt = table.prompt
    assert isinstance(prompt, TrialPrompt)
    click(prompt.verbs["X"]) if by == "mouse" else keys("x")
    assert table.context.game.trial is None and compared(table, "ini").ask == "Die of Garde A"


@pytest.mark.parametrize("spoken", ["en", "fr"])
@pytest.mark.parametrize(("wide", "high", "scale"), [(1280, 720, 100), (1366, 768, 150)])
def test_the_verbs_of_a_fight_stand_low(
    window: Window, fought: BattleTable, keys: Hand, wide: int, high: int, scale: int
) -> None:
    window.resize(wide, high)
    window.change_settings(scale=scale)
    settle()
    for dice in ("", "34", "64"):
        keys(dice)
        settle()
        lines = {button.y() for button in fought.centre.verbs.buttons}
        assert len(lines) == 1 or (scale > 100 and dice == "64"), dice
        assert fought.centre.verbs.height() <= theme.current().px(119)


# -- which fight ----------------------------------------------------------------------------------------


def test_fights_open_by_click_by_page_keys_and_by_number(fought: BattleTable, keys: Hand) -> None:
    table = fought
    press(table, "fight:2")
    assert page(table).draft.open == ("a1.3", "b1.2")
    keys.press(Qt.Key.Key_PageUp)
    assert page(table).draft.open == ("a1.1", "a1.2", "b1.1")
    while not page(table).draft.lit.startswith("fight:"):
        keys.press(Qt.Key.Key_Down)
    keys("2")
    assert page(table).draft.open == ("a1.3", "b1.2")
    keys.press(Qt.Key.Key_Up)
    keys("\n")
    assert page(table).draft.open == ("a1.1", "a1.2", "b1.1")


def test_a_fight_is_added_by_two_figures(fought: BattleTable, keys: Hand) -> None:
    table = fought
    keys("H")
    assert table.pointer.asks
    table.take("a1.4")
    table.take("b1.3")
    assert len(page(table).draft.state.cards) == 3
    click(page(table).more)
    table.take("a1.4")
    table.take("a1.1")
    assert isinstance(table.prompt, ContactPrompt), "friends do not fight: the sheet says why"


def test_a_phase_without_fights_says_so(fought: BattleTable, keys: Hand) -> None:
    table = fought
    for key in ("a1.1", "a1.2", "a1.3"):
        table.context.do(c.BreakContact(key))
    assert page(table).nobody.isVisible() and page(table).heading.text() == "No fights"
    keys("e")
    assert table.context.game.phase == "upkeep"


def test_the_open_fight_is_seen_from_its_head_on_when_a_battle_is_opened_again(
    window: Window, fought: BattleTable
) -> None:
    window.resize(1280, 600)
    table = resumed(window)
    assert table is not fought
    view = page(table).list
    head = view.rect_of("head")
    assert head.height() and view.viewport().rect().contains(head)


def test_who_is_dead_is_asked_for_no_die_and_return_decides(fought: BattleTable, keys: Hand) -> None:
    table = fought
    keys("5342")
    assert table.context.do(c.Put("b1.1", Place.DEAD))
    settle()
    assert not [line.id for line in page(table).list.lines if isinstance(line, CompareLine) and line.lit]
    verbs = [verb for verb in page(table).verbs(asked=False) if verb.primary]
    assert [(verb.words, verb.key) for verb in verbs] == [("Decided", "↵")]
    keys("4")
    assert page(table).draft.dice == ()
    keys("\n")
    assert decided(table) == [True, False]


# -- leaving --------------------------------------------------------------------------------------------


def test_one_key_leaves_and_one_line_says_what_is_left_and_leads_there(
    window: Window, fought: BattleTable, keys: Hand
) -> None:
    table = fought
    keys("d")
    press(table, "fight:1")
    keys("e")
    assert table.context.game.phase == "upkeep" and table.prompt is None
    assert table.past.words == "Fight 2 is not decided."
    click(table.past.button(0))
    assert page(table).draft.open == ("a1.3", "b1.2") and not table.past.isVisible()
    keys("e")
    keys.press(Qt.Key.Key_Z, held=CONTROL)
    assert table.context.game.phase == "combat" and not table.past.isVisible(), "undo leads there too"


@pytest.mark.parametrize("by", ["key", "mouse"])
def test_a_die_that_is_typed_and_not_thrown_is_told_before_combat_is_left(
    fought: BattleTable, keys: Hand, by: str
) -> None:
    table = fought
    keys("5")
    press(table, "fight:2")
    click(page(table).leave) if by == "mouse" else keys("e")
    assert table.context.game.phase == "combat"
    assert "What is typed for Garde A is not applied yet." in table.centre.notice.text()
    assert page(table).draft.dice == (5,) and page(table).draft.open == ("a1.1", "a1.2", "b1.1")
    click(page(table).leave) if by == "mouse" else keys("e")
    assert table.context.game.phase == "upkeep", "the same again leaves it"


def test_once_all_is_decided_one_key_or_click_leaves(fought: BattleTable, keys: Hand) -> None:
    table = fought
    keys("dd")
    assert not page(table).leave.isVisible() and table.centre.go_on.primary
    keys("e")
    assert table.context.game.phase == "upkeep"
    keys.press(Qt.Key.Key_Z, held=CONTROL)
    click(table.centre.go_on)
    assert table.context.game.phase == "upkeep"


def test_the_button_above_the_fights_leaves_too(window: Window, fought: BattleTable) -> None:
    click(page(fought).leave)
    assert fought.context.game.phase == "upkeep" and fought.past.words == "Fights 1, 2 are not decided."
    assert resumed(window).past.words == "Fights 1, 2 are not decided.", "after a new start too"


def test_a_fight_that_is_over_is_opened_and_reopened(fought: BattleTable, keys: Hand) -> None:
    table = fought
    keys("d")
    press(table, "fight:1")
    assert decided(table) == [True, False]
    click(next(b for b in table.centre.verbs.buttons if b.text() == "Reopen the fight"))
    assert decided(table) == [False, False] and page(table).draft.open == ("a1.1", "a1.2", "b1.1")


def test_the_sheet_of_keys_tells_those_of_the_fights(window: Window, fought: BattleTable) -> None:
    place = window.place("battle")
    words = [row.words for _, keys_ in place.key_sets() for row in keys_.rows]
    assert "Roll both dice here" in words


# -- what is remembered -----------------------------------------------------------------------------------


def test_reminders_are_chips_of_those_who_fight_and_of_nobody_else(fought: BattleTable, keys: Hand) -> None:
    table = fought
    (line,) = [each for each in page(table).list.lines if isinstance(each, ChipsLine)]
    assert [(chip.words, chip.side, chip.state) for chip in line.chips] == [("Fanaticism", 0, "")]
    every = {row.fighter for card_ in page(table).draft.state.cards for row in card_.every if row.fighter}
    assert every == {"a1.1", "a1.2", "a1.3"}
    before = steps(table)
    press(table, "chips", f"row:{line.chips[0].id}")
    assert steps(table) == before + 1 and said(table) == "Garde A B, Fanaticism: done"
    keys.press(Qt.Key.Key_Z, held=CONTROL)
    while not page(table).draft.lit.startswith("row:"):
        keys.press(Qt.Key.Key_Down)
    keys("i")
    assert said(table) == "Garde A B, Fanaticism: skipped"


def test_other_rows_stand_beneath_the_fights(fought: BattleTable, keys: Hand) -> None:
    table = fought
    table.context.do(c.Modify("a1.4", _gone()))
    row = page(table).list.lines[-1]
    assert isinstance(row, RowLine) and "Boue" in row.words
    press(table, row.id)
    assert not table.context.game.fighters["a1.4"].modifiers


def test_what_was_pressed_gives_the_light_back_to_what_is_next(fought: BattleTable, keys: Hand) -> None:
    table = fought
    (line,) = [each for each in page(table).list.lines if isinstance(each, ChipsLine)]
    for state in ("done", ""):  # spent, and taken back
        press(table, "chips", f"row:{line.chips[0].id}")
        assert (
            next(each for each in page(table).list.lines if isinstance(each, ChipsLine)).chips[0].state
            == state
        )
        assert page(table).draft.lit == "ini"
    press(table, "wounded")
    assert isinstance(table.prompt, WoundPrompt)
    keys("\x1b")
    assert table.prompt is None and page(table).draft.lit == "ini"


def _gone() -> Modifier:
    return Modifier("INI", -1, "Boue", until=Until.COMBAT_END)


@pytest.mark.parametrize("scale", [150, 200])
def test_a_battle_left_in_its_combat_opens_in_large_text(fought: BattleTable, scale: int) -> None:
    """While the page is laid out its list has no width at all for a moment."""
    view = page(fought).list
    assert theme.current().scale == scale and view.isVisible()
    assert all(view.rect_of(line.id).height() > 0 for line in view.lines)
    assert all(height_of(line, wide) > 0 for line in view.lines for wide in range(0, 400, 4))


def test_the_fights_fit(window: Window, fought: BattleTable) -> None:
    for look in product(("en", "fr"), (100, 150)):
        window.change_settings(language=look[0], scale=look[1])
        settle()
        assert cut_labels(page(fought)) == [], look
        view = page(fought).list
        assert all(words for words in view.visible_strings()), look
        assert view.horizontalScrollBar().maximum() == 0, look


# -- MonCon'F -------------------------------------------------------------------------------------------


@pytest.fixture
def duel(opened: BattleTable, keys: Hand) -> BattleTable:
    """Open the combat phase of MonCon'F with two figures in contact, the dominant side named."""
    to_duel(opened)
    settle()
    opened.setFocus()
    assert page(opened).draft.lit == "row:open/dominant/"
    keys("1")
    assert page(opened).draft.lit == "ini"
    return opened


def test_no_side_is_named_by_a_nought(opened: BattleTable, keys: Hand) -> None:
    to_duel(opened)
    settle()
    opened.setFocus()
    keys("0")
    assert page(opened).draft.lit == "row:open/dominant/" and page(opened).draft.naming is not None


def test_dice_are_split_by_keys_and_by_mouse(duel: BattleTable, keys: Hand) -> None:
    table = duel
    fighter = table.context.game.fighters
    keys.press(Qt.Key.Key_Down)
    assert page(table).draft.lit == "share:a1.1"
    keys("21")
    assert shared(table.context.game.fighters["a1.1"]) == (2, 1)
    assert page(table).draft.lit == "share:b1.1"
    press(table, "share:b1.1", "share:defence:1")
    press(table, "share:b1.1", "share:attack:1")
    press(table, "share:b1.1", "share:attack:-1")
    assert shared(table.context.game.fighters["b1.1"]) == (0, 1)
    assert fighter is not table.context.game.fighters


def test_a_die_typed_for_the_split_is_seen_and_goes_when_another_way_is_taken(
    duel: BattleTable, keys: Hand
) -> None:
    table = duel
    keys.press(Qt.Key.Key_Down)
    keys("2")
    words = page(table).list.visible_strings()
    assert any("2 dice in attack, how many in defence?" in each for each in words)
    press(table, "share:a1.1", "share:defence:1")
    assert shared(table.context.game.fighters["a1.1"]) == (0, 1)
    keys("1")
    assert shared(table.context.game.fighters["a1.1"]) == (0, 1), "the first digit is one in attack again"


@pytest.mark.parametrize("scale", [100, 150])
def test_what_is_pressed_lies_within_its_line(window: Window, duel: BattleTable, scale: int) -> None:
    window.change_settings(scale=scale)
    settle()
    view = page(duel).list
    for line in view.lines:
        rect = QRectF(view.rect_of(line.id))
        found = spots(line, rect)
        assert all(rect.adjusted(0, 0, 1, 1).contains(spot) for spot, _ in found), line.id
        assert not any(a.intersects(b) for (a, _), (b, _) in combinations(found, 2)), line.id


def test_the_light_stands_on_the_split_until_it_is_told(duel: BattleTable, keys: Hand) -> None:
    table = duel
    keys("52")
    assert page(table).draft.lit == "share:a1.1", "who came first strikes once dice are split"
    keys("21")
    assert page(table).draft.lit == "share:b1.1"
    keys("12")
    assert page(table).draft.lit == "strike"
    assert row_state(table, "dice") == "done"
    undone(table, keys)
    assert page(table).draft.lit == "share:b1.1" and row_state(table, "dice") == ""


def test_who_split_no_die_for_defence_is_told_so_where_its_die_is_asked(
    duel: BattleTable, keys: Hand
) -> None:
    def asked() -> str:
        return next(line.ask for line in page(duel).list.lines if isinstance(line, CompareLine) and line.lit)

    read_as(duel.context.play, no_defence="die")
    keys("521010")  # who is first, then a die in attack and none in defence for each
    assert page(duel).draft.lit == "strike" and "none in its split" not in asked()
    keys("4")
    assert asked().endswith(": none in its split")


def test_a_split_by_mouse_is_ended_by_its_verb(duel: BattleTable, keys: Hand) -> None:
    table = duel
    keys("25")
    press(table, "share:a1.1", "share:attack:1")
    assert page(table).draft.lit.startswith("share:")
    click(next(b for b in table.centre.verbs.buttons if b.text() == "Dice are split"))
    assert page(table).draft.lit == "struck" and row_state(table, "dice") == "done"


@pytest.mark.parametrize("decides", [False, True])
def test_dice_that_nobody_split_are_not_told_as_split(duel: BattleTable, keys: Hand, decides: bool) -> None:
    table = duel
    keys("52")
    assert "Split no dice" in [b.text() for b in table.centre.verbs.buttons]
    keys("d" if decides else "\n")
    assert row_state(table, "dice") == "skipped"
    assert row_state(table, "passes") == ("done" if decides else "")
    assert decides or page(table).draft.lit == "strike"


def row_state(table: BattleTable, name: str) -> str:
    return next(row.state for row in page(table).draft.state.cards[0].rows if row.rule.id == name)


def test_all_dice_in_defence_are_said_and_insisted_on(duel: BattleTable, keys: Hand) -> None:
    table = duel
    table.context.do(SetMark("a1.1", "all_defence"))
    keys.press(Qt.Key.Key_Down)
    keys("20")
    assert "defence" in table.centre.notice.text() and shared(table.context.game.fighters["a1.1"]) == (0, 0)
    keys("20")
    assert shared(table.context.game.fighters["a1.1"]) == (2, 0)


def test_a_pass_leads_into_the_blow_with_its_threshold(duel: BattleTable, keys: Hand) -> None:
    table = duel
    press(table, "strike")
    keys("52")
    assert page(table).draft.lit == "wound"
    keys("\n")
    prompt = table.prompt
    assert isinstance(prompt, StrikePrompt) and prompt.draft.threshold is not None
    assert prompt.draft.threshold > 0
    keys("7\n")
    assert table.prompt is None and page(table).draft.lit == "struck"
    came = compared(table, "wound").result
    assert came is not None and came.score and came.victor == 0
    undone(table, keys)
    assert compared(table, "wound").result is None


@pytest.mark.parametrize("spoken", ["en", "fr"])
@pytest.mark.parametrize("scale", [100, 125])
def test_what_came_of_a_blow_is_read_whole(
    window: Window, duel: BattleTable, keys: Hand, spoken: str, scale: int
) -> None:
    window.change_settings(scale=scale, language=spoken)
    settle()
    press(duel, "strike")
    keys("52\n7\n")
    came = compared(duel, "wound")
    assert came.result is not None and came.result.score[-1].isdigit()
    with MeasuringInk.dry() as ink:
        assert isinstance(ink, MeasuringInk)
        ink.cut = []
        write(ink, QRectF(page(duel).list.rect_of("wound")), came)
        assert ink.cut == []
        assert came.result.score.split()[-1] in " ".join(ink.words).split()


_LONG = "Templière de la Sainte-Inquisition d’Akkylannie (porte-étendard)"
_VALUES = (Shown("12", -1, True),) * 3, (Shown("12", -1, True),) * 3


@pytest.mark.parametrize("spoken", ["en", "fr"])
@pytest.mark.parametrize("scale", [100, 125, 150, 200])
def test_no_words_of_a_fight_are_cut(scale: int, spoken: str) -> None:
    camps = Camp(_LONG, ()), Camp(f"{_LONG}, {_LONG}", ())
    results = [Compared("Blessure grave, PV −2, Sonné", "", "6 · 6", victor) for victor in (0, 1)]
    lines: list[FightItem] = [
        FightLine("fight:1", True, "", number=1, status="INI 12 · 10", camps=camps),
        FightLine("head", True, "", number=1, camps=camps, inside=True),
        *(CompareLine("wound", True, "", labels=("FOR", "RÉS"), way=Strikes.RIGHT, values=_VALUES,
                      result=result, ask=ask, dice=(5,) if ask else ())
          for result in results for ask in ("", f"Égalité, les deux relancent. Dé de {_LONG} B")),
        ShareLine("share:a1.1", True, "", name=f"{_LONG} B", labels=("attaque", "défense"), dice=(12, 10)),
        ChipsLine("chips", True, "", chips=(Reminder("a", _LONG * 3, 0, "", True),) * 2),
        RowLine("row:a", True, "", words=f"{_LONG} A, {_LONG} B · Effets du début de la phase"),
    ]  # fmt: skip
    px = theme.current().px
    for wide in (330, 360, 476, 716):
        for line in (*lines, *(replace(line, dense=True) for line in lines)):
            width = px(wide)
            with MeasuringInk.dry() as ink:
                assert isinstance(ink, MeasuringInk)
                ink.cut, ink.whole = [], QRectF(0, 0, width, height_of(line, width))
                write(ink, ink.whole, line)
                assert ink.cut == [], (wide, line)
            assert all(ink.whole.contains(spot) for spot, _ in spots(line, ink.whole)), (wide, line)


def test_who_wins_pursues_before_the_fight_is_over(duel: BattleTable, keys: Hand) -> None:
    table = duel
    table.context.do(c.Put("b1.1", Place.DEAD))
    keys("d")
    assert table.centre.notice.text() == "" and decided(table) == [False]
    assert "Move done" in [b.text() for b in table.centre.verbs.buttons]
    keys("d")
    assert [row_state(table, name) for name in ("pursuit", "pursued")] == ["done", ""], "one after the other"
    click(next(b for b in table.centre.verbs.buttons if b.text() == "Pursuit fight"))
    assert table.pointer.asks
    keys("\x1b\x1b\n")
    assert decided(table) == [True] and row_state(table, "pursued") == "done"
    keys("e")
    assert table.context.game.phase == "upkeep"


def test_the_odds_of_the_lit_test_stand_beside_the_values_of_who_throws_until_a_die_lies_there(
    fought: BattleTable, keys: Hand
) -> None:
    line = compared(fought, "ini")
    assert line.lit and line.odds is not None and line.odds.victor == 0
    assert line.odds.score == "65%" and "Garde A, odds 65%" in line.said
    keys("3")
    assert compared(fought, "ini").odds is None


def test_the_odds_of_a_wound_stand_beside_its_values_once_a_blow_hit(fought: BattleTable, keys: Hand) -> None:
    """They are those of the wound roll that Enter opens; nothing is told before it is due."""
    assert compared(fought, "wound").odds is None
    keys("5342")
    line = compared(fought, "wound")
    assert line.lit and line.odds is not None and line.odds.victor == 0
    keys("\n")
    prompt = prompted(fought, WoundPrompt)
    assert prompt.draft.stakes is not None
    share = percent(prompt.draft.stakes[0])
    assert line.odds.score == share and f"Garde A, wound {share}" in line.said
