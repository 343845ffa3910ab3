"""The command line, run here, and what it answers."""

from __future__ import annotations

import json
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


BATTLE = ROOT / "tests" / "db" / "files" / "battle-0.1.0.json"
