"""The battle as a screen reader hears it: roles, names, and what is pressed and turned by them alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QAccessible,
)
from PySide6.QtWidgets import QApplication, QWidget

from desktop import wording
from desktop.battle import announcing, regions
from desktop.battle.confrontation.wound_prompt import WoundPrompt
from desktop.battle.fights.page import FightsPage
from desktop.battle.roster.roster import SideRoster
from desktop.battle.table import BattleTable
from desktop.models.roster import RosterRole
from desktop.operations.desk import Desk
from desktop.shell.rail import Rail
from desktop.shell.window import Window
from desktop.widgets.key_button import KeyButton
from desktop.widgets.text import label
from desktop.wording.naming import Names
from rules.battle import commands as c
from rules.battle.action_commands import Announce
from rules.battle.magic import LearnSpell
from tests.desktop.battle.battles import (
    example,
    open_active,
    open_combat,
    open_table,
    squads,
    to_upkeep,
)
from tests.desktop.battle.casting import FLAMES, lone
from tests.desktop.battle.hand import SHIFT, Hand, settle, undone
from tests.desktop.battle.heard import FOE, FOOT, Role, heard_in, name, named, parts, press, turn


@pytest.fixture
def table(window: Window, desk: Desk) -> BattleTable:
    """Open the rulebook's example."""
    shown = open_active(window, example(desk))
    return shown


@pytest.fixture
def fight(window: Window, keys: Hand) -> BattleTable:
    """Open the combat of two guards against a goblin."""
    shown = open_combat(window, squads(FOOT, FOE, figures=(2, 1)), ("a1.1", "b1.1"), ("a1.2", "b1.1"))
    return shown


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Let somebody listen, and note what is announced."""
    sentences: list[str] = []
    for module in (announcing, regions):
        monkeypatch.setattr(
            module, "announce", lambda _widget, *words: sentences.append(wording.sentences(words))
        )
    QAccessible.setActive(True)
    yield sentences
    QAccessible.setActive(False)


# -- rosters and the card of a figure -------------------------------------------------------------------


def test_a_token_is_pressed_without_a_hand_and_its_track_worn(table: BattleTable) -> None:
    roster = table.sides["a"].roster
    token = named(roster, Role.Cell, "Griffin conscript A")
    press(token, "Toggle")
    assert table.selection == "a1.1" and table.figure.is_open
    dialog = QAccessible.queryAccessibleInterface(table.figure.popover)
    assert (dialog.role(), name(dialog)) == (Role.Dialog, "Griffin conscript A")
    box = named(table.figure.popover, Role.CheckBox, "Serious wound, 2 of 4 notches")
    assert not box.state().checked
    press(box)
    assert table.context.game.fighters["a1.1"].notches == 2
    assert box.state().checked
    assert name(token).startswith("Griffin conscript A: Serious wound, 2 of 4 notches")
    assert name(next(parts(table.figure.sheet))) == "Serious wound"
    press(named(table.figure.popover, Role.CheckBox, "Stunned"))
    assert table.context.game.fighters["a1.1"].stunned
    press(named(roster, Role.Cell, "Griffin conscript B"), "Toggle")
    assert table.selection == "a1.2"
    press(named(roster, Role.Cell, "Griffin conscript B"), "Toggle")
    assert not table.figure.is_open, "pressed again it closes"


def test_a_card_is_opened_by_its_name_each_time(table: BattleTable) -> None:
    cell = named(table.sides["b"].roster, Role.Cell, "Tiger of Dirz, ")
    for _ in range(2):
        press(cell, "Toggle")
        assert table.prompt is not None
        table.prompt.close_panel()


def test_who_is_asked_for_is_named_by_a_press_without_a_hand(table: BattleTable) -> None:
    found: list[str] = []
    press(named(table.sides["b"].roster, Role.Cell, "Clone of Dirz"), "Toggle")
    table.pointer.ask("Who?", found.append)
    press(named(table.sides["b"].roster, Role.Cell, "Tiger of Dirz: F"), "Toggle")
    assert found == ["b1.1"]


# -- a fight --------------------------------------------------------------------------------------------


def comparisons(table: BattleTable) -> list[str]:
    page = table.centre.shown
    assert isinstance(page, FightsPage)
    return [name(each) for each in parts(page.list) if " against " in name(each)]


def test_a_fight_says_its_comparisons_and_its_dice_are_turned(fight: BattleTable) -> None:
    page = fight.centre.shown
    assert isinstance(page, FightsPage)
    assert comparisons(fight) == [
        "Fight 1: Garde A, B against Gobelin: INI 3 · 2",
        "Initiative 3 and 3 against initiative 2: Garde A, odds 65%, next roll",
        "Garde A: Attack 4 and 4 against defence 2",
        "Garde A: Strength 9 and 9 against resilience 1",
        "Gobelin: Attack 2 against defence 3 and 3",
        "Gobelin: Strength 3 against resilience 6 and 6",
    ]
    dice = [each for each in parts(page.list) if each.role() is Role.SpinBox]
    assert [name(die) for die in dice] == ["first die: none yet", "second die: none yet"]
    assert dice[1].state().disabled and dice[0].valueInterface().maximumValue() == 6
    turn(dice[0], 5)
    turn(dice[1], 2)
    assert comparisons(fight)[1] == ("Initiative 3 and 3 against initiative 2: first: Garde A, 8 · 4")
    turn(named(page.list, Role.SpinBox, "first die"), 4)
    turn(named(page.list, Role.SpinBox, "second die"), 1)
    press(named(page.list, Role.Button, "Garde A: Strength"))
    prompt = fight.prompt
    assert isinstance(prompt, WoundPrompt)
    assert QAccessible.queryAccessibleInterface(prompt).role() is Role.Dialog
    turn(named(prompt, Role.SpinBox, "first die"), 6)
    turn(named(prompt, Role.SpinBox, "second die"), 6)
    assert prompt.draft.dice == [6, 6]


def test_the_list_of_fights_has_a_name(fight: BattleTable) -> None:
    page = fight.centre.shown
    assert isinstance(page, FightsPage)
    found = QAccessible.queryAccessibleInterface(page.list)
    assert (found.role(), name(found)) == (Role.List, "Fights")


def test_a_strip_says_its_sentence(fight: BattleTable) -> None:
    fight.say_test("Test of AIM")
    found = QAccessible.queryAccessibleInterface(fight.trial)
    assert (found.role(), name(found)) == (Role.StatusBar, "Test of AIM")


def test_stepping_gives_no_die_until_it_is_pressed(fight: BattleTable, told: list[str]) -> None:
    page = fight.centre.shown
    assert isinstance(page, FightsPage)
    die = named(page.list, Role.SpinBox, "first die: none yet")
    for _ in range(5):
        press(die, "Increase")
    press(die, "Decrease")
    assert name(die) == "first die: none yet" and die.valueInterface().currentValue() == 4
    press(die)
    assert named(page.list, Role.SpinBox, "second die: none yet")
    assert [name(each) for each in parts(page.list) if name(each).startswith("first die")] == ["first die: 4"]


def test_a_refused_verb_says_why(table: BattleTable) -> None:
    press(named(table.sides["a"].roster, Role.Cell, "Templar of the inquisition"), "Toggle")
    button = KeyButton(table)
    button.show_verb("Shoot", "T", "No ranged weapon", refused=True)
    found = QAccessible.queryAccessibleInterface(button)
    assert (found.role(), name(found)) == (Role.Button, "Shoot, not possible: No ranged weapon")
    button.show_verb("Shoot", "T", "Griffin rifle")
    assert name(found) == "Shoot"


def test_a_reason_that_is_shown_elsewhere_is_said_with_its_verb(table: BattleTable) -> None:
    button = KeyButton(table)
    button.show_verb("Shoot", "T", refused=True, why="No ranged weapon")
    assert name(QAccessible.queryAccessibleInterface(button)) == "Shoot, not possible: No ranged weapon"
    assert button.detail == ""
    button.show_verb("Shoot", "T", refused=True, why="Too late")
    assert name(QAccessible.queryAccessibleInterface(button)) == "Shoot, not possible: Too late"


def test_an_announcement_is_said_in_words(table: BattleTable) -> None:
    assert table.context.do(c.PlayTop())
    assert table.context.do(Announce("b1.1", "charge", "a1.1"))
    settle()
    row = named(table.centre, Role.Button, "Tiger of Dirz, ")
    assert "charge on Griffin conscript A" in name(row)


def test_who_announced_is_not_next_to_act(table: BattleTable) -> None:
    assert table.context.do(c.PlayTop())
    settle()
    roster = table.sides["b"].roster
    named(roster, Role.Cell, "Tiger of Dirz: next to act")
    assert table.context.do(Announce("b1.1", "charge", "a1.1"))
    settle()
    named(roster, Role.Cell, "Tiger of Dirz: has announced its action")


def test_the_source_of_an_effect_is_the_spell_in_the_language_of_now(table: BattleTable) -> None:
    assert table.context.do(LearnSpell("a1", FLAMES))
    assert table.context.names.source("Flammes") == "Flames"
    assert Names.of(table.context.game, "fr").source("Flammes") == "Flammes"
    assert table.context.names.source("Torch") == "Torch"


def test_what_looks_like_a_heading_is_one(table: BattleTable) -> None:
    title = label("Upkeep", table, role="heading")
    title.show()
    found = QAccessible.queryAccessibleInterface(title)
    assert (found.role(), name(found)) == (Role.Heading, "Upkeep")
    title.setText("Combat")
    assert name(found) == "Combat"


def test_what_a_figure_bears_is_said_once(table: BattleTable) -> None:
    assert table.context.do(c.Gem("a4.1", "fire", 2))
    settle()
    heard = [name(each) for each in parts(table.sides["a"].roster) if "Fire" in name(each)]
    assert heard == ["Griffin Inquisitor: Fire 2"]


# -- what is painted is heard -----------------------------------------------------------------------------


def test_the_steps_of_a_speaking_turn_and_the_values_of_who_speaks_are_heard(table: BattleTable) -> None:
    assert table.context.do(c.PlayTop())
    settle()
    heard = heard_in(table.centre)
    assert "1 Announce, 2 Resolve, 3 One by one. Now: 1 Announce" in heard
    row = next(words for words in heard if words.startswith("Tiger of Dirz, "))
    assert "Its action?" in row and "INI 4 · " in row and "FEA 8 · DIS 0" in row


def test_the_head_of_a_side_says_what_is_left_to_it(table: BattleTable) -> None:
    head = table.sides["a"].header
    heard = name(QAccessible.queryAccessibleInterface(head))
    assert heard.startswith("Griffon") and "in the pile: 5" in heard and "Refusals left: 0" in heard


def test_who_may_be_named_is_heard_with_the_letters_that_lead_there(table: BattleTable) -> None:
    table.pointer.ask("Who?", lambda _found: None, among=frozenset({"a1.2", "b1.1"}))
    letter = table.pointer.letters()["a1"].upper()
    named(table.sides["a"].roster, Role.Cell, f"Griffin conscript B: {letter}, B, may be a target")
    named(table.sides["b"].roster, Role.Cell, f"Tiger of Dirz: {table.pointer.letters()['b1'].upper()}, may")
    table.pointer.leave()
    assert not [words for words in heard_in(table.sides["a"].roster) if "may be a target" in words]


def test_a_wound_roll_says_its_odds_and_where_it_ended(fight: BattleTable) -> None:
    page = fight.centre.shown
    assert isinstance(page, FightsPage)
    press(named(page.list, Role.Button, "Garde A: Strength"))
    prompt = fight.prompt
    assert isinstance(prompt, WoundPrompt)
    odds = next(words for words in heard_in(prompt) if words.startswith("Odds: ") and "ound" in words)
    assert "erious wound\xa0" in odds and "✶" not in odds
    turn(named(prompt, Role.SpinBox, "first die"), 6)
    turn(named(prompt, Role.SpinBox, "second die"), 6)
    assert [words for words in heard_in(prompt) if words.startswith("Wound table")], heard_in(prompt)


# -- the parts of the screen -----------------------------------------------------------------------------


def at_keyboard() -> QWidget:
    """Give the widget that has the keyboard."""
    found = QApplication.focusWidget()
    assert found is not None
    return found


def test_f6_walks_over_the_parts_of_the_screen(table: BattleTable, told: list[str], keys: Hand) -> None:
    keys("p")  # something can be undone now
    own, other = ("b", "a") if table.banner.view.side == 1 else ("a", "b")
    rosters = table.sides[own].roster, table.sides[other].roster
    rail = table.window().findChild(Rail)
    parts = (rail, table.banner, rosters[0], table.centre, rosters[1], table.centre.undo_line)
    names = ("Places", table.banner.accessibleName(), rosters[0].accessibleName(), "What is asked now",
             rosters[1].accessibleName(), "Undo: ")  # fmt: skip
    for number in (4, 5, 0, 1, 2, 3, 4):
        keys.press(Qt.Key.Key_F6)
        assert parts[number] in (at_keyboard(), *ancestors(at_keyboard())), number
        assert told[-1].startswith(names[number])
    keys.press(Qt.Key.Key_F6, held=SHIFT)
    assert table.centre.isAncestorOf(at_keyboard()) and told[-1] == names[3]
    table.verb("part_before")()
    assert at_keyboard() is rosters[0]


def ancestors(widget: QWidget) -> Iterator[QWidget]:
    while (above := widget.parentWidget()) is not None:
        yield (widget := above)


def test_arrows_walk_over_the_cells_of_a_roster(table: BattleTable, keys: Hand) -> None:
    roster = table.sides["a"].roster
    table.select("a1.1")
    roster.setFocus()
    before = name_at(roster)
    assert before.startswith("Griffin conscript A")
    heard = [before]
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Down):
        keys.press(key)
        heard.append(name_at(roster))
    assert all(heard) and len(set(heard)) >= 4, heard
    assert table.selection == "a1.1", "nobody is pressed on the way"
    assert roster.hasFocus()
    roster.setCurrentIndex(roster.model().index(0, 3))
    keys(" ")
    assert table.selection == name_id(roster)


def name_at(roster: SideRoster) -> str:
    """Say the cell that the keyboard is at."""
    return str(roster.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole) or "")


def name_id(roster: SideRoster) -> str:
    """Give the figure that the keyboard is at."""
    return str(roster.currentIndex().data(RosterRole.CHIP).id)


def test_no_cell_without_a_name_takes_the_keyboard(table: BattleTable) -> None:
    cells = [each for each in parts(table.sides["a"].roster) if each.role() is Role.Cell]
    assert cells and not [each for each in cells if each.state().focusable and not name(each)]


# -- announcements --------------------------------------------------------------------------------------


def test_a_gesture_is_announced_and_so_is_what_is_taken_back(
    table: BattleTable, told: list[str], keys: Hand
) -> None:
    table.refresh()
    told.clear()
    keys("p")
    assert told[-1].startswith("Scorpion (V-A-4) plays Tiger of Dirz")
    assert "Tiger of Dirz: next to act" in told[-1]
    undone(table, keys)
    assert told[-1].startswith("Undone: Scorpion (V-A-4) plays Tiger of Dirz")


def test_a_roll_that_comes_out_as_the_one_before_is_announced_again(
    fight: BattleTable, told: list[str], keys: Hand
) -> None:
    for _ in range(2):
        told.clear()
        keys("53")
        settle()
        assert [words for words in told if "wins the test" in words], told
        keys.press(Qt.Key.Key_Up)


def test_who_is_pointed_at_is_announced(table: BattleTable, told: list[str]) -> None:
    table.refresh()
    table.select("a1.2")
    assert told[-1] == "Griffin conscript B"


def test_a_reason_is_said_each_time_it_is_asked(table: BattleTable, said: list[str], keys: Hand) -> None:
    keys("p")
    for digit in "78":
        said.clear()
        keys(digit)
        assert said == [f"There is no figure {digit}: the digits go from 1 to 1."]
    said.clear()
    keys("8")
    assert said == ["There is no figure 8: the digits go from 1 to 1."], "the same key again, too"


def test_another_verb_with_the_same_reason_says_it_again(table: BattleTable, said: list[str]) -> None:
    table.refresh()
    for command in (c.ChooseFirst("a"), c.ChooseFirst("b"), c.ChooseFirst("b")):
        said.clear()
        assert not table.context.do(command)
        assert said == ["The activation phase is already open."]


def test_nothing_is_announced_while_nobody_listens(
    table: BattleTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    sentences: list[str] = []
    monkeypatch.setattr(announcing, "announce", lambda _widget, *words: sentences.extend(words))
    table.select("a1.2")
    assert QApplication.instance() is not None and sentences == []


# -- dice --------------------------------------------------------------------------------------------------


def test_the_dice_of_a_spell_what_came_of_them_and_what_is_left_are_announced(
    window: Window, said: list[str], keys: Hand
) -> None:
    table, _ = lone(window, keys, POU="9")
    said.clear()
    keys("ff4")
    assert said[-2:] == [
        "first die: 4",
        "+4 natural result (4), +9 on the card, = 13, 13 against 6: succeeds",
    ]
    keys("\n\n")
    done = ". ".join(said)
    assert "Flames succeeds, 13 against 6" in done and "Success" in done
    assert any(words.endswith("Fire 1") for words in said), "the gems that are left"
    assert table.prompt is not None


def test_a_die_that_is_taken_back_is_announced(window: Window, said: list[str], keys: Hand) -> None:
    lone(window, keys, POU="9")
    keys("4")
    said.clear()
    keys.press(Qt.Key.Key_Backspace)
    assert said[0] == "first die: none yet"


def test_dice_of_upkeep_are_announced_as_they_are_typed(
    window: Window, desk: Desk, said: list[str], keys: Hand
) -> None:
    table = open_active(window, example(desk))
    to_upkeep(table)
    said.clear()
    keys("456")
    assert said[0] == "first die: 4" and "second die: 5" in said and "third die: 6" in said
    assert any(words.startswith("Gems recovered: ") for words in said), said


def test_upkeep_says_what_is_asked_and_what_stays_undone(
    window: Window, desk: Desk, said: list[str], keys: Hand
) -> None:
    table = open_active(window, example(desk))
    table.refresh()
    said.clear()
    to_upkeep(table)
    assert any(words.endswith("Griffin Inquisitor, Recover mana, 3 dice") for words in said), said
    page = table.centre.shown
    lit = next(each for each in parts(page) if each.role() is Role.Grouping and "Recover mana" in name(each))
    assert name(lit).startswith("Griffin Inquisitor, Recover mana, 3 dice")
    left = table.centre.go_on.detail
    assert "left undone" in left
    said.clear()
    keys("e")
    assert table.context.game.turn == 2 and left in said, said


def test_dice_rolled_here_are_announced_with_what_they_came_to(
    fight: BattleTable, said: list[str], keys: Hand
) -> None:
    page = fight.centre.shown
    assert isinstance(page, FightsPage)
    keys("5")
    assert said[0] == "first die: 5"
    said.clear()
    press(named(fight.centre.verbs, Role.Button, "Roll here"))
    done = ". ".join(said)
    assert "Garde A" in done and "natural result (5)" in done and "= " in done


# -- the order -----------------------------------------------------------------------------------------


def test_a_card_that_is_moved_says_its_new_place(
    window: Window, desk: Desk, said: list[str], keys: Hand
) -> None:
    table = open_table(window, example(desk))
    said.clear()
    keys.press(Qt.Key.Key_Down, held=Qt.KeyboardModifier.AltModifier)
    assert "2. Griffin conscript, ×3" in said
    item = named(table.centre, Role.ListItem, "4. ")
    press(item, "Toggle")
    assert said[-1] == name(item), "a row that is selected without a hand is the chosen one"
    keys("1")
    assert said[-1].startswith("1. ") or any(words.startswith("1. ") for words in said)


# -- what is covered --------------------------------------------------------------------------------------


def shown_in(widget: QWidget) -> set[QWidget]:
    """Give the widgets that are heard within one."""
    return {found for each in parts(widget) if isinstance(found := each.object(), QWidget)}


def test_what_a_question_of_the_stage_covers_is_neither_heard_nor_pressed(
    fight: BattleTable, window: Window
) -> None:
    under = fight.centre.go_on
    known = QAccessible.queryAccessibleInterface(under)
    page = fight.centre.shown
    assert isinstance(page, FightsPage)
    assert under in shown_in(window)
    press(named(page.list, Role.Button, "Garde A: Strength"))
    prompt, head = fight.prompt, fight.context.play.head
    assert prompt is not None and prompt.stands_in
    heard = shown_in(window)
    assert under not in heard and page.list not in heard
    assert {prompt, fight.sides["a"].roster, fight.centre.undo_line} <= heard
    assert known.state().invisible and known.state().disabled
    press(known)
    assert fight.prompt is prompt and fight.context.play.head == head
    prompt.close_panel()
    settle()
    assert under in shown_in(window) and not known.state().disabled


def test_what_is_dimmed_is_neither_heard_nor_pressed(table: BattleTable, window: Window) -> None:
    roster, play = table.sides["a"].roster, table.centre.button("choice.play_top")
    assert {roster, play} <= shown_in(window)
    table.hands.questions.battle_menu()
    assert table.prompt is not None and not (table.prompt.stands_in or table.prompt.stands_beside)
    assert table.prompt in shown_in(window)
    assert not {roster, play} & shown_in(window)
    press(QAccessible.queryAccessibleInterface(play))
    assert not table.context.game.speaking and table.prompt is not None


def test_what_a_cover_lies_over_is_not_heard(window: Window, desk: Desk, keys: Hand) -> None:
    table = open_table(window, example(desk, hidden=True))
    assert table.banner in shown_in(window)
    keys("\n")
    heard = shown_in(window)
    assert table.covered and window.rail in heard
    assert not [each for each in (table, *table.findChildren(QWidget)) if each in heard]
