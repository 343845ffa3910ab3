"""Who sees which option: files hide some from most fighters, and show them to a few."""

from __future__ import annotations

from collections.abc import Iterable

from db.exchange.battlescribe.model import DataFile, SelectionEntry
from db.exchange.battlescribe.prices import Buyer, PriceChange


class Hiding:
    """What the files hide from whom, as far as it is settled by who buys.

    What hangs on the rest of an army is in view: the army may be made so.
    """

    def __init__(self, sources: Iterable[DataFile]) -> None:
        self._told: dict[int, tuple[tuple[bool, PriceChange], ...]] = {}
        for source in sources:
            for entry in source.entries:
                if not entry.changes:
                    continue
                found = tuple(
                    (change.get("value") == "true", PriceChange.read(change))
                    for change in entry.changes
                    if change.get("field") == "hidden"
                )
                if found:
                    self._told[id(entry)] = found

    def concerns(self, entry: SelectionEntry) -> bool:
        """Tell whether an entry, a group or a link is hidden from some."""
        return id(entry) in self._told

    def from_all(self, entry: SelectionEntry) -> bool:
        """Tell whether a file hides an entry, or a link, by itself: whoever buys, and whatever is bought."""
        hidden = entry.hidden
        for value, change in self._told.get(id(entry), ()):
            if change.always:
                hidden = value
        return hidden

    def hides(self, gates: Iterable[SelectionEntry], ids: frozenset[str]) -> bool:
        """Tell whether anything on the way to an option is hidden from whoever has these ids."""
        return any(self._hides(gate, Buyer(ids)) for gate in gates)

    def _hides(self, gate: SelectionEntry, buyer: Buyer) -> bool:
        hidden = gate.hidden
        for value, change in self._told[id(gate)]:
            holds = change.holds(buyer)
            if holds is None:
                hidden = False
            elif holds:
                hidden = value
        return hidden
