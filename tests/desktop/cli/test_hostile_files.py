"""The command line answers every hostile file with one sentence and the number of a refusal."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.desktop.cli.command_line import Run

FILES = {
    "package": ("a.tactpack", b"PK\x03\x04broken"),
    "long head": ("a.tactpack", b'{"format":"' + b"x" * 50_000),
    "battle": ("a.json", b'{"format":"tacticien-battle","version":1,"steps":[{}]}'),
    "lists": ("b.json", b"[" * 100_000),
    "table": ("a.csv", b"\x00\x01\x02"),
    "workbook": ("a.xlsx", b"PK\x03\x04" + bytes(range(256))),
    "catalogue": ("a.catz", b"PK\x05\x06" + b"\0" * 18),
    "roster": ("a.ros", b"<roster><forces>"),
}


@pytest.mark.parametrize("name", FILES)
def test_a_hostile_file_is_refused_in_a_sentence(name: str, run: Run, club: Path, tmp_path: Path) -> None:
    file, data = FILES[name]
    path = tmp_path / file
    path.write_bytes(data)
    verbs: list[tuple[object, ...]] = [("import", path)]
    if path.suffix == ".json":
        verbs.append(("battle", "replay", path))
    for verb in verbs:
        answer = run("--library", club, *verb)
        assert answer.code in (1, 2) and answer.err.strip().endswith("."), answer
        assert "Traceback" not in answer.err


def test_what_is_no_file_is_not_waited_for(run: Run, club: Path, tmp_path: Path) -> None:
    answer = run("--library", club, "import", tmp_path)
    assert answer.code == 1 and "not a file" in answer.err


@pytest.mark.parametrize("verb", [("import",), ("battle", "replay")])
@pytest.mark.parametrize("name", ["pipe.json", "pipe.csv"])
def test_a_pipe_is_named_as_what_it_is(
    run: Run, club: Path, tmp_path: Path, verb: tuple[str, ...], name: str
) -> None:
    os.mkfifo(tmp_path / name)
    answer = run("--library", club, *verb, tmp_path / name)
    assert answer.code == 1 and "a pipe, not a file" in answer.err and "choose a file" in answer.err


def test_a_number_without_end_has_a_way_out(run: Run, club: Path, tmp_path: Path) -> None:
    path = tmp_path / "digits.json"
    path.write_text(
        '{"tacticien_list": "x", "name": "Liste", "limit": ' + "9" * 300_000 + ', "entries": []}',
        encoding="utf-8",
    )
    answer = run("--library", club, "import", path)
    assert answer.code == 1 and "a number in it is too long" in answer.err and "ask for" in answer.err
