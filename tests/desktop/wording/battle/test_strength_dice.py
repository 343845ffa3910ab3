"""FOR of 12 + 1 die: the panel shows the die that wound roll and test throw, and no other (II-A-4)."""

from __future__ import annotations

import pytest

from desktop.wording.battle.figure_values import FigureValue, cells
from desktop.wording.battle.trial_words import who_tests
from desktop.wording.naming import Names
from rules.battle import commands as c
from rules.battle.effect_commands import PutEffect
from rules.battle.state import Contender, Effect, Modifier, ModifierKind
from rules.battle.trial import OpenTrial
from rules.confrontation.hits import strength_dice_of, strength_of
from rules.values import Characteristic
from tests.stories.tabletop import Tabletop, card


def changed(*modifiers: Modifier, notches: int = 2) -> Tabletop:
    """Lay a table with a wounded ogre whose FOR is changed."""
    table = Tabletop.of([card("Ogre", FOR="12 + 1 Dé", RES=8)], [card("Cible", FOR=3, RES=5)])
    if modifiers:
        table.do(PutEffect(Effect(source="Magie", fighters=("a1.1",), modifiers=modifiers)))
    if notches:
        table.do(c.Notch("a1.1", notches))
    return table


def shown(table: Tabletop) -> FigureValue:
    names = Names.of(table.game, "en", table.table)
    values = cells(table.game, table.fighter("a1"), table.table.ruleset, names)
    return next(cell for cell in values if cell.label == "STR")


@pytest.mark.parametrize(
    "modifiers, notches, text, moved",
    [
        ((), 0, "12+1d", 0),
        ((), 2, "10+1d", -1),
        ((Modifier("FOR", 5, "", ModifierKind.REPLACE),), 2, "3", -1),
        ((Modifier("FOR", 12, "", ModifierKind.REPLACE),), 0, "12", -1),
        ((Modifier("FOR", 14, "", ModifierKind.REPLACE),), 0, "14", 1),
        ((Modifier("FOR", 2, "", ModifierKind.DIVIDE),), 2, "4+1d", -1),
    ],
)
def test_the_panel_shows_the_dice_that_are_thrown(
    modifiers: tuple[Modifier, ...], notches: int, text: str, moved: int
) -> None:
    table = changed(*modifiers, notches=notches)
    cell = shown(table)
    assert (cell.text, cell.moved) == (text, moved)
    blow = c.RollWound("b1.1", "a1.1")
    flat, dice = strength_of(table.table, table.game, blow), strength_dice_of(table.table, table.game, blow)
    assert flat is not None
    assert text == f"{flat:.0f}" + (f"+{dice}d" if dice else "")
    table.do(OpenTrial(Contender(fighter="a1.1", characteristic=Characteristic.FOR), difficulty=7))
    assert table.game.trial is not None
    assert who_tests(table.game.trial.first, Names.of(table.game, "en", table.table)).endswith(f"STR {text}")
