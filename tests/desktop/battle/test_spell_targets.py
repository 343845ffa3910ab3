"""Whom a spell is at: tokens are pressed, or their letters typed, while the spell stays open."""

from __future__ import annotations

from dataclasses import replace

from desktop.battle.prompts.cast_prompt import CastPrompt
from desktop.battle.table import BattleTable
from desktop.models.roster import RosterModel
from desktop.shell.window import Window
from rules.battle import commands as c
from rules.battle.magic import LearnSpell
from rules.battle.trial import TellValue
from rules.spells import Area
from tests.desktop.battle.battles import prompted
from tests.desktop.battle.casting import FLAMES, cast, lone
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.battle.readable import complaint
from tests.desktop.hands import click


def touch(table: BattleTable, figure: str) -> None:
    """Press the token of a figure in its roster."""
    side = table.context.game.side_of(figure).key
    roster = table.sides[side].roster
    click(roster.viewport(), roster.rect_of(figure).center())
    settle()


def cards(table: BattleTable) -> list[RosterModel]:
    """Give the lists of both sides."""
    found = [block.roster.model() for block in table.sides.values()]
    return [model for model in found if isinstance(model, RosterModel)]


def ringed(table: BattleTable) -> frozenset[str]:
    """Give who is ringed in the rosters."""
    return frozenset().union(*(model.targets for model in cards(table)))


def lettered(table: BattleTable) -> bool:
    """Tell whether the cards show their letters."""
    return any(model.hints for model in cards(table))


def wide(table: BattleTable, keys: Hand) -> CastPrompt:
    """Open a spell that acts on all within 10 cm."""
    table.context.do(LearnSpell("a1", replace(FLAMES, cost={}, area=Area(cm=10))))
    table.select("a1.1")
    keys("l1")
    return prompted(table, CastPrompt)


def test_a_token_is_the_target_and_one_more_press_takes_it_back(table: BattleTable, keys: Hand) -> None:
    prompt = cast(table, keys)
    assert not ringed(table), "all may be its target: rings would tell nothing"
    assert "press a figure" in prompt.targets.text()
    keys("4")
    touch(table, "b1.1")
    assert table.prompt is prompt and not table.figure.is_open
    assert (prompt.command.targets, prompt.command.dice) == (("b1.1",), ((4,),))
    touch(table, "b1.1")
    assert prompt.command.targets == ()
    keys("\x1b")
    assert table.prompt is None


def test_an_area_takes_several_by_tokens_and_by_letters(table: BattleTable, keys: Hand) -> None:
    table.context.do(c.ChangeLevel("b2.1", 1), overrule=True)
    prompt = wide(table, keys)
    assert {"b1.1", "a1.2"} <= ringed(table) and "b2.1" not in ringed(table), "not on its level"
    touch(table, "b1.1")
    touch(table, "a1.2")
    assert prompt.command.targets == ("b1.1", "a1.2") and "a1.3" in ringed(table)
    keys("+")
    letters = table.pointer.letters()
    assert table.prompt is prompt and lettered(table)
    keys(letters["a1"] + "3" + letters["a1"] + "2")
    assert prompt.command.targets == ("b1.1", "a1.3")
    keys("\n")
    assert table.prompt is prompt and not lettered(table)
    keys("0")
    assert prompt.command.targets == ("b1.1", "a1.3"), "nobody is named any more"
    keys("+0")
    reached = {f.id for f in table.context.game.fighters.values() if f.on_table and not f.level}
    assert set(prompt.command.targets) == reached
    keys("0")
    assert prompt.command.targets == ()


def test_who_is_on_the_other_level_is_in_no_area_unless_the_table_insists(
    table: BattleTable, keys: Hand
) -> None:
    table.context.do(c.ChangeLevel("b2.1", 1), overrule=True)
    table.context.do(TellValue("a1", "POU", 4))
    prompt = wide(table, keys)
    touch(table, "b2.1")
    keys("5\n")
    assert table.prompt is prompt and prompt.rolled is None
    assert "only on the level of the figure that creates it" in complaint(table)
    keys("\n")
    assert prompt.rolled is not None and table.context.game.effects[-1].fighters == ("b2.1",)


def test_no_press_beside_a_spell_loses_its_target(table: BattleTable, keys: Hand) -> None:
    prompt = cast(table, keys)
    touch(table, "b1.1")
    click(table.banner)
    assert table.prompt is prompt and prompt.command.targets == ("b1.1",)
    assert complaint(table)
    keys("\x1b")
    assert table.prompt is None


def test_the_sum_is_said_against_the_difficulty_before_the_spell_is_cast(window: Window, keys: Hand) -> None:
    table, prompt = lone(window, keys, POU="3")
    keys("2")
    assert "5 against 6: fails" in prompt.way.text()
    click(prompt.row, prompt.row.heard()[0].rect.center())
    assert prompt.command.dice == () and prompt.pad.isVisible(), "a click on it opens it again"
    keys("4")
    assert "7 against 6: succeeds" in prompt.way.text()
    assert "3" in prompt.head.chips.accessibleName()
    keys("\n")
    while prompt.rolled is None and table.context.pending is not None:
        keys("\n")
    assert prompt.rolled is not None and not table.context.game.fighters["a1.1"].gems
    assert prompt.head.chips.accessibleName() == "", "what it took is gone"
    assert not prompt.cost.isVisible()
