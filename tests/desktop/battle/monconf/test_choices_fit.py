"""Seven choices stand in view at 1280 × 800, whatever stands above and beneath them."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QScrollArea

from desktop.battle.centre.choices import ChoicesPage
from desktop.battle.table import BattleTable
from desktop.shell.window import Window
from rules.battle import commands as c
from rules.monconf.commands import SetMark
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.battle.readable import strings
from tests.desktop.fit import cut_labels


@pytest.fixture
def crowded(window: Window, opened: BattleTable, keys: Hand) -> BattleTable:
    """Choose a figure with four marks while a test is under way."""
    window.resize(1280, 800)
    context = opened.context
    context.do(c.Touch("a1.1", "b1.1"))
    for mark in ("frightened", "all_defence", "charged"):
        context.do(SetMark("a1.1", mark))
    opened.select("a1.1")
    keys("q\n6\n\x1b")
    settle()
    assert opened.trial.words
    return opened


def page(table: BattleTable) -> ChoicesPage:
    return next(each for each in table.findChildren(ChoicesPage) if each.isVisible())


def scrolls(table: BattleTable) -> bool:
    view = page(table).parentWidget()
    area = view.parentWidget() if view is not None else None
    assert isinstance(area, QScrollArea)
    return area.verticalScrollBar().maximum() > 0


def test_all_of_them_are_seen_and_what_they_cost(crowded: BattleTable, window: Window, spoken: str) -> None:
    assert not scrolls(crowded) and cut_labels(window) == []
    said = strings(crowded.centre)
    cost = {"en": "2 of 6 command points", "fr": "2 PC sur 6"}[spoken]
    assert sum(cost in words for words in said) >= 3


def test_what_is_refused_says_why(crowded: BattleTable, keys: Hand, spoken: str) -> None:
    button = crowded.centre.button("choice.refuse")
    assert button.refused and button.detail and button.detail in strings(crowded.centre)
    keys("v")
    reason = {"en": "There is no card in reserve.", "fr": "Aucune carte en réserve."}[spoken]
    assert reason in crowded.centre.notice.text() and not scrolls(crowded)
