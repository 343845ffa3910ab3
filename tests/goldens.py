"""Goldens: what was made before, kept as text that people read."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

RENEWING = os.environ.get("TACTICIEN_GOLDENS") == "write"


def check_golden(path: Path, made: str) -> None:
    """Hold what was made against its golden.

    With TACTICIEN_GOLDENS=write the golden becomes what was made, and the test counts as skipped: that run
    proves nothing.
    """
    if not RENEWING:
        assert made == path.read_text(encoding="utf-8")
        return
    if path.is_file() and path.read_text(encoding="utf-8") == made:
        pytest.skip(f"golden as it was: {path.name}")
    path.write_text(made, encoding="utf-8", newline="\n")
    pytest.skip(f"golden written: {path.name}")
