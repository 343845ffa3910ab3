"""A battle of MonCon'F in the window: two armies at the table, and the letters of actions."""

from __future__ import annotations

from desktop.battle.table import BattleTable
from desktop.operations.battle import start_battle
from desktop.operations.desk import Desk
from desktop.operations.tables import rulesets
from desktop.shell.window import Window
from desktop.wording.battle.monconf.action_words import letter_of
from rules.battle.setup import SideSetup
from tests.desktop.battle.battles import seated

GUARD, ARCHER, CAPTAIN, HUNTER, PROWLER, LEADER = "a", "b", "d", "g", "h", "i"
"""Their letters while letters are shown."""


def begun(window: Window, desk: Desk, a: SideSetup, b: SideSetup) -> BattleTable:
    """Begin a battle and show its table."""
    play = start_battle(desk, name="Aube", a=a, b=b, ruleset=rulesets()["monconf"], turn_limit=6)
    return seated(window, play)


def letter(table: BattleTable, action: str) -> str:
    """Give the key of an action."""
    return letter_of(action, table.context.language).lower()
