"""The rulesets that ship: what the scans lost, the switches, and rows that fail when they are wrong."""

from __future__ import annotations

import copy

import pytest

from rules.battle.ruleset import RowSource, Ruleset, WoundRule
from rules.cards import Size
from tests.rules.data import abilities, read, ruleset

NAMES = ("seeds", "c3", "c5")
TABLE = ["-SSLL", "SSLLG", "SLLGC", "LLGGC", "LGGCT", "LGCCT", "GGCTT", "GCCTT", "GCTTT", "CCTTT", "CTTTT"]


@pytest.mark.parametrize("name", NAMES)
def test_each_ruleset_is_whole(name: str) -> None:
    rules = ruleset(name)
    assert list(rules.wound_table) == TABLE
    track = rules.track
    assert "".join(s.letter_fr for s in track.states) == "✶LGCT"
    assert "".join(s.letter_en for s in track.states) == "✶LSCK"
    assert len({s.shape for s in track.states}) == 5
    assert {c.value for c in track.penalised} == {"INI", "ATT", "DEF", "TIR", "FOR", "POU", "FOI"}
    assert rules.reserve_capacity == 1
    assert (rules.mana.dice, rules.mana.success, rules.mana.gems) == (3, 5, 1)
    assert rules.tactique_bonuses[0].id == "musician"
    assert all(line.fr and line.en and line.amount for line in rules.tactique_bonuses)
    assert all(effect.ability in abilities().kinds for effect in rules.wound_effects)
    sources = {row.source for step in rules.upkeep for row in step.rows}
    assert sources >= {RowSource.STUNNED, RowSource.MODIFIER, RowSource.FAITH, RowSource.MAGE, RowSource.FLED,
                       RowSource.ABILITY}  # fmt: skip
    for step in (*rules.combat, *rules.upkeep):
        assert step.fr and step.en
        for row in step.rows:
            assert row.fr and row.en
            assert row.verb in ("do", "roll", "pay", "clear")


def test_the_switches_of_the_three() -> None:
    assert [ruleset(n).natural_one_fails for n in NAMES] == [False, True, True]
    assert [ruleset(n).wound_rule for n in NAMES] == [WoundRule.ADD, WoundRule.WORSEN, WoundRule.ADD]
    sizes = (Size.SMALL, Size.NORMAL, Size.LARGE, Size.VERY_LARGE, Size.COLOSSAL, Size.TITAN, Size.UNKNOWN)
    assert [ruleset("c5").track.capacity_of(size) for size in sizes] == [4, 4, 5, 6, 7, 8, 4]
    assert ruleset().track.capacity_of(Size.TITAN) == 4


def test_the_state_of_a_figure_follows_its_notches() -> None:
    states = [ruleset().track.state(n) for n in range(6)]
    assert [s.id if s else "" for s in states] == ["", "L", "G", "C", "T", "T"]
    alive = ruleset("c5").track.state(5)
    assert alive is not None
    assert alive.id == "C", "a huge figure with five notches is still in play"


def test_an_unknown_key_or_word_fails_when_it_is_loaded() -> None:
    rows = copy.deepcopy(read("rulesets/seeds"))
    with pytest.raises(ValueError, match="colour"):
        Ruleset.from_rows({**rows, "colour": "red"})
    with pytest.raises(ValueError, match="perhaps"):
        Ruleset.from_rows({**rows, "wound_rule": "perhaps"})
    rows["track"]["states"][2]["letter_en"] = "L"
    with pytest.raises(ValueError, match="share a letter"):
        Ruleset.from_rows(rows)


def test_results_of_the_wound_table_are_written_with_the_signs_of_the_ruleset() -> None:
    track = ruleset("monconf").track
    assert [track.sign(key, "fr") for key in ("-", "S", "3")] == ["*", "S", "3"]
    assert [ruleset("seeds").track.sign(key, "en") for key in ("-", "S", "G")] == ["–", "✶", "S"]


def test_the_stunned_state_is_the_one_that_costs_no_notch() -> None:
    stun = ruleset("monconf").track.stun
    assert stun is not None and (stun.letter("fr"), stun.shape) == ("S", "diamond")
    assert ruleset("eclats").track.stun is None
