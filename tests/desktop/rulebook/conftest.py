"""The page of the rulesets, opened with its key, and a ruleset of one's own on it."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from desktop.battle.place import BattlePlace
from desktop.rulebook.rulebook_page import RulebookPage
from desktop.shell.window import Window
from tests.desktop.battle.hand import CONTROL, Hand, settle


@pytest.fixture(autouse=True)
def always(dressed: QApplication) -> None:
    """Dress the program for every test here."""


@pytest.fixture
def player() -> Mapping[str, str]:
    """Begin in the library."""
    return {"place": "library"}


@pytest.fixture
def place(window: Window) -> BattlePlace:
    """Stand before the list of battles."""
    found = window.go("battle")
    assert isinstance(found, BattlePlace)
    settle()
    return found


@pytest.fixture
def hand(window: Window, place: BattlePlace) -> Hand:
    """Type where the focus is."""
    return Hand(window)


@pytest.fixture
def page(place: BattlePlace, hand: Hand) -> RulebookPage:
    """Open the rulesets with their key."""
    hand.press(Qt.Key.Key_R, held=CONTROL)
    assert place.start.rulebook is not None and place.start.reads_rules
    return place.start.rulebook


@pytest.fixture
def own(page: RulebookPage, hand: Hand) -> RulebookPage:
    """Copy the federation's rules and call them Club."""
    hand.press(Qt.Key.Key_D, held=CONTROL)
    hand("Club\n")
    assert page.name.text() == "Club"
    return page
