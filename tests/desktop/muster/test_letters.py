"""Boxes of the header are answered by letters: none of them is a shortcut meanwhile."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.muster.place import MusterPlace
from tests.desktop.hands import press, settle
from tests.desktop.muster.in_view import new_list


def test_a_people_is_found_by_its_letter(place: MusterPlace) -> None:
    new_list(place)
    box = place.panes.header.people
    box.setFocus()
    before = place.controller.army_id
    QTest.keyClicks(box, "g")
    assert place.controller.army_id == before and box.hasFocus()


def test_a_format_is_found_by_its_letter_and_compares_nothing(place: MusterPlace) -> None:
    settle()
    place.panes.header.show_details()
    box = place.panes.header.format
    box.setFocus()
    assert box.currentText() == "Confrontation 5 (edition)"
    press(Qt.Key.Key_C)
    assert box.hasFocus() and box.currentText() == "Confrontation 3", "two lists were not compared"
