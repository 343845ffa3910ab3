"""A window with a real battle on a real file, and hands that play by keys as players do."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest
from PySide6.QtWidgets import QApplication

from desktop.battle.confrontation.disengage_prompt import DisengagePrompt
from desktop.battle.table import Table
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from rules.battle import commands as c
from rules.battle.setup import ListedCard, SideSetup
from rules.monconf.commands import AgreePoints
from tests.desktop.battle.battles import carry_out, example, fresh_battle, open_active, open_table, seated
from tests.desktop.battle.hand import Hand
from tests.desktop.battle.temple import GOBLIN, MAGE, PRIEST


@pytest.fixture(autouse=True)
def always(dressed: QApplication) -> None:
    """Dress the program for every test here."""


@pytest.fixture
def player() -> Mapping[str, str]:
    """Begin in the library."""
    return {"place": "library"}


@pytest.fixture
def table(window: Window, desk: Desk) -> Table:
    """Open the rulebook's example at its activation phase; Griffon won and lets Scorpion speak first."""
    return open_active(window, example(desk))


@pytest.fixture
def keys(window: Window) -> Callable[[str], None]:
    """Type keys as a player does."""
    return Hand(window)


@pytest.fixture
def fresh(window: Window) -> Table:
    """Open a battle of MonCon'F, the example's two armies, at the tactician's roll."""
    return seated(window, fresh_battle(window))


@pytest.fixture
def opened(window: Window) -> Table:
    """Show a battle of MonCon'F that the first side leads, both with their points as proposed."""
    play = fresh_battle(window)
    carry_out(
        window, play, c.ChooseCoordinator("a", fighter="a4.1"), c.ThrowDice("a", (5,)),
        c.ChooseCoordinator("b", fighter="b3.1"), c.ThrowDice("b", (3,)),
        c.Together((c.Advance(), AgreePoints(6, 5))), c.Ready("a"), c.Ready("b"), c.ChooseFirst("a"),
    )  # fmt: skip
    table = seated(window, play)
    assert table.context.game.hand == "a"
    return table


@pytest.fixture
def griffon(table: Table, keys: Hand) -> Table:
    """Let Scorpion refuse and Griffon play its conscripts."""
    table.setFocus()
    keys("fp")
    assert table.context.game.speaking == ("a1",)
    return table


@pytest.fixture
def temple(window: Window, desk: Desk) -> Table:
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
def leaving(table: Table, keys: Hand) -> DisengagePrompt:
    """Ask how a conscript fares who leaves an enemy: INI 2 against 7."""
    table.setFocus()
    keys("fp")
    table.context.do(c.Touch("a1.1", "b1.1"))
    keys("hd")
    assert isinstance(table.prompt, DisengagePrompt)
    return table.prompt
