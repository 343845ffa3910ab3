"""Clocks for who presses the next verb at once: a player takes his time, a test does not."""

from __future__ import annotations

from itertools import count

from desktop.operations.desk import Desk


def at_leisure(desk: Desk) -> Desk:
    """Let a second go by whenever somebody looks at the clock of a desk."""
    desk.clock = count().__next__
    return desk
