"""What players agree on, in the referee: scenery with its size, a weapon's arc, who is nudged aside."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.battle.prompts.referee_prompt import RefereePrompt
from desktop.battle.table import BattleTable
from desktop.shell.window import Window
from desktop.widgets.menu import Menu
from desktop.widgets.text_prompt import TextPrompt
from rules.battle import commands as c
from rules.battle.rulings import AgreeOn
from rules.cards import Rank, Size
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.fit import cut_labels

SHIFT = Qt.KeyboardModifier.ShiftModifier


def call(keys: Hand, table: BattleTable) -> RefereePrompt:
    keys.press(Qt.Key.Key_R, "R", SHIFT)
    assert isinstance(table.prompt, RefereePrompt)
    return table.prompt


def named(table: BattleTable, keys: Hand, name: str) -> None:
    """Answer the question for a name."""
    assert isinstance(table.prompt, TextPrompt)
    QTest.keyClicks(table.prompt.field, name)
    QTest.keyClick(table.prompt.field, Qt.Key.Key_Return)
    settle()


def test_scenery_is_agreed_on_by_keys_offered_in_a_look_and_taken_back(
    table: BattleTable, keys: Hand
) -> None:
    table.select("a1.1")
    call(keys, table)
    keys("s")
    assert isinstance(table.prompt, Menu)
    keys("n")
    named(table, keys, "Old wall")
    keys("3")
    settle()
    assert table.context.game.scenery == {"Old wall": Size.LARGE}
    panel = table.prompt
    assert isinstance(panel, RefereePrompt), "it leads back to the question"
    table.journal.refresh()
    assert "Agreed scenery: Old wall, large" in table.journal.visible_strings()[-1]
    keys("ny3")
    shown = {button.text() for button in panel.buttons if button.isVisible()}
    assert "Old wall (large)" in shown
    keys("e")
    assert "between: Old wall (large)" in panel.facts.visible_strings()
    keys("\x1b")
    call(keys, table)
    keys("s10")
    settle()
    assert table.context.game.scenery == {}
    keys("\x1b")
    table.context.undo()
    assert table.context.game.scenery == {"Old wall": Size.LARGE}


def test_the_agreed_size_decides_and_is_not_asked_again(table: BattleTable, keys: Hand) -> None:
    card = table.context.game.cards["a1"]
    assert card.sheet is not None
    for key in ("a1", "b1"):
        sheet = table.context.game.cards[key].sheet
        assert sheet is not None
        assert table.context.do(c.NameCard(key, sheet=replace(sheet, size=Size.NORMAL)))
    assert table.context.do(AgreeOn("Mur", Size.LARGE))
    table.select("a1.1")
    call(keys, table)
    keys("b")
    hints = table.pointer.hints
    assert hints is not None
    keys(hints.cards["b1"])
    panel = table.prompt
    assert isinstance(panel, RefereePrompt)
    keys("ny3ey")
    assert panel.answered.text() == "Not seen"


def test_esc_leads_back_and_nothing_is_agreed(table: BattleTable, keys: Hand) -> None:
    call(keys, table)
    keys("s\x1b")
    settle()
    assert isinstance(table.prompt, RefereePrompt)
    keys("sn")
    assert isinstance(table.prompt, TextPrompt)
    keys("\x1b")
    settle()
    assert isinstance(table.prompt, RefereePrompt) and not table.context.game.scenery


def test_a_war_machine_looks_from_the_end_of_its_weapon(table: BattleTable, keys: Hand) -> None:
    sheet = table.context.game.cards["a1"].sheet
    assert sheet is not None
    machine = replace(sheet, rank=Rank.parse("Machine de guerre"))
    assert table.context.do(c.NameCard("a1", sheet=machine))
    table.select("a1.1")
    panel = call(keys, table)
    keys("n")
    assert "end of the weapon" in panel.asked.text()
    keys("w")
    keys("n")
    assert "front of the sight mark" in panel.asked.text(), "its profile may say nothing of it"
    keys("wnn")
    assert panel.answered.text() == "Not seen" and "end of its weapon" in panel.reason.text()


def test_who_is_in_the_way_is_nudged_only_from_the_target(table: BattleTable, keys: Hand) -> None:
    table.select("a1.1")
    panel = call(keys, table)
    keys("cw")
    assert "touch the target’s base already" in panel.asked.text()
    keys("n")
    assert panel.answered.text() == "Not in contact" and "an obstacle" in panel.reason.text()
    keys.press(Qt.Key.Key_Backspace)
    keys("y\n")
    table.journal.refresh()
    assert "nudged aside" in table.journal.visible_strings()[-1]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_referee_fits_with_all_of_it(
    window: Window, table: BattleTable, keys: Hand, language: str
) -> None:
    for n in range(3):
        assert table.context.do(AgreeOn(f"Mur {n}", Size.LARGE))
    window.change_settings(language=language)
    settle()
    table.select("a1.1")
    panel = call(keys, table)
    keys("n")
    panel.tell("yes")
    panel.tell("all")
    assert not cut_labels(panel)
