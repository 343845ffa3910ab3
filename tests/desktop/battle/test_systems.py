"""A system of rules plays on the shared screen by its own pieces: phases, verbs, counts, corrections."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QPushButton

from desktop.battle.place import BattlePlace
from desktop.battle.prompts.correct_prompt import CorrectPrompt
from desktop.battle.screen import screen_of
from desktop.battle.system_loader import pieces_of
from desktop.battle.table import BattleTable
from desktop.battle_start.setup_page import SetupPage
from desktop.library.place import LibraryPlace
from desktop.operations import armies, cards, paper, tables
from desktop.operations.battle import start_battle
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from desktop.widgets.key_button import KeyButton
from desktop.widgets.menu import Menu
from rules.battle.setup import ListedCard, SideSetup
from rules.cards import Card
from rules.systems import KINDS
from rules.values import Characteristic, Value
from tests.desktop.battle import saga
from tests.desktop.battle.battles import example, open_table, seated
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.battle.readable import figure_card
from tests.desktop.battle.saga import SAGA


@pytest.fixture
def tracker(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Have a fourth system that has no cards to draw and phases of its own."""
    with monkeypatch.context() as patched:
        saga.install(patched)
        yield
    saga.forget()


def hero(name: str, life: int) -> Card:
    values = {kind: Value.of(2) for kind in (Characteristic.AGI, Characteristic.CHA)}
    return Card(name_fr=name, system=SAGA, values={**values, Characteristic.PV: Value.of(life)})


@pytest.fixture
def combat(window: Window, desk: Desk, tracker: None) -> BattleTable:
    """Give a combat of two heroes against three shadows."""
    known = (("Maëlle", 9), ("Oro", 30))
    heroes = tuple(ListedCard(sheet=hero(name, life), figures=1) for name, life in known)
    shadows = (ListedCard(sheet=hero("Ombre", 6), figures=3),)
    a, b = SideSetup(name="Initiés", cards=heroes), SideSetup(name="Ennemis", cards=shadows)
    play = start_battle(desk, name="Combat", a=a, b=b, ruleset=tables.rulesets()[SAGA])
    return seated(window, play)


def read(table: BattleTable) -> str:
    """Give all that can be read of the banner and the sides."""
    found = table.banner.visible_strings()
    for block in table.sides.values():
        found += [*block.header.visible_strings(), *block.roster.visible_strings()]
    return "\n".join((*found, *figure_card(table).visible_strings()))


def test_a_system_speaks_in_its_own_phases_counts_and_marks(combat: BattleTable) -> None:
    context = combat.context
    context.play.game = context.game.with_fighter("a1.1", marks={"runes": 3})
    combat.refresh()
    shown = read(combat)
    assert "HUNT" in shown and "Rest" in shown
    assert "R" in shown and "3 runes" in shown and "Omens read" in shown
    assert "Strategic" not in shown and "Reserve" not in shown


def test_points_of_life_are_a_track(combat: BattleTable, keys: Hand) -> None:
    combat.select("a1.1")
    keys("www")
    assert "6 of 9 life points" in read(combat)
    keys("-")
    assert "7 of 9 life points" in read(combat)
    combat.hands.set_notches(9)
    assert not combat.context.game.fighters["a1.1"].on_table


def test_a_long_track_of_life_stays_in_the_sheet(combat: BattleTable) -> None:
    combat.select("a2.1")
    sheet = figure_card(combat)
    assert len([part for part in sheet.heard() if part.press.startswith("notch:")]) == 30
    assert all(sheet.rect().contains(part.rect) for part in sheet.heard())


def test_the_sheet_shows_the_values_of_the_system(combat: BattleTable) -> None:
    combat.select("a1.1")
    labels = [cell.label for cell in combat.context.cells.of(
        combat.context.game, combat.context.game.fighters["a1.1"], combat.context.play.table.ruleset,
        combat.context.names,
    )]  # fmt: skip
    assert "AGI" in labels and "CHA" in labels and "PV" not in labels


def test_verbs_of_another_system_are_asleep(
    combat: BattleTable, window: Window, desk: Desk, keys: Hand
) -> None:
    place = window.place("battle")
    assert isinstance(place, BattlePlace)
    assert "battle.play_top" not in {row.id for row in place.actions_set.rows}
    before = combat.context.play.head
    keys("pkg")
    assert combat.prompt is None and combat.context.play.head == before
    table = open_table(window, example(desk))
    assert "battle.play_top" in {row.id for row in place.actions_set.rows}
    assert {verb.id for verb in table.figure_verbs} == {*screen_of(pieces_of("confrontation")).verbs}


def test_only_its_own_fields_are_corrected(combat: BattleTable, keys: Hand) -> None:
    combat.select("a1.1")
    keys("z")
    prompt = combat.prompt
    assert isinstance(prompt, CorrectPrompt)
    assert [field.key for field, _ in prompt.editors] == ["notches", "marks:runes"]
    prompt.editor("marks:runes").setValue(2)  # type: ignore[union-attr]
    prompt.answer()
    assert combat.context.game.fighters["a1.1"].marks == {"runes": 2}
    combat.hands.questions.correct("side:b")
    prompt = combat.prompt
    assert isinstance(prompt, CorrectPrompt) and not prompt.sequences
    prompt.editor("points:omens").setValue(4)  # type: ignore[union-attr]
    prompt.answer()
    assert combat.context.game.sides["b"].points == {"omens": 4}


def test_a_side_without_a_sequence_offers_none(combat: BattleTable) -> None:
    combat.hands.questions.side_menu("a")
    assert isinstance(combat.prompt, Menu)
    shown = {button.objectName() for button in combat.prompt.findChildren(KeyButton)}
    assert "add" in shown and not shown & {"order", "hide"}


def names(setup: SetupPage) -> list[str]:
    return [row.name for row in setup.sides[0].armies.armies.rows]


def test_a_new_battle_offers_the_armies_of_the_system(window: Window, desk: Desk, tracker: None) -> None:
    made = armies.create(desk, name="Cercle", people="", system=SAGA)
    place = window.go("battle")
    assert isinstance(place, BattlePlace)
    place.start.new_battle()
    setup = place.start.setup
    assert setup.rules.itemText(0) == KINDS["confrontation"].name
    assert "Cercle" not in names(setup) and "Griffon (V-A-4)" in names(setup)
    setup.rules.setCurrentIndex(setup.rules.findData(SAGA))
    assert "Cercle" in names(setup) and "Griffon (V-A-4)" not in names(setup)
    assert not setup.sides[0].hidden.isVisible()
    settle()
    modes = setup.sides[0].modes.findChildren(QPushButton)
    assert [button.text() for button in modes if button.isVisible()] == ["Army", "Names"]
    place.start.new_battle(str(made))
    assert setup.rules.currentData() == SAGA and setup.sides[0].choice().army == made


def test_a_made_up_system_is_chosen_for_a_list_and_a_battle_and_played(
    window: Window, desk: Desk, tracker: None, keys: Hand
) -> None:
    """No shared module knows it: what declares it is in ``saga.py`` beside this file."""
    kept = cards.save_card(desk, card=replace(hero("Maëlle", 9), edition="Saga"))
    assert isinstance(kept, str)
    army = str(armies.create(desk, name="Cercle", people="", system=SAGA))
    armies.add_entry(desk, army_id=army, card_id=kept)
    library = window.go("library")
    assert isinstance(library, LibraryPlace)
    assert library.browser.system.findText("Saga (1)") >= 0
    place = window.go("battle")
    assert isinstance(place, BattlePlace)
    place.start.new_battle(army)
    setup = place.start.setup
    setup.sides[1].modes.set_choice("count")
    setup.sides[1].modes.changed.emit("count")
    setup.sides[1].names.setPlainText("Ombre 6 x2")
    setup.start()
    settle()
    table = place.table
    assert table is not None and table.context.play.system.id == SAGA
    keys("e")
    assert table.context.game.phase == "rest" and "REST" in read(table)
    assert place.undo_text() == "They rest"
    place.undo()
    assert table.context.game.phase == "hunt"
    printed = paper.army_job(desk, army_id=army, options=paper.PrintOptions(language="fr"))
    assert paper.lay_out(printed)[0].startswith(b"%PDF")
