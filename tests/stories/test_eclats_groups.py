"""ÉCLATS: attacks and casts that reach several at once, what they cost, and who is waited for afterwards."""

from __future__ import annotations

import pytest

from rules.battle import commands as c
from rules.battle.state import Deed, Place
from rules.eclats.acting import containers_of
from rules.eclats.commands import Attack, Containers, DoOther, Incant, Points
from rules.eclats.parts import ENEMIES, RESTORATION, RESTS, waiting, willing
from rules.text import Message
from tests.stories.combat import Combat, life, to_next_turn, to_phase
from tests.stories.readings import read_as

MIRA, OSKAR, VALET, BRUTE, OGRE = "a1.1", "a2.1", "a3.1", "b1.1", "b1.2"


def details(label: Message) -> list[str]:
    """Give the codes of what a label tells in parts."""
    told = label.data["details"]
    assert isinstance(told, list)
    return [part["code"].removeprefix("detail.eclats.") for part in told]


def test_one_attack_costs_each_target_as_much_in_one_step() -> None:
    table = Combat.begin()
    step = table.do(Attack(MIRA, (BRUTE, OGRE, BRUTE), 4))
    assert step.label.code == "step.eclats.attacked_all"
    assert (step.label.data["attacker"], step.label.data["fighters"]) == (MIRA, [BRUTE, OGRE])
    assert details(step.label) == ["damage", "left_each"]
    assert (life(table, BRUTE), life(table, OGRE)) == (26, 26), "nobody is hit twice by one attack"
    deeds = table.game.fighters[MIRA].deeds
    assert [(deed.action, deed.target) for deed in deeds] == [("attack", BRUTE), ("attack", OGRE)]
    assert [fighter.id for fighter in waiting(table.game)] == [OSKAR]


def test_the_game_master_pays_once_for_all_and_who_falls_is_named() -> None:
    table = to_phase(Combat.begin(), ENEMIES)
    table.do(Points(5))
    step = table.do(Attack(BRUTE, (MIRA, VALET), 4, 3, "shields"))
    assert details(step.label) == ["damage", "left", "points", "defence", "down"]
    assert table.side("b").points == {"action": 2}
    assert (life(table, MIRA), life(table, VALET)) == (8, 0)
    assert details(table.do(Attack(OGRE, (MIRA, OSKAR))).label) == ["no_damage"]


def test_what_is_left_of_each_target_is_told_but_of_those_who_fall() -> None:
    table = Combat.begin()
    table.do(Attack(OSKAR, (OGRE,), 10))
    label = table.do(Attack(MIRA, (BRUTE, OGRE), 4)).label
    parts = label.data["details"]
    assert isinstance(parts, list)
    left = [part["data"] for part in parts if part["code"] == "detail.eclats.left"]
    assert left == [{"n": 26, "fighters": [BRUTE]}, {"n": 16, "fighters": [OGRE]}]
    table.do(Attack(VALET, (OGRE,), 12), overrule=True)
    label = table.do(Attack(VALET, (BRUTE, OGRE), 4), overrule=True).label
    assert details(label) == ["damage", "left", "down"]


def test_an_attack_has_a_target_on_the_table() -> None:
    table = Combat.begin()
    assert table.refusal(Attack(MIRA, ())) == "refusal.eclats.no_target"
    assert table.refusal(Attack(MIRA, (BRUTE, OSKAR), 1)) == "refusal.friends"
    assert table.refusal(Attack(MIRA, (BRUTE, "x"), 1)) == "refusal.unknown"
    table.do(c.Put(OGRE, Place.OFF))
    assert table.refusal(Attack(MIRA, (BRUTE, OGRE), 1)) == "refusal.off_table"


def test_a_cast_reaches_targets_and_costs_its_caster() -> None:
    table = Combat.begin()
    table.do(Containers(OSKAR, 2))
    step = table.do(Incant(OSKAR, "Nova", (BRUTE, OGRE), 3, containers=1, animus=2))
    assert step.label.code == "step.eclats.cast_with" and step.label.data["attacker"] == OSKAR
    assert details(step.label) == ["spell", "at", "damage", "left_each", "containers", "animus"]
    assert (life(table, BRUTE), life(table, OGRE), life(table, OSKAR)) == (27, 27, 6)
    assert containers_of(table.game, OSKAR) == 1
    assert table.game.fighters[OSKAR].deeds == (
        Deed(action="cast", target=BRUTE, note="Nova"), Deed(action="cast", target=OGRE, note="Nova")
    )  # fmt: skip
    step = table.do(Incant(MIRA, targets=(OSKAR,)))
    assert details(step.label) == ["at"], "a spell may aid"


def test_what_one_target_loses_is_told_of_it_alone() -> None:
    table = Combat.begin()
    step = table.do(Incant(OSKAR, "Nova", (BRUTE,), 3))
    assert details(step.label) == ["spell", "at", "damage_alone", "left_alone"] and life(table, BRUTE) == 27


@pytest.mark.parametrize(
    ("command", "told"),
    [
        (Incant(MIRA, "Nova", ("x",)), "refusal.unknown"),
        (Incant(MIRA, "Nova", (BRUTE,), -1), "refusal.eclats.amount"),
        (Incant(MIRA, "Nova", damage=2), "refusal.eclats.no_target"),
        (Incant(MIRA, "Nova", containers=1), "refusal.eclats.no_containers"),
        (Incant(MIRA, "Nova", animus=13), "refusal.eclats.animus"),
        (Incant(MIRA, "Nova", (OGRE,), 1), "refusal.off_table"),
    ],
)
def test_what_a_cast_cannot_cost_or_reach(command: Incant, told: str) -> None:
    table = Combat.begin()
    table.do(c.Put(OGRE, Place.OFF))
    assert table.refusal(command) == told


def test_nobody_waits_for_enemies_who_have_nothing_to_heal() -> None:
    table = Combat.begin()
    table.do(Attack(MIRA, (OGRE,), 4))
    to_phase(table, RESTORATION)
    assert [fighter.id for fighter in waiting(table.game)] == [MIRA, OSKAR, OGRE]
    assert [fighter.id for fighter in willing(table.game)] == [VALET]
    for key in (MIRA, OSKAR, OGRE):
        table.do(DoOther(key))
    assert table.refusal(DoOther(BRUTE)) == "", "it may act all the same"
    assert table.refusal(c.EndTurn()) == ""
    to_next_turn(table)
    assert not any(RESTS in fighter.marks for fighter in table.game.fighters.values())


def test_where_the_ruleset_says_so_unhurt_enemies_are_waited_for() -> None:
    table = to_phase(read_as(Combat.begin(), resting_enemies="awaited"), RESTORATION)
    assert [fighter.id for fighter in waiting(table.game)] == [MIRA, OSKAR, BRUTE, OGRE]
