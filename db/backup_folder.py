"""The copies of an open library: backups, made, thinned by a rule and restored, and those saved elsewhere."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from contextlib import closing
from dataclasses import asdict
from pathlib import Path

from db import backup, leftovers, opening, packing, schema, wal, whereabouts
from db.backup import Backup, ThinningRule
from db.engine import connect, known_troubles
from db.errors import DiskFull, Exists, NoFolder, NotBackedUp, ReadOnly, TooLong, Unreachable, shown
from db.presence import free_name
from db.privacy import make_folder, tighten
from db.store import Store


class BackupFolder:
    """The backups of one open library in their folder, and its copies elsewhere.

    Without a folder no backup is made but before a restore.
    """

    def __init__(self, store: Store, folder: Path | None) -> None:
        self._store = store
        self._folder = folder

    @property
    def _folder_or_usual(self) -> Path:
        return self._folder or self._store.path.parent / "backups"

    def make(self, reason: str = backup.BY_HAND) -> Backup | None:
        """Make a backup now; None without a folder for them. Raises NoFolder and the errors of a disk."""
        return None if self._folder is None else self._roll(self._folder, reason)

    def make_on_closing(self) -> None:
        """Make the backup of a changed library that is about to be closed.

        Raises NotBackedUp, WrittenOver, and what :meth:`Store.must_write` raises.
        """
        if self._folder is None or not self._store.changed:
            return
        # Where a stick was, a folder of backups would only be found by chance.
        self._store.must_write()
        try:
            self._roll(self._folder, backup.CLOSED)
        except (DiskFull, NoFolder, ReadOnly, TooLong, Unreachable) as error:
            raise NotBackedUp(error, path=shown(self._folder)) from error

    def listed(self) -> list[Backup]:
        """Return the backups of this library, the newest first."""
        if self._folder is None:
            return []
        with self._store.alone() as raw:
            return backup.backups(self._folder, backup.uid_of(raw))

    def rule(self) -> ThinningRule:
        """Return the rule by which automatic backups are thinned."""
        with self._store.alone() as raw:
            return backup.rule_of(raw)

    def set_rule(self, rule: ThinningRule) -> None:
        """Keep a rule of thinning; it holds from the next backup on."""
        with self._store.writing(matters=False) as writer:
            writer.setting(backup.RULE, json.dumps(asdict(rule.held())))

    def remove(self, paths: Iterable[Path]) -> int:
        """Remove backups of this library, and nothing else; return how many went."""
        own = {made.path for made in self.listed()}
        going = [path for path in paths if path in own]
        for path in going:
            with known_troubles(path):
                path.unlink(missing_ok=True)
        return len(going)

    def restore(self, path: Path) -> Backup:
        """Put a backup, or another copy of a library, in the place of what the library holds now.

        What it holds now is backed up before, and that backup returned; the rule of thinning stays. Raises
        the errors of opening a library for the copy; whatever is raised, the library is left as it was.
        """
        self._store.must_write()
        with packing.plain(path) as plain:
            schema.identify(plain)
            found = schema.revision(plain, schema.reading_mode(plain))
            rule = self.rule()
            before = self._roll(self._folder_or_usual, backup.BEFORE_RESTORE, path)
            with self._store.alone() as raw, opening.draft_of(plain, self._store.path, found) as draft:
                draft.backup(raw)
        self._store.replaced()
        if self.rule() != rule:
            self.set_rule(rule)
        return before

    def save_copy(self, path: Path) -> None:
        """Copy the library to another file, which is how it is carried; an older file there is replaced.

        Raises Exists for the library's own file, for what is no file, and where steps of a library that was
        not closed lie beside that name; Locked when somebody has the other one open, NoFolder and the errors
        of a disk.
        """
        there = whereabouts.is_there(path)
        if whereabouts.same_file(path, self._store.path) or (there and not path.is_file()):
            raise Exists(path=shown(path))
        with opening.written_at(path):
            make_folder(path.parent)
            lock = opening.lock(path)
            try:
                if wal.steps_beside(path):  # they would be laid over the copy
                    raise Exists(path=shown(path))
                with self._store.alone() as raw:
                    backup.copy(raw, path)
            finally:
                lock.release()

    def tidy(self) -> int:
        """Remove what killed operations left beside the library and its backups; return how many copies went.

        What others may read of it and of its backups is closed to them.
        """
        folder, library = self._folder_or_usual, self._store.path
        with self._store.alone() as raw:
            uid = backup.uid_of(raw)
        made = [each.path for each in backup.backups(folder, uid)]
        for path in (Path(os.path.realpath(library)), folder, *made):
            tighten(path)
        unfinished = leftovers.unfinished_backups(backup.name_of(library), uid, folder)
        return leftovers.remove([*leftovers.drafts(library), *unfinished])

    def _roll(self, folder: Path, reason: str, wanted: Path | None = None) -> Backup:
        with self._store.alone() as raw, opening.written_at(folder):
            return backup.roll(raw, self._store.path, folder, self._store.clock(), reason, wanted)


def put_in_place(source: Path, library: Path) -> None:
    """Put a backup where a library is that cannot be opened; what is there is kept beside, under a new name.

    Raises the errors of opening a library for the backup, Locked while somebody has the library.
    """
    with packing.plain(source) as plain:
        schema.identify(plain)
        mode = schema.reading_mode(plain)
        schema.revision(plain, mode)
        _put_in_place(plain, mode, Path(os.path.realpath(library)))


def _put_in_place(source: Path, mode: str, library: Path) -> None:
    with opening.written_at(library):
        lock = opening.lock(library)
        try:
            draft = whereabouts.draft_file(library, ".restored")
            try:
                with closing(connect(source, mode)) as opened:
                    backup.copy(opened, draft)
                aside = free_name(library, "damaged")
                for suffix in ("", "-wal", "-shm", "-journal"):
                    old = whereabouts.side_file(library, suffix)
                    if whereabouts.is_there(old):
                        old.replace(aside.with_name(aside.name + suffix))
                draft.replace(library)
            finally:
                draft.unlink(missing_ok=True)
        finally:
            lock.release()
