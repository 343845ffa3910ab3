"""Unfold what an entry may buy: its own options, those of groups, and those behind links."""

from __future__ import annotations

from typing import NamedTuple

from db.exchange import budget
from db.exchange.battlescribe.hiding import Hiding
from db.exchange.battlescribe.links import LinkIndex, Placed
from db.exchange.battlescribe.model import GROUP, DataFile, SelectionEntry


class Leaf(NamedTuple):
    """An option as it was found: where it stands in the tree, and the entries above it that cost too.

    ``links`` are those by which it was reached: what they change of a price they change of its own.
    ``gates`` are what may be hidden from some on the way to it, itself included.
    """

    source: DataFile
    entry: SelectionEntry
    path: tuple[str, ...]
    chain: tuple[SelectionEntry, ...]
    needed: bool
    links: tuple[SelectionEntry, ...] = ()
    gates: tuple[SelectionEntry, ...] = ()


class Unfolding:
    """Follows groups and links; what was unfolded once is remembered, circles are cut."""

    def __init__(self, index: LinkIndex, owners: set[int], hiding: Hiding) -> None:
        self._index = index
        self._owners = owners  # entries with cards of their own are no options, nor lend others theirs
        self._hiding = hiding
        self._tops = {id(entry) for source in index.sources for _, entry in index.tops(source)}
        self._devices = {key: found for key, rows in index.unlocks.items() if (found := self._shown_by(rows))}
        self._known: dict[int, tuple[Leaf, ...]] = {}
        self._open: set[int] = set()
        self._steps = 0
        self.given_up = False

    def of(self, source: DataFile, entry: SelectionEntry) -> list[tuple[Leaf, ...]]:
        """Return all that an entry may buy, part by part; parts that others have too are the same tuples."""
        parts = [self._below(source, child) for child in entry.children]
        for where, link in self._index.incoming.get(entry.id, ()):
            parts += [self._below(where, child) for child in link.children]
        unlocked = tuple(self._unlocked(entry))
        return [part for part in (*parts, unlocked) if part]

    def _unlocked(self, entry: SelectionEntry) -> list[Leaf]:
        """Return what comes into view with an entry, as the spells of one magician do."""
        found: list[Leaf] = []
        for source, hidden in self._devices.get(entry.id, ()):
            if hidden is not entry:
                found += (leaf for leaf in self._node(source, hidden) if leaf.entry is not hidden)
        return found

    def _shown_by(self, rows: list[Placed]) -> list[Placed]:
        """Return what holds options for whoever chose something; a card in view buys for itself alone."""
        return [
            (source, hidden)
            for source, hidden in rows
            if (not hidden.path or id(hidden) in self._tops)
            and hidden.children
            and id(hidden) not in self._owners
        ]

    def _below(self, source: DataFile, child: SelectionEntry) -> tuple[Leaf, ...]:
        if child.link is None:
            return self._node(source, child)
        placed: Placed | None = self._index.entry(source, child.link)
        own: tuple[Leaf, ...] = ()
        if child.children:
            own = tuple(leaf for part in child.children for leaf in self._below(source, part))
        if placed is None:
            return own
        found = self._node(*placed)
        if child.changes or child.costs or child.needed:
            found = tuple(
                leaf._replace(links=(*leaf.links, child), needed=leaf.needed or child.needed)
                if leaf.entry is placed[1]
                else leaf
                for leaf in found
            )
        found = found + own if own else found
        return self._behind(child, found) if self._hiding.concerns(child) else found

    def _behind(self, gate: SelectionEntry, leaves: tuple[Leaf, ...]) -> tuple[Leaf, ...]:
        return tuple(leaf._replace(gates=(*leaf.gates, gate)) for leaf in leaves)

    def _node(self, source: DataFile, entry: SelectionEntry) -> tuple[Leaf, ...]:
        key = id(entry)
        if key in self._owners:
            return ()
        if key in self._known:
            return self._known[key]
        self._steps += 1
        if self._steps > budget.MAX_LINKS or len(self._open) > budget.MAX_DEPTH:
            self.given_up = True
            return ()
        if key in self._open:
            return ()
        self._open.add(key)
        try:
            found = self._unfold(source, entry)
        finally:
            self._open.discard(key)
        if self._hiding.concerns(entry):
            found = self._behind(entry, found)
        self._known[key] = found
        return found

    def _unfold(self, source: DataFile, entry: SelectionEntry) -> tuple[Leaf, ...]:
        below: list[Leaf] = []
        for child in entry.children:
            below += self._below(source, child)
            self._steps += len(below)
            if self._steps > budget.MAX_LINKS:
                self.given_up = True
                break
        below += self._unlocked(entry)
        chain = () if entry.kind == GROUP else (entry,)
        once = {id(leaf.entry): leaf for leaf in reversed(below)}
        inner = [
            Leaf(
                leaf.source, leaf.entry, (entry.name, *leaf.path), (*chain, *leaf.chain),
                leaf.needed and entry.kind == GROUP, leaf.links, leaf.gates,
            )
            for leaf in reversed(once.values())
        ]  # fmt: skip
        if entry.kind == GROUP or entry.id in self._devices:
            return tuple(inner)
        return (Leaf(source, entry, (), (), entry.needed and not below), *inner)
