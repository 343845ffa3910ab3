"""Battles with a hidden side, and the cover that lies over them."""

from __future__ import annotations

from desktop.battle.table import BattleTable
from desktop.operations.battle import start_battle
from desktop.operations.desk import Desk
from desktop.operations.examples import add_example
from desktop.operations.tables import rulesets
from desktop.shell.window import Window
from desktop.widgets.cover import CoverScreen
from rules.battle import commands as c
from rules.battle.setup import SideSetup
from tests.desktop.battle.battles import example, open_table, play_on, seated
from tests.desktop.hands import write
from tests.desktop.unpainted import rest

ORDERS = (("a2", "a1", "a3", "a4", "a5"), ("a2", "a5", "a4", "a3", "a1"))


def begin(window: Window, desk: Desk, order: tuple[str, ...]) -> BattleTable:
    """Begin the example with a hidden Griffon in this order."""
    table = open_table(window, example(desk, hidden=True))
    play_on(
        table, c.SetOrder("a", order), c.Ready("a"), c.Ready("b"), c.DeclareWinner("a"), c.ChooseFirst("a")
    )
    rest()
    return table


def cover_of(window: Window) -> CoverScreen | None:
    """Give the cover in view."""
    return next((each for each in window.findChildren(CoverScreen) if each.isVisible()), None)


def hidden_battle(window: Window, desk: Desk, system: str) -> BattleTable:
    """Open a battle of a system with both sides hidden, at its pages for ordering."""
    if not any(army.system == system for army in desk.library.armies()):
        add_example(desk, system=system)
    fitting = [army for army in desk.library.armies() if army.system == system][:2]
    a, b = (
        SideSetup.from_muster(desk.library.muster(army), player=name, hidden=True)
        for army, name in zip(fitting, ("Anne", "Bruno"), strict=True)
    )
    ruleset = next(found for found in rulesets().values() if found.system == system)
    table = seated(window, start_battle(desk, name="Evening", a=a, b=b, ruleset=ruleset, turn_limit=6))
    if table.centre.shown.page == "roll":  # type: ignore[attr-defined]
        write("53\n")
    assert table.centre.shown.page == "order"  # type: ignore[attr-defined]
    return table
