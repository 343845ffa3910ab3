"""MonCon'F, Tableau de blessures, Commandement and the marks: life points, penalties, who leads whom."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import product

import pytest

from rules.battle import commands as c
from rules.battle.current import current
from rules.battle.effect_commands import PutEffect, SwitchBenefit, out_of_range
from rules.battle.fighters import capacity
from rules.battle.mana import CountFaith
from rules.battle.state import Bond, Effect, Lasting, Modifier, Place
from rules.battle.tactique import discipline_now
from rules.monconf.commands import Lead, SetMark, Strike
from rules.monconf.steadying import led_by
from rules.monconf.striking import ahead, read_blow, wounding
from rules.monconf.wounds import blow
from rules.values import Characteristic
from tests.stories.monconf_table import CAPTAIN, GOBLIN, GUARD, MAGE, OGRE, STAFF, Table, opened
from tests.stories.tabletop import card, ruleset

AID = ["***SS1122", "**SS11223", "*SS112233", "SS1122334", "S11223344", "112233445", "122334456"]
DIFFERENCES = {-9: 0, -7: 0, -6: 1, -5: 1, -4: 2, -3: 2, -2: 3, -1: 3, 0: 4, 1: 5, 2: 5, 3: 6, 4: 6, 5: 7,
               6: 7, 7: 8, 12: 8}  # fmt: skip


def value(table: Table, key: str, name: str) -> float | None:
    return current(table.game, table.man(key), Characteristic(name), table.table.ruleset).total


# -- the table ------------------------------------------------------------------------------------


@pytest.mark.parametrize("threshold", [1, 2, 3, 4, 5, 6, 7, 11])
@pytest.mark.parametrize("difference", sorted(DIFFERENCES))
def test_every_cell_stands_as_printed(threshold: int, difference: int) -> None:
    read = blow(threshold, 10 + difference, 10, ruleset=ruleset("monconf"))
    printed = AID[min(threshold, 7) - 1][DIFFERENCES[difference]]
    assert read.result == printed.replace("*", "-")
    assert (read.lives, read.stuns) == (int(printed) if printed.isdecimal() else 0, printed == "S")


def test_threshold_four_at_two_more_costs_two_life_points() -> None:
    """M2: row SS1122334, sixth column."""
    read = blow(4, 6, 4, ruleset=ruleset("monconf"))
    assert (read.row, read.column, read.lives) == (3, 5, 2)
    assert [r.message.code for r in read.reasons] == ["wound.strength", "wound.resistance", "blow.threshold"]


def test_a_threshold_of_nothing_does_nothing_unless_the_ruleset_says_so() -> None:
    rules = ruleset("monconf")
    assert blow(0, 20, 1, ruleset=rules).result == "-"
    assert blow(0, 20, 1, ruleset=rules).row == -1
    assert blow(-2, 20, 1, ruleset=replace(rules, low_threshold_counts=True)).result == "2"


def test_what_dice_of_a_strength_may_still_do() -> None:
    rules = ruleset("monconf")
    with pytest.raises(ValueError, match="dice"):
        blow(1, 1, 1, ruleset=rules, thrown=(3,))
    with pytest.raises(ValueError, match="dice"):
        blow(1, 1, 1, ruleset=rules, dice=1, thrown=(7,))


# -- blows ----------------------------------------------------------------------------------------


def test_life_points_are_lost_and_cost_a_point_each() -> None:
    table = opened([GUARD], [GOBLIN])
    step = table.do(Strike(target="a1.1", attacker="b1.1", threshold=5))
    assert step.label.code == "step.blow_lives"
    assert table.man("a1.1").notches == 2
    assert [value(table, "a1.1", n) for n in ("INI", "ATT", "FOR", "DEF", "RES", "DIS")] == [1, 1, 2, 1, 4, 3]
    step = table.do(Strike(target="a1.1", attacker="b1.1", threshold=4))
    assert step.label.code == "step.blow_killed"
    assert table.man("a1.1").place is Place.DEAD


def test_stunned_to_the_end_of_the_turn() -> None:
    table = opened([GUARD], [GOBLIN])
    step = table.do(Strike(target="b1.1", strength=1, threshold=2))
    assert step.label.code == "step.blow_stuns_by_nobody"
    assert table.man("b1.1").stunned and value(table, "b1.1", "ATT") == 1
    table.next_turn()
    assert not table.man("b1.1").stunned


def test_a_blow_may_do_nothing_or_only_be_told() -> None:
    table = opened([GUARD], [OGRE])
    assert table.do(Strike(target="b1.1", attacker="a1.1")).label.code == "step.blow_nothing"
    assert table.do(Strike(strength=9, resistance=1, threshold=3)).label.code == "step.blow_lives_told"


def test_a_strength_with_dice() -> None:
    brute = card("Brute", "Griffons d’Akkylannie", FOR="4 + 1 Dé", RES=4)
    table = opened([brute], [OGRE])
    command = Strike(target="b1.1", attacker="a1.1", threshold=3)
    assert read_blow(table.table, table.game, command).asks == 1
    assert table.refusal(replace(command, strength_thrown=(3, 4))) == "refusal.strength_dice"
    assert table.refusal(replace(command, strength_thrown=(9,))) == "refusal.no_such_face"
    table.dice = [6]
    step = table.do(command)
    assert next(e.dice for e in step.events if e.kind == "rolled") == (6,)
    assert table.man("b1.1").notches == 2
    table.do(replace(command, strength_thrown=(1,)))
    assert table.man("b1.1").notches == 3


@pytest.mark.parametrize("threshold", [1, 3, 4, 7])
@pytest.mark.parametrize(
    ("strength", "dice", "notches"), [("4 + 1 Dé", 1, 0), ("0 + 2 Dés", 2, 1), ("7", 0, 2)]
)
def test_the_odds_of_a_blow_are_those_of_every_throw_played(
    strength: str, dice: int, notches: int, threshold: int
) -> None:
    """Each throw that FOR may show is played; how often it ends so is what the odds say."""
    table = opened([card("Brute", "Griffons d’Akkylannie", FOR=strength, RES=4)], [GUARD])
    if notches:
        table.do(c.Correct("fighter:b1.1", {"notches": notches}))
    command = Strike(target="b1.1", attacker="a1.1", threshold=threshold)
    told = ahead(table.table, table.game, command)
    played: Counter[str] = Counter()
    fell = hurt = 0
    for thrown in product(range(1, 7), repeat=dice):
        before = table.game
        table.do(replace(command, strength_thrown=thrown))
        man = table.man("b1.1")
        played["S" if man.stunned else str(man.notches - notches)] += 1
        fell += man.place is Place.DEAD
        hurt += man.notches > notches
        table.game = before
    most = capacity(table.game, table.man("b1.1"), table.table.ruleset) - notches
    counted: Counter[str] = Counter()
    for result, n in told.results.items():
        lives = min(int(result), most) if result.isdecimal() else 0
        counted["S" if result == "S" else str(lives)] += n
    assert counted == played and (told.falls, told.hurts) == (fell, hurt)
    assert told.rolls == sum(told.results.values()) == 6**dice
    assert wounding(table.table, table.game, command, {threshold: 0.25}) == hurt / 6**dice


def test_a_blow_that_is_only_told_lets_nobody_fall() -> None:
    """MonCon'F wound table: a blow at a RES that was entered, of nobody on the table."""
    table = opened([card("Brute", "Griffons d’Akkylannie", FOR="8 + 1 Dé", RES=4)], [GUARD])
    command = Strike(attacker="a1.1", threshold=7, resistance=4)
    told = ahead(table.table, table.game, command)
    assert told.rolls == 6 and told.falls == told.hurts == 0
    assert any(result.isdecimal() for result in told.results)


@pytest.mark.parametrize("low", [False, True])
def test_what_a_pass_is_won_by_tells_how_likely_its_hit_costs_life(*, low: bool) -> None:
    """FOR 4 and its die against RES 9, from −4 to +1: each row as printed (Tableau de blessures)."""
    brute = card("Brute", "Griffons d’Akkylannie", FOR="4 + 1 Dé", RES=4)
    table = opened([brute], [card("Cible", "", RES=9, PV=3)])
    rules = replace(table.table, ruleset=replace(table.table.ruleset, low_threshold_counts=low))
    command = Strike(target="b1.1", attacker="a1.1")
    lives = dict.fromkeys((-3.0, 0.5), 0.0)
    for margin, row in {**dict.fromkeys(lives if low else (), 0), 1: 0, 2: 1, 2.5: 1, 9: 6}.items():
        lives[margin] = sum(AID[row][DIFFERENCES[die - 5]].isdecimal() for die in range(1, 7)) / 6
    for margin, share in lives.items():
        assert wounding(rules, table.game, command, {margin: 0.1}) == share, margin
    assert 0 < lives[1] < lives[2] < lives[9] == 1 and (lives[0.5] == lives[1]) is low
    mixed = dict(zip(lives, (0.05, 0.05, 0.2, 0.1, 0.1, 0.25), strict=True))
    expected = sum(mixed[each] * lives[each] for each in lives) / sum(mixed.values())
    assert wounding(rules, table.game, command, mixed) == pytest.approx(expected)
    assert wounding(rules, table.game, command, {}) is None, "nothing hits"
    assert wounding(rules, table.game, replace(command, attacker=""), {1: 1.0}) is None, "no FOR is known"


def test_what_a_blow_must_know() -> None:
    unknown = card("Ombre", "Griffons d’Akkylannie", INI=2)
    table = opened([unknown], [GOBLIN])
    assert table.refusal(Strike(target="x")) == "refusal.unknown"
    assert table.refusal(Strike(target="b1.1", attacker="a1.1")) == "refusal.strength_unknown"
    assert table.refusal(Strike(target="a1.1", attacker="b1.1")) == "refusal.resistance_unknown"
    assert table.refusal(Strike()) == "refusal.strength_unknown"
    table.do(c.Put("b1.1", Place.OFF))
    assert table.refusal(Strike(target="b1.1", strength=4)) == "refusal.not_on_table"
    table.do(Strike(target="a1.1", attacker="b1.1", threshold=7), overrule=True)


def test_life_points_entered_in_play_count_before_the_cards() -> None:
    table = opened([GUARD], [card("Ombre", "Gobelins de No-Dan-Kar")])
    assert capacity(table.game, table.man("a1.1"), table.table.ruleset) == 3
    assert capacity(table.game, table.man("b1.1"), table.table.ruleset) == 3
    table.do(SetMark("b1.1", "life", 5))
    assert capacity(table.game, table.man("b1.1"), table.table.ruleset) == 5


# -- marks ----------------------------------------------------------------------------------------


def test_a_frightened_fighter_is_worse_until_it_rallies() -> None:
    table = opened([GUARD], [GOBLIN])
    table.do(SetMark("a1.1", "frightened"))
    assert [value(table, "a1.1", n) for n in ("INI", "ATT", "DEF", "FOR")] == [2, 2, 2, 4]
    found = current(table.game, table.man("a1.1"), Characteristic.INI, table.table.ruleset)
    assert found.reasons[-1].message.data == {"source": "action.frightened"}
    table.next_turn()
    assert value(table, "a1.1", "INI") == 2
    step = table.do(SetMark("a1.1", "frightened", 0))
    assert step.label.code == "step.mark_frightened_off"
    assert value(table, "a1.1", "INI") == 3


def test_engaged_since_which_turn() -> None:
    table = opened([(GUARD, 2)], [GOBLIN])
    assert table.refusal(SetMark("a1.1", "engaged")) == "refusal.not_engaged"
    table.do(c.Touch("a1.1", "b1.1"))
    table.next_turn()
    table.do(c.Touch("a1.2", "b1.1"))
    assert [table.man(k).marks["engaged"] for k in ("a1.1", "a1.2", "b1.1")] == [1, 2, 1]
    assert table.refusal(SetMark("a1.2", "engaged", 3)) == "refusal.unknown"
    table.do(SetMark("a1.2", "engaged", 1))
    table.do(c.BreakContact("a1.1"))
    assert table.man("a1.1").marks == {}
    table.do(c.Put("b1.1", Place.DEAD))
    assert table.man("a1.2").marks == {}


@pytest.mark.parametrize(
    "command", [SetMark("x", "life"), SetMark("a1.1", "luck"), SetMark("a1.1", "life", -1),
                SetMark("a1.1", "charged", 2)],
)  # fmt: skip
def test_marks_nobody_knows(command: SetMark) -> None:
    assert opened([GUARD], [GOBLIN]).refusal(command) == "refusal.unknown"


def test_a_ruleset_without_charge_penalties_leaves_the_mark_alone() -> None:
    table = opened([GUARD], [GOBLIN])
    values = replace(table.table.ruleset.actions, charge_penalty=0)
    table.table = replace(table.table, ruleset=replace(table.table.ruleset, actions=values))
    table.do(SetMark("b1.1", "charged"))
    assert table.man("b1.1").modifiers == ()


# -- Commandement and État-Major ------------------------------------------------------------------


def test_an_ally_uses_the_courage_and_discipline_of_its_commander() -> None:
    table = Table.lay([CAPTAIN, (GUARD, 2)], [GOBLIN])
    table.do(Lead("a1.1", "a2.1"))
    table.do(Lead("a1.1", "a2.2"))
    assert [value(table, "a2.1", n) for n in ("COU", "DIS", "INI")] == [7, 6, 3]
    found = current(table.game, table.man("a2.2"), Characteristic.DIS, table.table.ruleset)
    assert found.reasons[-1].message.data == {"source": "action.lead_leadership"}
    assert len(table.game.effects) == 2, "one for each value, whoever uses it"
    assert led_by(table.game, "a2.1") == ("a1.1",)
    table.do(Lead("a1.1", "a2.1", on=False))
    assert value(table, "a2.1", "COU") == 4
    table.do(Lead("a1.1", "a2.2", on=False))
    assert not table.game.effects
    assert table.refusal(Lead("a1.1", "a2.2", on=False)) == "refusal.not_led"


def test_the_tactician_uses_it_too() -> None:
    table = Table.lay([CAPTAIN, GUARD], [GOBLIN])
    table.do(Lead("a1.1", "a2.1"))
    table.do(c.ChooseCoordinator("a", "a2.1"))
    assert discipline_now(table.game, "a", table.table.ruleset) == 6


def test_where_the_ruleset_says_so_the_tactician_has_only_its_own() -> None:
    table = Table.lay([CAPTAIN, GUARD], [GOBLIN])
    rules = table.table.ruleset
    table.table = replace(
        table.table, ruleset=replace(rules, command=replace(rules.command, tactician=False))
    )
    table.do(Lead("a1.1", "a2.1"))
    table.do(c.ChooseCoordinator("a", "a2.1"))
    assert discipline_now(table.game, "a", table.table.ruleset) == 3


def test_general_staff_lends_one_more() -> None:
    table = Table.lay([STAFF, CAPTAIN, GUARD], [GOBLIN])
    table.do(Lead("a1.1", "a3.1"))
    assert [value(table, "a3.1", n) for n in ("COU", "DIS")] == [7, 6]
    table.do(Lead("a2.1", "a3.1"))
    assert led_by(table.game, "a3.1") == ("a2.1",), "one commander at a time"


def test_a_commander_lends_only_what_it_has() -> None:
    fearsome = card("Seigneur", "Griffons d’Akkylannie", "Commandement/15", PEUR=6, DIS=7)
    table = Table.lay([fearsome, GUARD], [GOBLIN])
    table.do(Lead("a1.1", "a2.1"))
    assert [value(table, "a2.1", n) for n in ("COU", "DIS")] == [4, 7]


def test_what_is_lent_ends_with_the_commander() -> None:
    table = Table.lay([CAPTAIN, GUARD], [GOBLIN])
    table.do(Lead("a1.1", "a2.1"))
    table.do(c.Put("a1.1", Place.DEAD))
    assert value(table, "a2.1", "COU") == 4
    assert table.game.effects == ()


def test_a_loan_ends_as_its_commander_leaves_the_table_where_another_benefit_waits() -> None:
    table = Table.lay([CAPTAIN, (GUARD, 2)], [GOBLIN])
    table.do(Lead("a1.1", "a2.1"))
    aura = Effect(source="Aura", fighters=("a2.1",), around="a1.1", bond=Bond.BENEFIT, lasting=Lasting.GAME)
    table.do(PutEffect(aura))
    table.do(c.Put("a1.1", Place.OFF))
    assert [(effect.source, effect.waits) for effect in table.game.effects] == [("Aura", True)]


def test_switching_again_takes_the_values_of_now() -> None:
    table = Table.lay([CAPTAIN, (GUARD, 2)], [GOBLIN])
    table.do(Lead("a1.1", "a2.1"))
    table.do(c.Modify("a1.1", Modifier("DIS", 2, "bannière")))
    table.do(Lead("a1.1", "a2.2"))
    assert value(table, "a2.1", "DIS") == 8
    table.do(SwitchBenefit(table.game.effects[0].id, "a2.1", on=False))


def test_what_is_lent_is_for_allies_whom_it_serves() -> None:
    table = Table.lay([CAPTAIN, GUARD, (GUARD, 2)], [OGRE])
    table.do(c.Modify("a2.1", Modifier("COU", 5, "bannière")))
    table.do(c.Modify("a2.1", Modifier("DIS", 5, "bannière")))
    table.do(Lead("a1.1", "a3.1"))
    for effect in table.game.effects:
        assert table.refusal(SwitchBenefit(effect.id, "b1.1")) == "refusal.not_allies"
        assert table.refusal(SwitchBenefit(effect.id, "a1.1")) == "refusal.not_allies"
    told = [key for key in table.game.fighters if out_of_range(table.table, table.game, key)]
    assert told == ["a3.2"], "no enemy, not the commander, not who is better itself"


def test_who_leads_whom_is_checked() -> None:
    table = Table.lay([CAPTAIN, GUARD, GUARD], [OGRE])
    assert table.refusal(Lead("a1.1", "a1.1")) == "refusal.unknown"
    assert table.refusal(Lead("a1.1", "b1.1")) == "refusal.not_allies"
    assert table.refusal(Lead("a2.1", "a1.1")) == "refusal.nothing_lent"
    assert table.refusal(Lead("a2.1", "a3.1")) == "refusal.nothing_lent"
    table.do(c.Modify("a2.1", Modifier("DIS", 2, "bannière")))
    assert table.refusal(Lead("a2.1", "a3.1")) == "refusal.not_a_commander"
    table.do(c.Put("a1.1", Place.OFF))
    assert table.refusal(Lead("a1.1", "a2.1")) == "refusal.off_table"


# -- mana and faith -------------------------------------------------------------------------------


def test_mana_comes_back_on_five_and_six() -> None:
    """M1: dice 2, 5, 6 give two gems; D4: a 4 gives none."""
    table = opened([MAGE], [GOBLIN])
    table.do(c.Correct("game", {"phase": "upkeep"}))
    table.do(c.Recover("a1.1", "fire", (2, 5, 6)))
    assert table.man("a1.1").gems == {"fire": 2}
    table.do(c.Recover("a1.1", "fire", (4, 4, 4)))
    assert table.man("a1.1").gems == {"fire": 2}


def test_faith_is_a_third_of_the_believers_rounded_up_and_stays() -> None:
    devout = card("Dévot", "Griffons d’Akkylannie", "Dévot de Merin", INI=3, FOI=3)
    table = opened([devout], [GOBLIN])
    table.do(c.Correct("game", {"phase": "upkeep"}))
    step = table.do(CountFaith("a1.1", others=7))
    assert table.man("a1.1").faith == 3
    assert step.label.code == "step.faith_divided"
    assert (step.label.data["believers"], step.label.data["by"]) == (7, 3), "it says why three"
    table.do(c.EndTurn())
    assert table.man("a1.1").faith == 3
