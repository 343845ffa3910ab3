"""Contacts and levels by keys, the marks that tell of them, and melees with who fights whom."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from desktop.battle.confrontation.wound_prompt import WoundPrompt
from desktop.battle.fights.page import FightsPage
from desktop.battle.prompts.contact_prompt import ContactPrompt
from desktop.battle.table import BattleTable
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from desktop.widgets.menu import Menu
from rules.battle import commands as c
from rules.battle.contacts import room
from rules.cards import Size
from tests.desktop.battle.battles import large, open_active, play_on, to_combat
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.battle.readable import figure_card, reads, strings

TIGER, CLONE = "f", "g"


def undo(keys: Hand) -> None:
    keys.press(Qt.Key.Key_Z, held=Qt.KeyboardModifier.ControlModifier)
    settle()


def to_melees(table: BattleTable, *pairs: tuple[str, str]) -> None:
    """Put figures in contact and go to the first melee of the combat phase."""
    to_combat(table, *pairs)
    assert table.centre.page_like(FightsPage).draft.lit == "ini"


def test_a_figure_is_put_in_contact_and_parted_by_keys(table: BattleTable, keys: Hand) -> None:
    table.select("a1.1")
    keys("Hn" + TIGER)
    assert table.context.game.contacts == (("a1.1", "b1.1"),)
    assert isinstance(table.prompt, ContactPrompt)
    keys("n" + CLONE)
    assert "2 enemies in contact" in table.prompt.limit.text()
    keys("1")
    assert table.context.game.contacts == (("a1.1", "b2.1"),)
    assert "1 enemy in contact" in table.prompt.limit.text()
    keys("\n")
    assert table.prompt is None
    undo(keys)
    assert len(table.context.game.contacts) == 2


def test_contacts_show_on_the_board_and_on_the_sheet(table: BattleTable, keys: Hand) -> None:
    table.context.do(c.Touch("a1.1", "b1.1"))
    table.select("b1.1")
    chips = {
        chip.id: chip for block in table.sides.values() for row in block.roster.rows for chip in row.chips
    }
    assert (chips["a1.1"].touches, chips["b1.1"].touches, chips["a1.2"].touches) == (1, 1, 0)
    assert any("In contact with Griffin conscript A" in said for said in strings(figure_card(table)))
    assert "Griffin conscript A: in contact with 1 enemy" in table.sides["a"].roster.visible_strings()
    undo(keys)
    assert not any("In contact" in said for said in strings(figure_card(table)))


def test_who_takes_off_out_of_contact_is_asked_twice_and_told(table: BattleTable, keys: Hand) -> None:
    table.context.do(c.Touch("a1.1", "b1.1"))
    table.select("a1.1")
    keys("Hl")
    prompt = table.prompt
    assert isinstance(prompt, ContactPrompt)
    assert "does not fly" in prompt.complaint.text() and "has to disengage first" in prompt.complaint.text()
    assert table.centre.notice.text() == "", "it is said once"
    assert table.context.game.contacts == (("a1.1", "b1.1"),)
    keys("n")  # another row than the refused one is nothing to insist on
    assert table.pointer.asks and table.context.game.fighters["a1.1"].level == 0
    keys("\x1b")
    table.select("a1.1")
    keys("Hll")
    game = table.context.game
    assert game.fighters["a1.1"].level == 1 and game.contacts == ()
    assert any("Land" in said for said in strings(table))
    keys("\n")
    assert any("Flying, level 1" in said for said in strings(figure_card(table)))
    table.journal.refresh()
    told = "Griffin conscript A is no longer in contact with Tiger of Dirz"
    assert any(told in words for words in table.journal.visible_strings())
    keys("Hl")
    assert table.context.game.fighters["a1.1"].level == 0, "coming down needs no wings"


def test_across_levels_says_why_and_the_same_key_overrules(table: BattleTable, keys: Hand) -> None:
    table.context.do(c.ChangeLevel("b1.1", 1), overrule=True)
    table.select("a1.1")
    keys("Hn" + TIGER)
    assert isinstance(table.prompt, ContactPrompt)
    assert "same level" in table.prompt.complaint.text()
    assert table.centre.notice.text() == "", "it is said once"
    keys("n")
    assert table.context.game.contacts == (("a1.1", "b1.1"),)


def test_contact_between_friends_is_written_down_where_the_table_insists(
    table: BattleTable, keys: Hand
) -> None:
    table.select("a1.1")
    keys("Hnb")
    assert isinstance(table.prompt, ContactPrompt)
    assert "same side" in table.prompt.complaint.text()
    keys("n")
    assert table.context.game.contacts == (), "it engages nobody"
    table.journal.refresh()
    last = table.journal.visible_strings()[-1]
    assert "Griffin conscript A and " in last and "friends, are in contact" in last


def test_the_size_limits_how_many_enemies_touch(window: Window, desk: Desk, keys: Hand) -> None:
    table = open_active(window, large(desk))
    game = table.context.game
    here = next(
        key
        for key, f in game.fighters.items()
        if key[0] == "a" and room(table.context.play.table, game, f) == 4
    )
    others = [key for key in game.fighters if key[0] == "b"]
    play_on(table, *(c.Touch(here, other) for other in others[:4]))
    table.select(here)
    keys("H")
    assert isinstance(table.prompt, ContactPrompt)
    assert "4 enemies in contact, 4 at most for its size" in table.prompt.limit.text()
    keys("n")
    assert table.pointer.hints is not None
    card = game.fighters[others[4]].card
    keys(table.pointer.hints.cards[card])
    if table.pointer.asks:
        keys(game.fighters[others[4]].letter.lower())
    assert isinstance(table.prompt, ContactPrompt)
    assert "No room is left" in table.prompt.complaint.text()
    keys("n")
    assert (here, others[4]) in table.context.game.contacts


def test_a_melee_of_one_against_one_leads_to_its_wound_roll_in_two_keys(
    table: BattleTable, keys: Hand
) -> None:
    to_melees(table, ("a1.1", "b1.1"))
    keys("k")
    assert isinstance(table.prompt, Menu)
    keys("2")
    assert isinstance(table.prompt, WoundPrompt)
    strike = table.prompt.draft.command
    assert (strike.attacker, strike.target) == ("b1.1", "a1.1")


def test_of_several_opponents_one_is_chosen(table: BattleTable, keys: Hand) -> None:
    to_melees(table, ("a1.1", "b1.1"), ("a1.2", "b1.1"), ("a1.2", "b2.1"))
    both = "Fight 1: Griffin conscript A, B against Tiger of Dirz, Clone of Dirz"
    assert any(words.startswith(both) for words in table.centre.page_like(FightsPage).list.visible_strings())
    table.select("a1.2")
    keys("k")
    told = [words for words in strings(table) if " strikes " in words]
    assert "Griffin conscript B strikes Tiger of Dirz" in told
    assert "Griffin conscript A strikes Tiger of Dirz" in told
    keys("2")
    assert isinstance(table.prompt, WoundPrompt)
    strike = table.prompt.draft.command
    assert (strike.attacker, strike.target) == ("a1.2", "b2.1")


def test_others_may_strike_all_the_same(table: BattleTable, keys: Hand) -> None:
    to_melees(table, ("a1.1", "b1.1"))
    keys("k0")
    assert table.pointer.asks


def test_a_figure_of_another_melee_has_its_own_strikes(table: BattleTable, keys: Hand) -> None:
    to_melees(table, ("a1.1", "b1.1"), ("a3.1", "b3.1"))
    table.select("b3.1")
    keys("k1")
    assert isinstance(table.prompt, WoundPrompt)
    strike = table.prompt.draft.command
    assert (strike.attacker, strike.target) == ("b3.1", "a3.1")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_contacts_have_words_in_both_languages(window: Window, table: BattleTable, language: str) -> None:
    window.change_settings(language=language)
    table.context.do(c.Touch("a1.1", "b1.1"))
    table.select("a1.1")
    settle()
    expected = "Au contact de Tigre de Dirz" if language == "fr" else "In contact with Tiger of Dirz"
    assert reads(table, expected)


def test_a_size_that_nobody_told_is_asked_once_and_kept(table: BattleTable, keys: Hand) -> None:
    card = table.context.game.cards["b1"]
    assert card.sheet is not None
    assert table.context.do(c.NameCard("b1", sheet=replace(card.sheet, size=Size.UNKNOWN)))
    play_on(table, *(c.Touch(key, "b1.1") for key in ("a1.1", "a1.2", "a1.3")))
    table.select("a2.1")
    keys("Hn" + TIGER)
    assert any("3 enemies touch Tiger of Dirz" in words for words in strings(table))
    keys("c")
    assert table.context.game.cards["b1"].size is Size.LARGE
    keys("n" + TIGER)
    assert ("a2.1", "b1.1") in table.context.game.contacts
