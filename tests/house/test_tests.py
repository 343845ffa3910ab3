"""The tests lie where what they test lies."""

from __future__ import annotations

from pathlib import Path

from tests.house.source import ROOT, files

# Folders of tests that are no room of the program, each with its reason.
APART = {
    "tests/desktop/battle_start": "tests/desktop/battle dresses a battle that has begun",
}


def without_a_room(folders: set[Path]) -> list[str]:
    """Find the folders of tests that no folder of the program answers to."""
    names = (folder.relative_to(ROOT / "tests") for folder in folders)
    return sorted(f"tests/{name.as_posix()}" for name in names if not (ROOT / name).is_dir())


def test_every_folder_of_tests_is_a_room_of_the_program() -> None:
    floors = ("tests/rules", "tests/db", "tests/desktop")
    assert without_a_room({path.parent for path in files(*floors, suffix=".py")}) == sorted(APART)


def test_a_folder_that_is_no_room_is_found() -> None:
    folders = {ROOT / "tests" / name for name in ("desktop/shell", "desktop/chrome", "rules/battle")}
    assert without_a_room(folders) == ["tests/desktop/chrome"]
