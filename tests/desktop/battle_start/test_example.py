"""Bringing in the example of a game of which there is no army yet."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QAbstractButton

from desktop.battle.place import BattlePlace
from desktop.battle_start.side_choice import Mode
from desktop.battle_start.start_page import StartPage
from desktop.muster.place import MusterPlace
from desktop.operations.armies import create
from desktop.operations.examples import add_example
from desktop.shell.window import Window
from tests.desktop.outcomes import done


@pytest.mark.parametrize(
    ("system", "armies"), [("monconf", ("Aurore", "Cendres")), ("eclats", ("Initiés", "Sandstone"))]
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
    before = len(muster.controller.armies())
    muster.actions_set["muster.example_eclats"].trigger()
    assert muster.panes.header.name.text() == "Initiés"
    assert len(muster.controller.armies()) == before + 2
    muster.undo()
    assert len(muster.controller.armies()) == before


def test_an_empty_group_offers_the_example_only_where_the_game_has_no_other(window: Window) -> None:
    muster = window.go("muster")
    assert isinstance(muster, MusterPlace) and muster.desk is not None

    def offered() -> list[str]:
        page = muster.panes.no_entries
        return [each.text() for each in page.findChildren(QAbstractButton) if each.isVisibleTo(page)]

    create(muster.desk, name="Nouveau", people="", system="eclats", initiator=None)
    muster.controller.show_army(
        next(army.id for army in muster.controller.armies() if army.name == "Nouveau")
    )
    assert any("ÉCLATS" in words for words in offered())
    add_example(muster.desk, system="eclats")
    muster.redraw()
    muster.controller.show_army(
        next(army.id for army in muster.controller.armies() if army.name == "Nouveau")
    )
    assert not any("ÉCLATS" in words for words in offered())


def chosen(page: StartPage) -> list[str]:
    return [row.name if (row := form.row()) is not None else "" for form in page.setup.sides]


def test_initiates_and_enemies_are_proposed_to_their_sides(place: BattlePlace, page: StartPage) -> None:
    assert place.desk is not None
    heroes, grit = done(add_example(place.desk, system="eclats"))
    page.new()
    setup = page.setup
    setup.rules.setCurrentIndex(setup.rules.findData("eclats"))
    assert chosen(page) == ["Initiés", "Grès"], "not by the alphabet"
    setup.start()
    page.new()
    assert chosen(page) == ["Initiés", "Grès"]
    setup.ask(grit)
    assert chosen(page) == ["Initiés", "Grès"], "an army of enemies is the game master's"
    setup.ask(heroes)
    assert chosen(page) == ["Initiés", "Grès"]


def test_each_game_remembers_what_its_sides_played(place: BattlePlace, page: StartPage) -> None:
    assert place.desk is not None
    add_example(place.desk, system="eclats")
    page.new()
    setup = page.setup
    setup.rules.setCurrentIndex(setup.rules.findData("eclats"))
    setup.sides[1].modes.set_choice("count")
    setup.sides[1].names.setPlainText("Rat 4")
    setup.start()
    page.new()
    setup.rules.setCurrentIndex(setup.rules.findData("seeds"))
    assert setup.sides[0].mode is Mode.ARMY
    setup.rules.setCurrentIndex(setup.rules.findData("eclats"))
    assert chosen(page) == ["Initiés", ""]


def test_walking_past_other_games_forgets_nothing_that_was_chosen(
    place: BattlePlace, page: StartPage
) -> None:
    page.new()
    setup = page.setup
    army = setup.sides[0].row()
    setup.sides[1].modes.set_choice("count")
    setup.sides[1].count.setValue(12)
    setup.sides[0].player.setText("Aurore")
    for system in ("monconf", "eclats"):
        setup.rules.setCurrentIndex(setup.rules.findData(system))
    setup.sides[1].player.setText("Basile")
    setup.rules.setCurrentIndex(setup.rules.findData("seeds"))
    first, second = setup.sides
    assert first.mode is Mode.ARMY and first.row() == army
    assert (second.mode, second.count.value()) == (Mode.COUNT, 12)
    assert (first.player.text(), second.player.text()) == ("Aurore", "Basile")
    setup.cancel.click()
    page.new()
    assert setup.sides[0].player.text() != "Aurore", "a battle asked for anew knows what was begun, no more"


def test_a_game_without_lists_takes_no_choice_from_the_next_one(
    window: Window, place: BattlePlace, page: StartPage
) -> None:
    assert window.desk is not None
    assert isinstance(add_example(window.desk, system="monconf"), tuple)
    page.new()
    setup = page.setup
    setup.sides[1].modes.set_choice("army")
    for system in ("eclats", "monconf"):
        setup.rules.setCurrentIndex(setup.rules.findData(system))
    for form in setup.sides:
        assert form.mode is Mode.ARMY and form.choice().army, "the lists of the game walked to are chosen"


def test_after_a_combat_of_names_a_game_that_has_lists_proposes_the_first_one(
    window: Window, place: BattlePlace, page: StartPage
) -> None:
    page.new()
    setup = page.setup
    setup.rules.setCurrentIndex(setup.rules.findData("eclats"))
    for form, name in zip(setup.sides, ("Mira 12", "Rat 4"), strict=True):
        form.names.setPlainText(name)
    setup.start()
    page.new()
    assert setup.sides[0].mode is Mode.COUNT
    setup.rules.setCurrentIndex(setup.rules.findData("seeds"))
    assert setup.sides[0].mode is Mode.ARMY and setup.sides[0].choice().army
