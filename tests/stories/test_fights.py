"""A fight lives until its pursuit is done: contacts are only how it began."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.battle import commands as c
from rules.battle.events import Rolled
from rules.battle.fights import last_test, numbered
from rules.battle.opposing import DecideSix, Oppose, waiting
from rules.battle.pass_dice import shared
from rules.battle.row_marks import SettleStep
from rules.battle.rows import rows
from rules.battle.state import Contender, Place, TrialVerdict
from rules.battle.trial import CloseTrial, KeepSixes, OpenTrial, ThrowTrial, total_of
from rules.monconf.commands import SetMark, ShareDice, Strike
from rules.monconf.passes import threshold_of
from tests.stories.monconf_table import INI, STRUCK, between, melees
from tests.stories.readings import read_as
from tests.stories.tabletop import Tabletop, card

FOOT = card("Garde", "Griffons d’Akkylannie", MOU=10, DIS=3)
FOE = card("Gobelin", "Gobelins de No-Dan-Kar", MOU=10, DIS=2)
DUEL = ("a1.1", "b1.1")


def fights(table: Tabletop) -> dict[tuple[str, ...], list[str]]:
    """Return the open rows of each fight by those who fight it, in the order of the list."""
    found: dict[tuple[str, ...], list[str]] = {}
    for row in rows(table.table, table.game):
        if row.fighters and row.open:
            found.setdefault(row.fighters, []).append(row.rule.id)
    return found


EVERY = ["initiative", "dice", "passes", "pursuit", "pursued"]


def tick(table: Tabletop, *asked: str) -> None:
    for row in rows(table.table, table.game):
        if row.rule.id in asked and row.open:
            table.do(c.MarkRow(row.id))


@pytest.mark.parametrize("ticked", [0, 3])
def test_the_blow_that_ends_a_fight_leaves_its_pursuit(ticked: int) -> None:
    table = melees((1, 1))
    tick(table, *EVERY[:ticked])
    table.do(Strike(target="b1.1", attacker="a1.1", threshold=7))
    assert not table.man("b1.1").on_table and not table.game.contacts
    assert fights(table) == {DUEL: EVERY[ticked:]}
    tick(table, *EVERY)
    assert fights(table) == {}


@pytest.mark.parametrize("place", [Place.FLED, Place.OFF, Place.CAPTURED, Place.DEAD])
def test_whoever_leaves_the_table_leaves_the_others_their_fight(place: Place) -> None:
    table = melees((1, 1), (1, 2))
    table.do(c.Put("b1.1", place))
    table.do(c.Put("b1.2", place))
    assert fights(table) == {("a1.1", "b1.1", "b1.2"): EVERY}


def test_a_fight_of_which_nobody_stands_any_more_asks_for_nothing() -> None:
    table = melees((1, 1))
    tick(table, "initiative")
    for key in DUEL:
        table.do(c.Put(key, Place.DEAD))
    assert fights(table) == {}
    listed = [row.rule.id for row in rows(table.table, table.game) if row.fighters]
    assert listed == ["initiative"], "what was dealt with stays listed"


def test_it_ends_with_the_phase_and_undone_it_is_back() -> None:
    table = melees((1, 1))
    before = table.game
    table.do(c.Put("b1.1", Place.DEAD))
    table.do(c.Advance())
    assert table.game.fights == ()
    assert before.fights == (DUEL,)


def test_contacts_that_were_wrong_are_no_fight() -> None:
    table = melees((1, 1))
    table.do(c.BreakContact("a1.1"))
    assert fights(table) == {} and table.game.fights == ()


def test_a_fight_that_has_begun_goes_on_though_somebody_is_pushed_away() -> None:
    table = melees((1, 1))
    tick(table, "initiative")
    table.do(c.BreakContact("a1.1"))
    assert fights(table) == {DUEL: EVERY[1:]}


def test_melees_are_separated_before_they_are_fought() -> None:
    table = melees((1, 1), (1, 2), (2, 2))
    assert list(fights(table)) == [("a1.1", "a1.2", "b1.1", "b1.2")]
    table.do(c.BreakContact("a1.1", "b1.2"))
    assert list(fights(table)) == [DUEL, ("a1.2", "b1.2")]
    table.do(c.Put("b1.1", Place.DEAD))
    table.do(c.Put("a1.2", Place.FLED))
    assert fights(table) == {DUEL: EVERY, ("a1.2", "b1.2"): EVERY}


def test_who_joins_a_fight_makes_it_one() -> None:
    table = melees((1, 1), (2, 2))
    table.do(c.Touch("a1.3", "b1.1"))
    assert list(fights(table)) == [("a1.1", "a1.3", "b1.1"), ("a1.2", "b1.2")]
    table.do(c.Touch("a1.3", "b1.2"))
    assert fights(table) == {("a1.1", "a1.2", "a1.3", "b1.1", "b1.2"): EVERY}


def test_a_fight_under_way_that_somebody_joins_is_fought_as_the_larger_one() -> None:
    table = melees((1, 1))
    tick(table, "initiative")
    table.do(c.Touch("a1.2", "b1.1"))
    assert fights(table) == {("a1.1", "a1.2", "b1.1"): EVERY}
    assert [r.fighters for r in rows(table.table, table.game) if r.state] == [DUEL]


def test_who_pursues_fights_anew_and_its_first_fight_is_not_forgotten() -> None:
    table = melees((1, 1), (2, 2))
    table.do(c.Put("b1.1", Place.DEAD))
    table.do(c.Touch("a1.1", "b1.2"))
    assert fights(table) == {DUEL: EVERY, ("a1.1", "a1.2", "b1.2"): EVERY}


def test_whoever_gets_up_again_by_hand_is_in_its_fight() -> None:
    table = melees((1, 1))
    table.do(c.Put("b1.1", Place.DEAD))
    table.do(c.Put("b1.1", Place.TABLE))
    assert fights(table) == {DUEL: EVERY}


def test_a_battle_that_was_kept_in_its_combat_knows_its_fights_from_contacts() -> None:
    table = melees((1, 1))
    table.game = replace(table.game, fights=())
    assert fights(table) == {DUEL: EVERY}
    table.do(c.Put("b1.1", Place.DEAD))
    assert fights(table) == {DUEL: EVERY}


def test_confrontation_pursues_after_a_death_that_nobody_ticked() -> None:
    table = Tabletop.of([FOOT], [FOE])
    table.do(c.DeclareWinner("a"))
    table.do(c.ChooseFirst("a"))
    table.do(c.Touch(*DUEL))
    table.do(c.Correct("game", {"phase": "combat"}))

    def asked() -> list[str]:
        return [row.rule.source.value for row in rows(table.table, table.game) if row.open]

    assert "melee" in asked() and "fought" not in asked()
    table.do(c.Notch("b1.1", 4))
    assert {"melee", "fought"} <= {*asked()}
    table.do(c.Put("a1.1", Place.FLED))
    assert not {"melee", "fought"} & {*asked()}


# -- what is tested in a fight ------------------------------------------------------------------------


def duel(*dice: int) -> Tabletop:
    """Bring a guard with INI 3 and a goblin with INI 2 to blows, a second guard beside them."""
    ours = card("Garde", "Griffons d’Akkylannie", MOU=10, INI=3, ATT=4, FOR="5+1d", DEF=3, RES=6, DIS=3)
    theirs = card("Gobelin", "Gobelins de No-Dan-Kar", MOU=10, INI=2, ATT=2, FOR=3, DEF=2, RES=4, DIS=2)
    table = Tabletop.of([(ours, 2)], [(theirs, 2)], dice=dice)
    table.do(c.Touch("a1.1", "b1.1"))
    table.do(c.Correct("game", {"phase": "combat"}))
    return table


def test_both_dice_are_one_step_and_the_fight_remembers_who_came_first() -> None:
    table = duel()
    step = table.do(between("a1.1", "b1.1", INI, 4, 3))
    trial = last_test(table.game, "a1.1", "b1.1", INI)
    assert trial is not None and trial.verdict is TrialVerdict.FIRST and table.game.trial is None
    assert [total_of(table.table, side).total for side in trial.sides] == [7, 5]
    thrown = [event for event in step.events if isinstance(event, Rolled)]
    assert [(roll.dice, roll.typed) for roll in thrown] == [((4,), True), ((3,), True)]
    assert last_test(table.game, "b1.1", "a1.1", INI) is None
    table.do(between("a1.1", "b1.1", INI, 1, 5))
    again = last_test(table.game, "a1.1", "b1.1", INI)
    assert again is not None and again.verdict is TrialVerdict.SECOND
    table.do(between("a1.1", "b1.1", STRUCK, 3, 2))
    assert len(table.game.fought) == 2
    table.do(c.Advance())
    assert table.game.fought == ()


@pytest.mark.parametrize("opened", [False, True])
def test_the_same_dice_twice_are_two_tests(opened: bool) -> None:
    table = duel()
    asked, last = between("a1.1", "b1.1", STRUCK, 5, 2), []
    for _ in range(3):
        if opened:
            for command in (OpenTrial(asked.first, asked.second), ThrowTrial(0, (5,)), ThrowTrial(1, (2,))):
                table.do(command)
        else:
            table.do(asked)
        last.append(last_test(table.game, "a1.1", "b1.1", STRUCK))
        table.do(between("a1.1", "b1.1", INI, 4, 3))
        assert len(table.game.fought) == 2 and table.game.fought[0] == last[-1]
    assert len({trial.nth for trial in last if trial is not None}) == 3
    assert last[0] != last[1] != last[2], "each was thrown for itself"


def test_dice_may_be_rolled_here() -> None:
    table = duel(2, 5)
    step = table.do(between("a1.1", "b1.1", INI))
    thrown = [event for event in step.events if isinstance(event, Rolled)]
    assert [(roll.dice, roll.typed) for roll in thrown] == [((2,), False), ((5,), False)]


def test_a_die_that_is_missing_is_rolled_here() -> None:
    table = duel(2)
    step = table.do(between("a1.1", "b1.1", INI, 4))
    thrown = [event for event in step.events if isinstance(event, Rolled)]
    assert [(roll.dice, roll.typed) for roll in thrown] == [((4,), True), ((2,), False)]


@pytest.mark.parametrize(
    ("dice", "over"), [((6, 4), (KeepSixes(0),)), ((3, 4), (ThrowTrial(0, (2,)), ThrowTrial(1, (1,))))]
)
def test_a_six_and_a_tie_stay_at_hand_until_they_are_decided(
    dice: tuple[int, int], over: tuple[c.Command, ...]
) -> None:
    table = duel()
    asked = between("a1.1", "b1.1", INI, *dice)
    table.do(asked)
    assert table.game.trial is not None and table.game.fought == ()
    assert table.refusal(asked) == ("refusal.trial_open" if 6 in dice else "")
    for command in over:
        table.do(command)
    found = last_test(table.game, "a1.1", "b1.1", INI)
    assert found is not None and found.verdict is TrialVerdict.FIRST
    table.do(CloseTrial())
    assert table.game.fought == (found,)


@pytest.mark.parametrize(
    ("decides", "total"),
    [(DecideSix(keeps=True), 9), (DecideSix(dice=(2,)), 11), (DecideSix(), 12)],
)
def test_a_six_of_a_fight_is_decided_in_one_step(decides: DecideSix, total: int) -> None:
    table = duel(3)
    table.do(between("a1.1", "b1.1", INI, 6, 4))
    table.do(decides)
    found = last_test(table.game, "a1.1", "b1.1", INI)
    assert table.game.trial is None and found is not None
    assert total_of(table.table, found.first).total == total
    assert table.refusal(decides) == "refusal.unknown", "nothing waits any more"


def test_a_six_thrown_again_may_be_one_more_and_wait_again() -> None:
    table = duel()
    table.do(between("a1.1", "b1.1", INI, 6, 4))
    assert table.refusal(DecideSix(dice=(7,))) == "refusal.no_such_face"
    table.do(DecideSix(dice=(6,)))
    assert table.game.trial is not None and waiting(table.table, table.game.trial) == 0
    table.do(OpenTrial(Contender(fighter="a1.1", characteristic="INI"), difficulty=4), overrule=True)
    assert table.refusal(DecideSix(keeps=True)) == "refusal.unknown", (
        "a test against a difficulty is no fight"
    )


def test_a_test_at_hand_goes_on_with_the_dice_that_it_lacks() -> None:
    table = duel(2)
    asked = between("a1.1", "b1.1", INI)
    table.do(OpenTrial(asked.first, asked.second))
    table.do(ThrowTrial(0, (3,)))
    assert table.refusal(replace(asked, dice=(4, 1))) == "refusal.dice_count"
    table.do(replace(asked, dice=(4,)))
    assert table.game.trial is not None and table.game.trial.ties == 1, "a total of 6 each"
    table.do(replace(asked, dice=(2, 5)))
    found = last_test(table.game, "a1.1", "b1.1", INI)
    assert table.game.trial is None and found is not None and found.verdict is TrialVerdict.SECOND
    table.do(OpenTrial(asked.first, asked.second))
    table.do(ThrowTrial(0, (5,)))
    table.do(asked)
    assert table.game.trial is None and table.game.fought[-1].verdict is TrialVerdict.FIRST


def test_what_is_no_test_of_a_fight_is_not_remembered() -> None:
    table = duel()
    table.do(between("a1.2", "b1.2", INI, 4, 3))
    table.do(between("a1.1", "a1.2", INI, 4, 3))
    table.do(OpenTrial(Contender(fighter="a1.1", characteristic="INI"), Contender(name="lui", value=2.0)))
    for command in (ThrowTrial(0, (5,)), ThrowTrial(1, (1,)), CloseTrial()):
        table.do(command)
    table.do(OpenTrial(Contender(fighter="a1.1", characteristic="INI"), difficulty=4))
    table.do(ThrowTrial(0, (5,)))
    assert table.game.fought == ()


def test_a_test_of_before_the_combat_is_none_of_its_fights() -> None:
    table = duel()
    table.do(c.Correct("game", {"phase": "activation"}))
    first, second = between("a1.1", "b1.1", INI).first, between("a1.1", "b1.1", INI).second
    for command in (OpenTrial(first, second), ThrowTrial(0, (5,)), ThrowTrial(1, (1,))):
        table.do(command)
    table.do(c.Correct("game", {"phase": "combat"}))
    assert table.game.fought == ()


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (between("a1.1", "b1.1", INI, 4, 2, 1), "refusal.dice_count"),
        (between("a1.1", "b1.1", INI, 4, 7), "refusal.no_such_face"),
        (between("a1.1", "b1.1", ("FOR", "RES"), 4, 2), "refusal.carried_dice"),
        (between("a1.1", "nobody", INI, 4, 2), "refusal.unknown"),
        (between("a1.1", "b1.1", ("", "INI"), 4, 2), "refusal.unknown"),
        (Oppose(Contender(fighter="a1.1", number=2), Contender(fighter="b1.1")), "refusal.unknown"),
    ],
)
def test_a_test_of_two_dice_that_is_none(command: Oppose, code: str) -> None:
    assert duel().refusal(command) == code


def test_a_value_that_carries_dice_is_rolled_with_them_here() -> None:
    table = duel(2, 5, 1)
    step = table.do(between("a1.1", "b1.1", ("FOR", "RES")))
    assert [event.dice for event in step.events if isinstance(event, Rolled)] == [(2, 5), (1,)]


def test_all_rows_of_a_fight_are_dealt_with_in_one_step_that_names_it() -> None:
    table = melees((1, 1), (2, 2))
    mine = tuple(row.id for row in rows(table.table, table.game) if row.fighters == DUEL)
    step = table.do(SettleStep("fights", "done", mine[:3]))
    assert fights(table)[DUEL] == EVERY[3:]
    assert step.label.code == "step.melee_row"
    assert (step.label.data["fighters"], step.label.data["rivals"]) == (["a1.1"], ["b1.1"])


# -- MonCon'F: dice and passes --------------------------------------------------------------------------


def test_dice_are_split_for_one_combat() -> None:
    table = melees((1, 1))
    assert shared(table.man("a1.1")) == (0, 0)
    table.do(ShareDice("a1.1", 2, 1))
    assert shared(table.man("a1.1")) == (2, 1)
    table.do(ShareDice("a1.1", 0, 3))
    assert shared(table.man("a1.1")) == (0, 3)
    table.do(c.Advance())
    assert shared(table.man("a1.1")) == (0, 0)


@pytest.mark.parametrize(
    ("mark", "share", "code"),
    [
        ("all_defence", (1, 2), "refusal.all_defence"),
        ("all_defence", (0, 3), ""),
        ("frightened", (2, 2), "refusal.mostly_defence"),
        ("frightened", (1, 2), ""),
        ("", (10, 0), "refusal.unknown"),
    ],
)
def test_dice_belong_into_defence_where_the_play_aid_says_so(
    mark: str, share: tuple[int, int], code: str
) -> None:
    table = melees((1, 1))
    if mark:
        table.do(SetMark("a1.1", mark))
    assert table.refusal(ShareDice("a1.1", *share)) == code
    assert table.refusal(ShareDice("nobody", *share)) == "refusal.unknown"


def test_who_is_frightened_is_only_reminded_where_the_ruleset_says_so() -> None:
    table = melees((1, 1))
    table.do(SetMark("a1.1", "frightened"))
    read_as(table, frightened="told")
    assert table.refusal(ShareDice("a1.1", 2, 1)) == ""


def test_a_pass_proposes_its_attack_threshold() -> None:
    table = melees((1, 1))
    assert threshold_of(table.table, table.game, "a1.1", "b1.1") is None
    table.do(between("a1.1", "b1.1", STRUCK, 4, 2))
    assert threshold_of(table.table, table.game, "a1.1", "b1.1") == 3, "3 + 4 against 2 + 2"


@pytest.mark.parametrize(
    ("reading", "second", "verdict", "threshold"),
    [
        ("again", 4, TrialVerdict.OPEN, None),
        ("defence", 4, TrialVerdict.SECOND, 0),
        ("defence", 3, TrialVerdict.FIRST, 1),
        ("defence", 5, TrialVerdict.SECOND, -1),
    ],
)
def test_a_tied_pass_is_thrown_again_or_no_hit(
    reading: str, second: int, verdict: TrialVerdict, threshold: int | None
) -> None:
    table = read_as(melees((1, 1)), pass_tie=reading)
    table.do(between("a1.1", "b1.1", STRUCK, 3, second))  # ATT 3, DEF 2
    trial = last_test(table.game, "a1.1", "b1.1", STRUCK) or table.game.trial
    assert trial is not None and trial.verdict is verdict
    assert threshold_of(table.table, table.game, "a1.1", "b1.1") == threshold
    assert trial.ties == (verdict is TrialVerdict.OPEN)


def test_fights_have_numbers_as_long_as_somebody_of_them_stands_or_anything_was_done() -> None:
    table = melees((1, 1), (2, 2))
    assert numbered(table.game) == (DUEL, ("a1.2", "b1.2"))
    for key in DUEL:
        table.do(c.Put(key, Place.DEAD))
    assert numbered(table.game) == (("a1.2", "b1.2"),)
    tick(table, "initiative")
    for key in ("a1.2", "b1.2"):
        table.do(c.Put(key, Place.DEAD))
    assert numbered(table.game) == (("a1.2", "b1.2"),)
    table.do(c.Advance())
    assert numbered(table.game) == ()


def test_a_fight_that_begins_later_comes_last() -> None:
    """Their numbers are said across the table: none that goes on is given to another one."""
    table = melees((2, 2), (3, 3))
    both = (("a1.2", "b1.2"), ("a1.3", "b1.3"))
    assert numbered(table.game) == both
    table.do(c.Touch("a1.1", "b1.1"), overrule=True)
    assert numbered(table.game) == (*both, DUEL)


def test_who_joins_a_fight_before_a_blow_leaves_it_its_number() -> None:
    table = melees((2, 2), (3, 3))
    table.do(c.Touch("a1.1", "b1.2"), overrule=True)
    assert numbered(table.game) == (("a1.1", "a1.2", "b1.2"), ("a1.3", "b1.3"))
