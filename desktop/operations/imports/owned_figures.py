"""Hold the figures that a table counts against those that are counted here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from db.origins import Origin
from desktop.operations.imports.merge import Difference, Merging, Where
from rules.collection import Owned, by_name

OWNED = "owned"


def of_table(key: str) -> str:
    """Return the foreign id under which it is kept what a table counted of a miniature."""
    return f"table:owned:{key}"


def figures_words(figures: int | None) -> str:
    """Write how many figures there are; a dash where nobody counts them."""
    return "–" if figures is None else str(figures)


@dataclass(slots=True)
class OwnedMatching:
    """The counts of tables against those of one library; nothing is written here."""

    here: Mapping[str, Owned]
    origins_here: Mapping[str, Origin]
    chosen: frozenset[tuple[str, str]] = frozenset()
    everything: bool = False
    written: dict[str, Owned] = field(default_factory=dict)
    origins: dict[str, Origin] = field(default_factory=dict)
    differences: list[Difference] = field(default_factory=list)

    def match(self, told: Mapping[str, tuple[str, Owned]]) -> None:
        """Count what nobody counted here; ask where both did."""
        names = by_name(self.here)
        keys = {id(counted): key for key, counted in self.here.items()}
        for miniature, (file, counted) in told.items():
            mine = names.get(miniature)
            key = miniature if mine is None else keys[id(mine)]
            origin = self.origins_here.get(of_table(key))
            base = None if origin is None else origin.figures
            if base != counted.figures:
                self.origins[of_table(key)] = Origin(key, file, figures=counted.figures)
            merging = Merging(self.chosen, heard=base is not None, everything=self.everything)
            held = None if mine is None else mine.figures
            where = Where(f"owned/{key}", counted.name, OWNED)
            now = counted.figures
            if mine is not None:
                now = merging.decide(where, base, counted.figures, held, figures_words) or 0
            elif base == counted.figures:  # counted no more on purpose
                continue
            self.differences += merging.differences
            if now != held:
                self.written[key] = replace(mine or counted, figures=now)
