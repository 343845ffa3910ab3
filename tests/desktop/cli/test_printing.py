"""Several lists printed from the command line: one file, each list with its own cards."""

from __future__ import annotations

import json
from pathlib import Path

from pypdf import PdfReader

from tests.desktop.cli.command_line import Program

NAMES = "Griffon (V-A-4)", "Scorpion (V-A-4)"


def test_several_lists_are_printed_as_one_file(program: Program, tmp_path: Path) -> None:
    alone = [
        json.loads(program("print", name, "-o", tmp_path / "one.pdf", "--json").stdout) for name in NAMES
    ]
    both = tmp_path / "both.pdf"
    done = program("print", *NAMES, "-o", both, "--json")
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["army"] == ", ".join(NAMES)
    assert told["cards"] == sum(each["cards"] for each in alone)
    read = PdfReader(both)
    assert told["pages"] == len(read.pages)
    assert [each.title for each in read.outline if not isinstance(each, list)] == list(NAMES)
    twice = program("print", NAMES[0], NAMES[0], "-o", both, "--json")
    assert json.loads(twice.stdout)["cards"] == alone[0]["cards"], "one list once"
