"""Keys stand over the corners of what they press while Alt is held, or always; nothing moves for them."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.battle.centre.figure_row import FigureRow
from desktop.battle.roster.roster import SideRoster
from desktop.battle.screen import free_key, screen_of
from desktop.battle.table import BattleTable
from desktop.environment.settings import Settings
from desktop.operations.desk import Desk
from desktop.shell.place import WindowPlace
from desktop.shell.settings_sheet import SettingsSheet
from desktop.shell.window import Window
from desktop.widgets.key_button import KeyButton, VerbButton
from tests.desktop.battle.battles import (
    example,
    large,
    led_battle,
    open_active,
    open_table,
    seated,
    to_activation,
    to_combat,
    to_upkeep,
)
from tests.desktop.battle.concealed import hidden_battle
from tests.desktop.battle.hand import Hand
from tests.desktop.battle.moments import Begun, eclats, monconf
from tests.desktop.hands import click, hold_alt, let_alt_go, press, settle

ALT = Qt.Key.Key_Alt


def held(window: Window) -> dict[str, QRect]:
    """Hold Alt, and give where which keys stand over the window."""
    hold_alt(window)
    return shown(window)


def shown(window: Window) -> dict[str, QRect]:
    """Give where which keys stand over the window now."""
    return {key: rect for rect, key in window.shown_keys.caps()} if window.shown_keys.isVisible() else {}


def over(window: Window, rect: QRect, widget: QWidget, part: QRect) -> bool:
    """Tell whether a keycap meets a part of a widget."""
    return rect.intersects(QRect(widget.mapTo(window, part.topLeft()), part.size()))


def test_what_has_a_key_shows_it_while_alt_is_held(window: Window, griffon: BattleTable, keys: Hand) -> None:
    assert not shown(window)
    caps = held(window)
    row = griffon.centre.findChildren(FigureRow)[0]
    assert over(window, caps["1"], row, row.token_rect().toRect())
    assert over(window, caps["J"], griffon.banner.journal, griffon.banner.journal.rect())
    assert {"Ctrl+1", "Ctrl+4", "F1", "[", "]"} <= caps.keys()
    let_alt_go(window)
    assert not shown(window)


def test_a_letter_stands_at_the_card_to_which_it_leads(
    window: Window, griffon: BattleTable, keys: Hand
) -> None:
    caps = held(window)
    let_alt_go(window)
    for card in ("a2", "b1"):
        roster: SideRoster = griffon.sides[card[0]].roster
        row = next(n for n, line in enumerate(roster.rows) if line.id == card)
        line = QRect(0, roster.rowViewportPosition(row), roster.viewport().width(), roster.rowHeight(row))
        here = [key for key, rect in caps.items() if over(window, rect, roster.viewport(), line)]
        letter = next(key for key in here if rect_is_at(window, caps[key], roster, row))
        griffon.setFocus()
        keys(f"a{letter}")
        if griffon.pointer.asks:
            keys("a")
        assert griffon.selection.startswith(f"{card}.")


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((1366, 768), 150)])
def test_no_keycap_lies_over_another_one(
    window: Window, desk: Desk, keys: Hand, size: tuple[int, int], scale: int
) -> None:
    window.change_settings(scale=scale, language="fr")
    window.resize(*size)
    open_active(window, large(desk))
    keys("p\x1b")
    window.resize(*size)
    hold_alt(window)
    caps = window.shown_keys.caps()
    let_alt_go(window)
    over = [(one, two) for n, (a, one) in enumerate(caps) for b, two in caps[:n] if a.intersects(b)]
    assert len(caps) > 30 and over == []


def rect_is_at(window: Window, rect: QRect, roster: SideRoster, row: int) -> bool:
    """Tell whether a keycap begins over the upper half of a row."""
    top = roster.viewport().mapTo(window, QPoint(0, roster.rowViewportPosition(row))).y()
    return abs(rect.top() - top) < roster.rowHeight(row) / 2


def test_nothing_moves_and_nothing_happens(window: Window, griffon: BattleTable) -> None:
    steps, page, chosen = griffon.context.play.head, griffon.centre.page, griffon.selection
    settle()
    places = [each.geometry() for each in griffon.findChildren(QWidget) if each.isVisible()]
    before, focus = window.grab().toImage(), QApplication.focusWidget()
    held(window)
    assert [each.geometry() for each in griffon.findChildren(QWidget) if each.isVisible()] == places
    assert window.grab().toImage() != before
    let_alt_go(window)
    assert window.grab().toImage() == before
    assert (griffon.context.play.head, griffon.centre.page, griffon.selection) == (steps, page, chosen)
    assert QApplication.focusWidget() is focus
    assert griffon.prompt is None


def test_alt_with_another_key_does_what_it_did(window: Window, griffon: BattleTable) -> None:
    held(window)
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    settle()
    assert griffon.context.looks_back
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    let_alt_go(window)
    assert not griffon.context.looks_back


def test_the_keys_follow_what_comes_into_view(window: Window, griffon: BattleTable, keys: Hand) -> None:
    held(window)
    griffon.press("a1.1")
    settle()
    caps = shown(window)
    assert {"W", "."} <= caps.keys() or "K" in caps, "those of the figure's card"
    card = griffon.figure.popover.geometry().translated(griffon.mapTo(window, QPoint()))
    letters = [caps[key] for key in caps if len(key) == 1 and key.islower()]
    assert not any(card.contains(rect) for rect in letters), "what lies beneath the card shows none"
    let_alt_go(window)


@pytest.mark.parametrize("way", ["another window", "let go elsewhere"])
def test_alt_that_is_let_go_elsewhere_is_not_held(window: Window, griffon: BattleTable, way: str) -> None:
    assert held(window)
    handle = window.windowHandle()
    if way == "another window":
        QApplication.sendEvent(handle, QFocusEvent(QEvent.Type.FocusOut))
    else:
        QTest.mouseMove(handle, QPoint(400, 300))
    settle()
    assert not shown(window)


def test_with_control_it_is_another_key(window: Window, griffon: BattleTable) -> None:
    QTest.keyPress(window.windowHandle(), ALT, Qt.KeyboardModifier.ControlModifier)
    settle()
    assert not shown(window)


def test_a_cover_shows_none_of_the_keys_beneath(window: Window, desk: Desk) -> None:
    table = hidden_battle(window, desk, "confrontation")
    press(Qt.Key.Key_Return)
    settle()
    assert table.covered
    caps = held(window)
    assert not {key for key in caps if len(key) == 1 and key.isalnum()}


def test_places_show_theirs_too(window: Window) -> None:
    window.go("library")
    caps = held(window)
    assert {"Ctrl+1", "Ctrl+2", "F1", "Ctrl+K"} <= caps.keys()


def test_always_is_a_setting_that_is_kept(window: Window, griffon: BattleTable, qtbot: QtBot) -> None:
    window.verbs.open_settings()
    settle()
    dialog = window.findChild(SettingsSheet)
    assert dialog is not None
    always = next(button for button in dialog.keys.findChildren(QWidget) if says(button, "Always"))
    click(always)
    dialog.close_panel()
    settle()
    caps = shown(window)
    assert {"1", "J"} <= caps.keys()
    again = Settings.load(window.settings.path)
    assert again.values.show_keys
    other = Window(again)
    qtbot.addWidget(other)
    assert other.shown_keys.isVisibleTo(other)
    let_alt_go(window)
    assert shown(window), "they are always shown"
    window.change_settings(show_keys=False)
    assert not shown(window)


def says(widget: QWidget, words: str) -> bool:
    """Tell whether a button says something."""
    return getattr(widget, "text", str)() == words


@pytest.mark.parametrize("kept", [{}, {"show_keys": "yes"}, {"show_keys": 1}])
def test_settings_of_before_show_them_while_alt_is_held(
    settings: Settings, kept: Mapping[str, object]
) -> None:
    assert settings.save()
    written = json.loads(settings.path.read_text(encoding="utf-8"))
    written.pop("show_keys")
    settings.path.write_text(json.dumps({**written, **kept}), encoding="utf-8")
    assert not Settings.load(settings.path).values.show_keys


def test_keycaps_follow_the_keys_a_player_chose(window: Window, griffon: BattleTable, keys: Hand) -> None:
    place = griffon.context.place
    assert isinstance(place, WindowPlace)
    place.actions_set.rebind({"battle.journal": "Ctrl+J", "battle.menu_a": "Ctrl+1"})
    caps = held(window)
    assert over(window, caps["Ctrl+J"], griffon.banner.journal, griffon.banner.journal.rect())
    assert {"Ctrl+1", "F10", "]"} <= caps.keys() and not {"J", "["} & caps.keys()


def test_a_key_opens_the_menu_of_the_battle(griffon: BattleTable, keys: Hand) -> None:
    keys.press(Qt.Key.Key_F10)
    assert griffon.prompt is not None
    by_key = griffon.prompt.title.text()
    griffon.prompt.close_panel()
    click(griffon.banner.menu)
    assert griffon.prompt is not None and griffon.prompt.title.text() == by_key


@pytest.mark.parametrize(("typed", "speaks"), [("\n", "a"), ("p", "a"), ("a", "a"), ("b", "b")])
def test_who_speaks_first_is_answered_by_the_keys_that_stand_there(
    window: Window, desk: Desk, keys: Hand, typed: str, speaks: str
) -> None:
    table = open_table(window, example(desk))
    keys("\n\n52")
    assert table.context.game.step == "first"
    caps = held(window)
    let_alt_go(window)
    theirs, first = table.centre.verbs.buttons[1], table.centre.go_on
    assert over(window, caps["B"], theirs, theirs.rect())
    assert first.primary and first.key == "↵"
    keys(typed)
    assert table.context.game.hand == speaks


def delivered(table: BattleTable) -> set[str]:
    """Give what stands on buttons for the delivered keys of verbs but Enter."""
    rows = screen_of(table.context.pieces).keys
    return {free_key(table.context, row.id) for row in rows if row.id != "enter"} - {""}


def worn(window: Window) -> set[str]:
    """Give the keys that stand on the buttons in view."""
    return {button.key for button in window.findChildren(KeyButton) if button.isVisible()}


def to_fights(table: BattleTable) -> None:
    """Let a goblin speak, and go on to a combat with a fight."""
    to_activation(table)
    to_combat(table, ("a1.1", "b1.1"))


@pytest.mark.parametrize("reached", [to_activation, to_fights, to_upkeep], ids=lambda act: act.__name__)
def test_no_button_wears_a_key_that_the_player_took_from_it(
    window: Window, desk: Desk, reached: Callable[[BattleTable], None]
) -> None:
    table = open_table(window, example(desk))
    if reached is to_upkeep:
        to_activation(table)
    reached(table)
    settle()
    keys = delivered(table) - ({"R"} if reached is to_upkeep else set())  # there it rolls for the lit task
    assert worn(window) & keys, "buttons with the delivered keys"
    rows = screen_of(table.context.pieces).keys
    window.change_settings(shortcuts={f"battle.{row.id}": "" for row in rows if row.id != "enter"})
    settle()
    assert not worn(window) & keys


@pytest.mark.parametrize("begun", [monconf, eclats], ids=["monconf", "eclats"])
def test_the_other_games_tell_keys_of_ones_own_too(
    window: Window, desk: Desk, begun: Callable[[Window, Desk], Begun]
) -> None:
    table = seated(window, led_battle(desk)) if begun is monconf else begun(window, desk)[0]
    keys = delivered(table)
    assert worn(window) & keys
    rows = screen_of(table.context.pieces).keys
    window.change_settings(shortcuts={f"battle.{row.id}": "" for row in rows if row.id != "enter"})
    settle()
    assert not worn(window) & keys


def test_the_key_of_ones_own_stands_on_the_verb_and_does_it(window: Window, desk: Desk, keys: Hand) -> None:
    table = open_table(window, example(desk))
    to_activation(table)
    window.change_settings(shortcuts={"battle.play_top": "F9", "battle.reserve_top": "P"})
    settle()
    caps, buttons = (
        held(window),
        {button.text(): button for button in table.centre.findChildren(VerbButton)},
    )
    let_alt_go(window)
    assert over(window, caps["F9"], buttons["Play"], buttons["Play"].rect())
    assert over(window, caps["P"], buttons["Put in reserve"], buttons["Put in reserve"].rect())
    keys.press(Qt.Key.Key_F9)
    assert len(table.context.game.speaking) == 1
