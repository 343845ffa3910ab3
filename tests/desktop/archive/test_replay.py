"""A battle is played again moment by moment, by keys or by the mouse; it tells nothing that is hidden."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from desktop.app.demonstration.large import gather_armies, play_large_battle
from desktop.archive.replay_page import ReplayPage
from desktop.battle.place import BattlePlace
from desktop.battle.system_loader import pieces_of
from desktop.battle_start.start_page import StartPage
from desktop.look import theme
from desktop.operations import battle, battle_start
from desktop.operations.battle_replay import Replay
from desktop.operations.desk import Desk
from desktop.operations.play import Play
from desktop.shell.window import Window
from rules.battle import commands as c
from rules.battle.score import result_of
from rules.battle.state import Place
from rules.text import Refusal
from tests.desktop.battle.hand import CONTROL
from tests.desktop.battle.readable import strings
from tests.desktop.fit import cut_labels, measured
from tests.desktop.hands import click, press, settle, write
from tests.desktop.outcomes import done
from tests.desktop.tab_round import missed

ORDERS = (("a2", "a1", "a3", "a4", "a5"), ("a2", "a5", "a4", "a3", "a1"))


def carry(desk: Desk, play: Play, *commands: c.Command) -> None:
    for command in commands:
        assert not isinstance(battle.do(desk, play, command), Refusal), command


def two_turns(desk: Desk) -> Play:
    """Play a speaking turn of each side, then go to the second turn."""
    play = done(battle_start.start_example(desk, name="Two turns"))
    carry(desk, play, c.Ready("a"), c.Ready("b"), c.DeclareWinner("a"), c.ChooseFirst("a"), c.PlayTop())
    carry(desk, play, c.EndSpeaking(), c.PlayTop(), c.Put("b1.1", Place.DEAD))
    carry(desk, play, c.Correct("game", {"turn": 2}), c.Put("a1.1", Place.FLED))
    return play


def to_the_list(window: Window) -> BattlePlace:
    """Go to the list of battles, with the keyboard."""
    place = window.go("battle")
    assert isinstance(place, BattlePlace)
    window.activateWindow()
    settle()
    return place


@pytest.fixture
def replay(desk: Desk, window: Window) -> ReplayPage:
    """Open the replay of a battle by its key."""
    two_turns(desk)
    place = to_the_list(window)
    write("v")
    found = place.start.archive.page
    assert isinstance(found, ReplayPage) and found.slider.hasFocus()
    return found


def test_tab_goes_round_all_of_it(replay: ReplayPage, window: Window) -> None:
    assert missed(window) == []


def test_keys_alone_lead_through_the_battle_and_back(replay: ReplayPage, window: Window, desk: Desk) -> None:
    last = replay.replay.last
    assert (replay.at, last) == (0, 10)
    seen = []
    for key, held in (
        (Qt.Key.Key_Right, None), (Qt.Key.Key_PageDown, None), (Qt.Key.Key_PageDown, None),
        (Qt.Key.Key_PageUp, None), (Qt.Key.Key_Right, CONTROL), (Qt.Key.Key_Left, CONTROL),
        (Qt.Key.Key_End, None), (Qt.Key.Key_Left, None), (Qt.Key.Key_Home, None), (Qt.Key.Key_Left, None),
    ):  # fmt: skip
        press(key, *([held] if held else []))
        seen.append(replay.at)
    starts = replay.replay.speaking_turns
    assert seen == [1, starts[1], starts[2], starts[1], 9, 0, last, last - 1, 0, 0]
    press(Qt.Key.Key_Space)
    assert replay.plays
    for _ in range(last):
        replay.beat.timeout.emit()
    assert replay.at == last and not replay.plays, "it stops at the end"
    press(Qt.Key.Key_Space)
    assert (replay.at, replay.plays) == (0, True), "and begins anew"
    press(Qt.Key.Key_Space)
    assert not replay.plays
    (info,) = desk.library.battles.listed()
    steps = len(desk.library.battles.load(info.id).steps)
    press(Qt.Key.Key_Z, CONTROL)
    press(Qt.Key.Key_Delete)
    press(Qt.Key.Key_Escape)
    place = window.go("battle")
    assert isinstance(place, BattlePlace)
    assert place.start.archive.page is None and place.start.list.hasFocus()
    assert len(desk.library.battles.load(info.id).steps) == steps and len(desk.library.battles.listed()) == 1


def test_the_mouse_alone_leads_through_it(replay: ReplayPage, window: Window) -> None:
    slider, buttons = replay.slider, replay.buttons
    middle = slider.height() // 2
    click(slider, QPoint(round(slider.x_of(7)), middle))
    assert replay.at == 7
    click(slider, QPoint(slider.width() - 1, middle))
    assert replay.at == replay.replay.last and not buttons["after"].isEnabled()
    for key, at in (("before", 9), ("after", 10), ("turn_before", 9), ("turn_before", 0), ("turn_after", 9)):
        click(buttons[key])
        assert replay.at == at, key
    click(buttons["play"])
    assert replay.plays
    click(replay.back)
    place = window.go("battle")
    assert isinstance(place, BattlePlace) and not place.start.archive.reads and place.start.list.isVisible()


def test_a_battle_that_is_opened_meanwhile_leaves_the_list_behind_it(
    replay: ReplayPage, window: Window
) -> None:
    place = window.go("battle", replay.replay.play.battle_id)
    assert isinstance(place, BattlePlace) and place.table is not None
    place.leave()
    assert not place.start.archive.reads and place.start.list.isVisible() and place.start.has_choice()


def test_each_moment_is_the_one_that_a_look_back_shows(replay: ReplayPage) -> None:
    told, play = replay.replay, replay.replay.play
    for at, step in enumerate(told.steps):
        assert told.game(at) == battle.look(play, step=step)
    assert [(loss.at, loss.side) for loss in told.losses] == [(8, "b"), (10, "a")]
    replay.go(8)
    assert "dead" in replay.said[0].text() or "dies" in replay.said[0].text()
    assert replay.count.text() == "8 of 10"
    assert any(words.startswith("Turn 1 · ") for words in strings(replay.view)), "the turn is told there"


def test_what_is_pressed_is_named_in_both_languages_and_nothing_is_cut(
    replay: ReplayPage, window: Window
) -> None:
    window.resize(1366, 768)
    window.change_settings(language="fr", scale=150)
    QApplication.processEvents()
    assert cut_labels(replay) == []
    names = [
        QAccessible.queryAccessibleInterface(each).text(QAccessible.Text.Name)
        for each in (*replay.buttons.values(), replay.slider, replay.back)
    ]
    assert names == [
        "Tour précédent", "Un pas en arrière", "Lecture", "Un pas en avant", "Tour suivant",
        "Moment de la bataille", "Retour",
    ]  # fmt: skip
    assert any("Griffon" in words for words in strings(replay))


SIZES = ((1280, 720, 100, 16), (1366, 768, 150, 19), (1024, 700, 200, 16), (1920, 1080, 100, 20))
"""Width and height of a window, text size in percent, and how high states are written there at least."""


def test_states_and_names_of_a_battle_of_real_size_are_read_at_every_size(window: Window, desk: Desk) -> None:
    gather_armies(desk)
    play_large_battle(desk)
    place = to_the_list(window)
    write("v")
    page = place.start.archive.page
    assert isinstance(page, ReplayPage)
    page.end()
    for wide, high, scale, least in SIZES:
        window.resize(wide, high)
        window.change_settings(language="fr", scale=scale)
        settle()
        for side in page.view.sides:
            (ink,) = measured(side)
            where = f"{wide}×{high} at {scale} %: {ink.heights}"
            assert ink.cut == [], where
            states = {height for words, height in ink.heights.items() if words in ("L", "G", "T")}
            assert states and min(states) >= least, where
            names = [height for words, height in ink.heights.items() if len(words) > 6]
            # as large as the page has room for
            assert min(names) >= 11 * theme.current().scale / 100, where


def test_a_battle_that_goes_on_tells_no_hidden_order(window: Window, desk: Desk) -> None:
    place = window.go("battle")
    assert isinstance(place, BattlePlace)
    seen = []
    for order in ORDERS:
        play = done(battle_start.start_example(desk, name="Hidden"))
        carry(desk, play, c.Conceal("a", True), c.SetOrder("a", order), c.Ready("a"), c.Ready("b"))
        carry(desk, play, c.DeclareWinner("a"), c.ChooseFirst("a"), c.PlayTop())
        place.start.refresh()
        place.start.list.select(play.battle_id)
        place.start.archive.replay()
        page = place.start.archive.page
        assert isinstance(page, ReplayPage)
        words = []
        for at in range(page.replay.last + 1):
            page.go(at)
            words += [*strings(page), *(part.name for side in page.view.sides for part in side.heard())]
        seen.append(words)
        place.start.archive.close()
        battle.delete_battle(desk, battle_id=play.battle_id)
    assert seen[0] == seen[1]
    assert not any("number" in words and "pile" in words for words in seen[0])


@pytest.mark.parametrize("system", ["monconf", "eclats"])
def test_every_game_is_replayed(page: StartPage, desk: Desk, system: str) -> None:
    play = done(battle_start.start_example(desk, system=system))
    first = next(iter(play.game.fighters))
    carry(desk, play, c.Put(first, Place.OFF))
    shown = ReplayPage(play, pieces_of(system), "en", page)
    shown.go(1)
    assert shown.replay.last == 1 and shown.said[0].text()
    assert Replay(play).game(1) == play.game
    shown.deleteLater()


def test_the_last_moment_of_a_battle_that_ended_has_its_score(desk: Desk, window: Window) -> None:
    play = two_turns(desk)
    carry(desk, play, c.EndGame(result_of(play.game, priced=True)))
    place = to_the_list(window)
    write("v")
    page = place.start.archive.page
    assert isinstance(page, ReplayPage)
    before = "PA destroyed: 43 to 0"
    page.go(page.replay.last - 1)
    assert before in page.view.heading.accessibleName()
    page.go(page.replay.last)
    assert before in page.view.heading.accessibleName()


def test_a_message_lies_over_no_button_of_a_replay(window: Window, desk: Desk) -> None:
    two_turns(desk)
    place = to_the_list(window)
    place.say("“Two turns.html” has been saved.", "good")
    write("v")
    assert not window.strip.isVisible(), "it was said of the list"
    replay = place.start.archive.page
    assert isinstance(replay, ReplayPage)
    place.say("Something else.")
    settle()
    top = replay.slider.mapTo(window.stack, replay.slider.rect().topLeft()).y()
    assert window.strip.isVisible() and window.strip.geometry().bottom() < top
