"""The menu bar offers what the library, the place in view and the window can do; Alt opens it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from desktop.shell.window import Window
from tests.desktop.hands import hold_alt, let_alt_go, press, settle
from tests.desktop.shell.places import OnePlace

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.fixture(autouse=True)
def nothing_left_open() -> Iterator[None]:
    """Close what a test opened."""
    yield
    while (menu := QApplication.activePopupWidget()) is not None:
        menu.close()


def words(menu: QMenu) -> list[str]:
    """Give the verbs of a menu as they are read."""
    return [action.text().replace("&", "") for action in menu.actions() if not action.isSeparator()]


def opened(window: Window, title: str) -> QMenu:
    """Click a title in the bar and give the menu that opens."""
    action = next(each for each in window.menus.actions() if each.text().replace("&", "") == title)
    QTest.mouseClick(
        window.menus, Qt.MouseButton.LeftButton, pos=window.menus.actionGeometry(action).center()
    )
    return shown()


def shown() -> QMenu:
    """Give the menu that is open."""
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def tap_alt(window: Window, held_ms: int = 10) -> None:
    """Press Alt and let it go."""
    hold_alt(window)
    let_alt_go(window, held_ms)


def test_each_menu_has_what_its_title_says(window: Window) -> None:
    titles = [each.text().replace("&", "") for each in window.menus.actions() if each.isVisible()]
    assert titles == ["File", "Edit", "One", "View", "Help"]
    assert words(opened(window, "File")) == [
        "Open a library…", "New library…", "Save a copy…", "Backups…", "Open recent",
        "Print the battle as it stands", "Settings", "Quit",
    ]  # fmt: skip
    shown().close()
    assert words(opened(window, "One")) == ["Reserve"]
    shown().close()
    assert words(opened(window, "Help")) == ["Manual", "Keys", "Report a problem…", "About Tacticien"]


def test_a_verb_of_a_menu_is_done(window: Window) -> None:
    first = window.place("one")
    assert isinstance(first, OnePlace)
    menu = opened(window, "One")
    QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert "reserve" in first.noted
    menu = opened(window, "Edit")
    undo = menu.actions()[0]
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(undo).center())
    assert first.undone == ["a notch"]


def test_recent_libraries_open_from_the_menu(window: Window) -> None:
    window.settings.change(library="/a/club.tact", recent=("/a/club.tact", "/b/été.tact"))
    asked: list[tuple[str, str]] = []
    window.library_wanted.connect(lambda verb, path: asked.append((verb, path)))
    recent = next(
        menu for menu in opened(window, "File").findChildren(QMenu) if menu.title() == "Open recent"
    )
    assert words(recent) == ["été"]
    recent.actions()[0].trigger()
    assert asked == [("open", "/b/été.tact")]


def test_the_keys_of_a_place_out_of_view_sleep_though_its_menu_was_opened(window: Window) -> None:
    first, second = window.place("one"), window.go("two")
    assert isinstance(first, OnePlace)
    assert isinstance(second, OnePlace)
    window.go("one")
    opened(window, "One").close()
    window.go("two")
    first.noted.clear()
    QTest.keyClick(window, Qt.Key.Key_R)
    assert "reserve" not in first.noted
    assert "reserve" in second.noted
    assert words(opened(window, "Two")) == ["Reserve"]


def test_alt_alone_opens_the_first_menu(window: Window) -> None:
    tap_alt(window)
    assert shown().title() == "&File"


@pytest.mark.parametrize(("title", "letter"), [("One", "O"), ("Église, fées", "G")])
def test_the_menu_of_a_place_opens_by_a_letter_of_its_own(
    window: Window, monkeypatch: pytest.MonkeyPatch, title: str, letter: str
) -> None:
    monkeypatch.setattr(type(window.place("one")), "title", lambda _place: title)
    window.menus.follow()
    texts = [each.text() for each in window.menus.actions()]
    assert len({words.partition("&")[2][0] for words in texts}) == len(texts), "each has one"
    hold_alt(window)
    press(Qt.Key[f"Key_{letter}"], Qt.KeyboardModifier.AltModifier, window=window)
    let_alt_go(window, 50)
    assert shown().title().replace("&", "") == title


def test_alt_held_to_read_the_keys_opens_nothing(window: Window) -> None:
    tap_alt(window, 900)
    assert QApplication.activePopupWidget() is None


def test_alt_with_another_key_is_that_key(window: Window) -> None:
    hold_alt(window)
    press(Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier, window=window)
    let_alt_go(window, 50)
    assert QApplication.activePopupWidget() is None


def test_without_the_bar_alt_opens_all_menus_as_one(window: Window) -> None:
    high = window.stack.height()
    window.verbs.actions["window.menus"].trigger()
    settle()
    assert window.menus.isHidden()
    assert window.stack.height() > high
    assert window.settings.values.menu_bar is False
    tap_alt(window)
    assert words(shown()) == ["File", "Edit", "One", "View", "Help"]
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Right):
        QTest.keyClick(shown(), key)
    assert words(shown()) == ["Undo", "Redo", "Copy", "Paste", "Find a command, a card, an army"]
    shown().close()
    window.verbs.actions["window.menus"].trigger()
    assert not window.menus.isHidden()


def test_a_place_that_takes_all_room_has_no_bar(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(window.place("two")), "takes_room", True)
    window.go("two")
    assert window.menus.isHidden()
    tap_alt(window)
    assert words(shown()) == ["File", "Edit", "Two", "View", "Help"]
    shown().close()
    window.go("one")
    assert not window.menus.isHidden()


def test_the_menus_follow_the_language(window: Window) -> None:
    window.change_settings(language="fr")
    settle()
    titles = [each.text().replace("&", "") for each in window.menus.actions()]
    assert titles == ["Fichier", "Édition", "One", "Affichage", "Aide"]
