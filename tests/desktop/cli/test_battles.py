"""Exported battles on the command line: carried into another library."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.desktop.cli.command_line import BATTLE, Run


def test_a_battle_is_carried_to_another_machine(at_club: Run, tmp_path: Path) -> None:
    done = at_club("import", BATTLE, "--json")
    assert done.code == 0, done.err
    (brought,) = json.loads(done.out)["battles"]
    again = tmp_path / "again.json"
    assert at_club("battle", "export", again, "--battle", brought["battle"]).code == 0
    both = [json.loads(at_club("battle", "replay", file, "--json").out) for file in (BATTLE, again)]
    assert both[0] == both[1], "it stands there as it stood here"


def later(written: dict[str, Any], path: Path, second: int) -> Path:
    """Write a battle as it would be, had it been played at another time."""
    steps = [
        {**step, "at": f"2001-01-01T00:{second:02}:{n:02}+00:00"} for n, step in enumerate(written["steps"])
    ]
    path.write_text(json.dumps({**written, "steps": steps}), encoding="utf-8")
    return path


def test_the_same_battle_is_here_once(at_club: Run, tmp_path: Path) -> None:
    first, again = (json.loads(at_club("import", BATTLE, "--json").out) for _ in range(2))
    assert (len(first["battles"]), first["files"][0]["same"]) == (1, 0)
    assert (again["battles"], again["files"]) == (
        [], [{"file": BATTLE.name, "kind": "battle", "same": 1}]
    )  # fmt: skip
    done = at_club("import", BATTLE)
    assert done.code == 0 and "was already here." in done.out


def test_a_battle_that_comes_again_is_numbered_and_an_endless_name_is_shortened(
    at_club: Run, tmp_path: Path
) -> None:
    written = json.loads(BATTLE.read_text(encoding="utf-8"))
    other = later(written, tmp_path / "other.json", 1)
    endless = [later({**written, "name": "Lang " * 60}, tmp_path / f"endless{n}.json", n) for n in (2, 3)]
    done = json.loads(at_club("import", BATTLE, other, *endless, "--json").out)
    first, again, *shortened = [each["battle"] for each in done["battles"]]
    assert again == f"{first} (2)"
    assert [len(name) <= 120 for name in shortened] == [True, True]
    assert shortened[0] != shortened[1] and all(name.startswith("Lang Lang") for name in shortened)


def test_what_is_no_battle_is_told_and_the_others_come(at_club: Run, tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    other.write_text("[" + "1," * 90_000 + "1]", encoding="utf-8")
    done = at_club("import", other, tmp_path / "none.json", BATTLE)
    assert done.code == 0 and "is in the library now" in done.out
    assert "“other.json” is not a battle written by Tacticien" in done.err
    assert "too large" not in done.err
    assert "“none.json” cannot be opened: it is not there" in done.err
    nothing = at_club("import", other)
    assert nothing.code == 1 and "not a battle" in nothing.err


def test_battles_are_imported_apart(at_club: Run, tmp_path: Path) -> None:
    table = tmp_path / "cards.csv"
    table.write_text("name_fr\nGarde\n", encoding="utf-8")
    done = at_club("import", table, BATTLE)
    assert done.code == 1 and done.err == "Import battles separately from other files.\n"
