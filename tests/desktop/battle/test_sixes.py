"""A 6 that falls here is shown and decided on by its player; what came of it is one step (II-A-1)."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from desktop.battle.confrontation.disengage_prompt import DisengagePrompt
from desktop.battle.prompts.trial_prompt import TrialPrompt
from desktop.battle.table import BattleTable
from desktop.battle.tasks.asked_fields import AskedFields
from desktop.battle.tasks.entries import RallyEntry
from desktop.shell.window import Window
from desktop.widgets.key_button import KeyButton
from rules.battle import commands as c
from rules.battle.setup import ListedCard, SideSetup
from rules.battle.state import Contender, Place, TrialVerdict
from rules.battle.trial import OpenTrial
from tests.desktop.battle.battles import open_active, play_on
from tests.desktop.battle.casting import against_strength
from tests.desktop.battle.hand import Hand
from tests.desktop.battle.readable import strings
from tests.desktop.battle.rolls import falls, journal
from tests.desktop.battle.temple import choose, lit, says, tasks
from tests.desktop.fit import cut_labels
from tests.desktop.hands import click
from tests.stories.tabletop import card

CONTROL = Qt.KeyboardModifier.ControlModifier


def test_a_six_to_disengage_waits_and_is_kept(
    table: BattleTable, leaving: DisengagePrompt, keys: Hand
) -> None:
    before, steps = table.context.game, len(table.context.play.path)
    falls(table, 6)
    keys("r")
    assert leaving.rolled is None and table.context.game == before, "nothing is done before the decision"
    assert "re-roll it, or keep it" in leaving.sum.text() and "= 8" in leaving.sum.text()
    shown = [words for words in strings(leaving) if "6" in words]
    assert "Re-roll the 6" in shown and "Keep the 6" in shown
    keys.press(Qt.Key.Key_Backspace)
    keys("5")
    assert leaving.row.dice == [6], "what fell stays as it fell"
    keys("\n")
    assert leaving.rolled is not None and leaving.outcome.text() == "It gets away"
    (rolled,) = journal(table)
    assert (rolled.dice, rolled.total, rolled.typed) == ((6,), 8, False)
    assert len(table.context.play.path) == steps + 1
    keys("\n")
    keys.press(Qt.Key.Key_Z, held=CONTROL)
    assert table.context.game == before, "one undo takes all of it back"


def test_a_six_thrown_again_may_come_to_nothing(
    table: BattleTable, leaving: DisengagePrompt, keys: Hand
) -> None:
    steps = len(table.context.play.path)
    left = falls(table, 6, 6, 1)
    keys("rr")
    assert leaving.row.dice == [6, 6] and leaving.rolled is None, "each new 6 is asked about"
    keys("r")
    assert leaving.outcome.text() == "It stays in contact" and not list(left)
    (rolled,) = journal(table)
    assert (rolled.dice, rolled.total, rolled.typed) == ((6, 6, 1), 3, False)
    assert sum(reason.amount for reason in rolled.reasons) == rolled.total
    assert len(table.context.play.path) == steps + 1


def test_typed_sixes_are_decided_on_with_the_same_keys(
    table: BattleTable, leaving: DisengagePrompt, keys: Hand
) -> None:
    keys("6")
    button = leaving.findChild(KeyButton, "K")
    assert button is not None and button.isVisible() and not leaving.primary.isVisible()
    keys("k")
    assert table.prompt is None, "the players saw the die themselves"
    (rolled,) = journal(table)
    assert (rolled.dice, rolled.typed) == ((6,), True)


def fleeing(window: Window, **values: str) -> BattleTable:
    """Light the task of a figure that fled, in upkeep."""
    guard = card("Garde", "Griffons d’Akkylannie", INI=3, **values)
    sides = [
        SideSetup(name=name, people="griffins", cards=(ListedCard(sheet=sheet, figures=2),))
        for name, sheet in (("Temple", guard), ("Horde", card("Gobelin", COU=2, DIS=2)))
    ]
    table = open_active(window, (sides[0], sides[1]), first="a")
    play_on(
        table, c.PlayTop(), c.Put("a1.1", Place.FLED), c.EndSpeaking(), c.Advance(), c.Advance(),
        overrule=True,
    )  # fmt: skip
    choose(table, "fled")
    return table


def fields(table: BattleTable) -> AskedFields:
    """Give the fields of the lit test."""
    found = lit(table).fields
    assert found is not None
    return found


def test_a_six_to_rally_waits_for_its_decision(window: Window, keys: Hand) -> None:
    table = fleeing(window, COU="2")
    fields(table).difficulty.setValue(9)
    falls(table, 6, 4)
    keys("r")
    assert not fields(table).difficulty.isEnabled(), "what is asked stands still"
    assert {"Re-roll the 6", "Keep the 6"} <= set(strings(lit(table))) and "8" in says(table)
    keys("r")
    assert table.context.game.fighters["a1.1"].on_table
    (rolled,) = journal(table)
    assert (rolled.dice, rolled.total, rolled.typed) == ((6, 4), 12, False)
    keys.press(Qt.Key.Key_Z, held=CONTROL)
    assert table.context.game.fighters["a1.1"].place is Place.FLED


def test_a_six_that_fell_here_is_kept_where_the_table_goes_on(window: Window, keys: Hand) -> None:
    table = fleeing(window, COU="2")
    fields(table).difficulty.setValue(8)
    falls(table, 6)
    keys("re")
    assert table.context.game.turn == 2 and table.context.game.fighters["a1.1"].on_table


def test_a_typed_six_to_rally_is_kept_or_thrown_again_on_the_table(window: Window, keys: Hand) -> None:
    table = fleeing(window, COU="2")
    falls(table)  # no die of the program's
    fields(table).difficulty.setValue(20)
    keys("6")
    click(lit(table).button("R"))
    assert "Enter the re-rolled die" in says(table)
    keys("3")
    assert says(table) == "11 against 20: It keeps fleeing"
    keys("\n")
    (rolled,) = journal(table)
    assert (rolled.dice, rolled.typed) == ((6, 3), True)


def test_a_courage_nobody_knows_is_typed_first(window: Window, keys: Hand) -> None:
    table = fleeing(window)
    assert fields(table).value.text() == "?", "unknown is not zero"
    keys("6")
    entry = tasks(table).entry
    assert isinstance(entry, RallyEntry) and not entry.draft.dice
    fields(table).value.setFocus()
    keys("4")
    table.setFocus()
    keys("3\n")
    assert table.context.game.fighters["a1.1"].on_table


def test_the_die_of_a_difficulty_is_typed_before_the_test(window: Window, keys: Hand) -> None:
    table, prompt = against_strength(window, keys)
    assert prompt.difficulty.text() == "12+1d"
    assert "difficulty die first" in prompt.way.text()
    keys("2")
    asked = "Enter the dice, or roll them here. 5 or more succeeds. Odds: 33%."
    assert prompt.way.text() == f"{asked}\nDifficulty 14."
    assert prompt.primary.text() == "Roll here", "as long as no die lies there"
    keys("4\n")
    assert prompt.verdict.text() == "Failure", "13 against 14"
    assert "Difficulty of Yoke" in prompt.way.text() and "= 14" in prompt.way.text()
    harder, test = journal(table)
    assert (harder.dice, harder.typed, test.dice, test.typed) == ((2,), True, (4,), True)


def test_both_dice_fall_here_and_only_the_six_of_the_test_is_asked_about(window: Window, keys: Hand) -> None:
    table, prompt = against_strength(window, keys)
    steps = len(table.context.play.path)
    falls(table, 6, 6, 5)
    keys("r")
    assert prompt.rolled is None and prompt.command.carried == (6,) and prompt.command.dice == ((6,),)
    assert "re-roll it" in prompt.way.text()
    assert "Difficulty 18." in prompt.way.text() and prompt.way.text().endswith("= 15")
    keys("r")
    assert prompt.verdict.text() == "Success", "20 against 18"
    assert [rolled.typed for rolled in journal(table)] == [False, False]
    assert len(table.context.play.path) == steps + 1


def test_one_of_two_sixes_is_thrown_again(window: Window, keys: Hand) -> None:
    table, prompt = against_strength(window, keys)
    prompt.difficulty.setValue(20)
    prompt.number.setValue(2)
    prompt.setFocus()
    falls(table, 6, 6, 6, 3)
    keys("r")
    assert "Re-roll both 6s" in strings(prompt) and prompt.verbs["M"].isVisible()
    keys("m")
    assert "Re-roll 1 of the 2 6s" in strings(prompt)
    keys("r")
    assert prompt.command.dice == ((6, 6), (6,)), "the other one is lost"
    assert "Re-roll the 6" in strings(prompt) and not prompt.verbs["M"].isVisible()
    keys("r")
    assert prompt.verdict.text() == "Success", "15 and 9 against 20"
    assert journal(table)[0].total == 24 and journal(table)[0].dice == (6, 6, 6, 3)


def test_a_difficulty_typed_instead_has_no_die(window: Window, keys: Hand) -> None:
    table, prompt = against_strength(window, keys)
    keys("2")
    prompt.difficulty.setValue(10)
    assert prompt.command.carried == () and prompt.difficulty.text() == "10"
    prompt.setFocus()
    keys("1\n")
    assert prompt.verdict.text() == "Success"
    assert len(journal(table)) == 1


def test_without_a_target_its_difficulty_is_open_again(window: Window, keys: Hand) -> None:
    _, prompt = against_strength(window, keys)
    keys("2")
    prompt.press("-")
    assert prompt.difficulty.text() == "?" and prompt.command.carried == ()


@pytest.mark.parametrize("scale", [100, 150])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_question_fits(window: Window, keys: Hand, language: str, scale: int) -> None:
    window.change_settings(language=language, scale=scale)
    table = fleeing(window, COU="2")
    falls(table, 6, 2)
    for _ in range(2):
        assert cut_labels(table.centre) == []
        keys("r")


# -- the dice of the table, and what is lit ---------------------------------------------------------


def test_the_table_is_asked_for_the_die_that_it_re_rolls(
    table: BattleTable, leaving: DisengagePrompt, keys: Hand
) -> None:
    falls(table)  # no die of the program's
    keys("6")
    click(leaving.verbs["R"])
    assert "Enter the re-rolled die" in leaving.sum.text() and leaving.row.dice == [6]
    keys("3")
    assert leaving.row.dice == [6, 3]
    keys("\n")
    (rolled,) = journal(table)
    assert (rolled.dice, rolled.typed) == ((6, 3), True)


def test_r_once_more_rolls_the_die_here(table: BattleTable, leaving: DisengagePrompt, keys: Hand) -> None:
    falls(table, 2)
    keys("6r")
    assert leaving.row.dice == [6]
    keys("r")
    (rolled,) = journal(table)
    assert rolled.dice == (6, 2)


@pytest.mark.parametrize(("difficulty", "lit"), [(5, "keep"), (20, "again")])
def test_return_does_what_is_lit_in_a_test(table: BattleTable, keys: Hand, difficulty: int, lit: str) -> None:
    table.context.do(OpenTrial(Contender(characteristic="INI", fighter="a1.1"), difficulty=difficulty))
    falls(table)
    keys("q6\n")
    prompt = table.prompt
    assert isinstance(prompt, TrialPrompt)
    assert prompt.verbs["K" if lit == "keep" else "R"].primary
    keys("\n")
    trial = table.context.game.trial
    assert trial is not None and trial.first.throw.rounds == ((6,),)
    if lit == "keep":
        assert trial.verdict is TrialVerdict.SUCCESS
        return
    assert "Enter the re-rolled die" in prompt.verdict.text()
    keys("\n")
    assert "Enter the re-rolled die" in prompt.verdict.text(), "Return never rolls the dice of the table"
    keys("4\n")
    trial = table.context.game.trial
    assert trial is not None and trial.first.throw.rounds == ((6,), (4,))


def test_a_typed_re_roll_has_one_verb_of_return_and_whole_words(table: BattleTable, keys: Hand) -> None:
    table.context.do(OpenTrial(Contender(characteristic="INI", fighter="a1.1"), difficulty=5))
    keys("q6\n")
    prompt = table.prompt
    assert isinstance(prompt, TrialPrompt) and prompt.verbs["K"].primary
    keys("6")
    shown = [button for button in prompt.findChildren(KeyButton) if button.isVisible()]
    assert [button.text() for button in shown if button.key == "↵"] == ["Use these dice"]
    assert not any(button.is_cut_at(button.width()) for button in shown)
    keys("\n")
    trial = table.context.game.trial
    assert trial is not None and trial.first.throw.rounds == ((6,), (6,))


def test_a_test_rolled_here_re_rolls_here(table: BattleTable, keys: Hand) -> None:
    table.context.do(OpenTrial(Contender(characteristic="INI", fighter="a1.1"), difficulty=20))
    falls(table, 6, 4)
    keys("qrr")
    trial = table.context.game.trial
    assert trial is not None and trial.first.throw.rounds == ((6,), (4,))
