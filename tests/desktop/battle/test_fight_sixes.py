"""A 6 in the initiative of a fight that would only tie: which answer stands out."""

from __future__ import annotations

from desktop.battle.table import BattleTable
from desktop.shell.window import Window
from tests.desktop.battle.battles import open_combat, squads
from tests.desktop.battle.hand import Hand
from tests.stories.tabletop import card


def fight(window: Window, ours: int, theirs: int) -> BattleTable:
    """Open a fight between two of such INI."""
    first = card("Garde", "Griffons d’Akkylannia", INI=ours, ATT=4, FOR=4, DEF=3, RES=6, COU=3, DIS=3)
    second = card("Gobelin", "Gobelins de No-Dan-Kar", INI=theirs, ATT=2, FOR=3, DEF=3, RES=8, COU=3, DIS=3)
    return open_combat(window, squads(first, second, figures=(1, 1)), ("a1.1", "b1.1"))


def verbs(table: BattleTable) -> list[tuple[str, str, bool]]:
    return [(each.text(), each.key, each.primary) for each in table.centre.verbs.buttons]


def test_enter_throws_a_six_again_where_keeping_it_only_ties(window: Window, keys: Hand) -> None:
    table = fight(window, 3, 4)
    keys("65")
    assert verbs(table)[:2] == [("Re-roll the 6", "↵", True), ("Keep the 6", "K", False)]
