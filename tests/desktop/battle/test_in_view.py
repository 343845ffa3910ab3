"""What is chosen stays in view, whatever grows around it."""

from __future__ import annotations

import pytest

from desktop.battle.centre.speaking import SpeakingRows
from desktop.battle.strategic.panel import StrategicPanel
from desktop.battle.table import BattleTable
from desktop.look.painting import lines_of, paint_style
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from rules.battle import commands as c
from rules.battle.action_commands import Act
from rules.battle.state import Modifier, ModifierKind, Until
from rules.values import Characteristic
from tests.desktop.battle.battles import example, large, open_active, open_table, play_on
from tests.desktop.battle.hand import Hand, settle


def in_view(table: BattleTable) -> bool:
    """Tell whether the whole row of the chosen figure is seen."""
    rows = table.centre.page_like(SpeakingRows)
    row = rows.row_of(table.selection)
    return row is not None and row.visibleRegion().boundingRect() == row.rect()


def test_the_row_of_the_chosen_figure_stays_in_view(window: Window, desk: Desk, keys: Hand) -> None:
    window.resize(1280, 640)
    table = open_active(window, example(desk), first="a")
    keys("p3")
    assert table.selection == "a1.3" and in_view(table)
    for name in ("INI", "ATT", "FOR", "DEF"):
        table.context.do(
            c.Modify(
                "a1.3",
                Modifier(Characteristic(name), 1, "Chant de guerre", ModifierKind.BONUS, Until.TURN_END),
            )
        )
    settle()
    assert in_view(table), "its sheet has grown"
    table.context.do(Act("a1.3", "shoot", "b1.1"), overrule=True)
    settle()
    assert in_view(table), "its row has grown"
    window.resize(1280, 600)
    settle()
    assert in_view(table), "there is less room"


@pytest.mark.parametrize("scale", [100, 150])
def test_the_chosen_card_of_a_sequence_is_seen_whole_beside_a_figure(
    window: Window, desk: Desk, scale: int
) -> None:
    window.change_settings(scale=scale)
    table = open_table(window, large(desk))
    page = table.centre.page_like(StrategicPanel).order
    page.list.choose(6)
    table.select("a1.1")
    settle()
    seen, row = page.list.viewport().visibleRegion().boundingRect(), page.list.row_rect(6)
    assert seen.top() <= row.top() and row.bottom() <= seen.bottom() + 1
    assert not any(button.is_cut for button in table.centre.verbs.buttons)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_twelve_cards_are_ordered_without_scrolling(window: Window, desk: Desk, language: str) -> None:
    window.change_settings(language=language)
    window.resize(1280, 800)
    table = open_table(window, large(desk))
    page = table.centre.page_like(StrategicPanel).order
    assert page.list.count() == 12
    seen = page.list.viewport().visibleRegion().boundingRect()
    assert page.list.row_rect(11).bottom() <= seen.bottom() + 1


def test_an_ability_and_its_number_stay_on_one_line() -> None:
    words = "Counter-attack/2, Récupération/3, Cible/+2"
    for width in range(140, 320):
        lines = lines_of(words, paint_style().body, width)
        assert "".join(lines).replace(" ", "") == words.replace(" ", ""), "nothing else is changed"
        assert not any(line.endswith("/") for line in lines)


def test_the_card_that_is_played_stays_in_view_while_one_looks_back(window: Window, desk: Desk) -> None:
    table = open_active(window, large(desk), first="b")
    play_on(table, *(c.PlayTop(), c.EndSpeaking()) * 18, c.PlayTop())
    settle()
    table.context.look(table.context.play.path[-3])
    settle()
    for key in "ab":
        rows = table.sides[key].roster
        rect = rows.speaking()
        assert rect.isEmpty() or rows.viewport().visibleRegion().boundingRect().contains(rect)
    assert any(not table.sides[key].roster.speaking().isEmpty() for key in "ab")
