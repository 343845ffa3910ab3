"""A combat of ÉCLATS in the window: two Initiés, an ally, and their enemies."""

from __future__ import annotations

from desktop.battle.eclats.page import ActingPage
from desktop.battle.place import BattlePlace
from desktop.battle.table import BattleTable
from desktop.operations import tables
from desktop.operations.battle import start_battle
from desktop.operations.desk import Desk
from desktop.operations.named import named_cards
from desktop.shell.window import Window
from rules.battle.setup import ListedCard, SideSetup
from rules.battle.state import Attempt, Game
from rules.cards import Card
from rules.values import Characteristic, Value
from tests.desktop.battle.battles import seated
from tests.desktop.battle.hand import Hand
from tests.desktop.unpainted import rest

MIRA, OSKAR, VALET, BRUTE, OGRE = "a1.1", "a2.1", "a3.1", "b1.1", "b1.2"


def hero(name: str, life: int, **values: int) -> Card:
    known = {Characteristic(key): Value.of(value) for key, value in values.items()}
    return Card(name_fr=name, system="eclats", values={**known, Characteristic.PV: Value.of(life)})


def set_up(window: Window) -> BattlePlace:
    """Begin to set a combat up."""
    place = window.go("battle")
    assert isinstance(place, BattlePlace)
    place.start.new_battle()
    rules = place.start.setup.rules
    rules.setCurrentIndex(rules.findData("eclats"))
    rest()
    return place


def begin(window: Window, desk: Desk, *, limit: int | None = None, here: bool = False) -> BattleTable:
    heroes = (hero("Mira", 12, AGI=2, PER=3), hero("Oskar", 8, INT=3, AGI=0))
    known = tuple(ListedCard(sheet=card) for card in heroes)
    a = SideSetup(name="Initiés", cards=(*known, *named_cards("Valet 4", "eclats")))
    b = SideSetup(name="Ennemis", cards=named_cards("Colosse 30 x2", "eclats"))
    play = start_battle(
        desk, name="Combat", a=a, b=b, ruleset=tables.rulesets()["eclats"], turn_limit=limit, rolled_here=here
    )
    return seated(window, play)


def life(table: BattleTable, key: str) -> int:
    context = table.context
    game = context.game
    return context.chips.of(game, game.fighters[key], context.names, context.play.table.ruleset).capacity - (
        game.fighters[key].notches
    )


def page_of(table: BattleTable) -> ActingPage:
    """Give the page of who acts."""
    return table.centre.page_like(ActingPage)


def in_view(table: BattleTable) -> int:
    """Count those whose tokens are seen whole in the rosters."""
    return sum(
        roster.viewport().rect().contains(roster.rect_of(key))
        for roster in (block.roster for block in table.sides.values())
        for key in (key for line in roster.grid() for key in line)
    )


def on_to_restoration(table: BattleTable, keys: Hand) -> None:
    keys("e" * 2 if table.context.game.phase == "initiates" else "")
    keys("ee")
    assert table.context.game.phase == "restoration"


def attempt_of(game: Game, key: str) -> Attempt:
    """Give what somebody attempts."""
    attempt = game.fighters[key].attempt
    assert attempt is not None
    return attempt


def rolls_of(table: BattleTable, key: str) -> tuple[int, ...]:
    """Give the dice of the test that somebody may go on with."""
    tries = table.context.game.fighters[key].tries
    assert tries is not None
    return tries.dice
