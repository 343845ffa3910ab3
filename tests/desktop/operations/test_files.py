"""Files that players ask for: whole or not at all, and never over a library."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from db.library import Library
from desktop.operations.files import (
    LongName,
    NoReader,
    NotAllowed,
    NotWritten,
    OverLibrary,
    file_name,
    write_file,
)


def test_a_file_is_replaced_and_nothing_is_left_beside(tmp_path: Path) -> None:
    path = tmp_path / "œuvre d’Abel.pdf"
    path.write_bytes(b"old")
    write_file(path, b"new")
    assert path.read_bytes() == b"new"
    assert list(tmp_path.iterdir()) == [path]


def test_a_library_is_never_written_over(tmp_path: Path) -> None:
    path = tmp_path / "club.tact"
    Library.open(path).close()
    before = path.read_bytes()
    with pytest.raises(OverLibrary):
        write_file(path, b"cards")
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_folder_is_left_alone(tmp_path: Path) -> None:
    with pytest.raises(NotAllowed):
        write_file(tmp_path, b"cards")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["", "x" * 300, "nul\0.pdf"])
def test_a_name_that_cannot_be_is_refused(tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(NotWritten):
        write_file(Path(name), b"cards")
    assert list(tmp_path.iterdir()) == []


def test_what_is_no_file_of_a_disk_is_written_to_and_stays_what_it_is(tmp_path: Path) -> None:
    reading, writing = os.pipe()
    try:
        write_file(Path(f"/dev/fd/{writing}"), b"cards")
        assert os.read(reading, 99) == b"cards"
    finally:
        os.close(reading)
        os.close(writing)


@pytest.mark.timeout(30)
def test_a_pipe_that_nobody_reads_is_refused_and_one_that_is_read_is_written_to(tmp_path: Path) -> None:
    pipe = tmp_path / "out.pdf"
    os.mkfifo(pipe)
    with pytest.raises(NoReader):
        write_file(pipe, b"cards")
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    write_file(pipe, b"cards")
    assert os.read(reader, 100) == b"cards"
    os.close(reader)


def test_a_name_longer_than_the_disk_takes_says_so(tmp_path: Path) -> None:
    with pytest.raises(LongName):
        write_file(tmp_path / ("x" * 300), b"cards")


def test_what_a_killed_process_wrote_aside_goes_with_the_next_file(tmp_path: Path) -> None:
    (tmp_path / ".tacticien-0123456789ab.tmp").write_bytes(b"half")
    write_file(tmp_path / "cards.pdf", b"cards")
    assert [path.name for path in tmp_path.iterdir()] == ["cards.pdf"]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    real, link = tmp_path / "real.pdf", tmp_path / "link.pdf"
    real.write_bytes(b"old")
    link.symlink_to(real)
    write_file(link, b"new")
    assert link.is_symlink()
    assert real.read_bytes() == b"new"


def test_words_become_a_file_name_that_every_system_takes() -> None:
    assert file_name("Raid: <1/2> l’œil...", "cards") == "Raid- -1-2- l’œil"
    assert file_name(" ./* ", "cards") == "cards", "nothing is left of it"
    assert len(file_name("x" * 200, "cards")) < 100
    assert file_name("Con", "cards") == "Con_", "Windows takes it for the keyboard and the screen"
