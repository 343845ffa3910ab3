"""A hidden order in the file: nobody reads it with a viewer, nor with what SQLite itself can undo."""

from __future__ import annotations

import shutil
import sqlite3
import zlib
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from db.library import Library
from db.packing import plain
from db.seals import DEED, seal, unseal
from tests.db.readable import tells
from tests.db.worlds import ordered, small_setup, stepped

ORDERS = (("a4", "a2", "a3", "a1"), ("a1", "a3", "a2", "a4"))


def hide(path: Path, order: tuple[str, ...]) -> str:
    """Keep a battle whose first side hides an order of now and one it saved; return its id."""
    with Library.open(path, backups=path.with_name("backups")) as library:
        setup = small_setup(hidden=True)
        battle = library.battles.begin(setup)
        step, game = ordered(setup.start, "a", order)
        head = library.battles.add_step(battle, step, parent=None).id
        saved = game.with_side("a", saved_orders={"mur": order})
        told = stepped(game, saved, "step.order_saved", side="a")
        head = library.battles.add_step(battle, told, parent=head).id
        drawn = saved.with_side("a", pile=order[1:], played=order[:1])
        told = stepped(saved, drawn, "step.played_top", cards=order[:1])
        library.battles.add_step(battle, told, parent=head)
        library.backups.save_copy(path.with_name("copy.tact"))
        library.backups.make()
    return battle


@pytest.mark.parametrize("order", ORDERS)
def test_neither_library_nor_copy_nor_backup_tells_it(tmp_path: Path, order: tuple[str, ...]) -> None:
    path = tmp_path / "club.tact"
    hide(path, order)
    kept = [file for file in tmp_path.rglob("*") if file.suffix in (".tact", ".gz", ".tact-wal")]
    assert len(kept) == 4, "the library, a copy, and a backup by hand and at the end"
    assert not [file for file in kept if tells(file, order)]


def test_the_test_itself_would_see_it(tmp_path: Path) -> None:
    path = tmp_path / "club.tact"
    hide(path, ORDERS[0])
    with closing(sqlite3.connect(path)) as raw, raw:
        (sealed,) = raw.execute("SELECT payload FROM step ORDER BY id LIMIT 1").fetchone()
        raw.execute("UPDATE step SET payload = ?", (zlib.compress(unseal(sealed), 1),))
    assert tells(path, ORDERS[0])


def test_copies_and_backups_open_anywhere(tmp_path: Path) -> None:
    battle = hide(tmp_path / "club.tact", ORDERS[0])
    for number, file in enumerate(tmp_path.rglob("*.tact*")):
        elsewhere = tmp_path / f"elsewhere-{number}" / "friend.tact"
        elsewhere.parent.mkdir()
        with plain(file) as unpacked:
            shutil.copy(unpacked, elsewhere)
        with Library.open(elsewhere) as library:
            side = library.battles.load(battle).game().sides["a"]
            assert (side.order, side.pile) == (ORDERS[0], ORDERS[0][1:])


def test_one_text_is_sealed_in_another_way_each_time() -> None:
    text = b'{"order":["a1","a2"]}'
    one, other = seal(text, DEED), seal(text, DEED)
    assert one != other and unseal(one) == unseal(other) == text
    assert unseal(zlib.compress(text, 1)) == text and unseal(text) == text, "as it was kept before"
    with pytest.raises(zlib.error):
        unseal(one[:30] + bytes([one[30] ^ 1]) + one[31:])


def test_names_of_a_sealed_battle_are_still_found(tmp_path: Path) -> None:
    path = tmp_path / "club.tact"
    battle = hide(path, ORDERS[0])
    with Library.open(path) as library:
        assert replace(library.battles.load(battle).setup).start.sides["a"].name == "Griffon"
