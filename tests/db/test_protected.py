"""A normal user before what is protected: the system itself says no, and the program says what that means."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from db.errors import Forbidden, NoFolder, NoPlace, ReadOnly
from db.library import CardWrite, Library
from rules.cards import Card
from rules.text import Message
from tests.rights import NOBODY, somebody

EDIT = Message("step.card_added")


@pytest.fixture
def place() -> Iterator[Path]:
    """Give a folder that another user may enter, too."""
    with tempfile.TemporaryDirectory() as name:
        Path(name).chmod(0o755)
        yield Path(name)


@pytest.fixture
def club(place: Path) -> Path:
    """Give a library in a folder that may only be read, after all that is needed was loaded."""
    path = place / "club" / "club.tact"
    with Library.open(path, backups=path.parent / "backups") as library:
        write(library, "Abel")
    path.chmod(0o644)
    path.parent.chmod(0o755)
    return path


def write(library: Library, name: str) -> None:
    library.write_cards(EDIT, [CardWrite(None, Card(name))])


def test_a_library_in_a_folder_that_may_only_be_read_is_read(club: Path) -> None:
    with somebody(club.parent, 0o555):
        for read_only in (False, True):
            with Library.open(club, read_only=read_only) as library:
                assert library.read_only and not library.holder
                assert [revision.card.name_fr for revision in library.cards()] == ["Abel"]
                with pytest.raises(ReadOnly):
                    write(library, "Tigre")
        with pytest.raises(NoPlace):
            Library.open(club.with_name("new.tact"))
        with pytest.raises(NoPlace):
            Library.open(club.parent / "deep" / "new.tact")
    assert sorted(path.name for path in club.parent.iterdir()) == ["backups", "club.tact"]


def test_a_library_in_a_folder_nobody_may_enter_is_forbidden_and_not_missing(club: Path) -> None:
    with somebody(club.parent, 0o000 if os.geteuid() else 0o700):
        for read_only in (False, True):
            with pytest.raises(Forbidden):
                Library.open(club, read_only=read_only)


def test_a_library_that_may_not_be_read_is_forbidden(club: Path) -> None:
    with somebody(club, 0o000 if os.geteuid() else 0o600), pytest.raises(Forbidden):
        Library.open(club)


def test_backups_that_may_not_be_written_are_told_and_lose_nothing(place: Path) -> None:
    mine, folder = place / "mine", place / "mine" / "backups"
    path = mine / "club.tact"
    folder.mkdir(parents=True)
    with Library.open(path) as library:
        write(library, "Abel")
    if os.geteuid() == 0:
        for owned in (mine, path):
            os.chown(owned, NOBODY, -1)
    with somebody(folder, 0o555):
        library = Library.open(path, backups=folder)
        write(library, "Tigre")
        with pytest.raises(NoFolder):
            library.backups.make()
        with pytest.raises(NoFolder):
            library.backups.save_copy(folder / "copy.tact")
        told = library.close()
        assert told is not None and told.code == "library.not_backed_up"
        with Library.open(path, read_only=True) as library:
            assert len(library.cards()) == 2
