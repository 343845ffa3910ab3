"""A system of rules plays on the shared screen by its own pieces: phases, verbs, counts, corrections."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QPushButton

from desktop.battle import systems
from desktop.battle.banner import Said
from desktop.battle.board import counts
from desktop.battle.board.views import Badge, Count
from desktop.battle.centre.pages import CHOICES
from desktop.battle.hands import Hands
from desktop.battle.keybutton import KeyButton
from desktop.battle.keys import shared
from desktop.battle.naming import Names
from desktop.battle.place import BattlePlace
from desktop.battle.prompts.correct import CorrectPrompt
from desktop.battle.prompts.menu import Menu
from desktop.battle.start.setup_page import SetupPage
from desktop.battle.systems import pieces_of
from desktop.battle.systems.pieces import ChoiceLook, Moment, Pieces
from desktop.battle.table import Table
from desktop.operations import armies, tables
from desktop.operations.battle import start_battle
from desktop.operations.desk import Desk
from desktop.window import Window
from rules.battle.ruleset import Ruleset
from rules.battle.setup import ListedCard, SideSetup
from rules.battle.state import Fighter, Game, Side
from rules.cards import Card
from rules.systems import KINDS
from rules.values import Characteristic, Value
from tests.desktop.battle.conftest import Hand, example, open_table, seated, settle

PHASES = ("initiates", "enemies", "restoration")
MOMENT = Moment(page="choices", acts=True)


def said(game: Game, _names: Names) -> Said:
    return Said("Now", game.phase.upper())


def counted(game: Game, side: Side, _ruleset: Ruleset) -> tuple[Count, ...]:
    return (*counts.figures(game, side), Count("bolt", str(side.points.get("action", 0)), "Action points"))


def badges(fighter: Fighter, _names: Names) -> tuple[Badge, ...]:
    held = fighter.marks.get("containers", 0)
    return (Badge("mark", f"K{held}", words=f"{held} containers"),) if held else ()


PIECES = Pieces(
    id="eclats",
    hands=Hands,
    keys=shared("enter go_on find notch heal card correct back now leave end_battle"),
    verbs=("notch", "heal", "correct"),
    moment=lambda _game: MOMENT,
    pages={"choices": CHOICES},
    phases=lambda _game: PHASES,
    banner=said,
    counts=counted,
    badges=badges,
    choices={"choice.eclats.next": ChoiceLook("E", "hourglass")},
    corrected={"game": ("turn",), "side": ("points:action",), "fighter": ("notches", "marks:containers")},
)


@pytest.fixture
def tracker(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put a small tracker on the screen that has no cards to draw and phases of its own."""
    monkeypatch.setattr(systems, "_PIECES", {**systems._PIECES, "eclats": lambda: PIECES})
    monkeypatch.setattr(tables, "RULESETS", {**tables.RULESETS, "eclats": ("eclats",)})
    tables.rulesets.cache_clear()


def hero(name: str, life: int) -> Card:
    values = {kind: Value.of(2) for kind in (Characteristic.AGI, Characteristic.CHA)}
    return Card(name_fr=name, system="eclats", values={**values, Characteristic.PV: Value.of(life)})


@pytest.fixture
def combat(window: Window, desk: Desk, tracker: None) -> Table:
    """Give a combat of two heroes against three shadows."""
    known = (("Maëlle", 9), ("Oro", 30))
    heroes = tuple(ListedCard(sheet=hero(name, life), figures=1) for name, life in known)
    shadows = (ListedCard(sheet=hero("Ombre", 6), figures=3),)
    a, b = SideSetup(name="Initiés", cards=heroes), SideSetup(name="Ennemis", cards=shadows)
    play = start_battle(desk, name="Combat", a=a, b=b, ruleset=tables.rulesets()["eclats"])
    return seated(window, play)


def read(table: Table) -> str:
    """Give all that can be read of the banner and the sides."""
    found = table.banner.visible_strings()
    for block in table.sides.values():
        found += [*block.header.visible_strings(), *block.column.rows.visible_strings()]
    return "\n".join((*found, *table.centre.sheet.visible_strings()))


def test_a_system_speaks_in_its_own_phases_counts_and_marks(combat: Table) -> None:
    context = combat.context
    context.play.game = context.game.with_fighter("a1.1", marks={"containers": 3})
    combat.refresh()
    shown = read(combat)
    assert "INITIATES" in shown and "restoration" in shown.casefold()
    assert "K3" in shown and "3 containers" in shown and "Action points" in shown
    assert "Strategic" not in shown and "Reserve" not in shown


def test_points_of_life_are_a_track(combat: Table, keys: Hand) -> None:
    combat.select("a1.1")
    keys("www")
    assert "6 of 9 life points" in read(combat)
    keys("-")
    assert "7 of 9 life points" in read(combat)
    combat.hands.set_notches(9)
    assert not combat.context.game.fighters["a1.1"].on_table


def test_a_long_track_of_life_stays_in_the_sheet(combat: Table) -> None:
    combat.select("a2.1")
    sheet = combat.centre.sheet
    assert len([what for _, _, what in sheet._spots if what.startswith("notch:")]) == 30
    assert all(sheet.rect().contains(rect.toAlignedRect()) for rect, _, what in sheet._spots if what)


def test_the_sheet_shows_the_values_of_the_system(combat: Table) -> None:
    combat.select("a1.1")
    labels = [cell.label for cell in combat.context.cells.of(
        combat.context.game, combat.context.game.fighters["a1.1"], combat.context.play.table.ruleset,
        combat.context.names,
    )]  # fmt: skip
    assert "AGI" in labels and "CHA" in labels and "PV" not in labels


def test_verbs_of_another_system_are_asleep(combat: Table, window: Window, desk: Desk, keys: Hand) -> None:
    place = window.place("battle")
    assert isinstance(place, BattlePlace)
    assert "battle.play_top" not in {row.id for row in place.actions_set.rows}
    before = combat.context.play.head
    keys("pkg")
    assert combat.prompt is None and combat.context.play.head == before
    table = open_table(window, example(desk))
    assert "battle.play_top" in {row.id for row in place.actions_set.rows}
    assert {verb.id for verb in table.centre.verbs.verbs()} == {*pieces_of("confrontation").verbs}


def test_only_its_own_fields_are_corrected(combat: Table, keys: Hand) -> None:
    combat.select("a1.1")
    keys("z")
    prompt = combat.prompt
    assert isinstance(prompt, CorrectPrompt)
    assert [field.key for field, _ in prompt._editors] == ["notches", "marks:containers"]
    prompt.editor("marks:containers").setValue(2)  # type: ignore[union-attr]
    prompt.answer()
    assert combat.context.game.fighters["a1.1"].marks == {"containers": 2}
    combat.hands.asking.correct("side:b")
    prompt = combat.prompt
    assert isinstance(prompt, CorrectPrompt) and not prompt.sequences
    prompt.editor("points:action").setValue(4)  # type: ignore[union-attr]
    prompt.answer()
    assert combat.context.game.sides["b"].points == {"action": 4}


def test_a_side_without_a_sequence_offers_none(combat: Table) -> None:
    combat.hands.asking.side_menu("a")
    assert isinstance(combat.prompt, Menu)
    shown = {button.objectName() for button in combat.prompt.findChildren(KeyButton)}
    assert "add" in shown and not shown & {"order", "hide"}


def names(setup: SetupPage) -> list[str]:
    return [row.name for row in setup.sides[0]._rows]


def test_a_new_battle_offers_the_armies_of_the_system(window: Window, desk: Desk, tracker: None) -> None:
    made = armies.create(desk, name="Cercle", people="", system="eclats")
    place = window.go("battle")
    assert isinstance(place, BattlePlace)
    place.start.new_battle()
    setup = place.start.setup
    assert setup.rules.itemText(0) == KINDS["confrontation"].name
    assert "Cercle" not in names(setup) and "Griffon (V-A-4)" in names(setup)
    setup.rules.setCurrentIndex(setup.rules.findData("eclats"))
    assert "Cercle" in names(setup) and "Griffon (V-A-4)" not in names(setup)
    assert not setup.sides[0].hidden.isVisible()
    settle()
    modes = setup.sides[0].modes.findChildren(QPushButton)
    assert [button.text() for button in modes if button.isVisible()] == ["Army", "Names"]
    place.start.new_battle(str(made))
    assert setup.rules.currentData() == "eclats" and setup.sides[0].choice().army == made
