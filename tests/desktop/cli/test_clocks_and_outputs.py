"""Files are written whatever the clock says, and a full or closed standard output ends in a sentence."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import IO

import pytest

from desktop.app.main import main
from desktop.environment import paths
from tests.desktop.cli.command_line import ROOT, Run, one_sentence


@pytest.mark.parametrize("year", [1970, 1979, 2108])
def test_every_archive_is_written_by_a_clock_that_no_archive_can_hold(
    at_club: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, year: int
) -> None:
    told = time.struct_time((year, 1, 1, 0, 5, 0, 3, 1, 0))
    monkeypatch.setattr(time, "localtime", lambda *_: told)
    table, roster, package = (tmp_path / f"a.{ending}" for ending in ("xlsx", "rosz", "tactpack"))
    done = [
        at_club("export", table),
        at_club("share", "Griffon (V-A-4)", "-o", roster),
        at_club("pack", package),
    ]
    assert [(answer.code, answer.err) for answer in done] == [(0, "")] * 3
    monkeypatch.undo()
    again = at_club("import", table)
    assert again.code == 0 and again.out.startswith("Nothing changed.\n"), again


def spawned(*words: str, home: Path, out: int | IO[bytes]) -> subprocess.CompletedProcess[bytes]:
    """Run the program as a shell does, with another standard output."""
    return subprocess.run(
        [sys.executable, "-m", "desktop.app.main", "--language", "en", *words], cwd=ROOT, stdout=out,
        env={**os.environ, paths.HOME_VARIABLE: str(home)}, stderr=subprocess.PIPE, timeout=100, check=False,
    )  # fmt: skip


@pytest.mark.parametrize("words", [("cards",), ("cards", "--json")])
def test_an_answer_that_cannot_be_written_is_told_in_a_sentence(
    tmp_path: Path, words: tuple[str, ...]
) -> None:
    read_only = tmp_path / "out.txt"
    read_only.touch()
    with read_only.open("rb") as out:
        done = spawned(*words, home=tmp_path, out=out)
    assert done.returncode == 1
    assert done.stderr.decode().splitlines() == [
        "The answer cannot be written: is the disk full? Send it elsewhere."
    ]


def test_an_answer_that_nobody_wants_is_no_trouble(
    at_club: Run, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    assert main(["cards"]) == 0
    assert main(["check", "No such list"]) == 1
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("", "No file is named."), ("x", "End the name with ."), ("x.docx", "End the name with ."),
    ],
)  # fmt: skip
@pytest.mark.parametrize(
    "words",
    [
        ("export",), ("pack",), ("manual",), ("battle", "export"), ("battle", "html"), ("battle", "print"),
        ("battle", "report"), ("share", "Griffon (V-A-4)", "-o"), ("print", "Griffon (V-A-4)", "-o"),
    ],
)  # fmt: skip
def test_a_name_that_does_not_say_what_is_written_is_refused(
    at_club: Run,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    words: tuple[str, ...],
    name: str,
    said: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    before = sorted(tmp_path.iterdir())
    answer = at_club(*words, name)
    one_sentence(answer, 1)
    assert said in answer.err
    assert sorted(tmp_path.iterdir()) == before


def test_what_is_no_file_of_a_disk_needs_no_ending(at_club: Run) -> None:
    assert at_club("export", os.devnull).code == 0


def test_a_link_needs_no_ending_as_the_standard_output_that_goes_to_a_file(
    at_club: Run, tmp_path: Path
) -> None:
    (tmp_path / "cards").write_bytes(b"")
    (tmp_path / "stdout").symlink_to(tmp_path / "cards")
    assert at_club("export", tmp_path / "stdout").code == 0
    assert (tmp_path / "stdout").is_symlink() and (tmp_path / "cards").stat().st_size


@pytest.mark.parametrize("module", ["desktop.cli.run", "db.library"], ids=["starting", "at work"])
def test_ctrl_c_ends_a_verb_without_a_word(tmp_path: Path, module: str) -> None:
    """It is pressed while a module is read: the first of the verb, or one that the verb reads.

    Nor has Qt a word to say of a locale without UTF-8.
    """
    code = (
        "import sys, os, signal\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"  # ignored behind a shell that goes on
        "class Pressed:\n"
        "    def find_spec(self, name, *_):\n"
        f"        if name == {module!r}: os.kill(os.getpid(), signal.SIGINT)\n"
        "from desktop.app.main import main\n"
        "sys.meta_path.insert(0, Pressed())\n"
        "sys.exit(main(['cards']))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, timeout=100, check=False,
        env={**os.environ, paths.HOME_VARIABLE: str(tmp_path), "LC_ALL": "C"},
    )  # fmt: skip
    assert (done.returncode, done.stdout, done.stderr) == (130, b"", b"")
