"""The measure of 200 cards is one that runs: it is taken, in small, with the tests."""

from __future__ import annotations

from tests.desktop.paper import bench


def test_both_sides_of_the_measure_draw_the_same_cards() -> None:
    assert bench.our_time(18) > 0
    assert bench.primitives_floor(18) > 0
