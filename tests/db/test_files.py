"""Broken, foreign, newer, locked, read-only, full: a known trouble each, and nothing is lost."""

from __future__ import annotations

import errno
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from dataclasses import fields
from pathlib import Path

import pytest

from db import lock, opening, schema, whereabouts
from db.engine import connect, known_troubles, uri
from db.errors import (
    Corrupt,
    DiskFull,
    Forbidden,
    Foreign,
    LibraryError,
    Locked,
    Missing,
    Newer,
    NoFolder,
    NoPlace,
    ReadOnly,
    TooLong,
    Unreachable,
)
from db.library import CardWrite, Library
from db.lock import Held, Lock
from db.soundness import FIELDS
from db.starter import Starter, StarterArmy, StarterEntry
from rules.battle.own_ruleset import OwnRuleset
from rules.cards import Card
from rules.text import Message
from tests.db.library_files import EDIT, made, names, refuses
from tests.db.worlds import notched, small_setup

ROOT = Path(__file__).resolve().parents[2]


def pragma(library: Library, words: str) -> None:
    with library._store.alone() as raw:
        raw.execute(f"PRAGMA {words}")


# What is no library, or none any more -------------------------------------------------------------


@pytest.mark.parametrize(
    ("twist", "error"),
    [
        (lambda data: b"", Corrupt),
        (lambda data: bytes(len(data)), Corrupt),
        (lambda data: data[:60], Corrupt),
        (lambda data: data[: len(data) // 2], Corrupt),
        (lambda data: data[:4096] + b"\xa5" * 4096 + data[8192:], Corrupt),
        (lambda data: data[: len(data) // 2] + b"\xa5" * 5000 + data[len(data) // 2 + 5000 :], Corrupt),
        (lambda data: data[:68] + b"\0\0\0\0" + data[72:], Foreign),
        (lambda data: b"name,people\nAbel,Griffons\n", Foreign),
        (lambda data: b"\x89PNG" + data, Foreign),
    ],
)  # fmt: skip
def test_a_file_that_cannot_be_read_is_left_as_it_was(
    path: Path, twist: Callable[[bytes], bytes], error: type[LibraryError]
) -> None:
    made(path, *(f"Carte {n}" for n in range(200)))
    path.write_bytes(twist(path.read_bytes()))
    for how in ({}, {"read_only": True}):
        trouble = refuses(path, error, **how)
        assert trouble.message == Message(trouble.code, {"path": str(path)})


def test_a_folder_is_no_library(tmp_path: Path) -> None:
    with pytest.raises(Foreign):
        Library.open(tmp_path)


def test_a_library_that_is_not_there_is_not_made_for_reading(path: Path) -> None:
    refuses(path, Missing, read_only=True)
    assert not path.exists()


def test_a_place_that_cannot_hold_a_library(tmp_path: Path) -> None:
    made(tmp_path / "file.tact")
    with pytest.raises(LibraryError):
        Library.open(tmp_path / "file.tact" / "library.tact")


def test_a_file_of_a_newer_program_is_not_touched(path: Path) -> None:
    made(path)
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.execute("UPDATE alembic_version SET version_num = '9999'")
    refuses(path, Newer)


def test_a_file_without_a_revision_is_damaged(path: Path) -> None:
    made(path)
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.execute("DROP TABLE alembic_version")
    refuses(path, Corrupt)


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE card SET id = CAST(id AS BLOB)",
        "UPDATE card_revision SET number = 'x'",
        "UPDATE card_revision SET id = 'nobody'",
        "UPDATE step SET parent_id = id",
        "UPDATE step SET timeline = 'muster'",
        "UPDATE head SET step_id = 99",
        "DELETE FROM head",
        "DELETE FROM library",
        "DROP TABLE setting",
        "ALTER TABLE alembic_version RENAME COLUMN version_num TO number",
    ],
)
def test_rows_that_do_not_hold_together_are_damage(path: Path, damage: str) -> None:
    made(path)
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.execute(damage)
    refuses(path, Corrupt)


@pytest.mark.parametrize("shown", [True, False], ids=["shown", "of the past"])
def test_a_file_with_a_card_of_a_newer_program_is_not_touched(path: Path, shown: bool) -> None:
    made(path, "Abel", "Tigre")
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.execute("UPDATE card_revision SET data = json_set(data, '$.luck', '30') WHERE rowid = 1")
        if not shown:
            again = "INSERT INTO card_revision SELECT id, 2, at, ? FROM card_revision"
            raw.execute(again, ('{"name_fr":"x"}',))
            raw.execute("UPDATE card SET number = 2")
    refuses(path, Newer)
    refuses(path, Newer, read_only=True)


@pytest.mark.parametrize("table", [table for table in FIELDS if table != "card"])
def test_a_file_with_another_thing_of_a_newer_program_is_not_touched(path: Path, table: str) -> None:
    made(path)
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.execute(f"INSERT INTO {table} (id, number, hidden) VALUES ('x', 1, 0)")
        more = f"INSERT INTO {table}_revision (id, number, at, data) VALUES ('x', 1, '', ?)"
        raw.execute(more, ('{"luck":"30"}',))
    refuses(path, Newer)
    refuses(path, Newer, read_only=True)


def test_what_an_own_ruleset_says_is_known_without_the_rules_of_battles() -> None:
    assert FIELDS["ruleset"] == {field.name for field in fields(OwnRuleset)}


@pytest.mark.parametrize("data", ["{", '{"name_fr":1}'])
def test_a_card_that_cannot_be_read_is_a_known_trouble(path: Path, data: str) -> None:
    made(path)
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.execute("UPDATE card_revision SET data = ?", (data,))
        raw.execute("UPDATE step SET label = x'7b', payload = x'7b'")
    with Library.open(path) as library:
        for read in (library.cards, lambda: library.history("library"), lambda: library.undo("library")):
            with pytest.raises(Corrupt) as caught:
                read()
            assert caught.value.message.data == {"path": str(path)}


# A new library ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "starter",
    [Starter((Card("Abel"),), (StarterArmy("x", entries=(StarterEntry("Nobody", "C3"),)),))],
)
def test_when_a_library_cannot_be_made_no_file_remains(path: Path, starter: Starter) -> None:
    with pytest.raises(KeyError):
        Library.open(path, starter=starter)
    assert list(path.parent.iterdir()) == []
    assert names(path) == []


def test_what_a_broken_making_left_is_not_in_the_way(path: Path) -> None:
    path.with_name(path.name + ".tacticien.new").write_bytes(b"half")
    path.with_name(path.name + ".lock").write_bytes(b"somebody @ gone (12)")
    assert names(made(path)) == ["Abel"]
    assert [p.name for p in path.parent.iterdir()] == [path.name]


@pytest.mark.parametrize("name", ["œuvre d’Abel?.tact", "100%#&;.tact", "a b'c\".tact", "é" * 60 + ".tact"])
def test_a_library_may_have_any_name(tmp_path: Path, name: str) -> None:
    path = made(tmp_path / "dossier à #1?" / name)
    assert names(path) == names(path, read_only=True) == ["Abel"]
    assert [p.name for p in path.parent.iterdir()] == [name]


def test_names_of_every_kind_are_kept(path: Path) -> None:
    hostile = [
        "<b>&\"'</b>",
        "é" * 5000,
        "œ’—\u202f",
        "\x00\x1f\x7f",
        "{name} %n %1",
        "'; DROP TABLE card; --",
        "",
    ]
    assert sorted(names(made(path, *hostile))) == sorted(hostile)


# The lock -----------------------------------------------------------------------------------------


def test_who_comes_second_reads_beside_the_first(path: Path) -> None:
    made(path)
    with Library.open(path) as first:
        with Library.open(path) as second:
            assert second.read_only and second.holder == lock.holder_name()
            first.write_cards(EDIT, [CardWrite(None, Card("Tigre"))])
            assert [r.card.name_fr for r in second.cards()] == ["Abel", "Tigre"]
            with pytest.raises(Locked) as caught:
                second.write_cards(EDIT, [CardWrite(None, Card("Clone"))])
            assert caught.value.message.data["holder"] == lock.holder_name()
        with Library.open(path, read_only=True) as reader:
            assert reader.holder == ""
            with pytest.raises(ReadOnly):
                reader.set_setting("a", 1)
        first.write_cards(EDIT, [CardWrite(None, Card("Zombie"))])
    with Library.open(path) as free:
        assert not free.read_only


def test_who_came_second_takes_over_when_the_first_is_gone(path: Path) -> None:
    made(path)
    with Library.open(path) as first, Library.open(path) as second:
        assert not second.regain() and second.read_only
        first.write_cards(EDIT, [CardWrite(None, Card("Tigre"))])
        first.close()
        assert second.regain() and not second.read_only and second.holder == ""
        second.write_cards(EDIT, [CardWrite(None, Card("Clone"))])
        assert [r.card.name_fr for r in second.cards()] == ["Abel", "Clone", "Tigre"]
        assert second.regain(), "it has it already"
        with Library.open(path) as third:
            assert third.holder == lock.holder_name()
    with Library.open(path, read_only=True) as reader:
        assert not reader.regain(), "it was opened to be read only"


def test_a_library_that_became_something_else_is_not_taken_over(path: Path) -> None:
    made(path)
    first = Library.open(path)
    with Library.open(path) as second:
        first.close()
        with closing(sqlite3.connect(path)) as raw, raw:
            raw.execute("UPDATE alembic_version SET version_num = 'from_2040'")
        with pytest.raises(Newer):
            second.regain()
        with closing(sqlite3.connect(path)) as raw, raw:
            for table in ("catalogue_file", "catalogue_revision", "catalogue"):
                raw.execute(f"DROP TABLE {table}")
            raw.execute("UPDATE alembic_version SET version_num = '0007'")
        with pytest.raises(Locked):
            second.regain()
        assert second.read_only
        path.unlink()
        with pytest.raises(Missing):
            second.regain()
    assert not path.with_name(path.name + lock.SUFFIX).exists()


def test_a_library_that_is_being_made_is_locked(path: Path) -> None:
    held = Lock(path)
    with pytest.raises(Locked) as caught:
        Library.open(path)
    assert caught.value.message.data["holder"] == lock.holder_name()
    held.release()
    held.release()
    assert names(path) == []


def test_the_lock_dies_with_its_process(path: Path) -> None:
    made(path)
    script = (
        "import sys, time; from pathlib import Path; from db.lock import Lock\n"
        "lock = Lock(Path(sys.argv[1])); print('held', flush=True); time.sleep(60)"
    )
    with subprocess.Popen(
        [sys.executable, "-c", script, path], cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout is not None and other.stdout.readline() == "held\n"
        with Library.open(path) as library:
            assert library.read_only and f"({other.pid})" in library.holder
        other.kill()
    assert path.with_name(path.name + lock.SUFFIX).exists()
    with Library.open(path) as library:
        assert not library.read_only
    assert [p.name for p in path.parent.iterdir()] == [path.name]


def test_a_lock_that_was_removed_is_taken_anew(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[int] = []
    take = lock.take

    def late(handle: int) -> None:
        take(handle)
        if not taken:
            path.with_name(path.name + lock.SUFFIX).unlink()
        taken.append(handle)

    monkeypatch.setattr(lock, "take", late)
    held = Lock(path)
    assert len(taken) == 2
    monkeypatch.undo()
    with pytest.raises(Held):
        Lock(path)
    held.release()


# What may not be written --------------------------------------------------------------------------


def test_a_file_that_may_not_be_written_is_read(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made(path)
    monkeypatch.setattr(os, "access", lambda *_: False)
    with Library.open(path) as library:
        assert library.read_only and library.holder == ""
        assert len(library.cards()) == 1
        with pytest.raises(ReadOnly):
            library.undo("library")


def test_a_folder_that_may_not_be_written_is_read_from(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made(path)

    def denied(_: Path) -> Lock:
        raise PermissionError(13, "denied")

    monkeypatch.setattr(opening, "Lock", denied)
    assert names(path) == ["Abel"]
    with pytest.raises(NoPlace):
        Library.open(path.with_name("new.tact"))


def test_a_file_that_may_not_be_read_says_so(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made(path)

    def denied(*_: object, **__: object) -> None:
        raise PermissionError(13, "denied")

    monkeypatch.setattr(Path, "open", denied)
    with pytest.raises(Forbidden):
        Library.open(path)


def test_a_name_that_no_file_can_have(path: Path) -> None:
    made(path)
    for name, error in (("x" * 5000 + ".tact", TooLong), (f"{path.name}/below/club.tact", NoPlace)):
        with pytest.raises(error):
            Library.open(path.with_name("a") / ".." / name)
        with pytest.raises(Missing):
            Library.open(path.parent / name, read_only=True)


def test_a_lock_without_room_for_its_name_still_holds(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> int:
        raise OSError(28, "no room")

    monkeypatch.setattr(os, "write", full)
    held = Lock(path)
    with pytest.raises(Held):
        Lock(path)
    held.release()
    assert list(path.parent.iterdir()) == []


def test_a_disk_without_room_for_side_files_is_read(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made(path)

    def stubborn(file: Path, mode: str) -> sqlite3.Connection:
        if mode == "ro":
            raise trouble(sqlite3.SQLITE_CANTOPEN)
        return connect(file, mode)

    monkeypatch.setattr(schema, "connect", stubborn)
    assert schema.reading_mode(path) == "immutable"
    assert names(path, read_only=True) == ["Abel"]


def test_a_write_that_is_denied_leaves_everything(path: Path) -> None:
    made(path)
    with Library.open(path) as library:
        pragma(library, "query_only=ON")
        with pytest.raises(ReadOnly):
            library.write_cards(EDIT, [CardWrite(None, Card("Tigre"))])
        pragma(library, "query_only=OFF")
        library.write_cards(EDIT, [CardWrite(None, Card("Clone"))])
    assert names(path) == ["Abel", "Clone"]


def test_a_full_disk_leaves_nothing_half_written(path: Path) -> None:
    made(path)
    with Library.open(path) as library:
        battle = library.battles.begin(small_setup())
        step, game = notched(small_setup().start, "a1.1", 1)
        head = library.battles.add_step(battle, step, parent=None).id
        pragma(library, "max_page_count=1")
        with pytest.raises(DiskFull) as caught:
            library.write_cards(
                EDIT, [CardWrite(None, Card(f"{n}" * 4000)) for n in range(9)], [b"x" * 99_999]
            )
        assert caught.value.message == Message("library.disk_full", {"path": str(path)})
        long = small_setup(9)
        with pytest.raises(DiskFull):
            library.battles.bring_in(library.battles.load(library.battles.begin(long)))
        assert [b.id for b in library.battles.listed()] == [battle]
        assert [r.card.name_fr for r in library.cards()] == ["Abel"]
        pragma(library, "max_page_count=100000")
        library.battles.add_step(battle, notched(game, "a1.1", 2)[0], parent=head)
        assert len(library.battles.load(battle).steps) == 2


def trouble(code: int) -> sqlite3.Error:
    error = sqlite3.OperationalError("as told")
    error.sqlite_errorcode = code
    return error


@pytest.mark.parametrize(
    ("raised", "known"),
    [
        (trouble(sqlite3.SQLITE_FULL), DiskFull),
        (trouble(sqlite3.SQLITE_BUSY), Locked),
        (trouble(sqlite3.SQLITE_IOERR_READ), Unreachable),
        (trouble(sqlite3.SQLITE_READONLY_DBMOVED), ReadOnly),
        (OSError(28, "full"), DiskFull),
        (OSError(30, "read only"), ReadOnly),
        (OSError(5, "gone"), Unreachable),
        (OSError(errno.ESTALE, "stale"), Unreachable),
        (OSError(errno.ENAMETOOLONG, "too long"), TooLong),
        (OSError(errno.EEXIST, "a file is there"), NoFolder),
        (OSError(errno.ENOTDIR, "no folder"), NoFolder),
        (OSError(errno.ENOENT, "not there"), Missing),
        (OSError(4, "interrupted"), OSError),
        (sqlite3.ProgrammingError("a bug"), sqlite3.ProgrammingError),
        (trouble(sqlite3.SQLITE_CONSTRAINT), sqlite3.OperationalError),
    ],
)
def test_troubles_are_known_and_bugs_are_not_hidden(raised: Exception, known: type[Exception]) -> None:
    with pytest.raises(known), known_troubles(Path("x.tact")):
        raise raised


# Whereabouts --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("folder", "service"),
    [
        ("Dropbox", "Dropbox"), ("Dropbox (Personal)", "Dropbox"), ("OneDrive - Club", "OneDrive"),
        ("Google Drive", "Google Drive"), ("Nextcloud", "Nextcloud"), ("Documents", None),
        ("megabytes", None),
    ],
)  # fmt: skip
def test_a_synced_folder_is_told(tmp_path: Path, folder: str, service: str | None) -> None:
    with Library.open(tmp_path / folder / "jeux" / "library.tact") as library:
        told = [m.data["service"] for m in library.warnings if m.code == "library.synced"]
        assert told == ([service] if service else [])


def test_a_syncthing_folder_is_told(tmp_path: Path) -> None:
    (tmp_path / ".stfolder").mkdir()
    assert whereabouts.synced_by(tmp_path / "a" / "b") == "Syncthing"


def test_a_network_drive_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mounts = tmp_path / "mounts"
    shared = str(tmp_path / "the share").replace(" ", "\\040")
    mounts.write_text(f"/dev/sda / ext4 rw 0 0\n//nas/games {shared} cifs rw 0 0\n", encoding="utf-8")
    monkeypatch.setattr(whereabouts, "_MOUNTS", mounts)
    assert whereabouts.on_network(tmp_path / "the share" / "library.tact")
    assert not whereabouts.on_network(tmp_path / "library.tact")
    assert whereabouts.on_network(Path("//nas/games/library.tact"))
    monkeypatch.setattr(whereabouts, "_MOUNTS", tmp_path / "none")
    assert not whereabouts.on_network(tmp_path / "the share" / "library.tact")
    with Library.open(tmp_path / "library.tact") as library:
        assert [m for m in library.warnings if m.code == "library.network"] == []


def test_an_address_says_any_name(tmp_path: Path) -> None:
    assert uri(Path("/a b/é?#%.tact"), "ro") == "file:///a%20b/%C3%A9%3F%23%25.tact?mode=ro"
