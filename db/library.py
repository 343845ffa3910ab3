"""The library file as the rest of the program sees it: no row and no session leaves this floor."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from db import opening, schema, wal, whereabouts
from db.backup_folder import BackupFolder
from db.errors import (
    Corrupt,
    LibraryError,
    shown,
)
from db.kept_battles import KeptBattles
from db.kept_catalogues import KeptCatalogues
from db.memory import Memory
from db.revisioned_table import ARMIES, CARDS, CATALOGUES, FORMATS, OFFERS, ORIGINS, OWNED, RULESETS, new_id
from db.starter import Starter
from db.store import Clock, Store, system_clock
from db.timelines import Undone, Written, head_of, history_of, undone
from db.writes import ArmyWrite, CardWrite, Imported, Packed, RulesetWrite
from rules.armies import Army, Muster
from rules.cards import Revision
from rules.text import Message, fold
from rules.timeline import StepInfo

if TYPE_CHECKING:
    from rules.battle.own_ruleset import OwnRuleset
    from rules.collection import Owned
    from rules.formats import Format
    from rules.offers import Offer


__all__ = ["ArmyWrite", "CardWrite", "Imported", "Library", "Packed", "RulesetWrite", "picture_id"]


def picture_id(data: bytes) -> str:
    """Return the id under which a picture is kept."""
    return hashlib.sha256(data).hexdigest()


class Library:
    """One open library file; every method that writes is one transaction.

    ``battles``, ``backups``, ``catalogues`` and ``memory`` (what imports ask for) are objects of their own.
    """

    def __init__(self, taken: opening.Taken, backups: Path | None = None) -> None:
        self._lock = taken.lock
        self._folder = backups
        self.path = taken.store.path
        self.warnings = whereabouts.warnings(self.path)
        self.is_cut_short = taken.is_cut_short
        self.swept = 0
        self._stand_on(taken.store)

    def _stand_on(self, store: Store) -> None:
        self._store = store
        self.backups = BackupFolder(store, self._folder)
        self.battles = KeptBattles(store)
        self.catalogues = KeptCatalogues(store)
        self.memory = Memory(store)

    @classmethod
    def open(
        cls,
        path: Path,
        *,
        starter: Starter | None = None,
        read_only: bool = False,
        backups: Path | None = None,
        clock: Clock = system_clock,
    ) -> Library:
        """Open a library; a path that does not exist yet is made with the starter content.

        While somebody else holds the write lock the library is read-only and ``holder`` names them. Of an old
        one that is only to be read a copy is brought up to date and read; the file is not touched.
        Backups roll into the folder ``backups`` when a changed library is closed; without a folder none
        is made, but before the tables are brought up to date, beside the library.
        What operations that were killed left beside it is removed; ``swept`` tells how many copies.
        ``is_cut_short`` tells that its write-ahead log was damaged, so that what was written last is missing.
        A file that was parted from its log is only read; ``parted_from`` names that.
        A file of several names whose log may lie beside another of them is only read; ``is_aliased`` tells.
        Raises the errors of :mod:`db.errors`; whatever is raised, the file is left as it was.
        """
        taken = opening.take(path, starter or Starter(), clock, read_only=read_only, backups=backups)
        opened = cls(taken, backups)
        if taken.lock is not None:
            with opening.released_on_failure(taken.lock):
                opened.swept = opened.backups.tidy()
        return opened

    def regain(self) -> bool:
        """Take a library that somebody else held when it was opened; tell whether it may be written now.

        What they wrote is read from then on. While they still have it ``holder`` is who they are now, and
        nothing changes. Raises the errors of opening a library.
        """
        if not self.holder:
            return not self.read_only
        taken = opening.take_over(self._store)
        if taken is None:
            return False
        before, self._lock = self._store, taken.lock
        self._stand_on(taken.store)
        before.close()
        return True

    def close(self) -> Message | None:
        """Close the file: one file is left, without companions; the lock is given back.

        A changed library gets its backup first. What kept it from being made, or its companions from
        being folded in, is returned, not raised: what was written is on the disk.
        """
        trouble: Message | None = None
        try:
            try:
                self.backups.make_on_closing()
            finally:
                self._store.close()
        except LibraryError as error:
            trouble = error.message
        finally:
            if self._lock is not None:
                self._lock.release()
        return trouble

    @property
    def read_only(self) -> bool:
        """Tell whether nothing can be written: by a wish, by another program, or by what the file is."""
        return self._store.read_only

    @property
    def holder(self) -> str:
        """Name who held the write lock when it was asked for last; "" for nobody else."""
        return self._store.holder

    @property
    def uid(self) -> str:
        """Return the id of this library, made once; a copy of it is the same library."""
        with self._store.reading() as reader:
            row = reader.execute("SELECT uid FROM library").fetchone()
        return "" if row is None else str(row[0])

    @property
    def is_aliased(self) -> bool:
        """Tell whether what was written last may lie beside another name of the file, which is only read."""
        return self.read_only and not self.holder and wal.may_lie_elsewhere(self.path)

    @property
    def parted_from(self) -> str:
        """Name the log that is not beside a library that was not closed, and is only read; "" for none."""
        if not self.read_only or self.holder or not schema.is_parted(self.path):
            return ""
        return whereabouts.side_file(self.path, "-wal").name

    @property
    def is_written_over(self) -> bool:
        """Tell whether another program wrote into the open file, which gives and takes nothing any more."""
        return self._store.is_written_over

    @property
    def is_replaced(self) -> bool:
        """Tell whether another file took the place of the open one, or it was removed there."""
        return self._store.is_replaced

    @property
    def is_changed(self) -> bool:
        """Tell whether something that matters was saved since it was opened."""
        return self._store.changed

    def must_write(self) -> None:
        """Raise Locked, Aliased, ReadOnly, Missing or Replaced where nothing can be written."""
        self._store.must_write()

    def prepare_writing(self) -> None:
        """Load what writing needs, beside whoever uses the library; else the first write does."""
        if not self.read_only:
            self._store.prepare_writing()

    def __enter__(self) -> Library:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # -- cards --------------------------------------------------------------------------------

    def cards(self) -> list[Revision]:
        """Return what every card shows now, without the soft-deleted ones, in the order of names."""
        with self._store.reading() as reader:
            found = [Revision(*row) for row in CARDS.shown(reader)]
        return sorted(found, key=lambda r: (fold(r.card.name("fr")), r.card.edition, r.card_id))

    def card_ids(self) -> list[str]:
        """Return the ids of all cards that are not soft-deleted."""
        with self._store.reading() as reader:
            return CARDS.ids(reader)

    def some_cards(self, card_ids: Iterable[str]) -> list[Revision]:
        """Return what some cards show now, in no order; without unknown and soft-deleted ones."""
        with self._store.reading() as reader:
            return [Revision(*row) for row in CARDS.some(reader, card_ids)]

    def card(self, card_id: str, number: int | None = None) -> Revision:
        """Return a revision of a card, the one it shows by default, soft-deleted or not. Raises KeyError."""
        with self._store.reading() as reader:
            return Revision(card_id, *CARDS.one(reader, card_id, number))

    def revisions(self, card_id: str) -> list[Revision]:
        """Return all revisions of a card, oldest first. Raises KeyError."""
        with self._store.reading() as reader:
            return [Revision(card_id, *row) for row in CARDS.every(reader, card_id)]

    def revision_times(self, card_id: str) -> dict[int, str]:
        """Return when each revision of a card was written, by its number: ISO, in UTC."""
        query = "SELECT number, at FROM card_revision WHERE id = ? ORDER BY number"
        with self._store.reading() as reader:
            return dict(reader.execute(query, (card_id,)))

    def write_cards(
        self, label: Message, writes: Sequence[CardWrite], pictures: Iterable[bytes] = ()
    ) -> Written:
        """Write cards, and the pictures they name, as one step that can be undone.

        Each changed card gets a new revision. Raises KeyError for an unknown card that is to be soft-deleted.
        """
        asked = [(write.card_id or new_id(), write.card) for write in writes]
        with self._store.writing() as writer:
            at = self._store.step_time()
            for data in pictures:
                writer.picture(picture_id(data), data)
            step = writer.record("library", at, label, asked)
        return Written(step, card_ids=tuple(card_id for card_id, _ in asked))

    # -- armies -------------------------------------------------------------------------------

    def armies(self) -> list[Army]:
        """Return all lists, without the soft-deleted ones, in the order of names."""
        with self._store.reading() as reader:
            found = [army for _, _, army in ARMIES.shown(reader)]
        return sorted(found, key=lambda army: (fold(army.name), army.id))

    def army(self, army_id: str) -> Army:
        """Return a list, soft-deleted or not. Raises KeyError."""
        with self._store.reading() as reader:
            return ARMIES.one(reader, army_id)[1]

    def muster(self, army: Army) -> Muster:
        """Return a list with the revisions of the cards that its entries pin.

        Raises Corrupt where one is not there, for no revision is ever removed.
        """
        pinned = {(entry.card_id, entry.revision) for entry in army.entries}
        try:
            with self._store.reading() as reader:
                cards = {key: CARDS.one(reader, *key)[1] for key in pinned}
        except KeyError as error:
            raise Corrupt(path=shown(self.path)) from error
        return Muster(army, cards)

    def write_armies(self, label: Message, writes: Sequence[ArmyWrite]) -> Written:
        """Write lists as one step that can be undone. Raises KeyError for an unknown one to be deleted."""
        asked: list[tuple[str, Army | None]] = []
        for write in writes:
            army_id = write.army_id or new_id()
            asked.append((army_id, write.army and replace(write.army, id=army_id)))
        with self._store.writing() as writer:
            at = self._store.step_time()
            step = writer.record("muster", at, label, asked)
        return Written(step, army_ids=tuple(army_id for army_id, _ in asked))

    # -- what cards may buy, and where things came from ---------------------------------------

    def offers(self) -> dict[str, Offer]:
        """Return the options that cards may buy, by id, without the soft-deleted ones."""
        with self._store.reading() as reader:
            return {key: offer for key, _, offer in OFFERS.shown(reader)}

    def write_offers(self, label: Message, writes: Mapping[str, Offer | None]) -> StepInfo:
        """Write options, or soft-delete them (None), as a step of the library.

        Raises KeyError for an unknown one that is to be soft-deleted.
        """
        with self._store.writing() as writer:
            return writer.record_all(
                "library", self._store.step_time(), label, ((OFFERS, tuple(writes.items())),)
            )

    def write_import(
        self, label: Message, writes: Imported, *, of_library: bool = False
    ) -> tuple[StepInfo | None, StepInfo | None]:
        """Write an import of tables, catalogues or rosters: one transaction, one step of each place.

        An import that was asked for in the library is a step there (``of_library``) even where nothing of it
        changes, so that undo there takes it back. Return the steps of the library and of the muster, each
        None where there is none.
        """
        kept = (
            (CARDS, tuple(writes.cards.items())),
            (OFFERS, tuple(writes.offers.items())),
            (OWNED, tuple(writes.owned.items())),
            (ORIGINS, tuple(writes.origins.items())),
            (CATALOGUES, tuple(writes.catalogues.items())),
        )
        listed = (
            (ARMIES, tuple(writes.armies.items())),
            (ORIGINS, tuple(writes.army_origins.items())),
        )
        steps: list[StepInfo | None] = []
        with self._store.writing() as writer:
            at = self._store.step_time()
            writer.catalogue_files(writes.catalogue_files)
            for place, asked, always in (("library", kept, of_library), ("muster", listed, False)):
                anything = always or any(things for _, things in asked)
                steps.append(writer.record_all(place, at, label, asked) if anything else None)
        return steps[0], steps[1]

    def write_package(self, label: Message, writes: Packed) -> tuple[str, ...]:
        """Write the import of a package: one transaction, one step of each place that changes.

        Return the ids of the battles that are new here, in their order.
        """
        with self._store.writing() as writer:
            at = self._store.step_time()
            from db.writing.packages import bring  # loads what writes, as opening the writer did

            return bring(writer, at, label, writes)

    # -- list formats, and the figures an owner has -------------------------------------------

    def formats(self) -> dict[str, Format]:
        """Return the players' own list formats by id, without the soft-deleted, in the order of names."""
        with self._store.reading() as reader:
            found = [(made.fr, key, made) for key, _, made in FORMATS.shown(reader)]
        return {key: made for name, key, made in sorted(found, key=lambda row: (fold(row[0]), row[1]))}

    def write_format(self, label: Message, format_id: str | None, made: Format | None) -> str:
        """Write an own format, or soft-delete one (None), as a step of the muster; return its id.

        Without an id it is a new one. Raises KeyError for an unknown one to be soft-deleted.
        """
        key = format_id or new_id()
        written = made if made is None else replace(made, id=key)
        with self._store.writing() as writer:
            writer.record_all("muster", self._store.step_time(), label, ((FORMATS, ((key, written),)),))
        return key

    def owned(self) -> dict[str, Owned]:
        """Return how many figures of each miniature the owner has, by miniature, those counted only."""
        with self._store.reading() as reader:
            return {key: figures for key, _, figures in OWNED.shown(reader)}

    def write_owned(self, label: Message, figures: Mapping[str, Owned | None]) -> StepInfo:
        """Count miniatures, or count them no more (None), as a step of the library.

        Raises KeyError for one never counted that is to be counted no more.
        """
        with self._store.writing() as writer:
            return writer.record_all(
                "library", self._store.step_time(), label, ((OWNED, tuple(figures.items())),)
            )

    # -- rulesets -----------------------------------------------------------------------------

    def rulesets(self) -> dict[str, OwnRuleset]:
        """Return the players' own rulesets by id, without the soft-deleted ones, in the order of names."""
        with self._store.reading() as reader:
            found = [(made.name, key, made) for key, _, made in RULESETS.shown(reader)]
        return {key: made for name, key, made in sorted(found, key=lambda row: (fold(row[0]), row[1]))}

    def ruleset(self, ruleset_id: str) -> OwnRuleset:
        """Return an own ruleset, soft-deleted or not. Raises KeyError."""
        with self._store.reading() as reader:
            return RULESETS.one(reader, ruleset_id)[1]

    def write_rulesets(self, label: Message, writes: Sequence[RulesetWrite]) -> Written:
        """Write own rulesets as one step that can be undone. Raises KeyError for an unknown one."""
        asked = [(write.ruleset_id or new_id(), write.ruleset) for write in writes]
        with self._store.writing() as writer:
            at = self._store.step_time()
            step = writer.record("rulesets", at, label, asked)
        return Written(step, ruleset_ids=tuple(ruleset_id for ruleset_id, _ in asked))

    # -- one undo in the house ----------------------------------------------------------------

    def history(self, place: str) -> list[StepInfo]:
        """Return the steps of a place (``library``, ``muster``, ``rulesets``, ``battles``), oldest first."""
        with self._store.reading() as reader:
            return history_of(reader, place)

    def head(self, place: str) -> int | None:
        """Return the step at which a place stands, None at its beginning."""
        with self._store.reading() as reader:
            return head_of(reader, place)

    def undo(self, place: str) -> Undone | None:
        """Undo the last step of a place, with what other places did in it; None when there is none.

        Raises MovedOn where one of these has done something since.
        """
        with self._store.writing() as writer:
            return undone(writer.undo(place))

    def redo(self, place: str) -> Undone | None:
        """Redo what was undone last in a place, in others too; None when there is nothing. Raises MovedOn."""
        with self._store.writing() as writer:
            return undone(writer.redo(place))

    # -- pictures and settings ----------------------------------------------------------------

    def picture(self, picture_id: str) -> bytes:
        """Return the bytes of a picture. Raises KeyError."""
        with self._store.reading() as reader:
            row = reader.execute("SELECT data FROM picture WHERE id = ?", (picture_id,)).fetchone()
        if row is None:
            raise KeyError(picture_id)
        data: bytes = row[0]
        return data

    def lacks_pictures(self, picture_ids: Iterable[str]) -> frozenset[str]:
        """Return which of some pictures are not kept here."""
        query = "SELECT 1 FROM picture WHERE id = ?"
        with self._store.reading() as reader:
            return frozenset(key for key in picture_ids if reader.execute(query, (key,)).fetchone() is None)

    def setting(self, key: str) -> Any:
        """Return what was remembered under a key (anything JSON holds), None when nothing readable was."""
        with self._store.reading() as reader:
            row = reader.execute("SELECT value FROM setting WHERE key = ?", (key,)).fetchone()
        try:
            return None if row is None else json.loads(row[0])
        except (ValueError, RecursionError):  # a turned bit; what is only remembered for comfort stops nobody
            return None

    def set_setting(self, key: str, value: Any) -> None:
        """Remember something that JSON holds under a key."""
        with self._store.writing(matters=False) as writer:
            writer.setting(key, json.dumps(value))
