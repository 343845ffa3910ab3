"""One writer at a time, by whatever name it comes: two processes, links, a lock that is removed."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from db import lock
from db.errors import UNKNOWN, Aliased, Locked, NotLocked, Obstructed, Overlaid
from db.library import CardWrite, Library
from rules.cards import Card
from rules.text import Message
from tests.db.beside import other

pytestmark = pytest.mark.usefixtures("beside")
EDIT = Message("step.card_added")


def write(library: Library, name: str) -> None:
    library.write_cards(EDIT, [CardWrite(None, Card(name))])


def names(path: Path) -> list[str]:
    with Library.open(path) as library:
        assert not library.read_only
        return [revision.card.name_fr for revision in library.cards()]


def symbolic(path: Path) -> Path:
    link = path.parent / "elsewhere" / "link.tact"
    link.parent.mkdir()
    link.symlink_to(path)
    return link


def folder(path: Path) -> Path:
    link = path.parent.with_name("by another way")
    link.symlink_to(path.parent, target_is_directory=True)
    return link / path.name


def hard(path: Path) -> Path:
    link = path.parent / "elsewhere" / "hard.tact"
    link.parent.mkdir()
    link.hardlink_to(path)
    return link


def removed(path: Path) -> Path:
    path.with_name(path.name + lock.SUFFIX).unlink(missing_ok=True)
    return path


@pytest.mark.parametrize("another", [symbolic, folder, hard])
def test_a_second_writer_is_told_by_whatever_name_it_comes(
    path: Path, another: Callable[[Path], Path]
) -> None:
    Library.open(path).close()
    with other(path) as first:
        link = another(path)
        first.write("Abel")
        with Library.open(link) as second:
            assert second.read_only and second.holder
            with pytest.raises(Locked):
                write(second, "lost")
            assert not second.regain()
        first.write("Tigre")
    assert names(link) == ["Abel", "Tigre"]
    with other(link) as first:
        assert first.says == "writes"
        first.write("Clone")
        with Library.open(path) as second:
            assert second.read_only and second.holder
            assert [revision.card.name_fr for revision in second.cards()] == ["Abel", "Clone", "Tigre"]
    assert names(path) == ["Abel", "Clone", "Tigre"]


def test_a_lock_that_is_removed_lets_no_second_writer_in(path: Path) -> None:
    Library.open(path).close()
    with other(path) as first:
        first.write("Abel")
        removed(path)
        with Library.open(path) as second:
            assert second.read_only and second.holder == UNKNOWN
            with pytest.raises(Locked) as caught:
                write(second, "lost")
            assert caught.value.message.code == "library.in_use"
            assert not second.regain()
            assert [revision.card.name_fr for revision in second.cards()] == ["Abel"]
        first.write("Tigre")
    assert names(path) == ["Abel", "Tigre"]
    assert [found.name for found in path.parent.iterdir()] == [path.name]


def test_a_library_just_made_is_held_under_each_of_its_names(path: Path) -> None:
    with other(path) as first:
        assert first.says == "writes"
        with Library.open(hard(path)) as second:
            assert second.read_only and second.holder == UNKNOWN
    assert names(path) == []


def test_one_process_does_not_write_by_two_names(path: Path) -> None:
    with Library.open(path) as first:
        link = hard(path)
        with Library.open(link) as second:
            assert second.read_only and second.holder == lock.holder_name()
        write(first, "Abel")
    with Library.open(link) as second:
        assert not second.read_only


def test_a_file_of_two_names_keeps_all_of_it_in_itself(path: Path) -> None:
    """A log would lie beside one name, and whoever came by the other would not find it."""
    Library.open(path).close()
    link = hard(path)
    with other(path) as first:
        first.write("Abel")
        first.kill()
    assert names(link) == names(path) == ["Abel"]


@contextmanager
def crashed_with_two_names(path: Path) -> Iterator[Path]:
    """Give another name that a library got while it was written, by somebody who then was killed."""
    Library.open(path).close()
    with other(path) as first:
        first.write("Abel")
        link = hard(path)
        first.write("Tigre")
        first.kill()
    yield link


def test_a_log_beside_another_name_keeps_a_library_from_being_written(path: Path) -> None:
    with crashed_with_two_names(path) as link:
        with Library.open(link) as library:
            assert library.read_only and library.is_aliased and not library.holder
            with pytest.raises(Aliased):
                write(library, "lost")
            library.backups.save_copy(link.with_name("copy.tact"))
        assert sorted(found.name for found in link.parent.iterdir()) == ["copy.tact", link.name]
        with Library.open(path) as library:
            assert library.is_aliased, "what the other name leads to may be written there meanwhile"
            assert [revision.card.name_fr for revision in library.cards()] == ["Abel", "Tigre"]
        link.unlink()
        assert names(path) == ["Abel", "Tigre"]


def test_what_somebody_else_wrote_is_not_taken_over_while_its_log_may_lie_elsewhere(path: Path) -> None:
    Library.open(path).close()
    with other(path) as first, Library.open(path) as second:
        first.write("Abel")
        hard(path)
        first.kill()
        with pytest.raises(Aliased):
            second.regain()
        assert second.read_only


def test_a_log_of_before_is_not_laid_over_a_copy(path: Path) -> None:
    copy = path.with_name("copy.tact")
    with Library.open(path) as library:
        library.backups.save_copy(copy)
    with other(path) as first:
        first.write("Abel")
        first.kill()
    path.write_bytes(copy.read_bytes())
    log = path.with_name(path.name + "-wal")
    before = log.read_bytes()
    for read_only in (False, True):
        with pytest.raises(Overlaid) as caught:
            Library.open(path, read_only=read_only)
        assert caught.value.message.data["file"] == log.name
    with Library.open(path.with_name("mine.tact")) as mine, pytest.raises(Overlaid):
        mine.backups.restore(path)
    assert (path.read_bytes(), log.read_bytes()) == (copy.read_bytes(), before)
    log.replace(path.with_name("of before"))
    assert names(path) == []


def linked(side: Path, notes: Path) -> None:
    side.symlink_to(notes)


def also_named(side: Path, notes: Path) -> None:
    side.hardlink_to(notes)


def with_words(side: Path, notes: Path) -> None:
    side.write_bytes(notes.read_bytes())


@pytest.mark.parametrize("lay", [linked, also_named, with_words])
@pytest.mark.parametrize("there", [True, False])
def test_what_is_no_lock_of_ours_stays_as_it_is(
    path: Path, lay: Callable[[Path, Path], None], there: bool
) -> None:
    if there:
        Library.open(path).close()
    notes, side = path.with_name("notes.txt"), path.with_name(path.name + lock.SUFFIX)
    notes.write_text("mine", encoding="utf-8")
    lay(side, notes)
    with pytest.raises(Obstructed) as caught:
        Library.open(path)
    assert caught.value.message.data["file"] == side.name
    assert (notes.read_text(encoding="utf-8"), side.read_text(encoding="utf-8")) == ("mine", "mine")
    assert path.exists() == there


@pytest.mark.parametrize("lay", [linked, also_named])
@pytest.mark.parametrize("suffix", ["-wal", "-shm", "-journal"])
def test_nothing_is_written_through_a_link_beside_a_library(
    path: Path, suffix: str, lay: Callable[[Path, Path], None]
) -> None:
    Library.open(path).close()
    notes, side = path.with_name("notes.txt"), path.with_name(path.name + suffix)
    notes.write_bytes(b"mine")
    lay(side, notes)
    with pytest.raises(Obstructed):
        Library.open(path)
    assert side.exists() and notes.read_bytes() == b"mine"
    assert not path.with_name(path.name + lock.SUFFIX).exists()


def test_a_copy_is_not_saved_over_a_library_in_use_by_another_name(path: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine.tact"
    Library.open(path).close()
    with other(path) as first, Library.open(mine) as library:
        first.write("Abel")
        with pytest.raises(Locked):
            library.backups.save_copy(symbolic(path))
    assert names(path) == ["Abel"]


def test_a_copy_saved_through_a_link_leaves_the_link(path: Path, tmp_path: Path) -> None:
    Library.open(path).close()
    link = symbolic(path)
    with Library.open(tmp_path / "mine.tact") as library:
        write(library, "Abel")
        library.backups.save_copy(link)
    assert link.is_symlink() and names(path) == ["Abel"]


def test_the_log_is_found_beside_the_file_a_link_leads_to(path: Path) -> None:
    Library.open(path).close()
    link = symbolic(path)
    with other(link) as first:
        first.write("Abel")
        first.kill()
    assert path.with_name(path.name + "-wal").exists()
    with Library.open(link, read_only=True) as library:
        assert [revision.card.name_fr for revision in library.cards()] == ["Abel"]
    assert names(link) == ["Abel"]
    assert sorted(found.name for found in path.parent.iterdir()) == ["elsewhere", path.name]


def test_where_a_system_knows_no_such_lock_the_side_file_holds_alone(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lock, "_hold", lambda library, file: None)
    Library.open(path).close()
    with other(path) as first:
        assert first.says == "writes"
        with Library.open(symbolic(path)) as second:
            assert f"({first.pid})" in second.holder
    assert names(path) == []


@pytest.mark.parametrize("number", [errno.EIO, errno.ENOLCK, errno.EINVAL])
def test_a_lock_that_fails_is_told_for_what_it_is_and_not_taken_for_somebody(
    path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    Library.open(path).close()

    def failing(_: int) -> None:
        raise OSError(number, os.strerror(number))

    with monkeypatch.context() as patch:
        patch.setattr(lock, "take", failing)
        with pytest.raises(NotLocked) as said:
            Library.open(path)
        assert said.value.message.data == {"path": str(path), "reason": os.strerror(number)}
        with Library.open(path, read_only=True) as library:
            assert library.read_only and not library.holder
        with pytest.raises(NotLocked):
            Library.open(path.with_name("new.tact"))
    with Library.open(path) as library:
        assert not library.read_only


def test_a_lock_that_cannot_be_given_back_goes_with_its_file(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(_: int) -> None:
        raise OSError(errno.EIO, "no")

    library = Library.open(path)
    with monkeypatch.context() as patch:
        patch.setattr(lock, "drop", failing)
        assert library.close() is None
    with Library.open(path) as library:
        assert not library.read_only
