"""The languages that the turn by keys is played in; its battles are those of all battle tests."""

from __future__ import annotations

import pytest


@pytest.fixture(params=["en", "fr"])
def spoken(request: pytest.FixtureRequest) -> str:
    """Speak both languages."""
    return str(request.param)
