"""Why a value is what it is now, in MonCon'F: life points, fright, a charge."""

from __future__ import annotations

from desktop.battle.prompts.why_prompt import WhyPrompt
from desktop.battle.table import BattleTable
from rules.battle import commands as c
from rules.monconf.commands import SetMark
from rules.monconf.marks import FRIGHTENED
from tests.desktop.battle.hand import Hand
from tests.desktop.battle.readable import strings
from tests.desktop.fit import cut_labels


def test_life_lost_and_fright_are_told_with_their_sum(opened: BattleTable, keys: Hand, spoken: str) -> None:
    context = opened.context
    context.do(c.Notch("a1.1", 1))
    context.do(SetMark("a1.1", FRIGHTENED))
    opened.select("a1.1")
    keys("=")
    prompt = opened.prompt
    assert isinstance(prompt, WhyPrompt) and cut_labels(prompt) == []
    sums = [words for words in strings(prompt) if "− 1 (" in words]
    assert len(sums) == 4, "INI ATT FOR DEF"
    assert sum(words.count("− 1 (") == 2 for words in sums) == 3, "fright takes nothing of FOR"
    assert not any("()" in words or "cran" in words or "notch" in words for words in sums)
