"""Before a draw: the top card and the reserve lie there, each verb beneath the card that it moves."""

from __future__ import annotations

from itertools import combinations
from unittest.mock import patch

import pytest
from PySide6.QtCore import QEvent, QPoint, QRectF, Qt
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.battle.centre.card_panel import CardPanel, CardView, Say
from desktop.battle.centre.choices import ChoicesPage
from desktop.battle.table import BattleTable
from desktop.look.painting import Ink, advance
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from rules.battle import commands as c
from tests.desktop.battle.battles import open_active, squads
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.battle.readable import everything, strings
from tests.stories.tabletop import card as made

CROWD = ("Conscrit du Griffon", "Templier de l’Inquisition")


def top(table: BattleTable) -> str:
    game = table.context.game
    return table.context.card_name(game.sides[game.hand].pile[0])


def space(table: BattleTable, kind: QEvent.Type) -> None:
    """Press the space bar at the table, or let it go."""
    QApplication.sendEvent(table, QKeyEvent(kind, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " "))
    settle()


def written(panel: CardPanel) -> list[tuple[QRectF, str, QFont]]:
    """Give where words stand on a card, and in which letters."""
    found: list[tuple[QRectF, str, QFont]] = []
    with patch.object(Ink, "text", lambda _ink, rect, words, font, *_: found.append((rect, words, font))):
        panel.grab()
    return found


def test_the_card_that_is_drawn_next_lies_there_with_its_verbs(table: BattleTable, keys: Hand) -> None:
    drawn = top(table)
    assert drawn in strings(table.centre)
    assert {"choice.play_top", "choice.reserve_top"} <= {b.objectName() for b in table.centre.shown.buttons()}
    QTest.mouseClick(table.centre.button("choice.play_top"), Qt.MouseButton.LeftButton)
    settle()
    assert table.context.card_name(table.context.game.speaking[0]) == drawn


def test_a_reserve_has_its_verbs_once_there_is_one(table: BattleTable, keys: Hand) -> None:
    with pytest.raises(KeyError):
        table.centre.button("choice.play_reserve")
    reserved = top(table)
    keys("r")  # the hand passes
    keys("p\n\n")
    assert table.context.game.hand == "b" and reserved in strings(table.centre)
    assert table.centre.button("choice.play_reserve").isVisible()


def test_a_second_press_where_the_turn_ended_uses_no_refusal(table: BattleTable, keys: Hand) -> None:
    keys("p")
    at = table.centre.go_on.mapTo(table, table.centre.go_on.rect().center())
    for _ in range(3):
        under = table.childAt(at)
        assert under is not None
        QTest.mouseClick(under, Qt.MouseButton.LeftButton, pos=under.mapFrom(table, at))
        settle()
    assert not table.context.game.speaking
    assert table.context.game.sides[table.context.game.hand].refused == 0


@pytest.mark.parametrize("way", ["mouse", "key"])
def test_a_hidden_card_is_seen_while_it_is_held_and_leaves_no_trace(
    window: Window, table: BattleTable, keys: Hand, way: str
) -> None:
    hand = table.context.game.hand
    assert table.context.do(c.Conceal(hand, True))
    settle()
    drawn, page = top(table), table.centre.shown
    assert isinstance(page, ChoicesPage)
    steps = len(table.context.play.events)
    assert drawn not in strings(page)
    if way == "mouse":
        QTest.mousePress(page.peek, Qt.MouseButton.LeftButton)
    else:
        space(table, QEvent.Type.KeyPress)
    settle()
    assert drawn in strings(page)
    if way == "mouse":
        QTest.mouseRelease(page.peek, Qt.MouseButton.LeftButton)
    else:
        space(table, QEvent.Type.KeyRelease)
    settle()
    assert drawn not in strings(page) and len(table.context.play.events) == steps
    assert not any(drawn in words for words in everything(window, table) if "pile" in words)


def test_what_is_held_open_is_covered_when_the_window_is_left(table: BattleTable) -> None:
    assert table.context.do(c.Conceal(table.context.game.hand, True))
    settle()
    drawn = top(table)
    space(table, QEvent.Type.KeyPress)
    assert drawn in strings(table.centre.shown)
    QApplication.sendEvent(table.centre.shown, QEvent(QEvent.Type.WindowDeactivate))
    assert drawn not in strings(table.centre.shown)


def test_a_refusal_stands_at_the_bottom_where_the_bar_is_at_other_moments(table: BattleTable) -> None:
    settle()
    refuse = table.centre.button("choice.refuse")
    bottom = refuse.mapTo(table, refuse.rect().bottomLeft()).y()
    assert table.centre.undo_line.mapTo(table, QPoint()).y() - bottom < 2 * refuse.height()
    play = table.centre.button("choice.play_top")
    assert refuse.mapTo(table, QPoint()).y() - play.mapTo(table, QPoint()).y() > 2 * play.height()


@pytest.mark.parametrize("high", [720, 800, 1080])
def test_what_looks_at_a_hidden_card_stands_whole_as_soon_as_it_is_hidden(
    window: Window, table: BattleTable, high: int
) -> None:
    window.resize(1280, high)
    settle()
    assert table.context.do(c.Conceal(table.context.game.hand, True))
    settle()
    page = table.centre.shown
    assert isinstance(page, ChoicesPage) and page.peek.isVisible()
    assert page.peek.visibleRegion().boundingRect() == page.peek.rect()


@pytest.mark.parametrize(
    ("wide", "high", "scale"),
    [(1280, 720, 100), (1024, 700, 100), (1366, 768, 150), (1280, 720, 150), (1280, 720, 200)],
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_looks_at_a_hidden_card_lies_on_no_words_of_it(
    window: Window, table: BattleTable, wide: int, high: int, scale: int, language: str
) -> None:
    window.resize(wide, high)
    window.change_settings(language=language, scale=scale)
    assert table.context.do(c.Conceal(table.context.game.hand, True))
    settle()
    page = table.centre.shown
    assert isinstance(page, ChoicesPage)
    panel = page.peek.parentWidget()
    assert isinstance(panel, CardPanel)
    over, high = QRectF(page.peek.geometry()), panel.height()
    back = written(panel)
    assert len(back) > 2, "what the place is called, and why the card lies face down"
    assert not any("…" in words for words in strings(panel))
    space(table, QEvent.Type.KeyPress)
    face = written(panel)
    assert len(face) > 20, "its values, too, each with its heading"
    assert panel.height() == high and panel.visibleRegion().boundingRect() == panel.rect()
    assert all(panel.rect().toRectF().contains(token) for token in panel.token_rects())
    for rects in (back, face):
        assert not [rect for rect, _, _ in rects if rect.intersects(over)]


@pytest.mark.parametrize(("wide", "high", "scale"), [(1024, 700, 100), (1280, 720, 200), (1366, 768, 200)])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_values_of_the_next_card_are_never_written_into_each_other(
    window: Window, desk: Desk, wide: int, high: int, scale: int, language: str
) -> None:
    values = dict.fromkeys(("INI", "ATT", "FOR", "DEF", "RES", "TIR", "DIS"), "10")
    rider = made("Cavalier", MOU="12,5", PEUR="10", **values)
    window.resize(wide, high)
    window.change_settings(language=language, scale=scale)
    table = open_active(window, squads(rider, rider, figures=(3, 3)))
    settle()
    panel = next(each for each in table.centre.shown.findChildren(CardPanel) if each.isVisible())
    rects = [(rect, words, font) for rect, words, font in written(panel) if words in ("12,5", "12.5", "10")]
    assert len(rects) == 9
    for rect, words, font in rects:
        assert advance(words, font) < rect.width()
    assert not any(one.intersects(other) for (one, *_), (other, *_) in combinations(rects, 2))


@pytest.mark.parametrize(("wide", "high", "scale"), [(1280, 800, 100), (1920, 1080, 100), (1366, 1000, 150)])
def test_no_name_and_no_ability_of_the_library_is_shortened_on_its_card(
    window: Window, table: BattleTable, wide: int, high: int, scale: int
) -> None:
    window.resize(wide, high)
    window.change_settings(scale=scale)
    settle()
    assert window.desk is not None
    panel = CardPanel(table.centre.shown)
    for card in (revision.card for revision in window.desk.library.cards()):
        for language, name in (("fr", card.name_fr), ("en", card.name_en)):
            said = tuple(ability.label(language) for ability in card.abilities)
            panel.show_card(CardView("", "", 0, name or card.name_fr, abilities=said))
            panel.say(Say.ALL)
            panel.resize(table.centre.shown.width(), panel.heightForWidth(table.centre.shown.width()))
            shown = strings(panel)
            assert not any("…" in words for words in shown), shown


@pytest.mark.parametrize(("wide", "high", "scale"), [(1024, 700, 100), (1280, 720, 100), (1366, 768, 150)])
def test_every_figure_of_a_large_card_stands_on_it(
    window: Window, desk: Desk, wide: int, high: int, scale: int
) -> None:
    conscript, other = (r.card for r in desk.library.cards() if r.card.name_fr in CROWD)
    window.resize(wide, high)
    window.change_settings(scale=scale)
    table = open_active(window, squads(other, conscript, figures=(1, 12)))
    settle()
    panel = next(each for each in table.centre.shown.findChildren(CardPanel) if each.isVisible())
    tokens = panel.token_rects()
    assert len(tokens) == 12
    assert all(panel.rect().toRectF().contains(token) for token in tokens)
    assert not any(one.intersects(other) for one, other in combinations(tokens, 2))
    assert panel.visibleRegion().boundingRect() == panel.rect()
