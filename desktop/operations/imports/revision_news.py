"""What a new revision of a catalogue says otherwise than the one that was read before, entry by entry."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from db.exchange.battlescribe.harvest import CatalogueTaken, catalogue_key
from db.kept_catalogues import sum_of_bytes
from desktop.operations.catalogue_lists import newest
from desktop.operations.desk import Desk
from desktop.operations.following import is_touched
from desktop.operations.imports.changed_fields import FieldChange, changes
from rules.armies import Army, Entry
from rules.catalogue.files import Catalogue
from rules.catalogue.nodes import EntryNode, Node
from rules.catalogue.revisions import Fate, NodeFate, compared
from rules.catalogue.walking import nodes_in, with_entries

if TYPE_CHECKING:
    from db.catalogue_record import KeptCatalogue


@dataclass(frozen=True, slots=True)
class Repriced:
    """An entry whose price is another now, in each currency that changed: its name, before and now."""

    name: str
    prices: tuple[tuple[str, float, float], ...]


@dataclass(frozen=True, slots=True)
class GoneEntry:
    """An entry that is in the file no more, and the lists that have it."""

    name: str
    lists: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ChangedEntry:
    """An entry of which something else changed than its price: its name now, and what changed."""

    name: str
    fields: tuple[FieldChange, ...] = ()


@dataclass(frozen=True, slots=True)
class CatalogueNews:
    """What a file says otherwise than the revision that was read before, by the names of its entries.

    ``sum`` is that of the former file. What is ``renumbered`` has another id, and is the same entry.
    """

    file: str
    name: str
    before: str
    now: str
    sum: str = ""
    new: tuple[str, ...] = ()
    gone: tuple[GoneEntry, ...] = ()
    renumbered: tuple[str, ...] = ()
    repriced: tuple[Repriced, ...] = ()
    changed: tuple[ChangedEntry, ...] = ()


@dataclass(frozen=True, slots=True)
class TouchedList:
    """A list that a new revision of files given makes another one: its id and name."""

    army_id: str
    name: str


@dataclass(slots=True)
class RevisionNews:
    """What the files of one import say otherwise than the former ones; which lists that changes.

    ``going`` are the ids of all lists that go by the former ones.
    """

    files: list[CatalogueNews] = field(default_factory=list)
    lists: list[TouchedList] = field(default_factory=list)
    going: frozenset[str] = frozenset()
    sources: frozenset[str] = frozenset()
    """The catalogues that have a new revision, as the foreign ids of things name them."""


def news_of(desk: Desk, catalogues: Sequence[CatalogueTaken]) -> RevisionNews:
    """Compare files with those that were read before; only those count that are others."""
    shown = desk.library.catalogues.shown()
    found = RevisionNews()
    armies: list[Army] = []
    former: dict[str, str] = {}
    now: dict[str, Catalogue] = {}
    ids: dict[str, str] = {}
    for taken in catalogues:
        key = catalogue_key(taken.id or taken.name)
        kept = shown.get(key)
        if kept is None or taken.revision < kept.revision:  # an older one changes nothing by itself
            continue
        if kept.sum == (sum_ := sum_of_bytes(taken.data)):
            continue
        if not former:
            armies = [army for army in desk.library.armies() if army.catalogues]
        former[key] = kept.sum
        news, now[kept.sum], fates = _of_file(desk, kept, taken, sum_, armies)
        found.files.append(news)
        ids |= {fate.was: fate.id for fate in fates if fate.fate is Fate.RENUMBERED}
    found.sources = frozenset(former)
    going = [army for army in armies if not now.keys().isdisjoint(army.catalogues)]
    found.going = frozenset(army.id for army in going)
    found.lists = [TouchedList(a.id, a.name) for a in going if is_touched(desk, a, now, ids)]
    return found


def behind(desk: Desk, catalogues: Sequence[CatalogueTaken]) -> frozenset[str]:
    """Return the lists that go by former files of these catalogues, whenever the others were read."""
    keys = {catalogue_key(taken.id or taken.name) for taken in catalogues}
    now = {kept.sum for key, kept in desk.library.catalogues.shown().items() if key in keys}
    return frozenset(
        army.id
        for army in desk.library.armies()
        if army.catalogues and not now.isdisjoint({*newest(desk, army)} - {*army.catalogues})
    )


def _of_file(
    desk: Desk, kept: KeptCatalogue, taken: CatalogueTaken, sum_: str, armies: Sequence[Army]
) -> tuple[CatalogueNews, Catalogue, Sequence[NodeFate]]:
    from db.exchange.battlescribe.node_reading import read_catalogues

    before = desk.shelves.file(desk.library, kept.sum)
    after = read_catalogues(taken.data, sum_)[0].catalogue
    using = [army for army in armies if kept.sum in army.catalogues]
    sorting = _Sorting(before, after)
    fates = tuple(compared(before, after))
    for fate in fates:
        sorting.add(fate)
    news = CatalogueNews(
        taken.file, taken.name, before.revision or str(kept.revision), after.revision, kept.sum,
        new=tuple(dict.fromkeys(sorting.new)),
        gone=tuple(
            GoneEntry(name, tuple(army.name for army in using if _has(army, id_)))
            for id_, name in sorting.gone.items()
        ),
        renumbered=tuple(dict.fromkeys(sorting.renumbered)),
        repriced=tuple(sorting.repriced.values()),
        changed=tuple(
            ChangedEntry(name, tuple(fields))
            for name, fields in sorting.changed.items()
            if name not in sorting.told
        ),
    )  # fmt: skip
    return news, after, fates


class _Sorting:
    """Sorts what became of nodes by the entries that they are, or stand within."""

    def __init__(self, before: Catalogue, after: Catalogue) -> None:
        self._before, self._after = _entries(before), _entries(after)
        self._nodes = _by_id(before), _by_id(after)
        self._currencies = {
            **{cost.type_id: cost.name for entry in self._after.values() for cost in entry.costs},
            **{kind.id: kind.name for kind in (*before.cost_types, *after.cost_types)},
        }
        self.new: list[str] = []
        self.gone: dict[str, str] = {}
        self.renumbered: list[str] = []
        self.repriced: dict[str, Repriced] = {}
        self.changed: dict[str, list[FieldChange]] = {}
        """By the name of an entry what changed in it, or in what stands within it."""

    @property
    def told(self) -> frozenset[str]:
        """Return the names of entries of which more is told than that they changed."""
        return frozenset((*self.new, *self.gone.values(), *self.renumbered))

    def add(self, fate: NodeFate) -> None:
        """Sort one node."""
        is_gone = fate.fate is Fate.GONE
        entry = (self._before if is_gone else self._after).get(fate.id)
        if entry is None or not entry.name:
            return
        if entry.id != fate.id:
            self._change(fate, entry, fate.fields)
        elif fate.fate is Fate.NEW:
            self.new.append(entry.name)
        elif is_gone:
            self.gone[entry.id] = entry.name
        else:
            self._of_entry(fate, entry)

    def _of_entry(self, fate: NodeFate, entry: EntryNode) -> None:
        if fate.fate is Fate.RENUMBERED:
            self.renumbered.append(entry.name)
        was = self._before.get(fate.was or fate.id)
        prices = () if was is None else tuple(self._moved(was, entry))
        if prices:
            self.repriced[entry.id] = Repriced(entry.name, prices)
        if fields := [name for name in fate.fields if name != "costs"]:
            self._change(fate, entry, fields)

    def _change(self, fate: NodeFate, entry: EntryNode, fields: Sequence[str]) -> None:
        was, now = self._nodes[0].get(fate.was or fate.id), self._nodes[1].get(fate.id)
        told = self.changed.setdefault(entry.name, [])
        if was is not None and now is not None:
            found = changes(was, now, fields, self._currencies)
            told += (change for change in found if change not in told)

    def _moved(self, was: EntryNode, now: EntryNode) -> Iterator[tuple[str, float, float]]:
        old = {cost.type_id: cost.value for cost in was.costs}
        for cost in now.costs:
            if (before := old.get(cost.type_id, 0)) != cost.value:
                yield self._currencies.get(cost.type_id) or cost.name, before, cost.value


def _by_id(catalogue: Catalogue) -> dict[str, Node]:
    """Return every node of a file by its id."""
    return {node.id: node for node in nodes_in(catalogue)}


def _entries(catalogue: Catalogue) -> dict[str, EntryNode]:
    """Return by the id of each node the entry that it is, or stands within."""
    found: dict[str, EntryNode] = {}
    for node, entry in with_entries(catalogue):
        if entry is not None:
            found.setdefault(node.id, entry)
    return found


def _has(army: Army, id_: str) -> bool:
    """Tell whether a list has an entry, or has picked it for one."""
    return any(id_ in node.split("::") for entry in army.entries for node in _nodes(entry)) or any(
        id_ in pick.node.split("::") for force in army.forces for pick in force.picks
    )


def _nodes(entry: Entry) -> Iterator[str]:
    yield entry.node
    yield from (pick.node for pick in entry.picks)
