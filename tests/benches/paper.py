"""200 cards to PDF beside ReportLab drawing the same primitives."""

from __future__ import annotations

import statistics
from collections.abc import Iterator

from tests.benches.measure import Measure
from tests.desktop.paper.bench import CARDS, our_time, primitives_floor


def paper(rounds: int = 5) -> Iterator[Measure]:
    """Lay out, measure, draw and write, against drawing alone; taking turns."""
    pairs = [(our_time(), primitives_floor()) for _ in range(rounds)]
    ours, floor = (statistics.median(column) for column in zip(*pairs, strict=True))
    yield Measure(f"{CARDS} cards to PDF", ours, floor, "ReportLab drawing the same primitives", times=2)
