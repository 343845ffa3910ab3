"""What keeps a library safe: copies to carry, backups that roll and restore, and the rule that thins them."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from contextlib import closing
from dataclasses import asdict
from pathlib import Path

from db import backup, leftovers, opening, schema, whereabouts
from db.backup import Backup, Rule
from db.engine import connect, known_troubles
from db.errors import Exists, Locked, Missing, shown
from db.lock import Lock
from db.presence import free_name
from db.privacy import make_folder, tighten
from db.store import Store


class Safekeeping:
    """The part of :class:`db.library.Library` that deals with the file as a whole."""

    path: Path
    read_only: bool
    holder: str
    swept: int
    _store: Store
    _lock: Lock | None
    _backups: Path | None

    def regain(self) -> bool:
        """Take a library that somebody else held when it was opened; tell whether it may be written now.

        What they wrote is read from then on. While they still have it ``holder`` is who they are now, and
        nothing changes. Raises the errors of opening a library.
        """
        if not self.holder:
            return not self.read_only
        with known_troubles(self.path):
            if not whereabouts.is_there(self.path):
                raise Missing(path=shown(self.path))
            lock, holder = opening.take_lock(self.path)
        if lock is None:
            self.holder = self._store.holder = holder or self.holder
            return False
        try:
            schema.identify(self.path)
            if not opening.may_be_written(self.path):
                self.holder = self._store.holder = ""
                raise opening.why_not_written(self.path, "")
            if schema.revision(self.path, "rw") != schema.HEAD:
                raise Locked(path=shown(self.path), holder=self.holder)
            schema.look_over(self.path, "rw")
            fresh = Store(self.path, mode="rw", clock=self._store.clock)
        except BaseException:
            lock.release()
            raise
        before, self._store, self._lock = self._store, fresh, lock
        self.read_only, self.holder = False, ""
        before.close()
        return True

    def tidy(self) -> None:
        """Remove what killed operations left beside this library, and note how many it were.

        What others may read of it and of its backups is closed to them.
        """
        folder = self._backups or self.path.parent / "backups"
        with self._store.alone() as raw:
            uid = backup.uid_of(raw)
        made = [each.path for each in backup.backups(folder, uid)]
        for path in (Path(os.path.realpath(self.path)), folder, *made):
            tighten(path)
        unfinished = leftovers.unfinished_backups(backup.name_of(self.path), uid, folder)
        self.swept = leftovers.remove([*leftovers.drafts(self.path), *unfinished])

    def save_copy(self, path: Path) -> None:
        """Copy the library to another file, which is how it is carried; an older file there is replaced.

        Raises Exists for the library's own file and for what is no file, Locked when somebody has the other
        one open, NoFolder and the errors of a disk.
        """
        there = whereabouts.is_there(path)
        if whereabouts.same_file(path, self.path) or (there and not path.is_file()):
            raise Exists(path=shown(path))
        with opening.written_at(path):
            make_folder(path.parent)
            lock = opening.lock(path)
            try:
                with self._store.alone() as raw:
                    backup.copy(raw, path)
            finally:
                lock.release()

    def back_up(self, reason: str = backup.BY_HAND) -> Backup | None:
        """Make a backup now; None when the library was opened without a folder for them."""
        return None if self._backups is None else self._roll(self._backups, reason)

    def backups(self) -> list[Backup]:
        """Return the backups of this library, the newest first."""
        if self._backups is None:
            return []
        with self._store.alone() as raw:
            return backup.backups(self._backups, backup.uid_of(raw))

    def backup_rule(self) -> Rule:
        """Return the rule by which automatic backups are thinned."""
        with self._store.alone() as raw:
            return backup.rule_of(raw)

    def set_backup_rule(self, rule: Rule) -> None:
        """Keep a rule of thinning; it holds from the next backup on."""
        with self._store.writing(matters=False) as pen:
            pen.setting(backup.RULE, json.dumps(asdict(rule.held())))

    def remove_backups(self, paths: Iterable[Path]) -> int:
        """Remove backups of this library, and nothing else; return how many went."""
        own = {made.path for made in self.backups()}
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
        schema.identify(path)
        found = schema.revision(path, schema.reading_mode(path))
        rule = self.backup_rule()
        before = self._roll(self._backups or self.path.parent / "backups", backup.BEFORE_RESTORE, path)
        with self._store.alone() as raw, opening.draft_of(path, self.path, found) as draft:
            draft.backup(raw)
        self._store.replaced()
        if self.backup_rule() != rule:
            self.set_backup_rule(rule)
        return before

    def _roll(self, folder: Path, reason: str, wanted: Path | None = None) -> Backup:
        with self._store.alone() as raw, opening.written_at(folder):
            return backup.roll(raw, self.path, folder, self._store.clock(), reason, wanted)


def put_in_place(source: Path, library: Path) -> None:
    """Put a backup where a library is that cannot be opened; what is there is kept beside, under a new name.

    Raises the errors of opening a library for the backup, Locked while somebody has the library.
    """
    schema.identify(source)
    mode = schema.reading_mode(source)
    schema.revision(source, mode)
    library = Path(os.path.realpath(library))
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
