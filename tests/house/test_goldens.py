"""Goldens are renewed with a switch; a run with it says what it wrote, and has proved nothing."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.house.source import ROOT

MADE = """
from pathlib import Path
from tests.goldens import check_golden

def test_face() -> None:
    check_golden(Path({path!r}), {words!r})
"""


def outcome(folder: Path, golden: Path, words: str, **switch: str) -> str:
    """Run a test that holds these words against a golden; return what the run says."""
    test = folder / "test_made.py"
    test.write_text(MADE.format(path=str(golden), words=words), encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-c", str(ROOT / "pyproject.toml"), "-p", "tests.conftest"]
    done = subprocess.run(
        [*command, str(test)], cwd=ROOT, capture_output=True, text=True, env={**os.environ, **switch}
    )
    return done.stdout


def test_a_run_that_writes_goldens_says_which_and_passes_nothing(tmp_path: Path) -> None:
    golden = ROOT / "tests" / "desktop" / "paper" / "goldens" / "made-up-by-a-test.txt"
    try:
        said = outcome(tmp_path, golden, "new\n", TACTICIEN_GOLDENS="write")
        assert "golden written: made-up-by-a-test.txt" in said and "1 renewed" in said
        assert "passed" not in said and "error" not in said
        assert golden.read_text(encoding="utf-8") == "new\n"
        assert "golden as it was" in outcome(tmp_path, golden, "new\n", TACTICIEN_GOLDENS="write")
        assert "1 passed" in outcome(tmp_path, golden, "new\n", TACTICIEN_GOLDENS="")
        assert "1 failed" in outcome(tmp_path, golden, "other\n", TACTICIEN_GOLDENS="")
    finally:
        golden.unlink(missing_ok=True)
