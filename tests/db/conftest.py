"""Libraries for the tests of the library file, on a clock that only the tests move."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from db.library import Library
from tests.db.beside import nursery
from tests.db.clock import Clock


@pytest.fixture(scope="session")
def beside() -> Iterator[None]:
    """Load the program once for all other processes that have a library open."""
    with nursery():
        yield


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "library.tact"


@pytest.fixture
def library(path: Path, clock: Clock) -> Iterator[Library]:
    with Library.open(path, clock=clock) as opened:
        yield opened
