"""Where a 6 is not re-rolled the sentence of a roll agrees with its odds: a tie, and what nobody can win."""

from __future__ import annotations

from dataclasses import replace

import pytest

from desktop.battle.strategic.panel import StrategicPanel
from desktop.battle.table import BattleTable
from desktop.operations.battle import start_battle
from desktop.operations.desk import Desk
from desktop.operations.tables import rulesets
from desktop.shell.window import Window
from rules.battle.decisions.strategic import MONCONF_SIXES
from tests.desktop.battle.battles import seated
from tests.desktop.battle.hand import Hand
from tests.stories.tabletop import card, side


def rolled_for(window: Window, desk: Desk, first: int, second: int) -> BattleTable:
    """Begin a battle of two tacticians with these DIS; a 6 counts 6."""
    armies = [
        side(
            name, [card(f"Chef {name}", people, MOU=10, INI=3, ATT=3, DEF=3, FOR="4", RES=4, DIS=dis, COU=3)]
        )
        for name, people, dis in (
            ("Lions", "Griffons d’Akkylannie", first),
            ("Loups", "Gobelins de No-Dan-Kar", second),
        )
    ]
    ruleset = rulesets()["monconf"]
    plain = replace(ruleset, decisions={**ruleset.decisions, MONCONF_SIXES.id: "plain"})
    a, b = armies
    table = seated(window, start_battle(desk, name="Aube", a=a, b=b, ruleset=plain, turn_limit=6))
    table.setFocus()
    return table


def sentence(table: BattleTable) -> str:
    panel = table.findChild(StrategicPanel)
    assert isinstance(panel, StrategicPanel)
    return panel.roll.sentence.text()


def test_a_6_that_only_ties_is_not_called_useless(
    window: Window, desk: Desk, keys: Hand, spoken: str
) -> None:
    table = rolled_for(window, desk, 2, 2)
    keys("6")
    said = {
        "en": ". A 6 is a tie: both re-roll. Odds: 8%.",
        "fr": ". Avec un 6\u202f: égalité, les deux relancent. Chances\u202f: 8\u202f%.",
    }
    assert sentence(table).endswith(said[spoken]), "1 in 6, and half of that"


ENOUGH = {"en": "Any die is enough.", "fr": "Tout dé suffit."}
NONE = {"en": "No die is enough.", "fr": "Aucun dé ne suffit."}


@pytest.mark.parametrize(
    ("first", "second", "said"), [(-2, 5, NONE), (5, -2, ENOUGH), (5, 0, ENOUGH), (0, 5, NONE)]
)
def test_what_no_die_can_change_is_said_before_it(
    window: Window, desk: Desk, spoken: str, first: int, second: int, said: dict[str, str]
) -> None:
    words = sentence(rolled_for(window, desk, first, second))
    assert words.endswith(f". {said[spoken]}") and "%" not in words
