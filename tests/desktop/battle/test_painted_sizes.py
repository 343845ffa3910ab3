"""Tokens are never too small for an eye or a finger, whatever stands beside or beneath them."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest

from desktop.battle.fights.delegate import shown_chips, spots
from desktop.battle.fights.items import ChipsLine, CompareLine, FightLine
from desktop.battle.fights.page import FightsPage
from desktop.battle.roster.names import MORE
from desktop.battle.table import BattleTable
from desktop.look.painting import Ink
from desktop.look.tokens import CELL, paint_token
from desktop.operations.battle import do
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from desktop.wording.battle.board_views import ChipView
from rules.battle import commands as c
from rules.battle.events import Step
from rules.battle.state import Place, Result
from tests.desktop.battle.battles import (
    active,
    carry_out,
    large,
    open_active,
    open_table,
    play_on,
    seated,
    to_activation,
)
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.battle.painted import small_tokens

SIZES = [((1280, 720), 100), ((1366, 768), 150), ((1024, 768), 100)]


def brawl(window: Window, desk: Desk) -> BattleTable:
    """Open a combat phase with four against one, three more fights, and mages among others."""
    play = active(desk, large(desk))
    for card in tuple(play.game.cards):
        do(desk, play, c.Gem(f"{card}.1", "fire", 2))  # who is no mage has none
    pairs = (
        ("a8.1", "b1.1"), ("a8.2", "b1.1"), ("a8.3", "b1.1"), ("a2.1", "b1.1"),
        ("a3.1", "b5.1"), ("a5.1", "b6.1"), ("a7.1", "b7.1"),
    )  # fmt: skip
    carry_out(desk, play, *(c.Touch(*pair) for pair in pairs))
    assert isinstance(do(desk, play, c.Advance(), overrule=True), Step)
    table = seated(window, play)
    table.setFocus()
    return table


@pytest.mark.parametrize(("size", "least"), [((1280, 720), 16), ((1920, 1080), 20)])
def test_what_a_card_does_is_read_across_the_table(
    window: Window, desk: Desk, keys: Hand, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], least: int
) -> None:
    window.resize(*size)
    table = open_active(window, large(desk))
    keys("p\x1b")
    settle()
    sizes: list[int] = []
    written = Ink.text

    def text(ink: Ink, rect: QRectF, words: str, font: QFont, *more: Any) -> None:
        if words.startswith("speaking"):
            sizes.append(font.pixelSize())
        written(ink, rect, words, font, *more)

    monkeypatch.setattr(Ink, "text", text)
    table.sides["b"].roster.visible_strings()
    assert sizes and min(sizes) >= least


def test_the_letters_of_a_wounded_figure_are_as_large_as_other_words(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: dict[str, int] = {}

    def text(_ink: Ink, _rect: QRectF, words: str, font: QFont, *_more: Any) -> None:
        sizes[words] = font.pixelSize()

    monkeypatch.setattr(Ink, "text", text)
    states = "G", "triangle", "G", "", False, False
    chip = ChipView("a1.1", "A", "#aa8833", Place.TABLE, 2, 4, *states, (), "Guard")
    with Ink.dry() as ink:
        paint_token(ink, QRectF(0, 0, CELL, CELL), chip, "")
    assert sizes.keys() == {"A", "G"} and min(sizes.values()) >= 16


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_no_token_is_smaller_than_a_finger(
    window: Window, desk: Desk, size: tuple[int, int], scale: int, language: str
) -> None:
    window.resize(*size)
    window.change_settings(scale=scale, language=language)
    table = brawl(window, desk)
    window.resize(*size)
    settle()
    assert small_tokens(window) == {}
    page = table.centre.shown
    assert isinstance(page, FightsPage)
    lines = page.list.lines
    head = next(line for line in lines if isinstance(line, FightLine) and line.inside)
    row = next(line for line in lines if isinstance(line, CompareLine))
    assert [len(camp.chips) for camp in head.camps] == [len(side) for side in row.values] == [4, 1]


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_tokens_of_an_order_and_of_the_dead_are_no_smaller(
    window: Window, desk: Desk, keys: Hand, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], scale: int
) -> None:
    letters: list[int] = []
    written = Ink.text

    def text(ink: Ink, rect: QRectF, words: str, font: QFont, *more: Any) -> None:
        if not ink.is_dry and len(words) == 1 and words.isalnum():
            letters.append(font.pixelSize())
        written(ink, rect, words, font, *more)

    monkeypatch.setattr(Ink, "text", text)
    window.resize(*size)
    window.change_settings(scale=scale)
    table = open_table(window, large(desk))
    window.resize(*size)
    assert table.context.do(c.Put("a2.1", Place.DEAD))
    assert table.context.do(c.Notch("a4.1", 1))
    settle()
    assert small_tokens(window) == {}
    to_activation(table)
    keys("p\x1b")
    (card,) = table.context.game.speaking
    assert table.context.do(c.Put(f"{card}.1", Place.DEAD))
    settle()
    assert small_tokens(window) == {}
    assert letters and min(letters) >= 13


def test_what_a_figure_bears_is_never_counted_as_a_bonus(window: Window, desk: Desk) -> None:
    table = open_table(window, large(desk))
    elements = ("fire", "water", "light", "darkness", "air", "earth")
    gems = (c.Gem(figure, element, 2) for element in elements for figure in ("a1.1", "a2.1"))
    play_on(table, *gems, overrule=True)
    settle()
    said = table.sides["a"].roster.visible_strings()
    assert MORE in said and not [words for words in said if words.startswith("+")]


def test_who_won_a_battle_is_crowned_and_not_who_won_a_roll(window: Window, desk: Desk) -> None:
    table = open_active(window, large(desk), winner="a")
    header = table.sides["a"].header
    won = "Won the Tactique roll of this turn"
    assert any(won in words for words in header.visible_strings())
    assert table.context.do(c.EndGame(Result({"a": 10, "b": 90}, "b")))
    settle()
    window.grab()
    assert not any(won in words for words in header.visible_strings())


def test_all_fights_are_in_view_and_what_is_folded_unfolds(window: Window, desk: Desk, keys: Hand) -> None:
    page = brawl(window, desk).centre.shown
    window.resize(1280, 720)
    settle()
    assert isinstance(page, FightsPage)
    fights = [line.id for line in page.list.lines if isinstance(line, FightLine)]
    room = page.list.viewport().rect()
    assert len(fights) == 4 and all(room.contains(page.list.rect_of(line)) for line in fights)

    def chips() -> tuple[ChipsLine, int]:
        line = next(each for each in page.list.lines if isinstance(each, ChipsLine))
        return line, len(shown_chips(line, room.width()))

    every, shown = chips()
    assert shown < len(every.chips)
    place = page.list.rect_of("chips")
    spot = next(rect for rect, what in spots(every, QRectF(place)) if what == "row:more")
    QTest.mouseClick(page.list.viewport(), Qt.MouseButton.LeftButton, pos=spot.center().toPoint())
    every, shown = chips()
    assert shown == len(every.chips)
    window.resize(1280, 730)
    for _ in range(40):
        keys.press(Qt.Key.Key_Down)
        if page.draft.lit_row is not None and page.draft.lit_row.id == every.chips[-1].id:
            break
    assert chips()[0].chips[-1].lit, "the arrows walk to each of them"
