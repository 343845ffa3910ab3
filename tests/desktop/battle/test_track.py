"""The notches of a figure: each says what it leaves, on long tracks too; counts in the heads of the sides."""

from __future__ import annotations

from dataclasses import replace

from desktop.battle.table import BattleTable
from desktop.operations.battle import start_battle
from desktop.operations.desk import Desk
from desktop.operations.tables import rulesets
from desktop.shell.window import Window
from rules.battle import commands as c
from rules.battle.setup import ListedCard, SideSetup
from rules.battle.state import Place, Result
from rules.cards import Size
from tests.desktop.battle.battles import seated, to_activation
from tests.desktop.battle.hand import settle
from tests.desktop.battle.readable import figure_card, strings
from tests.stories.tabletop import card

HORSE = replace(card("Lancier", "Griffons d’Akkylannie", DIS=3), size=Size.LARGE)


def test_every_notch_of_a_long_track_has_letter_and_shape(window: Window, desk: Desk) -> None:
    sides = [SideSetup(name=name, cards=(ListedCard(sheet=HORSE, figures=1),)) for name in ("A", "B")]
    play = start_battle(desk, name="C5", a=sides[0], b=sides[1], ruleset=rulesets()["c5"], turn_limit=6)
    table = seated(window, play)
    to_activation(table)
    table.select("a1.1")
    sheet = figure_card(table)
    spots = {part.press: part.name for part in sheet.heard() if part.press.startswith("notch")}
    assert len(spots) == 5
    assert spots["notch:4"].startswith("Critical wound")
    marks = [part.look[:2] for part in sheet._parts if len(part.look) == 4]
    assert [letter for letter, _ in marks] == ["L", "S", "C", "C", "K"]
    assert [shape for _, shape in marks][2:] == ["square", "square", "cross"]


def test_heads_call_the_pile_of_the_next_turn_by_its_name(table: BattleTable) -> None:
    head = table.sides["a"].header
    assert any(words.startswith("Cards left in the pile") for words in strings(head))
    table.context.do(c.Advance(), overrule=True)
    settle()
    assert table.context.game.phase == "combat"
    words = strings(head)
    assert not any("pile" in word.casefold() for word in words)
    assert any(word.startswith("Next turn") for word in words)
    assert "Cards of the next turn: 5" in words


def test_heads_count_losses_alone_after_the_end(table: BattleTable) -> None:
    """No pile, no refusal and no next turn: nothing is played any more."""
    table.context.do(c.Put("b1.1", Place.DEAD), overrule=True)
    for phase in ("activation", "combat"):
        if table.context.game.phase != phase:
            table.context.do(c.Advance(), overrule=True)
        assert table.context.do(c.EndGame(Result({}, "a", "")))
        settle()
        said = {key: " ".join(strings(block.header)) for key, block in table.sides.items()}
        assert "Dead: 1" in said["b"], phase
        assert not any(each in words for words in said.values() for each in ("pile", "Refusals", "turn"))
        table.undo()


def test_heads_count_the_pile_that_the_next_turn_will_have(table: BattleTable) -> None:
    context, head = table.context, table.sides["a"].header
    alone = [key for key in context.game.sides["a"].order if len(context.game.fighters_of(key)) == 1]
    dead, fled = alone[:2]
    context.do(c.Advance(), overrule=True)
    settle()
    for command, cards in (
        (c.Put(f"{dead}.1", Place.DEAD), 4),
        (c.Put(f"{fled}.1", Place.FLED), 4),
        (c.AddCard("a", "Renfort"), 5),
        (c.AddCard("a", "Réserve", place=Place.OFF), 6),
        (c.Put(f"{fled}.1", Place.TABLE), 6),
        (c.Advance(), 6),
    ):
        context.do(command, overrule=True)
        settle()
        assert f"Cards of the next turn: {cards}" in strings(head), command
    context.do(c.EndTurn(), overrule=True)
    settle()
    assert len(context.game.sides["a"].order) == 6
    assert "Cards left in the pile: 6" in strings(head)
