"""How many examples Hypothesis tries: as many as a test says, ten times as many in `make.py test --deep`."""

from __future__ import annotations

import os

DEEP = "TACTICIEN_DEEP_TESTS"
"""The variable of the environment that `make.py test --deep` sets."""


def examples(usual: int) -> int:
    """Return how many examples a test tries that usually tries so many."""
    return usual * (10 if os.environ.get(DEEP) else 1)
