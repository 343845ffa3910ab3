"""ÉCLATS: 0 Animus is being down, still at hand for aid; what the text leaves open is read as chosen."""

from __future__ import annotations

import pytest

from rules.battle import commands as c
from rules.battle.decisions import eclats as d
from rules.battle.ruleset import Ruleset
from rules.battle.state import Place
from rules.eclats.acting import containers_of
from rules.eclats.attempts import gives_back
from rules.eclats.commands import Answer, Attack, Chance, Containers, DoOther, Give, Heal, Propose, Share, Try
from rules.eclats.parts import ENEMIES, INITIATES, RESTORATION, concerned, is_down, waiting, willing
from tests.stories.combat import Combat, life, to_phase
from tests.stories.readings import read_as
from tests.stories.tabletop import data

MIRA, OSKAR, VALET, BRUTE = "a1.1", "a2.1", "a3.1", "b1.1"


def felled(reading: str = "down") -> Combat:
    """Take all 8 points of Animus from Oskar, and go on to the restoration."""
    table = read_as(Combat.begin(), zero_animus=reading)
    table.do(Containers(MIRA, 2))
    to_phase(table, ENEMIES)
    table.do(Attack(BRUTE, (OSKAR,), 8))
    return to_phase(table, RESTORATION)


def test_who_is_down_is_aided_with_containers_and_rises() -> None:
    table = felled()
    oskar = table.game.fighters[OSKAR]
    assert is_down(oskar) and oskar.place is Place.TABLE and life(table, OSKAR) == 0
    table.do(Give(MIRA, OSKAR, 1))
    assert containers_of(table.game, OSKAR) == 1
    table.do(Heal(OSKAR, 3, containers=1))
    assert life(table, OSKAR) == 3 and not is_down(table.game.fighters[OSKAR])


def test_who_is_down_is_given_animus() -> None:
    table = felled()
    assert table.refusal(Share(MIRA, OSKAR, 2)) == "refusal.eclats.slow", "it takes minutes, no more"
    table.do(Share(MIRA, OSKAR, 2), overrule=True)
    assert life(table, OSKAR) == 2


def test_nobody_waits_for_who_is_down() -> None:
    table = felled()
    assert OSKAR not in [f.id for f in waiting(table.game)]
    assert OSKAR in [f.id for f in willing(table.game)], "somebody may heal it"
    for fighter in waiting(table.game):
        table.do(c.Activate(fighter.id))
    assert table.refusal(c.EndTurn()) == ""
    table.do(c.EndTurn())
    assert table.phase == INITIATES and OSKAR not in [f.id for f in concerned(table.game)]


def test_who_is_down_does_nothing_else_unless_the_table_insists() -> None:
    table = felled()
    assert table.refusal(DoOther(OSKAR)) == "refusal.eclats.down"
    assert table.do(DoOther(OSKAR), overrule=True).overruled == "refusal.eclats.down"
    table.do(c.EndTurn(), overrule=True)
    assert table.refusal(Attack(OSKAR, (BRUTE,), 1)) == "refusal.eclats.down"


def test_who_falls_between_two_throws_of_a_phase_throws_no_more() -> None:
    table = Combat.begin()
    table.do(Propose(MIRA, "Grimper"))
    table.do(Answer(MIRA, True, characteristic="AGI", chances=3))
    to_phase(table, RESTORATION)
    table.do(c.EndTurn(), overrule=True)
    table.do(Chance(MIRA, 5))
    assert table.refusal(Chance(MIRA, 4)) == "", "its re-throw is due"
    table.do(c.Notch(MIRA, life(table, MIRA)))
    assert table.refusal(Chance(MIRA, 0)) == "refusal.eclats.down"
    table.do(c.Notch(MIRA, -1))
    assert table.refusal(Chance(MIRA, 4)) == ""
    to_phase(table, ENEMIES)
    assert table.refusal(Chance(MIRA, 4)) == "refusal.eclats.phase"


def test_who_is_said_to_be_dead_is_gone_and_comes_back_down() -> None:
    table = felled()
    table.do(c.Put(OSKAR, Place.DEAD))
    assert not is_down(table.game.fighters[OSKAR])
    assert table.refusal(Give(MIRA, OSKAR)) == "refusal.off_table"
    table.do(c.Put(OSKAR, Place.TABLE))
    assert is_down(table.game.fighters[OSKAR])


def test_where_the_ruleset_says_so_who_has_no_animus_is_dead() -> None:
    table = felled("out")
    oskar = table.game.fighters[OSKAR]
    assert oskar.place is Place.DEAD and not is_down(oskar)
    assert table.refusal(Give(MIRA, OSKAR)) == "refusal.off_table"
    table.do(c.Put(OSKAR, Place.TABLE))
    assert life(table, OSKAR) == 1, "with the last breath"
    assert table.do(c.Notch(OSKAR)).label.code == "step.killed"


def test_a_ruleset_of_before_reads_as_it_did() -> None:
    kept = Ruleset.from_rows(data("rulesets/eclats"))  # type: ignore[arg-type]
    for decision in d.DECISIONS:
        assert kept.follows(decision, decision.before or decision.ours), decision.id


@pytest.mark.parametrize(("reading", "told"), [("none", "refusal.eclats.no_throw"), ("one", "")])
def test_what_a_characteristic_of_0_allows(reading: str, told: str) -> None:
    table = read_as(Combat.begin(), throws=reading)
    assert table.refusal(Try(MIRA, "BEA", 4)) == told
    table.do(Try(MIRA, "BEA", 4), overrule=True)
    again = "refusal.eclats.no_throw" if reading == "none" else "refusal.eclats.no_rethrow"
    assert table.refusal(Try(MIRA, "BEA", 4, again=True)) == again


@pytest.mark.parametrize(("reading", "back"), [("back", True), ("spent", False)])
def test_the_phase_of_an_idea_that_is_refused(reading: str, back: bool) -> None:
    table = read_as(Combat.begin(), refused_idea=reading)
    table.do(Propose(MIRA, "grimper"))
    attempt = table.game.fighters[MIRA].attempt
    assert attempt is not None and gives_back(table.table, table.game, attempt) is back
    table.do(Answer(MIRA, False))
    assert table.game.fighters[MIRA].activated is not back


@pytest.mark.parametrize(("reading", "strikes"), [("attack", True), ("spent", False)])
def test_the_attack_after_a_0(reading: str, strikes: bool) -> None:
    table = read_as(Combat.begin(), won_idea=reading)
    table.do(Propose(MIRA, "grimper"))
    table.do(Answer(MIRA, True, (), "PER", 3))
    to_phase(table, RESTORATION)
    for fighter in waiting(table.game):
        table.do(c.Activate(fighter.id))
    table.do(c.EndTurn())
    table.do(Chance(MIRA, 0))
    assert table.game.fighters[MIRA].activated is not strikes
    assert table.refusal(Attack(MIRA, (BRUTE,), 1)) == ("" if strikes else "refusal.eclats.acted")
