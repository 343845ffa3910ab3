"""While a side is hidden, nothing readable anywhere tells the place of its unplayed cards.

Two battles differ only in the hidden order: every string on the screen must be the same in both.
"""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from desktop.battle.sequence_look import LookPage
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from desktop.widgets.cover import CoverScreen
from rules.battle import commands as c
from tests.desktop.battle.battles import example, open_table
from tests.desktop.battle.concealed import ORDERS, begin
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.battle.readable import everything, strings


@pytest.mark.parametrize(
    "gestures",
    [
        "",  # just opened
        "p\n",  # the same first card played
        "p\nfr",  # then a hidden card put in reserve
        "p\nfrp\na",  # letters shown
    ],
)
def test_nothing_tells_the_hidden_order(window: Window, desk: Desk, keys: Hand, gestures: str) -> None:
    seen = []
    for order in ORDERS:
        table = begin(window, desk, order)
        keys(gestures)
        if gestures.endswith("a"):
            assert any("letter of the card" in words for words in strings(window))
        seen.append(everything(window, table))
        keys("\x1b")
        table.sharing.show_journal()
        settle()
        seen[-1] += everything(window, table)
    assert seen[0] == seen[1]


def test_undo_and_a_look_back_tell_nothing_either(window: Window, desk: Desk, keys: Hand) -> None:
    seen = []
    for order in ORDERS:
        table = begin(window, desk, order)
        keys("p\nfrp\n")
        found = []
        table.context.look_before()
        table.context.look_before()
        settle()
        found += everything(window, table)
        keys("\x1b")
        keys.press(Qt.Key.Key_Z, held=Qt.KeyboardModifier.ControlModifier)
        keys.press(Qt.Key.Key_Z, held=Qt.KeyboardModifier.ControlModifier)
        keys.press(Qt.Key.Key_Z, held=Qt.KeyboardModifier.ControlModifier)
        found += everything(window, table)
        seen.append(found)
    assert seen[0] == seen[1]


def test_a_played_card_that_was_taken_back_is_told_no_longer(window: Window, desk: Desk, keys: Hand) -> None:
    table = begin(window, desk, ORDERS[0])
    keys("p")
    table.journal.refresh()
    assert any("plays Templar" in words for words in table.journal.visible_strings())
    keys.press(Qt.Key.Key_Z, held=Qt.KeyboardModifier.ControlModifier)
    place = window.place("battle")
    assert place.redo_text() == "Griffon (V-A-4) plays a card"


def test_hiding_later_hides_the_past_too(window: Window, desk: Desk) -> None:
    table = open_table(window, example(desk))
    context = table.context
    for command in (c.SetOrder("a", ORDERS[1]), c.Conceal("a", True), c.WriteNote("go")):
        assert context.do(command)
    table.context.look_before()
    table.context.look_before()
    settle()
    marks = {row.mark.value for row in table.sides["a"].roster.rows}
    assert marks == {"back"}
    assert [row.id for row in table.sides["a"].roster.rows] == ["a1", "a2", "a3", "a4", "a5"]


def test_the_owner_looks_behind_the_cover(window: Window, desk: Desk, keys: Hand) -> None:
    table = begin(window, desk, ORDERS[1])
    table.sides["a"].header.button("look").click()
    settle()
    assert any("Pass to Anne" in words for words in strings(window))
    assert not any(words.startswith("1.") for words in strings(window))
    keys("\n")
    assert any(words.startswith("1.  Templar") for words in strings(window))
    assert any(words == f"5.  {table.context.card_name('a1')}" for words in strings(window))
    keys("\n")
    assert not any(words.startswith("1.") for words in strings(window))
    keys("\n")
    assert table.context.game.hand == "a"
    assert table.hasFocus()


def test_the_wrong_side_is_not_looked_at_and_escape_leads_back(
    window: Window, desk: Desk, keys: Hand
) -> None:
    table = begin(window, desk, ORDERS[0])
    before = everything(window, table)
    for leave in ("key", "button"):
        table.answers.look_at_sequence("a")
        settle()
        cover = next(each for each in window.findChildren(CoverScreen) if each.isVisible())
        assert "Back to the table" in strings(cover)
        if leave == "key":
            keys("\x1b")
        else:
            button = next(b for b in cover.findChildren(QPushButton) if b.text() == "Back to the table")
            button.click()
        settle()
        assert not any(each.isVisible() for each in window.findChildren(CoverScreen))
        assert not window.findChildren(LookPage), "nothing was shown"
        assert everything(window, table) == before
