"""Files are written whatever the clock says, and a full or closed standard output ends in a sentence."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.desktop.cli.command_line import Run


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
