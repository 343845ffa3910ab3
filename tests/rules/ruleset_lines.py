"""The lines that a ruleset shows."""

from __future__ import annotations

from rules.battle.ruleset_lines import lines
from rules.battle.ruleset_table import RulesetLine
from rules.battle.ruleset_wording import Wording
from tests.rules.data import abilities, read, ruleset

ROWS = read("ruleset_words")


def said(name: str) -> tuple[RulesetLine, ...]:
    rules = ruleset(name)
    return Wording.from_rows(ROWS, rules.system).worded(lines(rules, abilities()))
