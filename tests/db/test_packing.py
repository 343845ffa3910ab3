"""Packed backups: read by gzip itself, and what is cut short, altered or none of ours refused in one way."""

from __future__ import annotations

import gzip
import shutil
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from db import packing
from db.backup import CLOSED, Backup, Contents, backups, contents
from db.backup_folder import put_in_place
from db.errors import Corrupt, DiskFull, Foreign, LibraryError, ReadOnly
from db.library import CardWrite, Library
from rules.cards import Card
from rules.text import Message


def add(library: Library, name: str) -> None:
    library.write_cards(Message("step.card_added"), [CardWrite(None, Card(name))])


def names(library: Library) -> list[str]:
    return [revision.card.name_fr for revision in library.cards()]


@pytest.fixture
def made(path: Path) -> Backup:
    """Give the backup of a library with one card, to which another one came since."""
    with Library.open(path, backups=path.parent / "backups") as library:
        add(library, "Abel")
        made = library.backups.make()
        assert made is not None
    with Library.open(path) as library:
        add(library, "Tigre")
    return made


def test_it_is_small_and_gzip_undoes_it(made: Backup, tmp_path: Path) -> None:
    unpacked = tmp_path / "by-hand.tact"
    unpacked.write_bytes(gzip.decompress(made.path.read_bytes()))
    assert made.size == made.path.stat().st_size < unpacked.stat().st_size / 5
    with Library.open(unpacked) as library:
        assert names(library) == ["Abel"]


def test_one_that_is_opened_itself_is_only_read(made: Backup, tmp_path: Path) -> None:
    with Library.open(made.path) as library:
        assert library.read_only and names(library) == ["Abel"]
        with pytest.raises(ReadOnly):
            add(library, "Clone")
        library.backups.save_copy(tmp_path / "on.tact")
    with Library.open(tmp_path / "on.tact") as library:
        assert not library.read_only and names(library) == ["Abel"]


def test_backups_of_before_are_listed_counted_restored_and_thinned(made: Backup, path: Path) -> None:
    old = made.path.with_name(made.path.name.replace("by-hand.tact.gz", f"{CLOSED}.tact"))
    old.write_bytes(gzip.decompress(made.path.read_bytes()))
    made.path.unlink()
    with Library.open(path, backups=old.parent) as library:
        assert library.backups.listed()[-1].path == old
        assert contents(old) == Contents(1, 0, 0)
        now = library.backups.restore(old)
        assert names(library) == ["Abel"] and now.number == 3
        for _ in range(10):
            library.backups.make(CLOSED)
        assert old not in [each.path for each in library.backups.listed()]


def again(library: bytes, change: Callable[[bytearray], object]) -> bytes:
    """Change the header of a library, and pack it with a sum that holds."""
    changed = bytearray(library)
    change(changed)
    return gzip.compress(bytes(changed), 1)


HOSTILE: dict[str, tuple[Callable[[bytes], bytes], type[LibraryError]]] = {
    "cut short": (lambda packed: packed[:-100], Corrupt),
    "its sum is gone": (lambda packed: packed[:-8], Corrupt),
    "another sum": (lambda packed: packed[:-8] + bytes(8), Corrupt),
    "something behind it": (lambda packed: packed + b"\0", Corrupt),
    "nothing but its beginning": (lambda packed: packed[:3], Foreign),
    "another file": (lambda packed: gzip.compress(b"no library" * 100), Foreign),
    "more than it tells": (
        lambda packed: gzip.compress(gzip.decompress(packed)[:4096] + bytes(50_000_000), 1),
        Corrupt,
    ),
    "less than it tells": (lambda packed: gzip.compress(gzip.decompress(packed)[:4096]), Corrupt),
    "larger than any disk": (
        lambda packed: again(gzip.decompress(packed), lambda b: b.__setitem__(slice(28, 32), b"\xff" * 4)),
        DiskFull,
    ),
    "of another program": (
        lambda packed: again(gzip.decompress(packed), lambda b: b.__setitem__(slice(68, 72), b"else")),
        Foreign,
    ),
}


@pytest.mark.parametrize("how", HOSTILE)
def test_what_is_not_whole_is_refused_and_changes_nothing(
    made: Backup, path: Path, how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    places = tmp_path / "temporary"
    places.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(places))
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=10**9))
    change, error = HOSTILE[how]
    made.path.write_bytes(change(made.path.read_bytes()))
    # What was altered within is told by its sum alone, when it is unpacked.
    assert how == "another sum" or contents(made.path) is None
    with Library.open(path, backups=made.path.parent) as library:
        with pytest.raises(error):
            library.backups.restore(made.path)
        assert names(library) == ["Abel", "Tigre"]
    with pytest.raises(error):
        put_in_place(made.path, path)
    with pytest.raises(error):
        Library.open(made.path)
    with Library.open(path) as library:
        assert names(library) == ["Abel", "Tigre"]
    assert backups(made.path.parent) != [] and list(places.iterdir()) == []


def test_one_that_somebody_else_packed_is_restored(made: Backup, path: Path) -> None:
    """Without our note of what is in it nothing is counted on the page."""
    other = path.with_name("sent.tact.gz")
    other.write_bytes(gzip.compress(gzip.decompress(made.path.read_bytes()), 9))
    assert packing.held_in(other) is None
    put_in_place(other, path)
    with Library.open(path) as library:
        assert names(library) == ["Abel"]
