"""Exported battles on the command line: carried into another library."""

from __future__ import annotations

import json
from pathlib import Path

from tests.desktop.cli.test_cli import ROOT
from tests.desktop.cli.test_import import Run, run

__all__ = ["run"]
BATTLE = ROOT / "tests" / "db" / "files" / "battle-0.1.0.json"


def test_a_battle_is_carried_to_another_machine(run: Run, tmp_path: Path) -> None:
    done = run("import", BATTLE, "--json")
    assert done.returncode == 0, done.stderr
    (brought,) = json.loads(done.stdout)["battles"]
    again = tmp_path / "again.json"
    assert run("battle", "export", again, "--battle", brought["battle"]).returncode == 0
    both = [json.loads(run("battle", "replay", file, "--json").stdout) for file in (BATTLE, again)]
    assert both[0] == both[1], "it stands there as it stood here"


def test_a_battle_that_comes_again_is_numbered_and_an_endless_name_is_shortened(
    run: Run, tmp_path: Path
) -> None:
    endless = tmp_path / "endless.json"
    written = json.loads(BATTLE.read_text(encoding="utf-8"))
    endless.write_text(json.dumps({**written, "name": "Lang " * 200}), encoding="utf-8")
    done = json.loads(run("import", BATTLE, BATTLE, endless, endless, "--json").stdout)
    first, again, *shortened = [each["battle"] for each in done["battles"]]
    assert again == f"{first} (2)"
    assert [len(name) <= 120 for name in shortened] == [True, True]
    assert shortened[0] != shortened[1] and all(name.startswith("Lang Lang") for name in shortened)


def test_what_is_no_battle_is_told_and_the_others_come(run: Run, tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    other.write_text("[" + "1," * 90_000 + "1]", encoding="utf-8")
    done = run("import", other, tmp_path / "none.json", BATTLE)
    assert done.returncode == 0 and "is in the library now" in done.stdout
    assert "“other.json” is not a battle written by Tacticien" in done.stderr
    assert "too large" not in done.stderr
    assert "none.json cannot be read" in done.stderr
    nothing = run("import", other)
    assert nothing.returncode == 1 and "not a battle" in nothing.stderr


def test_battles_are_imported_apart(run: Run, tmp_path: Path) -> None:
    table = tmp_path / "cards.csv"
    table.write_text("name_fr\nGarde\n", encoding="utf-8")
    done = run("import", table, BATTLE)
    assert done.returncode == 1 and done.stderr == "Import battles apart from other files.\n"
