"""Tasks of upkeep by mouse: fields in place, what is done as lines."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from desktop.battle.table import BattleTable
from desktop.battle.tasks.card import TaskCard
from desktop.battle.tasks.head import TasksHead
from desktop.shell.window import Window
from desktop.widgets.dice_row import DiceRow
from desktop.widgets.key_button import VerbButton
from rules.battle import commands as c
from rules.battle.effect_commands import PutEffect
from rules.battle.state import Effect, Lasting, Place
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.battle.readable import strings
from tests.desktop.battle.temple import choose, count_left, lit, mana, of, tasks, upkeep
from tests.desktop.fit import cut_labels
from tests.desktop.hands import click

LEFT = Qt.MouseButton.LeftButton
CHANT = Effect(
    source="Chant", fighters=("a1.1",), caster="a1.1", lasting=Lasting.UPKEEP, cost=1, element="fire"
)


def done(table: BattleTable) -> list[str]:
    """Read the lines of what is done."""
    return [line.text() for line in tasks(table).board.done]


def card(table: BattleTable, name: str) -> TaskCard:
    """Give the card of a task by its name."""
    return next(each for each in tasks(table).board.cards if each.view is not None and each.view.name == name)


def left(table: BattleTable) -> str:
    """Read how much is left."""
    head = tasks(table).head()
    assert isinstance(head, TasksHead)
    return head.left.text()


def test_what_is_done_shrinks_to_a_line_that_a_click_opens_again(temple: BattleTable, keys: Hand) -> None:
    mana(temple)
    before = count_left(temple)
    assert left(temple) == f"{before} left" and done(temple) == []
    keys("551\n")
    assert left(temple) == f"{before - 1} left" and done(temple) == ["Magicienne +4"]
    line: VerbButton = tasks(temple).board.done[0]
    assert line.accessibleName() == "Magicienne · Recover mana: done. Reopen"
    click(line)
    assert [row.state for row in of(temple, "mage")] == [""] and done(temple) == []
    row = tasks(temple).row
    assert row is not None and row.fighter == "a1.1", "it is lit"


@pytest.mark.parametrize("width", [1280, 1024])
def test_fields_stand_in_place_and_the_rosters_stay_as_they_were(
    window: Window, temple: BattleTable, width: int
) -> None:
    window.resize(width, 720)
    settle()
    before = [block.width() for block in temple.sides.values()]
    table = upkeep(temple, c.Put("b1.1", Place.FLED))
    assert [block.width() for block in table.sides.values()] == before
    board = tasks(table).board
    diced = [each for each in board.cards if each.view is not None and each.view.dice is not None]
    assert len(diced) > 1 and all(each.findChildren(DiceRow)[0].isVisible() for each in diced)
    choose(table, "fled")
    button = lit(table).button("S")
    click(button)
    (line,) = board.done
    assert line.height() == 40
    assert all(block.roster.horizontalScrollBar().maximum() == 0 for block in table.sides.values())
    for row in of(table, "mage"):
        tasks(table).choose(row.id)
    card = lit(table)
    assert card.button("I").y() < card.faces[0].mapTo(card, QPoint()).y(), (
        "what leaves it out takes no line of its own"
    )
    assert len({face.y() for face in card.faces}) == 1
    assert cut_labels(table.centre) == []


def test_an_upkeep_is_paid_or_left_to_end_by_one_click(temple: BattleTable) -> None:
    table = upkeep(temple, PutEffect(CHANT), c.Gem("a1.1", "fire", 1))
    click(card(table, "Chant").button("D"))
    assert table.context.game.effects[0].paid and done(table) == ["Chant paid"]
    click(tasks(table).board.done[0])
    assert not table.context.game.effects[0].paid
    click(card(table, "Chant").button("I"))
    assert done(table) == ["Chant ends"]


def test_one_that_may_be_paid_in_several_ways_can_be_paid_as_proposed(temple: BattleTable) -> None:
    table = upkeep(temple, PutEffect(CHANT), c.Gem("a1.1", "fire", 2), c.Gem("a1.1", "neutral", 1))
    tasks(table).choose(of(table, "mage")[0].id)
    click(card(table, "Chant").button("D"))
    assert table.context.game.fighters["a1.1"].gems == {"fire": 1, "neutral": 1}


def test_believers_are_counted_by_mouse_on_a_task_that_is_not_lit(temple: BattleTable) -> None:
    table = upkeep(temple)
    first = card(table, "Prêtre A")
    while "temporary faith" not in (first.view.said if first.view is not None else ""):
        first = next(
            each
            for each in tasks(table).board.cards
            if each.view is not None and each.view.count is not None and each.view.name == "Prêtre A"
        )
        click(first.button("+"))
    click(lit(table).button("+"))
    click(lit(table).button("−"))
    click(lit(table).button("↵"))
    assert table.context.game.fighters["a2.1"].faith == 1 and done(table) == ["Prêtre A +1"]


def test_who_fled_rallies_by_the_tables_word_with_the_mouse(temple: BattleTable) -> None:
    table = upkeep(temple, c.Put("b1.1", Place.FLED))
    tasks(table).choose(of(table, "fled")[0].id)
    assert {"It rallies", "It keeps fleeing"} <= set(strings(lit(table)))
    click(lit(table).button("S"))
    assert table.context.game.fighters["b1.1"].on_table


def test_an_ability_without_dice_is_a_chip_that_nobody_counts(temple: BattleTable) -> None:
    table = upkeep(temple)
    page = tasks(table)
    before, lit_row, (line, *_) = count_left(table), page.row, of(table, "ability")
    assert before == len([row for source in ("mage", "faithful") for row in of(table, source)])
    chip = page.board.chip("Prêtre A B")
    assert chip.text() == "Prêtre A B · Mechanic/5" and min(chip.width(), chip.height()) >= 40
    click(chip)
    assert {row.state for row in of(table, "ability") if row.ability == line.ability} == {"done"}
    assert count_left(table) == before and page.row == lit_row, "what is lit stays lit"
    assert len(done(table)) == 1
    table.undo()
    settle()
    QTest.mouseClick(page.board.chip("Prêtre A B"), LEFT, Qt.KeyboardModifier.ShiftModifier)
    assert {row.state for row in of(table, "ability") if row.ability == line.ability} == {"skipped"}
    table.undo()
    settle()
    page.board.chip("Prêtre A B").customContextMenuRequested.emit(QPoint(2, 2))
    assert {row.state for row in of(table, "ability") if row.ability == line.ability} == {"skipped"}


def test_what_is_done_is_walked_over_too(temple: BattleTable, keys: Hand) -> None:
    table = upkeep(temple, PutEffect(CHANT), c.Gem("a1.1", "fire", 1))
    sources = ("ability", "mage", "faithful", "upkeep")
    while open_rows := [row for source in sources for row in of(table, source) if row.open]:
        tasks(table).choose(open_rows[0].id)
        keys("I")
    assert left(table) == "Nothing is left"
    tasks(table).walk(99)
    row = tasks(table).row
    assert row is not None and not row.open
    keys("i")
    row = tasks(table).row
    assert row is not None and row.open, "I opens it again"


def recovery(table: BattleTable) -> int:
    return sum(table.context.game.fighters["a1.1"].gems.values())


@pytest.mark.parametrize("way", ["key", "mouse", "list", "close"])
def test_dice_typed_as_a_whole_are_carried_out_where_upkeep_is_left(
    window: Window, temple: BattleTable, keys: Hand, way: str
) -> None:
    mana(temple)
    play, before = temple.context.play, recovery(temple)
    keys("551")
    if way == "key":
        keys("e")
    elif way == "mouse":
        click(temple.centre.go_on)
    elif way == "list":
        keys.press(Qt.Key.Key_L, held=Qt.KeyboardModifier.ControlModifier)
    else:
        assert window.close()
    assert sum(play.game.fighters["a1.1"].gems.values()) == before + 4
    assert play.game.turn == (2 if way in ("key", "mouse") else 1)


def test_dice_half_typed_are_told_before_the_turn_ends_and_the_same_key_leaves_them(
    temple: BattleTable, keys: Hand
) -> None:
    entry = mana(temple)
    keys("5")
    walked = tasks(temple).row
    assert walked is entry.row
    keys.press(Qt.Key.Key_Down)
    keys("e")
    context = temple.context
    assert context.game.turn == 1 and "Magicienne" in temple.centre.notice.text()
    row = tasks(temple).row
    assert row is not None and row.fighter == "a1.1", "it is led there"
    keys("e")
    assert context.game.turn == 2 and recovery(temple) == 0


def test_dice_half_typed_are_told_before_the_last_turn_ends_the_battle(
    temple: BattleTable, keys: Hand
) -> None:
    mana(temple)
    assert temple.context.do(c.Correct("game", {"turn": 6}))
    keys("5e")
    assert temple.context.game.result is None and "Magicienne" in temple.centre.notice.text()
    keys("51e\n")
    assert temple.context.game.result is not None and recovery(temple) == 4


def test_half_typed_dice_are_left_by_the_same_key_that_told_of_them(temple: BattleTable, keys: Hand) -> None:
    mana(temple)
    assert temple.context.do(c.Correct("game", {"turn": 6}))
    keys("5ee")
    assert temple.centre.end.isVisible() and temple.context.game.result is None
    keys("\n")
    assert temple.context.game.result is not None and recovery(temple) == 0


def test_no_mark_of_a_phase_that_is_over_stays_on_a_token(temple: BattleTable) -> None:
    assert temple.context.do(c.Activate("a1.1"), overrule=True)
    table = upkeep(temple)
    assert any(fighter.activated for fighter in table.context.game.fighters.values())
    chips = [chip for side in table.sides.values() for row in side.roster.rows for chip in row.chips]
    assert chips and not any(chip.activated or chip.touches for chip in chips)
    head = tasks(table).head()
    assert isinstance(head, TasksHead)
    said = {button.text() for button in head.findChildren(VerbButton) if button.isVisible()}
    assert said in (set(), {"All done", "Skip the rest"})
