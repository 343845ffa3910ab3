"""The archive on the command line: battles by army, opponent and result, and what came of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.operations import battle, battle_start
from desktop.operations.opening import desk_for, open_library
from rules.battle import commands as c
from rules.battle.state import Place, Result
from tests.desktop.cli.command_line import Run, one_sentence
from tests.desktop.outcomes import done

GRIFFON, SCORPION = "Griffon (V-A-4)", "Scorpion (V-A-4)"


@pytest.fixture
def fought(at_club: Run, club: Path) -> Run:
    """Fight three battles: Griffon wins one, one is drawn, one goes on."""
    library = open_library(club)
    desk = desk_for(library)
    for name, result in (("Won", Result({"a": 30, "b": 0}, "a")), ("Drawn", Result()), ("Open", None)):
        play = done(battle_start.start_example(desk, name=name))
        battle.do(desk, play, c.Put("b1.1", Place.DEAD))
        if result is not None:
            battle.do(desk, play, c.EndGame(result))
    library.close()
    return at_club


def test_battles_are_found_by_army_opponent_and_result(fought: Run) -> None:
    def found(*asked: str) -> list[str]:
        return [each["name"] for each in fought("battle", "list", *asked, "--json").data["battles"]]

    assert found() == ["Open", "Drawn", "Won"]
    assert found("--army", "griffon (v-a-4)", "--result", "won") == ["Won"]
    assert found("--opponent", GRIFFON, "--result", "lost") == ["Won"]
    assert found("--army", SCORPION, "--opponent", GRIFFON, "--result", "draw") == ["Drawn"]
    assert found("--result", "running") == ["Open"]
    assert found("--army", "Nobody") == []
    said = fought("battle", "list").out.splitlines()
    assert said[0] == "3 battles"
    assert said[3] == f"Won · {GRIFFON} – {SCORPION} · Victory: {GRIFFON} · 30 – 0 · turn 1"
    assert "Open" in said[1] and "Running" in said[1] and "A draw" in said[2]
    assert "--result" in fought("battle", "list", "--result", "x").err


def test_statistics_count_the_battles_that_ended(fought: Run) -> None:
    told = fought("battle", "stats", "--army", GRIFFON, "--json").data
    assert (told["battles"], told["running"], told["turns"]) == (2, 1, {"1": 2})
    assert [(r["opponent"], r["won"], r["drawn"], r["lost"]) for r in told["records"]] == [
        (None, 1, 1, 0), (SCORPION, 1, 1, 0),
    ]  # fmt: skip
    assert {card["lost"] for card in told["cards"]} == {0}
    said = fought("battle", "stats").out.splitlines()
    assert said[0] == "2 battles ended, 1 still running, not counted"
    assert f"{SCORPION} · 1 drawn, 1 lost" in said
    assert said[-2] == "Turn 1: 2" and said[-1].endswith(": 2 of 2 lost")
    one_sentence(fought("battle", "stats", "--result", "won"), 2)


def test_a_battle_is_written_as_a_page(fought: Run, tmp_path: Path) -> None:
    page = tmp_path / "won.html"
    answer = fought("battle", "html", page, "--battle", "Won")
    assert answer.code == 0 and answer.out == f"Won, turn 1, written to {page}.\n"
    assert page.read_bytes().startswith(b'<!DOCTYPE html>\n<html lang="en">')
    one_sentence(fought("battle", "html", tmp_path / "none" / "won.html"), 1)
