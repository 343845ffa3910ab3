"""A window with the list of battles in view: one that Griffon won, one that was drawn, one that goes on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pytest
from PySide6.QtWidgets import QApplication

from desktop.battle.place import BattlePlace
from desktop.battle_start.start_page import StartPage
from desktop.operations import battle, battle_start
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from rules.battle import commands as c
from rules.battle.state import Place, Result
from tests.desktop.outcomes import done


@pytest.fixture(autouse=True)
def always(dressed: QApplication) -> None:
    """Dress the program for every test here."""


@pytest.fixture
def player() -> Mapping[str, str]:
    """Begin in the battle, with the Griffons."""
    return {"place": "battle", "people": "griffins"}


@pytest.fixture
def fought(desk: Desk) -> Desk:
    """Keep three battles."""
    for name, result in (("Won", Result({"a": 30, "b": 0}, "a")), ("Drawn", Result()), ("Open", None)):
        play = done(battle_start.start_example(desk, name=name))
        battle.do(desk, play, c.Put("b1.1", Place.DEAD))
        if result is not None:
            battle.do(desk, play, c.EndGame(result))
    return desk


@pytest.fixture
def page(fought: Desk, window: Window) -> Iterator[StartPage]:
    """Give the start page, with the keyboard on the list."""
    place = window.go("battle")
    assert isinstance(place, BattlePlace)
    yield place.start
