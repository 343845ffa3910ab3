"""The exact odds of wound rolls, as the federation's tool counts them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from tests.desktop.cli.command_line import Answer, Run, one_sentence


@pytest.fixture
def odds(run: Run, qapp: QApplication) -> Iterator[Any]:
    """Run the verb and give its data."""

    def do(*arguments: object) -> dict[str, Any]:
        answer: Answer = run("wounds", *arguments, "--json")
        assert answer.code == 0, answer.err
        assert isinstance(answer.data, dict)
        return answer.data

    yield do


@pytest.mark.parametrize(
    ("force", "counts"),
    [(5, [0, 5, 14, 11, 3, 3]), (-2, [11, 16, 8, 0, 0, 1]), (11, [0, 0, 5, 13, 9, 9])],
)
def test_the_check_rows_of_the_rules(odds: Any, force: int, counts: list[int]) -> None:
    found = odds("--for", force, "--res", 5)
    assert list(found["results"]) == ["-", "S", "L", "G", "C", "T"]
    assert list(found["results"].values()) == counts
    assert found["rolls"] == 36


def test_abilities_act_for_whom_they_are_made(odds: Any) -> None:
    plain = odds("--for", 5, "--res", 5)["results"]
    fierce = odds("--for", 5, "--res", 5, "--ability", "feroce")
    assert (fierce["attacker"], fierce["results"]["S"]) == (["Fierce"], 0)
    assert fierce["results"]["L"] == plain["L"] + plain["S"]
    tough = odds("--for", 5, "--res", 5, "--ability", "Coriace")
    assert (tough["attacker"], tough["target"]) == ([], ["Tough"])
    said = odds("--for", 5, "--res", 5, "--target-ability", "Coriace")
    assert said["results"] == tough["results"]
    shifted = odds("--for", 5, "--res", 5, "--ability", "Fléau/Gobelins", "--ability", "Dur à cuire")
    assert shifted["results"] == plain


def test_amplified_and_attenuated_rolls_and_other_rulesets(odds: Any) -> None:
    assert odds("--for", 5, "--res", 5, "--amplified")["rolls"] == 216
    assert odds("--for", 5, "--res", 5, "--amplified", "--attenuated")["rolls"] == 36
    assert odds("--for", "3,5", "--res", 5, "--ruleset", "c3")["ruleset"] == "c3"


@pytest.mark.parametrize("force", ["12 + 1 Dé", "12+1d", "12 + 1 die"])
def test_a_strength_with_a_die_is_rolled_out(odds: Any, force: str) -> None:
    found = odds("--for", force, "--res", 12)
    assert (found["for"], found["for_dice"], found["rolls"]) == (12, 1, 216)
    each = [odds("--for", 12 + face, "--res", 12)["results"] for face in range(1, 7)]
    assert found["results"] == {letter: sum(one[letter] for one in each) for letter in found["results"]}


def test_a_value_below_nothing_is_no_option(odds: Any) -> None:
    assert odds("--for", "-1+1d", "--res", 4) == odds("--for=-1+1d", "--res", 4)
    assert odds("--for", "-1,5", "--res", 4)["for"] == -1.5
    assert odds("--for", -2, "--res", 5)["results"]["-"] == 11


def test_an_ability_that_wants_a_number_says_what_it_counts_without(run: Run) -> None:
    answer = run("wounds", "--for", 3, "--res", 5, "--ability", "Toxique")
    assert answer.code == 0 and "Toxic has no number: its X counts as 0" in answer.err
    for known in ("Toxique/3", "Dur à cuire"):
        assert "no number" not in run("wounds", "--for", 3, "--res", 5, "--ability", known).err


def test_the_help_says_how_dice_are_given(run: Run) -> None:
    assert "12+1d" in run("wounds", "--help").out


def test_an_ability_that_does_not_act_is_remarked(run: Run) -> None:
    answer = run("wounds", "--for", 3, "--res", 5, "--ability", "Musicien")
    assert answer.code == 0 and "Musician does not act" in answer.err
    assert answer.out.splitlines()[0].startswith("Nothing: ")
    assert len(answer.out.splitlines()) == 6
    french = run("--language", "fr", "wounds", "--for", 3, "--res", 5)
    assert "Tué net" in french.out


@pytest.mark.parametrize(
    "words",
    [
        ("--for", "3"),
        ("--for", "x", "--res", "5"),
        ("--for", "nan", "--res", "5"),
        ("--for", "1e9", "--res", "5"),
        ("--for", "9999+1d", "--res", "5"),
        ("--for", "3", "--res", "0"),
        ("--for", "3", "--res", "-7"),
        ("--for", "3", "--res", "--json"),
        ("--for", "3", "--res", "5", "--ability", "Nonsense"),
        ("--for", "3", "--res", "5", "--ruleset", "c9"),
    ],
)
def test_wrong_use_gets_one_sentence(run: Run, words: tuple[str, ...]) -> None:
    one_sentence(run("wounds", *words), 2)
