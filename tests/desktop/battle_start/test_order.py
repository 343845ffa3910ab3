"""Ordering sequences: drag, keys, typed places, kept orders, and hidden sides behind a cover."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from desktop.battle.place import BattlePlace
from desktop.battle.strategic.panel import StrategicPanel
from desktop.battle_start import battle_row
from desktop.operations.battle import start_battle
from desktop.operations.desk import Desk
from desktop.operations.tables import rulesets
from desktop.shell.window import Window
from desktop.widgets.cover import CoverScreen
from rules.battle import commands as c
from rules.battle.setup import ListedCard, SideSetup
from rules.battle.state import Place
from tests.desktop.battle_start.strategic import Press, Write, bar, game, panel_of, readable
from tests.desktop.hands import click

ALT = Qt.KeyboardModifier.AltModifier
CONTROL = Qt.KeyboardModifier.ControlModifier


def shown(panel: StrategicPanel) -> list[str]:
    """Give the names of the cards in the list, first to be played first."""
    return [row.name for row in panel.order.list.rows]


def order(place: BattlePlace, side: str = "a") -> tuple[str, ...]:
    """Give a side's sequence as the battle keeps it."""
    assert place.table is not None
    return place.table.context.game.sides[side].order


def cover(place: BattlePlace) -> CoverScreen | None:
    """Give the cover that is over the place, None without one."""
    return next((found for found in place.findChildren(CoverScreen) if found.isVisible()), None)


def hide(place: BattlePlace, *sides: str) -> None:
    """Let sides hide their sequences."""
    assert place.table is not None
    for side in sides:
        place.table.context.do(c.Conceal(side, True))


def test_the_list_has_the_keyboard_in_the_order_of_the_list(example: StrategicPanel) -> None:
    assert example.page == "order"
    assert example.order.list.hasFocus()
    assert shown(example)[:2] == ["Griffin conscript", "Templar of the inquisition"]


def test_a_typed_number_moves_the_chosen_card_there(
    example: StrategicPanel, place: BattlePlace, write: Write, press: Press
) -> None:
    write("3")
    assert order(place) == ("a2", "a3", "a1", "a4", "a5")
    assert shown(example)[2] == "Griffin conscript"
    press(Qt.Key.Key_End)
    write("1")
    assert order(place)[0] == "a5"


def test_french_digits_without_shift_are_digits_too(
    example: StrategicPanel, place: BattlePlace, write: Write
) -> None:
    write("é")
    assert order(place) == ("a2", "a1", "a3", "a4", "a5")


def test_two_digits_reach_a_place_beyond_nine(place: BattlePlace, desk: Desk, write: Write) -> None:
    cards = [ListedCard(sheet=revision.card) for revision in desk.library.cards()[:12]]
    battle(place, desk, SideSetup(name="Long", cards=tuple(cards)))
    write("12")
    assert order(place)[11] == "a1"


def battle(place: BattlePlace, desk: Desk, a: SideSetup) -> StrategicPanel:
    """Open a battle of a side against two cards."""
    other = SideSetup(name="Short", cards=a.cards[:2])
    place.open_play(start_battle(desk, name="x", a=a, b=other, ruleset=rulesets()["seeds"]))
    return panel_of(place)


def test_alt_and_arrows_move_the_chosen_card(
    example: StrategicPanel, place: BattlePlace, press: Press
) -> None:
    press(Qt.Key.Key_Down, ALT)
    press(Qt.Key.Key_Down, ALT)
    assert order(place) == ("a2", "a3", "a1", "a4", "a5")
    press(Qt.Key.Key_Up, ALT)
    assert order(place) == ("a2", "a1", "a3", "a4", "a5")


def test_a_digit_that_comes_late_begins_another_place(place: BattlePlace, desk: Desk, write: Write) -> None:
    cards = [revision.card for revision in desk.library.cards()][:16]
    many = SideSetup(name="Many", cards=tuple(ListedCard(sheet=card) for card in cards))
    place.open_play(start_battle(desk, name="Evening", a=many, b=many, ruleset=rulesets()["seeds"]))
    found = panel_of(place).order.list
    found.setFocus()
    found.choose(8)
    chosen = found.rows[8].card

    def type_at(text: str, moment: int) -> None:
        event = QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, text)
        event.setTimestamp(moment)
        QApplication.sendEvent(found, event)

    type_at("1", 10_000)
    assert found.typed == "→ 1…", "what was typed is told while another digit may follow"
    type_at("5", 15_000)
    assert order(place)[4] == chosen, "the fifth place, not the fifteenth"
    assert found.typed == ""
    type_at("1", 20_000)
    type_at("5", 21_000)
    assert order(place)[14] == chosen


def test_a_card_is_dragged(example: StrategicPanel, place: BattlePlace) -> None:
    cards = example.order.list
    assert cards.dragEnabled()
    cards.let_fall("a1", cards.row_rect(3).center().toPoint() + QPoint(0, 6))
    assert order(place) == ("a2", "a3", "a4", "a1", "a5")


def test_an_order_is_renumbered_by_touching_its_cards(example: StrategicPanel, place: BattlePlace) -> None:
    click(bar(place)["order.renumber"])
    cards = example.order.list
    for number in (3, 0, 4):
        click(cards.viewport(), cards.row_rect(number).center().toPoint())
    assert [cards.place_words(n) for n in range(5)] == ["2", "", "", "1", "3"]
    assert order(place) == ("a1", "a2", "a3", "a4", "a5"), "nothing moves under the hand"
    click(cards.viewport(), cards.row_rect(4).center().toPoint())
    assert cards.place_words(4) == "", "touched again it has no number"
    click(cards.viewport(), cards.row_rect(1).center().toPoint())
    click(cards.viewport(), cards.row_rect(4).center().toPoint())
    assert order(place) == ("a4", "a1", "a2", "a5", "a3"), "the last card's place is no question"
    assert place.table is not None
    place.table.context.undo()
    assert order(place) == ("a1", "a2", "a3", "a4", "a5"), "it is one step"


def test_an_order_is_renumbered_by_keys_and_the_rest_follows(
    example: StrategicPanel, place: BattlePlace, write: Write, press: Press
) -> None:
    write("n")
    press(Qt.Key.Key_End)
    write(" ")
    assert "order.leave" in bar(place)
    write("\n")
    assert order(place) == ("a5", "a1", "a2", "a3", "a4") and not game(place).sides["a"].ready
    write("n ")
    write("\x1b")
    assert order(place)[0] == "a5" and example.page == "order" and "order.renumber" in bar(place)
    write("\n\n")
    assert example.page == "roll"


def test_the_head_leads_to_the_other_sides_order(example: StrategicPanel, place: BattlePlace) -> None:
    page = example.order
    assert "order.side:b" not in bar(place) and page.turns.width() >= 40
    click(page.turns)
    assert len(shown(example)) == 4 and page.turns.objectName() == "order.side:a"
    click(bar(place)["order.ready"])
    assert game(place).sides["b"].ready and len(shown(example)) == 5


def test_both_sides_are_ready_in_two_keys(example: StrategicPanel, place: BattlePlace, write: Write) -> None:
    write("\n")
    assert len(shown(example)) == 4, "the other side's turn"
    write("\n")
    assert example.page == "roll"


def test_undo_takes_a_move_back(
    example: StrategicPanel, place: BattlePlace, write: Write, press: Press
) -> None:
    write("4")
    press(Qt.Key.Key_Z, CONTROL)
    assert order(place) == ("a1", "a2", "a3", "a4", "a5")
    assert shown(example)[0] == "Griffin conscript"


def test_orders_are_kept_used_and_forgotten(
    example: StrategicPanel, place: BattlePlace, write: Write
) -> None:
    write("5ok")
    write("\n")
    assert place.table is not None
    side = place.table.context.game.sides["a"]
    assert dict(side.saved_orders) == {"Order 1": ("a2", "a3", "a4", "a5", "a1")}
    write("1")
    assert order(place)[0] == "a1"
    write("o1")
    assert order(place) == ("a2", "a3", "a4", "a5", "a1")
    write("of1")
    assert not place.table.context.game.sides["a"].saved_orders


def test_the_next_turn_starts_from_the_last_order_without_the_dead(
    example: StrategicPanel, place: BattlePlace, write: Write
) -> None:
    write("3\n\nab")
    assert place.table is not None
    context = place.table.context
    context.do(c.Put("a2.1", Place.DEAD))
    context.do(c.Correct("game", {"phase": "upkeep", "step": "", "hand": ""}, ""))
    context.do(c.EndTurn())
    assert context.game.turn == 2
    assert order(place) == ("a3", "a1", "a4", "a5")
    assert len(shown(panel_of(place))) == 4
    assert panel_of(place).order.list.hasFocus(), "the new turn has the keyboard at once"


# Hidden sides


def test_hidden_sides_order_behind_covers(example: StrategicPanel, place: BattlePlace, write: Write) -> None:
    hide(place, "a", "b")
    assert shown(example) == []
    write("\n")
    assert cover(place) is not None
    assert shown(example) == [], "nothing is shown before the owner says so"
    write("\n")
    assert cover(place) is None and len(shown(example)) == 5
    write("3\n")
    assert cover(place) is not None, "the laptop goes straight on to the other side"
    assert shown(example) == []
    write("\n")
    assert len(shown(example)) == 4
    write("\n")
    assert cover(place) is None and shown(example) == [], "one gesture puts the last order away"
    assert example.page == "roll"
    write("34")
    assert place.table is not None and place.table.context.game.winner


def test_one_hidden_side_leaves_the_other_ones_open_order(
    example: StrategicPanel, place: BattlePlace, write: Write
) -> None:
    hide(place, "a")
    write("\n\n\n")
    assert cover(place) is None
    assert len(shown(example)) == 4 and example.order.list.hasFocus()


def test_nothing_readable_tells_the_place_of_a_hidden_card(
    place: BattlePlace, window: Window, write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(battle_row, "when", lambda _stamp: "")  # the minute may change meanwhile
    found = []
    for keys in ("3", "3", "5"):
        place.start.does.play_example()
        hide(place, "a", "b")
        write("\n\n" + keys + "\n")
        found.append(sorted(readable(window)))
        assert place.table is not None
        write("\n\n")
        found[-1] += sorted(readable(window))
        found[-1].append(place.undo_text())
        place.leave()
        place.start.does.delete()
        window.strip.dismiss()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert found[1] == found[2]


def test_leaving_the_place_closes_an_open_hidden_sequence(
    example: StrategicPanel, place: BattlePlace, window: Window, write: Write
) -> None:
    hide(place, "a")
    write("\n\n")
    assert len(shown(example)) == 5
    window.go("library")
    window.go("battle")
    assert shown(example) == []


def test_looking_back_never_opens_a_sequence(
    example: StrategicPanel, place: BattlePlace, write: Write
) -> None:
    write("3")
    hide(place, "a")
    assert place.table is not None
    context = place.table.context
    context.look(None)
    assert shown(example) == []
    write("\n")
    assert cover(place) is None
    context.look_now()
    assert shown(example) == []


def test_a_sequence_may_change_until_the_first_die(
    example: StrategicPanel, place: BattlePlace, write: Write
) -> None:
    write("\n\n")
    assert example.page == "roll"
    write("o2\n")
    assert order(place) == ("a2", "a1", "a3", "a4", "a5")
    assert example.page == "roll" and example.hasFocus()
    write("4o")
    assert example.page == "roll", "locked once the roll has begun (IV-A)"
