"""What killed operations leave is swept at the next start, and never what another process is writing."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from db import leftovers
from db.library import Library

ROOT = Path(__file__).resolve().parents[2]
KILLED = """
import os, signal, sys
from pathlib import Path
from db import backup, schema
from db.library import Library

def stop(*_):
    os.kill(os.getpid(), signal.SIGKILL)

library = Library.open(Path(sys.argv[1]), backups=Path(sys.argv[1]).parent / "backups")
made = library.backups.make()
match sys.argv[2]:
    case "backup":
        os.replace = stop
        library.backups.make()
    case "restore":
        schema.look_over = stop
        library.backups.restore(made.path)
    case "copy":
        os.replace = stop
        library.backups.save_copy(Path(sys.argv[3]))
"""


def killed(path: Path, operation: str, target: Path | None = None) -> None:
    """Do something to a library in a process that is killed in the middle of it."""
    command = [sys.executable, "-c", KILLED, str(path), operation, str(target)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == -9, done.stderr


def left(folder: Path) -> set[str]:
    return {
        path.name
        for path in folder.rglob("*")
        if path.suffix in (".part", ".part-packed", ".restored", ".new")
    }


@pytest.mark.parametrize("operation", ["backup", "restore"])
def test_what_a_killed_operation_left_goes_at_the_next_start_and_is_told_once(
    path: Path, operation: str
) -> None:
    folder = path.parent / "backups"
    Library.open(path).close()
    killed(path, operation)
    assert left(path.parent)
    with Library.open(path, read_only=True, backups=folder) as reader:
        assert reader.swept == 0 and left(path.parent), "who only reads removes nothing"
    with Library.open(path, backups=folder) as library:
        assert library.swept == 1
        assert len(library.backups.listed()) == (2 if operation == "restore" else 1)
    assert left(path.parent) == set()
    with Library.open(path, backups=folder) as library:
        assert library.swept == 0


DRAFTS = [
    f"library.tact.tacticien{ending}"
    for ending in (
        ".new", ".restored", ".part", ".new.tacticien.part", ".restored.tacticien.part",
        ".part.tacticien.part",
    )
]  # fmt: skip


@pytest.mark.parametrize("draft", DRAFTS)
def test_every_draft_of_a_library_goes_with_its_companions_and_counts_once(path: Path, draft: str) -> None:
    Library.open(path).close()
    names = [f"{draft}{ending}" for ending in ("", "-wal", "-shm", "-journal", "-packed")]
    for name in names:
        path.with_name(name).write_bytes(b"half")
    with Library.open(path) as library:
        assert library.swept == 1
    assert [name for name in names if path.with_name(name).exists()] == []


def test_a_copy_that_was_never_finished_goes_when_a_library_of_its_name_is_opened(
    path: Path, tmp_path: Path
) -> None:
    target = tmp_path / "stick" / "copy.tact"
    Library.open(path).close()
    killed(path, "copy", target)
    assert left(target.parent) == {"copy.tact.tacticien.part"}
    with Library.open(target) as library:
        assert library.swept == 1
    assert left(target.parent) == set()


def test_what_others_are_writing_stays(path: Path) -> None:
    """A backup of another library, and drafts beside a library that somebody else has."""
    folder = path.parent / "backups"
    with Library.open(path, backups=folder) as first:
        made = first.backups.make()
        assert made is not None
        for name in (f"club-{made.path.name}.tacticien.part", f"{made.path.name}.tacticien.part"):
            (folder / name).write_bytes(b"half")
        path.with_name(path.name + ".tacticien.restored").write_bytes(b"half")
        path.with_name("other.tact.tacticien.part").write_bytes(b"half")
        with Library.open(path, backups=folder) as second:
            assert second.read_only and second.swept == 0
        assert len(left(path.parent)) == 4
    with Library.open(path, backups=folder) as library:
        assert library.swept == 2
    assert left(path.parent) == {f"club-{made.path.name}.tacticien.part", "other.tact.tacticien.part"}


def test_files_of_the_owner_stay_whatever_they_end_in(path: Path) -> None:
    folder = path.parent / "backups"
    with Library.open(path, backups=folder) as library:
        made = library.backups.make()
        assert made is not None
        own = [path.with_name(path.name + ending) for ending in (".new", ".part", ".restored")]
        own.append(folder / f"{made.path.name}.part")
        for file in own:
            file.write_bytes(b"mine")
        library.backups.restore(made.path)
        library.backups.save_copy(path.with_name("copy.tact"))
    with Library.open(path, backups=folder) as library:
        assert library.swept == 0
    assert [file.read_bytes() for file in own] == [b"mine"] * 4


# In the temporary folder, and beside files that are written -----------------------------------------


@contextmanager
def another(words: str, *arguments: Path) -> Iterator[None]:
    """Let another process do something and wait; at the end it is killed."""
    script = f"import sys; from db import leftovers\n{words}\nprint('there', flush=True); input()"
    with subprocess.Popen(
        [sys.executable, "-c", script, *arguments],
        cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    ) as process:  # fmt: skip
        assert process.stdout is not None and process.stdout.readline() == "there\n"
        yield
        process.kill()


@pytest.fixture
def temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "tmp"
    folder.mkdir()
    monkeypatch.setenv("TMPDIR", str(folder))
    monkeypatch.setattr(tempfile, "tempdir", None)
    return folder


def test_temporary_folders_of_killed_processes_go_and_those_of_living_ones_stay(temporary: Path) -> None:
    (temporary / "tacticien-not-of-ours").mkdir()
    with another("folder = leftovers.lasting_folder()"), leftovers.temporary_folder() as mine:
        assert len(list(temporary.iterdir())) == 3
        leftovers.sweep_temporary()
        assert len(list(temporary.iterdir())) == 3 and mine.is_dir()
    assert len(list(temporary.iterdir())) == 2
    leftovers.sweep_temporary()
    assert [path.name for path in temporary.iterdir()] == ["tacticien-not-of-ours"]


def test_a_link_to_somebody_elses_folder_is_not_followed(temporary: Path, tmp_path: Path) -> None:
    theirs = tmp_path / "theirs"
    theirs.mkdir()
    (theirs / ".held").write_bytes(b"")
    (temporary / "tacticien-x").symlink_to(theirs)
    leftovers.sweep_temporary()
    assert (theirs / ".held").exists()


def test_files_written_aside_go_once_their_process_is_gone(tmp_path: Path) -> None:
    aside = tmp_path / "settings-x.tmp"
    with another("file = open(sys.argv[1], 'wb'); leftovers.mark(file.fileno())", aside):
        leftovers.sweep(tmp_path, "settings-*.tmp")
        assert aside.exists()
    leftovers.sweep(tmp_path, "settings-*.tmp")
    assert not aside.exists()


def test_a_copy_of_an_old_library_that_is_read_is_held(temporary: Path, path: Path) -> None:
    old = Path(__file__).with_name("files") / "library-0.1.0.tact"
    path.write_bytes(old.read_bytes())
    with Library.open(path, read_only=True) as library:
        leftovers.sweep_temporary()
        assert library.cards() and len(list(temporary.iterdir())) == 1
    assert list(temporary.iterdir()) == []
