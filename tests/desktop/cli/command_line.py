"""The command line, run here or as the real program, and what it answers."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[3]


@dataclass(frozen=True, slots=True)
class Answer:
    """What a run left: its code and what it printed."""

    code: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        """The JSON that was printed."""
        return json.loads(self.out)


Run = Callable[..., Answer]


def one_sentence(answer: Answer, code: int) -> None:
    """Check that a run only said one line, to whom it concerns."""
    assert answer.code == code
    assert answer.out == ""
    assert len(answer.err.strip().splitlines()) == 1
    assert "Traceback" not in answer.err


class Program:
    """Run the real program in a home of its own."""

    def __init__(self, home: Path) -> None:
        self.home = home

    def __call__(self, *arguments: object) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "desktop.app.main", "--library", str(self.home / "club.tact"),
             "--language", "en", *map(str, arguments)],
            cwd=ROOT, env={**os.environ, "TACTICIEN_HOME": str(self.home), "QT_QPA_PLATFORM": "offscreen"},
            capture_output=True, text=True, timeout=100, check=False,
        )  # fmt: skip


BATTLE = ROOT / "tests" / "db" / "files" / "battle-0.1.0.json"
