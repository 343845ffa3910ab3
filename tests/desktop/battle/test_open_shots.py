"""A shot stays open until it is tested and its blow is struck, whatever is done in between; E names all."""

from __future__ import annotations

import pytest

from desktop.battle.centre.panel import LEAVES
from desktop.battle.monconf.action_prompt import MonconfActionPrompt
from desktop.battle.monconf.shots import SHOTS
from desktop.battle.monconf.strike_prompt import StrikePrompt
from desktop.battle.open_shots import open_shots
from desktop.battle.prompts.shot_form import ShotForm
from desktop.battle.table import BattleTable
from rules.battle import commands as c
from rules.battle.action_commands import Announce, Resolve
from rules.battle.state import Contender, Place
from rules.battle.trial import CloseTrial, OpenTrial, ThrowTrial
from rules.monconf.commands import Intercept, ReactiveShot, ShootFirst, Strike
from rules.values import Characteristic
from tests.desktop.battle.battles import play_on
from tests.desktop.battle.hand import Hand, undone
from tests.desktop.battle.readable import strings


@pytest.fixture
def moving(opened: BattleTable) -> BattleTable:
    """Let two hunters run; the archers of the other side may answer."""
    hunters = c.Correct("game", {"hand": "b"}), c.Correct("game", {"speaking": ("b1",)})
    play_on(opened, *hunters, *(Announce(key, "run") for key in ("b1.1", "b1.2")))
    return opened


def reacts(table: BattleTable, shooter: str, target: str) -> None:
    assert table.context.do(ReactiveShot(shooter, target))


def judged(table: BattleTable, shooter: str, die: int = 5, difficulty: float = 1, close: bool = True) -> None:
    tir = Contender(fighter=shooter, characteristic=Characteristic.TIR)
    play_on(table, OpenTrial(tir, difficulty=difficulty), ThrowTrial(dice=(die,)))
    if close:
        assert table.context.do(CloseTrial())


def stands(table: BattleTable) -> list[tuple[str, bool]]:
    """Give who has a shot open, and whether its blow is next."""
    return [(shot.shooter, shot.hits) for shot in open_shots(table.context, SHOTS)]


def said(table: BattleTable) -> str:
    return " ".join(strings(table.centre))


def test_a_second_shot_and_its_test_leave_the_blow_of_the_first_open(moving: BattleTable, keys: Hand) -> None:
    reacts(moving, "a2.1", "b1.2")
    judged(moving, "a2.1")
    reacts(moving, "a2.2", "b1.1")
    assert stands(moving) == [("a2.1", True), ("a2.2", False)]
    name = moving.context.fighter_name
    assert name("a2.1") in moving.trial.words and name("a2.2") in moving.trial.words, "each is named"
    judged(moving, "a2.2")
    assert stands(moving) == [("a2.1", True), ("a2.2", True)]
    for shooter, target in (("a2.1", "b1.2"), ("a2.2", "b1.1")):
        assert f"Blow: {name(shooter)}" in said(moving)
        keys("\n")
        assert isinstance(moving.prompt, StrikePrompt)
        assert moving.prompt.command.attacker == shooter and moving.prompt.command.target == target
        keys("1\n")
    assert stands(moving) == [] and moving.trial.words == ""
    assert f"Resolve: {name('b1.1')}" in said(moving)


@pytest.mark.parametrize("hits", [True, False])
def test_what_happens_in_between_leaves_it_open(moving: BattleTable, hits: bool) -> None:
    context = moving.context
    reacts(moving, "a2.1", "b1.2")
    if hits:
        judged(moving, "a2.1", close=False)
    before = context.game
    for between in (
        Intercept("a1.1", "b1.1", success=True),
        c.Activate("b1.2", True),
        c.Stun("b1.2", True),
        Resolve("b1.1"),
        CloseTrial() if hits else c.WriteNote("dusk"),
        c.WriteNote("dusk falls"),
    ):
        assert context.do(between)
        assert stands(moving) == [("a2.1", hits)], between
        context.undo()
        assert context.game == before


def test_another_test_of_the_shooter_leads_to_no_blow_by_itself(moving: BattleTable, keys: Hand) -> None:
    reacts(moving, "a2.1", "b1.2")
    judged(moving, "a2.1")
    courage = Contender(fighter="a2.1", characteristic=Characteristic.COU)
    play_on(moving, OpenTrial(courage, difficulty=1))
    moving.setFocus()
    keys("q5\n\n")
    assert moving.context.game.trial is None and moving.prompt is None
    assert stands(moving) == [("a2.1", True)], "the blow of its shot is owed still"


def test_undo_opens_it_again_and_redo_closes_it(moving: BattleTable) -> None:
    context = moving.context
    reacts(moving, "a2.1", "b1.2")
    judged(moving, "a2.1")
    assert context.do(Strike(target="b1.2", attacker="a2.1", threshold=1))
    seen = [stands(moving)]
    for _ in range(5):
        context.undo()
        seen.append(stands(moving))
    once, hit = [("a2.1", False)], [("a2.1", True)]
    assert seen == [[], hit, hit, once, once, []]
    for expected in reversed(seen[:-1]):
        context.redo()
        assert stands(moving) == expected


def test_a_test_that_is_put_away_undecided_is_owed_still(moving: BattleTable) -> None:
    reacts(moving, "a2.1", "b1.2")
    tir = Contender(fighter="a2.1", characteristic=Characteristic.TIR)
    assert moving.context.do(OpenTrial(tir, difficulty=4))
    assert moving.context.do(CloseTrial())
    assert stands(moving) == [("a2.1", False)]
    judged(moving, "a2.1", die=1, difficulty=9)
    assert stands(moving) == [], "a miss"


def test_who_strikes_next_is_the_chosen_one(moving: BattleTable, keys: Hand) -> None:
    reacts(moving, "a2.2", "b1.2")
    judged(moving, "a2.2")
    moving.setFocus()
    moving.select("a2.1")
    keys("\n")
    assert isinstance(moving.prompt, StrikePrompt) and moving.selection == "a2.2"


@pytest.mark.parametrize("gone", ["a2.1", "b1.2"])
def test_nothing_is_owed_to_or_by_who_is_gone(moving: BattleTable, gone: str) -> None:
    reacts(moving, "a2.1", "b1.2")
    assert moving.context.do(c.Put(gone, Place.DEAD))
    assert stands(moving) == []


def test_a_blow_that_is_written_down_point_after_point_is_one_blow(moving: BattleTable, keys: Hand) -> None:
    for shooter in ("a2.1", "a2.2"):
        reacts(moving, shooter, "b1.2")
        judged(moving, shooter)
    assert moving.context.do(c.Correct("fighter:b1.2", {"notches": 1}))
    assert stands(moving) == [("a2.2", True)]
    assert moving.context.do(c.Correct("fighter:b1.2", {"notches": 2}))
    assert stands(moving) == ([("a2.2", True)] if moving.context.game.fighters["b1.2"].on_table else [])


def test_the_blow_of_somebody_else_closes_nothing(moving: BattleTable) -> None:
    reacts(moving, "a2.1", "b1.2")
    judged(moving, "a2.1")
    assert moving.context.do(Strike(target="b1.2", attacker="a1.1", threshold=1))
    assert stands(moving) == [("a2.1", True)]


def test_the_shot_of_an_assault_stays_open_though_its_charge_falls_short(opened: BattleTable) -> None:
    context = opened.context
    context.do(c.Correct("game", {"speaking": ("a2",)}))
    context.do(Announce("a2.1", "assault_shot", "b1.1"))
    context.do(Announce("a2.1", "assault_shot", "b1.1"))
    assert context.do(ShootFirst("a2.1"))
    assert stands(opened) == [("a2.1", False)]
    assert context.do(Resolve("a2.1", state=context.game.fighters["a2.1"].deeds[0].state.FAILED))
    assert [deed.action for deed in context.game.fighters["a2.1"].deeds] == ["walk"]
    assert stands(opened) == [("a2.1", False)]


def test_q_and_k_take_the_shot_of_the_chosen_figure(moving: BattleTable, keys: Hand) -> None:
    reacts(moving, "a2.1", "b1.2")
    reacts(moving, "a2.2", "b1.1")
    moving.select("a2.2")
    keys("q")
    assert isinstance(moving.prompt, ShotForm) and moving.selection == "a2.2"
    keys("\x1b")
    judged(moving, "a2.2")
    moving.select("a2.2")
    keys("k")
    assert isinstance(moving.prompt, StrikePrompt) and moving.prompt.command.attacker == "a2.2"


@pytest.mark.parametrize("spoken", ["en", "fr"])
def test_e_names_all_that_is_open_and_drops_it_when_pressed_again(
    moving: BattleTable, keys: Hand, spoken: str
) -> None:
    context = moving.context
    for shooter, target in (("a2.1", "b1.2"), ("a2.2", "b1.1")):
        reacts(moving, shooter, target)
    judged(moving, "a2.2")
    keys("e")
    name, words = context.fighter_name, said(moving)
    assert context.game.speaking == ("b1",)
    assert {"en": "Still open: the test of", "fr": "Encore à faire"}[spoken] in words
    blow = {"en": "the blow of {} at {}", "fr": "le coup "}[spoken]
    assert blow.format(name("a2.2"), name("b1.1")) in words
    for key in ("a2.1", "a2.2", "b1.1", "b1.2"):
        assert name(key) in words
    keys("e")
    assert context.game.speaking == () and stands(moving) == []


def test_e_names_every_action_that_is_not_resolved(moving: BattleTable, keys: Hand) -> None:
    keys("e")
    for key in ("b1.1", "b1.2"):
        assert moving.context.fighter_name(key) in said(moving)
    assert moving.context.do(Resolve("b1.1"))
    keys("e")
    assert "has an action to resolve" in said(moving), "one alone is told as ever"


def verbs(table: BattleTable) -> list[str]:
    return [button.accessibleName() for button in table.centre.verbs.buttons]


def test_card_then_figure_leads_to_a_lone_figure_that_answers(moving: BattleTable, keys: Hand) -> None:
    reacts(moving, "a2.1", "b1.2")
    keys("T")
    letter = moving.pointer.letters()["a3"]
    keys(letter)
    assert isinstance(moving.prompt, MonconfActionPrompt), "its card's letter alone is enough"
    keys("a")
    assert isinstance(moving.prompt, MonconfActionPrompt) and moving.selection == "a3.1"
    keys("\x1b")
    assert moving.prompt is None and verbs(moving)[0].startswith("Test: ")


@pytest.mark.parametrize("leaves", ["key", "button"])
def test_who_asks_for_a_figure_over_its_actions_is_led_back(
    moving: BattleTable, keys: Hand, leaves: str
) -> None:
    reacts(moving, "a2.1", "b1.2")
    before = verbs(moving)
    keys("Taa")
    assert isinstance(moving.prompt, MonconfActionPrompt) and moving.selection == "a1.1"
    keys("a")
    assert moving.prompt is None and moving.pointer.asks and moving.centre.notice.text()
    assert verbs(moving) == ["Close"]
    if leaves == "key":
        keys("\x1b")
    else:
        moving.centre.button(LEAVES).click()
    assert not moving.pointer.asks and verbs(moving) == before


def test_the_test_of_a_shot_goes_with_the_turn_that_it_was_made_in(moving: BattleTable, keys: Hand) -> None:
    reacts(moving, "a2.1", "b1.2")
    judged(moving, "a2.1", close=False)
    assert moving.context.do(Strike(target="b1.2", attacker="a2.1", threshold=1))
    assert moving.trial.words, "what came of it stays in view"
    keys("ee")
    assert moving.context.game.speaking == () and moving.trial.words == ""
    moving.undo()
    assert moving.trial.words


def test_a_test_that_is_taken_up_again_goes_with_the_blow_that_follows_it(
    moving: BattleTable, keys: Hand
) -> None:
    reacts(moving, "a2.1", "b1.2")
    judged(moving, "a2.1")
    undone(moving, keys)
    assert moving.context.game.trial is not None, "its test is at hand again"
    keys("\n")
    assert isinstance(moving.prompt, StrikePrompt)
    keys("1\n")
    assert moving.prompt is None and moving.context.game.trial is None
    assert not moving.trial.isVisible(), "nothing of it stays over the table"
