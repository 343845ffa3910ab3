"""A library that was parted from its log says so, while what was written last is not here; no other does."""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from db.engine import MOST_IN_LOG, connect
from db.errors import Parted
from db.library import CardWrite, Library
from rules.cards import Card
from rules.text import Message
from tests.db.beside import other

pytestmark = pytest.mark.usefixtures("beside")
EDIT = Message("step.card_added")


def kill(path: Path, cards: int, size: int) -> None:
    """Let a process write cards into a library, and die."""
    with other(path) as writer:
        for number in range(cards):
            writer.write(f"Card {number}", "x" * size)
        writer.kill()


@cache
def left(cards: int, size: int) -> dict[str, bytes]:
    """Give what a killed process leaves of a new library, by the end of the name: it is killed once."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "library.tact"
        kill(path, cards, size)
        return {file.name.removeprefix(path.name): file.read_bytes() for file in Path(folder).iterdir()}


def killed(path: Path, cards: int = 3, size: int = 10) -> Path:
    """Give the library of a process that wrote cards into it, and died."""
    if path.exists():
        kill(path, cards, size)
    else:
        for end, data in left(cards, size).items():
            path.with_name(path.name + end).write_bytes(data)
    return path


def noise(number: int) -> str:
    """Make a long note that no packing makes much shorter."""
    return random.Random(number).randbytes(15_000).hex()


def log_of(path: Path) -> Path:
    return path.with_name(path.name + "-wal")


def move(path: Path, folder: Path) -> Path:
    folder.mkdir()
    return Path(shutil.move(path, folder / path.name))


@pytest.mark.parametrize("cards", [1, 3, 400])
@pytest.mark.parametrize("read_only", [False, True])
def test_a_library_without_its_log_is_read_and_says_where_the_rest_is(
    path: Path, tmp_path: Path, cards: int, read_only: bool
) -> None:
    killed(path, cards, 20_000 if cards == 400 else 10)  # so that the log was folded in meanwhile
    log = log_of(path)
    moved = move(path, tmp_path / "stick")
    before = moved.read_bytes()
    for _ in range(2):
        with Library.open(moved, read_only=read_only) as library:
            assert library.parted_from == log.name
            assert len(library.cards()) < cards
            with pytest.raises(Parted):
                library.write_cards(EDIT, [CardWrite(None, Card("Abel"))])
            library.backups.save_copy(tmp_path / "on.tact")
        assert moved.read_bytes() == before
    with Library.open(tmp_path / "on.tact") as library:
        assert not library.parted_from and not library.read_only
    shutil.move(log, log_of(moved))
    with Library.open(moved) as library:
        assert not library.parted_from and len(library.cards()) == cards


@pytest.mark.parametrize("length", [0, 32])
def test_a_log_that_was_emptied_is_as_good_as_none(path: Path, length: int) -> None:
    os.truncate(log_of(killed(path)), length)
    path.with_name(path.name + "-shm").unlink()
    with Library.open(path) as library:
        assert library.parted_from and not library.cards()


@pytest.mark.parametrize("read_only", [False, True])
def test_a_library_whose_log_alone_is_elsewhere_is_not_damaged_too(
    path: Path, tmp_path: Path, read_only: bool
) -> None:
    """The index beside it tells how much was written into the log, and finds nothing of it."""
    log = log_of(killed(path))
    away = move(log, tmp_path / "stick")
    for _ in range(2):
        with Library.open(path, read_only=read_only) as library:
            assert library.parted_from == log.name and not library.is_cut_short
    shutil.move(away, log)
    with Library.open(path) as library:
        assert len(library.cards()) == 3 and not library.is_cut_short


def test_who_was_killed_beside_his_log_hears_nothing(path: Path) -> None:
    for number in range(3):
        with Library.open(killed(path)) as library:
            assert not library.parted_from and len(library.cards()) == 3 * (number + 1)
        with closing(connect(path, "immutable")) as raw:
            assert raw.execute("SELECT count(*) FROM setting").fetchone() == (0,)


def test_copies_and_libraries_that_were_closed_hear_nothing(path: Path, tmp_path: Path) -> None:
    with Library.open(path, backups=tmp_path / "backups") as library:
        library.write_cards(EDIT, [CardWrite(None, Card("Abel"))])
        library.backups.save_copy(tmp_path / "copy.tact")
        library.backups.make()
    files = [path, tmp_path / "copy.tact", *(tmp_path / "backups").iterdir()]
    assert len(files) == 4
    for number, file in enumerate(files):
        with Library.open(move(file, tmp_path / f"elsewhere{number}")) as library:
            assert not library.parted_from and len(library.cards()) == 1


def test_one_that_was_closed_while_somebody_read_hears_nothing(path: Path, tmp_path: Path) -> None:
    library = Library.open(path)
    library.write_cards(EDIT, [CardWrite(None, Card("Abel"))])
    with Library.open(path, read_only=True) as reader:
        library.close()
        assert len(reader.cards()) == 1
    with Library.open(move(path, tmp_path / "elsewhere")) as library:
        assert not library.parted_from and len(library.cards()) == 1


def test_a_log_that_another_program_folded_in_is_not_missed(path: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(killed(path))) as raw:
        raw.execute("SELECT count(*) FROM card").fetchone()
    assert not log_of(path).exists()
    with Library.open(path) as library:
        assert not library.parted_from and len(library.cards()) == 3


def test_one_that_was_only_read_before_its_process_died_hears_nothing(path: Path, tmp_path: Path) -> None:
    Library.open(path).close()
    with Library.open(move(killed(path, 0), tmp_path / "elsewhere")) as library:
        assert not library.parted_from


def test_a_restored_library_is_still_told_when_it_is_parted(path: Path, tmp_path: Path) -> None:
    with Library.open(path, backups=tmp_path / "backups") as library:
        library.write_cards(EDIT, [CardWrite(None, Card("Abel"))])
        made = library.backups.make()
        assert made is not None
        library.backups.restore(made.path)
        library.write_cards(EDIT, [CardWrite(None, Card("Tigre"))])
        copied = Path(shutil.copy(path, tmp_path / "copied.tact"))
    with Library.open(copied) as library:
        assert library.parted_from == "copied.tact-wal"


def test_a_log_that_was_long_once_is_not_folded_in_at_each_step(path: Path) -> None:
    def begun() -> bytes:
        """Give the two figures in the head of the log that are others each time it begins anew."""
        return log_of(path).read_bytes()[16:24]

    with Library.open(path) as library:
        many = [CardWrite(None, Card(f"Card {n}", note=noise(n))) for n in range(MOST_IN_LOG // 15_000)]
        library.write_cards(EDIT, many)
        library.write_cards(EDIT, [CardWrite(None, Card("Tigre"))])
        before = begun()
        library.write_cards(EDIT, [CardWrite(None, Card("Clone"))])
        assert begun() == before
