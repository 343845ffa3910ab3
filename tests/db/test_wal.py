"""A damaged write-ahead log is told, with its confirmed steps that are gone; a sound one never is."""

from __future__ import annotations

import random
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from db import wal
from db.library import CardWrite, Library
from rules.cards import Card
from rules.text import Message
from tests.db.worlds import notched, small_setup

EDIT = Message("step.card_added")
ROOT = Path(__file__).resolve().parents[2]
Files = dict[str, bytes]


def files(path: Path) -> Files:
    """Read a library with what lies beside it, as a crash would leave it now."""
    return {
        suffix: file.read_bytes()
        for suffix in ("", "-wal", "-shm")
        if (file := path.with_name(path.name + suffix)).exists()
    }


def lay(path: Path, left: Files) -> Path:
    for suffix in ("", "-wal", "-shm"):
        path.with_name(path.name + suffix).unlink(missing_ok=True)
    for suffix, data in left.items():
        path.with_name(path.name + suffix).write_bytes(data)
    return path


@pytest.fixture(scope="module")
def crashed(tmp_path_factory: pytest.TempPathFactory) -> Files:
    """Give what is left when a process dies after some confirmed steps of a battle."""
    path = tmp_path_factory.mktemp("crashed") / "club.tact"
    with Library.open(path) as library:
        battle = library.battles.begin(small_setup())
        head, game = None, small_setup().start
        for notches in range(1, 9):
            step, game = notched(game, "a1.1", notches)
            head = library.battles.add_step(battle, step, parent=head).id
        return files(path)


FRAME = 24 + 4096


def turned(log: bytes, dice: random.Random) -> bytes:
    """Damage a log as disks do: a bit, some bytes, a stretch of nothing, an end that is gone."""
    damaged, at = bytearray(log), dice.randrange(len(log))
    match dice.choice(["bit", "bytes", "blot", "cut"]):
        case "bit":
            damaged[at] ^= 1 << dice.randrange(8)
        case "bytes":
            damaged[at : at + 8] = dice.randbytes(len(damaged[at : at + 8]))
        case "blot":
            damaged[at : at + 512] = bytes(len(damaged[at : at + 512]))
        case "cut":
            del damaged[at:]
    return bytes(damaged)


def test_each_damaged_log_is_told(crashed: Files, path: Path) -> None:
    dice = random.Random(7)
    damaged: list[bytes] = []
    while len(damaged) < 60:
        other = turned(crashed["-wal"], dice)
        if other != crashed["-wal"]:
            damaged.append(other)
    told = [wal.is_damaged(lay(path, {**crashed, "-wal": log})) for log in damaged]
    assert told == [True] * 60


def test_a_damaged_log_without_its_index_is_told_unless_it_only_ends_early(
    crashed: Files, path: Path
) -> None:
    dice = random.Random(8)
    log = crashed["-wal"]
    for _ in range(60):
        damaged = bytearray(log)
        damaged[dice.randrange(len(log))] ^= 1 << dice.randrange(8)
        assert wal.is_damaged(lay(path, {"": crashed[""], "-wal": bytes(damaged)}))


def test_what_is_told_is_lost_and_a_backup_is_the_way_out(crashed: Files, path: Path) -> None:
    log = bytearray(crashed["-wal"])
    log[len(log) // 2] ^= 1
    with Library.open(lay(path, {**crashed, "-wal": bytes(log)})) as library:
        assert library.is_cut_short
        assert len(library.battles.load(library.battles.listed()[0].id).steps) < 8
    with Library.open(path) as library:
        assert not library.is_cut_short, "it was told"
    with Library.open(lay(path, {**crashed, "-wal": bytes(log)}), read_only=True) as library:
        assert library.is_cut_short
    with Library.open(lay(path, crashed)) as library:
        assert not library.is_cut_short
        assert len(library.battles.load(library.battles.listed()[0].id).steps) == 8


def test_a_sound_log_is_never_told(path: Path) -> None:
    """At each commit, each beginning of the log anew, each part of a frame that a dying process leaves."""
    dice = random.Random(9)
    seen: set[bytes] = set()
    with Library.open(path) as library:
        for number in range(60):
            library.write_cards(EDIT, [CardWrite(None, Card(f"{number}" * dice.randrange(1, 3000)))])
            left = files(path)
            assert not wal.is_damaged(path)
            seen.add(left["-wal"][16:24])
            lay(path.with_name("other.tact"), left)
            assert not wal.is_damaged(path.with_name("other.tact"))
            torn = dice.randbytes(dice.randrange(FRAME))
            lay(path.with_name("other.tact"), {**left, "-wal": left["-wal"] + torn})
            assert not wal.is_damaged(path.with_name("other.tact"))
            if number % 7 == 0:
                with closing(sqlite3.connect(path)) as raw:
                    raw.execute("PRAGMA wal_checkpoint(RESTART)")
    assert len(seen) > 5, "stale frames lay behind those of a log begun anew"
    assert not wal.is_damaged(path)


def test_a_transaction_that_was_never_committed_is_no_damage(path: Path) -> None:
    Library.open(path).close()
    with closing(sqlite3.connect(path, isolation_level=None)) as raw:
        raw.execute("PRAGMA journal_mode=WAL")
        raw.execute("PRAGMA cache_size=2")
        raw.execute("INSERT INTO setting VALUES ('a', '1')")
        raw.execute("BEGIN")
        raw.executemany("INSERT INTO setting VALUES (?, ?)", [(f"k{n}", "x" * 900) for n in range(200)])
        left = files(path)
        assert len(left["-wal"]) > 20 * FRAME, "it was spilled before its commit"
        raw.execute("ROLLBACK")
    other = lay(path.with_name("other.tact"), left)
    assert not wal.is_damaged(other)
    # A process that dies between the head of a frame and its page, over a frame of before.
    with closing(sqlite3.connect(other)) as raw:
        raw.execute("INSERT INTO setting VALUES ('b', '2')")
        raw.commit()
        left = files(other)
    half = bytearray(left["-wal"])
    at = 32 + committed(left) * FRAME
    half[at + 8 : at + 16] = half[16:24]
    assert not wal.is_damaged(lay(other, {**left, "-wal": bytes(half)}))


def committed(left: Files) -> int:
    return int.from_bytes(left["-shm"][16:20], sys.byteorder)


def test_a_killed_writer_leaves_a_sound_log(path: Path) -> None:
    script = (
        "import os, signal, sys; from pathlib import Path; from db.library import CardWrite, Library\n"
        "from rules.cards import Card; from rules.text import Message\n"
        "library = Library.open(Path(sys.argv[1]))\n"
        "for n in range(5): library.write_cards(Message('step.card_added'), [CardWrite(None, Card('x'))])\n"
        "os.kill(os.getpid(), signal.SIGKILL)"
    )
    subprocess.run([sys.executable, "-c", script, path], cwd=ROOT, check=False, timeout=60)
    assert path.with_name(path.name + "-wal").exists()
    with Library.open(path) as library:
        assert not library.is_cut_short and len(library.cards()) == 5


@pytest.mark.parametrize("other", [b"", b"x", bytes(32), bytes(31)])
def test_a_log_without_a_frame_holds_nothing(crashed: Files, path: Path, other: bytes) -> None:
    assert not wal.is_damaged(lay(path, {"": crashed[""], "-wal": other}))
    path.with_name(path.name + "-wal").unlink()
    assert not wal.is_damaged(path)
