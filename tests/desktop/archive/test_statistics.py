"""Statistics are drawn of the battles that ended: by keys alone, beside the window, in words too."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from desktop.archive.statistics_page import StatisticsPage
from desktop.battle_start.start_page import StartPage
from desktop.operations import battle, battle_start
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from rules.battle import commands as c
from rules.battle.state import Place, Result
from tests.desktop.fit import cut_labels
from tests.desktop.hands import click, press, settle, write
from tests.desktop.outcomes import done

GRIFFON, SCORPION = "Griffon (V-A-4)", "Scorpion (V-A-4)"


@pytest.fixture
def told(page: StartPage, window: Window) -> StatisticsPage:
    """Open the statistics by their key."""
    window.activateWindow()
    settle()
    write("s")
    found = page.archive.page
    assert isinstance(found, StatisticsPage)
    found.wait()
    settle()
    return found


def test_what_ended_is_counted_and_what_goes_on_is_not(told: StatisticsPage) -> None:
    assert told.said.text() == "2 battles ended, 1 still running, not counted"
    assert [(bar.name, bar.words) for bar in told.records.bars] == [
        (GRIFFON, "1 won, 1 drawn"), (f"against {SCORPION}", "1 won, 1 drawn"),
        (SCORPION, "1 drawn, 1 lost"), (f"against {GRIFFON}", "1 drawn, 1 lost"),
    ]  # fmt: skip
    assert [(bar.name, bar.words) for bar in told.turns.bars] == [("Turn 1", "2")]
    (lost,) = told.losses.bars
    assert lost.words == "2 of 2" and lost.parts[0] == (2, "bad")
    heard = [part.name for chart in told.charts for part in chart.heard()]
    assert f"{GRIFFON}: 1 won, 1 drawn" in heard and "Turn 1: 2" in heard


def test_a_bar_is_filled_by_the_share_of_a_card_that_was_lost(desk: Desk, page: StartPage) -> None:
    play = done(battle_start.start_example(desk, name="Half"))
    for lost in ("a1.1", "b1.1"):
        battle.do(desk, play, c.Put(lost, Place.DEAD))
    battle.do(desk, play, c.EndGame(Result({"a": 0, "b": 11}, "b")))
    write("s")
    found = page.archive.page
    assert isinstance(found, StatisticsPage)
    found.wait()
    settle()
    shares = {bar.words: [count / bar.most for count, _ in bar.parts] for bar in found.losses.bars}
    assert shares["3 of 3"] == [1, 0], "all of them: the whole bar"
    assert len(shares) == 2 and all(sum(parts) == 1 for parts in shares.values()), shares


def test_an_army_is_chosen_and_esc_leads_back(told: StatisticsPage, page: StartPage) -> None:
    assert told.back.hasFocus()
    press(Qt.Key.Key_Tab)
    assert told.bar.army.hasFocus()
    write("s")
    assert [bar.name for bar in told.records.bars] == [SCORPION, f"against {GRIFFON}"]
    click(told.bar.all)
    assert len(told.records.bars) == 4
    press(Qt.Key.Key_Escape)
    assert page.archive.page is None and page.list.isVisible()
    press(Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    assert page.reads_rules, "what the list can do, it can do again"


def test_a_library_that_closes_takes_the_page_along(
    told: StatisticsPage, page: StartPage, window: Window, desk: Desk
) -> None:
    window.set_desk(None)
    assert page.archive.page is None and not told.task.busy
    window.set_desk(desk, "club")


def test_nothing_is_cut_and_where_nothing_ended_it_is_said(
    told: StatisticsPage, page: StartPage, window: Window, desk: Desk
) -> None:
    window.resize(1366, 768)
    window.change_settings(language="fr", scale=150)
    QApplication.processEvents()
    assert cut_labels(told) == []
    page.archive.close()
    for info in desk.library.battles.listed():
        if info.ended:
            battle.delete_battle(desk, battle_id=info.id)
    page.archive.statistics()
    empty = page.archive.page
    assert isinstance(empty, StatisticsPage)
    empty.wait()
    settle()
    assert empty.said.text() == "Les batailles sont comptées ici une fois terminées."
    assert not any(chart.isVisible() for chart in empty.charts)
