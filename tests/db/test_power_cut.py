"""The current fails in the middle of play: what was confirmed is on the disk, whatever the disk had in hand.

A disk keeps what was synced and, of what was written since, any of its sectors or none. Between two confirmed
steps that is what the log took; a checkpoint, which follows the sync of the log, tears the library itself.
"""

from __future__ import annotations

import random
from itertools import pairwise
from pathlib import Path

import pytest

from db.library import Library
from tests.db.worlds import notched, small_setup

SECTOR = 512
Disk = dict[str, bytes]


def disk(path: Path) -> Disk:
    """Read what lies on the disk now; a log that is not there holds nothing."""
    found = {"": path.read_bytes(), "-wal": b""}
    if (log := path.with_name(f"{path.name}-wal")).exists():
        found["-wal"] = log.read_bytes()
    return found


def torn(before: bytes, after: bytes, dice: random.Random) -> bytes:
    """Return a file of which each sector is as before or as after, and as long as one of the two."""
    length = dice.choice((len(before), len(after)))
    sectors = []
    for at in range(0, length, SECTOR):
        old, new = before[at : at + SECTOR], after[at : at + SECTOR]
        # Where a file grew, what was not written yet is nothing.
        sectors.append(dice.choice((old, new)) or bytes(len(new) or len(old)))
    return b"".join(sectors)[:length]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> list[Disk]:
    """Play a battle step by step, and keep what was on the disk when each was confirmed."""
    path = tmp_path_factory.mktemp("played") / "club.tact"
    with Library.open(path) as library:
        with library._store.alone() as raw:
            assert raw.execute("PRAGMA synchronous").fetchone() == (2,), "each commit is synced"
            assert raw.execute("PRAGMA journal_mode").fetchone() == ("wal",)
            raw.execute("PRAGMA wal_autocheckpoint=30")
        battle = library.battles.begin(small_setup())
        head, game, kept = None, small_setup().start, [disk(path)]
        for notches in range(1, 17):
            step, game = notched(game, "a1.1", notches)
            head = library.battles.add_step(battle, step, parent=head).id
            kept.append(disk(path))
    return kept


def confirmed(path: Path) -> int:
    """Open the library as a player does, and count the steps of its battle; it can be played on."""
    with Library.open(path) as library:
        assert not library.read_only
        record = library.battles.load(library.battles.listed()[0].id)
        game = record.game()
        steps = len(record.path(record.head))
        assert steps == game.fighters["a1.1"].notches
        library.battles.add_step(record.id, notched(game, "a1.1", steps + 1)[0], parent=record.head)
        return steps


def test_the_log_was_begun_anew_and_the_library_written(played: list[Disk]) -> None:
    assert len({each["-wal"][16:24] for each in played}) > 1
    assert len({each[""] for each in played}) > 2


@pytest.mark.parametrize("seed", range(2))
def test_a_step_that_was_confirmed_outlives_a_power_cut(played: list[Disk], path: Path, seed: int) -> None:
    dice = random.Random(seed)
    for number, (before, after) in enumerate(pairwise(played)):
        log = torn(before["-wal"], after["-wal"], dice)
        cuts = [{"": before[""], "-wal": log}]
        if before[""] != after[""]:
            cuts.append({"": torn(before[""], after[""], dice), "-wal": after["-wal"]})
        for cut in cuts:
            for suffix, data in cut.items():
                path.with_name(path.name + suffix).write_bytes(data)
            assert confirmed(path) in (number, number + 1)


def test_a_disk_that_loses_what_was_synced_would_be_noticed(played: list[Disk], path: Path) -> None:
    """The same look tells a confirmed step that is gone, so that the test above can fail."""
    last = max(number for number, each in enumerate(played) if each[""] == played[0][""])
    path.write_bytes(played[last][""])
    path.with_name(f"{path.name}-wal").write_bytes(played[last - 1]["-wal"])
    assert confirmed(path) == last - 1
