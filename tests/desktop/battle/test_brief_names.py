"""Names in little room: one size of letters, in brief rather than small, and told apart."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF

from desktop.battle.fights.delegate import write
from desktop.battle.fights.items import FightLine
from desktop.battle.fights.page import FightsPage
from desktop.battle.short_names import brief_cards
from desktop.battle.strategic.panel import StrategicPanel
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from rules.battle.setup import ListedCard
from tests.desktop.battle.battles import Sides, example, open_combat, open_table
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.battle.wounds import asked
from tests.desktop.fit import MeasuringInk
from tests.stories.tabletop import card

GRIFFONS = (
    "Conscrit du Griffon", "Magistrat du Griffon", "Mirvilis", "Templier de l’Inquisition", "Abel",
    "Fusilier du Griffon", "Melkion", "Chevalier du Lion", "Miséricorde", "Conscrit du Griffon",
    "Inquisiteur", "Fusilier du Griffon",
)  # fmt: skip


def crusade(desk: Desk) -> Sides:
    """Give twelve cards of three figures each against three clones, one with an axe."""
    army, _ = example(desk)
    clone = card("Clone de Dirz", RES=5)
    axe = replace(clone, name_fr="Clone de Dirz (Hache)")
    return (
        replace(army, cards=tuple(ListedCard(sheet=card(name, FOR=5), figures=3) for name in GRIFFONS)),
        replace(army, cards=tuple(ListedCard(sheet=sheet, figures=1) for sheet in (clone, clone, axe))),
    )


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_cards_of_an_order_are_named_in_one_size(window: Window, desk: Desk, language: str) -> None:
    window.change_settings(language=language, scale=150)
    window.resize(1366, 768)
    order = open_table(window, crusade(desk)).centre.page_like(StrategicPanel).order
    settle()
    with MeasuringInk.dry() as ink:
        assert isinstance(ink, MeasuringInk)
        for number in range(12):
            order.list.paint_row(ink, number, order.list.row_rect(number))
        sizes = {words: high for words, high in ink.heights.items() if len(words) > 2}
    assert len(set(sizes.values())) == 1 and not sizes.keys() & set(ink.cut), sizes
    whole = {row.name for row in order.list.rows}
    assert sizes.keys() - whole, "a long one in fewer words"
    assert len(sizes) == 12, "all of them told apart"


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(("wide", "high", "scale"), [(1024, 700, 100), (1366, 768, 150), (1280, 720, 200)])
def test_both_sides_of_a_fight_are_named_in_one_size_without_broken_words(
    window: Window, desk: Desk, language: str, wide: int, high: int, scale: int
) -> None:
    window.change_settings(language=language, scale=scale)
    window.resize(wide, high)
    table = open_combat(window, crusade(desk), ("a4.1", "b3.1"))
    settle()
    shown = table.centre.page_like(FightsPage).list
    line = next(each for each in shown.lines if isinstance(each, FightLine))
    with MeasuringInk.dry() as ink:
        assert isinstance(ink, MeasuringInk)
        write(ink, QRectF(shown.rect_of(line.id)), line)
    named = {words: size for words, size in ink.heights.items() if len(words) > 1}
    assert len(set(named.values())) == 1 and not ink.cut, named
    told = " ".join(named).replace("(", "").replace(")", "").split()
    parts = {part for camp in line.camps for part in camp.name.replace("(", "").replace(")", "").split()}
    assert set(told) <= parts, "no word is broken"
    assert "Hache" in told, "an axe is told from the other clones"


def test_brief_names_tell_cards_apart_and_end_on_no_article(window: Window, desk: Desk) -> None:
    table = open_table(window, crusade(desk))
    cards = [card.id for card in table.context.game.cards_of("b")]
    names = brief_cards(table.context, cards)
    assert [*names.values()] == ["Clone (1)", "Clone (2)", "Clone (Hache)"]
    names = brief_cards(table.context, [card.id for card in table.context.game.cards_of("a")])
    assert len(set(names.values())) == 12
    assert not any(name.endswith((" of", " de", " du", " le")) for name in names.values())


@pytest.mark.parametrize("language", ["fr", "en"])
def test_who_strikes_whom_is_in_view_where_the_wound_roll_scrolls(
    window: Window, desk: Desk, keys: Hand, language: str
) -> None:
    window.change_settings(language=language, scale=200)
    window.resize(1280, 720)
    table = open_table(window, crusade(desk))
    panel = asked(table, "a4.2", "b3.1")
    keys("66")
    settle()
    assert panel.view.verticalScrollBar().maximum(), "the names at the top may be out of view"
    assert panel.after.isVisible() and panel.after.width() >= panel.after.sizeHint().width()
    assert panel.after.text() == "Templier B → Clone (Hache)"
    assert not panel.result.visibleRegion().isEmpty(), "and so is what comes of it"
    keys("\x1b")
    window.change_settings(scale=100)
    window.resize(1280, 800)
    assert not asked(table, "a4.2", "b3.1").after.text(), "elsewhere it is told once"
