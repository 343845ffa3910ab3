"""Rulesets of the players' own: what may be changed, what stays, and what is refused with its reason."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.battle.decisions.decision import GENERATION
from rules.battle.own_ruleset import OwnRuleset, cells_of, fault, letter_twice, made_of, value_at
from rules.battle.ruleset import Ruleset, WoundRule
from rules.battle.ruleset_lines import STRUCTURAL, effect_key, lines
from rules.battle.ruleset_table import CellKind, Chapter, RulesetCell, RulesetMark
from rules.battle.wound_effects import Bearer, WoundEffect, WoundStep
from rules.cards import Size
from rules.confrontation.wounds import WoundTerms, wound_roll
from rules.rows import plain
from rules.text import Message
from tests.examples import examples
from tests.rules.changed_values import changed
from tests.rules.data import abilities, having, read, ruleset

NAMES = ("seeds", "c3", "c5", "monconf")
BANE = "wound_effects/bane:attacker:row:always"


def cells(name: str = "seeds") -> dict[str, RulesetCell]:
    return cells_of(lines(ruleset(name), abilities()))


def own(base: str = "seeds", **changes: object) -> Ruleset:
    return having_changed(base, changes)


def having_changed(base: str, changes: Mapping[str, object]) -> Ruleset:
    return made_of(
        ruleset(base), OwnRuleset("Maison", base, changes, generation=GENERATION), "x", abilities()
    )


# The table ----------------------------------------------------------------------------------------


def leaves(cls: type[Any], at: str = "") -> set[str]:
    """Name the fields of a ruleset, those of a single part (track, mana) one by one."""
    hints, found = get_type_hints(cls), set()
    for field in fields(cls):
        hint, path = hints[field.name], f"{at}{field.name}"
        found |= leaves(hint, f"{path}/") if is_dataclass(hint) else {path}  # type: ignore[arg-type]
    return found


def test_every_field_may_be_changed_or_says_why_not() -> None:
    paths = {path for name in NAMES for path in cells(name)}
    missing = {
        leaf for leaf in leaves(Ruleset)
        if leaf not in STRUCTURAL and not any(f"{path}/".startswith(f"{leaf}/") for path in paths)
    }  # fmt: skip
    assert missing == set(), "a row of TABLE, or a name in STRUCTURAL"
    assert set(STRUCTURAL) <= leaves(Ruleset)
    assert {path.split("/")[0] for path in paths}.isdisjoint(STRUCTURAL)


@pytest.mark.parametrize("name", NAMES)
def test_every_value_has_its_words_and_holds_its_own_default(name: str) -> None:
    table, rows = lines(ruleset(name), abilities()), ruleset(name).to_rows()
    paths = [cell.path for line in table for cell in line.cells]
    assert len(set(paths)) == len(paths)
    for line in table:
        assert line.cells and line.mark in RulesetMark
        for words in (line.words, line.note, line.chapter.value):
            assert words.of("fr") and words.of("en")
        assert len(line.cells) == 1 or all(cell.caption.fr and cell.caption.en for cell in line.cells)
        for cell in line.cells:
            assert fault(cell, value_at(rows, cell), ruleset(name)) is None
    assert [line.chapter for line in table] == sorted(
        (line.chapter for line in table), key=list(Chapter).index
    )


def test_abilities_are_named_as_cards_name_them() -> None:
    said = [line.words for line in lines(ruleset(), abilities()) if line.chapter is Chapter.EFFECTS]
    assert ("Immunité/Tête", "Immunity/Head") in [(words.fr, words.en) for words in said]
    strange = Ruleset.from_rows({**read("rulesets/seeds"), "wound_effects": [
        {"ability": "house_rule", "bearer": "target", "step": "row", "amount": 1}]})  # fmt: skip
    assert "house_rule" in [line.words.fr for line in lines(strange, abilities())]


# Rows ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_a_ruleset_becomes_rows_and_comes_back(name: str) -> None:
    assert Ruleset.from_rows(ruleset(name).to_rows()) == ruleset(name)


VALUES: dict[CellKind, Any] = {
    CellKind.SWITCH: lambda cell: st.booleans(),
    CellKind.NUMBER: lambda cell: st.integers(cell.least, cell.most),
    CellKind.SAME: lambda cell: st.integers(cell.least, cell.most),
    CellKind.LIMIT: lambda cell: st.integers(cell.least, cell.most),
    CellKind.CHOICE: lambda cell: st.sampled_from([key for key, _ in cell.choices]),
    CellKind.SET: lambda cell: st.lists(
        st.sampled_from([key for key, _ in cell.choices]), unique=True).map(tuple),
    CellKind.GRID: lambda cell: st.one_of(
        st.lists(st.text("-SLGCT", min_size=5, max_size=5), min_size=11, max_size=11).map(tuple),
        st.lists(st.text("-S123456", min_size=9, max_size=9), min_size=7, max_size=7).map(tuple),
    ),
    CellKind.EFFECTS: lambda cell: st.just(
        (plain(WoundEffect(ability="agile", bearer=Bearer.TARGET, step=WoundStep.ROW, amount=1)),)),
    CellKind.LETTER: lambda cell: st.text("abcdefgh✶", min_size=1, max_size=2),
}  # fmt: skip


@st.composite
def changes(draw: st.DrawFn, base: str) -> dict[str, object]:
    """Draw values for some cells of a ruleset."""
    known = cells(base)
    chosen = draw(st.lists(st.sampled_from(sorted(known)), unique=True, max_size=12))
    return {path: draw(VALUES[known[path].kind](known[path])) for path in chosen}


@settings(max_examples=examples(50), deadline=None)
@given(data=st.data())
def test_whatever_is_changed_plays_and_is_told(data: st.DataObject) -> None:
    base = data.draw(st.sampled_from(NAMES))
    wanted = data.draw(changes(base))
    made = having_changed(base, wanted)
    assert Ruleset.from_rows(made.to_rows()) == made
    told = changed(made, ruleset(base), abilities())
    for path, (value, default) in told.items():
        assert (value, default) == (wanted[path], value_at(ruleset(base).to_rows(), cells(base)[path]))
    again = having_changed(base, {path: value for path, (value, _) in told.items()})
    assert changed(again, ruleset(base), abilities()) == told


# What players change ------------------------------------------------------------------------------


def test_a_copy_without_changes_plays_as_its_base() -> None:
    made = own("c5")
    assert (made.id, made.fr, made.en) == ("x", "Maison", "Maison")
    assert changed(made, ruleset("c5"), abilities()) == {}
    assert made.note_en == "A copy of “Confrontation 5”."
    assert own("c5", natural_one_fails=False).note_en == "“Confrontation 5”, one value changed."
    assert "2 valeurs" in own("c5", natural_one_fails=False, reserve_capacity=2).note_fr


def test_values_of_every_kind_are_changed() -> None:
    made = having_changed("seeds", {
        "natural_one_fails": True, "wound_rule": "worsen", "reserve_capacity": 2, "mana/dice": 4,
        "track/capacity_by_size/large": 5, "track/penalised": ("INI", "MOU"),
        "tactique_bonuses/musician/amount": 2, "tactique_bonuses/spell/on": False,
        "upkeep/faith/rows/leftover/on": False, "track/states/L/letter_fr": "l",
        f"{BANE}/amount": 3, "wound_effects/fierce:attacker:replace:always/on": False,
    })  # fmt: skip
    assert made.natural_one_fails and made.wound_rule is WoundRule.WORSEN
    assert (made.reserve_capacity, made.mana.dice) == (2, 4)
    assert [made.track.capacity_of(size) for size in (Size.LARGE, Size.NORMAL)] == [5, 4]
    assert made.track.penalised == ("INI", "MOU")
    assert [(b.id, b.amount) for b in made.tactique_bonuses][:2] == [("musician", 2), ("miracle", 1)]
    assert not [row for step in made.upkeep for row in step.rows if row.id == "leftover"]
    assert made.track.states[1].letter_fr == "l"
    effects = {effect_key(effect): effect for effect in made.wound_effects}
    assert effects[BANE.split("/")[1]].amount == 3
    assert "fierce:attacker:replace:always" not in effects


def test_a_size_may_have_as_many_notches_as_the_others_again() -> None:
    made = having_changed("c5", {"track/capacity_by_size/titan": 0})
    assert made.track.capacity_of(Size.TITAN) == 4


def test_a_limit_may_be_taken_away_again() -> None:
    limited = Ruleset.from_rows({**read("rulesets/seeds"), "mana": {"limit": 12}})
    made = made_of(limited, OwnRuleset("Maison", "seeds", {"mana/limit": 0}), "x", abilities())
    assert (limited.mana.limit, made.mana.limit) == (12, None)


def test_of_a_line_that_was_taken_out_only_that_is_told() -> None:
    made = having_changed("seeds", {f"{BANE}/on": False, f"{BANE}/amount": 3})
    assert changed(made, ruleset(), abilities()) == {f"{BANE}/on": (False, True)}


def test_a_wound_roll_follows_the_changed_table_and_amounts() -> None:
    table = ("LLLLL", *ruleset().wound_table[1:])
    made = having_changed("seeds", {"wound_table": table, f"{BANE}/amount": 2})
    fierce = having("Fléau/Morts-vivants")
    assert wound_roll(WoundTerms(0, 9, ruleset=made), (1, 1)).result == "L"
    mild = own(double_six_kills=False)
    assert [wound_roll(WoundTerms(0, 9, ruleset=r), (6, 6)).result for r in (ruleset(), mild)] == ["T", "L"]
    assert wound_roll(WoundTerms(0, 0, ruleset=made, attacker=fierce), (1, 3)).row == 3
    assert wound_roll(WoundTerms(0, 0, ruleset=ruleset(), attacker=fierce), (1, 3)).row == 2


def test_what_means_nothing_is_left_aside_and_the_shipped_value_holds() -> None:
    strange = {
        "luck": 7, "reserve_capacity": "many", "mana/dice": True, "track/capacity": 0,
        "wound_table": ("x",), "wound_rule": "perhaps", "track/penalised": ("INI", "INI"),
        "natural_one_fails": 1, "track/states/L/letter_fr": "",
    }  # fmt: skip
    made = having_changed("seeds", strange)
    assert changed(made, ruleset(), abilities()) == {}
    twice = having_changed("seeds", {"track/states/L/letter_fr": "G", "reserve_capacity": 3})
    assert list(changed(twice, ruleset(), abilities())) == ["reserve_capacity"]


# What is refused ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        ("track/capacity", 0, Message("ruleset.range", {"least": 1, "most": 12})),
        ("track/capacity_by_size/titan", 13, Message("ruleset.range", {"least": 0, "most": 12})),
        ("wound_rule", "perhaps", Message("ruleset.unknown_value")),
        ("track/penalised", ("LUC",), Message("ruleset.unknown_value")),
        ("natural_one_fails", None, Message("ruleset.unknown_value")),
        ("track/states/L/letter_fr", "long", Message("ruleset.letter")),
        ("track/states/L/letter_fr", " x", Message("ruleset.letter")),
        ("wound_table", ("-SSLL",) * 10, Message("ruleset.table_shape", {"rows": 11, "columns": 5})),
        ("wound_table", ("-SSL",) * 11, Message("ruleset.table_shape", {"rows": 11, "columns": 5})),
        ("wound_table", ("-SSLX",) * 11, Message("ruleset.table_letter", {"letter": "X"})),
    ],
)
def test_a_value_out_of_bounds_says_why(path: str, value: object, said: Message) -> None:
    assert fault(cells()[path], value, ruleset()) == said


def test_two_states_never_share_a_letter() -> None:
    assert letter_twice(ruleset(), {}) is None
    said = letter_twice(ruleset(), {"track/states/T/letter_en": "S"})
    assert said == Message("ruleset.letter_twice", {"letter": "S"})
    said = letter_twice(ruleset("monconf"), {"track/states/S/letter_fr": "*"})
    assert said == Message("ruleset.letter_twice", {"letter": "*"}), "that is the sign of nothing"


@pytest.mark.parametrize(
    ("changes", "match"),
    [
        ({"wound_table": ["-SSLL"] * 10}, "11 rows of 5"),
        ({"wound_table": ["-SSLZ"] * 11}, "no such result"),
        ({"track": {"states": [], "capacity": 0}}, "one notch"),
        ({"track": {"states": [], "capacity_by_size": {"titan": 0}}}, "one notch"),
        ({"rally": {"tested": "FOR"}}, "rallies on FOR"),
    ],
)
def test_rows_nobody_could_play_fail_when_they_are_loaded(changes: dict[str, Any], match: str) -> None:
    with pytest.raises(ValueError, match=match):
        Ruleset.from_rows({**read("rulesets/seeds"), **changes})


def test_characteristics_are_named_in_both_languages() -> None:
    named = [cell.choices for cell in cells().values() if dict(cell.choices).get("MOU")]
    assert len(named) == 2
    for choices in named:
        words = dict(choices)["FOR"]
        assert (words.of("fr"), words.of("en")) == ("FOR", "STR")
