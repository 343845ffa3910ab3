"""A measure, the machine's own floor beside it, and the limit it must keep."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Measure:
    """One line of the table; times in seconds, memory in MB.

    `times` limits the measure as a multiple of the floor, `within` as a time or as memory; a line with
    neither is told for information.
    """

    name: str
    measured: float
    floor: float
    floor_name: str
    times: float | None = None
    within: float | None = None
    note: str = ""
    in_mb: bool = False
    """Whether it is memory that was measured."""

    @property
    def ratio(self) -> float:
        """Tell how many times the floor it took."""
        return self.measured / self.floor if self.floor else 0.0

    @property
    def ok(self) -> bool:
        """Tell whether the limit is kept."""
        return (self.times is None or self.ratio <= self.times) and (
            self.within is None or self.measured <= self.within
        )

    @property
    def verdict(self) -> str:
        """Word the verdict: nothing where there is no limit."""
        if self.times is None and self.within is None:
            return ""
        return "ok" if self.ok else "TOO MUCH" if self.in_mb else "TOO SLOW"

    @property
    def limit(self) -> str:
        """Word the limit."""
        if self.times is not None:
            return f"≤ {self.times:g} ×"
        if self.within is None:
            return "–"
        return f"≤ {self.within:g} MB" if self.in_mb else f"≤ {self.within * 1000:g} ms"

    def told(self, number: float, digits: int) -> str:
        """Word a number of it with its unit."""
        return f"{number:.0f} MB" if self.in_mb else f"{number * 1000:.{digits}f} ms"

    def plain(self) -> dict[str, Any]:
        """Give the line as plain values, the verdict with it."""
        return {**asdict(self), "ratio": self.ratio, "ok": self.ok}


def median_of(gestures: Sequence[Callable[[], object]]) -> tuple[float, float]:
    """Time gestures one after the other; return the median and the worst, in seconds."""
    taken = [timed(gesture) for gesture in gestures]
    return statistics.median(taken), max(taken)


def timed(gesture: Callable[[], object]) -> float:
    """Time one gesture in seconds."""
    start = time.perf_counter()
    gesture()
    return time.perf_counter() - start


def table(measures: Sequence[Measure]) -> list[str]:
    """Lay the lines out for a terminal."""
    head = ("measure", "measured", "floor", "ratio", "limit", "", "the floor is")
    rows = [
        (
            m.name + (f" ({m.note})" if m.note else ""),
            m.told(m.measured, 1),
            m.told(m.floor, 2) if m.floor else "–",
            f"{m.ratio:.2f} ×" if m.floor else "–",
            m.limit,
            m.verdict,
            m.floor_name,
        )
        for m in measures
    ]
    widths = [max(len(row[at]) for row in [head, *rows]) for at in range(len(head))]
    return [
        "  ".join(
            part.ljust(width) if at in (0, 5, 6) else part.rjust(width)
            for at, (part, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in [head, *rows]
    ]
