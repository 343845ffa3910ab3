"""The manual opens where it matters, is searched, follows the language, and gives the keyboard back."""

from __future__ import annotations

from pathlib import Path

import pytest
from pypdf import PdfReader
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication

from desktop.environment.settings import ThemeChoice
from desktop.manual.book import book
from desktop.shell import manual_window
from desktop.shell.keys_sheet import ShortcutSheet
from desktop.shell.manual_window import ManualWindow
from desktop.shell.report_sheet import ReportSheet
from desktop.shell.settings_sheet import SettingsSheet
from desktop.shell.window import Window
from desktop.widgets.topic import set_topic
from tests.desktop.fit import cut_labels
from tests.desktop.hands import click, press, settle, write

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

CONTROL = Qt.KeyboardModifier.ControlModifier


def opened(window: Window) -> ManualWindow:
    """Press the key of the manual where one is."""
    press(Qt.Key.Key_F1)
    found = window.verbs.manual.shown
    assert found is not None and found.isVisible()
    return found


@pytest.fixture
def place(window: Window) -> Window:
    """Stand in a place of which the manual tells."""
    window.activateWindow()
    set_topic(window.place("one"), "library")
    window.place("one").setFocus()
    settle()
    return window


def test_it_opens_where_one_is_and_gives_the_keyboard_back(place: Window) -> None:
    before = QApplication.focusWidget()
    manual = opened(place)
    assert (manual.page.page(), manual.page.hasFocus()) == ("library", True)
    assert book("en").page("library").title in manual.page.toPlainText()
    press(Qt.Key.Key_Escape)
    assert place.verbs.manual.shown is None
    assert QApplication.activeWindow() is place and QApplication.focusWidget() is before


def test_it_first_opens_within_the_screen(place: Window) -> None:
    manual = opened(place)
    room = place.screen().availableGeometry()
    assert room.contains(manual.geometry()) and manual.geometry().top() >= 24, "its title bar has room, too"
    assert room.contains(QRect(manual.save_button.mapToGlobal(QPoint()), manual.save_button.size()))


def test_panels_have_pages_of_their_own(place: Window) -> None:
    press(Qt.Key.Key_Question)
    sheet = place.findChild(ShortcutSheet)
    manual = opened(place)
    assert manual.page.page() == "keyboard"
    press(Qt.Key.Key_Escape)
    assert isinstance(sheet, ShortcutSheet) and sheet.isVisible() and sheet.hasFocus()
    press(Qt.Key.Key_Escape)
    press(Qt.Key.Key_Comma, CONTROL)
    settings = place.findChild(SettingsSheet)
    assert isinstance(settings, SettingsSheet)
    manual = opened(place)
    assert manual.page.page() == "access"
    press(Qt.Key.Key_Escape)
    now = QApplication.focusWidget()
    assert now is not None and settings.isVisible() and settings.isAncestorOf(now)
    press(Qt.Key.Key_Escape)


def test_what_tells_of_an_error_has_the_page_that_says_what_becomes_of_it(place: Window) -> None:
    place.verbs.report("Something went wrong.")
    sheet = place.findChild(ReportSheet)
    focused = QApplication.focusWidget()
    assert isinstance(sheet, ReportSheet) and focused is not None and sheet.isAncestorOf(focused)
    manual = opened(place)
    assert manual.page.page() == "backups"
    assert "Report a problem" in manual.page.toPlainText()
    press(Qt.Key.Key_Escape)
    assert sheet.isVisible()
    sheet.close_panel()


@pytest.mark.parametrize("opens", ["Ctrl+O", "Alt"])
def test_its_key_works_in_a_menu_that_is_open(place: Window, opens: str) -> None:
    if opens == "Ctrl+O":
        press(Qt.Key.Key_O, CONTROL)
    else:
        place.menus.open_menus()
    assert QApplication.activePopupWidget() is not None
    manual = opened(place)
    assert QApplication.activePopupWidget() is None
    assert manual.page.page() == ("backups" if opens == "Ctrl+O" else "library")
    manual.close()


def test_letters_search_and_return_shows_what_is_found(place: Window) -> None:
    manual = opened(place)
    title = book("en").page("backups").title
    write(title.split()[0].lower())
    assert manual.search.hasFocus()
    press(Qt.Key.Key_Return)
    assert manual.page.page() == "backups"
    assert manual.page.extraSelections()
    manual.search.setFocus()
    press(Qt.Key.Key_Escape)
    assert (manual.search.text(), manual.isVisible()) == ("", True)
    write("xylophone")
    assert [manual.contents.item(n).text() for n in range(manual.contents.count())] == ["Nothing found."]
    manual.close()


def test_contents_lead_to_pages_and_sections_and_back(place: Window) -> None:
    manual = opened(place)
    row = next(n for n, page in enumerate(book("en").pages) if page.key == "first-game")
    click(manual.contents.viewport(), manual.contents.visualItemRect(manual.contents.item(row)).center())
    assert manual.page.page() == "first-game"
    below = manual.contents.item(row + 1)
    assert below.text().strip() == book("en").page("first-game").sections[0]
    click(manual.contents.viewport(), manual.contents.visualItemRect(below).center())
    assert manual.page.source().fragment() == "first-game-1"
    manual.page.setFocus()
    press(Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    press(Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert manual.page.page() == "library"
    manual.close()


def test_a_picture_takes_its_own_height(place: Window) -> None:
    manual = opened(place)
    document = manual.page.document()
    block = document.find("\N{OBJECT REPLACEMENT CHARACTER}").block()
    shown, beneath = map(document.documentLayout().blockBoundingRect, (block, block.next()))
    assert shown.height() > 100
    assert beneath.top() - shown.bottom() < 40, "no more room beneath it than above a heading"
    manual.close()


def test_it_speaks_the_language_of_now_and_is_read_in_both_colours(place: Window) -> None:
    manual = opened(place)
    manual.resize(1280, 720)
    for language in ("fr", "en"):
        for colours in (ThemeChoice.DARK, ThemeChoice.LIGHT):
            place.change_settings(language=language, theme=colours, scale=150)
            settle()
            title = book(language).page("library").title.replace("\u202f", "\u00a0")
            assert title.replace("\u00a0", " ") in manual.page.toPlainText()
            assert title in manual.page.document().toRawText()
            assert cut_labels(manual) == []
            assert manual.page.horizontalScrollBar().maximum() == 0
    place.close()
    assert place.verbs.manual.shown is None


def test_its_title_names_the_program_once_in_both_languages(place: Window) -> None:
    manual = opened(place)
    assert manual.windowTitle() == "Manual — Tacticien"
    place.change_settings(language="fr")
    settle()
    assert manual.windowTitle() == "Manuel — Tacticien"
    place.change_settings(language="en")
    settle()
    manual.close()


def test_it_is_saved_whole_as_one_file(
    place: Window, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    manual = opened(place)
    for name in ("manual.pdf", "manual.html"):
        monkeypatch.setattr(manual_window, "ask_where", lambda *_, name=name: tmp_path / name)
        press(Qt.Key.Key_S, CONTROL)
        assert manual.told.text() == f"{name} was written."
    pdf = PdfReader(tmp_path / "manual.pdf")
    english = book("en")
    assert [each["/Title"] for each in pdf.outline if not isinstance(each, list)] == [
        page.title for page in english.pages
    ]
    assert english.pages[1].sections[0] in "".join(page.extract_text() for page in pdf.pages)
    assert any(page.get("/Annots") for page in pdf.pages)
    text = (tmp_path / "manual.html").read_text(encoding="utf-8")
    assert "code { overflow-wrap: anywhere; }" in text, "a path without a space is no wider than a phone"
    assert text.count("<h1") == len(english.pages)
    assert 'href="#first-game"' in text and 'id="first-game"' in text
    assert 'src="data:' in text or "<img" not in text
    manual.close()
