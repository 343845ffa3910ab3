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


Look = tuple[str, int, int, int]


@pytest.fixture(params=LOOKS, ids=str)
def look(request: pytest.FixtureRequest) -> Look:
    """Give a language, a size of the window and one of the text."""
    found: Look = request.param
    return found


@pytest.fixture
def spoken(look: Look) -> str:
    """Speak the language of the look from the start."""
    return look[0]


@pytest.fixture
def written_at(look: Look) -> int:
    """Write at its size from the start."""
    return look[3]


@pytest.fixture
def roll(look: Look, window: Window, desk: Desk, second_turn: Path) -> RollPage:
    """Show two whole armies about to roll."""
    window.resize(*look[1:3])
    players = players_of(desk)
    who = (c.ChooseCoordinator(key, players.figure(name)) for key, name in (("a", MELKION), ("b", KAIAN)))
    players.do(c.Ready("a"), c.Ready("b"), *who)
    page = seated(window, players.play).centre.page_like(StrategicPanel).roll
    settle()
    return page


def faces(page: RollPage) -> list[QRect]:
    """Tell where each face of the pad lies in the window."""
    return [QRect(each.mapTo(page.window(), QPoint()), each.size()) for each in page.pad.buttons]


def test_no_face_becomes_something_else_under_the_pointer_and_both_sides_are_named(roll: RollPage) -> None:
    places = faces(roll)
    for face in (6, 2):
        click(roll.pad.buttons[face - 1])
        settle()
        assert faces(roll) == places, "the 6 of the first side waits, then it is decided on"
        assert min(place.height() for place in places) >= 40
        assert [*cut_labels(roll.window()), *cut_paint(roll.window())] == []
    assert roll.throws.active() == "a" and roll.throws.again("a") == 1
    both_are_named(roll)
    roll.roll()
    settle()
    assert faces(roll) == places


def both_are_named(roll: RollPage) -> None:
    """Hold that each row names its side and who coordinates, in every size of text."""
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
