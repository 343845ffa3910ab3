"""A shot leads to its test and its wound: difficulty and dice typed, the last difficulty offered."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from desktop.battle.confrontation.shot_form import WoundShotForm
from desktop.battle.confrontation.wound_prompt import WoundPrompt
from desktop.battle.place import BattlePlace
from desktop.battle.prompts.trial_prompt import TrialPrompt
from desktop.battle.table import BattleTable
from desktop.operations.battle import open_battle
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from desktop.widgets.done_line import DoneLine
from desktop.widgets.key_button import KeyButton
from rules.battle import commands as c
from rules.battle.action_commands import Act
from rules.battle.effect_commands import PutEffect
from rules.battle.state import Effect
from tests.desktop.battle.battles import example, open_active
from tests.desktop.battle.deeds import CLONE, TIGER, deeds, shoots
from tests.desktop.battle.hand import Hand, settle, undone
from tests.desktop.battle.readable import reads, strings
from tests.desktop.fit import cut_labels
from tests.desktop.hands import click
from tests.desktop.unpainted import rest


def test_a_shot_its_test_and_its_wound_take_eight_keys(table: BattleTable, keys: Hand) -> None:
    shoots(table, keys)
    keys("h")
    before = keys.keys
    keys("s" + TIGER)
    assert table.centre.go_on.text() == "Test: Griffin fusiler A"
    keys("\n")
    assert isinstance(table.prompt, WoundShotForm) and table.prompt.difficulty.number is None
    keys("65")
    assert isinstance(table.prompt, WoundPrompt), "5 and AIM hit"
    assert (table.prompt.draft.command.attacker, table.prompt.draft.command.target) == ("a5.1", "b1.1")
    keys("46\n")
    assert table.prompt is None and table.context.game.trial is None
    assert table.context.game.fighters["b1.1"].notches or table.context.game.fighters["b1.1"].stunned
    assert keys.keys - before <= 8
    assert table.centre.go_on.text() == "End of the speaking turn"


def test_a_miss_is_told_and_leads_to_no_wound(table: BattleTable, keys: Hand) -> None:
    shoots(table, keys)
    keys("hs" + TIGER + "\n61")
    assert table.prompt is None and reads(table, "Failure")
    assert table.centre.go_on.text() == "End of the speaking turn"
    undone(table, keys)
    assert table.context.game.trial is not None


def test_the_last_difficulty_is_offered(table: BattleTable, keys: Hand) -> None:
    shoots(table, keys)
    keys("hs" + TIGER + "\nd9\n")
    form = table.prompt
    assert isinstance(form, WoundShotForm) and form.hasFocus(), "Enter leads back to the die"
    assert form.needed.text() == "6 or more succeeds. Odds: 17%."
    keys("1")
    assert table.prompt is None and reads(table, "Failure")
    keys("2hs" + CLONE + "\n")
    assert isinstance(table.prompt, WoundShotForm) and table.prompt.difficulty.number == 9


def test_a_value_nobody_knows_is_asked_first_and_kept_for_the_battle(table: BattleTable, keys: Hand) -> None:
    order = ("a2", "a1", "a5", "a3", "a4")
    table.context.do(c.SetOrder("a", order), overrule=True)
    keys("fphs" + TIGER + "\n")
    form = table.prompt
    assert isinstance(form, WoundShotForm) and form.value.hasFocus() and "AIM" in strings(form)
    assert not form.pad.isVisible() and form.primary.text() == "AIM", "no die before there is a value"
    keys("\n")
    assert form.value.hasFocus() and "AIM" in form.complaint.text()
    keys("3\n")
    assert form.hasFocus() and not form.pad.isVisible() and not form.value.isVisible()
    keys("6")
    assert form.pad.isVisible()
    assert "AIM 3 · STR 5" in strings(form) and form.needed.text() == "3 or more succeeds. Odds: 67%."
    keys("5")
    assert isinstance(table.prompt, WoundPrompt), "straight into the wound"
    keys.press(Qt.Key.Key_Backspace)
    again = table.prompt
    assert isinstance(again, WoundShotForm) and again.hasFocus() and not again.value.isVisible(), "it is kept"
    (row,) = [row for row in table.sides["a"].roster.rows if row.id == "a2"]
    assert row.values[6].text == "3"


def test_a_shot_hits_with_the_strength_of_its_weapon(window: Window, desk: Desk, keys: Hand) -> None:
    griffon, scorpion = example(desk)
    *others, card = griffon.cards
    assert card.sheet is not None
    armed = replace(card, sheet=replace(card.sheet, equipment=("Crossbow (STR 9, 15/30/45)",)))
    cards = (*others, armed)
    table = open_active(window, (replace(griffon, cards=cards), scorpion))
    table.setFocus()
    shoots(table, keys)
    keys("hs" + TIGER + "\n")
    assert any("STR 9" in words for words in strings(table.prompt))
    keys("65")
    assert isinstance(table.prompt, WoundPrompt) and table.prompt.draft.strength == 9
    keys("46")
    assert "6 + STR of the weapon 9 − RES 8" in " ".join(strings(table.prompt))


def test_why_wounds_do_not_lower_a_shot_is_told_without_a_figure(table: BattleTable, keys: Hand) -> None:
    table.context.do(c.Notch("a5.1", 1))
    shoots(table, keys)
    keys("hs" + TIGER + "\n3546")
    assert "STR 6 (ranged weapon: not lowered by wounds) − RES 8" in " ".join(strings(table.prompt))


def test_a_shot_put_away_untested_is_owed_still_and_led_back_to(table: BattleTable, keys: Hand) -> None:
    shoots(table, keys)
    keys("hs" + TIGER + "\n\x1b")
    assert table.prompt is None and table.centre.go_on.text() == "Test: Griffin fusiler A"
    assert "Griffin fusiler A has shot" in table.trial.words
    keys("\n")
    assert isinstance(table.prompt, WoundShotForm), "Enter ends no speaking turn in which a test is owed"
    keys("\x1be")
    assert table.context.game.speaking and "the test is still to come" in table.context.why_not()
    keys("e")
    assert not table.context.game.speaking, "the table may insist"
    assert deeds(table, "a5.1") == [("shoot", "b1.1", "done")]


def test_the_shot_page_tells_the_cover_that_its_target_took(table: BattleTable, keys: Hand) -> None:
    shoots(table, keys)
    keys("hs" + TIGER + "\n")
    assert not any("Target/+2" in words for words in strings(table.prompt))
    keys("\x1b")
    cover = Effect(source="action.cover", fighters=("b1.1",), grants=("Cible/+2",))
    assert table.context.do(PutEffect(cover))
    keys("\n")
    assert any("RES" in words and "Target/+2" in words for words in strings(table.prompt))


def test_who_is_shot_at_may_dive_while_the_test_waits(table: BattleTable, keys: Hand) -> None:
    shoots(table, keys)
    keys("hs" + TIGER + "\n\x1b")
    table.select("b1.1")
    keys("h")
    assert table.prompt is not None and not isinstance(table.prompt, WoundShotForm)
    keys("\x1b\n")
    assert isinstance(table.prompt, WoundShotForm)


def test_a_shot_is_followed_with_the_mouse_alone(table: BattleTable, keys: Hand) -> None:
    shoots(table, keys)
    keys("hs")
    table.sides["b"].roster.chosen.emit("b1.1")
    settle()
    click(table.centre.go_on)
    assert isinstance(table.prompt, WoundShotForm)
    six = next(each for each in table.prompt.findChildren(KeyButton) if each.objectName() == "6")
    click(six)
    click(table.prompt.pad.buttons[4])
    assert isinstance(table.prompt, WoundPrompt)


def test_no_difficulty_is_offered_that_nobody_entered(table: BattleTable, keys: Hand) -> None:
    shoots(table, keys)
    keys("hs" + TIGER + "\n")
    form = table.prompt
    assert isinstance(form, WoundShotForm)
    assert form.needed.text() == "Enter the difficulty first, then the die."
    assert not form.pad.isVisible() and (form.primary.text(), form.primary.key) == ("Difficulty", "↵")
    click(form.primary)
    assert form.difficulty.hasFocus(), "its button leads to what is missing"
    form.setFocus()
    keys("r")
    assert table.context.game.trial is None and form.complaint.text()
    keys("\n")
    assert form.difficulty.hasFocus(), "Enter leads to what is missing"
    keys("12\n")
    assert form.difficulty.number == 12 and form.pad.isVisible() and form.hasFocus()


def test_a_battle_opened_anew_leads_back_to_the_wound_below_its_test(table: BattleTable, keys: Hand) -> None:
    shoots(table, keys)
    keys("2hs" + TIGER + "\n65\x1b")
    table.select("a5.1")
    desk, battle = table.context.desk, table.context.play.battle_id
    place = table.context.place
    assert isinstance(place, BattlePlace)
    place.open_play(open_battle(desk, battle_id=battle))
    rest()
    anew = place.table
    assert anew is not None and anew is not table
    anew.setFocus()
    keys("\x1b\n")
    assert isinstance(anew.prompt, WoundPrompt) and anew.selection == "a5.2"
    (line,) = anew.prompt.findChildren(DoneLine)
    assert line.step.words == "5 + AIM 3 = 8, difficulty 6" and line.step.result == "Hit"
    click(line)
    assert isinstance(anew.prompt, WoundShotForm) and anew.context.game.trial is None, "it is thrown again"


def test_the_test_stays_in_view_above_the_wound_and_opens_again(table: BattleTable, keys: Hand) -> None:
    shoots(table, keys)
    keys("hs" + TIGER + "\n")
    keys("6")
    form, head = table.prompt, table.context.play.head
    assert isinstance(form, WoundShotForm) and form.placed.top() == table.centre.geometry().top()
    keys("5")
    wound = table.prompt
    assert isinstance(wound, WoundPrompt)
    (line,) = wound.done
    assert line.isVisible() and line.step.result == "Hit" and "difficulty 6" in line.step.words
    assert not cut_labels(wound)
    click(line)
    assert isinstance(table.prompt, WoundShotForm) and table.context.play.head == head, "nothing was thrown"
    keys("5")
    keys.press(Qt.Key.Key_Backspace)
    assert isinstance(table.prompt, WoundShotForm), "where no die lies Backspace goes back a step"
    keys("1")
    assert table.prompt is None and reads(table, "Failure")


def test_another_target_is_pointed_at_where_it_stands(table: BattleTable, keys: Hand) -> None:
    shoots(table, keys)
    keys("hs" + TIGER + "\n65")
    roster = table.sides["b"].roster
    other = next(key for key in table.context.game.fighters if key.startswith("b") and key != "b1.1")
    click(roster.viewport(), roster.rect_of(other).center())
    wound = table.prompt
    assert isinstance(wound, WoundPrompt) and wound.draft.command.target == other
    assert wound.draft.command.attacker == "a5.1"
    keys("4")
    click(roster.viewport(), roster.rect_of("b1.1").center())
    assert table.prompt is wound and wound.draft.command.target == other, "a die lies there"


@pytest.mark.parametrize("into", ["fr", "en"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_wound_roll_is_whole_beneath_the_step_that_is_done(
    window: Window, table: BattleTable, keys: Hand, into: str, size: tuple[int, int]
) -> None:
    shoots(table, keys)
    keys("hs" + TIGER)
    window.change_settings(language=into)
    window.resize(*size)
    settle()
    keys("\n65")
    wound = table.prompt
    assert isinstance(wound, WoundPrompt) and wound.done[0].isVisible()
    for dice in ("", "3", "5"):
        keys(dice)
        settle()
        assert wound.view.verticalScrollBar().maximum() == 0, f"nothing is scrolled after {dice}"
        assert not cut_labels(wound)
    way = wound.reading.way
    assert way.height() <= 2.5 * wound.fontMetrics().height(), "the reasons are a line or two"


def test_a_value_beside_a_name_is_a_field_once_it_is_pressed(table: BattleTable, keys: Hand) -> None:
    shoots(table, keys)
    keys("hs" + TIGER + "\n65")
    wound = table.prompt
    assert isinstance(wound, WoundPrompt)
    token, name, value = wound.striker, wound.facing.names[0], wound.strength
    assert token.geometry().right() < name.geometry().left() == value.geometry().left()
    assert name.geometry().bottom() < value.geometry().top()
    click(value)
    assert value.hasFocus()
    keys("9\ne7\n")
    assert (wound.draft.strength, wound.draft.resistance) == (9, 7) and wound.hasFocus()


def test_the_die_is_rolled_here_by_the_first_verb(table: BattleTable, keys: Hand) -> None:
    shoots(table, keys)
    keys("hs" + TIGER + "\n")
    form, head = table.prompt, table.context.play.head
    assert isinstance(form, WoundShotForm)
    keys("6\n")
    assert table.context.play.head == head, "who has dice of his own throws none here by Enter"
    table.context.desk.roll = lambda _faces: 5
    assert form.primary.text() == "Roll here" and form.primary.key == "R"
    click(form.primary)
    wound = table.prompt
    assert isinstance(wound, WoundPrompt) and wound.primary.text() == "Roll here"
    click(wound.primary)
    assert wound.draft.dice == [5, 5] and wound.primary.text() == "Done"


def test_a_hit_with_a_kept_six_leads_to_its_wound_at_once(table: BattleTable, keys: Hand) -> None:
    shoots(table, keys)
    keys("hs" + TIGER + "\n66")
    asked = table.prompt
    assert isinstance(asked, TrialPrompt) and "already succeeds" in asked.verdict.text()
    keys("\n")
    assert table.prompt is asked and asked.verdict.text() == "Success"
    keys("\n")
    wound = table.prompt
    assert isinstance(wound, WoundPrompt) and wound.done[0].step.words == "6 + AIM 3 = 9, difficulty 6"


def several(table: BattleTable, keys: Hand, difficulty: str, *, ups: int = 1) -> WoundShotForm:
    """Open a shot, enter its difficulty and, with the arrow, so many dice more than one."""
    shoots(table, keys)
    keys("hs" + TIGER + f"\nd{difficulty}\n.")
    form = table.prompt
    assert isinstance(form, WoundShotForm) and form.mine.number.isVisible()
    form.mine.number.setFocus()
    for _ in range(ups):
        keys.press(Qt.Key.Key_Up)
    assert form.mine.number.value() == 1 + ups
    keys("\n")
    return form


@pytest.mark.parametrize(("ups", "odds"), [(0, 17), (1, 31), (2, 42)])
def test_the_odds_of_a_shot_follow_its_dice(table: BattleTable, keys: Hand, ups: int, odds: int) -> None:
    form = several(table, keys, "9", ups=ups)
    assert form.needed.text() == f"6 or more succeeds. Odds: {odds}%."
    draft = form.draft.stakes
    assert draft is not None
    hits = 1 - (5 / 6) ** (1 + ups)
    assert f"A wound: {round(100 * hits * draft[0])}%" in form.blow.text()


def test_a_typed_face_is_the_first_of_several_and_the_wound_is_told(table: BattleTable, keys: Hand) -> None:
    form = several(table, keys, "9")
    told = form.blow.text()
    keys("5")
    prompt = table.prompt
    assert isinstance(prompt, TrialPrompt) and prompt.typed == (5,), "what was typed lies there"
    assert told and told in prompt.verdict.text(), "the wound is told where the test goes on"
    keys("6\n")
    assert "re-rolled" not in prompt.verdict.text() and "it already succeeds" in prompt.verdict.text()
    stakes = form.draft.stakes
    assert stakes is not None and f"A wound: {round(100 * stakes[0])}%" in prompt.verdict.text()
    keys("\x1b")
    table.context.undo()
    keys("q")
    again = table.prompt
    assert isinstance(again, TrialPrompt) and told in again.verdict.text(), "by any door"


def test_several_dice_are_rolled_here_at_once(table: BattleTable, keys: Hand) -> None:
    several(table, keys, "7")
    fell = iter((2, 5))
    table.context.desk.roll = lambda _faces: next(fell)
    keys("r")
    assert isinstance(table.prompt, WoundPrompt), "both fell, and the better one hits"
    assert table.prompt.done[0].step.words == "5 + AIM 3 = 8, difficulty 7"


def test_the_head_says_whose_shots_are_left_and_what_counts(table: BattleTable, keys: Hand) -> None:
    shoots(table, keys)
    for shooter in ("a5.1", "a5.2"):
        table.context.do(Act(shooter, "shoot", "b1.1"))
    keys("\n")
    form = table.prompt
    assert isinstance(form, WoundShotForm)
    assert form.after.text() == "shots left: B"
    said = strings(form)
    assert "AIM 3 · STR 6" in said and any(words.startswith("RES ") for words in said)
    assert form.facing.names[0].text().endswith("\N{NO-BREAK SPACE}A"), "no letter stands alone in a line"
    keys("65")
    wound = table.prompt
    assert isinstance(wound, WoundPrompt) and wound.after.text() == "shots left: B"
    assert wound.done[0].step.words == "5 + AIM 3 = 8, difficulty 6"


@pytest.mark.parametrize("into", ["fr", "en"])
def test_the_lit_row_is_in_view_in_large_text(
    window: Window, table: BattleTable, keys: Hand, into: str
) -> None:
    shoots(table, keys)
    keys("hs" + TIGER)
    window.change_settings(language=into, scale=150)
    window.resize(1366, 768)
    window.make_room()  # as it does once the size has come to rest
    settle()
    keys("\n65")
    wound = table.prompt
    assert isinstance(wound, WoundPrompt) and not cut_labels(wound)
    wound.strength.setValue(20)  # the row at the foot of the table
    for dice in ("5", "5"):
        keys(dice)
        settle()
        view, drawn = wound.view.viewport(), wound.reading.table
        lit = drawn.lit_rect()
        top, foot = drawn.mapTo(view, lit.topLeft()), drawn.mapTo(view, lit.bottomLeft())
        assert top.y() >= 0 and foot.y() <= view.height()
