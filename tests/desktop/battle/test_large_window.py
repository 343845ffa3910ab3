"""On a large screen a table is read from afar: its text grows with the window, elsewhere it does not."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from desktop.battle.place import BattlePlace
from desktop.battle.prompts.offer_prompt import OfferPrompt
from desktop.battle.roster.roster import SideRoster
from desktop.battle.table import BattleTable
from desktop.look import theme
from desktop.look.painting import advance, line_height, paint_style
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from desktop.widgets.key_button import KeyButton
from rules.battle import commands as c
from tests.desktop.battle.battles import large, led_battle, open_active, resumed, seated
from tests.desktop.battle.eclats_room import begin
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.fit import cut_labels
from tests.desktop.hands import click


def test_the_board_grows_with_the_window(window: Window, table: BattleTable, qtbot: QtBot) -> None:
    before = theme.current().scale
    window.resize(1920, 1080)
    qtbot.waitUntil(lambda: theme.current().scale == round(before * 1.44))
    assert table.banner.letters >= 45
    window.go("library")
    assert theme.current().scale == before
    window.go("battle")
    assert theme.current().scale == round(before * 1.44)
    window.resize(1280, 720)
    qtbot.waitUntil(lambda: theme.current().scale == before)


def test_another_look_is_put_on_once(
    window: Window, table: BattleTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not also while the old one is off and the new one not on yet: a large battle is laid out twice then."""
    put_on: list[int] = []
    restyle = BattlePlace.restyle

    def noted(place: BattlePlace) -> None:
        put_on.append(theme.current().scale)
        restyle(place)

    monkeypatch.setattr(BattlePlace, "restyle", noted)
    for scale in (150, 100):
        window.change_settings(scale=scale)
    assert put_on == [150, 100]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_battle_that_opens_has_its_room_at_once(
    window: Window, active_example: Path, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not first that beside a broad rail, in small letters: all of it would be laid out several times."""
    given: list[tuple[int, int]] = []
    resized = SideRoster.resizeEvent

    def noted(roster: SideRoster, event: QResizeEvent) -> None:
        given.append((roster.side, roster.width()))
        resized(roster, event)

    window.resize(*size)
    window.go("battle")  # to the list
    settle()
    monkeypatch.setattr(SideRoster, "resizeEvent", noted)
    table = resumed(window)
    settle()
    assert sorted(given) == [(side, table.sides["ab"[side]].width()) for side in (0, 1)]


def test_the_text_size_of_the_settings_counts_on_top(
    window: Window, table: BattleTable, qtbot: QtBot
) -> None:
    window.resize(1920, 1080)
    qtbot.waitUntil(lambda: theme.current().scale == 144)
    window.change_settings(scale=125)
    assert theme.current().scale == 165, "in larger letters twelve cards would not fit"
    window.change_settings(scale=100)
    assert theme.current().scale == 144


def test_a_table_leaves_room_that_a_list_of_battles_does_not_need(window: Window, table: BattleTable) -> None:
    slim = window.rail.width()
    window.go("library")
    assert window.rail.width() > slim
    window.go("battle")
    assert window.rail.width() == slim
    assert all(button.toolTip() for button in window.rail.findChildren(type(table.banner.menu)))


def test_a_window_never_grows_over_the_edge_of_its_screen(
    window: Window, table: BattleTable, qtbot: QtBot
) -> None:
    """Larger text and another place are fitted into the window, as small as it is made after a large one."""
    for place in ("library", "muster", "printing", "battle"):
        window.go(place)
    window.resize(1920, 1080)
    qtbot.waitUntil(lambda: theme.current().scale == 144)
    window.change_settings(scale=150)
    window.resize(1366, 768)
    for place in ("library", "muster", "printing", "battle"):
        window.go(place)
        settle()
        assert (window.width(), window.height()) == (1366, 768), place


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(
    ("size", "scale"), [((1366, 768), 150), ((1280, 720), 200), ((1366, 768), 200), ((1920, 1080), 200)]
)
@pytest.mark.parametrize("system", ["confrontation", "monconf", "eclats"])
def test_both_sides_the_stage_and_undo_are_reached_in_large_letters(
    window: Window, desk: Desk, system: str, size: tuple[int, int], scale: int, language: str
) -> None:
    window.resize(*size)
    window.change_settings(language=language, scale=scale)
    openers = {
        "confrontation": lambda: open_active(window, large(desk)),
        "monconf": lambda: seated(window, led_battle(desk)),
        "eclats": lambda: begin(window, desk),
    }
    table = openers[system]()
    settle()
    window.resize(*size)  # the list of battles asked for more
    settle()
    assert (window.width(), window.height()) == size and theme.current().scale >= scale
    assert cut_labels(window) == []
    room = table.rect()
    for block in table.sides.values():
        roster = block.roster
        assert block.isVisible() and room.contains(block.geometry())
        figure = roster.rows[-1].chips[-1].id
        table.select(figure)
        settle()
        rect = roster.rect_of(figure)
        assert roster.viewport().rect().contains(rect), "scrolled into view"
        assert min(rect.width(), rect.height()) >= 40
    line = table.centre.undo_line
    assert line.isVisible() and room.contains(QRect(line.mapTo(table, QPoint()), line.size()))
    assert table.centre.width() >= paint_style().px(270)


def test_what_undoes_goes_up_where_there_is_little_room_and_comes_back(
    window: Window, table: BattleTable, keys: Hand, qtbot: QtBot
) -> None:
    assert table.context.do(c.Notch("a1.1", 1))
    line = table.centre.undo_line
    window.change_settings(scale=200)
    qtbot.waitUntil(lambda: line.parent() is table.banner)
    assert line.undo.toolTip() and line.isVisible()
    click(line.undo)
    assert not table.context.game.fighters["a1.1"].notches
    window.change_settings(scale=100)
    qtbot.waitUntil(lambda: line.parent() is table.centre)
    assert line.isVisible() and line.y() > table.centre.verbs.y()


@pytest.mark.parametrize(("size", "scale"), [((1366, 768), 150), ((1280, 720), 200)])
def test_actions_leave_both_sides_in_view_in_large_letters(
    window: Window, desk: Desk, keys: Hand, size: tuple[int, int], scale: int
) -> None:
    window.resize(*size)
    window.change_settings(scale=scale)
    table = open_active(window, large(desk))
    keys("ph")
    assert isinstance(table.prompt, OfferPrompt)
    panel = table.prompt.placed
    for block in table.sides.values():
        assert block.isVisible() and not panel.intersects(block.geometry())
    assert cut_labels(table.prompt) == [] and table.rect().contains(panel)
    for button in table.prompt.findChildren(KeyButton):
        if button.isVisible():
            assert table.prompt.panel.rect().contains(button.geometry())


def test_the_title_names_the_battle_while_one_is_on_the_table(window: Window, table: BattleTable) -> None:
    name = table.context.play.setup.name
    assert name and window.windowTitle() == f"{name} — club — Tacticien"
    window.go("library")
    assert window.windowTitle() == "club — Tacticien"
    window.go("battle")
    assert window.windowTitle() == f"{name} — club — Tacticien"
    table.left.emit()
    assert window.windowTitle() == "club — Tacticien"


@pytest.mark.parametrize(("share", "lines"), [(0.5, 1), (0.95, 1), (1.5, 2), (9, 4)])
def test_what_undoes_is_said_in_one_line_where_small_letters_allow_it(
    window: Window, table: BattleTable, share: float, lines: int
) -> None:
    window.resize(1600, 720)
    settle()
    line, style = table.centre.undo_line, paint_style()
    room = line.width() - 2 * style.px(46)
    letters = round(share * room / advance("i", style.small))
    prefix = round(advance("Undo: Note: ", style.small) / advance("i", style.small))
    note = "i" * (letters - prefix) if lines == 1 else "i i " * (letters // 4)
    assert table.context.do(c.WriteNote(note.strip()))
    settle()
    assert len(line.shown()) == lines
    assert line.height() == max(style.px(40), lines * line_height(style.small))


@pytest.mark.parametrize(
    ("width", "height", "ratio"), [(1920, 1080, 1.0), (1280, 720, 1.0), (1093, 614, 1.25)]
)
def test_what_is_pressed_is_forty_pixels_of_the_screen_high(
    window: Window, griffon: BattleTable, qtbot: QtBot, width: int, height: int, ratio: float
) -> None:
    """1366 × 768 with a pixel ratio of 1.25 is 1093 × 614 to the program."""
    window.resize(width, height)
    settle()
    if width == 1920:
        qtbot.waitUntil(lambda: paint_style().body.pixelSize() >= 20)
    buttons = [each for each in griffon.findChildren(QAbstractButton) if each.isVisible()]
    assert len(buttons) > 6
    low = {
        each.accessibleName() or each.text(): each.height() for each in buttons if each.height() * ratio < 40
    }
    assert not low


def test_the_edge_of_a_refused_verb_is_dashed(window: Window, table: BattleTable) -> None:
    button = KeyButton(table)
    button.resize(300, 48)
    button.show_verb("Shoot", "T", "No ranged weapon", refused=True)
    refused = {button.grab().toImage().pixelColor(x, 0).name() for x in range(20, 280)}
    button.show_verb("Shoot", "T")
    assert len({button.grab().toImage().pixelColor(x, 0).name() for x in range(20, 280)}) == 1 < len(refused)
