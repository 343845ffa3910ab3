"""Take cards into the library from tables: one step, one report, nothing lost on either side."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from db.errors import Unreadable
from db.exchange import battlescribe, tables
from db.exchange.columns import Layout
from db.exchange.tables import Table, Trouble
from db.library import Imported
from db.origins import Origin
from db.shelf import new_id
from desktop.operations import layouts as layouts_of
from desktop.operations.desk import Changes, Desk
from desktop.operations.merging import Difference, merge
from desktop.operations.trouble import known_trouble
from rules.cards import Card, Revision
from rules.text import Message, fold
from rules.values import NERVES, Characteristic, Kind, Value

FOREIGN = battlescribe.ENDINGS
"""The files of other programs, which :mod:`desktop.operations.importing` reads."""

Key = tuple[str, str, str]
Step = Callable[[float], None]
_READ = 0.65
"""The part of the work that reading takes; the rest is telling new cards from known ones."""
_OFTEN = 50


@dataclass(frozen=True, slots=True)
class ImportReport:
    """What an import did: ids of cards that are new and that changed, how many were here already.

    ``troubles`` lists what could not be read as it stands, ``refused`` the files that could not be read at
    all, each with its sentence. ``label`` is the step, None when nothing had to be written.
    """

    added: tuple[str, ...] = ()
    changed: tuple[str, ...] = ()
    same: int = 0
    troubles: tuple[Trouble, ...] = ()
    refused: tuple[tuple[str, Message], ...] = ()
    label: Message | None = None

    @property
    def done(self) -> bool:
        """Tell whether any file could be read."""
        return bool(self.added or self.changed or self.same)


@dataclass(slots=True)
class _Basket:
    """The cards to be written, told apart from those that are here already."""

    known: dict[Key, list[Revision]]
    before: Mapping[str, Card]
    """What a file said last of a card of ours."""

    cards: dict[str, Card] = field(default_factory=dict)
    added: list[str] = field(default_factory=list)
    changed: list[str] = field(default_factory=list)
    origins: dict[str, Origin] = field(default_factory=dict)
    kept: list[Trouble] = field(default_factory=list)
    taken: set[str] = field(default_factory=set)
    written: set[str] = field(default_factory=set)
    same: int = 0

    def put(self, card: Card, file: str) -> None:
        """Take a card in: as a new one, as another revision of the only one like it, or not at all.

        What its owner changed since a table told it stays, and is told.
        """
        alike = self.known.get(_key(card), [])
        for revision in alike:
            if merged(revision.card, card) == revision.card:
                self.same += 1
                return
        if len(alike) == 1 and alike[0].card_id not in self.taken:
            self.taken.add(alike[0].card_id)
            self._join(alike[0], card, file)
        elif _traits(card) in self.written:
            self.same += 1
        else:
            card_id = new_id()
            self.added.append(card_id)
            self._write(card_id, card)
            self._told(card_id, card, file)

    def _join(self, mine: Revision, card: Card, file: str) -> None:
        """Join what a table says now with what it said before and what its owner made of it."""
        before = self.before.get(mine.card_id)
        theirs = merged(mine.card, card)
        differences: list[Difference] = []
        joined = theirs  # of a card that no file ever told, the table is its owner's latest word
        if before is not None:
            joined, differences = merge(mine.card_id, before, theirs, mine.card)
            joined = replace(joined, classes=theirs.classes, race=theirs.race)
        for difference in differences:
            if not difference.taken:
                data = {"value": difference.now, "name": difference.name, "mine": difference.mine}
                self.kept.append(Trouble(file, 0, difference.field, Message("import.mine_stays", data)))
        self._told(mine.card_id, card, file)
        if joined == mine.card:
            self.same += 1
        else:
            self.changed.append(mine.card_id)
            self._write(mine.card_id, joined)

    def _told(self, card_id: str, card: Card, file: str) -> None:
        self.origins[_foreign(card_id)] = Origin(card_id, file, card)

    def _write(self, card_id: str, card: Card) -> None:
        self.written.add(_traits(card))
        self.cards[card_id] = card


def _unheard(part: float) -> None:
    """Hear nothing of how far the work is."""


@known_trouble
def import_tables(
    desk: Desk,
    *,
    paths: Sequence[Path],
    layouts: Mapping[Path, Layout] | None = None,
    initiator: object | None = None,
) -> ImportReport:
    """Read cards from tables (CSV, XLSX) into the library as one step that can be undone.

    A card of the same name, people and edition gets another revision, in which what the table leaves open
    stays as it was; one that says nothing new is left alone. ``layouts`` tell what the columns hold; a table
    without one is read as its headings say, or as was told of them before.
    """
    report = _bring(desk, paths, layouts or {}, _unheard)
    tell_import(desk, report, initiator=initiator)
    return report


@known_trouble
def bring_tables(
    desk: Desk,
    *,
    paths: Sequence[Path],
    layouts: Mapping[Path, Layout] | None = None,
    step: Step = _unheard,
) -> ImportReport:
    """Do the same without telling anybody, beside the window; :func:`tell_import` follows there.

    ``step`` hears which part is done, 0 to 1; what it raises ends the work before anything is written.
    """
    return _bring(desk, paths, layouts or {}, step)


def tell_import(desk: Desk, report: ImportReport, *, initiator: object | None = None) -> None:
    """Tell every place what an import wrote, if it wrote anything."""
    if report.label is not None:
        moved = frozenset((*report.added, *report.changed))
        desk.announce(Changes(cards=moved, label=report.label, initiator=initiator))


def _bring(desk: Desk, paths: Sequence[Path], told: Mapping[Path, Layout], step: Step) -> ImportReport:
    read: list[tuple[str, Card]] = []
    troubles: list[Trouble] = []
    refused: list[tuple[str, Message]] = []
    for number, path in enumerate(paths):
        try:
            heard = _part_of(step, number / len(paths) * _READ, _READ / len(paths))
            table = _read(desk, path, told.get(path), heard)
        except Unreadable as error:
            refused.append((path.name, error.message))
        else:
            read += ((path.name, card) for card in table.cards)
            troubles += table.troubles
    basket = _Basket(_by_key(desk.library.cards()), _told_before(desk.library.origins()))
    for number, (file, card) in enumerate(read):
        if number % _OFTEN == 0:
            step(_READ + (1 - _READ) * number / len(read))
        basket.put(card, file)
    # The last word that can end it: from here on it is written.
    step(1)
    report = ImportReport(same=basket.same, troubles=(*basket.kept, *troubles), refused=tuple(refused))
    if not basket.cards:
        return report
    label = Message("step.cards_imported", {"n": len(basket.cards)})
    desk.library.write_import(label, Imported(cards=basket.cards, origins=basket.origins))
    return replace(report, added=tuple(basket.added), changed=tuple(basket.changed), label=label)


def _read(desk: Desk, path: Path, layout: Layout | None, step: Step) -> Table:
    data = layouts_of.bytes_of(path)
    if layout is None:
        layout = layouts_of.known(desk.library, data, path.name)
    return tables.read(
        data, path.name, desk.peoples, desk.abilities, layout.columns, way=layout.way, step=step
    )


def _part_of(step: Step, done: float, part: float) -> Step:
    """Let a part of the work tell how far it is as if it were all."""

    def heard(share: float) -> None:
        step(done + part * share)

    return heard


def merged(old: Card, new: Card) -> Card:
    """Take what a table says over what is known; where it says nothing, what is known stays.

    A table that tells nothing new but where it comes from changes nothing.
    """
    joined = replace(
        old,
        name_fr=new.name_fr or old.name_fr,
        name_en=new.name_en or old.name_en,
        values=_merged_values(old, new),
        rank=new.rank if new.rank.text else old.rank,
        pa=_told(new.pa, old.pa),
        size=new.size if new.size.value else old.size,
        abilities=new.abilities or old.abilities,
        equipment=new.equipment or old.equipment,
        classes=new.classes or old.classes,
        race=new.race or old.race,
        note=old.note or new.note,
        source=old.source or new.source,
    )
    return joined if joined == old else replace(joined, source=new.source or old.source)


def _merged_values(old: Card, new: Card) -> dict[Characteristic, Value]:
    """Join the values; exactly one of courage, fear and unknown kind stays."""
    values = {c: v for c, v in old.values.items() if not c.is_nerve}
    for characteristic, value in new.values.items():
        if not characteristic.is_nerve and value.kind is not Kind.UNKNOWN:
            values[characteristic] = value
    told = new.nerve if new.nerve[1].kind is not Kind.UNKNOWN else old.nerve
    if any(nerve in card.values for nerve in NERVES for card in (old, new)):
        values[told[0]] = told[1]
    return values


def _told(new: Value, old: Value) -> Value:
    return old if new.kind is Kind.UNKNOWN else new


def _foreign(card_id: str) -> str:
    """Return the foreign id under which it is kept what a table said of a card."""
    return f"table:card:{card_id}"


def _told_before(origins: Mapping[str, Origin]) -> dict[str, Card]:
    """Return what files said of our cards: a table, where one did, before a catalogue or a package."""
    tables_last = sorted(origins.items(), key=lambda pair: pair[0] == _foreign(pair[1].thing))
    return {origin.thing: origin.card for _, origin in tables_last if origin.card is not None}


def _key(card: Card) -> Key:
    return fold(card.name_fr or card.name_en), card.people, fold(card.edition)


def _traits(card: Card) -> str:
    """Write all there is of a card, so that one of fifty thousand is found without looking at each."""
    values = {c.value: card.values[c] for c in sorted(card.values)}
    return repr((replace(card, values={}), values))


def _by_key(revisions: Iterable[Revision]) -> dict[Key, list[Revision]]:
    found: defaultdict[Key, list[Revision]] = defaultdict(list)
    for revision in revisions:
        found[_key(revision.card)].append(revision)
    return found
