"""Newer files of the catalogues of a list: what taking them would change, and taking them on purpose.

A list that was made before of cards of a catalogue may go by it in the same way.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from desktop.operations import army_sheet, catalogue_lists, picking
from desktop.operations.army_sheet import ArmySheet
from desktop.operations.catalogue_names import names_of
from desktop.operations.desk import Desk
from desktop.operations.evaluated_list import GONE, EvaluatedList
from desktop.operations.following import by_file, counted, followed, result
from desktop.operations.trouble import known_trouble
from rules.armies import Army, Entry
from rules.catalogue.evaluated import EvaluatedSelection
from rules.catalogue.files import Catalogue
from rules.catalogue.listing import selection_id
from rules.catalogue.names import CatalogueNames
from rules.catalogue.walking import nodes_in
from rules.legality import Problem
from rules.text import Explained


@dataclass(frozen=True, slots=True)
class CurrencyChange:
    """What is paid, or given, in a currency, and what would be."""

    name: str
    before: float
    now: float


@dataclass(frozen=True, slots=True)
class ChangedPart:
    """What a file changes in a list: an entry's card by its id, else what the file calls something of it.

    ``name`` is what it is called, ``now`` what it would be called, where that is another name. ``costs`` are
    those of an option that would be others; what an entry costs is told of the whole entry.
    """

    entry: str
    name: str
    now: str = ""
    costs: tuple[CurrencyChange, ...] = ()


@dataclass(frozen=True, slots=True)
class CatalogueRevisions:
    """A catalogue of a list: the revision that it goes by, None for none, and the one of now.

    ``changes`` is what this file alone changes; nothing where that takes another one, too.
    """

    name: str
    before: str | None
    now: str
    changes: tuple[ChangedPart, ...] = ()


@dataclass(frozen=True, slots=True)
class EntryPriceChange:
    """What an entry costs, and would cost, with all that it buys; ``others`` are currencies that change."""

    entry: Entry
    before: Explained
    now: Explained
    others: tuple[CurrencyChange, ...] = ()


@dataclass(frozen=True, slots=True)
class Adoption:
    """What a list would be by the catalogues of now.

    ``broken`` are the limits of its catalogues that it would break and does not yet, ``mended`` those that it
    breaks no more; ``lost`` are the options that the files of now do not know, by entry.
    """

    before: ArmySheet
    now: ArmySheet
    files: tuple[CatalogueRevisions, ...]
    prices: tuple[EntryPriceChange, ...]
    broken: tuple[Problem, ...]
    mended: tuple[Problem, ...]
    lost: Mapping[str, tuple[str, ...]]

    @property
    def others(self) -> tuple[CurrencyChange, ...]:
        """The totals in other currencies than PA, of those that anything costs or would cost."""
        was, will = self.before.frozen.others, self.now.frozen.others
        names = sorted({**was, **will})
        return tuple(CurrencyChange(name, was.get(name, 0), will.get(name, 0)) for name in names)


@known_trouble
def adoption(desk: Desk, army_id: str) -> Adoption | None:
    """Return what a list would be by the catalogues of now; None where it goes by them. Raises KeyError."""
    army = desk.library.army(army_id)
    if not catalogue_lists.may_adopt(desk, army):
        return None
    after = replace(_after(desk, army), id="")
    after = catalogue_lists.with_prices(desk, after)
    before, now = army_sheet.sheet(desk, army_id), army_sheet.sheet_of(desk, after)
    return Adoption(
        before,
        now,
        tuple(_files(desk, before, now)),
        tuple(_prices(desk, before, now)),
        _but(now, before),
        _but(before, now),
        _lost(before, now),
    )


def _prices(desk: Desk, before: ArmySheet, now: ArmySheet) -> Iterator[EntryPriceChange]:
    """Give the entries that would cost something else, in any currency."""
    was, will = (names_of(desk, sheet.army) for sheet in (before, now))
    for mine, then in zip(before.army.entries, now.army.entries, strict=True):
        cost, next_cost = before.cost.entries[mine.id], now.cost.entries[mine.id]
        others = _moved(was, mine, will, then) if was is not None and will is not None else ()
        if others or cost.total != next_cost.total:
            yield EntryPriceChange(mine, cost, next_cost, others)


def _moved(was: CatalogueNames, mine: Entry, will: CatalogueNames, then: Entry) -> tuple[CurrencyChange, ...]:
    """Return the other currencies than PA in which an entry would cost something else."""
    before, now = was.others(was.costs_of(mine)), will.others(will.costs_of(then))
    found = (CurrencyChange(name, before.get(name, 0), now.get(name, 0)) for name in {**before, **now})
    return tuple(each for each in found if each.before != each.now)


@known_trouble
def take(desk: Desk, army_id: str, *, initiator: object | None = None) -> bool:
    """Let a list go by the catalogues of now, in one step; tell whether that changes it. Raises KeyError."""
    if desk.library.army(army_id).catalogues:
        return picking.take_catalogues(desk, army_id, initiator=initiator) is True
    return bool(picking.adopt(desk, army_id, initiator=initiator))


def _after(desk: Desk, army: Army) -> Army:
    return followed(desk, army) if army.catalogues else picking.adopted(desk, army)[0]


def _files(desk: Desk, before: ArmySheet, now: ArmySheet) -> list[CatalogueRevisions]:
    """Return the files that would be others and change something, of those that the forces reach."""
    was, will = before.by_catalogues, now.by_catalogues
    if will is None:
        return []
    used = {each.id: each for force in now.army.forces for each in will.shelf.reach(force.catalogue)}
    if was is None:
        return [
            CatalogueRevisions(each.name, None, each.revision) for each in _needed(now.army, used.values())
        ]
    pins = zip(before.army.catalogues, now.army.catalogues, strict=True)
    others = [(old, new) for old, new in pins if old != new]
    moved = []
    for old, new in others:
        file = desk.shelves.file(desk.library, new)
        if file.id in used:
            alone = will if len(others) == 1 else by_file(desk, was, old, new)
            revision = was.shelf.by_id[file.id].revision
            changes = tuple(dict.fromkeys(_changed(was, alone)))
            moved.append(CatalogueRevisions(file.name, revision, file.revision, changes))
    # Where it takes several files together, none of them may be left out.
    together = result(was) != result(will) and not any(each.changes for each in moved)
    return [each for each in moved if each.changes or together]


def _needed(army: Army, files: Iterable[Catalogue]) -> Iterator[Catalogue]:
    """Give the files that have anything which a list holds."""
    picks = (pick for holder in (army.entries, army.forces) for each in holder for pick in each.picks)
    nodes = (*(entry.node for entry in army.entries), *(pick.node for pick in picks))
    ids = {part for node in nodes for part in node.split("::")}
    for each in files:
        if any(node.id in ids for node in nodes_in(each)):
            yield each


def _changed(before: EvaluatedList, now: EvaluatedList) -> Iterator[ChangedPart]:
    """Give the cards, options and limits of a list that are others: their names, costs or numbers."""
    entries = {entry.id for entry in before.army.entries}
    was, will = before.found.selections, now.found.selections
    for id_, old in sorted(was.items(), key=lambda each: each[0] not in entries):
        new = will.get(id_)
        if new is None or counted(old) != counted(new):
            name = "" if new is None or new.name == old.name else new.name
            moved = () if new is None or id_ in entries else tuple(_costs_moved(before, old, new))
            yield ChangedPart(id_ if id_ in entries else "", old.name, name, moved)
    yield from (ChangedPart("", new.name) for id_, new in will.items() if id_ not in was)
    broken = [
        {(each.kind, each.name, each.counted, each.bound, each.where_id) for each in made.found.broken}
        for made in (before, now)
    ]
    asked = [{(each.holder, each.name, each.number) for each in made.asked} for made in (before, now)]
    yield from (ChangedPart("", each[1]) for each in sorted(broken[0] ^ broken[1], key=str))
    yield from (ChangedPart("", each[1]) for each in sorted(asked[0] ^ asked[1]))


def _costs_moved(
    made: EvaluatedList, old: EvaluatedSelection, new: EvaluatedSelection
) -> Iterator[CurrencyChange]:
    was, will = (made.named({k: c.total or 0 for k, c in each.costs.items()}) for each in (old, new))
    for name in {**was, **will}:
        if (one := was.get(name) or 0) != (other := will.get(name) or 0):
            yield CurrencyChange(name, one, other)


def _but(sheet: ArmySheet, other: ArmySheet) -> tuple[Problem, ...]:
    """Return the limits of catalogues that one breaks and the other does not, whatever the numbers.

    What is gone is told as lost.
    """
    made, others = sheet.by_catalogues, other.by_catalogues
    known = {_same(problem) for problem in (others.problems if others is not None else ())}
    found = made.problems if made is not None else ()
    return tuple(p for p in found if _same(p) not in known and not p.code.startswith(GONE))


def _same(problem: Problem) -> tuple[object, ...]:
    return problem.code, problem.data.get("name"), problem.where


def _lost(before: ArmySheet, now: ArmySheet) -> dict[str, tuple[str, ...]]:
    """Return the options that stand for what no catalogue knows any more."""
    old, new = (
        {each.id for each in sheet.by_catalogues.found.lost} if sheet.by_catalogues is not None else set()
        for sheet in (before, now)
    )  # fmt: skip
    found = {}
    for entry in now.army.entries:
        names = tuple(
            option.name for option in entry.options
            if option.pick and selection_id(entry.id, option.pick) in new - old
        )  # fmt: skip
        if names or entry.id in new - old:
            found[entry.id] = names
    return found
