"""200 cards and their backs to PDF beside ReportLab drawing the same primitives."""

from __future__ import annotations

import statistics
from collections.abc import Iterator

from tests.benches.measure import Measure
from tests.desktop.paper.bench import (
    CARDS,
    army_sheet_time,
    our_time,
    peak_of,
    preview_time,
    primitives_floor,
)

MANY = 1000


def paper(rounds: int = 5) -> Iterator[Measure]:
    """Lay out, measure, draw and write, against drawing alone; taking turns."""
    pairs = [(our_time(), primitives_floor()) for _ in range(rounds)]
    ours, floor = (statistics.median(column) for column in zip(*pairs, strict=True))
    name = f"{CARDS} cards and their backs to PDF"
    yield Measure(name, ours, floor, "ReportLab drawing the same primitives", times=1.2)
    page = statistics.median(preview_time() for _ in range(rounds))
    yield Measure("a page of nine cards in the preview, after a choice", page, 0.0, "none", within=0.100)
    page = statistics.median(army_sheet_time(edit) for edit in range(rounds))
    yield Measure("a page of an army sheet in the preview, after an edit", page, 0.0, "none", within=0.100)
    yield Measure(f"memory of {MANY} cards", peak_of(MANY), 0.0, "none", within=150.0, in_mb=True)
