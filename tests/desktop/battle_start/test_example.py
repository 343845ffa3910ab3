"""Bringing in the example of a game of which there is no army yet."""

from __future__ import annotations

import pytest

from desktop.battle.place import BattlePlace
from desktop.battle.start.page import StartPage
from desktop.muster.place import MusterPlace
from desktop.window import Window


@pytest.mark.parametrize(
    ("system", "armies"), [("monconf", ("Aurore", "Cendres")), ("eclats", ("Initiés", "Grès"))]
)
def test_a_game_without_armies_offers_its_example(
    place: BattlePlace, page: StartPage, system: str, armies: tuple[str, str]
) -> None:
    page.new()
    setup = page.setup
    assert not setup.example.isVisible(), "there are armies of Confrontation"
    setup.rules.setCurrentIndex(setup.rules.findData(system))
    assert setup.example.isVisible()
    setup.example.click()
    assert not setup.example.isVisible()
    names = [row.name for form in setup.sides if (row := form.row()) is not None]
    assert tuple(names) == armies
    setup.start()
    assert place.table is not None
    assert place.table.context.play.system.id == system


def test_the_muster_brings_examples_in_and_one_undo_takes_them_back(window: Window) -> None:
    muster = window.go("muster")
    assert isinstance(muster, MusterPlace)
    before = len(muster.armies())
    muster.actions_set["muster.example_eclats"].trigger()
    assert muster.panes.header.name.text() == "Initiés"
    assert len(muster.armies()) == before + 2
    muster.undo()
    assert len(muster.armies()) == before
