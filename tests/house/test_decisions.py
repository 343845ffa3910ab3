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
from tests.house.source import ROOT, files, parsed, written

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
    assert len(BY_ID) == len(TABLE) == len(list(constants()))


def test_who_may_choose_is_heard() -> None:
    """A decision with several readings is asked by the engine."""
    engine = "".join(
        path.read_text(encoding="utf-8") for path in files("rules", suffix=".py") if path.parent != ROOM
    )
    for name, module in constants():
        decision = getattr(import_module(f"rules.battle.decisions.{module}"), name)
        if len(decision.readings) > 1:
            assert re.search(rf"\b{name}\b", engine), f"nobody reads {module}.{name}"


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
