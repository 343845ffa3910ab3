"""Import cards from tables (CSV, XLSX): matched with the library, merged, written as one step."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from db.codec import calm
from db.errors import Unreadable
from db.exchange import table_reading
from db.exchange.columns import TableLayout
from db.exchange.table_reading import CardTable, Trouble
from db.library import Imported
from db.origins import of_table
from desktop.operations import layouts as layouts_of
from desktop.operations.desk import Desk
from desktop.operations.imports.heads import heads
from desktop.operations.imports.match import card_key, grouped, near_cards, near_rows
from desktop.operations.imports.owned_figures import OwnedMatching
from desktop.operations.imports.report import ImportReport, tell_import
from desktop.operations.imports.table_matching import (
    TableCard,
    TableMatching,
    called_otherwise,
    completed,
    rows_by_card,
    told_before,
)
from desktop.operations.trouble import known_trouble
from rules.cards import Card
from rules.collection import Owned
from rules.text import Message

OF_DELETED = frozenset({"import.put_away", "import.came_back", "import.near_row", "import.twin_row"})
"""What is told of a card that was deleted here, or has a twin, rather than of a cell."""
Step = Callable[[float], None]
_READ = 0.65
"""The part of the work that reading takes; the rest is telling new cards from known ones."""
_OFTEN = 50


@dataclass(frozen=True, slots=True)
class TablesRead:
    """What was read from tables before it is matched with the library."""

    cards: tuple[TableCard, ...]
    troubles: tuple[Trouble, ...]
    refused: tuple[tuple[str, Message], ...]
    owned: Mapping[str, tuple[str, Owned]] = field(default_factory=dict)
    """How many figures somebody has, by miniature, each with the table that says so."""


@dataclass(frozen=True, slots=True)
class TablePlan:
    """What the import of tables would write, and its report; nothing is written yet."""

    read: TablesRead
    report: ImportReport
    writes: Imported


def _unheard(part: float) -> None:
    """Ignore how far the work is: the ``step`` of whoever shows no progress."""


@known_trouble
def import_tables(
    desk: Desk,
    *,
    paths: Sequence[Path],
    layouts: Mapping[Path, TableLayout] | None = None,
    theirs: bool = False,
    accept: bool = False,
    initiator: object | None = None,
) -> ImportReport:
    """Import cards from tables (CSV, XLSX) as one step that can be undone.

    A row is matched with the card of the same name, people, edition and game, or with the one that a table
    called so before; it makes a new revision. A field that is empty in the table stays as it was, and so does
    one that its owner changed, unless ``theirs`` gives the tables the last word. ``accept`` takes names that
    are nearly those of cards here for these. A row that says nothing new
    changes nothing; a card that was soft-deleted stays so. ``layouts`` say what the columns hold; without one
    a table is read by its headings, or as was chosen for such headings before.
    """
    with calm():
        read = _read(desk, paths, layouts or {}, _unheard)
        plan = _plan(desk, read, everything=theirs)
        if accept and plan.report.near:
            same = {near.key: near.card_id for near in plan.report.near}
            plan = _plan(desk, read, same=same, everything=theirs)
        report = _write(desk, plan)
    tell_import(desk, report, initiator=initiator)
    return report


@known_trouble
def bring_tables(
    desk: Desk,
    *,
    paths: Sequence[Path],
    layouts: Mapping[Path, TableLayout] | None = None,
    step: Step = _unheard,
) -> ImportReport | TablePlan:
    """Import as :func:`import_tables` does, in a thread beside the window and without announcing it.

    The place announces it afterwards. Where fields of the tables and ours conflict nothing is written: the
    plan waits for its owner's decisions. Where the library changed meanwhile it is planned again. ``step`` is
    called with the part that is done, 0 to 1; what it raises ends the work before anything is written.
    """
    with calm():
        read = _read(desk, paths, layouts or {}, step)
        while True:
            before = heads(desk)
            plan = _plan(desk, read, step=step)
            if plan.report.differences or plan.report.near:
                return plan
            step(1)  # the last word that can end it: from here on it is written
            if heads(desk) == before:
                return _write(desk, plan)


@known_trouble
def look_at_tables(
    desk: Desk,
    *,
    paths: Sequence[Path],
    layouts: Mapping[Path, TableLayout] | None = None,
    step: Step = _unheard,
) -> TablePlan:
    """Plan the import of tables without writing anything, to show the fields that stay as they are here."""
    with calm():
        return _plan(desk, _read(desk, paths, layouts or {}, step), step=step)


@known_trouble
def decide_tables(
    desk: Desk,
    plan: TablePlan,
    *,
    fields: frozenset[tuple[str, str]],
    same: Mapping[str, str] | None = None,
    step: Step = _unheard,
) -> ImportReport:
    """Write a plan; ``fields`` are (card, field) in which the table's value is taken over ours.

    ``same`` are the cards of ours that rows with other names are, by the keys of these.

    Where the library changed meanwhile it is planned again. ``step`` is called with the part that is done, 0
    to 1; what it raises ends the work before anything is written.
    """
    with calm():
        while True:
            before = heads(desk)
            decided = _plan(desk, plan.read, fields, same=same, step=step)
            step(1)
            if heads(desk) == before:
                return _write(desk, decided)


def _read(desk: Desk, paths: Sequence[Path], told: Mapping[Path, TableLayout], step: Step) -> TablesRead:
    read: list[TableCard] = []
    troubles: list[Trouble] = []
    refused: list[tuple[str, Message]] = []
    owned: dict[str, tuple[str, Owned]] = {}
    for number, path in enumerate(paths):
        try:
            heard = _part_of(step, number / len(paths) * _READ, _READ / len(paths))
            table = _table(desk, path, told.get(path), heard)
        except Unreadable as error:
            refused.append((path.name, error.message))
        else:
            read += ((path.name, card) for card in table.cards)
            troubles += table.troubles
            owned |= {key: (path.name, counted) for key, counted in table.owned.items()}
    return TablesRead(tuple(read), tuple(troubles), tuple(refused), owned)


def _table(desk: Desk, path: Path, layout: TableLayout | None, step: Step) -> CardTable:
    data = layouts_of.bytes_of(path)
    if layout is None:
        layout = layouts_of.known(desk.library, data, path.name)
    return table_reading.read(
        data, path.name, desk.peoples, desk.abilities, layout.columns, way=layout.way, step=step
    )


def _plan(
    desk: Desk,
    read: TablesRead,
    chosen: frozenset[tuple[str, str]] = frozenset(),
    *,
    same: Mapping[str, str] | None = None,
    everything: bool = False,
    step: Step = _unheard,
) -> TablePlan:
    """Match what was read with the library and merge it: what is new, what changes, what stays."""
    library = desk.library
    held, origins = library.cards(), library.memory.origins()
    told_rows, without, short = completed(read.cards, held, origins, same or {})
    groups = rows_by_card(told_rows)
    renamed = called_otherwise(held, origins, {card_key(rows[0][1]) for rows in groups})
    deleted = grouped(library.memory.soft_deleted().cards.values(), card_key)
    met = TableMatching(
        grouped(held, card_key), told_before(origins), chosen, everything, renamed, deleted, short
    )
    for number, rows in enumerate(groups):
        if number % _OFTEN == 0:
            step(_READ + (1 - _READ) * number / len(groups))
        met.match(rows)
    counting = OwnedMatching(library.owned(), origins, chosen, everything)
    counting.match(read.owned)
    report = met.report
    told = (*without, *met.told)
    report.troubles = [*read.troubles, *(Trouble(f, 0, "", _told(code, card)) for f, code, card in told)]
    added = [(met.origins[of_table(key)].file, met.cards[key]) for key in report.added]
    report.troubles += [
        Trouble(
            file, 0, "", Message("import.near_row", {"value": card.name("fr"), "near": near, "column": ""})
        )
        for file, card, near in near_rows(added, (card for _, card in read.cards))
    ]
    report.refused = [*read.refused]
    report.differences += counting.differences
    report.owned += counting.written
    if met.new:
        here = {card_key(card) for _, card in told_rows}
        claimed = {revision.card_id for revision in held if card_key(revision.card) in here}
        known = {revision.card_id: revision for revision in held}
        report.near += near_cards(met.new, known, claimed | {*report.changed})
    writes = Imported(cards=met.cards, origins={**met.origins, **counting.origins}, owned=counting.written)
    return TablePlan(read, report, writes)


def _told(code: str, card: Card) -> Message:
    return Message(f"import.{code}", {"value": card.name("fr"), "english": card.name("en"), "column": ""})


def _write(desk: Desk, plan: TablePlan) -> ImportReport:
    """Write a plan as one step; where no card changes only the origins are kept, which is no step."""
    writes = plan.writes
    if not (writes.cards or writes.owned):
        if writes.origins:
            desk.library.memory.keep(Imported(origins=writes.origins))
        return plan.report
    label = Message("step.cards_imported", {"n": len(writes.cards)})
    if not writes.cards:
        label = Message("step.owned_imported", {"n": len(writes.owned)})
    desk.library.write_import(label, writes)
    return replace(plan.report, label=label)


def _part_of(step: Step, done: float, part: float) -> Step:
    """Return a ``step`` for a part of the work, whose 0 to 1 are a span of the whole."""

    def heard(share: float) -> None:
        step(done + part * share)

    return heard
