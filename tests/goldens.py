"""Goldens: what was made before, kept as text that people read."""

from __future__ import annotations

import os
from pathlib import Path

RENEWING = os.environ.get("TACTICIEN_GOLDENS") == "write"
renewed: list[str] = []
"""What became of the goldens of the test at hand; ``conftest`` tells it at the end of the run."""


def check_golden(path: Path, made: str) -> None:
    """Hold what was made against its golden.

    With TACTICIEN_GOLDENS=write the golden becomes what was made, and the test counts as renewed: that run
    proves nothing of it.
    """
    if not RENEWING:
        assert made == path.read_text(encoding="utf-8")
    elif path.is_file() and path.read_text(encoding="utf-8") == made:
        renewed.append(f"golden as it was: {path.name}")
    else:
        path.write_text(made, encoding="utf-8", newline="\n")
        renewed.append(f"golden written: {path.name}")
