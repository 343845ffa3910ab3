"""Clocks: that of who presses the next verb at once, and that of a place far away."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count

import pytest

from desktop.operations.desk import Desk


def at_leisure(desk: Desk) -> Desk:
    """Let a second go by whenever somebody looks at the clock of a desk: a player takes his time."""
    desk.clock = count().__next__
    return desk


@contextmanager
def far_in_the_east() -> Iterator[None]:
    """Play where it is 14 hours later than in UTC."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TZ", "<+14>-14")
        time.tzset()
        yield
    time.tzset()
