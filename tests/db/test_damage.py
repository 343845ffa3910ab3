"""Files that a bad disk turned: whatever bit fell, a known trouble is told, and reading writes nothing."""

from __future__ import annotations

import random
import shutil
import sqlite3
import zlib
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from db import backup, schema, shape
from db.backup_folder import put_in_place
from db.engine import APPLICATION_ID
from db.errors import Altered, Corrupt, LibraryError, Locked
from db.exchange.battle import export
from db.library import CardWrite, Library
from db.seals import MOST_SEALED, SETUP, seal, unseal
from db.upgrade import upgrade
from rules.cards import Card
from rules.text import Message
from tests.examples import examples

KEPT = Path(__file__).with_name("files") / "library-0.1.0.tact"
HEADER = 100


def turned(whole: bytes, dice: random.Random) -> bytes:
    """Turn a bit, scatter bytes, blot a stretch out, or cut the end off."""
    damaged = bytearray(whole)
    match dice.choice(["bit", "bit", "bit", "bytes", "blot", "cut"]):
        case "bit":
            damaged[dice.randrange(HEADER, len(whole))] ^= 1 << dice.randrange(8)
        case "bytes":
            for _ in range(8):
                damaged[dice.randrange(HEADER, len(whole))] = dice.randrange(256)
        case "blot":
            at = dice.randrange(HEADER, len(whole) - 600)
            damaged[at : at + 512] = bytes(512)
        case "cut":
            del damaged[dice.randrange(len(whole)) :]
    return bytes(damaged)


def read_everything(library: Library) -> None:
    """Look at all that a library holds, as the places do."""
    library.cards()
    for army in library.armies():
        library.muster(army)
    for place in ("library", "muster"):
        library.history(place)
    for info in library.battles.listed():
        record = library.battles.load(info.id)
        assert record.steps.keys() == dict(record.events).keys()
        export(record)


def write_something(library: Library) -> None:
    """Undo, redo and add, as a player does."""
    library.undo("library")
    library.redo("library")
    library.write_cards(Message("step.card_added"), [CardWrite(None, Card("Abel"))])


def brought_up_to_date(path: Path) -> bytes:
    """Give the kept library as this program leaves it."""
    shutil.copy(KEPT, path)
    Library.open(path).close()
    return path.read_bytes()


@pytest.mark.parametrize("old", [False, True])
@pytest.mark.parametrize("seed", range(5))
def test_damage_anywhere_is_a_known_trouble(
    tmp_path: Path, seed: int, old: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    dice, path = random.Random(seed), tmp_path / "club.tact"
    # under random seals the file would be another one in each run, and now and then its damage lie elsewhere
    monkeypatch.setattr("db.seals.secrets.token_bytes", random.Random(seed).randbytes)
    whole = KEPT.read_bytes() if old else brought_up_to_date(path)
    told = 0
    for _ in range(examples(12)):
        damaged = turned(whole, dice)
        for side in ("-wal", "-shm"):  # left by the file of the round before, and none of this one's
            path.with_name(path.name + side).unlink(missing_ok=True)
        path.write_bytes(damaged)
        there = set(tmp_path.iterdir())
        try:
            with Library.open(path, read_only=True) as library:
                read_everything(library)
        except LibraryError:
            told += 1
        assert path.read_bytes() == damaged
        assert set(tmp_path.iterdir()) == there
        try:
            with Library.open(path) as library:
                read_everything(library)
                write_something(library)
        except LibraryError as trouble:
            assert not isinstance(trouble, Locked), "what was told before keeps nothing of the file in use"
            assert not path.with_name(f"{path.name}.lock").exists()
    assert told > 2


ENDLESS = "length(hex(zeroblob(140000000)))"
INSTEAD = "UPDATE sqlite_master SET sql ="


def damaged_card(path: Path, change: str) -> None:
    with Library.open(path) as library:
        library.write_cards(Message("step.card_added"), [CardWrite(None, Card("Abel"))])
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.execute(change)


@pytest.mark.parametrize(
    "planted",
    [
        "CREATE TRIGGER t AFTER INSERT ON card BEGIN DELETE FROM card; END",
        "CREATE VIEW v AS SELECT * FROM card",
        "CREATE INDEX i ON card (number)",
        "CREATE INDEX i ON card (length(hex(zeroblob(4))))",
        "CREATE INDEX i ON card (number) WHERE length(hex(zeroblob(4))) > 1",
        "ALTER TABLE card ADD COLUMN g TEXT AS (hex(zeroblob(4))) VIRTUAL",
        "ALTER TABLE ruleset ADD COLUMN g TEXT DEFAULT (hex(zeroblob(4)))",
        "ALTER TABLE card ADD COLUMN g TEXT CHECK (length(hex(zeroblob(4))) > g)",
        "ALTER TABLE setting RENAME TO s; CREATE VIEW setting AS SELECT * FROM s",
        "CREATE VIRTUAL TABLE f USING fts5(a)",
        "CREATE TABLE more (id)",
        "DROP INDEX ix_step_timeline; CREATE INDEX ix_step_timeline ON step (hex(timeline))",
        # Longer than SQLite may compute here: it would be told as damage, had it been tried.
        f"CREATE INDEX i ON card (number); {INSTEAD} 'CREATE INDEX i ON card ({ENDLESS})' WHERE name = 'i'",
        f"{INSTEAD} replace(sql, 'value TEXT', 'value TEXT AS ({ENDLESS})') WHERE name = 'setting'",
        f"{INSTEAD} replace(sql, 'NULL,', 'NULL CHECK ({ENDLESS}),') WHERE name = 'card'",
    ],
)
@pytest.mark.parametrize("read_only", [True, False])
def test_a_library_that_acts_by_itself_is_refused(path: Path, planted: str, read_only: bool) -> None:
    with Library.open(path) as library:
        library.write_cards(Message("step.card_added"), [CardWrite(None, Card("Abel"))])
    with closing(sqlite3.connect(path)) as raw:
        raw.execute("PRAGMA writable_schema=ON")
        raw.executescript(planted)
    found = path.read_bytes()
    with pytest.raises(Altered):
        Library.open(path, read_only=read_only)
    with Library.open(path.with_name("mine.tact")) as mine, pytest.raises(Altered):
        mine.backups.restore(path)
    with pytest.raises(Altered):
        put_in_place(path, path.with_name("mine.tact"))
    assert backup.contents(path) is None
    assert path.read_bytes() == found


MANY_ROWS = (
    "WITH n(k) AS (SELECT 1 UNION ALL SELECT k + 1 FROM n LIMIT 2000) INSERT INTO setting SELECT k, 1 FROM n"
)
MANY_FIELDS = f"""UPDATE card_revision SET data = '{{"note":""{',"note":""' * 2_000}}}'"""


@pytest.mark.parametrize("heavy", [MANY_ROWS, MANY_FIELDS], ids=["rows", "fields of one card"])
def test_a_file_that_takes_longer_than_any_of_ours_of_its_size_is_refused(
    path: Path, monkeypatch: pytest.MonkeyPatch, heavy: str
) -> None:
    """What SQLite was told of its own tables may make it look at all rows for each of them."""
    with Library.open(path) as library:
        library.write_cards(Message("step.card_added"), [CardWrite(None, Card("Abel"))])
    Library.open(path, read_only=True).close()
    monkeypatch.setattr(schema, "_STEPS", 10_000)
    monkeypatch.setattr(schema, "_STEPS_FOR_BYTE", 0)
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.execute(heavy)
    for read_only in (True, False):
        with pytest.raises(Altered):
            Library.open(path, read_only=read_only)


def test_a_value_longer_than_sqlite_is_allowed_here_is_damage(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Library.open(path) as library:
        library.write_cards(Message("step.card_added"), [CardWrite(None, Card("Abel"))])
    monkeypatch.setattr(schema, "MOST", {"text": 1_000})
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.execute("UPDATE alembic_version SET version_num = hex(zeroblob(9000))")
    with pytest.raises(Corrupt):
        Library.open(path)


@pytest.mark.parametrize("revision", schema.REVISIONS)
def test_a_file_of_each_revision_is_what_its_migrations_make(path: Path, revision: str) -> None:
    with closing(sqlite3.connect(path)) as raw:
        raw.execute(f"PRAGMA application_id={APPLICATION_ID}")
    upgrade(path, revision)
    with closing(sqlite3.connect(path)) as raw:
        raw.execute("ANALYZE")
        made = {name for (name,) in raw.execute("SELECT name FROM sqlite_master WHERE sql IS NOT NULL")}
        assert {name for name in made if not name.startswith("sqlite_")} == shape.statements(revision).keys()
        assert shape.is_ours(raw, revision) and shape.is_whole(raw, revision)
    assert schema.revision(path) == revision


def read_cards(library: Library) -> None:
    library.cards()


def read_history(library: Library) -> None:
    library.history("library")


def take_back(library: Library) -> None:
    library.undo("library")


@pytest.mark.parametrize(
    ("change", "read"),
    [
        ("UPDATE card_revision SET data = CAST(x'7bff7d' AS TEXT)", read_cards),
        ("UPDATE step SET label = x'7b'", read_history),
        ("UPDATE step SET payload = x'ff'", take_back),
    ],
)
def test_what_cannot_be_read_any_more_is_told_and_the_file_still_closes(
    path: Path, change: str, read: Callable[[Library], None]
) -> None:
    damaged_card(path, change)
    library = Library.open(path)
    with pytest.raises(Corrupt):
        read(library)
    assert library.close() is None
    assert [found.name for found in path.parent.iterdir()] == [path.name]


def test_a_library_closes_while_somebody_still_reads_it(path: Path) -> None:
    library = Library.open(path)
    with closing(sqlite3.connect(path)) as raw:
        raw.execute("BEGIN")
        raw.execute("SELECT * FROM library").fetchone()
        library.write_cards(Message("step.card_added"), [CardWrite(None, Card("Abel"))])
        assert library.close() is None
    with Library.open(path) as again:
        assert [r.card.name_fr for r in again.cards()] == ["Abel"]


def test_a_remembered_trifle_that_was_damaged_stops_nobody(path: Path) -> None:
    with Library.open(path) as library:
        library.set_setting("library.draft", {"card": "x"})
        with closing(sqlite3.connect(path)) as raw, raw:
            raw.execute("UPDATE setting SET value = '{'")
        assert library.setting("library.draft") is None


@pytest.mark.parametrize(
    "change", ["DROP TABLE owned_revision", "ALTER TABLE card_revision RENAME COLUMN data TO said"]
)
def test_tables_that_are_not_those_of_its_revision_are_told(path: Path, change: str) -> None:
    with Library.open(path) as library:
        library.write_cards(Message("step.card_added"), [CardWrite(None, Card("Abel"))])
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.execute(change)
    before = path.read_bytes()
    with pytest.raises((Corrupt, Altered)):
        Library.open(path)
    assert path.read_bytes() == before


# Rows without an end ----------------------------------------------------------------------------------


def test_a_row_that_is_longer_than_any_of_ours_is_damage(path: Path) -> None:
    damaged_card(path, "UPDATE card_revision SET data = replace(hex(zeroblob(9000000)), '00', 'xx')")
    with pytest.raises(Corrupt):
        Library.open(path)


def test_a_seal_is_opened_no_further_than_ours_are_long() -> None:
    sealed = seal(b" " * (MOST_SEALED + 1), SETUP)
    with pytest.raises(zlib.error):
        unseal(sealed)
    assert len(unseal(seal(b" " * MOST_SEALED, SETUP))) == MOST_SEALED
