"""Another program writes into the open file of a library: it is seen at the next look, and nothing mixes."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from db import backup
from db.errors import DiskFull, LibraryError, Replaced, WrittenOver
from db.exchange.budget import MAX_TEXT
from db.library import CardWrite, Library
from rules.cards import Card
from rules.text import Message

EDIT = Message("step.card_added")
Harm = Callable[[Path, Path], str]


def copied_over(path: Path, other: Path) -> str:
    """Give the program that writes another library into the same file."""
    return f"import shutil; shutil.copyfile({str(other)!r}, {str(path)!r})"


def cut_off(path: Path, _: Path) -> str:
    return f"open({str(path)!r}, 'wb')"


def zeros_at_its_beginning(path: Path, _: Path) -> str:
    return f"open({str(path)!r}, 'r+b').write(bytes(8192))"


def zeros_in_its_middle(path: Path, _: Path) -> str:
    return f"f = open({str(path)!r}, 'r+b'); f.seek(40960); f.write(bytes(40960))"


def longer(path: Path, _: Path) -> str:
    return f"open({str(path)!r}, 'ab').write(bytes(4096))"


HARMS: list[Harm] = [copied_over, cut_off, zeros_at_its_beginning, zeros_in_its_middle, longer]


def by_another_program(code: str) -> None:
    subprocess.run([sys.executable, "-c", code], check=True)


def write(library: Library, name: str) -> None:
    library.write_cards(EDIT, [CardWrite(None, Card(name))])


@pytest.fixture
def other(tmp_path: Path) -> Path:
    """Give another library, closed."""
    path = tmp_path / "other.tact"
    with Library.open(path) as library:
        write(library, "Other")
    return path


@pytest.fixture
def club(tmp_path: Path) -> Path:
    path = tmp_path / "club.tact"
    with Library.open(path) as library:
        write(library, "Abel")
    return path


@pytest.mark.parametrize("harm", HARMS)
def test_a_library_that_is_written_over_takes_and_gives_nothing_more(
    tmp_path: Path, club: Path, other: Path, harm: Harm
) -> None:
    library = Library.open(club, backups=tmp_path / "backups")
    write(library, "Bran")
    by_another_program(harm(club, other))
    found = club.read_bytes()
    for deed in (
        lambda: write(library, "Cor"), library.cards, library.backups.make,
        lambda: library.backups.save_copy(tmp_path / "copy.tact"),
    ):  # fmt: skip
        with pytest.raises(WrittenOver):
            deed()
    told = library.close()
    assert told is not None and told.code == "library.written_over"
    assert club.read_bytes() == found, "what the other program wrote stays as it is"
    assert not (tmp_path / "copy.tact").exists()
    assert [path.suffix for path in tmp_path.glob("club.tact-*")] == [], "no log is laid over it later"


def test_the_library_that_was_copied_over_opens_as_it_is(club: Path, other: Path) -> None:
    library = Library.open(club)
    write(library, "Bran")
    by_another_program(copied_over(club, other))
    library.close()
    with Library.open(club) as opened:
        assert [revision.card.name_fr for revision in opened.cards()] == ["Other"]


def put_in_its_place(path: Path, other: Path) -> str:
    """Give the program that lets another file take the name of the open one, as services that copy do."""
    arriving = str(path.with_name("arriving"))
    return f"import os, shutil; os.replace(shutil.copy({str(other)!r}, {arriving!r}), {str(path)!r})"


def removed(path: Path, _: Path) -> str:
    return f"import os; os.unlink({str(path)!r})"


def names(path: Path) -> list[str]:
    with Library.open(path) as library:
        return [revision.card.name_fr for revision in library.cards()]


@pytest.mark.parametrize("harm", [put_in_its_place, removed])
@pytest.mark.parametrize("tries", [0, 2])
def test_what_was_saved_in_a_library_that_lost_its_place_lies_beside(
    tmp_path: Path, club: Path, other: Path, harm: Harm, tries: int
) -> None:
    library = Library.open(club, backups=tmp_path / "backups")
    write(library, "Bran")
    by_another_program(harm(club, other))
    kept = {"path": str(club), "file": "club.replaced1.tact"}
    for _ in range(tries):
        with pytest.raises(Replaced) as caught:
            write(library, "Cor")
        assert caught.value.message == Message("library.replaced", kept)
        assert len(library.cards()) == 2, "what is there can still be read, and carried away"
    assert library.close() == Message("library.replaced", kept)
    assert names(tmp_path / "club.replaced1.tact") == ["Abel", "Bran"]
    assert club.exists() == (harm is put_in_its_place)
    there = {"club.replaced1.tact", "other.tact"} | ({"club.tact"} if club.exists() else set())
    assert {path.name for path in tmp_path.iterdir() if path.is_file()} == there
    if club.exists():
        assert club.read_bytes() == other.read_bytes() and names(club) == ["Other"]


def test_a_library_that_nothing_was_saved_in_leaves_its_place_in_silence(
    tmp_path: Path, club: Path, other: Path
) -> None:
    library = Library.open(club, backups=tmp_path / "backups")
    assert len(library.cards()) == 1
    by_another_program(put_in_its_place(club, other))
    assert library.close() is None
    assert {path.name for path in tmp_path.iterdir()} == {"club.tact", "other.tact"}
    assert names(club) == ["Other"]


def test_the_log_of_a_library_that_came_with_its_own_stays(tmp_path: Path, club: Path, other: Path) -> None:
    library = Library.open(club)
    write(library, "Bran")
    by_another_program(put_in_its_place(club, other))
    log = tmp_path / "club.tact-wal"
    log.unlink()
    log.write_bytes(b"of the other one")
    library.close()
    assert log.read_bytes() == b"of the other one"


def test_where_nothing_can_be_kept_beside_the_trouble_is_told_and_the_log_kept(
    tmp_path: Path, club: Path, other: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise DiskFull(path="")

    library = Library.open(club)
    write(library, "Bran")
    by_another_program(put_in_its_place(club, other))
    monkeypatch.setattr(backup, "copy", full)
    with pytest.raises(DiskFull):
        write(library, "Cor")
    told = library.close()
    assert told is not None and told.code == "library.disk_full"
    assert names(club) == ["Other"]
    assert (tmp_path / "club.damaged1.tact-wal").exists()


def wordy(number: int) -> Card:
    """Make a card with three of the longest texts: fifty of them fill a log."""
    return Card(f"{number}", note="x" * MAX_TEXT, source="y" * MAX_TEXT, edition="z" * MAX_TEXT)


def test_a_library_that_is_only_looked_at_or_touched_goes_on(tmp_path: Path, club: Path) -> None:
    with Library.open(club) as library:
        write(library, "Bran")
        by_another_program(f"import pathlib; pathlib.Path({str(club)!r}).touch()")
        with Library.open(club, read_only=True) as reader:
            assert len(reader.cards()) == 2
        write(library, "Cor")
        library.backups.save_copy(tmp_path / "copy.tact")
        for number in range(60):  # its log is folded in meanwhile
            library.write_cards(EDIT, [CardWrite(None, wordy(number))])
        assert len(library.cards()) == 63
    with Library.open(club) as again:
        assert len(again.cards()) == 63


def test_a_library_whose_log_another_program_folds_in_goes_on(club: Path) -> None:
    with Library.open(club) as library:
        for name in ("Bran", "Cor", "Dag"):
            write(library, name)
            by_another_program(
                f"import sqlite3; sqlite3.connect({str(club)!r}).execute('PRAGMA wal_checkpoint(RESTART)')"
            )
        assert len(library.cards()) == 4


def test_a_reader_reads_what_a_writer_folds_in(club: Path) -> None:
    with Library.open(club) as writer, Library.open(club, read_only=True) as reader:
        for number in range(60):
            writer.write_cards(EDIT, [CardWrite(None, wordy(number))])
        assert len(reader.cards()) == 61


def test_a_restored_backup_is_no_stranger(tmp_path: Path, club: Path) -> None:
    with Library.open(club, backups=tmp_path / "backups") as library:
        made = library.backups.make()
        assert made is not None
        write(library, "Bran")
        library.backups.restore(made.path)
        write(library, "Cor")
        assert [revision.card.name_fr for revision in library.cards()] == ["Abel", "Cor"]


def test_a_file_where_the_folder_of_a_library_was_has_not_taken_its_place(tmp_path: Path) -> None:
    """So it looks where another disk comes by the name of the one that went."""
    folder, away = tmp_path / "stick", tmp_path / "away"
    with Library.open(folder / "club.tact") as library:
        write(library, "Abel")
        folder.rename(away)
        folder.write_bytes(b"mine")
        with pytest.raises(LibraryError) as caught:
            write(library, "lost")
        assert not isinstance(caught.value, Replaced | WrittenOver)
        folder.unlink()
        away.rename(folder)
        write(library, "Tigre")
    with Library.open(folder / "club.tact") as library:
        assert [revision.card.name_fr for revision in library.cards()] == ["Abel", "Tigre"]
