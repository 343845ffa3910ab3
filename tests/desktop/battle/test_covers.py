"""Covers: each is walked through on each way in and out, by keys alone and by the mouse alone.

While one lies over the place, no key reaches what is beneath, and it is never a dead end.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Mapping

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.battle.sequence_look import SequencePage
from desktop.battle.table import BattleTable
from desktop.operations.battle import open_battle
from desktop.operations.desk import Desk
from desktop.shell.palette import CommandPalette
from desktop.shell.settings_sheet import SettingsSheet
from desktop.shell.window import Window
from desktop.widgets.cover import CoverScreen
from desktop.widgets.overlay import Overlay
from rules.battle import commands as c
from rules.battle.state import Side
from rules.systems import KINDS
from tests.desktop.battle.battles import seated, to_activation
from tests.desktop.battle.concealed import cover_of, hidden_battle
from tests.desktop.battle.heard import name
from tests.desktop.hands import click, press, repeat, settle, write
from tests.house.source import files

CONTROL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
FOREIGN = [
    *((key, Qt.KeyboardModifier.NoModifier) for key in (
        Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_5, Qt.Key.Key_6, Qt.Key.Key_0, Qt.Key.Key_A, Qt.Key.Key_B,
        Qt.Key.Key_C, Qt.Key.Key_F, Qt.Key.Key_K, Qt.Key.Key_O, Qt.Key.Key_P, Qt.Key.Key_R, Qt.Key.Key_S,
        Qt.Key.Key_Escape, Qt.Key.Key_Backspace, Qt.Key.Key_Delete, Qt.Key.Key_Up, Qt.Key.Key_Down,
        Qt.Key.Key_PageDown, Qt.Key.Key_BracketLeft, Qt.Key.Key_Plus, Qt.Key.Key_F2, Qt.Key.Key_F3,
    )),
    *((key, CONTROL) for key in (Qt.Key.Key_Z, Qt.Key.Key_Y, Qt.Key.Key_L)),
    *((key, ALT) for key in (Qt.Key.Key_1, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left)),
]  # fmt: skip


# -- what is walked ---------------------------------------------------------------------------------


def covering_methods() -> set[str]:
    """Find every method of the program that lays a cover over a place."""
    return {
        f"{path.stem}.{method.name}"
        for path in files("desktop", suffix=".py")
        if ".cover(" in (text := path.read_text(encoding="utf-8"))
        for method in ast.walk(ast.parse(text))
        if isinstance(method, ast.FunctionDef)
        for node in ast.walk(method)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "cover"
    }


def pages_between() -> set[str]:
    """Find every page that a hidden side sees between two covers."""
    return {found.__name__ for found in SequencePage.__subclasses__()}


def page_of(window: Window) -> SequencePage | None:
    """Give the page of a hidden sequence in view."""
    return next((each for each in window.findChildren(SequencePage) if each.isVisible()), None)


def words_of(cover: CoverScreen) -> str:
    """Give the words of the verb that uncovers."""
    return cover.button.text()


class Keyboard:
    """A player without a mouse."""

    def __init__(self, window: Window) -> None:
        self.window = window

    def uncover(self) -> None:
        """Take the cover away."""
        write("\n")

    def do(self, button: QAbstractButton, keys: str) -> None:
        """Do what a button does by its keys."""
        write(keys)


class Mouse(Keyboard):
    """A player without a keyboard."""

    def uncover(self) -> None:
        """Click the verb of the cover."""
        cover = cover_of(self.window)
        assert cover is not None
        click(cover.button)

    def do(self, button: QAbstractButton, keys: str) -> None:
        """Click the button."""
        click(button)


class SpaceBar(Keyboard):
    """A player without a mouse who presses buttons by the space bar."""

    def uncover(self) -> None:
        """Take the cover away."""
        write(" ")


Player = Keyboard | Mouse | SpaceBar
Walk = Callable[[BattleTable, Player], Iterator[str]]


def order_both(table: BattleTable, player: Player) -> Iterator[str]:
    """Order both hidden sequences, one after the other."""
    order = table.centre.shown.order  # type: ignore[attr-defined]
    for who in ("Anne", "Bruno"):
        if cover_of(player.window) is None:
            player.do(table.centre.button("order.ready"), "\n")
        yield f"I am {who}"
        player.uncover()
        assert order.list.rows, "its owner sees the sequence"
        player.do(table.centre.button("order.ready"), "\n")
    assert all(side.ready for side in table.context.game.sides.values())


def order_once_more(table: BattleTable, player: Player) -> Iterator[str]:
    """Change an order from the page of the Tactique roll."""
    for side in "ab":
        table.context.do(c.Ready(side))
    settle()
    panel = table.centre.shown
    player.do(panel.roll.order, "o")  # type: ignore[attr-defined]
    player.do(table.centre.button("order.ready"), "\n")
    yield "I am Anne"
    player.uncover()
    player.do(table.centre.button("order.ready"), "\n")
    assert panel.page == "roll"  # type: ignore[attr-defined]
    last = table.context.last_step
    assert last is not None and last.label.code == "step.ordered", "nobody learns that nothing was changed"


def look(table: BattleTable, player: Player) -> Iterator[str]:
    """Look at one's own hidden sequence."""
    button = table.sides["a"].header.button("look")
    if type(player) is Mouse:
        click(button)
    else:
        write("[l")
    yield "I am Anne"
    player.uncover()
    page = page_of(player.window)
    assert page is not None
    player.do(page.done, "\n")  # type: ignore[attr-defined]


def arrange(table: BattleTable, player: Player) -> Iterator[str]:
    """Put a hidden sequence right."""
    if type(player) is Mouse:
        click(table.sides["a"].header.button("menu"))
        assert table.prompt is not None
        row = table.prompt.findChild(QAbstractButton, "order")
        assert isinstance(row, QAbstractButton)
        click(row)
    else:
        write("[o")
    yield "I am Anne"
    player.uncover()
    page = page_of(player.window)
    assert page is not None
    player.do(page.done, "\n")  # type: ignore[attr-defined]


WALKS: dict[Walk, set[str]] = {
    order_both: {"hand_over._say"},
    order_once_more: {"hand_over._say"},
    look: {"LookPage"},
    arrange: {"ArrangePage"},
}

WALKED_AT = [
    (kind.id, walk)
    for kind in KINDS.values()
    for walk in WALKS
    if kind.sequences and (walk is not order_once_more or kind.id == "confrontation")
]
"""Where they are walked; where the rolls come before the order none of them leads back to it."""

WALKED_ON_PAPER = {"order_reveal._say"}
"""The covers of Printing, which its own tests walk through."""


# -- the tables they are walked at ------------------------------------------------------------------


def keyboard_is_at(table: BattleTable) -> bool:
    """Tell whether the table, or something on it, has the keyboard."""
    focus = QApplication.focusWidget()
    return focus is not None and (focus is table or table.isAncestorOf(focus))


def stands(table: BattleTable, cover: CoverScreen, before: object) -> None:
    """Hold that a cover is as it was: over the battle, with the keyboard, and nothing was done beneath."""
    QApplication.sendPostedEvents()  # the keyboard comes back once what had it is gone
    window = cover.window()
    assert isinstance(window, Window)
    assert cover_of(window) is cover and window.current() is window.place("battle")
    assert window.focusWidget() is cover.button
    assert (table.context.play.head, table.context.looks_back) == before
    assert not [each for each in window.findChildren(Overlay) if each.isVisible()]
    assert QApplication.activeModalWidget() is None and QApplication.activePopupWidget() is None
    assert cover.size() == window.place("battle").size()


def rail(window: Window, verb: str) -> QAbstractButton:
    """Give a button of the rail."""
    return next(
        button for button in window.rail.findChildren(QAbstractButton)
        if button.isVisible() and button.defaultAction().objectName() == f"window.{verb}"  # type: ignore[attr-defined]
    )  # fmt: skip


def besiege(table: BattleTable, cover: CoverScreen, qtbot: QtBot) -> None:
    """Try all that could act beneath a cover, or take the keyboard from it."""
    window = cover.window()
    assert isinstance(window, Window)
    place, before = window.place("battle"), (table.context.play.head, table.context.looks_back)

    stands(table, cover, before)
    for key, held in FOREIGN:
        if key != Qt.Key.Key_Escape or not cover.back.isVisible():
            press(key, held)
            stands(table, cover, before)
    repeat(Qt.Key.Key_Return, "\r")
    stands(table, cover, before)
    for beneath in (table, place, window, *table.findChildren(QAbstractButton)[:3]):
        beneath.setFocus()
        stands(table, cover, before)
    table.take_keyboard()
    table.refresh()
    stands(table, cover, before)
    focused = QApplication.focusWidget()
    assert focused is not None
    focused.clearFocus()
    stands(table, cover, before)
    for width in (1000, 1280):
        window.resize(width, 800)
        settle()
        stands(table, cover, before)
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    settle()
    window.activateWindow()
    other.close()
    settle()
    stands(table, cover, before)
    said = words_of(cover)
    click(rail(window, "language"))
    assert words_of(cover) != said, "the cover speaks the language of now"
    click(rail(window, "language"))
    assert words_of(cover) == said
    stands(table, cover, before)
    press(Qt.Key.Key_Z, CONTROL)
    stands(table, cover, before)
    click(rail(window, "find"))
    assert isinstance(next(each for each in window.findChildren(Overlay) if each.isVisible()), CommandPalette)
    mine = [entry for entry in place.verbs_of_place().entries() if entry.possible]
    assert [*mine, *place.palette_entries()] == [], "nothing of the battle is found while it is covered"
    write("1")
    write("\x1b")
    stands(table, cover, before)
    click(rail(window, "settings"))
    assert isinstance(next(each for each in window.findChildren(Overlay) if each.isVisible()), SettingsSheet)
    write("\x1b")
    window.activateWindow()
    settle()
    stands(table, cover, before)
    click(rail(window, "library"))
    click(rail(window, "battle"))
    stands(table, cover, before)


@pytest.mark.parametrize("by", [Keyboard, SpaceBar, Mouse])
@pytest.mark.parametrize(("system", "walk"), WALKED_AT)
def test_each_cover_is_walked_through_on_each_way(
    window: Window, desk: Desk, qtbot: QtBot, system: str, walk: Walk, by: type[Player]
) -> None:
    table = hidden_battle(window, desk, system)
    met = 0
    for verb in walk(table, by(window)):
        cover = cover_of(window)
        assert cover is not None and words_of(cover) == verb
        assert cover.title.property("tone") == ("side-b" if verb == "I am Bruno" else "side-a")
        if by is Keyboard or (by is Mouse and not met):
            besiege(table, cover, qtbot)
        else:  # it stands as it did in the walk by keys, which tried it
            stands(table, cover, (table.context.play.head, table.context.looks_back))
        met += 1
    assert met and cover_of(window) is None and page_of(window) is None
    assert keyboard_is_at(table)


@pytest.mark.parametrize("by", [Keyboard, Mouse])
@pytest.mark.parametrize("system", [kind.id for kind in KINDS.values() if kind.sequences])
def test_who_said_ready_too_early_comes_back_to_the_sequence(
    window: Window, desk: Desk, system: str, by: type[Player]
) -> None:
    """Before the other one has looked, Esc asks for who has ordered; the list comes after "I am Anne"."""
    table, player = hidden_battle(window, desk, system), by(window)
    order = table.centre.shown.order  # type: ignore[attr-defined]

    def verb() -> str:
        cover = cover_of(window)
        assert cover is not None
        assert not order.list.isVisibleTo(order) or not order.list.rows or order.passes.covers
        return words_of(cover)

    def turn_back() -> None:
        cover = cover_of(window)
        assert cover is not None
        player.do(cover.back, "\x1b")

    def rows() -> list[str]:
        return [row.name for row in order.list.rows]

    player.do(table.centre.button("order.ready"), "\n")
    assert verb() == "I am Anne"
    turn_back()
    assert cover_of(window) is None and not order.list.rows, "nothing was shown yet, and nothing is"
    player.do(table.centre.button("order.ready"), "\n")
    player.uncover()
    mine = rows()
    assert mine
    player.do(table.centre.button("order.ready"), "\n")
    for follows, back in (("I am Bruno", "I am Anne"), ("I am Anne", "I am Bruno")):
        assert verb() == follows
        turn_back()
        assert verb() == back, "and once more: nobody has seen anything"
    turn_back()
    player.uncover()
    assert cover_of(window) is None and rows() == mine, "the list of who has ordered"
    assert not table.context.game.sides["a"].ready
    player.do(table.centre.button("order.ready"), "\n")
    assert verb() == "I am Bruno"


@pytest.mark.parametrize("by", [Keyboard, SpaceBar, Mouse])
def test_a_second_press_of_the_verb_before_opens_no_cover(
    window: Window, desk: Desk, by: type[Player]
) -> None:
    now = 100.0
    desk.clock = lambda: now
    table, player = hidden_battle(window, desk, "confrontation"), by(window)
    order = table.centre.shown.order  # type: ignore[attr-defined]
    for who in ("Anne", "Bruno"):
        player.do(table.centre.button("order.ready"), "\n")
        for _ in range(2):
            now += 0.15
            player.uncover()
            cover = cover_of(window)
            assert cover is not None and words_of(cover) == f"I am {who}" and not order.list.rows
            assert cover.told.text() == "Too early: press again."
        now += 0.3
        player.uncover()
        assert cover_of(window) is None and order.list.rows, "its owner sees the sequence"


@pytest.mark.parametrize("walk", [order_both, look])
def test_the_window_beside_a_cover_is_in_reach_of_keys(window: Window, desk: Desk, walk: Walk) -> None:
    table = hidden_battle(window, desk, "confrontation")
    next(iter(walk(table, Keyboard(window))))
    cover, before = cover_of(window), (table.context.play.head, table.context.looks_back)
    assert cover is not None
    for way in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_F6):
        found = []
        for _ in range(30):
            press(way)
            found.append(QApplication.focusWidget())
            assert not keyboard_is_at(table), "nothing beneath is heard"
            if found[-1] is cover.button:
                break
        assert found[-1] is cover.button and any(window.rail.isAncestorOf(each) for each in found if each)
    press(Qt.Key.Key_F6)
    press(Qt.Key.Key_P)
    write("1\n")
    assert window.current() is window.place("library"), "Enter presses the place that F6 led to"
    press(Qt.Key.Key_3, CONTROL)
    stands(table, cover, before)
    press(Qt.Key.Key_K, CONTROL)
    assert [each for each in window.findChildren(CommandPalette) if each.isVisible()]
    press(Qt.Key.Key_Escape)
    stands(table, cover, before)


def test_a_cover_says_what_it_is_and_whose_each_time(window: Window, desk: Desk, said: list[str]) -> None:
    table, player = hidden_battle(window, desk, "confrontation"), Keyboard(window)
    ready = table.centre.button("order.ready")
    page = QApplication.focusWidget()
    assert page is not None
    closed = name(QAccessible.queryAccessibleInterface(page))
    assert closed == table.centre.shown.question == "Anne orders a hidden sequence: pass the laptop first."
    player.do(ready, "\n")
    assert said[-1] == "Pass to Anne. Only Anne may see what comes next."
    player.uncover()
    player.do(ready, "\n")
    assert "Pass to Bruno. Only Bruno may see what comes next." in said[-2:]
    for who in ("Anne", "Bruno"):
        write("\x1b")
        assert said[-1] == f"Pass to {who}. Only {who} may see what comes next."


def test_a_sequence_is_read_to_who_looks_at_it(window: Window, desk: Desk, said: list[str]) -> None:
    table, player = hidden_battle(window, desk, "confrontation"), Keyboard(window)
    next(iter(look(table, player)))
    player.uncover()
    page = page_of(window)
    assert page is not None
    rows = [
        f"{n}.  {table.context.card_name(card)}"
        for n, card in enumerate(table.context.game.sides["a"].order, 1)
    ]
    assert len(rows) > 3 and all(" ".join(row.split()) in said[-1] for row in rows), said[-1]


def test_no_cover_and_no_page_behind_one_is_left_out() -> None:
    walked = set().union(*WALKS.values(), WALKED_ON_PAPER)
    assert covering_methods() | pages_between() == walked


@pytest.mark.parametrize("walk", [look, arrange])
@pytest.mark.parametrize("way", ["key", "mouse"])
def test_whoever_came_by_mistake_turns_back(window: Window, desk: Desk, walk: Walk, way: str) -> None:
    table = hidden_battle(window, desk, "confrontation")
    next(iter(walk(table, Keyboard(window))))
    cover = cover_of(window)
    assert cover is not None
    if way == "key":
        write("\x1b")
    else:
        click(cover.back)
    assert cover_of(window) is None and page_of(window) is None
    assert keyboard_is_at(table)


def test_undo_leads_out_of_an_order_and_into_it_again_behind_its_cover(window: Window, desk: Desk) -> None:
    table = hidden_battle(window, desk, "confrontation")
    for _ in order_both(table, Keyboard(window)):
        pass
    assert table.centre.shown.page == "roll"  # type: ignore[attr-defined]
    press(Qt.Key.Key_Z, CONTROL)
    order = table.centre.shown.order  # type: ignore[attr-defined]
    assert not table.context.game.sides["b"].ready and order.shows == "", "nobody sees it uncovered"
    write("\n")
    cover = cover_of(window)
    assert cover is not None and words_of(cover) == "I am Bruno"
    write("\n")
    assert order.shows == "b"
    write("\n")
    assert table.context.game.sides["b"].ready and cover_of(window) is None


@pytest.mark.parametrize("walk", [look, arrange])
def test_a_hidden_sequence_goes_with_its_place_and_undo_comes_back(
    window: Window, desk: Desk, walk: Walk
) -> None:
    table = hidden_battle(window, desk, "confrontation")
    to_activation(table)
    undo = window.verbs.actions["window.undo"]
    assert undo.isEnabled() and table.centre.undo_line.undo.isEnabled()
    next(iter(walk(table, Keyboard(window))))
    assert not undo.isEnabled()
    write("\n")
    assert page_of(window) is not None
    click(rail(window, "library"))
    assert page_of(window) is None
    click(rail(window, "battle"))
    assert cover_of(window) is None and page_of(window) is None and not table.covered
    assert undo.isEnabled()
    head = table.context.play.head
    press(Qt.Key.Key_Z, CONTROL)
    assert table.context.play.head != head


def test_what_lies_over_the_table_covers_it_while_another_place_is_in_view(
    window: Window, desk: Desk
) -> None:
    table = hidden_battle(window, desk, "confrontation")
    next(iter(look(table, Keyboard(window))))
    click(rail(window, "library"))
    assert table.covered
    click(rail(window, "battle"))
    assert table.covered
    click(rail(window, "battle"))
    assert table.covered and cover_of(window) is not None, "who asks for all battles waits until it goes"


@pytest.mark.parametrize("system", [kind.id for kind in KINDS.values() if kind.sequences])
def test_who_orders_in_secret_undoes_that_order_alone(window: Window, desk: Desk, system: str) -> None:
    table, player = hidden_battle(window, desk, system), Keyboard(window)
    order = table.centre.shown.order  # type: ignore[attr-defined]
    notice = table.centre.notice

    def sides() -> Mapping[str, Side]:
        return table.context.game.sides

    def pass_to(name: str) -> None:
        if cover_of(window) is None:
            player.do(table.centre.button("order.ready"), "\n")
        cover = cover_of(window)
        assert cover is not None and words_of(cover) == f"I am {name}"
        player.uncover()

    pass_to("Anne")
    before = sides()["a"].order
    press(Qt.Key.Key_Down, ALT)
    mine = sides()["a"].order
    assert mine != before
    press(Qt.Key.Key_Z, CONTROL)
    assert sides()["a"].order == before, "her own order goes back"
    press(Qt.Key.Key_Y, CONTROL)
    assert sides()["a"].order == mine
    player.do(table.centre.button("order.ready"), "\n")
    pass_to("Bruno")
    press(Qt.Key.Key_Z, CONTROL)
    assert sides()["a"].ready and sides()["a"].order == mine and order.shows == "b"
    assert "orders in secret" in notice.text() and notice.isVisible()
    first = sides()["b"].order
    press(Qt.Key.Key_Down, ALT)
    assert sides()["b"].order != first and notice.isHidden()
    press(Qt.Key.Key_Z, CONTROL)
    assert sides()["b"].order == first
    write("a")  # the other tab: nobody's sequence is in view
    assert not order.shows
    press(Qt.Key.Key_Z, CONTROL)
    assert not sides()["a"].ready, "that somebody is ready is no secret"
    assert sides()["a"].order == mine
    pass_to("Anne")
    press(Qt.Key.Key_Z, CONTROL)
    assert sides()["a"].order == before


def test_an_order_begun_in_secret_is_undone_after_a_restart_by_its_owner_alone(
    window: Window, desk: Desk
) -> None:
    """The line of undo names its steps while that order is in view, and nothing of them before or after."""
    table = hidden_battle(window, desk, "confrontation")
    before = table.context.game.sides["a"].order
    undo = window.verbs.actions["window.undo"]

    def said(table: BattleTable) -> tuple[str, bool, bool]:
        line = table.centre.undo_line
        return line.accessibleName(), line.undo.isEnabled(), undo.isEnabled()

    nothing = said(table)
    assert nothing[1:] == (False, False)
    write("\n\n")
    for _ in range(2):
        press(Qt.Key.Key_Down, ALT)
    mine, named = table.context.game.sides["a"].order, said(table)
    assert "orders its sequence" in named[0] and named[1:] == (True, True)
    table = seated(window, open_battle(desk, battle_id=table.context.play.battle_id))
    settle()
    assert table.context.game.sides["a"].order == mine and said(table) == nothing
    write("\n\n")
    assert said(table) == named
    for _ in range(2):
        press(Qt.Key.Key_Z, CONTROL)
    assert table.context.game.sides["a"].order == before
    press(Qt.Key.Key_Y, CONTROL)
    assert said(table) == named
    write("b")
    assert not table.uncovered and said(table) == nothing, "the other side’s page tells nothing of it"


@pytest.mark.parametrize("by", [Keyboard, Mouse])
def test_the_way_to_change_an_order_leads_back(window: Window, desk: Desk, by: type[Player]) -> None:
    table, player = hidden_battle(window, desk, "confrontation"), by(window)
    for side in "ab":
        table.context.do(c.Ready(side))
    settle()
    panel = table.centre.shown
    before = table.context.play.head
    player.do(panel.roll.order, "o")  # type: ignore[attr-defined]
    assert panel.page == "order"  # type: ignore[attr-defined]
    player.do(table.centre.button("order.leave"), "\x1b")
    assert panel.page == "roll" and table.context.play.head == before  # type: ignore[attr-defined]


@pytest.mark.parametrize("by", [Keyboard, SpaceBar, Mouse])
@pytest.mark.parametrize("secret", ["a", "b", "ab"])
def test_an_order_as_last_turn_takes_three_gestures_a_hidden_side(
    window: Window, desk: Desk, secret: str, by: type[Player]
) -> None:
    """Covers count; an open side takes one."""
    table, player = hidden_battle(window, desk, "confrontation"), by(window)
    for side in "ab":
        table.context.do(c.Conceal(side, side in secret))
    settle()
    order = table.centre.shown.order  # type: ignore[attr-defined]
    before = {side: table.context.game.sides[side].order for side in "ab"}
    made = 0
    while not all(side.ready for side in table.context.game.sides.values()):
        assert order.side not in secret or order.shows or not order.list.rows
        if cover_of(window) is not None:
            player.uncover()
        else:
            player.do(table.centre.button("order.ready"), "\n")
        made += 1
        assert made <= sum(3 if side in secret else 1 for side in "ab")
    assert cover_of(window) is None and table.centre.shown.page == "roll"  # type: ignore[attr-defined]
    assert not order.list.rows and {side: table.context.game.sides[side].order for side in "ab"} == before
