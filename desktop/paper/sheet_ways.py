"""Find what would show more of sheets that are not whole: larger paper, one language instead of two."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from desktop.paper.layout import Layout, Leaflet
from desktop.paper.losses import Lost
from desktop.paper.stock import PaperSize

LARGER_PAPER = {PaperSize.A4: PaperSize.A3, PaperSize.LETTER: PaperSize.A3}
"""The next larger sheet of paper, where there is one."""


@dataclass(slots=True)
class SheetWays:
    """Sheets laid out in other ways, each once and not before something is lost.

    ``alone`` are the same sheets in each of their languages alone, none where they are in one.
    """

    leaflets: Sequence[Leaflet]
    alone: Mapping[str, Sequence[Leaflet]]
    layout: Layout
    _counted: dict[str, Counter[tuple[str, str]]] = field(default_factory=dict)

    def larger_helps(self, whose: str, key: str) -> bool:
        """Tell whether larger paper would show more of something, given by its name and its key."""
        paper = LARGER_PAPER.get(self.layout.paper)
        if paper is None:
            return False
        now = self._lost("", self.leaflets, self.layout)[whose, key]
        return self._lost(paper, self.leaflets, replace(self.layout, paper=paper))[whose, key] < now

    def helping_alone(self, key: str) -> tuple[str, ...]:
        """Name the languages that alone would show more of something; what has no key counts together."""
        # a name is another one in another language
        now = _of(key, self._lost("", self.leaflets, self.layout))
        return tuple(
            language for language, leaflets in self.alone.items()
            if _of(key, self._lost(language, leaflets, self.layout)) < now
        )  # fmt: skip

    def _lost(self, way: str, leaflets: Sequence[Leaflet], layout: Layout) -> Counter[tuple[str, str]]:
        """Count what a way loses, by whose it is and its key."""
        if way not in self._counted:
            made = self._counted[way] = Counter()
            for lost in (lost for each in leaflets for page in each.pages(layout) for lost in page.lost):
                made[lost.whose, lost.key] += _weight(lost)
        return self._counted[way]


def _weight(lost: Lost) -> int:
    return 0 if lost.is_whole else max(1, lost.count)


def _of(key: str, counted: Counter[tuple[str, str]]) -> int:
    return sum(count for (_, each), count in counted.items() if each == key)
