"""The wound roll as the rulebook tells it (II-B), on the dice alone."""

from __future__ import annotations

import pytest

from rules.confrontation.wounds import WoundRoll, WoundTerms, after, wound_roll
from tests.rules.data import having, ruleset


def roll(dice: tuple[int, ...], attacker: str = "", target: str = "", strength: int = 0) -> WoundRoll:
    terms = WoundTerms(strength, 0, ruleset=ruleset(), attacker=having(attacker), target=having(target))
    return wound_roll(terms, dice)


def test_w1_a_guard_of_alahan_strikes_a_goblin() -> None:
    found = wound_roll(WoundTerms(3, 5, ruleset=ruleset()), (3, 5))
    assert (found.location, found.row, found.result, found.notches) == ("abdomen", 1, "L", 1)


def test_w2_notches_add_up_and_the_fourth_kills() -> None:
    assert after(2, "L", ruleset()) == 3
    assert after(3, "L", ruleset()) == 4 == ruleset().track.capacity


@pytest.mark.parametrize(("strength", "resistance"), [(0, 0), (0, 40), (20, 1)])
def test_w4_a_double_six_kills_outright(strength: int, resistance: int) -> None:
    assert wound_roll(WoundTerms(strength, resistance, ruleset=ruleset()), (6, 6)).result == "T"


def test_w5_the_light_wound_that_feroce_made_is_caught_by_the_immunity() -> None:
    found = roll((1, 2), "Féroce", "Immunité/Blessure légère")
    assert (found.cell, found.result, found.notches) == ("S", "-", 0)
    changes = [
        (r.message.data["was"], r.message.data["result"]) for r in found.reasons if "was" in r.message.data
    ]
    assert changes == [("S", "L"), ("L", "-")]


def test_w6_immunity_of_the_head_stops_a_double_six() -> None:
    assert roll((6, 6), target="Immunité/Tête").result == "-"


def test_x4_bane_and_hard_boiled_cancel_and_the_head_stops_a_sacred_weapon() -> None:
    plain = roll((2, 4), strength=2)
    both = roll((2, 4), "Fléau/Dirz", "Dur à cuire", strength=2)
    assert both.row == plain.row
    assert roll((5, 5), "Arme sacrée/Combat").result == "T"
    assert roll((5, 5), "Arme sacrée/Combat", "Immunité/Tête").result == "-"
