"""Work beside the window: it tells how far it is, ends when asked, and leaves nothing behind."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from desktop.widgets.background_task import BackgroundTask, GivenUp

Step = Callable[[float], None]


@pytest.fixture
def beside(qtbot: QtBot) -> Iterator[BackgroundTask]:
    made = BackgroundTask()
    yield made
    made.stop()


def test_the_window_lives_on_and_hears_how_far_it_is(beside: BackgroundTask, qtbot: QtBot) -> None:
    going = threading.Event()
    heard: list[float] = []
    beside.progressed.connect(heard.append)

    def work(step: Step) -> str:
        step(0.25)
        assert going.wait(30)
        assert threading.current_thread() is not threading.main_thread()
        return "all of it"

    beside.start(work)
    qtbot.waitUntil(lambda: heard == [0.25])
    assert beside.busy
    with qtbot.waitSignal(beside.done) as ended:
        going.set()
    assert ended.args == ["all of it"]
    assert not beside.busy


def test_it_ends_at_its_next_step_when_it_is_given_up(beside: BackgroundTask, qtbot: QtBot) -> None:
    begun, going = threading.Event(), threading.Event()

    def work(step: Step) -> str:
        begun.set()
        assert going.wait(30)
        step(0.5)
        return "never"

    beside.start(work)
    assert begun.wait(30)
    beside.give_up()
    with qtbot.waitSignal(beside.done) as ended:
        going.set()
    assert ended.args == [None]


def test_what_is_past_stopping_is_told_of_all_the_same(beside: BackgroundTask, qtbot: QtBot) -> None:
    going = threading.Event()

    def work(step: Step) -> str:
        assert going.wait(30)
        return "written"

    beside.start(work)
    beside.give_up()
    with qtbot.waitSignal(beside.done) as ended:
        going.set()
    assert ended.args == ["written"]


def test_stopping_waits_for_the_end_and_nobody_hears_of_it(beside: BackgroundTask, qtbot: QtBot) -> None:
    ends: list[str] = []
    heard: list[object] = []
    beside.done.connect(heard.append)

    def work(step: Step) -> None:
        try:
            while True:
                step(0.1)
        except GivenUp:
            ends.append("given up")
            raise

    beside.start(work)
    beside.start(lambda step: "next")
    assert ends == ["given up"]
    qtbot.waitUntil(lambda: bool(heard))
    assert heard == ["next"]
