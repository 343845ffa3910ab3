"""Newer versions of the cards of a list: shown with their difference and their cost, taken on purpose."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from desktop.muster.newer_sheet import NewerSheet
from desktop.muster.place import MusterPlace
from desktop.operations import cards
from desktop.operations.desk import Desk
from desktop.shell.place import StripNote
from desktop.shell.window import Window
from rules.values import Characteristic, Value
from tests.desktop.fit import cut_labels
from tests.desktop.muster.in_view import first, kept, total

Press = Callable[..., None]
Write = Callable[[str], None]


@pytest.fixture(autouse=True)
def newer(place: MusterPlace, desk: Desk) -> None:
    """Let two cards of the army have changed since; stand on its first card."""
    for entry, pa in zip(kept(place).entries[:2], (12, 40), strict=True):
        card = desk.library.card(entry.card_id).card
        values = {**card.values, Characteristic.RES: Value.of(9)}
        cards.save_card(desk, card=replace(card, pa=Value.of(pa), values=values), card_id=entry.card_id)
    QApplication.processEvents()
    first(place)


def sheet(window: Window) -> NewerSheet:
    return window.findChildren(NewerSheet)[-1]


def rows(window: Window) -> list[list[str]]:
    table = sheet(window).table
    return [
        [(item.text() if (item := table.item(row, at)) else "").replace("\xa0", " ") for at in range(3)]
        for row in range(table.rowCount())
    ]


def test_the_checks_tell_and_r_shows_what_changed(window: Window, place: MusterPlace, press: Press) -> None:
    told = place.panes.checks.problems.words()
    assert any("2 cards have a newer version." in row for row in told)
    assert total(place) == "160 PA"
    press(Qt.Key.Key_R)
    found = rows(window)
    assert found[0] == ["Griffin conscript", "PA 11 → 12\nRES 8 → 9", "33 PA → 36 PA (+3)"]
    assert len(found) == 2
    assert sheet(window).told.text().replace("\xa0", " ") == "The list: 160 PA; with all updates: 179 PA."
    press(Qt.Key.Key_Escape)
    assert place.panes.entries.hasFocus() and total(place) == "160 PA"


def test_one_is_taken_with_return_and_undone(window: Window, place: MusterPlace, press: Press) -> None:
    press(Qt.Key.Key_R)
    press(Qt.Key.Key_Return)
    assert total(place) == "163 PA"
    assert len(rows(window)) == 1
    assert place.undo_text() == "newer version of Griffin conscript"
    press(Qt.Key.Key_Escape)
    place.undo()
    assert total(place) == "160 PA"


def test_all_are_taken_in_one_step(window: Window, place: MusterPlace, press: Press) -> None:
    heard: list[StripNote] = []
    place.said.connect(heard.append)
    press(Qt.Key.Key_R)
    press(Qt.Key.Key_A)
    assert total(place) == "179 PA"
    assert place.undo_text() == "newer versions of 2 cards"
    assert heard[-1].words == "2 cards now use their newer version." and heard[-1].act is not None
    assert not any("newer version" in row for row in place.panes.checks.problems.words())
    heard[-1].act()
    assert total(place) == "160 PA"


def test_nothing_newer_says_so(window: Window, place: MusterPlace, press: Press) -> None:
    press(Qt.Key.Key_R)
    press(Qt.Key.Key_A)
    actions = place.actions_set
    assert not actions["muster.newers"].isEnabled()
    assert actions.reason("muster.newers") == "The list uses every card as it is now"


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("scale", [100, 150])
def test_no_word_of_the_panel_is_cut(
    window: Window, place: MusterPlace, press: Press, language: str, scale: int
) -> None:
    window.change_settings(language=language, scale=scale)
    QApplication.processEvents()
    first(place)
    press(Qt.Key.Key_R)
    QApplication.processEvents()
    assert cut_labels(sheet(window)) == []
    table = sheet(window).table
    assert table.rowHeight(0) < 4 * table.fontMetrics().height(), "a row is as high as its two lines need"
    press(Qt.Key.Key_Escape)
    assert (window.width(), window.height()) == (1280, 800)
