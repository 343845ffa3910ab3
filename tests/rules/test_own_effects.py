"""Wound effects that players add to a ruleset: any ability or name, any location, any result (II-B-1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from rules.battle.own_ruleset import OwnRuleset, cells_of, fault, made_of, value_at
from rules.battle.ruleset import Ruleset
from rules.battle.ruleset_lines import lines
from rules.battle.wound_effects import Bearer, WoundEffect, WoundStep
from rules.confrontation.wounds import WoundTerms, wound_roll
from rules.rows import plain
from tests.rules.changed_values import changed
from tests.rules.data import abilities, ruleset

PATH = "own_effects"


def effect(written: str, **more: object) -> WoundEffect:
    made = {"bearer": Bearer.TARGET, "step": WoundStep.REPLACE, **more}
    return WoundEffect.of(abilities().parse(written), abilities().words, **made)


def own(*effects: WoundEffect) -> Ruleset:
    rows = tuple(plain(each) for each in effects)
    kept = OwnRuleset("Maison", "seeds", {PATH: rows})
    return made_of(ruleset(), kept, "own", abilities())


def result(rules: Ruleset, dice: tuple[int, int], target: str = "", attacker: str = "") -> str:
    terms = WoundTerms(
        0, 1, ruleset=rules, attacker=abilities().parse_list(attacker), target=abilities().parse_list(target)
    )
    return wound_roll(terms, dice).result


def test_a_name_of_nobodys_catalogue_acts_once_it_has_a_row() -> None:
    rules = own(effect("Bouclier de lave/Bras", columns=(2,), to="-"))
    assert result(rules, (2, 5), "Bouclier de lave/Bras") == "-"
    assert result(rules, (2, 5), "bouclier de LAVE / Arms") == "-"
    assert result(rules, (4, 5), "Bouclier de lave/Bras") == "G"
    assert result(ruleset(), (2, 5), "Bouclier de lave/Bras") == "L"


@pytest.mark.parametrize(
    ("bearer", "more"),
    [
        (Bearer.TARGET, {"columns": (2,), "to": "-"}),
        (Bearer.ATTACKER, {"step": WoundStep.ROW, "amount": 2}),
        (Bearer.ATTACKER, {"step": WoundStep.COLUMN, "amount": 1}),
        (Bearer.ATTACKER, {"step": WoundStep.NOTCH, "amount": 1}),
        (Bearer.TARGET, {"step": WoundStep.STATE, "results": "L", "to": "-"}),
    ],
)
def test_a_name_of_nobodys_catalogue_stands_in_the_reason(bearer: Bearer, more: Mapping[str, Any]) -> None:
    rules = own(effect("Bouclier de lave/Bras", bearer=bearer, **more))
    held = abilities().parse_list("bouclier de lave/Bras")
    sides: dict[str, Any] = {"target": held} if bearer is Bearer.TARGET else {"attacker": held}
    read = wound_roll(WoundTerms(0, 1, ruleset=rules, **sides), (2, 5))
    (told,) = [each.message.data for each in read.reasons if "ability" in each.message.data]
    assert (told["ability"], told["parameter"]) == ("bouclier de lave", "Bras")


def test_rows_shift_step_and_hold_for_locations_and_results() -> None:
    rules = own(
        effect("Acharné", step=WoundStep.ROW, bearer=Bearer.ATTACKER, amount=2),
        effect("Agile", step=WoundStep.NOTCH, amount=-1, columns=(4,)),
        effect("Aguerri", step=WoundStep.COLUMN, amount=-1),
    )
    assert result(rules, (2, 5), attacker="Acharné") == "G"
    assert (result(rules, (4, 5), "Agile"), result(rules, (3, 5), "Agile")) == ("L", "G")
    assert result(rules, (5, 5), "Aguerri") == "G"


def test_they_are_frozen_with_the_ruleset_and_told_as_changed() -> None:
    rules = own(effect("Acharné", step=WoundStep.ROW, amount=1))
    frozen = Ruleset.from_rows(rules.to_rows())
    assert frozen == rules and frozen.at_wounds[-1].ability == "relentless"
    value, before = changed(rules, ruleset(), abilities())[PATH]
    assert before == () and isinstance(value, tuple) and len(value) == 1
    assert value_at(ruleset().to_rows(), cells_of(lines(ruleset(), abilities()))[PATH]) == ()


GOOD = plain(effect("Acharné", step=WoundStep.ROW, amount=1))


@pytest.mark.parametrize(
    "value",
    [
        3,
        (GOOD,) * 41,
        ("row",),
        ({"ability": "x"},),
        ({**GOOD, "bearer": "nobody"},),
        ({**GOOD, "ability": ""},),
        ({**GOOD, "ability": "x" * 81},),
        ({**GOOD, "amount": 0},),
        ({**GOOD, "amount": 10},),
        ({**GOOD, "step": "die"},),
        ({**GOOD, "columns": [6]},),
        ({**GOOD, "results": "Z"},),
        ({**GOOD, "step": "replace", "to": "Z"},),
    ],
)
def test_what_is_no_effect_is_left_aside(value: object) -> None:
    cell = cells_of(lines(ruleset(), abilities()))[PATH]
    assert fault(cell, (GOOD,), ruleset()) is None
    assert fault(cell, value, ruleset()) is not None
    kept = OwnRuleset("Maison", "seeds", {PATH: value})
    assert made_of(ruleset(), kept, "own", abilities()).own_effects == ()


def test_the_row_of_an_ability_that_the_catalogue_knows_goes_by_its_id() -> None:
    assert replace(effect("Fléaux", amount=1), words=()).ability == "bane"
