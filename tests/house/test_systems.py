"""A system is what it brings: shared rooms name none, so that another one is added without touching them."""

from __future__ import annotations

import re
import tomllib

import resources
from rules.sheets import SHEETS
from rules.systems import KINDS
from tests.house.source import ROOT, files

BESIDES = [system for system in KINDS if system != next(iter(KINDS))]
"""All but the one that most libraries are of, and whose name means the whole program too."""
NAMED = re.compile("|".join(BESIDES), re.IGNORECASE)
ROOMS = re.compile(
    rf"desktop/(drafts|battle|wording/battle)/({'|'.join(KINDS)})/"
    rf"|desktop/(battle/systems|wording/messages)/({'|'.join(KINDS)})\.py"
    r"|desktop/app/demonstration/"
)
"""Where a system is at home, and where the program shows what it can do."""


def test_no_shared_room_names_a_system() -> None:
    found = [
        f"{name}:{number}"
        for path in [*files("db", "desktop", suffix=".py"), ROOT / "make.py"]
        if not ROOMS.match(name := path.relative_to(ROOT).as_posix())
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if NAMED.search(line)
    ]
    assert found == []


def test_every_system_has_all_that_a_system_is_told_by() -> None:
    declared = {row["id"] for row in resources.rows("data/systems")}
    assert declared == set(SHEETS) == set(KINDS)
    for system in KINDS:
        assert (ROOT / "rules" / system / "system.py").exists()
        assert (ROOT / "desktop/battle/systems" / f"{system}.py").exists()


def test_the_import_law_knows_every_system() -> None:
    law = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    contracts = {contract["name"]: contract for contract in law["contracts"]}
    rules = [f"rules.{system}" for system in KINDS]
    assert contracts["Systems know nothing of each other"]["modules"] == rules
    assert contracts["What systems share knows none of them"]["forbidden_modules"] == rules
    screen = contracts["On the battle screen only a system's own pieces know its rules"]
    assert screen["forbidden_modules"] == rules
    for floor, contract in {
        "desktop.battle": "The shared rooms of the battle screen know no system's pieces",
        "desktop.wording.battle": "The words of one system are said by its own pieces",
        "desktop.drafts": "What a prompt holds is asked by its own system",
    }.items():
        homes = {f"{floor}.{s}" for s in KINDS if (ROOT / floor.replace(".", "/") / s).exists()}
        assert set(contracts[contract]["protected_modules"]) == homes
