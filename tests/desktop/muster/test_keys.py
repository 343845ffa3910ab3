"""The Muster by keys alone: every part is reached by Tab, and the palette does what it says."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.muster.place import MusterPlace
from desktop.shell.keys_sheet import ShortcutSheet
from desktop.shell.palette import CommandPalette
from desktop.shell.window import Window
from tests.desktop import hands
from tests.desktop.muster.in_view import kept, new_list
from tests.desktop.unpainted import settle

CONTROL = Qt.KeyboardModifier.ControlModifier

Press = Callable[..., None]


@pytest.mark.parametrize(("typed", "game"), [("moncon", "monconf"), ("éclats", "eclats")])
def test_the_palette_brings_in_an_example_from_the_muster_itself(
    place: MusterPlace, press: Press, write: Callable[[str], None], window: Window, typed: str, game: str
) -> None:
    press(Qt.Key.Key_K, CONTROL)
    write(f"example of {typed}\n")
    assert kept(place).system == game
    assert kept(place).entries
    assert window.strip.words.startswith("The example of")


@pytest.mark.parametrize(
    ("spoken", "typed", "verb"),
    [
        ("en", "imprimer", "Print"),
        ("en", "nouvelle armée", "New army"),
        ("fr", "print", "Imprimer"),
        ("fr", "new army", "Nouvelle armée"),
        ("fr", "settings", "Réglages"),
    ],
)
def test_the_palette_finds_a_verb_by_its_words_in_the_other_language(
    place: MusterPlace, press: Press, write: Callable[[str], None], window: Window, typed: str, verb: str
) -> None:
    press(Qt.Key.Key_K, CONTROL)
    write(typed)
    palette = window.findChild(CommandPalette)
    assert palette is not None
    words = [palette.model.index(row).data() for row in range(palette.model.rowCount())]
    assert verb in words[:3], words


def walked(press: Press) -> Iterator[QWidget | None]:
    """Press Tab as long as anybody would."""
    for _ in range(40):
        yield QApplication.focusWidget()
        press(Qt.Key.Key_Tab)


def test_tab_leads_through_an_empty_army(place: MusterPlace, press: Press) -> None:
    new_list(place)
    header = place.panes.header
    header.name.setFocus()
    found = list(walked(press))
    assert place.panes.no_entries.button("add") in found
    assert header.name in found[6:], "all the way round"


@pytest.mark.parametrize(("wide", "narrow"), [(1280, False), (1000, True)])
def test_a_new_list_is_asked_for_its_people_with_nothing_of_another_beside(
    place: MusterPlace, press: Press, window: Window, wide: int, narrow: bool
) -> None:
    window.resize(wide, 720)
    QApplication.processEvents()
    panes, army = place.panes, place.controller.army_id
    assert panes.narrow == narrow
    panes.show_tab("card")
    press(Qt.Key.Key_N, CONTROL)
    assert panes.peoples.isVisible()
    assert not panes.face.isVisible()
    assert not panes.checks.isVisible()
    press(Qt.Key.Key_Escape)
    assert panes.entries.isVisible()
    assert panes.checks.isVisible() != narrow
    press(Qt.Key.Key_N, CONTROL)
    shown = panes.armies.visualRect(panes.armies.currentIndex()).center()
    QTest.mouseClick(panes.armies.viewport(), Qt.MouseButton.LeftButton, pos=shown)
    assert panes.entries.isVisible(), "a click on the army in view leads back to it"
    assert place.controller.army_id == army
    press(Qt.Key.Key_N, CONTROL)
    panes.tabs.buttons[1].click()
    assert panes.drawer.isVisible()
    assert panes.entries.isVisible(), "cards are added to the list that is seen"


def test_in_a_small_window_with_large_letters_the_army_stands_behind_a_tab_of_its_own(
    place: MusterPlace, press: Press, write: Callable[[str], None], window: Window
) -> None:
    window.resize(700, 720)
    settle()
    panes = place.panes
    tabs = {button.objectName(): button for button in panes.tabs.buttons}
    assert panes.single and list(tabs) == ["armies", "army", "cards", "card"]
    assert tabs["army"].text().replace("\xa0", " ") == "List · 160 PA"

    def in_view() -> str:
        shown = {"armies": panes.armies, "army": panes.header, "cards": panes.drawer, "card": panes.checks,
                 "peoples": panes.peoples}  # fmt: skip
        (found,) = (key for key, part in shown.items() if part.isVisible())
        return found

    press(Qt.Key.Key_Slash)  # the armies, to find one
    for key in ("armies", "cards", "card", "army"):
        tabs[key].click()
        settle()
        assert in_view() == key
    assert panes.header.total.mapTo(window, panes.header.total.rect().topRight()).x() < 700
    press(Qt.Key.Key_A)
    write("alahel\n")
    assert in_view() == "cards"
    assert not tabs["army"].text().replace("\xa0", " ").endswith(" 160 PA"), "the total follows"
    press(Qt.Key.Key_Escape)
    press(Qt.Key.Key_Escape)
    assert in_view() == "army" and panes.entries.hasFocus()
    tabs["armies"].click()
    press(Qt.Key.Key_E)
    assert in_view() == "army" and panes.header.note.isVisible()
    tabs["armies"].click()
    at = panes.armies.visualRect(panes.armies.model().index(1, 0)).center()
    hands.click(panes.armies.viewport(), at)
    assert in_view() == "army" and kept(place).name == "Scorpion (V-A-4)"
    press(Qt.Key.Key_N, CONTROL)
    assert in_view() == "peoples"
    press(Qt.Key.Key_Escape)
    assert in_view() == "army"
    panes.entries.setFocus()
    window.resize(1280, 720)
    settle()
    assert panes.entries.hasFocus() and panes.armies.isVisible() and panes.face.isVisible()
    assert "army" not in {button.objectName() for button in panes.tabs.buttons if button.isVisible()}


def test_tab_leads_all_round_the_page_of_formats(place: MusterPlace, press: Press) -> None:
    place.show_formats()
    assert place.formats is not None
    place.setFocus()
    assert place.formats.list.hasFocus()
    found = list(walked(press))
    assert found.count(place.formats.list) > 1


def test_an_empty_army_is_entered_at_the_verb_that_fills_it(place: MusterPlace, window: Window) -> None:
    new_list(place)
    window.go("library")
    window.go("muster")
    assert place.panes.no_entries.button("add").hasFocus()
    place.controller.delete()
    window.go("library")
    window.go("muster")
    assert place.panes.entries.hasFocus()


def test_a_digit_that_sets_the_figures_is_told_as_taken(place: MusterPlace, window: Window) -> None:
    window.activateWindow()
    settle()
    window.verbs.open_sheet()
    sheet = window.findChild(ShortcutSheet)
    assert isinstance(sheet, ShortcutSheet)
    hands.write("share the list↓\n5")
    assert sheet.told.text().startswith("It is the key of: Set the figures: 1 to 9.")
    hands.write("\n\x1b")
    assert window.settings.values.shortcuts["muster.figures_5"] == ""
