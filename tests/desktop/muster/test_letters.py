"""Boxes of the header are answered by letters: none of them is a shortcut meanwhile."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest

from desktop.muster.place import MusterPlace
from tests.desktop.muster.in_view import kept


@pytest.mark.parametrize(("typed", "system"), [("MonC", "monconf"), ("Conf", "confrontation")])
def test_a_game_is_typed_and_compares_nothing(place: MusterPlace, typed: str, system: str) -> None:
    place.controller.new_army()
    box = place.panes.header.game
    box.setFocus()
    QTest.keyClicks(box, typed)
    assert kept(place).system == system
    assert box.isVisible() and box.hasFocus(), "no other page came"


def test_a_people_is_found_by_its_letter(place: MusterPlace) -> None:
    place.controller.new_army()
    box = place.panes.header.people
    box.setFocus()
    before = place.controller.army_id
    QTest.keyClicks(box, "g")
    assert place.controller.army_id == before and box.hasFocus()
