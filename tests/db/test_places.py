"""Where no library can be: each trouble has its own sentence, and what is no file of a disk never hangs."""

from __future__ import annotations

import os
import shutil
import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from db.backup_folder import put_in_place
from db.errors import Exists, Foreign, LibraryError, NoFolder, NoPlace, Obstructed, TooLong
from db.library import CardWrite, Library
from rules.cards import Card
from rules.text import Message

EDIT = Message("step.card_added")
pytestmark = pytest.mark.timeout(30)  # what hangs fails


def changed(path: Path) -> Library:
    library = Library.open(path, backups=path.parent / "backups")
    library.write_cards(EDIT, [CardWrite(None, Card("Abel"))])
    return library


# Names and folders --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["n" * 240, "é" * 120, "n" * 200])
def test_a_long_name_does_all_that_a_short_one_does(tmp_path: Path, name: str) -> None:
    path = tmp_path / f"{name}.tact"
    library = changed(path)
    made = library.backups.make()
    assert made is not None
    library.backups.restore(made.path)
    library.backups.save_copy(tmp_path / f"{'c' * 240}.tact")
    assert [each.path for each in library.backups.listed()][-1] == made.path
    assert library.close() is None
    path.write_bytes(b"damaged")
    put_in_place(made.path, path)
    with Library.open(path) as again:
        assert [revision.card.name_fr for revision in again.cards()] == ["Abel"]


@pytest.mark.parametrize("name", ["n" * 245, "n" * 251, "é" * 125, "n" * 5000])
def test_a_name_without_room_for_its_journal_is_too_long(tmp_path: Path, name: str) -> None:
    with pytest.raises(TooLong):
        Library.open(tmp_path / f"{name}.tact")
    assert list(tmp_path.iterdir()) == []
    with changed(tmp_path / "club.tact") as library, pytest.raises(TooLong):
        library.backups.save_copy(tmp_path / f"{name}.tact")


@pytest.mark.parametrize("folders", [8, 12, 100])
def test_a_path_longer_than_sqlite_takes_is_too_long(tmp_path: Path, folders: int) -> None:
    path = tmp_path.joinpath(*["d" * 60] * folders, "library.tact")
    with pytest.raises(TooLong):
        Library.open(path)
    if folders < 50:
        path.parent.mkdir(parents=True)
        changed(tmp_path / "club.tact").close()
        shutil.copy(tmp_path / "club.tact", path)
        for read_only in (True, False):
            with pytest.raises(TooLong):
                Library.open(path, read_only=read_only)


def a_file(folder: Path) -> Path:
    (folder / "data").write_bytes(b"")
    return folder / "data"


def a_loop(folder: Path) -> Path:
    (folder / "loop").symlink_to(folder / "loop")
    return folder / "loop"


def of_the_system(_: Path) -> Path:
    return Path("/proc/tacticien")


@pytest.mark.parametrize("make", [a_file, a_loop, of_the_system])
def test_a_data_folder_that_cannot_be_made(tmp_path: Path, make: Callable[[Path], Path]) -> None:
    data = make(tmp_path)
    with pytest.raises(NoPlace):
        Library.open(data / "library.tact")
    with changed(tmp_path / "club.tact") as library, pytest.raises(NoFolder) as caught:
        library.backups.save_copy(data / "copy.tact")
    assert caught.value.message.data == {"path": str(data / "copy.tact")}


def test_a_file_where_the_backups_should_be(tmp_path: Path) -> None:
    library = changed(tmp_path / "club.tact")
    (tmp_path / "backups").write_bytes(b"")
    with pytest.raises(NoFolder):
        library.backups.make()
    with pytest.raises(NoFolder):
        library.backups.restore(tmp_path / "club.tact")
    told = library.close()
    assert told is not None and told.code == "library.not_backed_up"
    with Library.open(tmp_path / "club.tact") as again:
        assert len(again.cards()) == 1


# What is no file of a disk ------------------------------------------------------------------------


def pipe(path: Path) -> Path:
    os.mkfifo(path)
    return path


def spoken_to(path: Path) -> Path:
    with socket.socket(socket.AF_UNIX) as made:
        made.bind(str(path))
    return path


def folder(path: Path) -> Path:
    path.mkdir()
    return path


def link_to_pipe(path: Path) -> Path:
    path.symlink_to(pipe(path.with_name("pipe")))
    return path


def endless(_: Path) -> Path:
    return Path("/dev/zero")


def nothing(_: Path) -> Path:
    return Path("/dev/null")


STRANGE = [pipe, spoken_to, folder, link_to_pipe, endless, nothing]


@pytest.mark.parametrize("strange", STRANGE)
def test_what_is_no_file_is_no_library(tmp_path: Path, strange: Callable[[Path], Path]) -> None:
    path = strange(tmp_path / "strange.tact")
    for read_only in (False, True):
        with pytest.raises(Foreign):
            Library.open(path, read_only=read_only)
    with changed(tmp_path / "club.tact") as library:
        with pytest.raises(Foreign):
            library.backups.restore(path)
        with pytest.raises(Exists):
            library.backups.save_copy(path)
        assert [revision.card.name_fr for revision in library.cards()] == ["Abel"]
    with pytest.raises(Foreign):
        put_in_place(path, tmp_path / "club.tact")
    assert not path.is_file()
    assert not Path("/dev/null.lock").exists()


def test_a_pipe_among_the_backups_is_none(tmp_path: Path) -> None:
    with changed(tmp_path / "club.tact") as library:
        made = library.backups.make()
        assert made is not None
        pipe(made.path.with_name(made.path.name.replace("0001", "0009")))
        assert [each.path for each in library.backups.listed()] == [made.path]


def test_a_pipe_in_the_place_of_a_lock_hangs_nobody(tmp_path: Path) -> None:
    library = changed(tmp_path / "club.tact")
    library.close()
    pipe(tmp_path / "club.tact.lock")
    with suppress(LibraryError), Library.open(tmp_path / "club.tact") as again:
        assert len(again.cards()) == 1


@pytest.mark.parametrize("suffix", ["-wal", "-shm", "-journal"])
@pytest.mark.parametrize("read_only", [True, False])
def test_a_pipe_beside_a_library_hangs_nobody(tmp_path: Path, suffix: str, read_only: bool) -> None:
    path = tmp_path / "club.tact"
    changed(path).close()
    pipe(tmp_path / f"club.tact{suffix}")
    with pytest.raises(Obstructed):
        Library.open(path, read_only=read_only)
    with changed(tmp_path / "mine.tact") as mine, pytest.raises(Obstructed):
        mine.backups.restore(path)
    assert [found.name for found in tmp_path.glob("*.lock")] == []
