"""Old library files come up to date; a new one is made as the migrations would have made it."""

from __future__ import annotations

import re
import resource
import shutil
import sqlite3
import zlib
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import URL, create_engine
from sqlalchemy.pool import NullPool

from db import schema, upgrade
from db.battles import tells_order
from db.catalogue_record import KeptCatalogue
from db.engine import APPLICATION_ID, connect
from db.errors import Corrupt, DiskFull, Unreachable
from db.kept_catalogues import sum_of_bytes
from db.library import CardWrite, Imported, Library, RulesetWrite
from db.origins import Origin
from db.packing import plain
from db.seals import _masked, unseal
from rules.armies import Option
from rules.battle import commands as c
from rules.battle.own_ruleset import OwnRuleset
from rules.cards import Card
from rules.collection import Owned
from rules.formats import CheckRow, Format
from rules.offers import Offer
from rules.text import Message
from tests.db.keep import FILES
from tests.db.played import LIST, UNDO, Played
from tests.db.readable import tells

SCRIPTS = upgrade.MIGRATIONS / "versions"


def blank(path: Path) -> Path:
    """Make a file that is one of ours and has no tables yet."""
    with closing(sqlite3.connect(path)) as raw:
        raw.execute(f"PRAGMA application_id={APPLICATION_ID}")
    return path


def tables(path: Path) -> dict[str, list[str]]:
    """Tell the tables and indices of a file, each with its parts in one order."""
    with closing(connect(path, "ro")) as raw:
        rows = raw.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall()
    # SQLite keeps tables of its own; newer releases of it make more of them.
    ours = [(name, sql) for name, sql in rows if not name.startswith("sqlite_")]
    return {name: sorted("".join(sql.split()).removesuffix(")").split(",")) for name, sql in ours}


def made_by_migrations(path: Path) -> Path:
    upgrade.upgrade(blank(path))
    return path


def test_a_new_library_is_what_the_migrations_make(tmp_path: Path) -> None:
    Library.open(tmp_path / "new.tact").close()
    old = made_by_migrations(tmp_path / "old.tact")

    assert tables(tmp_path / "new.tact") == tables(old)
    for path in (tmp_path / "new.tact", old):
        with closing(connect(path, "ro")) as raw:
            assert raw.execute("SELECT * FROM alembic_version").fetchall() == [(schema.HEAD,)]


@pytest.mark.parametrize("make", [made_by_migrations, lambda path: Library.open(path).close() or path])
def test_the_tables_are_those_of_the_program(tmp_path: Path, make: Callable[[Path], Path]) -> None:
    path = make(tmp_path / "library.tact")
    engine = create_engine(URL.create("sqlite"), creator=lambda: connect(path, "rw"), poolclass=NullPool)
    with engine.connect() as connection:
        command.check(upgrade.configured(connection))  # fails where they differ
    engine.dispose()


def test_every_migration_is_known_and_tested() -> None:
    found = sorted(re.findall(r'^revision = "(\w+)"', script.read_text(encoding="utf-8"), re.M)[0]
                   for script in SCRIPTS.glob("*.py"))  # fmt: skip
    assert tuple(found) == schema.REVISIONS
    told = Path(__file__).read_text(encoding="utf-8")
    assert [name for name in schema.REVISIONS if f"def test_revision_{name}" not in told] == []


def test_revision_0001_lays_tables_that_work(tmp_path: Path) -> None:
    path = blank(tmp_path / "library.tact")
    upgrade.upgrade(path, "0001")
    with closing(connect(path, "rw")) as raw:
        raw.execute("INSERT INTO library VALUES (1, 'u', '2026-11-21T00:00:00.000Z')")
        raw.executemany("INSERT INTO timeline VALUES (?)", [("library",), ("muster",)])
        raw.executemany("INSERT INTO head VALUES (?, NULL)", [("library",), ("muster",)])
    with Library.open(path) as library:
        library.write_cards(Message("step.card_added"), [CardWrite(None, Card("Conscrit"))])
        assert [r.card.name_fr for r in library.cards()] == ["Conscrit"]


def test_revision_0002_keeps_rulesets_beside_what_was_there(tmp_path: Path) -> None:
    path = Path(shutil.copy(FILES / "library-0.1.0.tact", tmp_path / "library.tact"))
    with closing(connect(path, "ro")) as raw:
        assert raw.execute("SELECT version_num FROM alembic_version").fetchone() == ("0001",)
    with Library.open(path) as library:
        assert (len(library.cards()), len(library.armies()), len(library.battles.listed())) == (1, 1, 1)
        assert library.rulesets() == {}
        own = OwnRuleset("Maison", "c5", {"track/capacity": 6, "track/penalised": ("INI",)})
        (made,) = library.write_rulesets(
            Message("step.ruleset_copied"), [RulesetWrite(None, own)]
        ).ruleset_ids
    with Library.open(path) as library:
        assert library.ruleset(made) == own
        undone = library.undo("rulesets")
        assert undone is not None and undone.ruleset_ids == (made,)
        assert library.rulesets() == {}
        library.redo("rulesets")
        assert library.rulesets() == {made: own}
        assert [revision.number for revision in library.cards()] == [2]


def test_revision_0003_keeps_offers_and_origins_beside_what_was_there(tmp_path: Path) -> None:
    path = Path(shutil.copy(FILES / "library-0.1.0.tact", tmp_path / "library.tact"))
    offer, said = Offer(Option("Épée", pa=5), takers={"c": None}), Origin("c", "club.cat", Card("Abel"))
    with Library.open(path) as library:
        (old,) = library.cards()
        assert (library.offers(), library.memory.origins()) == ({}, {})
        writes = Imported({"c": Card("Abel")}, {"o": offer}, {"bs:card:1:2": said})
        library.write_import(Message("step.import"), writes)
    with Library.open(path) as library:
        assert (library.offers(), library.memory.origins()) == ({"o": offer}, {"bs:card:1:2": said})
        undone = library.undo("library")
        assert undone is not None and undone.card_ids == ("c",)
        assert (library.cards(), library.offers(), library.memory.origins()) == ([old], {}, {})
        library.redo("library")
        assert (library.offers(), library.memory.origins()) == ({"o": offer}, {"bs:card:1:2": said})


def test_revision_0004_keeps_formats_and_figures_in_steps_that_undo(tmp_path: Path) -> None:
    path = Path(shutil.copy(FILES / "library-0.1.0.tact", tmp_path / "library.tact"))
    mine = Format(
        "", "Club", "Club", (300,), (CheckRow("figures_per_card", {"bands": [[30, 3], [None, 1]]}),)
    )
    with Library.open(path) as library:
        assert (library.formats(), library.owned()) == ({}, {})
        made = library.write_format(Message("step.format_made"), None, mine)
        library.write_owned(Message("step.owned"), {"a/b": Owned("A/B", 3), "c": Owned("C", 0)})
    with Library.open(path) as library:
        assert library.formats() == {made: replace(mine, id=made)}
        assert library.owned() == {"a/b": Owned("A/B", 3), "c": Owned("C", 0)}
        library.write_format(Message("step.format_gone"), made, None)
        library.write_owned(Message("step.owned"), {"a/b": None})
        assert (library.formats(), library.owned()) == ({}, {"c": Owned("C", 0)})
        library.undo("muster")
        library.undo("library")
        assert (list(library.formats()), len(library.owned())) == ([made], 2)
        library.undo("library")
        assert library.owned() == {}
        with pytest.raises(KeyError):
            library.write_format(Message("step.format_gone"), "nobody's", None)


def test_revision_0005_leaves_battles_in_the_order_of_their_times(tmp_path: Path) -> None:
    path = Path(shutil.copy(FILES / "library-0.1.0.tact", tmp_path / "library.tact"))
    with Library.open(path) as library:
        (old,) = library.battles.listed()
        record = library.battles.load(old.id)
    with closing(connect(path, "rw")) as raw:
        raw.execute("UPDATE battle SET touched_at = '2035-01-01T00:00:00.000Z'")
    with Library.open(path) as library:
        new = library.battles.bring_in(replace(record, id=""))
        assert [info.id for info in library.battles.listed()] == [new, old.id]
        library.battles.move_head(old.id, record.head)
        assert [info.id for info in library.battles.listed()] == [old.id, new]


def write_as_before(path: Path, revision: str, seal: Callable[[bytes], bytes]) -> None:
    """Lay the steps of battles out one by one, sealed as a release of that revision did."""
    with Library.open(path) as library:
        records = [library.battles.load(info.id) for info in library.battles.listed()]
    with closing(connect(path, "rw")) as raw:
        raw.execute("UPDATE alembic_version SET version_num = ?", (revision,))
        for table in ("catalogue_revision", "catalogue", "catalogue_file"):  # there were none yet
            raw.execute(f"DROP TABLE {table}")
        for record in records:
            raw.execute("UPDATE head SET step_id = NULL WHERE timeline = ?", (record.id,))
            raw.execute("DELETE FROM step WHERE timeline = ?", (record.id,))
            (setup,) = raw.execute("SELECT setup FROM battle WHERE id = ?", (record.id,)).fetchone()
            raw.execute("UPDATE battle SET setup = ? WHERE id = ?", (seal(unseal(setup)), record.id))
            rows: dict[int | None, int | None] = {None: None}
            for key, kept in record.kept.items():
                text = [unseal(kept.label), unseal(kept.deed)]
                if tells_order(record.events[key]):
                    text = list(map(seal, text))
                values = (record.id, rows[kept.parent], kept.at, *text)
                insert = "INSERT INTO step (timeline, parent_id, at, label, payload, turn, ended)"
                rows[key] = raw.execute(f"{insert} VALUES (?, ?, ?, ?, ?, 1, 0)", values).lastrowid
            raw.execute("UPDATE head SET step_id = ? WHERE timeline = ?", (rows[record.head], record.id))


BEFORE: dict[str, tuple[str, Callable[[bytes], bytes]]] = {
    "never sealed": ("0006", bytes),
    "compressed": ("0005", lambda text: zlib.compress(text, 1)),
    "sealed": ("0006", lambda text: b"\1" + bytes(16) + _masked(zlib.compress(text, 1), bytes(16))),
}


def test_revision_0006_seals_what_was_merely_compressed(tmp_path: Path) -> None:
    played = Played(tmp_path / "club.tact")
    played.go_on()
    played.library.close()
    write_as_before(played.path, *BEFORE["compressed"])
    assert tells(played.path, LIST)
    upgrade.upgrade(played.path, "0006")
    assert not tells(played.path, LIST)


@pytest.mark.parametrize("before", BEFORE)
def test_revision_0007_keeps_what_was_done_while_ordering_as_one(tmp_path: Path, before: str) -> None:
    played = Played(tmp_path / "club.tact")
    order, other = ("a1", "a5", "a4", "a3", "a2"), ("a1", "a2", "a4", "a5", "a3")
    played.do(c.SetOrder("a", other), c.SetOrder("a", order), UNDO, c.SetOrder("a", order), c.Ready("a"))
    played.do(c.WriteNote("rain"), UNDO, UNDO, UNDO, UNDO)
    played.do(c.SetOrder("a", order))
    played.go_on()
    record = played.library.battles.load(played.battle)
    played.library.close()
    write_as_before(played.path, *BEFORE[before])
    assert tells(played.path, order) == (before != "sealed")
    with Library.open(played.path) as library:
        now = library.battles.load(played.battle)
        assert now.game() == record.game() == played.table.game
        assert [info.label for info in now.steps.values()] == [info.label for info in record.steps.values()]
        for was, key in zip(record.kept, now.kept, strict=True):
            assert now.game_at(key) == record.game_at(was)
    assert not tells(played.path, order)


def test_revision_0007_leaves_no_sign_of_an_order_that_was_changed(tmp_path: Path) -> None:
    pictures = []
    for name, gestures in (("nothing", ()), ("something", (c.SetOrder("a", tuple(reversed(LIST))),))):
        played = Played(tmp_path / f"{name}.tact")
        played.do(*gestures, c.Ready("a"))
        played.library.close()
        write_as_before(played.path, *BEFORE["never sealed"])
        Library.open(played.path).close()
        pictures.append([row for row in played.picture() if row[0] in ("battle", "step", "head")])
    assert pictures[0] == pictures[1]


FIRST = (b"\1", b"\2", b"\2" + bytes(40), b"x", b"{")
LAST = (b"\2", b'{"order":1}', b'["order"]')


@pytest.mark.parametrize(
    ("step", "damage"), [*(("min", each) for each in FIRST), *(("max", each) for each in LAST)]
)
def test_revision_0007_leaves_a_damaged_step_to_whoever_opens_its_battle(
    tmp_path: Path, step: str, damage: bytes
) -> None:
    played = Played(tmp_path / "club.tact")
    played.do(c.SetOrder("a", tuple(reversed(LIST))), c.Ready("a"), c.Ready("b"), c.WriteNote("rain"))
    other = played.library.battles.bring_in(replace(played.library.battles.load(played.battle), id=""))
    played.library.close()
    write_as_before(played.path, *BEFORE["compressed"])
    with closing(sqlite3.connect(played.path)) as raw, raw:
        damaged = f"SELECT {step}(id) FROM step WHERE timeline = ?"
        raw.execute(f"UPDATE step SET payload = ? WHERE id = ({damaged})", (damage, played.battle))
    with Library.open(played.path) as library:
        assert {info.id for info in library.battles.listed()} == {played.battle, other}
        assert library.battles.load(other).game() == played.table.game
        with pytest.raises(Corrupt):
            library.battles.load(played.battle).game()
    assert not tells(played.path, tuple(reversed(LIST)))


def test_revision_0007_tells_steps_that_come_after_none_of_theirs(tmp_path: Path) -> None:
    played = Played(tmp_path / "club.tact")
    played.do(c.SetOrder("a", tuple(reversed(LIST))), c.Ready("a"), c.Ready("b"))
    played.library.close()
    write_as_before(played.path, *BEFORE["compressed"])
    with closing(sqlite3.connect(played.path)) as raw, raw:
        raw.execute("UPDATE step SET parent_id = id WHERE timeline = ?", (played.battle,))
    for read_only in (True, False):
        with pytest.raises(Corrupt):
            Library.open(played.path, read_only=read_only)


@pytest.mark.parametrize("before", BEFORE)
def test_the_backup_before_an_upgrade_tells_no_hidden_order_and_can_be_restored(
    tmp_path: Path, before: str
) -> None:
    played = Played(tmp_path / "club.tact")
    order = ("a1", "a5", "a4", "a3", "a2")
    played.do(c.SetOrder("a", order))
    played.go_on()
    played.library.close()
    write_as_before(played.path, *BEFORE[before])
    with Library.open(played.path) as library:
        library.battles.delete(played.battle)
        (backup,) = (tmp_path / "backups").iterdir()
        with plain(backup) as unpacked:
            assert schema.revision(unpacked) == BEFORE[before][0]
        assert not tells(backup, order) and not tells(backup, LIST[1:])
        library.backups.restore(backup)
        assert [info.id for info in library.battles.listed()] == [played.battle]
        assert library.battles.load(played.battle).game() == played.table.game
        with Library.open(backup, read_only=True) as looked_into:
            assert looked_into.battles.load(played.battle).game() == played.table.game


def test_an_upgrade_that_the_disk_breaks_off_is_a_known_trouble_and_leaves_all_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite takes the transaction back by itself where its journal finds no room."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)

    def on_a_disk_without_room(path: Path, mode: str) -> sqlite3.Connection:
        resource.setrlimit(resource.RLIMIT_FSIZE, (1024, hard))
        return connect(path, mode)

    @contextmanager
    def broken_off() -> Iterator[None]:
        try:
            with pytest.raises(Unreachable):
                yield
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))

    old, mine = tmp_path / "old.tact", tmp_path / "mine.tact"
    shutil.copy(FILES / "library-0.1.0.tact", old)
    before = old.read_bytes()
    with Library.open(mine) as library:
        monkeypatch.setattr(upgrade, "connect", on_a_disk_without_room)
        for read_only in (False, True):
            with broken_off():
                Library.open(old, read_only=read_only)
        with broken_off():
            library.backups.restore(old)
        assert library.cards() == []
    monkeypatch.undo()
    assert old.read_bytes() == before
    assert {found.name for found in tmp_path.iterdir()} == {"old.tact", "mine.tact", "backups"}
    Library.open(old).close()


def test_a_full_disk_is_named_by_an_upgrade(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copy(FILES / "library-0.1.0.tact", tmp_path / "old.tact")

    def full(config: object, revision: str) -> None:
        connection = config.attributes["connection"]  # type: ignore[attr-defined]
        connection.exec_driver_sql("PRAGMA max_page_count=1")
        connection.exec_driver_sql("CREATE TABLE more (id)")

    monkeypatch.setattr(command, "upgrade", full)
    with pytest.raises(DiskFull):
        Library.open(tmp_path / "old.tact")


def test_revision_0008_keeps_catalogues_as_they_were_read(tmp_path: Path) -> None:
    path = Path(shutil.copy(FILES / "library-0.1.0.tact", tmp_path / "library.tact"))
    data = b"<catalogue/>"
    kept = KeptCatalogue("c", "Griffins", "catalogue", sum_of_bytes(data), "s", 3, "g.cat")
    with Library.open(path) as library:
        library.write_import(
            Message("step.foreign_imported", {"names": [], "n": 0}),
            Imported(catalogues={"c": kept}, catalogue_files={kept.sum: data}),
        )
    with Library.open(path) as library:
        assert library.catalogues.shown() == {"c": kept}
        assert library.catalogues.data(kept.sum) == data
