"""The columns of the library: as wide as their words, and nothing of the starter library cut."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication

from desktop.environment.settings import ThemeChoice
from desktop.library.place import LibraryPlace
from desktop.library.row_paint import RowPaint
from desktop.look import theme
from desktop.models.cards import CardColumn, value_columns
from desktop.operations import cards
from desktop.operations.desk import Desk
from desktop.operations.examples import add_example
from desktop.shell.window import Window
from desktop.wording import loader
from rules.cards import Card, Rank
from tests.desktop.library.hand import Hand
from tests.desktop.unpainted import looking

REAL_NAME = "Kaian Draghost, le Changeur de Formes (Humain)"


@pytest.mark.parametrize(("size", "scale"), [((1280, 800), 100), ((1920, 1080), 100), ((1920, 1080), 150)])
def test_the_longest_name_of_a_real_card_is_read_whole(
    qapp: QApplication, window: Window, desk: Desk, place: LibraryPlace, size: tuple[int, int], scale: int
) -> None:
    cards.save_card(desk, card=Card(REAL_NAME, people="acheron", rank=Rank("Champion Adepte 2 Spécial")))
    theme.apply(qapp, ThemeChoice.LIGHT, scale)
    window.resize(*size)
    qapp.processEvents()
    table = place.browser.table
    room = table.columnWidth(CardColumn.NAME) - 2 * theme.current().px(8)
    assert table.fontMetrics().horizontalAdvance(REAL_NAME) <= room
    assert not table.isColumnHidden(CardColumn.DIS), "its values stand beside it"
    wide = (size[0], scale) == (1920, 100)
    assert table.isColumnHidden(CardColumn.PEOPLE) is table.isColumnHidden(CardColumn.EDITION) is not wide
    row = next(n for n, found in enumerate(place.model.rows) if found.card.name_fr == REAL_NAME)
    below = " · ".join(place.model.words(row, c) for c in (CardColumn.PEOPLE, CardColumn.RANK))
    assert wide or (below, below) in _painted(place), "people and rank stand beneath the name, whole"


@pytest.mark.parametrize("scale", [100, 125, 150])
def test_the_values_of_a_game_in_view_stay_in_larger_text(
    qapp: QApplication, window: Window, desk: Desk, place: LibraryPlace, scale: int
) -> None:
    add_example(desk, system="monconf")
    theme.apply(qapp, ThemeChoice.LIGHT, scale)
    window.resize(1280, 800)
    place.browser.set_wish(replace(place.browser.wish, system="monconf"))
    qapp.processEvents()
    table = place.browser.table
    shown = [column for column in value_columns("monconf") if not table.isColumnHidden(column)]
    assert len(shown) >= {100: 13, 125: 9, 150: 8}[scale]
    wanted = (
        CardColumn.INI,
        CardColumn.ATT,
        CardColumn.FOR,
        CardColumn.DEF,
        CardColumn.RES,
        CardColumn.PV,
        CardColumn.PUI,
    )
    assert set(wanted) <= set(shown), "what few cards have gives way first"


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("scale", [100, 125, 150])
def test_values_in_view_cut_neither_headings_nor_ranks_nor_the_window(
    qapp: QApplication,
    window: Window,
    desk: Desk,
    place: LibraryPlace,
    language: str,
    scale: int,
) -> None:
    add_example(desk, system="monconf")
    theme.apply(qapp, ThemeChoice.LIGHT, scale)
    loader.install(qapp, language)
    window.resize(1280, 800)
    table = place.browser.table
    letters = QFontMetrics(theme.current().font(theme.TextSize.SMALL, bold=True))
    for system in ("confrontation", "monconf"):
        place.browser.set_wish(replace(place.browser.wish, system=system))
        qapp.processEvents()
        assert (window.width(), window.height()) == (1280, 800), system
        shown = [column for column in value_columns(system) if not table.isColumnHidden(column)]
        assert shown, system
        for column in shown:
            heading = place.model.headerData(column, Qt.Orientation.Horizontal)
            needed = letters.horizontalAdvance(heading) + theme.current().px(12)
            assert needed <= table.columnWidth(column), (system, heading)
        painted = _painted(place)
        ranks = {place.model.words(row, CardColumn.RANK) for row in range(len(place.model.rows))}
        assert [words for words, seen in painted if words in ranks and words != seen] == [], system


def test_the_line_that_a_player_drew_stays_at_another_text_size(
    qapp: QApplication, window: Window, place: LibraryPlace
) -> None:
    place.settings.keep_for_place("library", sizes=[600, 600])
    shares = []
    for scale in (150, 125):
        theme.apply(qapp, ThemeChoice.LIGHT, scale)
        window.resize(1280, 800)
        qapp.processEvents()
        shares.append(place.browser.width() - place.detail.width())
    assert max(map(abs, shares)) <= 1


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("scale", [100, 150])
def test_names_and_ranks_of_the_starter_library_are_read_whole(
    qapp: QApplication, window: Window, place: LibraryPlace, language: str, scale: int
) -> None:
    theme.apply(qapp, ThemeChoice.LIGHT, scale)
    loader.install(qapp, language)
    window.resize(1280, 800)
    qapp.processEvents()
    painted = _painted(place)
    cut = [(words, seen) for words, seen in painted if words != seen]
    told = {seen for _, seen in painted}
    assert {place.model.words(row, CardColumn.NAME) for row in range(59)} <= told
    ranks = {place.model.words(row, CardColumn.RANK) for row in range(59)} - {""}
    if scale == 100:
        assert cut == []
        assert all(any(rank in words for words in told) for rank in ranks)
    else:  # COU and DIS are worth more than the end of a long rank: what is cut is begun
        assert not place.browser.table.isColumnHidden(CardColumn.DIS)
        assert all(" · " in seen and words.startswith(seen.rstrip("…")) for words, seen in cut)


@pytest.mark.parametrize(("size", "scale"), [((1024, 700), 100), ((1280, 720), 150), ((1366, 768), 150)])
def test_the_main_values_stand_in_small_windows_too(
    qapp: QApplication, window: Window, place: LibraryPlace, size: tuple[int, int], scale: int
) -> None:
    theme.apply(qapp, ThemeChoice.LIGHT, scale)
    window.resize(*size)
    qapp.processEvents()
    main = (
        CardColumn.INI, CardColumn.ATT, CardColumn.FOR, CardColumn.DEF, CardColumn.RES, CardColumn.NERVE,
        CardColumn.DIS,
    )  # fmt: skip
    assert not any(place.browser.table.isColumnHidden(column) for column in main)


def _painted(place: LibraryPlace) -> list[tuple[str, str]]:
    """Paint every row, and give its words with what was left of them."""
    table = place.browser.table
    painted: list[tuple[str, str]] = []
    fitting = RowPaint.fitting

    def listen(paint: RowPaint, words: str, width: int, metrics: QFontMetrics) -> str:
        painted.append((words, fitting(paint, words, width, metrics)))
        return painted[-1][1]

    RowPaint.fitting = listen  # type: ignore[method-assign,assignment]
    try:
        with looking():
            bar = table.verticalScrollBar()
            for value in (*range(0, bar.maximum(), max(1, bar.pageStep() - 1)), bar.maximum()):
                bar.setValue(value)
                table.viewport().repaint()
    finally:
        RowPaint.fitting = fitting  # type: ignore[method-assign]
    return painted


def test_what_is_searched_for_moves_no_column(place: LibraryPlace, hand: Hand) -> None:
    table = place.browser.table
    before = [table.columnWidth(column) for column in CardColumn]
    place.browser.search.setText("abel")
    assert [table.columnWidth(column) for column in CardColumn] == before
