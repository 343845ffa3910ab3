"""Libraries of several names, of no name, and of nobody else: what the command line makes of them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from desktop.operations.opening import open_library
from tests.desktop.cli.command_line import ROOT, Run, one_sentence


@pytest.mark.parametrize("link", [Path.symlink_to, Path.hardlink_to])
def test_nothing_is_imported_by_another_name_beside_an_open_window(
    run: Run, club: Path, tmp_path: Path, link: Callable[[Path, Path], None]
) -> None:
    table, other = tmp_path / "cards.csv", tmp_path / "link.tact"
    table.write_text("name_fr\nNeuf\n", encoding="utf-8")
    open_library(club).close()
    link(other, club)
    with open_library(club) as window:
        before = len(window.cards())
        answer = run("--library", other, "import", table)
        assert (answer.code, answer.out) == (1, "")
        assert "is using this library now" in answer.err
        assert len(window.cards()) == before


LINKED_AND_DEAD = """
import os, sys
from pathlib import Path
from desktop.operations.opening import open_library
library = open_library(Path(sys.argv[1]))
for number in range(600):
    if number == 300:
        os.link(sys.argv[1], sys.argv[2])
    library.set_setting(f"k{number}", "x" * 50)
os._exit(9)
"""


def test_a_library_that_got_another_name_before_a_crash_loses_nothing(
    run: Run, club: Path, tmp_path: Path
) -> None:
    table, other = tmp_path / "cards.csv", tmp_path / "hard.tact"
    table.write_text("name_fr\nNeuf\n", encoding="utf-8")
    subprocess.run([sys.executable, "-c", LINKED_AND_DEAD, club, other], cwd=ROOT, check=False, timeout=60)
    answer = run("--library", other, "import", table)
    one_sentence(answer, 1)
    assert "may lie beside another one" in answer.err
    answer = run("--library", other, "cards")
    assert answer.code == 0 and "may lie beside another one" in answer.err
    other.unlink()
    assert run("--library", club, "import", table).code == 0
    with open_library(club) as library:
        assert [number for number in range(600) if library.setting(f"k{number}") is None] == []


def test_a_file_of_somebody_else_in_the_place_of_the_lock_stays(run: Run, club: Path, tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("mine", encoding="utf-8")
    club.with_name("club.tact.lock").symlink_to(notes)
    answer = run("--library", club, "cards")
    one_sentence(answer, 1)
    assert "“club.tact.lock” beside this library is in the way" in answer.err
    assert notes.read_text(encoding="utf-8") == "mine" and not club.exists()


def test_unfinished_copies_are_told_once(run: Run, club: Path, tmp_path: Path) -> None:
    table = tmp_path / "cards.csv"
    table.write_text("name_fr\nNeuf\n", encoding="utf-8")
    open_library(club).close()
    club.with_name("club.tact.tacticien.part").write_bytes(b"half")
    told = "1 unfinished copy of an interrupted operation was removed."
    assert told in run("--library", club, "import", table).err
    assert told not in run("--library", club, "import", table).err


@pytest.mark.timeout(60)
@pytest.mark.parametrize("verb", [["cards"], ["import", "cards.csv"], ["print", "x", "-o", "x.pdf"]])
def test_a_pipe_is_no_library(run: Run, tmp_path: Path, verb: list[str]) -> None:
    pipe = tmp_path / "club.tact"
    os.mkfifo(pipe)
    answer = run("--library", pipe, *verb)
    one_sentence(answer, 1)
    assert "not a Tacticien library" in answer.err


def test_a_name_that_is_too_long_for_a_library_says_so(run: Run, tmp_path: Path) -> None:
    answer = run("--library", tmp_path / f"{'n' * 250}.tact", "import", tmp_path / "cards.csv")
    one_sentence(answer, 1)
    assert "too long" in answer.err


def test_a_damaged_log_is_told_beside_the_answer(run: Run, club: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.tact"
    with open_library(club) as opened:
        opened.set_setting("a", 1)
        other.write_bytes(club.read_bytes())
        log = bytearray(club.with_name(f"{club.name}-wal").read_bytes())
    log[-1] ^= 1
    other.with_name(f"{other.name}-wal").write_bytes(log)
    answer = run("--library", other, "cards")
    assert answer.code == 0 and answer.out
    assert "your latest changes may be missing" in answer.err


def test_the_folders_of_the_program_are_the_owners_alone(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TACTICIEN_HOME", str(tmp_path / "home"))
    for name in (
        "data/library.tact",
        "data/backups/old.tact",
        "data/crashes/crash-1.txt",
        "config/settings.json",
    ):
        file = tmp_path / "home" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("{}", encoding="utf-8")
        file.chmod(0o644)
        file.parent.chmod(0o755)
    run("cards")
    for name in ("config", "data"):
        assert (tmp_path / "home" / name).stat().st_mode & 0o777 == 0o700
        for path in (tmp_path / "home" / name).rglob("*"):
            assert path.stat().st_mode & 0o777 == (0o700 if path.is_dir() else 0o600), path


@pytest.mark.timeout(60)
@pytest.mark.parametrize("ending", ["csv", "xlsx", "cat", "rosz", "tactpack", "json"])
@pytest.mark.parametrize("make", [os.mkfifo, os.mkdir])
def test_what_is_no_file_is_not_imported_and_nobody_waits(
    run: Run, club: Path, tmp_path: Path, ending: str, make: Callable[[Path], None]
) -> None:
    strange = tmp_path / f"strange.{ending}"
    make(strange)
    answer = run("--library", club, "import", strange)
    assert (answer.code, answer.out) == (1, "")
    assert "strange" in answer.err and len(answer.err.splitlines()) == 1
    if ending == "json":
        assert run("battle", "replay", strange).code == 1


def test_a_backup_that_cannot_be_made_is_told_beside_the_answer(run: Run, club: Path, tmp_path: Path) -> None:
    open_library(club).close()
    (club.parent / "backups").write_bytes(b"")
    (tmp_path / "cards.csv").write_text("name_fr\nNeuf\n", encoding="utf-8")
    answer = run("--library", club, "import", tmp_path / "cards.csv")
    assert (answer.code, answer.out) == (0, "1 new card\n")
    assert "no backup could be made" in answer.err and "backups" in answer.err
