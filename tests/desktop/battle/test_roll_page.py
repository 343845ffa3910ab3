"""The Tactique roll stands still between two dice, and says whose each row is (IV-B)."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect

from desktop.app.demonstration.large import KAIAN, MELKION
from desktop.battle.strategic.panel import StrategicPanel
from desktop.battle.strategic.roll_page import RollPage
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from rules.battle import commands as c
from tests.desktop.battle.battles import players_of, seated
from tests.desktop.battle.hand import settle
from tests.desktop.fit import cut_labels, cut_paint
from tests.desktop.hands import click

LOOKS = (
    ("fr", 1280, 720, 100),
    ("en", 1366, 768, 150),
    ("fr", 1280, 720, 200),
    ("en", 1920, 1080, 100),
    ("fr", 1024, 700, 100),
    ("fr", 1093, 614, 100),
)


@pytest.fixture(params=LOOKS, ids=str)
def roll(request: pytest.FixtureRequest, window: Window, desk: Desk, second_turn: Path) -> RollPage:
    """Show two whole armies about to roll."""
    spoken, wide, high, scale = request.param
    window.resize(wide, high)
    window.change_settings(language=spoken, scale=scale)
    players = players_of(desk)
    who = (c.ChooseCoordinator(key, players.figure(name)) for key, name in (("a", MELKION), ("b", KAIAN)))
    players.do(c.Ready("a"), c.Ready("b"), *who)
    page = seated(window, players.play).centre.page_like(StrategicPanel).roll
    settle()
    return page


def faces(page: RollPage) -> list[QRect]:
    """Tell where each face of the pad lies in the window."""
    return [QRect(each.mapTo(page.window(), QPoint()), each.size()) for each in page.pad.buttons]


def test_no_face_becomes_something_else_under_the_pointer_between_two_dice(roll: RollPage) -> None:
    places = faces(roll)
    for face in (6, 2):
        click(roll.pad.buttons[face - 1])
        settle()
        assert faces(roll) == places, "the 6 of the first side waits, then it is decided on"
        assert min(place.height() for place in places) >= 40
        assert [*cut_labels(roll.window()), *cut_paint(roll.window())] == []
    assert roll.throws.active() == "a" and roll.throws.again("a") == 1
    roll.roll()
    settle()
    assert faces(roll) == places


def test_each_row_names_its_side_and_who_coordinates_in_every_text_size(roll: RollPage) -> None:
    for face in (6, 2):
        click(roll.pad.buttons[face - 1])
    settle()
    assert roll.area.verticalScrollBar().maximum() == 0, "both sides are in view"
    for side, (army, leader) in zip(
        roll.sides.values(), (("Croisade du Griffon", "Melkion"), ("Nuit d’Achéron", "Kaian")), strict=True
    ):
        said = [*side.head.visible_strings(), side.name.text() if side.name.isVisible() else ""]
        said += [words for verb in (side.coordinator, side.lines) for words in verb.visible_strings()]
        whole = " ".join(said)
        assert army in whole and leader in whole, said


def test_no_word_of_a_name_breaks_beside_the_dice_of_several_6s(roll: RollPage) -> None:
    for _ in range(3):
        click(roll.pad.buttons[5])
        roll.roll()
        settle()
    head = roll.sides["a"].head
    read = " ".join(head.visible_strings()) + roll.sides["a"].name.text()
    assert read.count("6") >= 3 and [*cut_labels(roll.window()), *cut_paint(roll.window())] == []
    for word in roll.sides["a"].head.accessibleName().partition(".")[0].split():
        assert word in read, "whole"
