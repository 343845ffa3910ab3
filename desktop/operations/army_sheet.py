"""Read armies for whoever shows them: what each counts, what the rules say, what could be newer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from desktop.operations import formats, steps, tables
from desktop.operations.armies import PLACE
from desktop.operations.brought_options import with_brought
from desktop.operations.catalogue_lists import evaluated, may_adopt
from desktop.operations.catalogue_names import told_others
from desktop.operations.desk import Desk
from desktop.operations.evaluated_list import PA, EvaluatedList
from desktop.operations.list_totals import known_others
from desktop.operations.trouble import known_trouble
from rules.armies import Army, Cost, Entry, Muster, army_cost
from rules.battle.setup import FrozenList, number_twins
from rules.battle.tactique import Candidate, coordinators_of_army
from rules.cards import Card, Revision
from rules.catalogue.listing import costs_of, price_changes
from rules.catalogue.names import CatalogueNames, told_names
from rules.collection import Shortage, shortages
from rules.formats import Format
from rules.legality import OVER_LIMIT, POINTS, Problem, Severity, check
from rules.sheets import sheet_of as sheet_of_game
from rules.systems import KINDS
from rules.text import Message, Reason
from rules.values import Characteristic


@dataclass(frozen=True, slots=True)
class ArmyLine:
    """One army in a list of armies.

    ``others`` are its totals in other currencies than PA, by name; None where they are not worked out yet.
    """

    army: Army
    cost: Cost
    figures: int
    others: Mapping[str, float] | None = None


@dataclass(frozen=True, slots=True)
class CardCost:
    """What the figures of a card cost in another currency than PA, and with all that they buy."""

    name: str
    own: float
    whole: float


@dataclass(frozen=True, slots=True)
class ArmySheet:
    """One army with everything that is said about it.

    ``format`` is the one of all ``formats`` whose checks found the problems; ``newer`` holds, by entry, the
    current revision of a card that the entry does not use. ``short`` are the miniatures it wants too many of.
    """

    muster: Muster
    cost: Cost
    problems: tuple[Problem, ...] = ()
    coordinators: tuple[Candidate, ...] = ()
    newer: Mapping[str, Revision] = field(default_factory=dict)
    format: Format | None = None
    formats: Mapping[str, Format] = field(default_factory=dict)
    short: tuple[Shortage, ...] = ()
    by_catalogues: EvaluatedList | None = None
    """What its catalogues make of it; their broken limits are among the problems."""
    adoptable: bool = False
    """Whether the library has newer files of its catalogues, or any where it goes by none."""

    @property
    def army(self) -> Army:
        """The army itself."""
        return self.muster.army

    @property
    def told(self) -> CatalogueNames | None:
        """What its roster told of its catalogues, where these are not here."""
        return told_names(self.army) if self.by_catalogues is None else None

    @property
    def others(self) -> Mapping[str, float]:
        """Its totals in other currencies than PA, by their names."""
        return told_others(self.told) if self.by_catalogues is None else self.by_catalogues.others

    @property
    def frozen(self) -> FrozenList:
        """The list as a battle keeps it: its totals, and the warnings about it."""
        warned = tuple(p.message for p in self.problems if p.severity is Severity.WARNING)
        return FrozenList(
            pa=self.cost.known, unknown=len(self.cost.unknown), limit=self.army.limit, others=self.others,
            problems=warned,
        )  # fmt: skip

    @property
    def card_editions(self) -> tuple[str, ...]:
        """The editions that the cards are from, in the order of the list."""
        return self.muster.card_editions

    @property
    def edition(self) -> str:
        """The edition that the list is of, whatever single cards are from."""
        return self.muster.main_edition

    @property
    def numbers(self) -> Mapping[str, int]:
        """The numbers that tell cards of one profile apart, by entry; 0 for the only one."""
        entries = self.army.entries
        numbers = number_twins([self.muster.card(entry) for entry in entries])
        return {entry.id: number for entry, number in zip(entries, numbers, strict=True)}

    def name(self, entry: Entry, language: str) -> str:
        """Name an entry's card, numbered where another one has its profile."""
        name, number = self.muster.card(entry).name(language), self.numbers[entry.id]
        return f"{name} ({number})" if number else name

    def others_of(self, entry: Entry) -> tuple[CardCost, ...]:
        """Return what an entry costs in the other currencies than PA that its card itself costs or gives."""
        made, told = self.by_catalogues, self.told
        if made is not None:
            card = made.found.selections.get(entry.id)
            own = made.named({key: each.total or 0 for key, each in card.costs.items()}) if card else {}
            costs = costs_of(entry, made.found)
            whole = made.named({key: each.total or 0 for key, each in costs.items()})
        elif told is not None and entry.id in told.choices:
            own = {**told.others(dict(told.choices[entry.id].costs))}
            whole = {**told.others(told.costs_of(entry))}
        else:
            return ()
        return tuple(
            CardCost(name, cost, whole.get(name) or 0) for name, cost in own.items() if cost and name != PA
        )

    def price_changes(self, entry: Entry) -> tuple[Reason, ...]:
        """Return what the rest of the list changes in the price of an entry's figures, in PA."""
        made = self.by_catalogues
        return () if made is None else price_changes(entry, made.found, made.points)


class ArmyReader:
    """Reads armies again and again, as a view does; pinned revisions, which never change, are read once.

    What cards show now is kept until :meth:`forget`.
    """

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._pinned: dict[tuple[str, int], Card] = {}
        self._now: dict[str, Revision] = {}
        self._lines: dict[str, ArmyLine] = {}

    def forget(self) -> None:
        """Read again what cards show now: some have changed."""
        self._now.clear()

    def lines(self) -> list[ArmyLine]:
        """Return all armies in the order of their names, each with its price and its figures."""
        before, self._lines = self._lines, {}
        for army in self._desk.library.armies():
            line = before.get(army.id)
            line = line if line is not None and line.army == army else self._line(army)
            if army.catalogues or line.others is None:  # what a roster told stays as it was told
                line = replace(line, others=known_others(self._desk, army))
            self._lines[army.id] = line
        return list(self._lines.values())

    def sheet(self, army_id: str) -> ArmySheet:
        """Return one army with what the rules say about it. Raises KeyError."""
        return self.sheet_of(self._desk.library.army(army_id))

    def sheet_of(self, army: Army) -> ArmySheet:
        """Return the same of an army as it is handed over."""
        desk = self._desk
        muster = self._muster(army)
        newer = {}
        for entry in army.entries:
            now = self.now(entry.card_id)
            if now.number != entry.revision and now.card != muster.card(entry):
                newer[entry.id] = now
        known = formats.formats_of(desk, army.system)
        checked = formats.format_of(muster, known) if known else None
        made = evaluated(desk, army)
        said = found_by(desk, muster, checked) if checked else ()
        return ArmySheet(
            muster,
            army_cost(muster),
            (*said, *(made.beside(said) if made is not None else ())),
            _candidates(desk, muster),
            newer,
            checked,
            known,
            shortages(muster, desk.library.owned()),
            made,
            may_adopt(desk, army),
        )

    def now(self, card_id: str) -> Revision:
        """Return what a card shows now, soft-deleted or not. Raises KeyError."""
        if card_id not in self._now:
            self._now[card_id] = self._desk.library.card(card_id)
        return self._now[card_id]

    def _line(self, army: Army) -> ArmyLine:
        muster = self._muster(army)
        return ArmyLine(army, army_cost(muster), muster.figures)

    def _muster(self, army: Army) -> Muster:
        wanted = {(entry.card_id, entry.revision) for entry in army.entries}
        if not wanted <= self._pinned.keys():
            self._pinned |= self._desk.library.muster(army).cards
        return Muster(army, {key: self._pinned[key] for key in wanted})


@dataclass(frozen=True, slots=True)
class MusterView:
    """What a view of the Muster shows: all armies, one of them whole, what undo and redo would do."""

    lines: tuple[ArmyLine, ...]
    sheet: ArmySheet | None
    last: Message | None
    following: Message | None


@known_trouble
def view(desk: Desk, reader: ArmyReader, *, army_id: str) -> MusterView:
    """Read what a view shows; an army that is not there any more gives way to the first one."""
    found = reader.lines()
    ids = [line.army.id for line in found]
    shown = army_id if army_id in ids else next(iter(ids), "")
    sheet = reader.sheet(shown) if shown else None
    if sheet is not None:
        found = [replace(line, others=sheet.others) if line.army.id == shown else line for line in found]
    return MusterView(tuple(found), sheet, *last_and_next(desk))


def found_by(desk: Desk, muster: Muster, format: Format) -> list[Problem]:
    """Return what a format says of a list; what the list chose because of a card counts with that card.

    The sum of a list that is too dear has the amounts that its rows show.
    """
    counted = with_brought(desk, muster)
    said = check(counted, format=format, peoples=desk.peoples)
    if counted is muster:
        return said
    if all(each.code != OVER_LIMIT for each in said):
        return said
    of_points = replace(format, checks=tuple(row for row in format.checks if row.check == POINTS))
    shown = {each.code: each for each in check(muster, format=of_points, peoples=desk.peoples)}
    return [shown.get(each.code, each) if each.code == OVER_LIMIT else each for each in said]


def _candidates(desk: Desk, muster: Muster) -> tuple[Candidate, ...]:
    """Return who of a list may roll for the turn: the coordinators, or everybody with a DIS."""
    barred = coordinates(muster.army)
    if not barred and not tests_discipline(muster.army):
        return ()
    return tuple(coordinators_of_army(muster, desk.peoples, anybody=not barred))


def tests_discipline(army: Army) -> bool:
    """Tell whether the cards of a list's game have a DIS."""
    return Characteristic.DIS in sheet_of_game(army.system).values


def coordinates(army: Army) -> bool:
    """Tell whether it matters to a list who may coordinate."""
    return army.system in KINDS and KINDS[army.system].coordinators


def lines(desk: Desk) -> list[ArmyLine]:
    """Return all armies in the order of their names, each with its price and its figures."""
    return ArmyReader(desk).lines()


def sheet(desk: Desk, army_id: str) -> ArmySheet:
    """Return one army with what the rules say about it. Raises KeyError."""
    return ArmyReader(desk).sheet(army_id)


def sheet_of(desk: Desk, army: Army) -> ArmySheet:
    """Return the same of an army as it is handed over."""
    return ArmyReader(desk).sheet_of(army)


def editions(language: str) -> list[str]:
    """Return what may be offered as an army's edition: each names a format."""
    return [
        (known.en if language == "en" else known.fr) if len(known.id) > 3 else known.id.upper()
        for known in tables.formats().values()
    ]


def last_and_next(desk: Desk) -> tuple[Message | None, Message | None]:
    """Return the labels of the steps that undo would take back and redo would do."""
    return steps.labels(desk, PLACE)
