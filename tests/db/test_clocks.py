"""Clocks that jump: no backup is lost, and nothing that was written waits for the right time."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from db import backup
from db.backup import ThinningRule, backups
from db.library import ArmyWrite, CardWrite, Library
from db.writes import Imported
from rules.armies import Army
from rules.cards import Card
from rules.text import Message
from tests.db.worlds import notched, small_setup

EDIT = Message("step.card_added")
KEPT = Path(__file__).with_name("files") / "library-0.1.0.tact"
NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)


class Wrist:
    """A clock that stands until somebody sets it."""

    def __init__(self) -> None:
        self.time = NOON

    def __call__(self) -> datetime:
        return self.time


@pytest.fixture
def wrist() -> Wrist:
    return Wrist()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "backups"


def play(path: Path, folder: Path, wrist: Wrist, name: str) -> None:
    """Open a library, change it, close it: a backup is made and the older ones are thinned."""
    library = Library.open(path, backups=folder, clock=wrist)
    assert not library.read_only
    library.write_cards(EDIT, [CardWrite(None, Card(name))])
    assert library.close() is None


def newest(folder: Path) -> list[str]:
    """Give the names in the newest backup, in the order of the alphabet."""
    with Library.open(backups(folder)[0].path, read_only=True) as copy:
        return [revision.card.name_fr for revision in copy.cards()]


@pytest.mark.parametrize(
    "back", [timedelta(hours=1), timedelta(days=11 * 365), timedelta(seconds=10)], ids=str
)
@pytest.mark.parametrize("last", [1, 10])
def test_a_clock_set_back_costs_no_backup(
    path: Path, folder: Path, wrist: Wrist, back: timedelta, last: int
) -> None:
    with Library.open(path, clock=wrist) as library:
        library.backups.set_rule(ThinningRule(last, 0, 0, 0))
    for number in range(10):
        wrist.time += timedelta(minutes=5)
        play(path, folder, wrist, f"before {number}")
    wrist.time -= back
    for number in range(3):
        play(path, folder, wrist, f"now {number}")
        assert f"now {number}" in newest(folder)
        wrist.time += timedelta(minutes=1)
    assert len(backups(folder)) == last


def test_weeks_of_backups_before_the_year_2015(path: Path, folder: Path, wrist: Wrist) -> None:
    for number in range(34):
        wrist.time += timedelta(days=7)
        play(path, folder, wrist, f"week {number}")
    wrist.time = datetime(2015, 1, 1, tzinfo=UTC)
    play(path, folder, wrist, "zombie")
    assert newest(folder)[-1] == "zombie"


def test_a_restore_goes_by_whatever_the_clock_says(path: Path, folder: Path, wrist: Wrist) -> None:
    for number in range(12):
        wrist.time += timedelta(minutes=1)
        play(path, folder, wrist, f"card {number:02}")
    wrist.time = datetime(2015, 1, 1, tzinfo=UTC)
    with Library.open(path, backups=folder, clock=wrist) as library:
        before = library.backups.restore(library.backups.listed()[3].path)
        assert library.backups.listed()[0] == before
        assert len(library.cards()) == 9
        library.backups.restore(before.path)
        assert len(library.cards()) == 12


def test_a_library_of_before_opens_beside_backups_of_the_future(
    path: Path, folder: Path, wrist: Wrist
) -> None:
    """Backups of a program that numbered none, an hour ahead of the clock."""
    shutil.copy(KEPT, path)
    folder.mkdir()
    uid = uid_of(path)
    for minute in range(10):
        at = NOON + timedelta(hours=1, minutes=minute)
        shutil.copy(KEPT, folder / f"library-{uid}-{at:%Y%m%dT%H%M%S}-closed.tact")
    play(path, folder, wrist, "Neuf")
    made = backups(folder)
    assert [each.reason for each in made[:2]] == [backup.CLOSED, backup.BEFORE_UPGRADE]
    assert "Neuf" in newest(folder)
    with Library.open(path, backups=folder, clock=wrist) as library:
        library.backups.restore(made[-1].path)
        assert "Neuf" not in {revision.card.name_fr for revision in library.cards()}


def uid_of(path: Path) -> str:
    with closing(sqlite3.connect(path)) as raw:
        return str(raw.execute("SELECT uid FROM library").fetchone()[0])[:8]


def test_backups_without_a_number_are_the_older_ones_in_the_order_of_their_times(
    path: Path, folder: Path, wrist: Wrist
) -> None:
    with Library.open(path, backups=folder, clock=wrist) as library:
        numbered = library.backups.make()
        assert numbered is not None
    start, _, _ = numbered.path.name.partition("-2026")
    old = ["20301121T120000-closed", "20261121T130000-2-by-hand", "20261121T130000-closed"]
    for name in old:
        shutil.copy(numbered.path, folder / f"{start}-{name}.tact")
    with Library.open(path, backups=folder, clock=wrist) as library:
        last = library.backups.make()
        assert last is not None
        names = [each.path.name for each in library.backups.listed()]
        found = [name.removeprefix(f"{start}-").removesuffix(".tact") for name in names]
    assert found[2:] == old
    assert [backups(folder)[0].path, backups(folder)[1].path] == [last.path, numbered.path]


def test_thinning_that_fails_stops_nobody(
    path: Path, folder: Path, wrist: Wrist, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(path, folder, wrist, "first")
    with Library.open(path, clock=wrist) as library:
        library.backups.set_rule(ThinningRule(1, 0, 0, 0))
    unlink = Path.unlink

    def held(file: Path, missing_ok: bool = False) -> None:
        if file.parent == folder and file.suffix == ".gz":
            raise PermissionError(13, "another program reads it")
        unlink(file, missing_ok)

    monkeypatch.setattr(Path, "unlink", held)
    play(path, folder, wrist, "second")
    with Library.open(path, backups=folder, clock=wrist) as library:
        library.backups.restore(library.backups.listed()[-1].path)
        assert [revision.card.name_fr for revision in library.cards()] == ["first"]
    monkeypatch.undo()
    assert len(backups(folder)) > 1
    play(path, folder, wrist, "third")
    assert len(backups(folder)) == 1


def test_the_battle_touched_last_stands_first_whatever_the_clock_says(path: Path, wrist: Wrist) -> None:
    with Library.open(path, clock=wrist) as library:
        monday = library.battles.begin(small_setup())
        library.battles.add_step(monday, notched(small_setup().start, "a1.1", 1)[0], parent=None)
        wrist.time -= timedelta(hours=1)
        tuesday = library.battles.begin(small_setup())
        assert [info.id for info in library.battles.listed()] == [tuesday, monday]
        library.battles.move_head(monday, None)
        assert [info.id for info in library.battles.listed()] == [monday, tuesday]


def test_a_clock_before_1970_lets_a_library_be_made_and_written(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("time.time", lambda: -86_400.0)
    with Library.open(path) as library:
        for name in ("Abel", "Tigre"):
            library.write_cards(EDIT, [CardWrite(None, Card(name))])
        assert [revision.card.name_fr for revision in library.cards()] == ["Abel", "Tigre"]


def test_steps_by_a_clock_that_stands_are_undone_one_by_one(path: Path, wrist: Wrist) -> None:
    with Library.open(path, clock=wrist) as library:
        library.write_cards(EDIT, [CardWrite(None, Card("Abel"))])
        library.write_armies(EDIT, [ArmyWrite(None, Army("", "Club"))])
    with Library.open(path, clock=wrist) as library:
        library.write_armies(EDIT, [ArmyWrite(None, Army("", "Tournament"))])
        undone = library.undo("muster")
        assert undone is not None and undone.places == ("muster",)
        undone = library.undo("library")
        assert undone is not None and undone.places == ("library",)
        assert [army.name for army in library.armies()] == ["Club"]
        assert not library.cards()


def test_what_was_written_at_once_is_undone_at_once_by_a_clock_that_stands(path: Path, wrist: Wrist) -> None:
    with Library.open(path, clock=wrist) as library:
        for n in range(2):
            made = Imported(cards={f"c{n}": Card(f"c{n}")}, armies={f"a{n}": Army(f"a{n}", f"a{n}")})
            library.write_import(EDIT, made)
        for left in (["c0"], []):
            undone = library.undo("library")
            assert undone is not None and undone.places == ("library", "muster")
            assert [r.card_id for r in library.cards()] == left
            assert [army.id[1:] for army in library.armies()] == [name[1:] for name in left]
