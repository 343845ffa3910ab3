"""The command line tells of other games what they have: no points where none are counted, no coordinator."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from desktop.operations import armies, cards
from desktop.operations.examples import add_example
from desktop.operations.opening import desk_for, open_library
from rules.armies import Option, OptionKind
from tests.desktop.cli.command_line import Run
from tests.stories.tabletop import card


@pytest.fixture
def eclats(club: Path) -> Path:
    """Have the example of ÉCLATS in the library."""
    library = open_library(club)
    add_example(desk_for(library), system="eclats")
    library.close()
    return club


def test_a_group_of_a_game_without_points_has_nothing_to_check(run: Run, eclats: Path) -> None:
    answer = run("--library", eclats, "check", "Grès")
    assert (answer.code, answer.out) == (0, "Grès, 3 characters: ÉCLATS has no format to check it by.\n")
    told = json.loads(run("--library", eclats, "check", "Grès", "--json").out)
    assert (told["format"], told["problems"], "points" in told) == (None, [], False)


def test_cards_and_coordinators_are_told_in_the_words_of_the_game(run: Run, eclats: Path) -> None:
    cards = run("--library", eclats, "cards", "--search", "colossus").out.splitlines()
    assert cards[0].endswith("CHA 0 Animus 30")
    assert run("--library", eclats, "coordinators", "Grès").out == "Grès: ÉCLATS has no coordinators.\n"


def test_a_list_of_a_game_without_points_is_told_without_them(run: Run, eclats: Path) -> None:
    lines = run("--library", eclats, "list", "Grès").out.splitlines()
    assert lines[0] == "Grès · 3 characters"
    assert not [line for line in lines if "PA" in line]
    told = json.loads(run("--library", eclats, "list", "Grès", "--json").out)
    assert told["costs"] == {}
    assert [entry["costs"] for entry in told["entries"]] == [{}, {}]


def test_an_alliance_elsewhere_is_named_in_the_language_of_the_answer(run: Run, club: Path) -> None:
    library = open_library(club)
    desk = desk_for(library)
    griffon = next(army.id for army in library.armies() if army.name == "Griffon (V-A-4)")
    stranger = card("Rôdeur", "Alchimistes de Dirz", "Alliance/Ténèbres", DIS=3)
    armies.add_entry(desk, griffon, card_id=str(cards.save_card(desk, card=stranger)))
    library.close()
    for language, words in (("en", "Its Alliance/Darkness names"), ("fr", "Alliance/Ténèbres")):
        assert words in run("--library", club, "--language", language, "coordinators", griffon).out


def test_every_problem_that_counts_tells_the_parts_of_its_count(run: Run, club: Path) -> None:
    library = open_library(club)
    desk = desk_for(library)
    (griffon,) = (army for army in library.armies() if army.name == "Griffon (V-A-4)")
    conscripts, templar, abel, *_ = griffon.entries
    armies.edit(desk, griffon.id, limit=200)
    armies.set_figures(desk, griffon.id, entry_id=conscripts.id, figures=5)
    lance = Option("Lance", OptionKind.ARTEFACT, 70.0)
    armies.set_options(desk, griffon.id, entry_id=abel.id, options=(lance,))
    armies.add_entry(desk, griffon.id, card_id=templar.card_id)
    library.close()
    answer = run("--library", club, "check", griffon.id, "--format", "c5", "--json")
    rows = {row["code"]: row for row in answer.data["problems"]}
    said = {code: [(part["option"], part["amount"], part["unit"]) for part in row["sum"]]
            for code, row in rows.items()}  # fmt: skip
    assert said["dear_equipped"] == [(None, 41, "PA"), ("Lance", 70, "PA")]
    assert all(part["complete"] for part in rows["dear_equipped"]["sum"])
    assert said["figures_on_card"] == [(None, 5, "figures")]
    assert said["same_profile"] == [(None, 1, "cards")] * 2
    assert {part["card"] for part in rows["dear_equipped"]["sum"]} == {"Abel the ill-tempered"}
