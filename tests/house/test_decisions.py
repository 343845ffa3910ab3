"""Where the texts are silent a line of the ruleset says how it is played, and no docstring does."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import import_module

import pytest

from rules.battle.decisions.decision import Decision
from rules.battle.decisions.table import BY_ID, TABLE
from rules.battle.ruleset_table import ECLATS, Chapter
from tests.house.source import ROOT, files, parsed, walked, written

MOST_QUOTED = 4
"""Words of a rulebook in a row, where its very word is what is unclear."""

ROOM = ROOT / "rules" / "battle" / "decisions"


def constants() -> Iterator[tuple[str, str]]:
    """Give the names of the decisions with the modules that make them."""
    for path in sorted(ROOM.glob("*.py")):
        for node in parsed(path).body:
            if not isinstance(node, ast.Assign):
                continue
            made = node.value
            if isinstance(made, ast.Call) and written(made.func) == "Decision":
                yield written(node.targets[0]), path.stem


def test_no_decision_is_hidden_in_the_code() -> None:
    marked = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in files("rules", "db", "desktop", suffix=".py")
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if "[D]" in line
    ]
    assert marked == [], "a Decision in rules/battle/decisions says it to players"


def test_every_decision_is_a_line() -> None:
    made = {
        getattr(import_module(f"rules.battle.decisions.{module}"), name).id for name, module in constants()
    }
    missing = sorted(made - BY_ID.keys())
    assert missing == [], (
        f"rules/battle/decisions: enter {missing} in the DECISIONS of the module that makes it"
    )
    assert len(BY_ID) == len(TABLE) == len(list(constants())), "rules/battle/decisions: an id stands twice"


def asked() -> Iterator[tuple[str, str]]:
    """Give the readings that the engine asks for, each with the name of its decision."""
    for path in files("rules", suffix=".py"):
        for node in walked(parsed(path)):
            match node:
                case ast.Call(ast.Attribute(attr="follows"), [decision, ast.Constant(str(reading))]):
                    yield ast.unparse(decision), reading


def test_every_reading_that_may_be_chosen_is_played() -> None:
    """One of several may be what is left when the engine has asked for all others."""
    engine = set(asked())
    for name, module in constants():
        decision = getattr(import_module(f"rules.battle.decisions.{module}"), name)
        readings = {reading.id for reading in decision.readings}
        heard = {reading for asking, reading in engine if asking == name}
        assert heard <= readings, f"{module}.{name} has no such reading: {heard - readings}"
        left = readings - heard
        assert len(left) <= 1, f"nobody asks whether {module}.{name} is read as {sorted(left)}"


@pytest.mark.parametrize("decision", TABLE, ids=lambda decision: str(decision.id))
def test_it_says_where_what_and_how_in_both_languages(decision: Decision) -> None:
    said = (decision.words, decision.text, *(reading.words for reading in decision.readings))
    assert all(words.fr.strip() and words.en.strip() for words in said)
    # Chapters on mana and faith, and on ÉCLATS' turns, have no numbers in the texts.
    assert decision.section or decision.chapter is Chapter.MYSTIC or decision.systems == ECLATS


@pytest.mark.parametrize("decision", TABLE, ids=lambda decision: str(decision.id))
def test_it_says_in_our_words_what_the_text_says(decision: Decision) -> None:
    quoted = re.findall(r"[«“]\s*([^»”]+)", f"{decision.text.fr} {decision.text.en}")
    assert [words for words in quoted if len(words.split()) > MOST_QUOTED] == []
