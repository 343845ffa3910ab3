"""Match the cards of tables with those of the library, by what tells cards apart; then merge them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from operator import attrgetter

from db.exchange.table_writing import MOST_CELL
from db.origins import Origin, of_table
from db.revisioned_table import new_id
from desktop.operations.imports.match import CardKey, card_key
from desktop.operations.imports.merge import DELETED, Merging
from desktop.operations.imports.merge_cards import merge, with_fields
from desktop.operations.imports.report import ImportReport
from rules.card_fields import FIELDS, keys
from rules.cards import Card, Revision
from rules.text import fold
from rules.values import Characteristic, Value

TableCard = tuple[str, Card]
"""A card as a table tells it, and the table's name."""
Traits = tuple[frozenset[tuple[Characteristic, Value]], tuple[object, ...]]
_OF_A_CARD = attrgetter(*(each.name for each in fields(Card) if each.name != "values"))
_OF_TABLES = keys([field for field in FIELDS if field.columns and not field.tells_apart])
"""What a table says over what is known: it tells no pictures, and the other fields tell its cards apart."""
_MOST_ALIKE = 10
"""Cards of one name, people, edition and game that are looked at one by one; nobody has more by hand."""


@dataclass(slots=True)
class TableMatching:
    """The matching of one import of tables with one library; nothing is written here."""

    known: Mapping[CardKey, Sequence[Revision]]
    bases: Mapping[str, Card]
    """By card of ours: what a file said of it last, the base of a merge."""

    chosen: frozenset[tuple[str, str]] = frozenset()
    """(card, field) in which theirs is taken over ours."""

    everything: bool = False
    """Whether theirs is taken in every field."""

    renamed: Mapping[CardKey, Sequence[Revision]] = field(default_factory=dict)
    """Cards by what a table called them, where they are called otherwise now."""

    deleted: Mapping[CardKey, Sequence[Revision]] = field(default_factory=dict)
    """Soft-deleted cards, which stay so unless their owner says otherwise."""

    meant: frozenset[Traits] = frozenset()
    """What rows say that mean the one card of their name without telling all that tells it apart."""

    told: list[tuple[str, str, Card]] = field(default_factory=list)
    """What became of soft-deleted ones and of twins: the table, the code of a sentence, the card."""

    cards: dict[str, Card] = field(default_factory=dict)
    new: list[tuple[str, Card]] = field(default_factory=list)
    """New cards with the keys by which their owner may say which card of ours they are."""
    report: ImportReport = field(default_factory=ImportReport)
    origins: dict[str, Origin] = field(default_factory=dict)
    _written: set[Traits] = field(default_factory=set)

    def match(self, rows: Sequence[TableCard]) -> None:
        """Match the rows of tables with cards of the same name, people, edition and game.

        First come rows that are equal to a card here, then those that are equal to what a table said before;
        one that remains is matched with the one card that remains, and all others are new.
        """
        key = card_key(rows[0][1])
        alike = list(self.known.get(key, ()))
        alike += self.renamed.get(key, ())
        if len(rows) == len(alike) == 1:
            self._join(alike[0], rows[0])
            return
        free = {revision.card_id: revision for revision in alike}
        told = {_traits(revision.card): revision.card_id for revision in alike}
        looked_at = alike[:_MOST_ALIKE]
        unmet: list[TableCard] = []
        once = {_traits(card): (file, card) for file, card in reversed(rows)}
        self.report.same += len(rows) - len(once)
        for traits, row in reversed(once.items()):
            met = told.get(traits)
            if met is None:
                met = next((r.card_id for r in looked_at if merged(r.card, row[1]) == r.card), None)
            if met is None:
                unmet.append(row)
            else:
                free.pop(met, None)
                self.report.same += 1
        for row in list(unmet):
            said = next((r for r in looked_at if r.card_id in free and self._said(r, row[1])), None)
            if said is not None:
                unmet.remove(row)
                self._join(free.pop(said.card_id), row)
        deleted = list(self.deleted.get(key, ()))
        unmet.sort(key=lambda row: _traits(row[1]) in self.meant)
        whole = any(_traits(card) not in self.meant for _, card in rows)
        mine = alike[0] if whole and len(alike) == 1 else None
        added = len(once) - len(unmet)
        for file, card in unmet:
            if (left := self._left(free, key)) is not None:
                self._join(free.pop(left.card_id), (file, card))
            elif _traits(card) in self._written:
                self.report.same += 1
            elif deleted:
                self._back(deleted.pop(0), file, card)
            elif mine is not None and _traits(card) in self.meant:
                self._join(replace(mine, card=self.cards.get(mine.card_id, mine.card)), (file, card))
            else:
                if added:
                    self.told.append((file, "twin_row", card))
                self.new.append((row_key(card), card))
                self._add(new_id(), file, card)
            added += 1

    def _left(self, free: Mapping[str, Revision], key: CardKey) -> Revision | None:
        """Return the one card that remains; of several, the one that files so far called by this key."""
        called = [r for r in free.values() if (b := self.bases.get(r.card_id)) and card_key(b) == key]
        return next((each[0] for each in (list(free.values()), called) if len(each) == 1), None)

    def _said(self, mine: Revision, card: Card) -> bool:
        """Tell whether a table said the same of a card of ours before."""
        before = self.bases.get(mine.card_id)
        return before is not None and merged(before, card) == before

    def _back(self, was: Revision, file: str, card: Card) -> None:
        """Leave a soft-deleted card as it is, or restore it where its owner decided so."""
        merging = Merging(self.chosen, everything=self.everything)
        back = merging.comes_back(was.card_id, card.name("fr"), card.name("en"))
        self.report.differences += merging.differences
        self.told.append((file, "came_back" if back else DELETED, card))
        if back:
            self._add(was.card_id, file, merged(was.card, card))

    def _add(self, card_id: str, file: str, card: Card) -> None:
        self.report.added.append(card_id)
        self._write(card_id, card)
        self.origins[of_table(card_id)] = Origin(card_id, file, card)

    def _join(self, mine: Revision, row: TableCard) -> None:
        """Merge a row with the card of ours that it is matched with."""
        file, card = row
        before = self.bases.get(mine.card_id)
        theirs = merged(mine.card, card)
        if theirs == mine.card:
            self.report.same += 1
            return
        merging = Merging(self.chosen, heard=before is not None, everything=self.everything)
        joined = merge(mine.card_id, before, theirs, mine.card, merging)
        self.report.take(merging)
        if merging.differences:
            self.origins[of_table(mine.card_id)] = Origin(mine.card_id, file, _now(before, card))
        if joined == mine.card:
            self.report.same += 1
        else:
            self.report.changed.append(mine.card_id)
            self._write(mine.card_id, joined)

    def _write(self, card_id: str, card: Card) -> None:
        self._written.add(_traits(card))
        self.cards[card_id] = card


def row_key(card: Card) -> str:
    """Return the key by which a row of a table is told from others."""
    return "table:" + "|".join(card_key(card))


def completed(
    rows: Iterable[TableCard],
    held: Iterable[Revision],
    origins: Mapping[str, Origin],
    same: Mapping[str, str],
) -> tuple[list[TableCard], list[tuple[str, str, Card]], frozenset[Traits]]:
    """Return rows that say which card they mean where just one can be meant, and what is to be told of it.

    Last come those that mean it without saying all that tells it apart.

    A row without people or edition means the only card here of its name; of several it means none. One of a
    name in English alone means the card of its people and edition that is called so in English. ``same`` are
    the cards that rows mean by their owner's word, by the keys of these.
    """
    held = list(held)
    cards = {revision.card_id: revision.card for revision in held}
    named: defaultdict[tuple[str, str], dict[str, Card]] = defaultdict(dict)
    keys: set[CardKey] = set()
    for revision in held:
        card, origin = revision.card, origins.get(of_table(revision.card_id))
        keys.add(card_key(card))
        if origin is not None and origin.card is not None:
            keys.add(card_key(origin.card))
        for name in filter(None, (card.name_fr, card.name_en)):
            named[fold(name), card.system][revision.card_id] = card
    found: list[TableCard] = []
    told: list[tuple[str, str, Card]] = []
    short: set[Traits] = set()
    for file, row in rows:
        card = _in_its_language(row, named)
        if (meant_by_owner := cards.get(same.get(row_key(card), ""))) is not None:
            found.append((file, _called_as(card, meant_by_owner)))
            continue
        whole, meant = bool(card.people and card.edition), list[Card]()
        if card_key(card) not in keys and not (whole and card.name_fr):
            name = fold(card.name("fr"))
            known = named.get((name, card.system), {}).values()
            meant = [each for each in known if _may_mean(card, each)]
            if whole:
                meant = [each for each in meant if fold(each.name_en) == name]
        if meant and not whole:
            told.append((file, "met_without_edition" if len(meant) == 1 else "several_of_name", card))
        found.append((file, _called_as(card, meant[0]) if len(meant) == 1 else card))
        if len(meant) == 1 and not whole:
            short.add(_traits(found[-1][1]))
    return found, told, frozenset(short)


def _in_its_language(row: Card, named: Mapping[tuple[str, str], Mapping[str, Card]]) -> Card:
    """Return a row whose one name is the English name where the cards here of that name have no other."""
    known = named.get((fold(row.name_fr), row.system), {}).values()
    if row.name_en or not known or any(card.name_fr for card in known):
        return row
    return replace(row, name_fr="", name_en=row.name_fr)


def _called_as(card: Card, known: Card) -> Card:
    """Return a row with all that tells the card apart that it means."""
    return replace(
        card, name_fr=known.name_fr, name_en=known.name_en, people=known.people, edition=known.edition
    )


def _may_mean(card: Card, known: Card) -> bool:
    """Tell whether nothing that a row says of its people and edition speaks against a card."""
    return card.people in ("", known.people) and fold(card.edition) in ("", fold(known.edition))


def rows_by_card(rows: Iterable[TableCard]) -> list[list[TableCard]]:
    """Return rows by the keys of their cards, in the order in which each first comes."""
    found: defaultdict[CardKey, list[TableCard]] = defaultdict(list)
    for row in rows:
        found[card_key(row[1])].append(row)
    return list(found.values())


def called_otherwise(
    revisions: Iterable[Revision], origins: Mapping[str, Origin], asked: Collection[CardKey]
) -> dict[CardKey, list[Revision]]:
    """Return cards by what a table called them, where their owner has renamed them since.

    Those whose present name is ``asked`` for are left out: they are matched by that name.
    """
    found: defaultdict[CardKey, list[Revision]] = defaultdict(list)
    for revision in revisions:
        origin, now = origins.get(of_table(revision.card_id)), card_key(revision.card)
        if origin is None or origin.card is None or now in asked:
            continue
        if (said := card_key(origin.card)) != now:
            found[said].append(revision)
    return found


def told_before(origins: Mapping[str, Origin]) -> dict[str, Card]:
    """Return the base of each card of ours: what a table said of it, else a catalogue or a package."""
    tables_last = sorted(origins.items(), key=lambda pair: pair[0] == of_table(pair[1].thing))
    return {origin.thing: origin.card for _, origin in tables_last if origin.card is not None}


def merged(old: Card, new: Card) -> Card:
    """Return what was said before with what a table says now over it, but for its empty fields.

    A table that says nothing new but where a card comes from changes nothing.
    """
    joined = with_fields(old, replace(new, note=_note(new.note, old.note)), _OF_TABLES)
    return old if replace(joined, source=old.source or joined.source) == old else joined


def _now(before: Card | None, card: Card) -> Card:
    """Return what files say of a card by now: where this table is empty, what was said before."""
    return card if before is None else merged(before, card)


def _note(new: str, old: str) -> str:
    """Return the old note where the new one differs from it in nothing but the ends of lines and the like."""
    told, known = (text.replace("\r\n", "\n") for text in (new, old))
    cut = len(told) >= MOST_CELL and known.startswith(told)
    return old if not new or told == known or cut else new


def _traits(card: Card) -> Traits:
    """Return all that a card says as a key, by which one of fifty thousand is found at once."""
    return frozenset(card.values.items()), _OF_A_CARD(card)
