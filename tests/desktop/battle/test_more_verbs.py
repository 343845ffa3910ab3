"""All that can be done now is one step away: by the last button of the bar, by its key, on a figure."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from desktop.battle.screen import screen_of
from desktop.battle.table import BattleTable
from desktop.shell.window import Window
from desktop.widgets.menu import Menu
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.fit import cut_labels
from tests.desktop.hands import click, press


def listed(table: BattleTable) -> dict[str, str]:
    """Give what the open menu lists, with its keys."""
    assert isinstance(table.prompt, Menu)
    return {verb: button.key for verb, button in table.prompt.grid.buttons.items()}


@pytest.mark.parametrize("way", ["button", "key"])
def test_what_a_figure_and_the_moment_can_do_is_in_one_list(
    griffon: BattleTable, keys: Hand, way: str
) -> None:
    assert griffon.selection == "a1.1"
    if way == "button":
        click(griffon.centre.verbs.more)
    else:
        keys(".")
    found = listed(griffon)
    every = {*screen_of(griffon.context.pieces).verbs}
    assert every - {"gem", "faith", "cast", "heal"} <= found.keys(), "nothing of a mage or a believer"
    assert {"referee", "go_on", "tick"} <= found.keys() and "gem" not in found
    elsewhere = {"play_top", "leave", "menu_a", "next_part", "part_before", "row_done"}
    assert not elsewhere & found.keys(), "not offered, or elsewhere"
    assert isinstance(griffon.prompt, Menu) and not cut_labels(griffon.prompt)
    assert all(button.icon_name for button in griffon.prompt.grid.buttons.values())
    keys("e")
    assert griffon.prompt is None or not isinstance(griffon.prompt, Menu)


def test_without_a_figure_it_lists_the_moment_alone(griffon: BattleTable, keys: Hand) -> None:
    griffon.select("")
    click(griffon.centre.verbs.more)
    found = listed(griffon)
    assert "referee" in found and "name_card" in found
    assert not {"wound", "tick"} & found.keys(), "whom would they be about"
    before = griffon.context.play.head
    press(Qt.Key.Key_Escape)
    assert griffon.prompt is None and griffon.context.play.head == before


def test_a_verb_of_the_list_is_done(griffon: BattleTable, keys: Hand) -> None:
    keys(".")
    click(griffon.prompt.grid.buttons["notch"])  # type: ignore[union-attr]
    assert griffon.context.game.fighters["a1.1"].notches == 1
    keys("..t")
    assert griffon.context.game.fighters["a1.1"].activated


def test_before_a_draw_the_list_has_what_is_offered(table: BattleTable, keys: Hand) -> None:
    table.setFocus()
    keys(".")
    offered = {choice.code.removeprefix("choice.") for choice in table.context.offered()}
    assert {"play_top", "refuse"} & offered == {"play_top", "refuse"} & listed(table).keys()


def test_the_bar_keeps_the_room_of_its_verbs(window: Window, griffon: BattleTable) -> None:
    bar = griffon.centre.verbs
    boxes = [each.geometry() for each in (*bar.buttons, bar.more)]
    assert all(bar.rect().contains(box) for box in boxes)
    assert not any(one.intersects(two) for one in boxes for two in boxes if one is not two)
    assert bar.more.accessibleName() == "All that can be done now"
    assert min(bar.more.width(), bar.more.height()) >= 40


def test_a_right_click_asks_of_the_figure_alone_beside_its_token(griffon: BattleTable) -> None:
    roster = griffon.sides["a"].roster
    QTest.mouseClick(roster.viewport(), Qt.MouseButton.RightButton, pos=roster.rect_of("a1.1").center())
    found = listed(griffon)
    assert {"notch", "effect", "wound"} <= found.keys() and not {"referee", "go_on"} & found.keys()
    assert len(found) <= 13
    prompt = griffon.prompt
    assert isinstance(prompt, Menu) and prompt.on_board
    token = QRect(roster.mapTo(griffon, roster.rect_of("a1.1").topLeft()), roster.rect_of("a1.1").size())
    box = prompt.placed
    assert box.top() >= griffon.centre.y(), "the banner stays in view"
    assert not box.intersects(token) and 0 <= box.left() - token.right() < 40, "its notch is at the token"
    groups = [each.text() for each in prompt.panel.findChildren(QLabel) if each.property("role") == "soft"]
    assert {"What it does", "Its state", "Noted of it"} <= {*groups}


def test_in_little_room_the_list_leaves_both_sides_in_view(
    window: Window, griffon: BattleTable, keys: Hand
) -> None:
    window.change_settings(scale=150, language="fr")
    window.resize(1366, 768)
    settle()
    keys(".")
    assert isinstance(griffon.prompt, Menu) and griffon.prompt.stands_in
    assert not cut_labels(griffon.prompt)
    sides = [block.roster for block in griffon.sides.values()]
    assert not any(griffon.prompt.covers(side.viewport()) for side in sides)
    lists = [QRect(side.mapTo(griffon.over, side.rect().topLeft()), side.size()) for side in sides]
    assert not any(griffon.prompt.placed.intersects(each) for each in lists)
    window.change_settings(scale=100, language="en")
