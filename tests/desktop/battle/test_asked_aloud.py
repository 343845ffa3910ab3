"""What is asked is told who listens as it is asked, once, and in whole sentences."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from desktop.battle.confrontation.shot_form import WoundShotForm
from desktop.battle.confrontation.wound_prompt import WoundPrompt
from desktop.battle.fights.page import FightsPage
from desktop.battle.table import BattleTable
from desktop.models.roster import RosterRole
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from desktop.wording import sentences
from tests.desktop.battle.battles import example, open_combat, open_table, squads
from tests.desktop.battle.deeds import TIGER, shoots
from tests.desktop.battle.hand import CONTROL, Hand, settle
from tests.desktop.battle.heard import FOE, FOOT, heard_in, named, press
from tests.desktop.battle.moments import Begun, confrontation, eclats, moments, monconf


def times(said: list[str], words: str) -> int:
    """Count how often words were told."""
    return sum(each.count(words) for each in said)


def test_sentences_have_one_stop_each_and_one_space_between() -> None:
    assert sentences(("Odds 67%.", "", "A wound", "10  on the card")) == "Odds 67%. A wound. 10 on the card"
    assert sentences(("Who?", "Nobody…", "= 4\n= 5")) == "Who? Nobody… = 4, = 5"
    assert sentences(()) == ""


def test_whose_die_is_next_and_what_becomes_of_a_six_are_asked_aloud(
    window: Window, desk: Desk, said: list[str], keys: Hand
) -> None:
    open_table(window, example(desk))
    said.clear()
    keys("\n\n")
    assert times(said, "Enter the die of Griffon (V-A-4).") == 1, said
    said.clear()
    keys("3")
    assert times(said, "Enter the die of Scorpion (V-A-4).") == 1, said
    said.clear()
    keys("6")
    assert times(said, "re-roll it, or keep it") == 1, said


def test_the_end_of_a_battle_is_asked_aloud(table: BattleTable, said: list[str], keys: Hand) -> None:
    table.setFocus()
    said.clear()
    keys.press(Qt.Key.Key_E, held=CONTROL)
    (told,) = [each for each in said if "End of the battle" in each]
    assert "PA destroyed" in told and "A draw" in told and told.endswith("Finish"), said


def test_the_next_roll_of_a_fight_is_asked_aloud(window: Window, said: list[str], keys: Hand) -> None:
    table = open_combat(window, squads(FOOT, FOE, figures=(1, 1)), ("a1.1", "b1.1"))
    said.clear()
    table.refresh()
    settle()
    keys("5")
    assert times(said, "Die of Gobelin") == 1, said
    said.clear()
    keys("2")
    assert times(said, "Attack 4 against defence 2") == 1 and times(said, "next roll") == 1, said
    said.clear()
    keys.press(Qt.Key.Key_Down)
    assert times(said, "Strength 9 against resilience 1") == 1, said


def test_the_die_of_a_shot_is_asked_aloud_as_soon_as_its_difficulty_is_there(
    table: BattleTable, said: list[str], keys: Hand
) -> None:
    shoots(table, keys)
    keys("hs" + TIGER + "\n")
    said.clear()
    keys("6")
    assert isinstance(table.prompt, WoundShotForm)
    assert times(said, "3 or more succeeds. Odds: 67%.") == 1, said
    said.clear()
    keys("5")
    assert times(said, "3 or more succeeds") == 0, said


def test_the_blow_that_is_left_after_a_kept_six_is_asked_aloud(
    table: BattleTable, said: list[str], keys: Hand
) -> None:
    shoots(table, keys)
    keys("hs" + TIGER + "\n9")
    said.clear()
    keys("6")
    assert times(said, "re-roll it, or keep it") == 1, said
    keys("k")
    said.clear()
    keys("\n")
    assert isinstance(table.prompt, WoundPrompt) and times(said, "Odds: Stunned") == 1, said
    said.clear()
    keys("\x1b")
    assert table.prompt is None and table.trial.words
    assert times(said, table.trial.words) == 1, said


def test_the_list_of_fights_takes_the_keyboard_and_says_what_its_keys_mean(
    window: Window, said: list[str], keys: Hand
) -> None:
    table = open_combat(window, squads(FOOT, FOE, figures=(1, 1)), ("a1.1", "b1.1"))
    page = table.centre.shown
    assert isinstance(page, FightsPage)
    said.clear()
    page.list.setFocus(Qt.FocusReason.TabFocusReason)
    assert times(said, "next roll. Die of Garde") == 1, said
    said.clear()
    keys.press(Qt.Key.Key_Down)
    assert times(said, "Attack 4 against defence 2") == 1, said
    keys.press(Qt.Key.Key_Up)
    said.clear()
    keys("52")
    assert page.list.hasFocus() and times(said, "Attack 4 against defence 2") == 1, said


@pytest.mark.parametrize("way", [Qt.Key.Key_Down, Qt.Key.Key_F6])
def test_who_may_be_named_is_said_and_reached_by_keys(
    table: BattleTable, said: list[str], keys: Hand, way: Qt.Key
) -> None:
    table.setFocus()
    said.clear()
    found: list[str] = []
    table.pointer.ask("Who?", found.append, among=frozenset({"a1.2", "a1.3"}))
    told = " ".join(said)
    letter = table.pointer.letters()["a1"].upper()
    assert told.startswith("Who? ") and f"Griffin conscript B: {letter}, B, may be a target" in told, said
    roster = table.sides["a"].roster
    for _ in range(6):
        if roster.hasFocus():
            break
        keys.press(way)
    assert roster.hasFocus() and roster.currentIndex().data(RosterRole.CHIP).id == "a1.2"
    keys.press(Qt.Key.Key_Right)
    keys("\n")
    assert found == ["a1.3"] and not table.pointer.asks


def test_letters_and_esc_mean_what_they_mean_while_the_keyboard_is_at_a_roster(
    table: BattleTable, keys: Hand
) -> None:
    table.setFocus()
    found: list[str] = []
    for typed, wanted in ((f"{table.pointer.letters()['a1']}b", ["a1.2"]), ("\x1b", [])):
        found.clear()
        table.pointer.ask("Who?", found.append, among=frozenset({"a1.2", "b1.1"}))
        keys.press(Qt.Key.Key_Up)
        assert table.sides["a"].roster.hasFocus()
        keys(typed)
        assert found == wanted and not table.pointer.asks


def test_the_wound_table_is_read_before_the_dice(window: Window, keys: Hand) -> None:
    table = open_combat(window, squads(FOOT, FOE, figures=(1, 1)), ("a1.1", "b1.1"))
    page = table.centre.shown
    assert isinstance(page, FightsPage)
    press(named(page.list, QAccessible.Role.Button, "Garde: Strength"))
    prompt = table.prompt
    assert isinstance(prompt, WoundPrompt)
    (read,) = [words for words in heard_in(prompt) if words.startswith("Wound table")]
    assert "8/9: " in read and "head " in read.lower() and "Serious wound" in read, read


BAD = {
    "en": re.compile(r"\.\.|  |[^ ] [,.:;!]|::"),
    "fr": re.compile(r"\.\.|  |[^\s\d][:;!?](\s|$)| [,.]|::"),
}
"""Two stops or spaces in a row, a space before a stop that has none; in French a colon without its space."""


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", [confrontation, monconf, eclats])
def test_what_is_told_of_a_whole_turn_is_written_as_its_language_writes(
    window: Window,
    desk: Desk,
    said: list[str],
    keys: Hand,
    game: Callable[[Window, Desk], Begun],
    language: str,
) -> None:
    table, typed = game(window, desk)
    heard = {words for _ in moments(table, keys, typed) for words in heard_in(window)}
    assert len(said) > 10 and len(heard) > 50
    assert not [words for words in (*said, *heard) if BAD[language].search(words)]
