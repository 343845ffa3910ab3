"""Where a verb writes its file to the standard output, that holds the file alone; the report goes beside."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtWidgets import QApplication

from desktop.app.main import main
from desktop.environment import paths
from desktop.operations.files import STANDARD_OUTPUT, hand_over
from rules.text import Refusal
from tests.desktop.cli.command_line import BATTLE, ROOT, Run

PDF, ZIP = b"%PDF-", b"PK\x03\x04"
ARMY = "Griffon (V-A-4)"


class Streams(NamedTuple):
    """What a run wrote to its two streams."""

    code: int
    out: bytes
    err: str


@pytest.fixture
def streams(
    qapp: QApplication, capfdbinary: pytest.CaptureFixture[bytes], library: Path
) -> Callable[..., Streams]:
    """Run the command line here, its streams caught where the system has them."""

    def do(*words: object) -> Streams:
        code = main(["--language", "en", "--library", str(library), *map(str, words)])
        out, err = capfdbinary.readouterr()
        return Streams(code, out, err.decode())

    return do


@pytest.fixture
def library(tmp_path: Path, new_library: Path) -> Path:
    """Give the path of a library."""
    (tmp_path / "club.tact").write_bytes(new_library.read_bytes())
    return tmp_path / "club.tact"


@pytest.mark.parametrize(
    ("words", "begins"),
    [
        (("print", ARMY, "-o"), PDF), (("print", "--test-page", "-o"), PDF),
        (("print", "--blank", "-o"), PDF), (("print", "--reference", "-o"), PDF),
        (("print", "--search", "griffon", "-o"), PDF),
        (("share", ARMY, "-o"), b"Griffon (V-A-4)"),
        (("share", ARMY, "--as", "battlescribe", "-o"), b"<?xml"),
        (("export",), "\ufeff".encode()), (("pack",), ZIP), (("manual",), PDF),
    ],
    ids=lambda value: "-".join(value) if isinstance(value, tuple) else "",
)  # fmt: skip
def test_the_standard_output_holds_what_a_verb_writes_and_no_word_of_its_report(
    streams: Callable[..., Streams], tmp_path: Path, words: tuple[str, ...], begins: bytes
) -> None:
    done = streams(*words, "-")
    assert done.code == 0 and done.out.startswith(begins), done.err
    assert "/dev/stdout" in done.err and b"/dev/stdout" not in done.out


def test_a_battle_goes_to_the_standard_output_whole(streams: Callable[..., Streams]) -> None:
    assert streams("import", BATTLE).code == 0
    for deed, begins in {"export": b"{", "html": b"<!DOCTYPE html>", "print": PDF, "report": PDF}.items():
        done = streams("battle", deed, "-")
        assert done.code == 0 and done.out.startswith(begins), (deed, done.err)
        assert "written to /dev/stdout" in done.err and b"/dev/stdout" not in done.out


@pytest.mark.parametrize("name", ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1", "link", "link to a link"])
@pytest.mark.parametrize("as_json", [False, True], ids=["words", "json"])
def test_every_name_of_the_standard_output_is_known(
    streams: Callable[..., Streams], tmp_path: Path, name: str, as_json: bool
) -> None:
    (tmp_path / "link").symlink_to("/dev/stdout")
    (tmp_path / "link to a link").symlink_to("link")
    done = streams("export", *["--json"] * as_json, tmp_path / name)
    assert done.code == 0 and done.out.startswith("\ufeff".encode()), done.err
    assert b"written to" not in done.out and b'"cards"' not in done.out
    assert ('"cards"' in done.err) == as_json and ("written to" in done.err) != as_json


def test_what_a_shell_wrote_before_into_the_same_file_stays(
    streams: Callable[..., Streams], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    os.write(1, b"before\n")
    for name in ("-", "/dev/stdout"):
        assert (
            main(["--library", str(tmp_path / "club.tact"), "share", ARMY, "--as", "line", "-o", name]) == 0
        )
    written = streams("share", ARMY, "--as", "line", "-o", "-").out
    assert written.startswith(b"before\n") and len({*written.splitlines()[1:]}) == 1 == written.count(
        b"before"
    )
    both = tmp_path / "both.txt"
    with both.open("ab") as out:
        monkeypatch.setattr(sys, "__stdout__", out)
        assert [hand_over(both, b"once"), hand_over(both, b" more")] == [None, None]
    assert both.read_bytes() == b"once more"


def test_who_reads_no_further_is_no_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "wb") as out:
        monkeypatch.setattr(sys, "__stdout__", out)
        assert hand_over(STANDARD_OUTPUT, b"a list") is None


def test_a_closed_standard_output_is_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its number is that of whatever was opened next, be it the library."""
    monkeypatch.setattr(sys, "__stdout__", None)
    refused = hand_over(STANDARD_OUTPUT, b"a list")
    assert isinstance(refused, Refusal) and refused.message.code == "paper.no_reader"


def test_what_qt_tells_goes_to_no_standard_output_where_stderr_is_closed(tmp_path: Path) -> None:
    words = "import sys; sys.stderr = None; from desktop.app.main import main; main(['doctor', '--json'])"
    env = {**os.environ, paths.HOME_VARIABLE: str(tmp_path), "QT_DEBUG_PLUGINS": "1"}
    command = [sys.executable, "-c", words]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, timeout=100, check=False)
    assert json.loads(done.stdout)


def test_a_file_that_is_called_a_dash_is_a_file(
    run: Run, library: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(library.parent)
    done = run("--library", library, "share", ARMY, "-o", "./-")
    assert done.code == 1 and "End the name with" in done.err
