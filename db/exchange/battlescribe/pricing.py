"""Prices of all files given together, each worked out once for all who pay the same."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from db.exchange.battlescribe.choices import Leaf
from db.exchange.battlescribe.model import DataFile, SelectionEntry
from db.exchange.battlescribe.prices import Buyer, Price, PriceChange, link_cost, price

_NOBODY: frozenset[str] = frozenset()


@dataclass(slots=True)
class PricedLeaf:
    """An option taken apart: the price that all pay, the changes of it, and the ids that these ask for.

    Where they ask for none everybody pays the same.
    """

    leaf: Leaf
    asks: frozenset[str]
    above: frozenset[str]
    total: float | None
    changing: tuple[SelectionEntry, ...] = ()
    prices: dict[frozenset[str], Price] = field(default_factory=dict)


class Pricing:
    """What entries and options cost whom, in the points of their files."""

    def __init__(self, sources: Iterable[DataFile], points: Mapping[str, str | None]) -> None:
        self._points = points
        self._changes: dict[int, tuple[PriceChange, ...]] = {}
        for source in sources:
            field = points[source.file]
            for entry in source.entries:
                found = [change for change in entry.changes if change.get("field") == field]
                if found:
                    self._changes[id(entry)] = tuple(map(PriceChange.read, found))
        self._asks = {
            key: _NOBODY.union(*(change.asks for change in changes)) for key, changes in self._changes.items()
        }
        self._priced: dict[tuple[object, ...], Price] = {}
        self._plain_prices: dict[int, Price] = {}
        # By what their prices are made of: the same option in a hundred groups is looked at once.
        self._leaves: dict[tuple[int, ...], PricedLeaf] = {}

    def of(self, file: str, buyer: Buyer | None, *parts: SelectionEntry) -> Price:
        """Return the price of the first part as all parts change it: itself, and the links to it."""
        asks = _NOBODY.union(*(self._asks.get(id(part), _NOBODY) for part in parts))
        if not asks and len(parts) == 1 and id(parts[0]) not in self._changes:
            return self._plain(file, parts[0])
        key = (*map(id, parts), buyer is None, _NOBODY if buyer is None else buyer.ids & asks)
        if key not in self._priced:
            changes = tuple(change for part in parts for change in self._changes.get(id(part), ()))
            self._priced[key] = price(parts[0], self._points[file], changes, buyer)
        return self._priced[key]

    def _plain(self, file: str, entry: SelectionEntry) -> Price:
        """Return a price that nothing changes."""
        found = self._plain_prices.get(id(entry))
        if found is None:
            found = self._plain_prices[id(entry)] = price(entry, self._points[file], (), None)
        return found

    def known(self, leaf: Leaf) -> PricedLeaf:
        """Take an option apart; those whose prices are made of the same are looked at once."""
        key: tuple[int, ...] = (id(leaf.entry),)
        if leaf.links or leaf.chain:
            key = (*key, *map(id, leaf.links), 0, *map(id, leaf.chain))
        known = self._leaves.get(key)
        if known is None:
            known = self._leaves[key] = self._look_at(leaf)
        return known

    def for_whom(self, known: PricedLeaf, ids: frozenset[str]) -> Price:
        """Return what an option itself costs whoever has these ids; what it stands below is paid apart."""
        asked = ids & known.asks if known.asks else _NOBODY
        found = known.prices.get(asked)
        if found is None:
            found = known.prices[asked] = self._sum(known, asked)
        return found

    def _look_at(self, leaf: Leaf) -> PricedLeaf:
        """Part what is the same for everybody from what hangs on who buys."""
        file = leaf.source.file
        if not leaf.chain and not leaf.links and id(leaf.entry) not in self._changes:
            return PricedLeaf(leaf, _NOBODY, _NOBODY, self._plain(file, leaf.entry).pa)
        parts = (leaf.entry, *leaf.links)
        links = sum(link_cost(link, self._points[file]) for link in leaf.links)
        if any(id(part) in self._changes for part in parts):
            asks = _NOBODY.union(*(self._asks.get(id(part), _NOBODY) for part in parts))
            above = frozenset(part.id for part in leaf.chain) & asks
            return PricedLeaf(leaf, asks, above, links, parts)
        pa = self._plain(file, leaf.entry).pa
        return PricedLeaf(leaf, _NOBODY, _NOBODY, None if pa is None else links + pa)

    def _sum(self, known: PricedLeaf, asked: frozenset[str]) -> Price:
        file, total = known.leaf.source.file, known.total
        buyer = Buyer(asked | known.above)
        if known.changing:
            told = self.of(file, buyer, *known.changing)
            total = None if total is None or told.pa is None else total + told.pa
        return Price(total, True, self._text(known.leaf))

    def _text(self, leaf: Leaf) -> str:
        return leaf.entry.costs.get(self._points[leaf.source.file] or "", "")
