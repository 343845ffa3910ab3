"""Libraries for the tests of the library file, on a clock that only the tests move."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from db.library import Library


class Clock:
    """A clock that goes on by a second at each look."""

    def __init__(self) -> None:
        self.time = datetime(2026, 11, 21, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        self.time += timedelta(seconds=1)
        return self.time


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
