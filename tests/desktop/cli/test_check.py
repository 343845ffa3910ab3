"""Lists of other games are checked by what their game has: no army points where none are counted."""

from __future__ import annotations

import json
from pathlib import Path

from desktop.opening import desk_for, open_library
from desktop.operations.examples import add_example
from tests.desktop.cli.test_cli import Run, club, run

__all__ = ["club", "run"]


def test_a_group_of_a_game_without_points_has_nothing_to_check(run: Run, club: Path) -> None:
    library = open_library(club)
    add_example(desk_for(library), system="eclats")
    library.close()
    answer = run("--library", club, "check", "Grès")
    assert (answer.code, answer.out) == (0, "Grès, 3 figures: ÉCLATS has no format to check it by.\n")
    told = json.loads(run("--library", club, "check", "Grès", "--json").out)
    assert (told["format"], told["problems"], "points" in told) == (None, [], False)
