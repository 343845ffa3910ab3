"""What belongs to one moment of MonCon'F: who is dominant, shots before charges, a target that flees."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from desktop.battle.banner import banner_view
from desktop.battle.centre.verb_bar import VerbBar
from desktop.battle.fights.page import FightsPage
from desktop.battle.monconf.action_prompt import MonconfActionPrompt
from desktop.battle.monconf.escape_prompt import EscapePrompt
from desktop.battle.prompts.shot_form import ShotForm
from desktop.battle.systems.monconf import PIECES
from desktop.battle.table import BattleTable
from desktop.models.journal import JournalModel, lines
from desktop.models.journal_marks import icon_of
from desktop.shell.window import Window
from desktop.widgets.menu import Menu
from desktop.widgets.scroll import area_of
from desktop.wording.battle.dice_words import dice_words
from desktop.wording.battle.monconf.action_words import letter_of, reach_of
from desktop.wording.messages.monconf import WORDS
from rules.battle import commands as c
from rules.battle.action_commands import Announce
from rules.battle.contacts import touching
from rules.battle.state import Contender
from rules.battle.trial import CloseTrial, OpenTrial
from rules.cards import Card
from rules.monconf.commands import Intercept, SetMark
from rules.monconf.dominance import dominant
from rules.values import Characteristic, Value
from tests.desktop.battle.battles import to_duel
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.battle.readable import strings
from tests.desktop.fit import cut_labels
from tests.desktop.hands import click

HUNTER, PROWLER = "g", "h"  # their letters while letters are shown


def letter(table: BattleTable, action: str) -> str:
    return letter_of(action, table.context.language).lower()


def last(table: BattleTable) -> str:
    context = table.context
    return context.say(context.play.events[context.play.path[-1]].label)


# -- who is dominant --------------------------------------------------------------------------------------


def test_the_dominant_is_asked_and_named_everywhere(opened: BattleTable, keys: Hand, spoken: str) -> None:
    to_duel(opened)
    keys("d")
    assert opened.prompt is None and opened.centre.notice.text(), "the sides are in the stage"
    said = {"en": "Dominant: ", "fr": "Dominant\u202f: "}[spoken]
    verbs = [each.text() for each in opened.centre.verbs.buttons]
    assert verbs == [f"{said}Aurore", f"{said}Cendres"], "nothing else is decided before that"
    keys("2")
    context = opened.context
    assert opened.prompt is None and dominant(context.game) == "b"
    assert (
        last(opened)
        == {
            "en": "Cendres is dominant in this combat phase",
            "fr": "Cendres est le dominant de cette phase de combat",
        }[spoken]
    )
    assert banner_view(context).caption.endswith("Cendres") and "ominant" in banner_view(context).caption
    shown = " ".join(strings(opened))
    assert {"en": "Dominant in this combat phase", "fr": "Dominant dans cette phase de combat"}[
        spoken
    ] in shown
    assert {"en": "Determine who is dominant: Cendres", "fr": "Déterminer le dominant\u202f: Cendres"}[
        spoken
    ] in shown
    row = opened.phase_row()
    assert row is not None and row.open, "the next row waits"
    keys.press(Qt.Key.Key_Z, held=Qt.KeyboardModifier.ControlModifier)
    assert dominant(context.game) == "" and "ominant" not in banner_view(context).caption


def test_doing_all_of_the_step_leaves_the_dominant_to_be_said(opened: BattleTable, keys: Hand) -> None:
    to_duel(opened)
    keys("D")
    row = opened.phase_row()
    assert row is not None and row.open and row.rule.id == "dominant"


def test_done_once_more_opens_nothing_again(opened: BattleTable, keys: Hand, spoken: str) -> None:
    to_duel(opened)
    keys("1" + "d" * 9)
    context = opened.context
    states = sorted(context.game.rows.values())
    assert states == ["done", "done", "done", "skipped"], "nobody split dice"
    before = context.game
    keys("d")
    assert context.game == before
    assert {"en": "All is done here", "fr": "réglé"}[spoken] in opened.centre.notice.text()
    keys("i")
    assert sum(bool(state) for state in context.game.rows.values()) == len(before.rows) - 1


def test_who_split_no_die_for_attack_is_not_asked_to_strike(
    opened: BattleTable, keys: Hand, spoken: str
) -> None:
    to_duel(opened)
    settle()
    opened.setFocus()
    keys("1")
    fights = opened.centre.shown
    assert isinstance(fights, FightsPage)
    keys("52" + "02" + "11")
    assert fights.draft.lit == "struck", "who was first defends alone"
    keys("14")
    assert fights.draft.lit == "struck", "and once more"
    keys.press(Qt.Key.Key_Up)
    while fights.draft.lit != "strike":
        keys.press(Qt.Key.Key_Up)
    said = {"en": "none in its split", "fr": "aucun dans sa répartition"}[spoken]
    assert said in " ".join(fights.list.visible_strings()), "it may all the same"


def test_a_test_left_open_goes_with_the_fight_that_is_decided(opened: BattleTable, keys: Hand) -> None:
    to_duel(opened)
    keys("1")
    context = opened.context
    one, other = (Contender(fighter=key, characteristic="ATT") for key in ("a1.1", "b1.1"))
    context.do(OpenTrial(one, other))
    keys("d")
    assert context.game.trial is None and "done" in context.game.rows.values()
    keys.press(Qt.Key.Key_Z, held=Qt.KeyboardModifier.ControlModifier)
    assert context.game.trial is not None, "one gesture"
    third = Contender(fighter="a2.1", characteristic="ATT")
    context.do(CloseTrial())
    context.do(OpenTrial(third, other))
    keys("d")
    assert context.game.trial is not None, "that of somebody else stays"


# -- a shot, then a charge ----------------------------------------------------------------------------------


def assaulting(table: BattleTable, keys: Hand) -> None:
    """Give the first archer an assault shot at the prowler; its card has no assault weapon."""
    keys("B\n")
    table.select("a2.1")
    key = letter(table, "assault_shot")
    keys("h" + key + key + PROWLER)
    table.select("a2.1")


def test_an_assault_is_shot_before_it_is_charged(opened: BattleTable, keys: Hand, spoken: str) -> None:
    context = opened.context
    assaulting(opened, keys)
    keys("h")
    prompt = opened.prompt
    assert isinstance(prompt, MonconfActionPrompt)
    assert "resolve" not in {offer.id for offer in prompt.offers}
    keys("\n")
    assert not touching(context.game, "a2.1")
    assert (
        last(opened)
        == {
            "en": "Dawn archer A shoots at Ash prowler before its charge",
            "fr": "Archère de l’aurore A tire sur Rôdeur des cendres avant de charger",
        }[spoken]
    )
    keys("q")
    form = opened.prompt
    assert isinstance(form, ShotForm) and form.mine.bonus.value() == -2
    keys("65\x1b")
    assert opened.trial.button(0).key == "K", "a hit leads to the blow, nobody is placed yet"
    keys("\n1\n")
    assert not touching(context.game, "a2.1") and not opened.trial.words, "the blow is struck first"
    keys("\n\n")
    assert touching(context.game, "a2.1") == ("b2.1",)
    assert not opened.trial.words, "the shot is not tested again"


# -- a target that flees ----------------------------------------------------------------------------------


def test_a_charge_goes_on_to_another_target_by_a_verb_of_its_own(
    opened: BattleTable, keys: Hand, spoken: str
) -> None:
    keys("ph" + letter(opened, "charge") + HUNTER + "a")
    opened.select("a1.1")
    keys("h")
    prompt = opened.prompt
    assert isinstance(prompt, MonconfActionPrompt)
    assert {"en": "The target flees", "fr": "La cible fuit"}[spoken] in prompt.button("redirect").text()
    keys("4" + PROWLER)
    assert opened.context.game.fighters["a1.1"].deeds[-1].target == "b2.1"
    assert (
        last(opened)
        == {
            "en": "Dawn guard A redirects its charge to Ash prowler",
            "fr": "Garde de l’aurore A redirige sa charge sur Rôdeur des cendres",
        }[spoken]
    )
    opened.select("a1.1")
    keys("h4" + PROWLER)
    again = opened.prompt
    assert isinstance(again, MonconfActionPrompt) and again.complaint.isVisible(), "it is the target already"


# -- away from an enemy -------------------------------------------------------------------------------------


def test_towards_the_enemy_that_holds_it_is_refused_with_its_sentence(
    opened: BattleTable, keys: Hand, spoken: str
) -> None:
    context = opened.context
    context.do(c.Touch("a1.1", "b2.1"))
    context.do(c.Correct("game", {"turn": 2}))
    keys("ph" + letter(opened, "disengage") + PROWLER)
    prompt = opened.prompt
    assert isinstance(prompt, MonconfActionPrompt)
    assert {"en": "disengaging leads away from it, not towards it", "fr": "se désengager l’en éloigne"}[
        spoken
    ] in prompt.complaint.text()
    assert not context.game.fighters["a1.1"].deeds


def test_nothing_is_reached_while_the_test_fails(opened: BattleTable, keys: Hand) -> None:
    context = opened.context
    context.do(c.Touch("a1.1", "b1.1"))
    context.do(c.Correct("game", {"turn": 2}))
    keys("ph" + letter(opened, "disengage") + PROWLER)
    opened.select("a1.1")
    keys("h1")
    prompt = opened.prompt
    assert isinstance(prompt, EscapePrompt) and prompt.reached.down_look
    keys("1")
    assert prompt.reached.refused and not prompt.reached.down_look
    keys("5")
    assert prompt.reached.down_look and not prompt.reached.refused


# -- the journal of an interception -----------------------------------------------------------------------


def test_an_interception_names_who_tried_first_with_its_sum(
    opened: BattleTable, keys: Hand, spoken: str
) -> None:
    keys("ph" + letter(opened, "walk"))
    context = opened.context
    context.do(Intercept("b2.1", "a1.1", dice=(4,), against=(1,)))
    told = dice_words(context.play.events[context.play.path[-1]], context.names)
    mine, theirs = (context.fighter_name(key) for key in ("b2.1", "a1.1"))
    assert told.index(mine) < told.index(theirs)
    made = {"en": "rolls {n}", "fr": "obtient {n}"}[spoken]
    assert f"{mine} {made.format(n=9)}" in told
    assert f"{theirs} {made.format(n=4)}" in told
    model = JournalModel(context)
    model.set_rows(lines(context))
    assert model.rowCount()


# -- flight -------------------------------------------------------------------------------------------------


def test_who_has_two_movements_is_told_both_distances(opened: BattleTable, keys: Hand, spoken: str) -> None:
    context = opened.context
    sheet = context.game.cards["a1"].sheet
    assert isinstance(sheet, Card)
    values = {**sheet.values, Characteristic.MOU: Value.parse("10/15")}
    context.do(c.NameCard("a1", sheet=replace(sheet, values=values)))
    said = reach_of(context, context.game.fighters["a1.1"], "run")
    assert (
        said
        == {
            "en": "20 cm = 10 × 2 on the ground, 30 cm = 15 × 2 in flight",
            "fr": "20 cm = 10 × 2 au sol, 30 cm = 15 × 2 en vol",
        }[spoken]
    )
    keys("p")
    context.do(Announce("a1.1", "run"))
    assert "20/30 cm" in " ".join(strings(opened.centre))


# -- what a tactic costs --------------------------------------------------------------------------------


def test_every_tactic_tells_what_it_costs(opened: BattleTable, keys: Hand, spoken: str) -> None:
    for code in ("temporise", "plan_b", "general_assault", "genius"):
        button = opened.centre.button(f"choice.{code}")
        assert "6" in button.accessibleDescription() and button.toolTip(), "where it is not beneath"
    opened.context.do(c.Correct("side:a", {"pile": ("a4", "a1", "a2", "a3", "a5")}))
    keys("ph")
    prompt = opened.prompt
    assert isinstance(prompt, MonconfActionPrompt)
    assert {"en": "(1 CP)", "fr": "(1 PC)"}[spoken] in prompt.button("rally").text()


@pytest.mark.parametrize(("wide", "high", "scale"), [(1280, 720, 100), (1366, 768, 150)])
def test_a_draw_with_a_reserve_scrolls_nowhere(
    opened: BattleTable, keys: Hand, window: Window, wide: int, high: int, scale: int
) -> None:
    window.resize(wide, high)
    window.change_settings(scale=scale)
    settle()
    keys("r")
    keys("p\x1b\n\n\n")
    assert opened.context.game.hand == "a" and not opened.context.game.speaking
    page = opened.centre.shown
    area = area_of(page)
    assert area is not None and area.verticalScrollBar().maximum() == 0
    assert not cut_labels(window)
    if scale == 100:
        lines = [{button.y() for button in bar.buttons} for bar in page.findChildren(VerbBar) if bar.buttons]
        assert all(len(line) == 1 for line in lines)


def test_the_points_go_on_by_the_verb_of_the_bar(fresh: BattleTable, keys: Hand) -> None:
    keys("53")
    assert fresh.context.game.step == "points"
    click(fresh.centre.go_on)
    assert fresh.context.game.step != "points"


@pytest.mark.parametrize("pressed", ["X", "["])
def test_a_menu_has_no_hole_round_its_title(opened: BattleTable, keys: Hand, pressed: str) -> None:
    keys("p\x1b" + pressed.lower())
    menu = opened.prompt
    assert isinstance(menu, Menu)
    one_line = menu.title.fontMetrics().height()
    assert menu.title.height() <= 2 * one_line


def test_every_line_of_its_journal_has_an_icon() -> None:
    codes = {code for code in WORDS if code.startswith("step.") and not code.endswith("_monconf")}
    assert {code for code in codes if not icon_of(code, PIECES.step_icons)} == set()


def test_a_tactic_that_is_refused_is_in_view_with_its_reason(
    opened: BattleTable, keys: Hand, window: Window
) -> None:
    context = opened.context
    for mark in ("frightened", "all_defence", "charged"):
        context.do(SetMark("a4.1", mark))
    context.do(c.Touch("a4.1", "b1.1"))
    window.resize(1280, 640)
    opened.select("a4.1")
    keys("p\np\n")
    keys("P")
    button = opened.centre.button("choice.genius")
    assert button.insists and button.visibleRegion().boundingRect() == button.rect()
