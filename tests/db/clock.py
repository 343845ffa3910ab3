"""A clock that only the tests move."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta


class Clock:
    """A clock that goes on by a second at each look."""

    def __init__(self) -> None:
        self.time = datetime(2026, 11, 21, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        self.time += timedelta(seconds=1)
        return self.time
