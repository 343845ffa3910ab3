"""By keys: what the referee rules about sight stands where one decides, and speaks against the unseen."""

from __future__ import annotations

from desktop.battle.confrontation.action_prompt import ConfrontationActionPrompt
from desktop.battle.table import BattleTable
from tests.desktop.battle.deeds import TIGER, deeds, shoots
from tests.desktop.battle.hand import Hand
from tests.desktop.battle.readable import reads, strings


def actions(table: BattleTable, keys: Hand) -> ConfrontationActionPrompt:
    keys("h")
    assert isinstance(table.prompt, ConfrontationActionPrompt)
    return table.prompt


def shot_told(prompt: ConfrontationActionPrompt, keys: Hand) -> str:
    """Read what is said of the shot while Tab stands on it; the same is beneath the mouse."""
    shoot = prompt.button("shoot")
    for _ in range(len(prompt.offers) + 3):
        keys("\t")
        if shoot.hasFocus():
            break
    assert prompt.told.isVisible() and prompt.told.text() == shoot.toolTip()
    return prompt.told.text()


def test_a_ruling_stands_where_one_decides_and_counts(table: BattleTable, keys: Hand) -> None:
    shoots(table, keys)
    table.select("a5.1")
    told = shot_told(actions(table, keys), keys)
    assert "To agree on: sight, distance" in told
    assert "Stationary: it neither moves nor turns." in told
    keys("\x1bR" + "vb" + TIGER + "nn\n")  # sight, at the tiger: no contact, not in front
    prompt = actions(table, keys)
    assert any("oes not see Tiger of Dirz (referee)" in words for words in strings(prompt))
    assert "To agree on: sight" in shot_told(prompt, keys), "nobody ruled on the other enemies"
    keys("s" + TIGER)
    assert deeds(table, "a5.1") == [] and reads(table, "The referee ruled that")
    keys("s")
    assert deeds(table, "a5.1") == [("shoot", "b1.1", "done")]
