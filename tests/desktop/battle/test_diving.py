"""Diving for cover by keys, and the move under cover that is owed for it (V-C-4)."""

from __future__ import annotations

import pytest

from desktop.battle.confrontation.action_prompt import ConfrontationActionPrompt
from desktop.battle.table import BattleTable
from desktop.shell.window import Window
from desktop.wording.battle.overruled import overruled_words
from rules.battle import commands as c
from rules.battle.action_commands import Announce, Disengage, EndAnnouncements
from rules.battle.state import Contender
from rules.battle.trial import CloseTrial, OpenTrial, ThrowTrial
from rules.values import Characteristic
from tests.desktop.battle.deeds import TIGER, deeds, shoots
from tests.desktop.battle.hand import Hand, settle, undone
from tests.desktop.battle.readable import reads
from tests.desktop.hands import click


@pytest.mark.parametrize(
    ("own", "said"), [("H", "then Action (H)."), ("F9", "then Action (F9)."), ("", "Action.")]
)
def test_who_may_dive_is_told_the_key_in_force(
    table: BattleTable, window: Window, keys: Hand, own: str, said: str
) -> None:
    shoots(table, keys)
    keys("s" + TIGER)
    window.change_settings(shortcuts={"battle.act": own})
    settle()
    assert reads(table, said)


def test_who_is_shot_at_dives_for_cover_and_must_move_under_cover(table: BattleTable, keys: Hand) -> None:
    shoots(table, keys)
    table.select("b1.1")
    keys("h")
    assert isinstance(table.prompt, ConfrontationActionPrompt) and table.prompt.button("dive").refused
    keys("\x1b1hs" + TIGER)
    assert reads(table, "Tiger of Dirz may dive for cover")
    keys("a" + TIGER + "h\n")
    assert deeds(table, "b1.1") == [("dive", "", "done")]
    keys(" ")
    assert reads(table, "Target/+2") and not reads(table, "may dive for cover: choose")
    keys("eep")  # the Griffon ends, the tiger speaks
    keys("h")
    assert isinstance(table.prompt, ConfrontationActionPrompt)
    assert table.prompt.button("run").refused and reads(table, "must move under cover")
    assert not table.prompt.button("cover").refused


def dived(table: BattleTable, keys: Hand) -> None:
    """Let the tiger be shot at, dive for cover, and speak."""
    shoots(table, keys)
    keys("1hs" + TIGER)
    keys("a" + TIGER + "h\n")
    keys("eep")
    assert table.context.game.speaking == ("b1",)


def test_enter_leads_to_the_move_under_cover_and_then_ends_the_turn(table: BattleTable, keys: Hand) -> None:
    dived(table, keys)
    assert table.centre.go_on.text() == "Under cover: Tiger of Dirz"
    keys("\n")
    assert isinstance(table.prompt, ConfrontationActionPrompt) and table.prompt.button("cover").primary
    keys("\n")  # announced alone it is done
    keys("\n")
    assert table.context.game.speaking == () and deeds(table, "b1.1")[1][2] == "done"
    assert [effect.source for effect in table.context.game.effects] == ["action.cover"]


def test_e_names_the_move_under_cover_once_and_the_journal_keeps_it(table: BattleTable, keys: Hand) -> None:
    dived(table, keys)
    keys("e")
    assert table.context.game.speaking == ("b1",)
    assert reads(table, "Tiger of Dirz dived for cover and has still to move under cover (V-C-4).")
    keys("e")
    assert table.context.game.speaking == () and table.context.game.effects == ()
    assert table.context.last_step is not None
    assert "has still to move under cover" in overruled_words(table.context.last_step, table.context.names)
    undone(table, keys)
    assert table.context.game.speaking == ("b1",) and len(table.context.game.effects) == 1


def test_t_names_the_move_under_cover_once_and_the_journal_keeps_it(table: BattleTable, keys: Hand) -> None:
    dived(table, keys)
    keys("t")
    assert not table.context.game.fighters["b1.1"].activated
    assert reads(table, "Tiger of Dirz dived for cover and has still to move under cover (V-C-4).")
    keys("t")
    assert table.context.game.fighters["b1.1"].activated
    assert table.context.last_step is not None
    assert "has still to move under cover" in overruled_words(table.context.last_step, table.context.names)
    keys("\n")
    assert table.context.game.speaking == () and table.context.game.effects == ()


@pytest.mark.parametrize("closed", ["2", "3"])
def test_a_move_under_cover_closed_without_being_made_is_named_once(
    table: BattleTable, keys: Hand, closed: str
) -> None:
    dived(table, keys)
    assert table.context.do(Announce("b1.1", "cover")) and table.context.do(EndAnnouncements())
    keys("h")
    assert isinstance(table.prompt, ConfrontationActionPrompt)
    keys(closed)
    assert deeds(table, "b1.1")[1][2] == "announced"
    assert reads(table, "has still to move under cover")
    keys(closed)
    assert deeds(table, "b1.1")[1][2] in ("failed", "lost")
    keys("\n")
    assert table.context.game.speaking == () and table.context.game.effects == ()


def test_who_was_engaged_when_activated_walks_as_it_disengages(table: BattleTable, keys: Hand) -> None:
    shoots(table, keys)
    keys("1hs" + TIGER)
    keys("a" + TIGER + "h\n")
    assert table.context.do(c.Touch("b1.1", "a5.1"), overrule=True)
    keys("eep")
    assert table.context.game.speaking == ("b1",)
    table.select("b1.1")
    assert table.context.do(Disengage("b1.1", True))
    assert table.centre.go_on.text() == "End of the speaking turn"
    keys("h")
    assert isinstance(table.prompt, ConfrontationActionPrompt) and not table.prompt.button("walk").refused
    keys("w")
    assert deeds(table, "b1.1")[-1] == ("walk", "", "done")
    keys("\n")
    assert [effect.source for effect in table.context.game.effects] == ["action.dive"]


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_a_walk_that_the_table_insisted_on_waives_the_move_under_cover(
    table: BattleTable, keys: Hand, by: str
) -> None:
    """The walk was told as one against the rule; nothing is asked for that cannot be done any more."""
    dived(table, keys)
    table.select("b1.1")
    keys("hww")
    assert ("walk", "", "done") in deeds(table, "b1.1")
    assert table.context.last_step is not None
    assert "must move under cover" in overruled_words(table.context.last_step, table.context.names)
    assert table.centre.go_on.text() == "End of the speaking turn"
    click(table.centre.go_on) if by == "mouse" else keys("\n")
    assert table.context.game.speaking == ()


def test_nobody_is_told_to_dive_once_the_shot_is_over(table: BattleTable, keys: Hand) -> None:
    shoots(table, keys)
    keys("1hs" + TIGER)
    assert reads(table, "Tiger of Dirz may dive for cover")
    keys("\x1b")
    do = table.context.do
    assert do(OpenTrial(Contender(fighter="a5.1", characteristic=Characteristic.TIR), difficulty=4))
    assert do(ThrowTrial(dice=(6,))) and do(CloseTrial())
    assert reads(table, "Tiger of Dirz may dive for cover"), "its blow is still to come"
    assert do(c.RollWound("b1.1", "a5.1", dice=(3, 5)))
    assert not reads(table, "may dive for cover")
    table.context.undo()
    assert reads(table, "Tiger of Dirz may dive for cover")
