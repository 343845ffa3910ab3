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

from db import schema, upgrade
from db.battles import unseal
from db.engine import APPLICATION_ID, connect
from db.errors import DiskFull, Unreachable
from db.library import CardWrite, Imported, Library, RulesetWrite
from db.origins import Origin
from rules.armies import Option
from rules.battle.own_ruleset import OwnRuleset
from rules.cards import Card
from rules.collection import Owned
from rules.formats import CheckRow, Format
from rules.offers import Offer
from rules.text import Message
from tests.db.keep import FILES
from tests.db.readable import tells
from tests.db.worlds import ordered, small_setup

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
    upgrade.check(make(tmp_path / "library.tact"))


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
        assert (len(library.cards()), len(library.armies()), len(library.battles())) == (1, 1, 1)
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
        assert (library.offers(), library.origins()) == ({}, {})
        writes = Imported({"c": Card("Abel")}, {"o": offer}, {"bs:card:1:2": said})
        library.write_import(Message("step.import"), writes)
    with Library.open(path) as library:
        assert (library.offers(), library.origins()) == ({"o": offer}, {"bs:card:1:2": said})
        undone = library.undo("library")
        assert undone is not None and undone.card_ids == ("c",)
        assert (library.cards(), library.offers(), library.origins()) == ([old], {}, {})
        library.redo("library")
        assert (library.offers(), library.origins()) == ({"o": offer}, {"bs:card:1:2": said})


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
        (old,) = library.battles()
        record = library.battle(old.id)
    with closing(connect(path, "rw")) as raw:
        raw.execute("UPDATE battle SET touched_at = '2035-01-01T00:00:00.000Z'")
    with Library.open(path) as library:
        new = library.import_battle(replace(record, id=""))
        assert [info.id for info in library.battles()] == [new, old.id]
        library.move_head(old.id, record.head)
        assert [info.id for info in library.battles()] == [old.id, new]


def test_revision_0006_seals_what_was_merely_compressed(tmp_path: Path) -> None:
    path = tmp_path / "library.tact"
    setup = small_setup(hidden=True)
    step, game = ordered(setup.start, "a", ("a4", "a3", "a2", "a1"))
    with Library.open(path) as library:
        battle = library.new_battle(setup)
        library.add_step(battle, step, parent=None)
    with closing(connect(path, "rw")) as raw:
        for table, column in (("step", "label"), ("step", "payload"), ("battle", "setup")):
            rows = raw.execute(f"SELECT id, {column} FROM {table}").fetchall()
            kept = [(zlib.compress(unseal(text), 1), key) for key, text in rows]
            raw.executemany(f"UPDATE {table} SET {column} = ? WHERE id = ?", kept)
        raw.execute("UPDATE alembic_version SET version_num = '0005'")
    assert tells(path, ("a4", "a3"))
    with Library.open(path) as library:
        assert library.battle(battle).game() == game
    assert not tells(path, ("a4", "a3"))


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
            library.restore(old)
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

    monkeypatch.setattr(upgrade.command, "upgrade", full)
    with pytest.raises(DiskFull):
        Library.open(tmp_path / "old.tact")
