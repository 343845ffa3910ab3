"""The rulebook's example of an activation phase (V-A-4), played in the real window by keys only."""

from __future__ import annotations

from desktop.battle.table import BattleTable
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from tests.desktop.battle.battles import example, open_table
from tests.desktop.battle.hand import Hand

# keys, who has the hand afterwards, reserve of the side that spoke, refusals left of Scorpion
STORY = (
    ("F", "a", ("b", "0/1")),
    ("P\n", "b", ("a", "0/1")),
    ("R", "a", ("b", "1/1")),
    ("R", "b", ("a", "1/1")),
    ("P\n", "a", ("b", "1/1")),
    ("P\n", "b", ("a", "1/1")),
    ("B\n", "a", ("b", "0/–")),
    ("P\n", "b", ("a", "1/1")),
    ("P\n", "a", ("b", "0/–")),
    ("B\n", "", ("a", "0/–")),
)


def test_the_rulebooks_example_is_played_by_keys(table: BattleTable, keys: Hand) -> None:
    table.setFocus()
    assert table.context.game.sides["b"].refusals == 1
    for typed, hand, (side, notation) in STORY:
        keys(typed.lower())
        assert table.context.game.hand == hand, typed
        assert notation in table.sides[side].header.visible_strings(), typed
    assert table.context.game.sides["b"].refusals == 0
    assert table.banner.view.title == "On to combat"
    keys("\n")
    assert table.context.game.phase == "combat"


def test_the_banner_says_who_speaks(table: BattleTable, keys: Hand) -> None:
    assert (table.banner.view.title, table.banner.view.side) == ("Scorpion (V-A-4)", 1)
    keys("f")
    assert (table.banner.view.title, table.banner.view.side) == ("Griffon (V-A-4)", 0)
    assert "Turn 1 of 6" in table.banner.visible_strings()
    assert table.banner.letters >= 32


def test_a_refused_choice_says_why_and_the_same_key_overrules(table: BattleTable, keys: Hand) -> None:
    keys("r")  # Scorpion reserves
    keys("p\n")  # Griffon plays
    game = table.context.game
    keys("r")
    assert table.context.game is game
    button = table.centre.button("choice.reserve_top")
    assert button.refused and button.insists
    assert "already used" in button.detail
    keys("r")
    assert len(table.context.game.sides["b"].reserve) == 2
    head = table.context.play.head
    assert head is not None
    assert table.context.play.events[head].overruled == "refusal.reserve_used"


def test_a_refusal_that_nobody_can_overrule_stays(table: BattleTable, keys: Hand) -> None:
    keys("vv")
    assert table.context.game.hand == "b"
    assert "There is no card in reserve." in table.centre.notice.text()
    assert "anyway" not in table.centre.notice.text()


def test_undo_and_redo_name_the_gesture(table: BattleTable, keys: Hand) -> None:
    from PySide6.QtCore import Qt

    keys("f")
    place = table.context.place
    assert place is not None
    assert place.undo_text() == "Scorpion (V-A-4) uses a refusal, 0 left"  # type: ignore[attr-defined]
    keys.press(Qt.Key.Key_Z, held=Qt.KeyboardModifier.ControlModifier)
    assert table.context.game.hand == "b"
    assert place.redo_text() == "Scorpion (V-A-4) uses a refusal, 0 left"  # type: ignore[attr-defined]
    keys.press(Qt.Key.Key_Y, held=Qt.KeyboardModifier.ControlModifier)
    assert table.context.game.hand == "a"


def test_the_whole_turn_is_played_by_keys_from_the_order_on(window: Window, desk: Desk, keys: Hand) -> None:
    """S4 from its first key: both sequences, the Tactique roll, who speaks first, ten speaking turns."""
    table = open_table(window, example(desk))
    keys("\n\n")  # both sequences stand in the order of the example already
    assert table.context.game.step == "roll"
    keys("52")  # the dice of the table: Griffon wins
    assert table.context.game.winner == "a"
    keys("b")  # and lets Scorpion speak first
    assert (table.context.game.phase, table.context.game.hand) == ("activation", "b")
    for typed, hand, _ in STORY:
        keys(typed.lower())
        assert table.context.game.hand == hand, typed
    keys("\n")  # on to combat
    keys("ee")  # to upkeep, whatever is still open
    keys("ee")  # the turn ends likewise
    assert (table.context.game.turn, table.context.game.phase) == (2, "strategic")
    assert table.context.game.sides["a"].order == ("a1", "a2", "a3", "a4", "a5")
