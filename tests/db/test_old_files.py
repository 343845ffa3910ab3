"""Old files: brought up to date after a backup, or told and left as they were."""

from __future__ import annotations

import errno
import shutil
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from db import backup, lock, opening, schema, shape, upgrade
from db.backup import BEFORE_UPGRADE
from db.engine import connect
from db.errors import Corrupt, Locked, NoFolder, ReadOnly
from db.library import CardWrite, Library
from db.lock import Lock
from db.packing import plain
from rules.cards import Card
from tests.db.library_files import EDIT, made, refuses

TODAY, NEXT = schema.HEAD, "9998"
GOOD = """
def upgrade():
    with op.batch_alter_table("card") as card:
        card.add_column(sa.Column("colour", sa.String(), nullable=False, server_default=""))
"""
COLOURED = {
    NEXT: {
        "card": "CREATE TABLE card (id VARCHAR NOT NULL, number INTEGER NOT NULL, hidden BOOLEAN NOT NULL,"
        " colour VARCHAR DEFAULT '' NOT NULL, CONSTRAINT pk_card PRIMARY KEY (id))"
    }
}
BAD = """
def upgrade():
    op.execute("UPDATE card SET hidden = 1")
    op.execute("UPDATE card_revision SET id = 'no' || id")
"""


@pytest.fixture
def next_release(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Make the program one revision younger than the files it finds."""

    def release(script: str) -> None:
        folder = tmp_path / "program"
        shutil.copytree(upgrade.MIGRATIONS, folder, ignore=shutil.ignore_patterns("__pycache__"))
        head = "import sqlalchemy as sa\nfrom alembic import op\n"
        head += f"revision = {NEXT!r}\ndown_revision = {TODAY!r}\n"
        (folder / "versions" / f"{NEXT}_next.py").write_text(head + script, encoding="utf-8")
        monkeypatch.setattr(upgrade, "MIGRATIONS", folder)
        monkeypatch.setattr(schema, "REVISIONS", (*schema.REVISIONS, NEXT))
        monkeypatch.setattr(schema, "HEAD", NEXT)
        today = shape.statements
        monkeypatch.setattr(
            shape, "statements", lambda revision: today(revision) | COLOURED.get(revision, {})
        )

    return release


@pytest.fixture
def old(tmp_path: Path) -> Path:
    return made(tmp_path / "lib" / "library.tact", "Abel", "Tigre")


def test_an_old_file_is_brought_up_to_date_after_a_backup(
    old: Path, next_release: Callable[[str], None]
) -> None:
    next_release(GOOD)
    with Library.open(old) as library:
        assert [r.card.name_fr for r in library.cards()] == ["Abel", "Tigre"]
        assert len(library.revisions(library.cards()[0].card_id)) == 1
    assert schema.revision(old) == NEXT
    (backup,) = (old.parent / "backups").iterdir()
    assert BEFORE_UPGRADE in backup.name
    with plain(backup) as unpacked:
        assert schema.revision(unpacked) == TODAY


def test_an_upgrade_that_fails_changes_nothing(old: Path, next_release: Callable[[str], None]) -> None:
    next_release(BAD)
    before = old.read_bytes()
    with pytest.raises(Corrupt):
        Library.open(old)
    with closing(connect(old, "ro")) as raw:
        assert raw.execute("SELECT count(*) FROM card WHERE hidden").fetchone() == (0,)
        assert raw.execute("SELECT version_num FROM alembic_version").fetchone() == (TODAY,)
    assert len(before) == len(old.read_bytes())
    assert not old.with_name(old.name + lock.SUFFIX).exists()


@pytest.mark.parametrize("held", [False, True], ids=["free", "held"])
def test_an_old_file_that_is_only_read_is_read_from_a_copy_and_not_touched(
    old: Path,
    next_release: Callable[[str], None],
    monkeypatch: pytest.MonkeyPatch,
    held: bool,
    tmp_path: Path,
) -> None:
    places = tmp_path / "temporary"
    places.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(places))
    lock_ = Lock(old) if held else None
    next_release(GOOD)
    before = old.read_bytes()
    with Library.open(old, read_only=True) as library:
        assert library.read_only and library.path == old
        assert [r.card.name_fr for r in library.cards()] == ["Abel", "Tigre"]
        with pytest.raises(ReadOnly):
            library.write_cards(EDIT, [CardWrite(None, Card("Clone"))])
    assert old.read_bytes() == before and schema.revision(old) == TODAY
    assert not (old.parent / "backups").exists()
    assert list(places.iterdir()) == [], "the copy goes with whoever read it"
    if lock_ is not None:
        with pytest.raises(Locked):
            Library.open(old)
        lock_.release()


def test_an_upgrade_that_fails_while_only_reading_leaves_nothing(
    old: Path, next_release: Callable[[str], None], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    places = tmp_path / "temporary"
    places.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(places))
    held = Lock(old)
    next_release(BAD)
    refuses(old, Corrupt, read_only=True)
    assert list(places.iterdir()) == []
    held.release()


def test_an_old_backup_is_brought_up_to_date_when_restored(
    old: Path, next_release: Callable[[str], None]
) -> None:
    copy = old.with_name("copy.tact")
    with Library.open(old) as library:
        library.backups.save_copy(copy)
    next_release(GOOD)
    with Library.open(old) as library:
        library.write_cards(EDIT, [CardWrite(None, Card("Clone"))])
        library.backups.restore(copy)
        assert [r.card.name_fr for r in library.cards()] == ["Abel", "Tigre"]
    assert (schema.revision(old), schema.revision(copy)) == (NEXT, TODAY)


def test_an_upgrade_that_was_killed_makes_no_second_backup_of_the_same(
    old: Path, next_release: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    next_release(GOOD)
    folder = old.parent / "backups"

    def killed(_: Path) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(opening, "_upgrade", killed)
        for _ in range(2):
            with pytest.raises(KeyboardInterrupt):
                Library.open(old)
    assert len(list(folder.iterdir())) == 1
    with closing(connect(old, "rw")) as raw:
        raw.execute("UPDATE card SET hidden = 1")
    Library.open(old).close()
    assert len(list(folder.iterdir())) == 2, "something else is in it now"


def test_a_folder_of_backups_that_cannot_be_written_is_named_before_an_upgrade(
    old: Path, next_release: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    next_release(GOOD)
    before, folder = old.read_bytes(), old.parent / "backups"

    def protected(_: Path) -> None:
        raise PermissionError(errno.EACCES, "no")

    monkeypatch.setattr(backup, "make_folder", protected)
    with pytest.raises(NoFolder) as said:
        Library.open(old)
    assert said.value.message.data["path"] == str(folder)
    assert old.read_bytes() == before
