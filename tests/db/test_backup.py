"""Backups that really restore, and copies that are carried."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from db import backup
from db.backup import Backup, Contents, ThinningRule, backups, thinned
from db.engine import connect
from db.errors import Corrupt, DiskFull, Exists, Foreign, Locked, Missing, ReadOnly
from db.library import CardWrite, Library
from db.whereabouts import MOST_STEM
from rules.cards import Card
from rules.text import Message
from tests.db.clock import Clock
from tests.db.worlds import notched, small_setup

EDIT = Message("step.card_added")


def add(library: Library, name: str) -> None:
    library.write_cards(EDIT, [CardWrite(None, Card(name))])


def names(library: Library) -> list[str]:
    return [r.card.name_fr for r in library.cards()]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "backups"


def test_a_changed_library_is_backed_up_when_closed(path: Path, folder: Path, clock: Clock) -> None:
    library = Library.open(path, backups=folder, clock=clock)
    assert library.close() is None
    assert not folder.exists()
    with Library.open(path, backups=folder, clock=clock) as library:
        library.set_setting("window", [1, 2])
    assert not folder.exists()
    with Library.open(path, backups=folder, clock=clock) as library:
        add(library, "Abel")
    (file,) = folder.iterdir()
    with Library.open(file, read_only=True) as copy:
        assert names(copy) == ["Abel"]
    assert [p.name for p in folder.iterdir()] == [file.name]


def test_a_backup_is_restored_after_a_backup_of_now(path: Path, folder: Path, clock: Clock) -> None:
    with Library.open(path, backups=folder, clock=clock) as library:
        add(library, "Abel")
    with Library.open(path, backups=folder, clock=clock) as library:
        add(library, "Tigre")
        battle = library.battles.begin(small_setup())
        (old,) = library.backups.listed()
        assert old.reason == backup.CLOSED
        library.backups.restore(old.path)
        assert names(library) == ["Abel"]
        assert library.battles.listed() == []
        assert library.undo("library") is not None
        now, _ = library.backups.listed()
        assert now.reason == backup.BEFORE_RESTORE
        library.backups.restore(now.path)
        assert names(library) == ["Abel", "Tigre"]
        step, _ = notched(small_setup().start, "a1.1", 1)
        library.battles.add_step(battle, step, parent=None)
    with Library.open(path) as library:
        assert names(library) == ["Abel", "Tigre"]
        assert len(library.battles.load(battle).steps) == 1
    assert [p.name for p in path.parent.iterdir() if p.is_file()] == ["library.tact"]


def test_what_is_no_library_is_not_restored(path: Path, folder: Path, tmp_path: Path, clock: Clock) -> None:
    broken = tmp_path / "broken.tact"
    with Library.open(path, backups=folder, clock=clock) as library:
        add(library, "Abel")
        for data, error in ((b"not a library", Foreign), (b"", Corrupt)):
            broken.write_bytes(data)
            with pytest.raises(error):
                library.backups.restore(broken)
        with pytest.raises(Missing):
            library.backups.restore(tmp_path / "nowhere.tact")
        assert names(library) == ["Abel"]
        assert library.backups.listed() == []


def test_a_library_that_is_only_read_is_not_restored(path: Path, folder: Path) -> None:
    Library.open(path).close()
    with Library.open(path, read_only=True, backups=folder) as library, pytest.raises(ReadOnly):
        library.backups.restore(path)


def test_a_backup_may_be_made_at_any_time(path: Path, folder: Path, clock: Clock) -> None:
    with Library.open(path, backups=folder, clock=clock) as library:
        add(library, "Abel")
        made = library.backups.make()
        assert made is not None and made.size == made.path.stat().st_size
        twin = library.backups.make()
        assert twin is not None and {b.path for b in library.backups.listed()} == {made.path, twin.path}
    with Library.open(path) as library:
        assert library.backups.make() is None
        assert library.backups.listed() == []


def test_two_backups_of_one_second_are_two(path: Path, folder: Path, clock: Clock) -> None:
    now = clock()
    with Library.open(path, backups=folder, clock=lambda: now) as library:
        made = [library.backups.make() for _ in range(3)]
        assert [b.path for b in library.backups.listed()] == [b.path for b in reversed(made) if b is not None]


def test_backups_of_another_library_are_left_alone(path: Path, folder: Path, clock: Clock) -> None:
    for name in ("one.tact", "two.tact"):
        with Library.open(path.with_name(name), backups=folder, clock=clock) as library:
            add(library, name)
            made = library.backups.make()
            assert made is not None and [b.path for b in library.backups.listed()] == [made.path]


def test_a_full_disk_keeps_a_backup_away_and_not_the_closing(
    path: Path, folder: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> None:
        raise DiskFull(path="x")

    library = Library.open(path, backups=folder, clock=clock)
    add(library, "Abel")
    monkeypatch.setattr(backup, "copy", full)
    assert library.close() == Message("library.no_room_for_backup", {"path": str(folder)})
    with Library.open(path) as library:
        assert names(library) == ["Abel"] and not library.read_only


def test_a_folder_that_cannot_be_written_is_named(path: Path, folder: Path, clock: Clock) -> None:
    library = Library.open(path, backups=folder, clock=clock)
    add(library, "Abel")
    folder.write_text("no folder")
    assert library.close() == Message("library.not_backed_up", {"path": str(folder)})


# Thinning -----------------------------------------------------------------------------------------


def test_the_last_ten_seven_days_four_weeks_and_six_months_stay(tmp_path: Path) -> None:
    now = datetime(2026, 11, 21, 20, tzinfo=UTC)
    every_six_hours = [
        Backup(tmp_path / f"{n}.tact", now - timedelta(hours=6 * n), backup.CLOSED, 1) for n in range(4 * 300)
    ]
    given_up = {b.path for b in thinned(every_six_hours)}
    kept = [b for b in every_six_hours if b.path not in given_up]
    assert [b.path.stem for b in kept[:10]] == [str(n) for n in range(10)]
    days = {b.at.date() for b in kept}
    assert {(now - timedelta(days=n)).date() for n in range(7)} <= days
    weeks = {b.at.isocalendar()[:2] for b in kept}
    assert {(now - timedelta(weeks=n)).isocalendar()[:2] for n in range(4)} <= weeks
    assert {(2026, month) for month in range(6, 12)} <= {(b.at.year, b.at.month) for b in kept}
    assert len(kept) <= 10 + 7 + 4 + 6
    assert thinned(kept) == []


def test_rolling_gives_up_the_old_ones(path: Path, folder: Path, clock: Clock) -> None:
    with Library.open(path, backups=folder, clock=clock) as library:
        add(library, "Abel")
        for _ in range(14):
            library.backups.make(backup.CLOSED)
        assert len(library.backups.listed()) == 10
        assert sorted(library.backups.listed(), key=lambda b: b.at, reverse=True) == library.backups.listed()
        (folder / "library-notes.tact").write_bytes(b"mine")
    assert (folder / "library-notes.tact").exists()


def test_work_in_a_copy_leaves_the_backups_of_the_original(path: Path, folder: Path, clock: Clock) -> None:
    club = path.with_name("club.tact")
    with Library.open(path, backups=folder, clock=clock) as library:
        add(library, "Abel")
    (before,) = backups(folder)
    club.write_bytes(path.read_bytes())
    with Library.open(club, backups=folder, clock=clock) as library:
        for _ in range(14):
            library.backups.make(backup.CLOSED)
    left = [made.path for made in backups(folder)]
    assert before.path in left
    assert len([made for made in left if made.name.startswith("club-")]) == 10


@pytest.mark.parametrize("name", ["club.bak", "club", "CLUB.TACT", "club.bak.tact"])
def test_a_copy_of_another_ending_leaves_the_backups_of_the_original(
    path: Path, folder: Path, clock: Clock, name: str
) -> None:
    original = path.with_name("club.tact")
    with Library.open(original, backups=folder, clock=clock) as library:
        add(library, "Abel")
        library.backups.set_rule(ThinningRule(2, 0, 0, 0))
    copy = original.with_name(name)
    shutil.copy(original, copy)
    if name == "club.bak.tact":  # as the original would be called with another ending and no point
        original = Path(shutil.copy(original, original.with_name("club.bak")))
        with Library.open(original, backups=folder, clock=clock) as library:
            add(library, "Conscrit")
    kept = {made.path for made in backups(folder)}
    for number in range(5):
        with Library.open(copy, backups=folder, clock=clock) as library:
            add(library, f"Tigre {number}")
    assert kept <= {made.path for made in backups(folder)}
    with Library.open(original, backups=folder) as library:
        assert kept <= {made.path for made in library.backups.listed()}


def test_names_that_are_cut_off_are_told_apart(tmp_path: Path) -> None:
    names = {backup.name_of(tmp_path / f"{'o' * 130}{end}.tact") for end in ("", "1", "2")}
    assert len(names) == 3 and {len(name) for name in names} == {MOST_STEM}


@pytest.mark.parametrize("uid", ["/../../x0123", "", "ABCDEFGH", "0123\0567"])
def test_letters_of_a_library_from_elsewhere_lead_nowhere(path: Path, folder: Path, uid: str) -> None:
    Library.open(path).close()
    with closing(connect(path, "rw")) as raw:
        raw.execute("UPDATE library SET uid = ?", (uid,))
    for _ in range(2):
        with Library.open(path, backups=folder) as library:
            made = library.backups.make()
            assert made is not None and made.path.parent == folder
            assert made.path in [each.path for each in library.backups.listed()]
    assert len(backups(folder)) == 2


def test_what_was_made_by_hand_stays(path: Path, folder: Path, clock: Clock) -> None:
    with Library.open(path, backups=folder, clock=clock) as library:
        add(library, "Abel")
        mine = library.backups.make()
        for _ in range(14):
            library.backups.make(backup.CLOSED)
        assert mine in library.backups.listed() and len(library.backups.listed()) == 11


def test_the_rule_is_the_owners_and_outlives_a_restore(path: Path, folder: Path, clock: Clock) -> None:
    with Library.open(path, backups=folder, clock=clock) as library:
        assert library.backups.rule() == ThinningRule(10, 7, 4, 6)
        add(library, "Abel")
        old = library.backups.make(backup.CLOSED)
        library.backups.set_rule(ThinningRule(2, 0, 0, 0))
        library.backups.make(backup.CLOSED)
        assert len(library.backups.listed()) == 2
        assert old is not None
        before = library.backups.restore(old.path)
        assert library.backups.listed()[0].path == before.path
        assert library.backups.rule() == ThinningRule(2, 0, 0, 0)


def test_the_backup_that_is_restored_is_not_thinned_away_before(
    path: Path, folder: Path, clock: Clock
) -> None:
    with Library.open(path, backups=folder, clock=clock) as library:
        add(library, "Abel")
        library.backups.set_rule(ThinningRule(1, 0, 0, 0))
        old = library.backups.make(backup.CLOSED)
        add(library, "Tigre")
        assert old is not None
        before = library.backups.restore(old.path)
        assert names(library) == ["Abel"]
        library.backups.restore(before.path)
        assert names(library) == ["Abel", "Tigre"]


@pytest.mark.parametrize(
    "said",
    ["{", "[1]", '{"last": "many"}', '{"last": null}', '{"last": 1e999}', '{"last": NaN}', "[" * 200_000],
)
def test_a_rule_that_cannot_be_read_is_the_usual_one(path: Path, said: str) -> None:
    Library.open(path).close()
    with closing(connect(path, "rw")) as raw:
        raw.execute("INSERT INTO setting VALUES (?, ?)", (backup.RULE, said))
    with Library.open(path) as library:
        assert library.backups.rule() == ThinningRule()
        library.setting(backup.RULE)


def test_a_rule_stays_within_sense() -> None:
    assert ThinningRule(0, -3, 5000, 2).held() == ThinningRule(1, 0, 999, 2)


def test_backups_are_removed_and_nothing_else(path: Path, folder: Path, clock: Clock) -> None:
    with Library.open(path, backups=folder, clock=clock) as library:
        made = [library.backups.make() for _ in range(2)]
        paths = [b.path for b in made if b is not None]
        assert library.backups.remove([paths[0], path, folder / "none.tact"]) == 1
        assert [b.path for b in library.backups.listed()] == [paths[1]]
    assert path.exists()


def test_a_backup_tells_how_much_is_in_it(path: Path, folder: Path, tmp_path: Path, clock: Clock) -> None:
    with Library.open(path, backups=folder, clock=clock) as library:
        add(library, "Abel")
        add(library, "Tigre")
        library.write_cards(EDIT, [CardWrite(library.cards()[0].card_id, None)])
        library.battles.begin(small_setup())
        made = library.backups.make()
        assert made is not None
    assert backup.contents(made.path) == Contents(1, 0, 1)
    assert [p.name for p in folder.iterdir() if "by-hand" in p.name] == [made.path.name]
    for data in (b"", b"no library"):
        (tmp_path / "x.tact").write_bytes(data)
        assert backup.contents(tmp_path / "x.tact") is None
    assert backup.contents(tmp_path / "nowhere.tact") is None


def test_backups_of_a_damaged_library_are_found_by_its_name(path: Path, folder: Path, clock: Clock) -> None:
    for name in ("club.tact", "club-2.tact"):
        with Library.open(path.with_name(name), backups=folder, clock=clock) as library:
            library.backups.make()
    assert [b.path.name[:6] for b in backups(folder, stem="club-2")] == ["club-2"]
    assert len(backups(folder, stem="club")) == 1


def test_no_folder_no_backups(tmp_path: Path) -> None:
    assert backups(tmp_path / "nowhere", "0" * 8) == []


# Copies -------------------------------------------------------------------------------------------


def test_a_copy_is_a_library_of_its_own(path: Path, tmp_path: Path) -> None:
    target = tmp_path / "stick" / "copie œ.tact"
    with Library.open(path) as library:
        add(library, "Abel")
        library.backups.save_copy(target)
        add(library, "Tigre")
        with Library.open(target) as copy:
            assert names(copy) == ["Abel"]
            add(copy, "Clone")
            with pytest.raises(Locked):
                library.backups.save_copy(target)
        library.backups.save_copy(target)
        with pytest.raises(Exists):
            library.backups.save_copy(path)
    assert [p.name for p in target.parent.iterdir()] == [target.name]
    with Library.open(target) as copy:
        assert names(copy) == ["Abel", "Tigre"]


def test_a_library_that_is_only_read_is_carried_too(path: Path, tmp_path: Path) -> None:
    with Library.open(path) as library:
        add(library, "Abel")
    with Library.open(path, read_only=True) as library:
        library.backups.save_copy(tmp_path / "copy.tact")
    with Library.open(tmp_path / "copy.tact") as copy:
        assert names(copy) == ["Abel"] and not copy.read_only


def test_a_damaged_copy_never_takes_the_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = tmp_path / "source.tact"
    Library.open(source).close()
    raw = bytearray(source.read_bytes())
    raw[4096 * 3 : 4096 * 4] = b"\xff" * 4096
    source.write_bytes(raw)
    with closing(connect(source, "ro")) as opened, pytest.raises((Corrupt, sqlite3.DatabaseError)):
        backup.copy(opened, tmp_path / "copy.tact")
    assert [p.name for p in tmp_path.iterdir()] == ["source.tact"]
