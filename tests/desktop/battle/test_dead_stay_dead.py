"""W on somebody dead asks first, and brings nobody back; a smaller track is no dead end."""

from __future__ import annotations

from desktop.battle.table import BattleTable
from desktop.wording.battle.expiration_words import ending_lines
from rules.battle import commands as c
from rules.battle.state import Place
from tests.desktop.battle.hand import Hand, settle

FOE = "b1.1"


def chosen(table: BattleTable, key: str) -> None:
    table.select(key)
    settle()


def test_w_leaves_the_dead_dead(table: BattleTable, keys: Hand) -> None:
    context = table.context
    context.do(c.Put("a1.1", Place.DEAD))
    chosen(table, "a1.1")
    keys("w")
    assert context.why_not().startswith("It is already dead.")
    assert context.game.fighters["a1.1"].notches == 0
    keys("w")  # the table insists
    assert (context.game.fighters["a1.1"].place, context.game.fighters["a1.1"].notches) == (Place.DEAD, 1)
    context.undo()
    assert context.game.fighters["a1.1"].notches == 0


def test_w_leaves_the_dead_dead_in_monconf(opened: BattleTable, keys: Hand) -> None:
    context = opened.context
    context.do(c.Put(FOE, Place.DEAD))
    chosen(opened, FOE)
    keys("w")
    assert context.game.fighters[FOE].place is Place.DEAD and context.game.fighters[FOE].notches == 0


def test_a_profile_with_fewer_life_points_leaves_one_and_w_takes_it(opened: BattleTable, keys: Hand) -> None:
    context = opened.context
    context.do(c.Notch(FOE, 2))
    assert context.game.fighters[FOE].place is Place.TABLE
    context.do(c.Transform(FOE, sheet=context.game.cards["a1"].sheet))
    step = context.last_step
    assert step is not None
    (said,) = ending_lines(step, context.names)
    assert "the next one is its last" in said
    chosen(opened, FOE)
    keys("w")
    assert context.game.fighters[FOE].place is Place.DEAD


def test_the_dead_take_no_gem_and_no_faith_without_a_word(table: BattleTable, keys: Hand) -> None:
    context = table.context
    chosen(table, "a1.1")
    keys("gff\n")
    context.undo()
    context.do(c.Put("a1.1", Place.DEAD))
    chosen(table, "a1.1")
    keys("m")
    assert context.why_not().startswith("It is not on the table.")
    assert context.game.fighters["a1.1"].faith == 0
    keys("m")  # the table insists
    assert context.game.fighters["a1.1"].faith == 1
    keys("M")
    assert context.game.fighters["a1.1"].faith == 0, "what is taken needs no word"
    keys("g")
    assert "It is not on the table." in context.why_not()
    assert not context.game.fighters["a1.1"].gems
    keys("g")
    assert context.game.fighters["a1.1"].gems == {"fire": 1}
