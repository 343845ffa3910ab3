"""Choices kept under a name, by real keys: nothing that is kept is lost by confirming its name."""

from __future__ import annotations

from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from desktop.environment.settings import Settings
from desktop.printing.place import PrintingPlace
from desktop.shell.place import StripNote
from desktop.shell.window import Window
from tests.desktop.printing.pressed import notes

KEYS = Qt.Key


@pytest.fixture
def named(place: PrintingPlace) -> PrintingPlace:
    """Keep plain choices as “Plain” and those that save ink as “Ink”, by the keyboard."""
    keep(place, "Plain")
    place.choices.switches["ink_saver"].click()
    keep(place, "Ink")
    return place


def keep(place: PrintingPlace, name: str) -> None:
    """Type a name over what is in the box, and Return."""
    line = line_of(place)
    line.setFocus()
    line.selectAll()
    QTest.keyClicks(line, name)
    QTest.keyClick(line, KEYS.Key_Return)


def line_of(place: PrintingPlace) -> QLineEdit:
    """The line of the box."""
    line = place.choices.presets.box.lineEdit()
    assert line is not None
    return line


def kept(place: PrintingPlace) -> dict[str, bool]:
    """What lies in the settings: each name, and whether its choices save ink."""
    presets = Settings.load(place.settings.path).of_place("printing")["presets"]
    return {name: values["ink_saver"] for name, values in presets.items()}


def test_return_takes_what_is_named_and_forgets_and_replaces_nothing(named: PrintingPlace) -> None:
    both = {"Plain": False, "Ink": True}
    box, choices = named.choices.presets.box, named.choices
    assert kept(named) == both
    box.setFocus()
    QTest.keyClick(box, KEYS.Key_Down)
    assert choices.presets.name == "Plain" and not choices.options.ink_saver
    for _ in range(3):
        QTest.keyClick(line_of(named), KEYS.Key_Return)
        assert kept(named) == both and choices.presets.name == "Plain", "confirmed, nothing else"
    choices.switches["ink_saver"].click()
    keep(named, "plain")
    assert not choices.options.ink_saver, "it is taken, by capitals or none"
    assert kept(named) == both


def test_what_is_forgotten_or_replaced_is_said_and_comes_back(named: PrintingPlace) -> None:
    said, presets = notes(named), named.choices.presets
    assert presets.button.text() == "Forget"
    QTest.mouseClick(presets.button, Qt.MouseButton.LeftButton)
    assert kept(named) == {"Plain": False}
    assert (said[-1].words, said[-1].verb) == ("Preset “Ink” forgotten.", "Undo")
    assert named.undo_text() == "forget Ink"
    take_back(said[-1])
    assert kept(named) == {"Plain": False, "Ink": True} and presets.name == "Ink"
    assert said[-1].holds is not None and not said[-1].holds(), "its verb would undo another step now"

    line = line_of(named)
    line.selectAll()
    QTest.keyClicks(line, "Plain")
    assert presets.button.text() == "Replace"
    QTest.mouseClick(presets.button, Qt.MouseButton.LeftButton)
    assert kept(named)["Plain"] and said[-1].words == "Preset “Plain” replaced."
    named.undo()
    assert not kept(named)["Plain"] and named.redo_text() == "replace Plain"
    named.redo()
    assert kept(named)["Plain"]


def test_undo_by_its_key_in_the_box_and_beside_it(window: Window) -> None:
    """The key is the letters' own only while some have been typed."""
    place = cast(PrintingPlace, window.go("printing"))
    window.activateWindow()
    keep(place, "Plain")
    presets, control = place.choices.presets, Qt.KeyboardModifier.ControlModifier
    QTest.mouseClick(presets.button, Qt.MouseButton.LeftButton)
    assert window.strip.words == "Preset “Plain” forgotten." and not kept(place)
    line_of(place).setFocus()
    QTest.keyClick(line_of(place), KEYS.Key_Z, control)
    assert list(kept(place)) == ["Plain"], "from within the box"
    place.pages.setFocus()
    QTest.keyClick(place.pages, KEYS.Key_Z, control)
    assert not kept(place), "that it was kept"
    QTest.keyClick(place.pages, KEYS.Key_Y, control)
    assert list(kept(place)) == ["Plain"]
    place.press.stop()


def take_back(note: StripNote) -> None:
    """Press the verb of a message."""
    assert note.act is not None
    note.act()


def test_any_number_of_names_is_kept(place: PrintingPlace) -> None:
    for number in range(34):
        keep(place, f"Evening {number}")
    assert len(kept(place)) == 34
