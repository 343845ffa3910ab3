"""Ctrl+K finds any verb, card or army; ? shows the keys."""

from __future__ import annotations

import sys
from functools import partial
from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.look import theme
from desktop.shell.keys_sheet import ShortcutSheet
from desktop.shell.palette import CommandPalette, PaletteModel
from desktop.shell.window import Window
from desktop.widgets.actions import PaletteEntry
from desktop.widgets.finding import Haystack, asked
from tests.desktop.shell.places import OnePlace


def type_text(widget: QWidget, text: str) -> None:
    """Type what `keyClicks` cannot: letters beyond Latin-1."""
    for letter in text:
        for kind in (QKeyEvent.Type.KeyPress, QKeyEvent.Type.KeyRelease):
            QApplication.sendEvent(widget, QKeyEvent(kind, 0, Qt.KeyboardModifier.NoModifier, letter))


def opened(window: Window) -> CommandPalette:
    """Open the palette with its key."""
    QTest.keyClick(window, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    palette = window.findChild(CommandPalette)
    assert palette is not None
    return palette


def found(query: str, *entries: tuple[str, str]) -> list[str]:
    """Give the words that letters find among words and details."""
    hay = Haystack()
    hay.add((False, PaletteEntry(words, list, detail)) for words, detail in entries)
    return [entry.words for entry in hay.find(asked(query), 60)]


def shown(palette: CommandPalette) -> list[str]:
    """Give the words found, in order."""
    return [palette.model.index(row).data() for row in range(palette.model.rowCount())]


@pytest.mark.parametrize(
    ("query", "best"),
    [("colerique", "Abel le Colérique"), ("œuvre", "Maître d’œuvre"), ("mo", "Maître d’œuvre"),
     ("alc", "Abel le Colérique"), ("griffons", "Abel le Colérique"), ("col abel", "Abel le Colérique"),
     ("d’œuvre", "Maître d’œuvre"), ("doeuvre", "Maître d’œuvre")],
)  # fmt: skip
def test_letters_find_words_whatever_their_accents(query: str, best: str) -> None:
    entries = [("Maître d’œuvre", "Nains"), ("Abel le Colérique", "Griffons"), ("Colosse", "Wolfen")]
    assert found(query, *entries)[0] == best


@pytest.mark.parametrize("query", ["monconf", "MonCon’F", "moncon'f", "moncon"])
def test_a_game_is_found_with_and_without_its_apostrophe(query: str) -> None:
    assert found(query, ("Exemple de MonCon’F", "")) and found(query, ("Aurore", "MonCon’F · 4 cartes"))


def test_letters_that_are_nowhere_find_nothing() -> None:
    assert found("xyz", ("Abel le Colérique", "")) == []


def test_another_letter_finds_what_it_would_find_alone() -> None:
    """What was found before is asked first; a letter taken back, or another word, asks all again."""
    names = [
        f"{first} {second}" for first in ("Karo", "Kara", "Abel", "Rok") for second in ("Mir", "le Colérique")
    ]
    hay = Haystack()
    hay.add((False, PaletteEntry(name, list)) for name in names)
    for query in ("k", "ka", "karo", "karo m", "kar", "kal", "alc", "a", "", "rok col"):
        alone = Haystack()
        alone.add((False, PaletteEntry(name, list)) for name in names)
        words = [[entry.words for entry in one.find(asked(query), 9)] for one in (hay, alone)]
        assert words[0] == words[1], query


def test_a_verb_is_found_and_done(window: Window) -> None:
    palette = opened(window)
    assert palette.isVisible()
    assert palette.field.hasFocus()
    assert "Reserve" in shown(palette)
    assert "Never listed" not in shown(palette)
    QTest.keyClicks(palette.field, "reserv")
    assert shown(palette)[0] == "Reserve"
    QTest.keyClick(palette.field, Qt.Key.Key_Return)
    assert not palette.isVisible()
    assert cast(OnePlace, window.place("one")).noted[-1] == "reserve"


def test_cards_are_found_and_arrows_choose(window: Window) -> None:
    palette = opened(window)
    type_text(palette.field, "colér")
    assert set(shown(palette)) == {"Abel le Colérique"}
    palette.field.clear()
    QTest.keyClick(palette.field, Qt.Key.Key_Down)
    assert palette.list.currentIndex().row() == 1
    QTest.keyClick(palette.field, Qt.Key.Key_PageDown)
    QTest.keyClick(palette.field, Qt.Key.Key_Up)
    assert palette.list.currentIndex().row() == 8
    type_text(palette.field, "’’’")
    assert shown(palette) == []
    QTest.keyClick(palette.field, Qt.Key.Key_Return)
    assert palette.isVisible()


def test_escape_leaves_at_once_and_the_focus_returns(window: Window) -> None:
    field = cast(OnePlace, window.place("one")).field
    window.activateWindow()
    field.setFocus()
    palette = opened(window)
    QTest.keyClicks(palette.field, "abc")
    QTest.keyClick(palette.field, Qt.Key.Key_Escape)
    assert not palette.isVisible()
    assert field.hasFocus()
    assert palette.model.rowCount() == 0


def test_a_click_beside_closes(window: Window, qtbot: QtBot) -> None:
    palette = opened(window)
    qtbot.mouseClick(palette, Qt.MouseButton.LeftButton, pos=palette.rect().bottomLeft())
    assert not palette.isVisible()


def test_what_is_not_possible_now_is_greyed_and_says_why(window: Window) -> None:
    place = cast(OnePlace, window.place("one"))
    place.possible = False
    place.actions_changed()
    palette = opened(window)
    QTest.keyClicks(palette.field, "reserve used")
    first = palette.model.entry(palette.model.index(0))
    assert (first.words, first.possible) == ("Reserve", False)
    assert first.detail == "The reserve was used this turn."
    QTest.keyClick(palette.field, Qt.Key.Key_Return)
    assert palette.isVisible()
    assert "reserve" not in place.noted


def test_a_verb_of_another_place_goes_there_and_does_it(window: Window, qtbot: QtBot) -> None:
    palette = opened(window)
    assert [place.key for place in window.built()] == ["one"], "the others are built once it is open"
    QTest.keyClicks(palette.field, "reserv two")
    qtbot.waitUntil(lambda: shown(palette) == ["Reserve"])
    QTest.keyClick(palette.field, Qt.Key.Key_Return)
    other = cast(OnePlace, window.place("two"))
    assert window.current() is other
    assert other.noted[-1] == "reserve"


def test_the_last_of_very_many_cards_is_found_though_they_come_in_parts(window: Window, qtbot: QtBot) -> None:
    palette = opened(window)
    ran: list[str] = []
    cards = [PaletteEntry(f"Card {n}", partial(ran.append, f"Card {n}")) for n in range(20_000)]
    palette.show_entries(cards)
    assert palette.model.rowCount()
    QTest.keyClicks(palette.field, "card 19999")
    qtbot.waitUntil(lambda: shown(palette) == ["Card 19999"])
    palette.show_entries(cards)
    QTest.keyClicks(palette.field, "card 19998")
    QTest.keyClick(palette.field, Qt.Key.Key_Return)
    assert ran == ["Card 19998"], "Return waits for all of them"


def test_the_model_keeps_the_law_of_models(qtbot: QtBot) -> None:
    model = PaletteModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.set_rows([PaletteEntry(f"Card {number}", model.rowCount) for number in range(3)])
    model.set_rows([])
    assert model.rowCount() == 0
    tester.deleteLater()


def test_the_sheet_shows_the_keys_of_the_place_and_of_the_window(window: Window) -> None:
    window.activateWindow()
    window.place("one").setFocus()
    QTest.keyClick(window, Qt.Key.Key_Question)
    sheet = window.findChild(ShortcutSheet)
    assert sheet is not None
    assert sheet.isVisible()
    shown = {row[0]: row[1] for row in sheet.table.words()}
    assert {"Reserve", "Undo", "Keys", "One", "Everywhere"} <= shown.keys()
    assert "Never listed" not in shown
    assert (shown["Reserve"], shown["Undo"], shown["Keys"]) == ("R", "Ctrl+Z", "?")
    # the keyboard stays with the sheet: Escape reaches it wherever the key is pressed
    assert QApplication.focusWidget() is sheet
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Escape)
    assert not sheet.isVisible()


def test_a_place_that_fails_is_left_out_and_reported(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(place: OnePlace) -> None:
        raise LookupError(place.key)

    reported: list[type[BaseException]] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, error, trace: reported.append(kind))
    monkeypatch.setattr(OnePlace, "palette_entries", broken)
    palette = opened(window)
    assert palette.isVisible() and palette.field.hasFocus(), "else its letters are verbs of the place"
    assert "Reserve" in shown(palette) and "Abel le Colérique" not in shown(palette)
    assert set(reported) == {LookupError}


def test_a_card_is_found_by_its_name_in_the_other_language() -> None:
    hay = Haystack()
    hay.add([(False, PaletteEntry("Griffin conscript", print, "Griffin", also="Conscrit du Griffon"))])
    hay.add([(False, PaletteEntry("Conscripted clone", print, "Scorpion"))])
    assert [entry.words for entry in hay.find(asked("conscrit"), 9)] == ["Griffin conscript"]
    assert next(entry.words for entry in hay.find(asked("conscript"), 9)) == "Griffin conscript"


def test_a_list_is_not_lost_among_cards_that_begin_with_the_same_letters() -> None:
    hay = Haystack()
    hay.add((False, PaletteEntry(f"Griffin {n}", print, many=True)) for n in range(9))
    hay.add([(True, PaletteEntry("Griffons, 400 PA", print)), (False, PaletteEntry("Gain", print))])
    assert hay.find(asked("griff"), 9)[0].words == "Griffons, 400 PA"
    assert hay.find(asked("griffin 4"), 9)[0].words == "Griffin 4", "the name itself comes first"


def test_the_field_has_a_name_and_what_return_would_do_is_said(
    window: Window, qtbot: QtBot, said: list[str]
) -> None:
    palette = opened(window)
    heard = QAccessible.queryAccessibleInterface(palette.field)
    assert heard.text(QAccessible.Text.Name) == "A command, a card, an army"
    assert palette.list.accessibleName()
    said.clear()
    type_text(palette.field, "qu")
    first = palette.model.entry(palette.list.currentIndex())
    assert said[-1].startswith(first.words) and len(said) == 2, said
    QTest.keyClick(palette.field, Qt.Key.Key_Down)
    second = palette.model.entry(palette.list.currentIndex())
    assert second is not first and said[-1].startswith(second.words)
    type_text(palette.field, "zzqz")
    qtbot.waitUntil(lambda: said[-1] == "Nothing matches.")


def test_other_colours_are_said_as_they_come(window: Window, said: list[str]) -> None:
    dark = theme.current().dark
    window.verb("theme").trigger()
    assert said[-1] == ("Light colours" if dark else "Dark colours")
    window.verb("theme").trigger()
    assert said[-1] == ("Dark colours" if dark else "Light colours")
