"""The tests lie where what they test lies, and what they share lies beside them in plain modules."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.house.source import ROOT, files, imported


def without_a_room(folders: set[Path]) -> list[str]:
    """Find the folders of tests that no folder of the program answers to."""
    names = (folder.relative_to(ROOT / "tests") for folder in folders)
    return sorted(f"tests/{name.as_posix()}" for name in names if not (ROOT / name).is_dir())


def test_every_folder_of_tests_is_a_room_of_the_program() -> None:
    floors = ("tests/rules", "tests/db", "tests/desktop")
    assert without_a_room({path.parent for path in files(*floors, suffix=".py")}) == []


def test_a_folder_that_is_no_room_is_found() -> None:
    folders = {ROOT / "tests" / name for name in ("desktop/shell", "desktop/chrome", "rules/battle")}
    assert without_a_room(folders) == ["tests/desktop/chrome"]


def borrowed(path: Path) -> list[str]:
    """Find what a module of the tests imports from a module of tests, or from fixtures."""
    parts = (name.split(".") for name in imported(path) if name.startswith("tests."))
    return [".".join(p) for p in parts if any(part == "conftest" or part.startswith("test_") for part in p)]


def test_what_tests_share_lies_in_no_module_of_tests() -> None:
    found = {path.relative_to(ROOT).as_posix(): borrowed(path) for path in files("tests", suffix=".py")}
    assert {name: names for name, names in found.items() if names} == {}


@pytest.mark.parametrize(
    "line",
    ["from tests.db.test_files import made", "from tests.db import test_files", "import tests.db.conftest"],
)
def test_what_is_imported_from_a_module_of_tests_is_found(line: str, tmp_path: Path) -> None:
    module = tmp_path / "test_some.py"
    module.write_text(f"from tests.db.clock import Clock\n\n\ndef test() -> None:\n    {line}\n")
    assert len(borrowed(module)) >= 1 and "tests.db.clock" not in borrowed(module)
