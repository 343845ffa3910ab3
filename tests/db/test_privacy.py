"""A library and its backups are their owner's alone, whatever the machine would give to others."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from db import privacy
from db.library import CardWrite, Library
from rules.cards import Card
from rules.text import Message

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def generous() -> Iterator[None]:
    """Give others whatever a program does not keep from them."""
    before = os.umask(0)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


def modes(folder: Path) -> dict[str, int]:
    return {path.name: mode(path) for path in folder.rglob("*")}


def test_what_is_made_is_the_owners_alone(tmp_path: Path) -> None:
    path = tmp_path / "data" / "club.tact"
    with Library.open(path, backups=path.parent / "backups") as library:
        library.write_cards(Message("step.card_added"), [CardWrite(None, Card("Abel"))])
        made = library.backups.make()
        assert made is not None
        library.backups.restore(made.path)
        library.backups.save_copy(tmp_path / "copies" / "copy.tact")
        found = modes(tmp_path)
        assert {"club.tact-wal", "club.tact-shm", "club.tact.lock"} <= found.keys()
    found |= modes(tmp_path)
    for name, given in found.items():
        assert given == (0o700 if "." not in name else 0o600), name


def test_nobody_may_read_a_library_while_it_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: dict[str, int] = {}

    def looked(move: Callable[..., None], moved: Path, place: Path) -> None:
        seen[Path(moved).suffix] = mode(Path(moved))
        move(moved, place)

    for way in ("rename", "replace"):
        monkeypatch.setattr(os, way, partial(looked, getattr(os, way)))
    with Library.open(tmp_path / "club.tact", backups=tmp_path / "backups") as library:
        library.backups.make()
    assert seen == {".new": 0o600, ".part-packed": 0o600}


def test_what_was_open_to_others_is_closed_when_it_is_opened(tmp_path: Path) -> None:
    (tmp_path / "club").mkdir(mode=0o755)
    path = tmp_path / "club" / "club.tact"
    folder = path.parent / "backups"
    with Library.open(path, backups=folder) as library:
        library.backups.make()
    for open_one in (path, *folder.iterdir()):
        open_one.chmod(0o664)
    folder.chmod(0o775)
    Library.open(path, read_only=True).close()
    assert mode(path) == 0o664, "who only reads changes nothing"
    with Library.open(path, backups=folder) as library:
        assert library.backups.make() is not None
    assert mode(path) == 0o600 and mode(folder) == 0o700
    assert set(modes(folder).values()) == {0o600}
    assert mode(path.parent) == 0o755, "the folder is not the program's"


@pytest.mark.parametrize(
    ("above", "left"), [(0o755, 0o600), (0o775, 0o660), (0o777, 0o666), (0o1777, 0o600), (0o700, 0o600)]
)
def test_a_folder_in_which_others_write_is_shared_on_purpose(tmp_path: Path, above: int, left: int) -> None:
    folder = tmp_path / "shared"
    folder.mkdir()
    file = folder / "club.tact"
    file.write_bytes(b"")
    file.chmod(0o666)
    folder.chmod(above)
    privacy.tighten(file)
    assert mode(file) == left


def test_links_and_files_of_others_stay_as_they_are(tmp_path: Path) -> None:
    target, folder = tmp_path / "theirs", tmp_path / "mine"
    target.write_bytes(b"")
    target.chmod(0o644)
    folder.mkdir(mode=0o755)
    (folder / "link").symlink_to(target)
    privacy.tighten_all(folder)
    assert mode(target) == 0o644 and mode(folder) == 0o700
    privacy.tighten_all(tmp_path / "nowhere")
