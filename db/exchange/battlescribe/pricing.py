"""Prices of all files given together, each worked out once for all who pay the same."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from db.exchange.battlescribe.choices import Leaf
from db.exchange.battlescribe.model import Entry, Source
from db.exchange.battlescribe.prices import Bearer, Change, Price, link_cost, price

_NOBODY: frozenset[str] = frozenset()


class Pricing:
    """What entries and options cost whom, in the points of their files."""

    def __init__(self, sources: Iterable[Source], points: Mapping[str, str | None]) -> None:
        self._points = points
        self._changes: dict[int, tuple[Change, ...]] = {}
        for source in sources:
            field = points[source.file]
            for entry in source.entries:
                found = [change for change in entry.changes if change.get("field") == field]
                if found:
                    self._changes[id(entry)] = tuple(map(Change.read, found))
        self._asks = {
            key: _NOBODY.union(*(change.asks for change in changes)) for key, changes in self._changes.items()
        }
        self._priced: dict[tuple[object, ...], Price] = {}
        # By the identity of leaves, which are held so that no other can take their place.
        self._asked: dict[int, tuple[Leaf, frozenset[str]]] = {}
        self._of_leaves: dict[tuple[int, frozenset[str]], Price] = {}

    def of(self, file: str, bearer: Bearer | None, *parts: Entry) -> Price:
        """Return the price of the first part as all parts change it: itself, and the links to it."""
        asks = _NOBODY.union(*(self._asks.get(id(part), _NOBODY) for part in parts))
        asked = _NOBODY if bearer is None else bearer.ids & asks
        key = (*map(id, parts), bearer is None, asked)
        if key not in self._priced:
            changes = tuple(change for part in parts for change in self._changes.get(id(part), ()))
            self._priced[key] = price(parts[0], self._points[file], changes, bearer)
        return self._priced[key]

    def of_leaf(self, leaf: Leaf, ids: frozenset[str]) -> Price:
        """Return what an option costs whoever has these ids, with what must be bought above it."""
        if id(leaf) not in self._asked:
            parts = (leaf.entry, *leaf.chain, *leaf.links)
            asks = _NOBODY.union(*(self._asks.get(id(part), _NOBODY) for part in parts))
            self._asked[id(leaf)] = (leaf, asks)
        key = (id(leaf), ids & self._asked[id(leaf)][1])
        if key not in self._of_leaves:
            self._of_leaves[key] = self._sum(leaf, ids)
        return self._of_leaves[key]

    def _sum(self, leaf: Leaf, ids: frozenset[str]) -> Price:
        file = leaf.source.file
        bearer = Bearer(ids.union(above.id for above in leaf.chain))
        own = self.of(file, bearer, leaf.entry, *leaf.links)
        parts = [own, *(self.of(file, bearer, above) for above in leaf.chain)]
        known = [part.pa for part in parts if part.pa is not None]
        total = sum(known) + sum(link_cost(link, self._points[file]) for link in leaf.links)
        return Price(
            total if len(known) == len(parts) else None, any(p.open for p in parts), own.stated, own.text
        )
