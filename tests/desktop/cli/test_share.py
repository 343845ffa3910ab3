"""Lists handed on from the command line, as files of other programs."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

from tests.desktop.cli.command_line import Run


def test_a_list_goes_to_a_roster_and_comes_back(at_club: Run, tmp_path: Path) -> None:
    target = tmp_path / "griffon.rosz"
    done = at_club("share", "Griffon (V-A-4)", "-o", target)
    assert (done.code, done.out) == (0, f"The list is written to {target}.\n")
    with zipfile.ZipFile(target) as archive:
        assert archive.namelist() == ["Griffon (V-A-4).ros"]
    shown = at_club("share", "Griffon (V-A-4)", "--as", "ros")
    assert shown.out.startswith("<?xml") and 'name="Griffin conscript"' in shown.out
    read = json.loads(at_club("import", target, "--json").out)
    assert (read["added"], read["same"]) == ([], 5)
    assert read["armies"] == {"added": [], "changed": [], "same": 1}, "it is the list that it was written of"


def test_a_file_that_cannot_be_written_is_told(at_club: Run, tmp_path: Path) -> None:
    done = at_club("share", "Griffon (V-A-4)", "-o", tmp_path / "no" / "griffon.ros")
    assert done.code == 1 and "folder" in done.err
    text = at_club("share", "Griffon (V-A-4)", "-o", tmp_path / "griffon.md", "--as", "markdown")
    assert text.code == 0
    assert (tmp_path / "griffon.md").read_text(encoding="utf-8").startswith("## Griffon")
