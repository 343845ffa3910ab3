"""Parse each module of the project once for all that read it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.house import source


@pytest.fixture(scope="package", autouse=True)
def remembered() -> Iterator[None]:
    """Let go of what was parsed when these tests are through."""
    yield
    source.forget()
