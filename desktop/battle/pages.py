"""The pages of the centre that systems share, each made for a table and connected to its hands."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from desktop.battle.card_hands import CardHands
from desktop.battle.centre.choices import ChoicesPage
from desktop.battle.centre.speaking import SpeakingRows
from desktop.battle.fights.page import FightsPage
from desktop.battle.fights.shares import Shares
from desktop.battle.host import TableHost
from desktop.battle.screen import PageKind
from desktop.battle.tasks.page import TasksPage


def _choices(table: TableHost, parent: QWidget) -> ChoicesPage:
    page = ChoicesPage(table.context, parent)
    page.chosen.connect(table.hands.choose)
    return page


def speaking(table: TableHost, page: SpeakingRows) -> SpeakingRows:
    """Connect a page of figures that speak to the hands of a table."""
    page.chosen.connect(table.press)
    page.opened.connect(table.hands.open_actions)
    page.asked.connect(table.hands.open_verbs)
    page.naming.connect(table.hands.name)
    return page


def _speaking(table: TableHost, parent: QWidget) -> SpeakingRows:
    return speaking(table, SpeakingRows(table.context, parent))


def fights(shares: Shares | None = None) -> PageKind:
    """Give the page of fights of a system, with dice that are split where it does so."""

    def make(table: TableHost, parent: QWidget) -> FightsPage:
        hands = table.hands
        assert isinstance(hands, CardHands), "fights are fought by hands that know how"
        page = FightsPage(table, hands, shares, parent)
        page.fight_wanted.connect(hands.add_fight)
        page.left_wanted.connect(hands.go_on)
        page.chosen.connect(table.select)
        return page

    return PageKind(make=make)


def _tasks(table: TableHost, parent: QWidget) -> TasksPage:
    hands = table.hands
    assert isinstance(hands, CardHands), "tasks are dealt with by hands that know how"
    page = TasksPage(table.context, hands.entry, parent)
    page.acted.connect(hands.do_row)
    page.settled.connect(hands.dealing.settle)
    page.chosen.connect(table.select)
    page.told.connect(table.say_refusal)
    page.typed.connect(table.take_keyboard)
    page.counting.connect(hands.count_believers)
    return page


CHOICES = PageKind(make=_choices, eager=True, scrolls=True)
SPEAKING = PageKind(make=_speaking, eager=True, scrolls=True)
TASKS = PageKind(make=_tasks, scrolls=True)
