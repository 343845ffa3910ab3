"""A window with a real battle on a real file, and hands that play by keys as players do."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from desktop.app.demonstration.large import (
    begin_large_battle,
    gather_armies,
    play_first_turn,
    play_large_battle,
)
from desktop.app.demonstration.systems import play_eclats, play_monconf
from desktop.battle.confrontation.disengage_prompt import DisengagePrompt
from desktop.battle.table import BattleTable
from desktop.operations.desk import Desk
from desktop.operations.opening import desk_for, open_library
from desktop.shell.window import Window
from rules.battle import commands as c
from rules.battle.setup import ListedCard, SideSetup
from tests.desktop.battle.battles import (
    active,
    example,
    fresh_battle,
    in_combat,
    led_battle,
    open_table,
    resumed,
    squads,
)
from tests.desktop.battle.eclats_room import begin
from tests.desktop.battle.guards import FOE, GUARD
from tests.desktop.battle.hand import Hand
from tests.desktop.battle.temple import GOBLIN, MAGE, PRIEST


@pytest.fixture(autouse=True)
def always(dressed: QApplication) -> None:
    """Dress the program for every test here."""


@pytest.fixture
def spoken(request: pytest.FixtureRequest) -> str:
    """Speak the ``language`` of a test from the start, else English: to change it takes as long as a test."""
    return str(request.getfixturevalue("language")) if "language" in request.fixturenames else "en"


@pytest.fixture
def written_at(request: pytest.FixtureRequest) -> int:
    """Write at the ``scale`` of a test from the start, else at 100 %: a change takes as long as a test."""
    return int(request.getfixturevalue("scale")) if "scale" in request.fixturenames else 100


@pytest.fixture
def player() -> Mapping[str, str]:
    """Begin in the library."""
    return {"place": "library"}


BATTLES = (
    "active_example",
    "fresh_monconf",
    "led_monconf",
    "played_monconf",
    "played_eclats",
    "large_battle",
    "second_turn",
    "three_fights",
)
"""Fixtures of libraries with one battle: it is played so far once, and each test has a copy."""

Made = Callable[[str, Callable[[Desk], object]], Path]


@pytest.fixture(scope="session")
def library_with(tmp_path_factory: pytest.TempPathFactory, new_library: Path) -> Made:
    """Make a new library with its starter cards and what is begun in it."""

    def made(name: str, begin: Callable[[Desk], object]) -> Path:
        path = Path(shutil.copy(new_library, tmp_path_factory.mktemp(name)))
        library = open_library(path)
        begin(desk_for(library))
        library.close()
        return path

    return made


@pytest.fixture(scope="session")
def active_example(library_with: Made) -> Path:
    """Begin the rulebook's example, at its activation phase; Griffon won and lets Scorpion speak first."""
    return library_with("example", lambda desk: active(desk, example(desk)))


@pytest.fixture(scope="session")
def fresh_monconf(library_with: Made) -> Path:
    """Begin a battle of MonCon'F, the example's two armies, at the tactician's roll."""
    return library_with("fresh", fresh_battle)


@pytest.fixture
def combat(window: Window, desk: Desk) -> BattleTable:
    """Open a combat of ÉCLATS: two heroes and a valet against two colossi."""
    return begin(window, desk)


@pytest.fixture(scope="session")
def led_monconf(library_with: Made) -> Path:
    """Begin a battle of MonCon'F that the first side leads, both with their points as proposed."""
    return library_with("led", led_battle)


@pytest.fixture(scope="session")
def large_battle(library_with: Made) -> Path:
    """Play a battle of real size for a turn and a half: its first side speaks, with two cards before it."""

    def begin(desk: Desk) -> None:
        gather_armies(desk)
        play_large_battle(desk)

    return library_with("large", begin)


@pytest.fixture(scope="session")
def second_turn(library_with: Made) -> Path:
    """Play a battle of real size to its second turn, which nobody has ordered yet."""

    def begin(desk: Desk) -> None:
        gather_armies(desk)
        play_first_turn(begin_large_battle(desk))

    return library_with("second", begin)


@pytest.fixture(scope="session")
def played_monconf(library_with: Made) -> Path:
    """Play the example of MonCon'F into its first turn: an archer has shot, another one is still to act."""
    return library_with("played", play_monconf)


@pytest.fixture(scope="session")
def played_eclats(library_with: Made) -> Path:
    """Play the example of ÉCLATS into a turn of its own."""
    return library_with("acting", play_eclats)


@pytest.fixture(scope="session")
def three_fights(library_with: Made) -> Path:
    """Bring two guards to a goblin and one to another, to the combat phase; more of each stand apart."""
    sides, touch = squads(GUARD, FOE, figures=(4, 3)), (("a1.1", "b1.1"), ("a1.2", "b1.1"), ("a1.3", "b1.2"))
    return library_with("fights", lambda desk: in_combat(desk, sides, *touch))


@pytest.fixture
def library_file(request: pytest.FixtureRequest, tmp_path: Path, new_library: Path) -> Path:
    """Give a library with the battle that the test asks for, a new one where it asks for none."""
    asked = (request.getfixturevalue(name) for name in BATTLES if name in request.fixturenames)
    return Path(shutil.copy(next(asked, new_library), tmp_path))


@pytest.fixture
def table(window: Window, active_example: Path) -> BattleTable:
    """Open the rulebook's example at its activation phase; Griffon won and lets Scorpion speak first."""
    return resumed(window)


@pytest.fixture
def keys(window: Window) -> Callable[[str], None]:
    """Type keys as a player does."""
    return Hand(window)


@pytest.fixture
def fresh(window: Window, fresh_monconf: Path) -> BattleTable:
    """Open a battle of MonCon'F, the example's two armies, at the tactician's roll."""
    return resumed(window)


@pytest.fixture
def opened(window: Window, led_monconf: Path) -> BattleTable:
    """Show a battle of MonCon'F that the first side leads, both with their points as proposed."""
    return resumed(window)


@pytest.fixture
def griffon(table: BattleTable, keys: Hand) -> BattleTable:
    """Let Scorpion refuse and Griffon play its conscripts; what they do is not asked any more."""
    table.setFocus()
    keys("fp\x1b")
    assert table.context.game.speaking == ("a1",)
    return table


@pytest.fixture
def temple(window: Window, desk: Desk) -> BattleTable:
    """Open a battle with a mage, a priest and some goblins, in its strategic phase."""
    cards = ((MAGE, 1), (PRIEST, 2)), ((GOBLIN, 2),)
    sides = [
        SideSetup(
            name=name, people="griffins", cards=tuple(ListedCard(sheet=s, figures=n) for s, n in listed)
        )
        for name, listed in zip(("Temple", "Horde"), cards, strict=True)
    ]
    return open_table(window, (sides[0], sides[1]))


@pytest.fixture
def leaving(table: BattleTable, keys: Hand) -> DisengagePrompt:
    """Ask how a conscript fares who leaves an enemy: INI 2 against 7."""
    table.setFocus()
    keys("fp")
    table.context.do(c.Touch("a1.1", "b1.1"))
    keys("hd")
    assert isinstance(table.prompt, DisengagePrompt)
    return table.prompt
