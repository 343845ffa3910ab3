"""The window goes from place to place, and undo acts on the place in view."""

from __future__ import annotations

import itertools
from typing import cast

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.environment.settings import Dice, Settings, ThemeChoice
from desktop.look import theme
from desktop.operations.desk import Changes, Desk
from desktop.shell import geometry
from desktop.shell.library_menu import LibraryMenu
from desktop.shell.settings_sheet import SettingsSheet
from desktop.shell.window import PLACES, Window
from desktop.widgets.problem import ProblemPage
from desktop.widgets.text import label, set_look
from tests.desktop.fit import cut_labels
from tests.desktop.hands import click, press
from tests.desktop.shell.places import ROWS, OnePlace


def place(window: Window, key: str = "one") -> OnePlace:
    """Give a place as what it is."""
    return cast(OnePlace, window.place(key))


def settle(window: Window) -> None:
    """Let Qt deliver what it has, and have the keyboard."""
    window.activateWindow()
    QCoreApplication.processEvents()


def test_a_place_is_built_at_its_first_visit_only(window: Window) -> None:
    assert [built.key for built in window.built()] == ["one"]
    QTest.keyClick(window, Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    assert [built.key for built in window.built()] == ["one", "two"]
    assert window.current() is window.place("two")
    assert window.verbs.actions["window.two"].isChecked()
    assert not window.verbs.actions["window.one"].isChecked()
    QTest.keyClick(window, Qt.Key.Key_1, Qt.KeyboardModifier.ControlModifier)
    assert window.current() is window.place("one")
    assert window.settings.values.place == "one"


def test_a_message_lies_above_a_place_that_is_built_after_it(window: Window) -> None:
    window.say("59 cards")
    QTest.keyClick(window, Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    assert window.strip.words == "59 cards"
    settle(window)
    middle = window.strip.geometry().center()
    shown = window.stack.childAt(middle)
    assert shown is not None
    assert shown is window.strip or window.strip.isAncestorOf(shown)


def test_the_four_places_stand_where_they_should() -> None:
    assert [row.key for row in PLACES] == ["library", "muster", "battle", "printing"]
    assert all(row.module == f"desktop.{row.key}.place" for row in PLACES)


def test_the_place_has_nearly_the_whole_window(window: Window) -> None:
    assert window.rail.width() <= 72
    assert window.stack.width() >= 1280 - 72
    assert window.stack.height() == 800 - window.menus.height() >= 800 - 32
    for button in window.rail.findChildren(QToolButton):
        assert button.toolTip()


def test_the_title_names_the_library(window: Window) -> None:
    assert window.windowTitle() == "club — Tacticien"
    window.set_desk(None)
    assert window.windowTitle() == "Tacticien"
    assert not window.verbs.actions["window.two"].isEnabled()


def test_undo_and_redo_act_on_the_place_in_view_and_name_its_step(window: Window) -> None:
    undo, redo = window.verbs.actions["window.undo"], window.verbs.actions["window.redo"]
    assert undo.toolTip() == "Undo: a notch (Ctrl+Z)"
    assert not redo.isEnabled()
    settle(window)
    place(window).setFocus()
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert place(window).undone == ["a notch"]
    assert not undo.isEnabled()
    assert redo.toolTip() == "Redo: a notch (Ctrl+Shift+Z)"
    QTest.keyClick(window, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert place(window).steps == ["a notch"]
    window.go("two")
    place(window, "two").steps.clear()
    place(window, "two").actions_changed()
    assert not undo.isEnabled()


def test_in_a_text_field_letters_are_typed_and_undo_is_the_fields(window: Window) -> None:
    settle(window)
    field = place(window).field
    field.setFocus()
    QTest.keyClicks(field, "Rr?")
    assert field.text() == "Rr?"
    QTest.keyClick(field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert field.text() != "Rr?"
    assert place(window).undone == []
    place(window).setFocus()
    QTest.keyClick(window, Qt.Key.Key_R)
    assert "reserve" in place(window).noted


def test_the_keys_of_a_place_out_of_sight_are_asleep(window: Window) -> None:
    settle(window)
    window.go("two")
    QTest.keyClick(window, Qt.Key.Key_R)
    assert "reserve" in place(window, "two").noted
    assert "reserve" not in place(window, "one").noted


def test_changes_reach_every_place_but_the_one_that_made_them(window: Window, desk: Desk) -> None:
    first, second = place(window), place(window, "two")
    for each in (first, second):
        each.noted.clear()
    desk.announce(Changes(initiator=first))
    assert "refresh" not in first.noted
    assert second.stale
    assert "refresh" not in second.noted
    window.go("two")
    assert second.noted.count("refresh") == 1
    desk.announce(Changes())
    assert second.noted.count("refresh") == 2
    window.set_desk(None)
    second.noted.clear()
    desk.announce(Changes())
    assert second.noted == []


def test_a_place_can_ask_for_another_one(window: Window) -> None:
    place(window).wanted.emit("two", "an army")
    assert window.current() is window.place("two")
    assert ("visit", "an army") in place(window, "two").noted


def test_a_note_offers_its_verb_once_and_leaves_by_itself(window: Window, qtbot: QtBot) -> None:
    noted = place(window).noted
    place(window).say("Abel was deleted.", "good", "Undo", place(window).reserve)
    assert window.strip.words == "Abel was deleted."
    button = next(b for b in window.strip.findChildren(QPushButton) if b.isVisible())
    assert button.text() == "Undo"
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert noted[-1] == "reserve"
    assert window.strip.words == ""
    window.say("Saved.")
    (timer,) = window.strip.findChildren(QTimer)
    assert timer.isActive()
    timer.timeout.emit()
    assert window.strip.words == ""
    assert not timer.isActive()


def test_what_is_wrong_stays_until_it_is_dismissed(window: Window) -> None:
    window.say("This was not saved: the disk is full.", "bad", "Retry", place(window).reserve)
    (timer,) = window.strip.findChildren(QTimer)
    assert not timer.isActive()
    window.say("x" * 10 + " and a very long sentence" * 20, "bad")
    assert cut_labels(window.strip) == []
    assert window.stack.rect().contains(window.strip.geometry())
    window.strip.dismiss()
    assert window.strip.words == ""


def test_a_note_keeps_clear_of_the_buttons_at_the_bottom(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(OnePlace, "bar_height", lambda self: 64)
    window.say("Saved.")
    assert window.strip.geometry().bottom() <= window.stack.height() - 64


def test_a_note_covers_no_verb_at_the_bottom_that_nobody_spoke_of(window: Window) -> None:
    page = place(window)
    verb = QPushButton("Cancel", page)
    verb.setGeometry(page.width() // 2, page.height() - 60, 120, 44)
    verb.show()
    window.say("This library is read-only.", "bad")
    covered = QRect(verb.mapTo(window.stack, QPoint()), verb.size())
    assert not window.strip.geometry().intersects(covered)
    assert window.strip.geometry().bottom() > window.stack.height() - 200, "no higher than it must"


def test_a_note_covers_no_refusal_at_the_bottom(window: Window) -> None:
    page = place(window)
    page.field.hide()
    reason = label("Say which column holds the names of the cards.", page)
    reason.setGeometry(page.width() // 4, page.height() - 60, page.width() // 2, 44)
    reason.show()
    window.say("A model has no other card.")
    covered = QRect(reason.mapTo(window.stack, QPoint()), reason.size())
    assert window.strip.geometry().intersects(covered), "plain words may wait for it to go"
    set_look(reason, tone="warn")
    window.say("A model has no other card.")
    assert not window.strip.geometry().intersects(covered)


def test_a_note_makes_way_for_a_verb_that_comes_after_it(window: Window) -> None:
    page = place(window)
    page.field.hide()
    window.say("This library is read-only.", "bad")
    before = window.strip.geometry()
    verb = QPushButton("Cancel", page)
    verb.setGeometry(page.width() // 2, page.height() - 60, 120, 44)
    verb.show()
    page.actions_changed()
    settle(window)
    covered = QRect(verb.mapTo(window.stack, QPoint()), verb.size())
    assert before.intersects(covered) and not window.strip.geometry().intersects(covered)
    verb.hide()
    page.actions_changed()
    settle(window)
    assert window.strip.geometry() == before, "it comes down again"


def test_a_complaint_goes_when_something_went_well_or_its_place_is_left(window: Window, desk: Desk) -> None:
    window.say("This file is not a picture that can be read. Choose another one.", "warn")
    desk.announce(Changes())
    assert window.strip.words == ""
    window.say("No army could be read.", "bad")
    window.go("two")
    assert window.strip.words == ""
    window.say("The disk is full.", "bad", "Retry", place(window).reserve)
    desk.announce(Changes())
    window.go("one")
    assert window.strip.words == "The disk is full.", "its way out is still wanted"
    window.say("This could not be started.", "bad")
    place(window).say("")
    assert window.strip.words == ""


def test_no_timer_runs_while_nothing_happens(window: Window) -> None:
    from PySide6.QtCore import QTimer

    assert not [timer for timer in window.findChildren(QTimer) if timer.isActive()]


def test_a_trouble_is_a_page_with_ways_out(window: Window) -> None:
    window.show_library_problem(
        "This library file is damaged.", [("Retry", place(window).reserve)], "club.tact"
    )
    page = window.stack.currentWidget()
    assert isinstance(page, ProblemPage) and window.current() is None
    assert cut_labels(page) == []
    page.button("way0").click()
    assert place(window).noted[-1] == "reserve"
    window.show_library_problem("Another.", [("One", window.go_back), ("Two", window.close)])
    assert [b.text() for b in page.findChildren(QPushButton) if b.isVisible()] == ["One", "Two"]
    page.button("way0").click()
    assert window.current() is window.place("one")


def test_tab_goes_down_the_settings(window: Window) -> None:
    window.activateWindow()
    press(Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    sheet = window.findChild(SettingsSheet)
    assert isinstance(sheet, SettingsSheet)
    heights = []
    for _ in range(8):
        field = QApplication.focusWidget()
        assert field is not None and sheet.isAncestorOf(field)
        heights.append(field.mapTo(sheet, field.rect().center()).y())
        press(Qt.Key.Key_Tab)
    assert heights == sorted(set(heights)), "from the language down, each row once"
    assert sheet.close_button.hasFocus()
    press(Qt.Key.Key_Tab)
    now = QApplication.focusWidget()
    assert now is not None and sheet.language.isAncestorOf(now), "nothing beneath is in reach"


def test_settings_shade_the_window_as_other_pages_over_it_do(window: Window) -> None:
    window.activateWindow()
    beside = window.rail.mapTo(window, window.rail.rect().center())
    bright = window.grab().toImage().pixelColor(beside).lightness()
    shades = []
    for verb in (window.verbs.open_settings, window.verbs.open_about):
        verb()
        QCoreApplication.processEvents()
        shades.append(window.grab().toImage().pixelColor(beside).lightness())
        press(Qt.Key.Key_Escape)
    assert shades[0] == shades[1] < bright


def test_every_choice_of_the_settings_acts_at_once(window: Window, qtbot: QtBot) -> None:
    window.verbs.open_settings()
    dialog = window.findChild(SettingsSheet)
    assert isinstance(dialog, SettingsSheet)
    assert [dialog.people.itemText(0), dialog.people.count()] == ["All of them", len(window.peoples) + 1]
    for choice, key in ((dialog.language, "fr"), (dialog.scale, "150"), (dialog.dice, "rolled"),
                        (dialog.colours, "dark")):  # fmt: skip
        qtbot.mouseClick(choice.findChild(QPushButton, key), Qt.MouseButton.LeftButton)
    dialog.people.setCurrentIndex(3)
    people = dialog.people.itemData(3)
    dialog.people.activated.emit(3)
    QCoreApplication.processEvents()
    values = window.settings.values
    assert (values.language, values.scale, values.dice) == ("fr", 150, Dice.ROLLED)
    assert values.theme is ThemeChoice.DARK
    assert values.people == people
    assert "Réglages" in [each.text() for each in dialog.findChildren(QLabel)]
    assert dialog.people.itemText(0) == "Tous"
    assert dialog.people.currentData() == values.people
    assert theme.current().dark
    assert theme.current().scale == 150
    assert "settings" in place(window).noted
    assert "restyle" in place(window).noted
    assert cut_labels(dialog) == []
    with qtbot.waitSignal(dialog.destroyed):
        press(Qt.Key.Key_Escape)


def test_keys_can_be_bound_anew(window: Window) -> None:
    settle(window)
    place(window).actions_set.update()
    window.change_settings(shortcuts={"one.reserve": "Ctrl+Alt+R"})
    QTest.keyClick(window, Qt.Key.Key_R)
    assert "reserve" not in place(window).noted
    QTest.keyClick(
        window, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
    )
    assert "reserve" in place(window).noted
    assert place(window).actions_set["one.reserve"].toolTip() == "Reserve (Ctrl+Alt+R)"


def test_what_is_not_possible_says_why(window: Window) -> None:
    first = place(window)
    first.possible = False
    first.actions_changed()
    action = first.actions_set["one.reserve"]
    assert not action.isEnabled()
    assert action.toolTip() == "The reserve was used this turn. (R)"


def test_the_menu_of_the_library_offers_the_others(window: Window, qtbot: QtBot) -> None:
    window.settings.change(library="/a/club.tact", recent=("/a/club.tact", "/b/été.tact"))
    menu = LibraryMenu(window)
    asked: list[tuple[str, str]] = []
    window.library_wanted.connect(lambda verb, path: asked.append((verb, path)))
    words = [action.text() for action in menu.actions() if not action.isSeparator()]
    assert words == ["club", "Open a library…", "New library…", "Save a copy…", "Backups…", "été"]
    for action in menu.actions():
        if action.isEnabled() and not action.isSeparator():
            action.trigger()
    assert asked == [("open", ""), ("new", ""), ("copy", ""), ("restore", ""), ("open", "/b/été.tact")]
    menu.close()
    menu.deleteLater()


# Where the window is -----------------------------------------------------------------------------

SCREEN = QRect(0, 0, 1920, 1040)
SECOND = QRect(1920, 0, 1280, 760)


@pytest.mark.parametrize(
    "wanted", [QRect(100, 100, 1280, 800), QRect(1930, 40, 1200, 700), QRect(-900, 50, 1280, 800)]
)
def test_a_window_that_can_be_reached_stays(wanted: QRect) -> None:
    assert geometry.visible_room(wanted, [SCREEN, SECOND]) is None


@pytest.mark.parametrize(
    "wanted",
    [QRect(1930, 40, 1200, 700), QRect(-5000, 50, 1280, 800), QRect(100, -700, 1280, 800),
     QRect(9000, 9000, 10, 10), QRect(0, 30, 5000, 3000)],
)  # fmt: skip
def test_a_window_of_an_unplugged_screen_comes_back(wanted: QRect) -> None:
    room = geometry.visible_room(wanted, [SCREEN])
    assert room is not None
    assert SCREEN.contains(room)


def test_a_window_lower_than_its_screen_by_less_than_its_title_bar_is_made_lower() -> None:
    low = QRect(0, 0, 1280, 720)
    room = geometry.visible_room(QRect(0, 32, 1280, 700), [low])
    assert room is not None
    assert low.contains(room)


def test_the_first_window_fits_a_screen_that_maximizes_nothing(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = QWidget()
    qtbot.addWidget(first)
    monkeypatch.setattr(first, "showMaximized", first.show)
    geometry.restore(first, "")
    assert QGuiApplication.primaryScreen().availableGeometry().contains(first.geometry())


def test_the_window_comes_back_to_where_it_was(qtbot: QtBot) -> None:
    first, second = QWidget(), QWidget()
    for widget in (first, second):
        qtbot.addWidget(widget)
    first.setGeometry(20, 60, 640, 480)
    first.show()
    geometry.restore(second, geometry.describe(first))
    assert second.geometry() == first.geometry()
    geometry.restore(second, "nonsense “é” \ud800")
    assert second.isVisible() or second.pos() != QPoint(-1, -1)


def test_closing_remembers_the_geometry(window: Window) -> None:
    window.close()
    assert Settings.load(window.settings.path).values.geometry


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("scale", [100, 150])
def test_no_word_of_the_window_is_cut(qtbot: QtBot, window: Window, language: str, scale: int) -> None:
    window.change_settings(language=language, scale=scale)
    QCoreApplication.processEvents()
    assert cut_labels(window.rail) == []
    assert window.rail.minimumSizeHint().height() <= 800
    window.verbs.open_sheet()
    QCoreApplication.processEvents()
    assert cut_labels(window) == []


def test_places_are_told_apart_by_their_rows() -> None:
    assert len({row.key for row in ROWS}) == len(ROWS)


def test_a_low_window_spares_what_the_settings_have_too(window: Window) -> None:
    window.change_settings(scale=150)
    QCoreApplication.processEvents()
    assert window.rail.minimumSizeHint().height() <= 640
    window.resize(1280, 640)
    QCoreApplication.processEvents()
    assert window.height() == 640
    shown = [button for button in window.rail.findChildren(QToolButton) if button.isVisible()]
    tops = sorted((button.geometry().top(), button.geometry().bottom()) for button in shown)
    assert all(above[1] < below[0] for above, below in itertools.pairwise(tops))
    assert tops[-1][1] < 640
    assert {"window.keys", "window.settings", "window.find"} <= {
        b.defaultAction().objectName() for b in shown
    }
    window.resize(1280, 1000)
    QCoreApplication.processEvents()
    assert all(button.isVisible() for button in window.rail.findChildren(QToolButton))


def test_enter_presses_the_button_that_has_the_keyboard(window: Window) -> None:
    settle(window)
    button = QPushButton("Go", place(window))
    button.clicked.connect(place(window).reserve)
    button.show()
    button.setFocus()
    place(window).noted.clear()
    QTest.keyClick(button, Qt.Key.Key_Return)
    QTest.keyClick(button, Qt.Key.Key_Enter)
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert place(window).noted == ["reserve"] * 3


def test_letters_of_200_percent_are_kept_and_offered(window: Window, qtbot: QtBot) -> None:
    window.resize(1920, 1080)
    window.change_settings(scale=200)
    window.verbs.open_settings()
    dialog = window.findChild(SettingsSheet)
    assert isinstance(dialog, SettingsSheet)
    assert dialog.scale.choice() == "200" and not dialog.scale_note.isVisibleTo(dialog)
    assert theme.current().px(100) == 200
    window.change_settings(scale=100)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_text_size_is_offered_in_a_small_window_and_a_place_takes_what_it_has_room_for(
    window: Window, qtbot: QtBot, language: str
) -> None:
    window.resize(1280, 720)
    window.change_settings(language=language)
    window.verbs.open_settings()
    dialog = window.findChild(SettingsSheet)
    assert isinstance(dialog, SettingsSheet)
    QCoreApplication.processEvents()
    assert [button.objectName() for button in dialog.scale.buttons] == ["100", "125", "150", "175", "200"]
    click(dialog.scale.buttons[-1])
    QCoreApplication.processEvents()
    assert window.settings.values.scale == 200 and theme.current().scale == 150
    assert dialog.scale_note.isVisible() and "150" in dialog.scale_note.text()
    assert cut_labels(dialog) == [] and dialog.panel.height() < window.height()
    window.resize(1920, 1080)
    qtbot.waitUntil(lambda: theme.current().scale == 200)
    QCoreApplication.processEvents()
    assert dialog.panel.height() < window.height(), "what is below is scrolled to"
    click(dialog.scale.buttons[0])
    assert not dialog.scale_note.isVisible()


@pytest.mark.parametrize("slim", [False, True])
def test_what_stands_in_the_rail_is_as_large_as_a_finger(window: Window, slim: bool) -> None:
    window.resize(1280, 720)
    window.rail.set_slim(slim)
    QCoreApplication.processEvents()
    shown = [button for button in window.rail.findChildren(QToolButton) if button.isVisible()]
    assert len(shown) > 5
    assert not [button.text() for button in shown if min(button.width(), button.height()) < 40]


@pytest.mark.parametrize(
    ("mine", "screen", "expected"),
    [
        (QRect(0, 0, 1280, 1080), QRect(0, 0, 2560, 1080), QRect(1284, 32, 960, 540)),
        (QRect(1000, 0, 1560, 1080), QRect(0, 0, 2560, 1080), QRect(36, 32, 960, 540)),
        (QRect(0, 0, 2560, 1000), QRect(0, 0, 2560, 1600), QRect(0, 1032, 960, 540)),
        (QRect(0, 0, 1280, 720), QRect(0, 0, 1280, 720), QRect(636, 356, 640, 360)),
        (QRect(0, 0, 1920, 1080), QRect(0, 0, 1920, 1080), QRect(956, 536, 960, 540)),
    ],
    ids=["right of it", "left of it", "below it", "over its corner", "over the corner of a large one"],
)
def test_a_second_window_stands_beside_the_first_where_there_is_room(
    mine: QRect, screen: QRect, expected: QRect
) -> None:
    assert geometry.beside(mine, screen, QSize(960, 540), QSize(640, 360)) == expected
