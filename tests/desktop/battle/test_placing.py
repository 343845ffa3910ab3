"""Arrivals and leavings of single figures, from the menu of places and from the menu of a side."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from desktop.battle.centre.sheet_view import sheet_view
from desktop.battle.table import BattleTable
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from desktop.widgets.card_prompt import CardPrompt
from desktop.widgets.menu import Menu
from desktop.wording.battle.board_views import Mark, shown_order
from rules.battle import commands as c
from rules.battle.state import Fighter, Place
from tests.desktop.battle.battles import play_on
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.battle.readable import figure_card, strings
from tests.desktop.fit import cut_labels


def fighter(table: BattleTable, key: str) -> Fighter:
    return table.context.game.fighters[key]


def test_a_figure_flees_and_rallies(table: BattleTable, keys: Hand) -> None:
    table.select("a1.1")
    keys("xf")
    assert fighter(table, "a1.1").place is Place.FLED
    keys("xr")
    assert fighter(table, "a1.1").place is Place.TABLE
    assert table.context.undo_words() == "Griffin conscript A rallies"
    keys("x")
    assert "Rallies and comes back" not in strings(table)
    keys("\x1b")


def arrow(keys: Hand, *arrows: Qt.Key) -> None:
    for key in arrows:
        keys.press(key)


def test_arrows_walk_the_places_from_where_it_is(table: BattleTable, keys: Hand) -> None:
    table.select("a1.1")
    keys("x")
    arrow(keys, Qt.Key.Key_Down, Qt.Key.Key_Down)
    keys("\n")
    assert fighter(table, "a1.1").place is Place.FLED, "on the table, off it, fled"
    keys("x")
    arrow(keys, Qt.Key.Key_Up, Qt.Key.Key_Up)
    keys("\n")
    assert fighter(table, "a1.1").place is Place.TABLE, "it rallies, which stands beneath the table now"


def test_arrows_walk_the_columns_of_the_battles_menu(table: BattleTable, keys: Hand) -> None:
    keys.press(Qt.Key.Key_F10)
    assert isinstance(table.prompt, Menu)
    buttons = [*table.prompt.grid.buttons.values()]
    walked = ((Qt.Key.Key_Down, 0), (Qt.Key.Key_Right, 1), (Qt.Key.Key_Down, 3), (Qt.Key.Key_Left, 2),
              (Qt.Key.Key_Up, 0), (Qt.Key.Key_Up, 0))  # fmt: skip
    for key, number in walked:
        arrow(keys, key)
        assert buttons[number].hasFocus(), key


def test_a_captor_is_named_by_its_letters(window: Window, table: BattleTable, keys: Hand) -> None:
    table.select("a1.1")
    keys("xc")
    assert table.pointer.asks and table.pointer.hints is not None
    letter = table.pointer.hints.shown()["b2"]
    keys(letter.lower())
    found = fighter(table, "a1.1")
    assert (found.place, found.captor) == (Place.CAPTURED, "b2.1")
    assert "Captured by Clone of Dirz" in figure_card(table).visible_strings(), "on its sheet"
    said = strings(table)
    assert "Griffin conscript A: captured by Clone of Dirz" in said, "and in its tooltip"
    table.context.do(c.MarkFigure("b2.1", nickname="Rex"))
    assert "Captured by Clone of Dirz “Rex”" in figure_card(table).visible_strings()
    table.context.undo()
    keys("x")
    assert "by Clone of Dirz" in details(table)
    keys("t")
    assert (fighter(table, "a1.1").place, fighter(table, "a1.1").captor) == (Place.TABLE, "")


def test_a_profile_that_begins_as_typed_is_summoned_before_a_sketch(table: BattleTable, keys: Hand) -> None:
    table.select("b2.1")
    keys("xsclone of d")
    prompt = table.prompt
    assert isinstance(prompt, CardPrompt)
    assert prompt.list.item(prompt.list.count() - 1).text() == "New: clone of d", "the new name comes last"
    keys("\n")
    summoned = table.context.game.cards["b5"]
    assert summoned.sheet is not None and summoned.name("en") == "Clone of Dirz (2)"
    table.select("b2.1")
    keys("xsclone of d")
    keys.press(Qt.Key.Key_Up)
    keys("\n")
    assert table.context.game.cards["b6"].sketch == "clone of d", "one step up leads to it"
    keys("xsof d\n")
    assert table.context.game.cards["b7"].sketch == "of d", "nothing begins so"


def test_the_track_of_the_dead_is_full_whatever_killed_them(table: BattleTable, keys: Hand) -> None:
    table.select("b2.1")
    keys("xd")
    chip = sheet_view(table.context, table.selection).chip
    assert (chip.notches, chip.lost, chip.capacity) == (0, 4, 4)
    table.hands.set_notches(2)
    assert fighter(table, "b2.1").place is Place.DEAD, "a notch brings nobody back"
    table.hands.set_notches(2)
    assert (fighter(table, "b2.1").place, fighter(table, "b2.1").notches) == (Place.DEAD, 2), "if one insists"


def details(table: BattleTable) -> list[str]:
    """Give the second lines of the rows that are offered."""
    assert table.prompt is not None
    return [button.accessibleDescription() for button in table.prompt.findChildren(type(table.prompt.cancel))]


def test_nobody_need_be_named_and_esc_leaves_it(table: BattleTable, keys: Hand) -> None:
    table.select("a1.2")
    keys("xc\x1b")
    assert fighter(table, "a1.2").place is Place.TABLE
    keys("xc\n")
    assert (fighter(table, "a1.2").place, fighter(table, "a1.2").captor) == (Place.CAPTURED, "")


def test_one_figure_takes_another_profile_and_is_drawn_behind_its_card(
    table: BattleTable, keys: Hand
) -> None:
    table.context.do(c.Notch("a1.2"))
    table.select("a1.2")
    keys("xpBeast\n")
    changed = fighter(table, "a1.2")
    assert (table.context.card_name(changed.card), changed.notches) == ("Beast", 1)
    game = table.context.game
    assert shown_order(game, game.sides["a"])[:2] == ("a1", changed.card)
    row = table.sides["a"].roster.rows[1]
    assert (row.name, row.mark, row.number, row.dim) == ("Beast", Mark.PILE, 2, False)
    assert table.context.undo_words() == "Griffin conscript becomes Beast"


def test_a_card_of_its_own_keeps_its_place_while_it_speaks_and_after(table: BattleTable, keys: Hand) -> None:
    context = table.context
    play_on(table, c.PlayTop(), c.EndSpeaking(), c.PlayTop())
    table.select("a1.3")
    keys("xpBeast\n")
    rows = table.sides["a"].roster
    assert [row.mark for row in rows.rows[:2]] == [Mark.SPEAKING, Mark.SPEAKING]
    context.do(c.EndSpeaking())
    settle()
    assert [(row.name, row.mark) for row in rows.rows[:2]] == [
        ("Griffin conscript", Mark.PLAYED), ("Beast", Mark.PLAYED)]  # fmt: skip


def test_a_card_in_reserve_leaves_its_changed_figure_on_top_of_the_pile(
    table: BattleTable, keys: Hand
) -> None:
    context = table.context
    play_on(table, c.PlayTop(), c.EndSpeaking(), c.ReserveTop())
    context.do(c.Transform("a1.2", "Beast"))
    game = context.game
    assert shown_order(game, game.sides["a"])[:3] == ("a1", "a6", "a2")


def test_one_figure_goes_over_alone(table: BattleTable, keys: Hand) -> None:
    table.select("a1.1")
    keys("xg")
    game = table.context.game
    assert game.side_of("a1.1").key == "b"
    assert [game.side_of(key).key for key in ("a1.2", "a1.3")] == ["a", "a"]


def test_a_figure_summons_a_fighter(table: BattleTable, keys: Hand) -> None:
    table.select("a4.1")
    keys("xsFire elemental\n")
    game = table.context.game
    assert game.cards["a6"].summoner == "a4.1"
    assert table.context.undo_words() == "Griffin Inquisitor summons Fire elemental (1 figure)"
    keys("[sImp\n")
    assert table.context.game.cards["a7"].summoner == "a4.1"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_menu_fits_with_everything_in_it(
    window: Window, desk: Desk, table: BattleTable, keys: Hand, language: str
) -> None:
    table.context.set_language(language)
    table.context.do(c.Put("a1.1", Place.FLED))
    table.select("a1.1")
    keys("x")
    assert table.prompt is not None
    assert cut_labels(table.prompt) == []
    assert table.prompt.placed.bottom() <= table.height()
    letters = [b.key for b in table.prompt.findChildren(type(table.prompt.cancel)) if len(b.key) == 1]
    assert len(set(letters)) == len(letters)


def test_a_letter_stays_when_a_card_arrives_or_gains_a_figure(table: BattleTable) -> None:
    before = dict(table.pointer.letters())
    assert table.context.do(c.AddCard("a", name="Ally"))
    after = dict(table.pointer.letters())
    assert {card: letter for card, letter in after.items() if card in before} == before
    new = set(after) - set(before)
    assert len(new) == 1 and len(set(after.values())) == len(after), "the newcomer takes the next letter"
