"""By keys: a shot of MonCon’F at nobody is kept in the journal, one at the dead is told once."""

from __future__ import annotations

import pytest

from desktop.battle.monconf.action_prompt import MonconfActionPrompt
from desktop.battle.table import BattleTable
from desktop.wording.battle.overruled import overruled_words
from rules.battle import commands as c
from rules.battle.state import Place
from tests.desktop.battle.hand import Hand
from tests.desktop.battle.monconf_room import PROWLER, letter
from tests.desktop.battle.readable import strings


@pytest.fixture
def archers(opened: BattleTable, keys: Hand) -> BattleTable:
    """Let the archers be played, the first of them chosen."""
    keys("B\n")
    opened.select("a2.1")
    return opened


def deeds(table: BattleTable) -> list[tuple[str, str, str]]:
    return [(d.action, d.target, d.state.value) for d in table.context.game.fighters["a2.1"].deeds]


def kept(table: BattleTable) -> str:
    """Say what the last step was done against, as the journal does."""
    step = table.context.last_step
    assert step is not None
    return overruled_words(step, table.context.names)


def test_a_shot_at_nobody_is_kept_in_the_journal(archers: BattleTable, keys: Hand) -> None:
    keys("h" + letter(archers, "precise") + "\n")
    assert deeds(archers) == [("precise", "", "announced")]
    step = archers.context.last_step
    assert step is not None and step.overruled == "refusal.which_target" and kept(archers)


def test_a_shot_at_one_who_has_died_is_told_once(archers: BattleTable, keys: Hand) -> None:
    keys("h" + letter(archers, "precise") + PROWLER)
    assert deeds(archers) == [("precise", "b2.1", "announced")] and not kept(archers)
    assert archers.context.do(c.Put("b2.1", Place.DEAD))
    archers.select("a2.1")
    keys("h1")
    prompt = archers.prompt
    assert isinstance(prompt, MonconfActionPrompt) and deeds(archers)[-1][2] == "announced"
    said = strings(prompt)
    keys("1")
    assert deeds(archers) == [("precise", "b2.1", "done")]
    assert kept(archers) and any(kept(archers) in words for words in said)
