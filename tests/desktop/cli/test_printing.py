"""Several lists printed from the command line: one file, each list with its own cards."""

from __future__ import annotations

import json
from pathlib import Path

from pypdf import PdfReader

from tests.desktop.cli.command_line import Run

NAMES = "Griffon (V-A-4)", "Scorpion (V-A-4)"


def test_several_lists_are_printed_as_one_file(at_club: Run, tmp_path: Path) -> None:
    alone = [json.loads(at_club("print", name, "-o", tmp_path / "one.pdf", "--json").out) for name in NAMES]
    both = tmp_path / "both.pdf"
    done = at_club("print", *NAMES, "-o", both, "--json")
    assert done.code == 0, done.err
    told = json.loads(done.out)
    assert told["army"] == ", ".join(NAMES)
    assert told["cards"] == sum(each["cards"] for each in alone)
    read = PdfReader(both)
    assert told["pages"] == len(read.pages)
    assert [each.title for each in read.outline if not isinstance(each, list)] == list(NAMES)
    twice = at_club("print", NAMES[0], NAMES[0], "-o", both, "--json")
    assert json.loads(twice.out)["cards"] == alone[0]["cards"], "one list once"
