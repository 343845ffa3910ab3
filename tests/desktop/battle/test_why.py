"""Why a value is what it is now: told by a key, as the mouse is told by a tooltip (II-A-4, II-B-4)."""

from __future__ import annotations

from dataclasses import replace

from desktop.battle.prompts.why_prompt import WhyPrompt
from desktop.battle.table import BattleTable
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from desktop.wording.battle.figure_values import FigureValue
from rules.battle import commands as c
from rules.battle.effect_commands import PutEffect
from rules.battle.setup import ListedCard
from rules.battle.state import Effect, Lasting, Modifier, ModifierKind
from tests.desktop.battle.battles import example, open_table, play_on
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.battle.readable import figure_card, strings
from tests.stories.tabletop import card


def asked(table: BattleTable, keys: Hand, fighter: str) -> list[str]:
    table.select(fighter)
    keys("=")
    assert isinstance(table.prompt, WhyPrompt)
    return strings(table.prompt)


def test_wounds_and_effects_are_told_with_their_sum(table: BattleTable, keys: Hand) -> None:
    halo = Modifier("ATT", 1, ""), Modifier("FOR", 6, "", ModifierKind.REPLACE)
    effect = Effect(source="Halo", fighters=("a1.1",), modifiers=halo, lasting=Lasting.GAME)
    play_on(table, c.Notch("a1.1", 2), c.Stun("a1.1"), PutEffect(effect))
    said = asked(table, keys, "a1.1")
    assert "INI" in said and "ATT" in said and "STR" in said
    assert "2 on the card − 2 (2 notches) − 1 (stunned)" in said, "INI"
    assert "2 on the card − 2 (2 notches) − 1 (stunned) + 1 (Halo)" in said, "ATT"
    assert "= 6 set by Halo − 2 (2 notches) − 1 (stunned)" in said, "FOR"
    assert "RES" not in said and "All other values are those of the card." in said
    keys("\n")
    assert table.prompt is None


def test_who_is_unhurt_has_the_values_of_the_card(table: BattleTable, keys: Hand) -> None:
    assert "All values are those of the card." in asked(table, keys, "a1.1")


def test_each_aspect_of_a_faith_has_its_sum(temple: BattleTable, keys: Hand) -> None:
    for key in "ab":
        temple.context.do(c.Ready(key))
    temple.context.do(c.DeclareWinner("a"))
    temple.context.do(c.ChooseFirst("a"))
    settle()
    assert temple.context.do(c.Notch("a2.1", 1))
    said = asked(temple, keys, "a2.1")
    assert "FAI (creation)" in said and "1 on the card − 1 (1 notch)" in said
    assert "FAI (alteration)" in said and "0 on the card − 1 (1 notch)" in said


def test_each_of_two_movements_has_its_sum(window: Window, desk: Desk, keys: Hand) -> None:
    a, b = example(desk)
    flyer = card("Griffon", "Griffons d’Akkylannie", MOU="15/20", INI=3, DIS=3)
    table = open_table(window, (replace(a, cards=(ListedCard(sheet=flyer),)), b))
    assert table.context.do(c.Modify("a1.1", Modifier("MOU", -16, "Web", ModifierKind.PENALTY)))
    said = asked(table, keys, "a1.1")
    assert "MOV (on the ground)" in said and "15 on the card − 16 (Web) + 1 (never lower)" in said
    assert "MOV (in flight)" in said and "20 on the card, in flight − 16 (Web)" in said
    keys("\n")
    (cell,) = (each for each in cells_of(table, "a1.1") if each.label == "MOV")
    assert (cell.text, cell.moved) == ("0/4", -1)


def cells_of(table: BattleTable, key: str) -> tuple[FigureValue, ...]:
    context = table.context
    fighter = context.game.fighters[key]
    return context.cells.of(context.game, fighter, context.play.table.ruleset, context.names)


def test_the_sheet_says_who_flies(table: BattleTable) -> None:
    table.select("a1.1")
    settle()
    assert "Unhurt" in figure_card(table).visible_strings()
    table.context.do(c.ChangeLevel("a1.1", 1), overrule=True)
    settle()
    assert "Flying" in figure_card(table).visible_strings()


def test_it_is_told_while_looking_back_too(table: BattleTable, keys: Hand) -> None:
    table.context.do(c.Notch("a1.1", 1))
    table.context.do(c.Notch("a1.1", 1))
    table.context.look_before()
    settle()
    assert "2 on the card − 1 (1 notch)" in asked(table, keys, "a1.1")
