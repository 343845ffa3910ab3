"""What a side does while it orders in secret: neither the library nor an exported battle tells of it."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from itertools import permutations
from pathlib import Path

import pytest

from db.battles import KeptStep
from db.exchange.battle import export, read
from db.library import Library
from db.runs import MOST, Kept, Run
from rules.battle import commands as c
from rules.battle.concealment import concealed
from rules.battle.corrections import Arrange
from tests.db.played import LIST, UNDO, Played
from tests.stories.tabletop import GRIFFON, SCORPION, Tabletop

OTHER = ("a1", "a5", "a4", "a3", "a2")

Gestures = Sequence[c.Command | None]

NOTHING: Gestures = ()
WAYS: dict[str, Gestures] = {
    "another order": (c.SetOrder("a", OTHER),),
    "the same order": (c.SetOrder("a", LIST),),
    "three orders": (c.SetOrder("a", OTHER), c.SetOrder("a", LIST), c.SetOrder("a", OTHER)),
    "taken back": (c.SetOrder("a", OTHER), UNDO),
    "half taken back": (c.SetOrder("a", OTHER), c.SetOrder("a", LIST), UNDO),
    "taken back and another": (c.SetOrder("a", OTHER), UNDO, c.SetOrder("a", ("a1", "a2", "a4", "a3", "a5"))),
    "kept by name": (c.SetOrder("a", OTHER), c.SaveOrder("a", "mur"), c.SaveOrder("a", "mur", forget=True)),
    "taken back after all": (c.SetOrder("a", OTHER), c.Ready("a"), UNDO, UNDO),
}


def told(path: Path, way: Gestures) -> tuple[object, bytes]:
    """Play a battle; return the picture of its library and the exported battle."""
    kept = Played(path)
    kept.do(*way)
    kept.go_on()
    record = kept.library.battles.load(kept.battle)
    assert record.game() == kept.table.game
    exported = export(record)
    game = read(exported).game()
    assert concealed(game) == concealed(kept.table.game) != frozenset()
    return kept.picture(), exported


@pytest.mark.parametrize("way", WAYS)
def test_ordering_looks_as_if_nothing_had_been_done(tmp_path: Path, way: str) -> None:
    (picture, exported), (other, written) = (
        told(tmp_path / f"{name}.tact", gestures)
        for name, gestures in (("nothing", NOTHING), ("something", WAYS[way]))
    )
    assert picture == other
    assert exported == written
    assert b"step.ordered" not in exported and b"step.order_" not in exported


def test_a_correction_that_moves_nothing_looks_like_one_that_does(tmp_path: Path) -> None:
    pictures = []
    for name, pile in (("same", LIST), ("moved", OTHER)):
        kept = Played(tmp_path / f"{name}.tact")
        kept.do(c.Ready("a"), c.Ready("b"))
        kept.table.do(c.DeclareWinner("a"), overrule=True)
        step = kept.table.steps[-1]
        kept.head = kept.library.battles.add_step(kept.battle, step, parent=kept.head).id
        kept.do(c.ChooseFirst("b"), Arrange("a", pile, (), (), "fell down"))
        pictures.append(kept.picture())
    assert pictures[0] == pictures[1]


def test_every_order_is_as_long_as_any_other(tmp_path: Path) -> None:
    sizes = set()
    for number, order in enumerate(permutations(LIST)):
        if number % 8 == 0:
            kept = Played(tmp_path / f"{number}.tact")
            kept.do(c.SetOrder("a", order))
            kept.library.close()
            with closing(sqlite3.connect(kept.path)) as raw:
                sizes.add(raw.execute("SELECT count(*), sum(length(payload)) FROM step").fetchone())
    assert len(sizes) == 1


def test_all_that_was_done_is_still_there_and_can_be_taken_back(tmp_path: Path) -> None:
    kept = Played(tmp_path / "club.tact")
    kept.do(c.SetOrder("a", OTHER), c.SetOrder("a", LIST), UNDO, c.SaveOrder("a", "mur"), c.Ready("a"))
    kept.do(c.WriteNote("rain"), UNDO, UNDO, c.SetOrder("a", tuple(reversed(LIST))), c.Ready("b"))
    game, head = kept.table.game, kept.head
    kept.library.close()
    with Library.open(kept.path) as library:
        record = library.battles.load(kept.battle)
        assert (record.head, record.game()) == (head, game)
        labels = {key: info.label.code for key, info in record.steps.items()}
        codes = [labels[key] for key in record.path(head)]
        assert codes == ["step.ordered", "step.order_saved", "step.ordered", "step.ready"]
        assert sorted(labels.values()) == sorted([*codes, "step.ordered", "step.ready", "step.note"])
        assert record.game_at(record.path(head)[1]).sides["a"].saved_orders == {"mur": OTHER}
        for key in record.kept:
            library.battles.move_head(kept.battle, key)
            assert library.battles.load(kept.battle).head == key
        with pytest.raises(KeyError):
            library.battles.move_head(kept.battle, max(record.kept) + 99)


def test_a_battle_with_all_its_branches_comes_into_another_library(tmp_path: Path) -> None:
    kept = Played(tmp_path / "club.tact")
    kept.do(
        c.SetOrder("a", OTHER), c.Ready("a"), UNDO, c.WriteNote("rain"), c.SetOrder("a", LIST), c.Ready("a")
    )
    record = read(export(kept.library.battles.load(kept.battle), conceal=False))
    kept.library.close()
    with Library.open(tmp_path / "friend.tact") as library:
        brought = library.battles.load(library.battles.bring_in(record))
        assert brought.game() == kept.table.game
        assert [s.label for s in brought.steps.values()] == [s.label for s in record.steps.values()]
        ways = [[brought.steps[k].label for k in brought.path(step)] for step in brought.kept]
        assert ways == [[record.steps[k].label for k in record.path(step)] for step in record.kept]


def test_a_long_run_is_followed_by_another(tmp_path: Path) -> None:
    run = Run([Kept(0, "", b"{}", b'{"events":[]}')] * MOST, MOST)
    kept = Played(tmp_path / "club.tact")
    kept.do(c.SetOrder("a", OTHER))
    kept.library.close()
    with closing(sqlite3.connect(kept.path)) as raw, raw:
        (payload,) = raw.execute("SELECT payload FROM step").fetchone()
        first = Run.read(payload).steps[0]
        run.steps[:] = [first._replace(after=n) for n in range(MOST)]
        raw.execute("UPDATE step SET payload = ?", (run.write(),))
    with Library.open(kept.path) as library:
        record = library.battles.load(kept.battle)
        assert len(record.kept) == MOST
        library.battles.add_step(kept.battle, kept.table.do(c.SetOrder("a", LIST)), parent=record.head)
        assert library.battles.load(kept.battle).game() == kept.table.game


@pytest.mark.parametrize(
    "run",
    [
        Run([Kept(1, "", b"{}", b"{}")], 1),
        Run([Kept(0, "", b"{}", b"{}")], 2),
        Run([Kept(0, "", b"{}", b"{}")], 0),
        Run([Kept(0, "", b"{}", b"{}")], 1, {7: 3}),
    ],
)
def test_a_run_that_leads_nowhere_is_damage(run: Run) -> None:
    with pytest.raises(ValueError, match="nowhere"):
        Run.read(run.write())


def test_steps_in_memory_are_plain(tmp_path: Path) -> None:
    table = Tabletop.of(GRIFFON, SCORPION)
    assert KeptStep.of(table.do(c.SetOrder("a", OTHER)), None, "").deed.startswith(b"{")
