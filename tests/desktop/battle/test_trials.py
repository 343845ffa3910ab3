"""Characteristic tests by keys: against a difficulty or a figure, 6s decided in their order, undone, left."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from desktop.battle.prompts.trial_form import TrialForm
from desktop.battle.prompts.trial_prompt import TrialPrompt
from desktop.battle.table import BattleTable
from desktop.models.journal import JournalLine, JournalLineKind
from desktop.operations.battle import open_battle
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from desktop.wording.battle.report import report
from rules.battle import commands as c
from rules.battle.state import Contender, Modifier, ModifierKind, TrialVerdict
from rules.battle.trial import OpenTrial, SetNatural, ThrowTrial
from rules.values import Characteristic, Value
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.fit import cut_labels

CONTROL = Qt.KeyboardModifier.ControlModifier


def form(table: BattleTable, keys: Hand) -> TrialForm:
    table.select("a1.1")
    keys("q")
    assert isinstance(table.prompt, TrialForm)
    table.prompt.difficulty.setValue(6)
    return table.prompt


def test_a_test_against_a_difficulty_with_a_six_thrown_again(table: BattleTable, keys: Hand) -> None:
    asked = form(table, keys)
    asked.difficulty.setValue(9)
    asked.bonus.setValue(1)
    asked.why.setText("Order")
    keys("\n")
    prompt = table.prompt
    assert isinstance(prompt, TrialPrompt)
    keys("6\n")
    assert "6" in prompt.verdict.text() and table.context.game.trial is not None
    keys("3\n")
    trial = table.context.game.trial
    assert trial is not None and trial.verdict is TrialVerdict.SUCCESS
    assert prompt.verdict.text() == "Success"
    assert "Order" in prompt.sums[0].text() and "+9" in prompt.sums[0].text()
    keys("\n")
    assert table.prompt is None and table.context.game.trial is None


def test_a_test_left_open_stays_on_a_strip_and_is_undone(table: BattleTable, desk: Desk, keys: Hand) -> None:
    form(table, keys)
    keys("\n\x1b")
    assert "INI" in table.trial.words
    again = open_battle(desk, battle_id=table.context.play.battle_id)
    assert again.game.trial is not None
    keys("q")
    assert isinstance(table.prompt, TrialPrompt)
    keys("4\n\x1b")
    keys.press(Qt.Key.Key_Z, held=CONTROL)  # a decided one was put away as it was left
    keys.press(Qt.Key.Key_Z, held=CONTROL)
    trial = table.context.game.trial
    assert trial is not None and not trial.first.throw.rounds
    table.trial.button(1).click()
    settle()
    assert table.context.game.trial is None and table.trial.words == ""


def test_a_figure_is_opposed_by_its_letters(table: BattleTable, keys: Hand) -> None:
    asked = form(table, keys)
    asked.against.setCurrentIndex(1)
    keys("\n")
    assert table.pointer.asks and table.pointer.hints is not None
    letter = table.pointer.hints.cards["b1"]
    figures = table.context.game.fighters_of("b1")
    keys(letter if len(figures) == 1 else letter + "1")
    trial = table.context.game.trial
    assert trial is not None and trial.second is not None and trial.second.fighter == "b1.1"


def test_a_figure_is_not_opposed_to_itself_and_another_one_is_asked_for(
    table: BattleTable, keys: Hand
) -> None:
    asked = form(table, keys)
    asked.against.setCurrentIndex(1)
    keys("\n")
    table.pointer.take("a1.1")
    settle()
    assert table.context.game.trial is None and table.pointer.asks
    assert "not tested against itself" in table.centre.notice.text()
    table.pointer.take("b1.1")
    assert table.context.game.trial is not None


def test_equal_sixes_are_chosen_unseen(table: BattleTable, keys: Hand) -> None:
    first, second = Contender(name="Wolf", value=3), Contender(name="Bear", value=3)
    table.context.do(OpenTrial(first, second))
    keys("q")
    keys("6\n6\n")
    prompt = table.prompt
    assert isinstance(prompt, TrialPrompt) and "in secret" in prompt.verdict.text()
    keys("k")
    assert (found := table.context.game.trial) is not None and found.second is not None
    keys("r")
    keys("4\n")
    assert "Wolf" in prompt.verdict.text()


def test_a_natural_one_is_named_wherever_it_fails(table: BattleTable, keys: Hand) -> None:
    play = table.context.play
    play.table = replace(play.table, ruleset=replace(play.table.ruleset, natural_one_fails=True))
    table.context.do(OpenTrial(Contender(name="Wolf", value=10), difficulty=6))
    keys("q")
    keys("1\n")
    prompt = table.prompt
    assert isinstance(prompt, TrialPrompt) and prompt.verdict.text() == "Failure"
    assert prompt.sums[0].text().endswith("= 11\na natural 1 fails")
    assert play.head is not None
    words = table.journal.model.words(JournalLine(play.head, JournalLineKind.DONE))
    assert words == "Wolf fails: 11 against 6 · a natural 1 fails"
    assert ", a natural 1 fails\n" in report(play, "en")


def test_verbs_stand_side_by_side_without_a_gap(table: BattleTable, keys: Hand) -> None:
    form(table, keys)
    keys("\n")
    prompt = table.prompt
    assert isinstance(prompt, TrialPrompt)
    for typed in ("", "6\n", "k"):
        keys(typed)
        shown = [button for key, button in prompt.verbs.items() if key in "MSDX" and button.isVisible()]
        assert len({button.y() for button in shown}) == (len(shown) + 2) // 3
        assert len(shown) < 2 or shown[0].x() < shown[-1].x()


def test_another_die_and_a_natural_result(table: BattleTable, keys: Hand) -> None:
    table.context.do(OpenTrial(Contender(name="Wolf", value=3, number=2), difficulty=7))
    table.context.do(ThrowTrial(0, (5, 2)))
    keys("q")
    keys("d")
    trial = table.context.game.trial
    assert trial is not None and trial.first.throw.natural == 2 and trial.verdict is TrialVerdict.FAILURE
    prompt = table.prompt
    assert isinstance(prompt, TrialPrompt)
    prompt.natural.setValue(4)
    keys("n\n")
    trial = table.context.game.trial
    assert trial is not None and trial.verdict is TrialVerdict.SUCCESS


def test_tab_walks_from_what_is_asked_to_the_answer_and_the_way_out_last(
    table: BattleTable, keys: Hand
) -> None:
    asked = form(table, keys)
    walked = [asked.characteristic, asked.number, asked.bonus, asked.why, asked.against, asked.difficulty,
              asked.what, asked.primary, asked.cancel, asked.characteristic]  # fmt: skip
    assert asked.characteristic.hasFocus()
    for following in walked[1:]:
        keys("\t")
        assert following.hasFocus(), following.accessibleName()
    keys.press(Qt.Key.Key_Backtab)
    assert asked.cancel.hasFocus()
    asked.setFocus()
    keys("\n")
    prompt = table.prompt
    assert isinstance(prompt, TrialPrompt) and prompt.hasFocus()
    keys("\t")
    assert prompt.pad.buttons[0].hasFocus(), "not the way out"
    keys("4\n")
    assert table.context.game.trial is not None and table.context.game.trial.first.throw.rounds


def test_what_is_set_is_told_as_set_by_panel_journal_and_report(table: BattleTable, keys: Hand) -> None:
    fury = Modifier("INI", 6, "Fury", ModifierKind.REPLACE)
    assert table.context.do(c.Modify("a1.1", fury))
    table.context.do(OpenTrial(Contender(fighter="a1.1", characteristic="INI"), difficulty=7))
    table.context.do(ThrowTrial(0, (2,)))
    keys("q")
    prompt = table.prompt
    assert isinstance(prompt, TrialPrompt)
    assert prompt.sums[0].text() == "+2  natural result (2)\n= 6  set by Fury\n= 8"
    prompt.natural.setValue(5)
    keys("n\n")
    assert prompt.sums[0].text().startswith("= 5  natural result set by an effect\n= 6")
    table.journal.refresh()
    journal, told = table.journal.visible_strings(), report(table.context.play, "en").splitlines()
    assert any("+2 natural result (2), = 6 set by Fury" in words for words in journal)
    assert "    Griffin conscript A, INI, dice entered: 2 · +2 natural result (2), = 6 set by Fury" in told
    assert any("INI = 6 (Fury)" in words for words in told), "not +6"
    table.context.do(c.Modify("a1.1", Modifier("DEF", 2, "Curse", ModifierKind.DIVIDE)))
    assert "DEF ÷ 2 (Curse)" in report(table.context.play, "en")


def test_a_natural_result_that_is_set_is_named_in_its_step(table: BattleTable) -> None:
    first, second = Contender(name="Wolf", value=3), Contender(name="Bear", value=3)
    table.context.do(OpenTrial(first, second))
    table.context.do(SetNatural(0, 4))
    assert "Wolf: natural result = 4" in report(table.context.play, "en")


@pytest.mark.parametrize("scale", [100, 150])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_tests_fit(window: Window, table: BattleTable, language: str, scale: int) -> None:
    window.change_settings(language=language, scale=scale)
    table.select("a1.1")
    table.hands.test()
    settle()
    asked = table.prompt
    assert isinstance(asked, TrialForm)
    asked.against.setCurrentIndex(2)
    asked.characteristic.setCurrentIndex(asked.characteristic.count() - 1)
    settle()
    fits(table)
    asked.close_panel()
    second = Contender(fighter="b1.1", characteristic="INI", number=3)
    table.context.do(
        OpenTrial(Contender(fighter="a1.1", characteristic="INI", number=3), second, what="Saut")
    )
    settle()
    assert cut_labels(window) == []
    table.hands.test()
    settle()
    fits(table)
    for place, dice in ((0, (6, 6, 1)), (1, (6, 6, 1))):
        table.context.do(ThrowTrial(place, dice))
        assert isinstance(table.prompt, TrialPrompt)
        table.prompt.refresh()
        settle()
        fits(table)


def fits(table: BattleTable) -> None:
    assert table.prompt is not None
    assert cut_labels(table.prompt) == []
    assert table.rect().contains(table.prompt.placed)


def test_any_of_the_sixes_may_be_thrown_again(table: BattleTable, keys: Hand) -> None:
    table.context.do(OpenTrial(Contender(characteristic="INI", fighter="a1.1", number=3), difficulty=30))
    keys("q")
    prompt = table.prompt
    assert isinstance(prompt, TrialPrompt)
    keys("661\n")
    again = prompt.verbs["R"]
    assert again.text() == "Re-roll both 6s" and prompt.verbs["K"].text() == "Keep the 6s"
    keys("m")
    assert again.text() == "Re-roll 1 of the 2 6s"
    keys("mm")
    assert again.text() == "Re-roll 1 of the 2 6s", "M goes round"
    keys("rr")  # the table is asked for its die first
    trial = table.context.game.trial
    assert trial is not None and [len(dice) for dice in trial.first.throw.rounds[:2]] == [3, 1]
    assert prompt.verbs["M"].isHidden()


def test_the_die_of_a_strength_is_typed_before_the_test(table: BattleTable, keys: Hand) -> None:
    context = table.context
    sheet = context.game.cards["a1"].sheet
    assert sheet is not None
    strong = replace(sheet, values={**sheet.values, Characteristic.FOR: Value.parse("12 + 1 Dé")})
    context.do(c.Transform("a1.1", sheet=strong))
    asked = form(table, keys)
    asked.characteristic.setCurrentIndex(asked.characteristic.findData(Characteristic.FOR))
    asked.difficulty.setValue(20)
    keys("\n")
    prompt = table.prompt
    assert isinstance(prompt, TrialPrompt)
    assert "12+1d" in prompt.who[0].text() and "STR die" in prompt.verdict.text()
    keys("3")
    assert "STR die" not in prompt.verdict.text()
    keys("5\n")
    assert prompt.verdict.text() == "Success" and "12 + 3" in prompt.who[0].text()
    assert "+3  die of STR" in prompt.sums[0].text()


@pytest.mark.parametrize("key, value", [("n", 20), ("b", 3)])
def test_what_an_effect_sets_is_taken_by_return_before_any_die(
    table: BattleTable, keys: Hand, key: str, value: int
) -> None:
    form(table, keys)
    keys("\n")
    prompt = table.prompt
    assert isinstance(prompt, TrialPrompt)
    keys(key)
    field = {"n": prompt.natural, "b": prompt.bonus}[key]
    assert field.hasFocus()
    keys(f"{value}\n")
    trial = table.context.game.trial
    assert trial is not None and not trial.first.throw.rounds
    if key == "n":
        assert trial.first.throw.natural == 20 and trial.verdict is TrialVerdict.SUCCESS
    else:
        assert [line.amount for line in trial.first.lines] == [3]


def test_tab_leads_from_what_is_set_to_its_verb(table: BattleTable, keys: Hand) -> None:
    form(table, keys)
    keys("\nn")
    prompt = table.prompt
    assert isinstance(prompt, TrialPrompt)
    for following in (prompt.natural_verb, prompt.bonus, prompt.bonus_verb):
        keys("\t")
        assert following.hasFocus()


def test_nothing_asks_for_dice_that_are_typed(table: BattleTable, keys: Hand) -> None:
    form(table, keys)
    keys("\n")
    prompt = table.prompt
    assert isinstance(prompt, TrialPrompt) and "Enter the dice" in prompt.verdict.text()
    keys("4")
    assert prompt.verdict.text() == ""


def test_the_other_figure_throws_several_dice_with_its_own_bonus(table: BattleTable, keys: Hand) -> None:
    asked = form(table, keys)
    asked.number.setValue(4)
    assert not asked.theirs.number.isVisible()
    asked.against.setCurrentIndex(1)
    asked.theirs.number.setValue(2)
    asked.theirs.bonus.setValue(-1)
    asked.theirs.why.setText("Mud")
    keys("\n")
    assert table.pointer.hints is not None
    keys(table.pointer.hints.cards["b1"])
    trial = table.context.game.trial
    assert trial is not None and trial.second is not None and trial.second.fighter == "b1.1"
    assert (trial.first.number, trial.second.number) == (4, 2)
    assert [(line.message.data["source"], line.amount) for line in trial.second.lines] == [("Mud", -1)]
    assert trial.first.lines == ()
    prompt = table.prompt
    assert isinstance(prompt, TrialPrompt)
    keys("1234\n15\n")
    trial = table.context.game.trial
    assert trial is not None
    assert [tested.throw.natural for tested in trial.sides] == [4, 5]


def test_each_side_has_its_own_aspect_of_faith(table: BattleTable, keys: Hand) -> None:
    asked = form(table, keys)
    asked.against.setCurrentIndex(2)
    asked.characteristic.setCurrentIndex(asked.characteristic.findData(Characteristic.FOI))
    assert asked.aspect.isVisible() and asked.theirs.aspect.isVisible()
    asked.theirs.aspect.setCurrentIndex(2)
    second = asked.command.second
    assert second is not None
    assert (asked.command.first.aspect, second.aspect) == ("creation", "destruction")


def test_what_answers_a_characteristic_is_proposed_until_it_is_chosen(table: BattleTable, keys: Hand) -> None:
    asked = form(table, keys)

    def test(chosen: str) -> str:
        asked.characteristic.setCurrentIndex(asked.characteristic.findData(Characteristic(chosen)))
        return str(asked.rival.currentData())

    assert [test(chosen) for chosen in ("ATT", "DEF", "FOR")] == ["DEF", "ATT", "FOR"]
    asked.against.setCurrentIndex(1)
    asked.rival.setFocus()
    keys.press(Qt.Key.Key_Down)
    chosen = asked.rival.currentData()
    assert test("INI") == chosen


def test_a_result_of_the_other_side_is_set_while_it_waits(table: BattleTable, keys: Hand) -> None:
    table.context.do(OpenTrial(Contender(name="Wolf", value=3), Contender(name="Bear", value=3)))
    table.context.do(ThrowTrial(0, (4,)))
    keys("q")
    prompt = table.prompt
    assert isinstance(prompt, TrialPrompt)
    keys("s")
    assert "decides first" in prompt.complaint.text()
    keys("n5\n")
    trial = table.context.game.trial
    assert trial is not None and trial.second is not None
    assert trial.first.throw.natural == 5 and trial.second.throw.natural is None
