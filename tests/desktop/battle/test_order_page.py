"""The page of the order: whose it is, and how many cards of it are in view."""

from __future__ import annotations

from dataclasses import replace

import pytest

from desktop.battle.strategic.order_page import ORDERS, RENUMBER
from desktop.battle.strategic.panel import StrategicPanel
from desktop.battle.strategic.sequence_list import SequenceList
from desktop.battle.table import BattleTable
from desktop.look.painting import Ink
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from desktop.widgets.key_button import KeyButton
from rules.battle import commands as c
from rules.battle.state import Place
from tests.desktop.battle.battles import Sides, example, large, open_table
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.fit import cut_labels
from tests.desktop.hands import click


def panel(table: BattleTable) -> StrategicPanel:
    """Give the page of the strategic phase."""
    return table.centre.page_like(StrategicPanel)


def with_cards(desk: Desk, cards: int) -> Sides:
    """Give the large battle, its first side with so many cards."""
    first, second = large(desk)
    more = (*first.cards, *(replace(card, figures=1) for card in second.cards))[:cards]
    return replace(first, cards=more, name="Griffon"), second


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(("cards", "scrolls"), [(12, False), (13, False), (18, True)])
def test_thirteen_cards_are_in_view_and_more_are_scrolled(
    window: Window, desk: Desk, language: str, cards: int, scrolls: bool
) -> None:
    window.change_settings(language=language)
    window.resize(1280, 720)
    table = open_table(window, with_cards(desk, cards))
    settle()
    page = panel(table).order
    assert len(page.list.rows) == cards
    assert (page.list.verticalScrollBar().maximum() > 0) is scrolls
    assert min(page.list.row_rect(n).height() for n in range(cards)) >= 40
    assert cut_labels(table.centre) == []


def test_on_a_dense_screen_thirteen_rows_are_as_high_as_a_finger_needs(
    window: Window, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """1366×768 at a ratio of 1.25 is 1093×614: 32 px of it are 40 of the screen."""
    monkeypatch.setattr(SequenceList, "devicePixelRatioF", lambda _list: 1.25)
    window.resize(1093, 614)
    page = panel(open_table(window, with_cards(desk, 13))).order
    settle()
    assert min(page.list.row_rect(n).height() for n in range(13)) >= 32
    assert page.list.verticalScrollBar().maximum() == 0


def test_what_makes_way_for_many_rows_stands_in_the_menu_of_orders(
    window: Window, desk: Desk, keys: Hand
) -> None:
    window.resize(1280, 720)
    table = open_table(window, with_cards(desk, 13))
    settle()
    page = panel(table).order
    assert not page.orders.isVisible() and not page.turns.isVisible()

    def pick(code: str) -> None:
        click(table.centre.button(ORDERS))
        settle()
        rows = (each for each in window.findChildren(KeyButton) if each.isVisible())
        row = next(each for each in rows if each.objectName() == code)
        click(row)

    pick("order.side:b")
    assert page.shows == "b" and page.orders.isVisible(), "twelve cards leave the head its room"
    keys("a")
    assert page.shows == "a" and not page.orders.isVisible()
    pick(RENUMBER)
    assert page.list.touching
    keys("\x1bon")
    assert page.list.touching, "and by its keys"


@pytest.mark.parametrize(("width", "height", "scale"), [(1366, 768, 150), (1366, 768, 125), (1024, 768, 100)])
def test_twelve_cards_are_in_view_in_little_room_by_whole_names(
    window: Window, desk: Desk, width: int, height: int, scale: int
) -> None:
    window.change_settings(language="fr", scale=scale)
    window.resize(width, height)
    page = panel(open_table(window, large(desk))).order
    settle()
    assert len(page.list.rows) == 12
    assert page.list.verticalScrollBar().maximum() == 0
    assert min(page.list.row_rect(n).height() for n in range(12)) >= 40
    with Ink.dry() as ink:
        for number in range(12):
            page.list.paint_row(ink, number, page.list.row_rect(number))
    assert not any("…" in words for words in ink.words), "no name is cut"


def test_the_banner_names_who_orders(window: Window, desk: Desk, keys: Hand) -> None:
    table = open_table(window, example(desk))
    settle()
    assert (table.banner.view.title, table.banner.view.side) == ("Griffon (V-A-4)", 0)
    keys("b")
    assert (table.banner.view.title, table.banner.view.side) == ("Scorpion (V-A-4)", 1)
    keys("a\n\n")
    assert table.banner.view.side == -1, "nobody orders any more"


def test_the_banner_tells_the_score_once_there_is_one(table: BattleTable) -> None:
    assert not table.banner.view.score
    table.context.do(c.Put("b1.1", Place.DEAD), overrule=True)
    settle()
    destroyed, lost = table.banner.view.score
    assert int(destroyed) > 0 and lost == "0"
    assert {destroyed, "–", "0"} <= set(table.banner.visible_strings())
    assert f"PA destroyed: {destroyed} to 0" in table.banner.accessibleName()
    table.undo()
    assert not table.banner.view.score


def test_the_head_of_an_order_is_the_same_to_who_comes_back(window: Window, desk: Desk) -> None:
    window.resize(1280, 720)
    page = panel(open_table(window, with_cards(desk, 12))).order
    settle()
    seen = page.title.text(), page.closed
    assert seen == ("The order of Griffon", False)
    window.go("library")
    settle()
    window.go("battle")
    settle()
    assert (page.title.text(), page.closed) == seen
