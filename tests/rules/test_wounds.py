"""Wound rolls (II-B): the table cell by cell, every ability, amplified and attenuated rolls, the odds."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.battle.aimed import is_meant
from rules.battle.wound_effects import Bearer, WoundEffect, WoundStep
from rules.cards import Size
from rules.confrontation.wounds import (
    WoundRoll,
    WoundTerms,
    acting,
    after,
    dice_needed,
    keep,
    outlook,
    wound_roll,
)
from tests.rules.data import abilities, card, having, peoples, ruleset


def roll(
    dice: tuple[int, ...],
    force: float = 0,
    attacker: str = "",
    target: str = "",
    *,
    vapour: int | None = None,
    toxic: int | None = None,
    **more: Any,
) -> WoundRoll:
    terms = WoundTerms(force, 0, ruleset=ruleset(), attacker=having(attacker), target=having(target), **more)
    return wound_roll(terms, dice, vapour=vapour, toxic=toxic)


def odds(force: float, **more: Any) -> list[int]:
    return list(outlook(WoundTerms(force, 0, ruleset=ruleset(), **more)).results.values())


# the table ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("difference", "counts"),
    [(0, [0, 5, 14, 11, 3, 3]), (-7, [11, 16, 8, 0, 0, 1]), (6, [0, 0, 5, 13, 9, 9])],
)
def test_the_36_rolls_give_the_federations_counts(difference: int, counts: list[int]) -> None:
    assert odds(difference) == counts


@pytest.mark.parametrize(
    ("total", "row"), [(-9, -1), (-1, -1), (0, 0), (1, 0), (2, 1), (3, 1), (17, 8), (18, 9), (40, 9)]
)
def test_the_total_names_the_row(total: int, row: int) -> None:
    assert roll((1, 2), total - 2).row == row


@pytest.mark.parametrize(
    ("low", "location"), [(1, "legs"), (2, "arms"), (3, "abdomen"), (4, "chest"), (5, "head"), (6, "head")]
)
def test_the_lowest_die_names_the_location(low: int, location: str) -> None:
    assert roll((6, low)).location == location


# dice -----------------------------------------------------------------------------------------------


def test_amplified_keeps_the_highest_attenuated_the_lowest_and_opposites_cancel() -> None:
    assert keep((5, 1, 3), amplified=1) == (3, 5)
    assert keep((5, 1, 3), attenuated=2, amplified=1) == (1, 3)
    assert keep((5, 1), attenuated=1, amplified=1) == (1, 5)
    assert (dice_needed(), dice_needed(2, 1), dice_needed(1, 1)) == (2, 3, 2)


def test_a_double_is_read_on_the_dice_kept() -> None:
    assert roll((6, 6, 1), -20, amplified=1).result == "T"
    assert roll((6, 6, 1), -20, attenuated=1).result == "-"


@pytest.mark.parametrize("dice", [(1,), (1, 2, 3), (0, 3), (3, 7)])
def test_what_is_no_wound_roll_is_said(dice: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="no wound roll"):
        roll(dice)


# step 1: shifts ---------------------------------------------------------------------------------------


def test_shifts_add_up_cancel_and_are_held_to_the_edges_last() -> None:
    assert roll((1, 4)).row == 2
    assert roll((1, 4), attacker="Tir immobile, Fléau/X").row == 4
    assert roll((1, 4), target="Dur à cuire/2").row == 0
    assert roll((1, 4), target="Dur à cuire").row == 1
    assert roll((1, 4), attacker="Fléau/X", target="Dur à cuire", row_shift=2).row == 4
    assert roll((1, 2), -9, attacker="Fléau/X").row == -1, "-4 and one more is still above the table"
    assert roll((1, 2), 30, target="Dur à cuire/9").row == 7


def test_columns_are_shifted_within_the_body() -> None:
    assert roll((4, 5), column_shift=1).location == "head"
    assert roll((6, 5), column_shift=3).location == "head"
    assert roll((1, 5), column_shift=-1).location == "legs"


def test_a_shifted_location_is_told_after_what_the_lower_die_says() -> None:
    def told(**shifted: Any) -> list[tuple[str, object]]:
        found = wound_roll(WoundTerms(0, 0, ruleset=ruleset(), **shifted), (1, 5))
        ways = [r.message for r in found.reasons if r.message.code.startswith(("wound.loc", "wound.col"))]
        return [(message.code, message.data.get("location")) for message in ways]

    assert told() == [("wound.location", "legs")]
    assert told(column_shift=4) == [
        ("wound.location", "legs"), ("wound.columns_entered", None), ("wound.located", "head"),
    ]  # fmt: skip


def test_an_ability_of_a_ruleset_may_shift_the_location() -> None:
    shift = WoundEffect(ability="bane", bearer=Bearer.ATTACKER, step=WoundStep.COLUMN, amount=1)
    each = replace(shift, by_parameter=True)
    high = replace(ruleset(), wound_effects=(shift,))
    far = replace(ruleset(), wound_effects=(each,))
    bane = having("Fléau/Dirz")
    assert wound_roll(WoundTerms(0, 0, ruleset=high, attacker=bane), (2, 4)).location == "abdomen"
    assert wound_roll(WoundTerms(0, 0, ruleset=high, attacker=bane), (6, 6)).location == "head"
    assert wound_roll(WoundTerms(0, 0, ruleset=far, attacker=having("Fléau/2")), (2, 4)).location == "chest"
    told = wound_roll(WoundTerms(0, 0, ruleset=high, attacker=bane, column_shift=-1), (2, 4)).reasons
    assert [(r.message.code, r.amount) for r in told if "columns" in r.message.code] == [
        ("wound.columns", 1), ("wound.columns_entered", -1),
    ]  # fmt: skip


def test_what_a_roll_may_become_narrows_with_each_die() -> None:
    whole, begun = (
        outlook(WoundTerms(3, 5, ruleset=ruleset())),
        outlook(WoundTerms(3, 5, ruleset=ruleset()), (3,)),
    )
    assert (whole.rolls, begun.rolls) == (36, 6)
    assert set(begun.cells) == {(0, 1), (0, 2), (0, 3), (1, 3), (2, 3)}, (
        "the 3 is the lowest or the highest die"
    )
    assert set(begun.cells) < set(whole.cells)
    done = outlook(WoundTerms(3, 5, ruleset=ruleset()), (3, 5))
    assert done.cells == {(1, 3): 1}
    assert {letter for letter, count in done.results.items() if count} == {"L"}
    assert outlook(WoundTerms(3, 5, ruleset=ruleset(), amplified=1), (1, 3)).rolls == 6
    poisoned = outlook(WoundTerms(3, 5, ruleset=ruleset(), attacker=having("Toxique/2")), (3, 5))
    assert poisoned.results["G"] == 4 and poisoned.results["C"] == 2
    assert (
        outlook(WoundTerms(3, 5, ruleset=ruleset(), attacker=having("Toxique/2")), (3, 5), toxic=1).rolls == 1
    )


def test_vapour_asks_for_its_die_and_adds_it() -> None:
    waiting = roll((1, 2), attacker="Vapeur/FOR")
    assert (waiting.asks, waiting.row) == (("vapour",), 1)
    thrown = roll((1, 2), attacker="Vapeur/FOR", vapour=6)
    assert (thrown.asks, thrown.row) == ((), 4)


def test_each_die_of_a_strength_is_asked_for_and_told_apart() -> None:
    waiting = roll((1, 2), 12, strength_dice=2)
    assert (waiting.asks, waiting.row) == (("strength",), 7)
    half = wound_roll(WoundTerms(12, 0, ruleset=ruleset(), strength_dice=2), (1, 2), strength_thrown=(3,))
    assert (half.asks, half.row) == (("strength",), 8)
    whole = wound_roll(WoundTerms(12, 9, ruleset=ruleset(), strength_dice=2), (1, 2), strength_thrown=(3, 6))
    assert (whole.asks, whole.row) == ((), 7)
    assert [(r.message.code, r.amount) for r in whole.reasons[:5]] == [
        ("wound.die", 2), ("wound.strength", 12), ("wound.strength_die", 3), ("wound.strength_die", 6),
        ("wound.resistance", -9),
    ]  # fmt: skip


def test_the_odds_roll_out_the_dice_of_a_strength() -> None:
    one = outlook(WoundTerms(12, 12, ruleset=ruleset(), strength_dice=1)).results
    assert sum(one.values()) == 216
    assert dict(one) == {letter: sum(odds(face)[n] for face in range(1, 7)) for n, letter in enumerate(one)}
    known = outlook(WoundTerms(12, 12, ruleset=ruleset(), strength_dice=1), strength_thrown=(6,))
    assert list(known.results.values()) == odds(6), "a die that fell is not rolled out again"
    many = outlook(WoundTerms(3, 0, ruleset=ruleset(), strength_dice=12)).results
    assert sum(many.values()) == 36 * 6**12


# step 2: replacements -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dice", "force", "attacker", "target", "result"),
    [
        ((1, 2), 0, "Féroce", "", "L"),
        ((2, 6), 6, "Épée-hache", "", "T"),
        ((1, 1), -9, "Arme sacrée", "", "T"),
        ((1, 2), -9, "Arme sacrée", "", "-"),
        ((3, 3), 20, "", "Armure sacrée", "-"),
        ((6, 6), 0, "Arme sacrée", "Armure sacrée", "-"),
        ((1, 6), 9, "", "Immunité/Jambes", "-"),
        ((2, 6), 9, "", "Immunité/Jambes", "C"),
        ((5, 6), 9, "Arme sacrée", "Immunity/Head", "-"),
        ((2, 3), 0, "", "Immunité/Blessures légères", "-"),
        ((1, 2), 0, "", "Immunité/Sonné", "-"),
        ((2, 3), 0, "", "Immunité/Peur", "L"),
    ],
)
def test_replacements_harm_first_and_protect_last(
    dice: tuple[int, int], force: int, attacker: str, target: str, result: str
) -> None:
    assert roll(dice, force, attacker, target).result == result


# step 3: one step worse or better --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dice", "force", "attacker", "target", "result"),
    [
        ((2, 3), 0, "", "Vulnérable", "G"),
        ((2, 6), 6, "", "Vulnérable", "T"),
        ((1, 2), 0, "", "Vulnérable", "S"),
        ((2, 3), 0, "", "Coriace", "S"),
        ((2, 6), 6, "", "Coriace", "G"),
        ((2, 6), 6, "", "Coriace, Éthéré", "L"),
        ((2, 3), 0, "", "Coriace, Vulnérable", "L"),
        ((2, 3), 0, "", "Éthéré", "-"),
        ((1, 2), 0, "", "Éthéré", "-"),
        ((1, 2), 0, "Féroce", "Éthéré", "-"),
        ((3, 3), 0, "", "Coriace, Immunité/Blessure légère", "-"),
        ((3, 5), 0, "", "Coriace, Immunité/Blessure légère", "L"),
        ((6, 6), 0, "", "Coriace", "T"),
    ],
)
def test_steps_are_strict(dice: tuple[int, int], force: int, attacker: str, target: str, result: str) -> None:
    assert roll(dice, force, attacker, target).result == result


@pytest.mark.parametrize(("die", "result"), [(6, "G"), (4, "G"), (3, "C"), (1, "C")])
def test_poison_makes_a_wound_worse(die: int, result: str) -> None:
    assert roll((2, 3), attacker="Toxique/3", toxic=die).result == result


def test_poison_never_goes_above_killed_and_needs_a_wound() -> None:
    assert roll((2, 6), 6, "Toxique/3", toxic=1).result == "T"
    assert roll((1, 2), attacker="Toxique/3", toxic=1).result == "S"
    assert roll((1, 2), attacker="Toxique/3").asks == ()
    assert roll((2, 3), attacker="Toxique/3").asks == ("toxic",)
    assert roll((2, 3), attacker="Toxique", toxic=1).result == "G"


# what it does -----------------------------------------------------------------------------------------


def test_reasons_tell_the_way_from_the_dice() -> None:
    found = wound_roll(
        WoundTerms(3, 5, ruleset=ruleset(), target=having("Dur à cuire"), row_shift=-1), (3, 5)
    )
    told = [(r.message.code, r.amount) for r in found.reasons]
    assert told == [
        ("wound.die", 5),
        ("wound.strength", 3),
        ("wound.resistance", -5),
        ("wound.rows", -1),
        ("wound.rows_entered", -1),
        ("wound.location", 0),
        ("wound.cell", 0),
    ]
    killed = roll((6, 6))
    assert killed.reasons[-1].message.code == "wound.double_six"


def test_after_adds_notches_up_to_the_track() -> None:
    assert [after(1, letter, ruleset()) for letter in "-SLGCT"] == [1, 1, 2, 3, 4, 4]


def test_in_c3_a_worse_wound_replaces_and_another_worsens() -> None:
    c3 = ruleset("c3")
    assert [after(0, letter, c3) for letter in "-SLGCT"] == [0, 0, 1, 2, 3, 4]
    assert [after(2, letter, c3) for letter in "-SLGCT"] == [2, 2, 3, 3, 3, 4]
    assert after(3, "C", c3) == 4


def test_in_c5_big_ones_take_more_notches_and_outright_kills_them_all() -> None:
    c5 = ruleset("c5")
    assert after(3, "C", c5, Size.NORMAL) == 4
    assert after(3, "C", c5, Size.VERY_LARGE) == 6
    assert after(0, "T", c5, Size.TITAN) == 8


def test_the_odds_roll_out_extra_dice() -> None:
    plain = odds(0, amplified=1)
    assert sum(plain) == 216
    poison = outlook(WoundTerms(-7, 0, ruleset=ruleset(), attacker=having("Toxique/3, Vapeur/FOR"))).results
    assert sum(poison.values()) == 36 * 36
    assert list(poison) == ["-", "S", "L", "G", "C", "T"]


def test_the_abilities_that_act_are_named_by_side() -> None:
    printed = having("Fanatisme, Féroce, Immunité/Peur, Immunité/Tête, Dur à cuire/2")
    assert [a.id for a in acting(printed, Bearer.ATTACKER, ruleset())] == ["fierce"]
    assert [a.label("fr") for a in acting(printed, Bearer.TARGET, ruleset())] == [
        "Immunité/Tête",
        "Dur à cuire/2",
    ]


@pytest.mark.parametrize(
    ("text", "fits"),
    [
        ("Fléau/Dirz", True),
        ("Fléau/Ténèbres", True),
        ("Fléau/Clone de Dirz", True),
        ("Bane/Mutagenic", True),
        ("Fléau/Personnages", True),
        ("Fléau/Griffons", False),
        ("Fléau/X", None),
    ],
)
def test_bane_is_meant_for_somebody(text: str, fits: bool | None) -> None:
    clone = card("Clone de Dirz", "Alchimistes de Dirz", "Mutagène/0", rank="Champion")
    (bane,) = having(text)
    assert is_meant(bane.parameter, clone, peoples(), abilities()) is fits
    assert acting((bane,), Bearer.ATTACKER, ruleset()), "nobody known: the table chooses"


def test_an_effect_with_an_unknown_word_fails_when_it_is_loaded() -> None:
    with pytest.raises(ValueError, match="unknown"):
        WoundEffect.from_row({"ability": "fierce", "bearer": "attacker", "step": "replace", "colour": "red"})
    with pytest.raises(ValueError, match="sideways"):
        WoundEffect.from_row({"ability": "fierce", "bearer": "attacker", "step": "sideways"})


@given(
    st.tuples(st.integers(1, 6), st.integers(1, 6)),
    st.integers(-10, 20),
    st.lists(st.sampled_from(["Féroce", "Arme sacrée", "Épée-hache", "Fléau/X", "Toxique/3"]), max_size=3),
    st.lists(
        st.sampled_from(["Coriace", "Vulnérable", "Éthéré", "Immunité/Tête", "Dur à cuire"]), max_size=3
    ),
)
def test_every_roll_ends_on_the_scale(
    dice: tuple[int, int], force: int, attacker: list[str], target: list[str]
) -> None:
    found = roll(dice, force, ", ".join(attacker), ", ".join(target), toxic=3)
    assert found.result in "-SLGCT"
    assert found.notches == "-SLGCT".index(found.result) - 1 if found.result in "LGCT" else found.notches == 0
    assert roll(dice[::-1], force, ", ".join(attacker), ", ".join(target), toxic=3) == found
