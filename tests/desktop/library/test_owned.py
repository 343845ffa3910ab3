"""The figures owned in the list of cards: a column, a filter, a word of the search, and undo."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.environment.settings import ThemeChoice
from desktop.library.place import LibraryPlace
from desktop.look import theme
from desktop.models.card_index import CardIndex, Only, Order, Wish
from desktop.models.cards import CardColumn
from desktop.operations import collection, tables
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from desktop.wording import loader
from rules.cards import Card, Revision
from tests.desktop.fit import cut_labels
from tests.desktop.library.hand import Hand
from tests.desktop.library.in_view import shown

IdOf = Callable[[str], str]
NAMES = ("Ancien", "Bougre", "Clone", "Druide")


@pytest.fixture
def card_index() -> CardIndex:
    made = CardIndex(tables.peoples(), "fr")
    made.set_cards(Revision(f"c{n}", 1, Card(name)) for n, name in enumerate(NAMES))
    made.set_owned({"bougre": 3, "clone": 0, "druide": 12})
    return made


def names(card_index: CardIndex, words: str = "", *only: Only) -> list[str]:
    return [r.card.name_fr for r in card_index.find(Wish(words, only=frozenset(only)))]


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("owned>0", ["Bougre", "Druide"]), ("possede>3", ["Druide"]), ("owned=0", ["Clone"]),
        ("owned=?", ["Ancien"]), ("owned<5 bou", ["Bougre"]),
    ],
)  # fmt: skip
def test_a_search_may_ask_for_the_figures_owned(card_index: CardIndex, words: str, found: list[str]) -> None:
    assert names(card_index, words) == found


def test_a_filter_keeps_what_is_owned_or_what_is_not(card_index: CardIndex) -> None:
    assert names(card_index, "", Only.OWNED) == ["Bougre", "Druide"]
    assert names(card_index, "", Only.MISSING) == ["Ancien", "Clone"]


def test_the_order_of_figures_leaves_those_nobody_counted_at_the_end(card_index: CardIndex) -> None:
    card_index.set_order(Order.OWNED)
    assert names(card_index) == ["Clone", "Bougre", "Druide", "Ancien"]
    card_index.set_order(Order.OWNED, falling=True)
    assert names(card_index) == ["Druide", "Bougre", "Clone", "Ancien"]


def test_another_card_of_a_miniature_is_owned_too(card_index: CardIndex) -> None:
    card_index.put(Revision("c9", 1, Card("Druide", edition="C3")))
    assert names(card_index, "owned=12") == ["Druide", "Druide"]


def test_the_column_is_there_once_somebody_counted(
    place: LibraryPlace, desk: Desk, hand: Hand, id_of: IdOf
) -> None:
    table, row = place.browser.table, place.model.row_of
    place.window().resize(1920, 1080)
    assert table.isColumnHidden(CardColumn.OWNED)
    assert place.browser.only[Only.OWNED].isHidden()
    card_id = id_of("Clone de Dirz")
    collection.count_owned(desk, card_id=card_id, figures=4)
    assert not table.isColumnHidden(CardColumn.OWNED)
    assert place.model.words(row(card_id), CardColumn.OWNED) == "4"
    table.setFocus()
    place.browser.only[Only.OWNED].click()
    assert shown(place) == ["Clone de Dirz"]
    hand("z", Qt.KeyboardModifier.ControlModifier)
    assert table.isColumnHidden(CardColumn.OWNED)
    assert len(shown(place)) > 1
    assert place.browser.only[Only.OWNED].isHidden()


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("scale", [100, 150])
def test_the_new_filters_are_not_cut(
    qapp: QApplication, qtbot: QtBot, window: Window, place: LibraryPlace, desk: Desk, id_of: IdOf,
    language: str, scale: int,
) -> None:  # fmt: skip
    theme.apply(qapp, ThemeChoice.LIGHT, scale)
    loader.install(qapp, language)
    window.resize(1280, 800)
    qtbot.waitUntil(lambda: not place.stale)
    collection.count_owned(desk, card_id=id_of("Clone de Dirz"), figures=4)
    qapp.processEvents()
    assert not place.browser.only[Only.OWNED].isHidden()
    assert cut_labels(place) == []
