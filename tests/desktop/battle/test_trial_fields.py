"""The fields of a test belong to the side in hand; what was named stays; a refusal may be insisted on."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget

from desktop.battle.prompts.trial_form import TrialForm
from desktop.battle.prompts.trial_prompt import TrialPrompt
from desktop.battle.table import BattleTable
from desktop.shell.window import Window
from rules.battle.commands import Command, Transform
from rules.battle.state import Contender, TrialVerdict
from rules.battle.trial import OpenTrial, SetNatural, ThrowTrial
from rules.text import Message, Reason
from tests.desktop.battle.battles import play_on
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.battle.readable import strings
from tests.desktop.fit import cut_labels

ORDER = Reason(Message("roll.entered", {"source": "Order"}), 1)


def asked(table: BattleTable, *commands: Command) -> TrialPrompt:
    ordered = Contender(name="X", value=3, lines=(ORDER,))
    play_on(table, OpenTrial(ordered, Contender(name="Y", value=3)), *commands)
    prompt = TrialPrompt(table, table.context)
    table.open_prompt(prompt)
    settle()
    return prompt


def lines(table: BattleTable) -> list[list[tuple[object, float]]]:
    trial = table.context.game.trial
    assert trial is not None
    names = table.context.names
    return [[(names.say(line.message), line.amount) for line in side.lines] for side in trial.sides]


def test_a_bonus_is_put_beside_those_that_have_a_reason(table: BattleTable, keys: Hand) -> None:
    asked(table)
    keys("b2\n")
    assert lines(table) == [[("Order", 1), ("bonus or penalty", 2)], []]
    keys("b3\n")
    assert lines(table) == [[("Order", 1), ("bonus or penalty", 3)], []], "its own is put right"
    keys("b0\n")
    assert lines(table) == [[("Order", 1)], []]


def test_a_bonus_without_a_reason_is_put_right_in_another_language_too(
    window: Window, table: BattleTable, keys: Hand
) -> None:
    window.change_settings(language="fr")
    prompt = asked(table, SetNatural(0, 4))
    keys("s" if prompt.who[0].text()[0] != "▸" else "")
    keys("b2\n")
    assert lines(table)[0] == [("Order", 1), ("bonus ou malus", 2)]
    prompt.close_panel()
    window.change_settings(language="en")
    prompt = TrialPrompt(table, table.context)
    table.open_prompt(prompt)
    settle()
    keys("s" if prompt.who[0].text()[0] != "▸" else "")
    assert prompt.bonus.value() == 2 and "+2  bonus or penalty" in prompt.sums[0].text()
    keys("b3\n")
    assert lines(table)[0] == [("Order", 1), ("bonus or penalty", 3)]


def test_the_fields_show_what_the_side_in_hand_has(table: BattleTable, keys: Hand) -> None:
    prompt = asked(table)
    keys("b2\n")
    assert prompt.bonus.value() == 2
    keys("s")
    assert prompt.who[1].text().startswith("▸") and (prompt.bonus.value(), prompt.natural.value()) == (0, 0)
    keys("b\n")
    assert lines(table)[1] == [], "nobody typed one"
    keys("n9\n")
    keys("s" if prompt.who[0].text()[0] != "▸" else "")
    assert (prompt.bonus.value(), prompt.natural.value()) == (2, 0)


def test_whose_the_fields_are_is_shown_once_it_is_decided(table: BattleTable, keys: Hand) -> None:
    prompt = asked(table, SetNatural(0, 9), SetNatural(1, 2))
    trial = table.context.game.trial
    assert trial is not None and trial.verdict is TrialVerdict.FIRST
    assert [who.text()[0] == "▸" for who in prompt.who] == [True, False]
    keys("s")
    assert [who.text()[0] == "▸" for who in prompt.who] == [False, True]
    assert prompt.natural.value() == 2


def test_deciding_before_the_other_one_is_insisted_on_by_the_same_key(table: BattleTable, keys: Hand) -> None:
    prompt = asked(table, ThrowTrial(0, (6,)), ThrowTrial(1, (6,)))
    assert prompt.who[1].text().startswith("▸"), "its total is the lower one"
    keys("sk")
    said = prompt.complaint.text()
    assert "decides on its 6 first" in said and "Do the same again" in said
    assert prompt.who[0].text().startswith("▸"), "the side stays chosen"
    keys("ss")
    keys("k")
    assert "Do the same again" in prompt.complaint.text(), "asked afresh once somebody looked elsewhere"
    keys("k")
    step = table.context.last_step
    assert step is not None and step.overruled == "refusal.other_decides"


def test_a_value_that_the_card_does_not_have_may_be_typed_or_insisted_on(
    table: BattleTable, keys: Hand
) -> None:
    table.select("a1.1")
    keys("q")
    form = table.prompt
    assert isinstance(form, TrialForm) and form.value.isHidden(), "its INI is known"
    form.characteristic.setCurrentIndex(form.characteristic.findData("PEUR"))
    settle()
    assert form.value.isVisible() and form.value.text() == "–"
    keys("\n")
    assert form.complaint.text() == "Enter the difficulty." and form.difficulty.hasFocus()
    keys("6\n")
    assert "has no FEA, which does not mean 0" in form.complaint.text() and not table.centre.notice.text()
    assert form.value.hasFocus()
    keys("4\n")
    trial = table.context.game.trial
    assert trial is not None and trial.first.value == 4


def test_a_dash_may_be_tested_with_the_dice_alone(table: BattleTable, keys: Hand) -> None:
    table.select("a1.1")
    keys("q")
    form = table.prompt
    assert isinstance(form, TrialForm)
    form.characteristic.setCurrentIndex(form.characteristic.findData("PEUR"))
    keys("\n6\n\n")
    trial = table.context.game.trial
    assert trial is not None and trial.first.value is None
    assert table.prompt is not None
    assert any(words.endswith("FEA –") for words in strings(table.prompt)), "a dash is not unknown"
    keys("5")
    step = table.context.last_step
    assert step is not None and step.overruled == "refusal.value_absent"


def test_a_value_that_became_unknown_is_entered_where_the_test_stands(table: BattleTable, keys: Hand) -> None:
    first = Contender(fighter="a1.1", characteristic="INI")
    for command in (OpenTrial(first, difficulty=6), Transform("a1.1", name="Somebody")):
        assert table.context.do(command)
    prompt = TrialPrompt(table, table.context)
    table.open_prompt(prompt)
    settle()
    assert prompt.value.number is None and not prompt.value.isHidden()
    keys("2\n")
    assert table.context.game.trial.first.throw.natural is None  # type: ignore[union-attr]
    keys("v4\n")
    assert table.context.game.trial.first.value == 4  # type: ignore[union-attr]
    keys("2\n")
    assert table.context.game.trial.verdict is TrialVerdict.SUCCESS  # type: ignore[union-attr]
    keys("v3")
    QTest.mouseClick(prompt.value_verb, Qt.MouseButton.LeftButton)
    assert table.context.game.trial.verdict is TrialVerdict.FAILURE  # type: ignore[union-attr]
    assert not cut_labels(prompt)


def test_a_value_that_is_known_has_no_field(table: BattleTable, keys: Hand) -> None:
    assert table.context.do(OpenTrial(Contender(fighter="a1.1", characteristic="INI"), difficulty=6))
    prompt = TrialPrompt(table, table.context)
    table.open_prompt(prompt)
    settle()
    assert prompt.value.isHidden()
    keys("v")
    assert not prompt.value.hasFocus()


def test_a_test_that_another_version_left_is_shown_with_the_values_of_now(
    table: BattleTable, keys: Hand
) -> None:
    first = Contender(fighter="a1.1", characteristic="INI")
    assert table.context.do(OpenTrial(first, difficulty=6))
    play = table.context.play
    assert play.game.trial is not None and play.game.trial.first.value is not None
    value = play.game.trial.first.value
    stale = replace(play.game.trial.first, value=value + 2)
    play.game = replace(play.game, trial=replace(play.game.trial, first=stale))
    prompt = TrialPrompt(table, table.context)
    table.open_prompt(prompt)
    settle()
    assert prompt.who[0].text() == f"Griffin conscript A: INI {value:g}"
    keys("4\n")
    assert table.context.game.trial.first.value == value  # type: ignore[union-attr]


def test_every_number_of_a_test_has_its_name_beside_it(table: BattleTable, keys: Hand) -> None:
    table.select("a1.1")
    keys("q")
    form = table.prompt
    assert isinstance(form, TrialForm)
    for against, name in (("difficulty", "Difficulty"), ("other", "Value")):
        form.against.setCurrentIndex(form.against.findData(against))
        settle()
        assert beside(form, form.difficulty) == name
        named = {form.characteristic: "Characteristic", form.against: "Against", form.what: "What for"}
        assert {field: beside(form, field) for field in named} == named
    assert cut_labels(form) == []
    form.against.setCurrentIndex(form.against.findData("figure"))
    settle()
    assert not {"Value", "Difficulty"} & {
        words.text() for words in form.findChildren(QLabel) if words.isVisible()
    }


def beside(form: TrialForm, field: QWidget) -> str:
    """Read the name that stands at the left of a field, in its line."""
    left = [
        each for each in form.findChildren(QLabel) if each.isVisible() and each.parent() is field.parent()
    ]
    return max(left, key=lambda each: each.x() if each.x() < field.x() else -1).text()
