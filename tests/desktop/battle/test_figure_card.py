"""The card of a figure beside it: over the stage alone, its verbs in rows as high as their words."""

from __future__ import annotations

import pytest

from desktop.battle.context import BattleContext
from desktop.battle.table import BattleTable
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from rules.battle import commands as c
from rules.cards import Card
from tests.desktop.battle.battles import large, open_active
from tests.desktop.battle.hand import settle
from tests.desktop.fit import cut_labels
from tests.desktop.hands import click

SIZES = ((1280, 720, 100), (1366, 768, 150), (1920, 1080, 100))


@pytest.fixture
def crowd(window: Window, desk: Desk) -> BattleTable:
    """Open a battle of twelve cards a side."""
    return open_active(window, large(desk))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("wide", "high", "scale"), SIZES)
def test_it_leaves_both_rosters_alone_and_spares_no_empty_band(
    window: Window, crowd: BattleTable, wide: int, high: int, scale: int, language: str
) -> None:
    window.change_settings(scale=scale, language=language)
    window.resize(wide, high)
    window.make_room()  # as it does once the size has come to rest
    settle()
    for side, figure in (("a", "a4.1"), ("a", "a4.2"), ("b", "b4.1"), ("b", "b5.2")):
        roster = crowd.sides[side].roster
        click(roster.viewport(), roster.rect_of(figure).center())
        settle()
        card = crowd.figure
        assert card.is_open and crowd.selection == figure
        assert not any(card.popover.geometry().intersects(each.geometry()) for each in crowd.sides.values())
        assert crowd.rect().contains(card.popover.geometry())
        shown = [*card.buttons, card.more]
        assert len(shown) == 5 and all(button.icon_name for button in shown)
        assert {b.height() - b.heightForWidth(b.width()) for b in shown} == {0}
        spare = card.popover.height() - card.sheet.height() - card.verbs.height() - card.abilities.height()
        assert spare < 60 * scale / 100
        assert not cut_labels(card.popover)
        click(card.buttons[2])
        assert crowd.prompt is not None, "an effect is asked for"
        crowd.prompt.close_panel()


def test_it_says_what_a_figure_can_do_and_what_its_wounds_take_off(crowd: BattleTable) -> None:
    context = crowd.context
    figure = next(f for f in context.game.fighters.values() if sheet_of_card(context, f.card).abilities)
    assert context.do(c.Notch(figure.id, 1))
    settle()
    crowd.press(figure.id)
    settle()
    said = crowd.figure.sheet.visible_strings()
    for ability in sheet_of_card(context, figure.card).abilities:
        assert ability.label("en") in " ".join(said)
    assert any(words.startswith("INI, ATT") and words.endswith("−1 (1 notch)") for words in said)


def sheet_of_card(context: BattleContext, card: str) -> Card:
    sheet = context.game.cards[card].sheet
    assert sheet is not None
    return sheet
