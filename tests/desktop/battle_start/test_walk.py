"""Tab walks a page in the order in which it is read."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.battle.place import BattlePlace
from desktop.shell.window import Window
from tests.desktop.battle.hand import settle


def walked(window: Window, first: QWidget, steps: int) -> list[QWidget]:
    """Press Tab so often; give what had the keyboard, the first included."""
    first.setFocus()
    found = [first]
    for _ in range(steps):
        QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Tab)
        settle()
        focus = QApplication.focusWidget()
        assert focus is not None
        found.append(focus)
    return found


def test_a_new_battle_is_walked_side_by_side_and_the_way_out_comes_last(window: Window) -> None:
    place = window.go("battle")
    assert isinstance(place, BattlePlace)
    place.start.new_battle()
    settle()
    setup = place.start.setup
    expected: list[QWidget] = [
        setup.name, setup.scenario, setup.turns,
        next(button for button in setup.dice.buttons if button.isChecked()),
    ]  # fmt: skip
    assert walked(window, setup.name, 3) == expected
    form = setup.sides[0]
    assert walked(window, form.player, 1)[1] in form.modes.buttons
    high = {field.height() for field in (*expected, *setup.dice.buttons)}
    assert len(high) == 1, "side by side they are alike"
    assert walked(window, setup.rules, 2)[1:] == [setup.see_rules, form.player]
    assert setup.begin in walked(window, setup.dice.buttons[-1], 3)


@pytest.mark.parametrize("spoken", ["fr", "en"])
def test_army_or_names_come_where_they_stand_in_every_game(window: Window, spoken: str) -> None:
    place = window.go("battle")
    assert isinstance(place, BattlePlace)
    place.start.new_battle()
    settle()
    setup = place.start.setup
    for game, choices in (("eclats", 2), ("seeds", 3), ("eclats", 2)):
        setup.rules.setCurrentIndex(setup.rules.findData(game))
        settle()
        for form in setup.sides:
            assert len(form.modes.buttons) == choices
            chosen = next(button for button in form.modes.buttons if button.isChecked())
            way = walked(window, form.player, choices + 1)
            assert way[1] is chosen and not set(way[2:]).isdisjoint(form.fields()[1 + choices :])
    called = [button.accessibleName() for form in setup.sides for button in form.modes.buttons]
    assert (
        called
        == {
            "en": ["Initiés: Group", "Initiés: Names", "Enemies: Group", "Enemies: Names"],
            "fr": [
                "Initiés\u202f: Groupe",
                "Initiés\u202f: Noms",
                "Ennemis\u202f: Groupe",
                "Ennemis\u202f: Noms",
            ],
        }[spoken]
    )


def test_tab_comes_round_to_what_the_page_asks_first(window: Window) -> None:
    place = window.go("battle")
    assert isinstance(place, BattlePlace)
    place.start.new_battle()
    settle()
    setup = place.start.setup
    around = walked(window, setup.begin, 30)
    inside = [widget for widget in around[1:] if setup.isAncestorOf(widget)]
    assert inside[0] is setup.rules, "not where the page begins to ask"


def test_the_rules_are_walked_from_the_list_to_the_values(window: Window) -> None:
    place = window.go("battle")
    assert isinstance(place, BattlePlace)
    place.start.new_battle()
    place.start.setup.see_rules.click()
    settle()
    page = place.start.rulebook
    assert page is not None
    order = walked(window, page.list, 6)
    assert order[1:6] == [
        page.buttons["back"], page.name, page.buttons["copy"], page.search, page.decisions,
    ]  # fmt: skip
    assert page.values.isAncestorOf(order[6]), "a shipped ruleset has no changed values to ask for"
    assert page.title.height() >= page.name.sizeHint().height(), "both titles stand on one height"
