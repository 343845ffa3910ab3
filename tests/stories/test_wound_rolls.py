"""Wound rolls on the fighters of a battle (II-B): typed or rolled here, applied in one step."""

from __future__ import annotations

import pytest

from rules.battle import commands as c
from rules.battle.events import Rolled
from rules.battle.state import Modifier, ModifierKind, Place
from rules.cards import Card
from tests.stories.tabletop import Tabletop, card, rolled


def fight(
    *, attacker: str = "", target: str = "", dice: tuple[int, ...] = (), rules: str = "seeds"
) -> Tabletop:
    guard = card("Garde d’Alahan", "Lions d’Alahan", attacker, FOR=3, RES=5)
    goblin = card("Bûshi", "Gobelins de No-Dan-Kar", target, FOR=2, RES=5)
    return Tabletop.of([guard], [goblin], dice=dice, rules=rules)


def test_w1_a_guard_strikes_a_goblin_in_the_abdomen() -> None:
    table = fight()
    step = table.do(c.RollWound("b1.1", "a1.1", dice=(3, 5)))
    assert (step.label.data["location"], step.label.data["result"]) == ("abdomen", "L")
    assert table.fighter("b1").notches == 1


def test_w5_the_light_wound_of_a_fierce_one_does_not_take_hold() -> None:
    table = fight(attacker="Féroce", target="Immunité/Blessure légère")
    step = table.do(c.RollWound("b1.1", "a1.1", dice=(1, 3)))
    changes = [(r.message.data["was"], r.message.data["result"]) for r in rolled(step).reasons[-2:]]
    assert changes == [("S", "L"), ("L", "-")]
    assert (table.fighter("b1").notches, table.fighter("b1").stunned) == (0, False)


@pytest.mark.parametrize(("attacker", "dice"), [("", (6, 6)), ("Arme sacrée", (5, 5))])
def test_w6_x4_an_immune_head_stops_a_double_six_and_a_sacred_weapon(
    attacker: str, dice: tuple[int, ...]
) -> None:
    table = fight(attacker=attacker, target="Immunité/Tête")
    table.do(c.RollWound("b1.1", "a1.1", dice=dice))
    assert (table.fighter("b1").place, table.fighter("b1").notches) == (Place.TABLE, 0)
    bare = fight(attacker=attacker)
    bare.do(c.RollWound("b1.1", "a1.1", dice=dice))
    assert bare.fighter("b1").place is Place.DEAD


def test_x4_bane_and_hard_boiled_cancel_at_the_table() -> None:
    table = fight(attacker="Fléau/Gobelins", target="Dur à cuire")
    step = table.do(c.RollWound("b1.1", "a1.1", dice=(3, 5)))
    shifts = [r.amount for r in rolled(step).reasons if r.message.code == "wound.rows"]
    assert (shifts, step.label.data["result"]) == ([1, -1], "L")


def test_the_attackers_own_wounds_weaken_the_blow() -> None:
    table = fight()
    table.do(c.Notch("a1.1", 3))
    step = table.do(c.RollWound("b1.1", "a1.1", dice=(1, 2)))
    assert step.label.data["result"] == "-", "2 + 0 - 5 is below the table's first row"
    assert table.fighter("b1").notches == 0


def test_stunned_is_a_state_and_a_killing_blow_kills() -> None:
    table = fight()
    table.do(c.RollWound("b1.1", "a1.1", dice=(1, 3)))
    assert (table.fighter("b1").stunned, table.fighter("b1").notches) == (True, 0)
    table.do(c.RollWound("b1.1", "a1.1", dice=(6, 6)))
    assert table.fighter("b1").place is Place.DEAD
    assert table.refusal(c.RollWound("b1.1", "a1.1", dice=(1, 1))) == "refusal.not_on_table"


def test_dice_rolled_here_are_in_the_log() -> None:
    table = fight(attacker="Vapeur/FOR, Toxique/3", dice=(3, 5, 4, 2))
    step = table.do(c.RollWound("b1.1", "a1.1"))
    made = rolled(step)
    assert (made.dice, made.typed) == ((3, 5, 4, 2), False)
    assert table.dice == []
    assert table.fighter("b1").notches == 4, "9 - 2 gives serious; poison on a 2 makes it two worse"


def fire(force: str, *, dice: tuple[int, ...] = ()) -> Tabletop:
    ram = card("Bélier", "Griffons d’Akkylannie", FOR=force)
    wall = card("Golem", "Alchimistes de Dirz", RES=14)
    return Tabletop.of([ram], [wall], dice=dice)


def test_a_strength_with_a_die_is_thrown_and_stands_in_the_sum() -> None:
    table = fire("12 + 1 Dé")
    assert table.refusal(c.RollWound("b1.1", "a1.1", dice=(1, 2))) == "refusal.die_missing"
    assert table.refusal(c.RollWound("b1.1", "a1.1", dice=(1, 2), strength_thrown=(7,))) == (
        "refusal.no_such_face"
    )
    assert table.refusal(c.RollWound("b1.1", "a1.1", dice=(1, 2), strength_thrown=(3, 4))) == (
        "refusal.strength_dice"
    )
    step = table.do(c.RollWound("b1.1", "a1.1", dice=(1, 2), strength_thrown=(6,)))
    made = rolled(step)
    assert made.dice == (1, 2, 6)
    assert [(r.message.code, r.amount) for r in made.reasons[:4]] == [
        ("wound.die", 2), ("wound.strength", 12), ("wound.strength_die", 6), ("wound.resistance", -14),
    ]  # fmt: skip
    assert step.label.data["result"] == "L", "2 + 12 + 6 - 14 is row 6/7, legs"


def test_the_dice_of_a_strength_are_rolled_here_with_the_others() -> None:
    table = fire("12 + 2 Dés", dice=(1, 2, 3, 4))
    made = rolled(table.do(c.RollWound("b1.1", "a1.1")))
    assert (made.dice, made.typed, table.dice) == ((1, 2, 3, 4), False, [])


def test_who_strikes_with_a_typed_strength_says_its_dice() -> None:
    table = fire("12")
    assert table.refusal(c.RollWound("b1.1", strength=5, strength_dice=1, dice=(1, 2))) == (
        "refusal.die_missing"
    )
    assert (
        table.refusal(c.RollWound("b1.1", strength=5, strength_dice=1, dice=(1, 2), strength_thrown=(6,)))
        == ""
    )
    assert table.refusal(c.RollWound("b1.1", "a1.1", dice=(1, 2))) == ""


def test_a_strength_that_an_effect_sets_has_no_dice() -> None:
    """What is set stands in the place of all that the card says, its dice too [D]."""
    table = fire("12 + 1 Dé")
    table.do(c.Modify("a1.1", Modifier("FOR", 6, "Fury", ModifierKind.REPLACE)))
    assert table.refusal(c.RollWound("b1.1", "a1.1", dice=(1, 2))) == ""


def test_typed_rolls_must_be_whole() -> None:
    table = fight(attacker="Toxique/3")
    assert table.refusal(c.RollWound("b1.1", "a1.1", dice=(3, 5, 5))) == "refusal.dice_count"
    assert table.refusal(c.RollWound("b1.1", "a1.1", dice=(3, 7))) == "refusal.no_such_face"
    assert table.refusal(c.RollWound("b1.1", "a1.1", dice=(3, 5))) == "refusal.die_missing"
    assert table.refusal(c.RollWound("b1.1", "a1.1", dice=(3, 5), toxic=6)) == ""
    assert table.refusal(c.RollWound("x", "a1.1", dice=(3, 5))) == "refusal.unknown"


def test_unknown_strength_asks_for_it_and_a_typed_one_serves() -> None:
    table = Tabletop.of([Card("Esquisse")], [Card("Autre")])
    assert table.refusal(c.RollWound("b1.1", "a1.1", dice=(3, 5))) == "refusal.strength_unknown"
    assert table.refusal(c.RollWound("b1.1", strength=3, dice=(3, 5))) == "refusal.resistance_unknown"
    table.do(c.RollWound("b1.1", strength=3, resistance=5, dice=(3, 5)))
    assert table.fighter("b1").notches == 1


def test_a_roll_of_typed_values_alone_is_told_and_wounds_nobody() -> None:
    table = fight(dice=(3, 5))
    before = table.game
    assert table.refusal(c.RollWound("", strength=3)) == "refusal.resistance_unknown"
    step = table.do(c.RollWound("", strength=3, resistance=5))
    assert (step.label.data["location"], step.label.data["result"]) == ("abdomen", "L")
    assert rolled(step).dice == (3, 5)
    assert table.game == before


def test_amplified_and_shifted_as_the_table_says() -> None:
    table = fight()
    table.do(c.RollWound("b1.1", "a1.1", dice=(1, 3, 5), amplified=1, row_shift=1, column_shift=1))
    assert table.fighter("b1").notches == 2, "3 and 5 kept: chest, one row down"


def test_the_table_chooses_which_abilities_apply() -> None:
    table = fight(attacker="Féroce", target="Immunité/Sonné")
    table.do(c.RollWound("b1.1", "a1.1", dice=(1, 3), attacking=(), defending=()))
    assert table.fighter("b1").stunned


def test_c3_a_worse_wound_replaces_the_state() -> None:
    table = fight(rules="c3")
    table.do(c.RollWound("b1.1", "a1.1", dice=(3, 5)))
    second = table.do(c.RollWound("b1.1", "a1.1", dice=(3, 5)))
    assert table.fighter("b1").notches == 2
    assert (second.label.data["result"], second.label.data["becomes"]) == ("L", "G")


def test_the_table_puts_another_result_in_the_place_of_the_rolls() -> None:
    table = fight()
    assert table.refusal(c.RollWound("b1.1", "a1.1", dice=(3, 5), instead="Z")) == "refusal.unknown"
    step = table.do(c.RollWound("b1.1", "a1.1", dice=(3, 5), instead="C", why="Relique"))
    (rolled,) = [event for event in step.events if isinstance(event, Rolled)]
    last = rolled.reasons[-1].message
    assert (last.code, last.data) == ("wound.overruled", {"was": "L", "result": "C", "why": "Relique"})
    assert table.fighter("b1").notches == 3
    table.do(c.RollWound("b1.1", "a1.1", dice=(3, 5), instead="-", thrown_here=True))
    assert table.fighter("b1").notches == 3
