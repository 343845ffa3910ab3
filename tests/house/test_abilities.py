"""One parser reads every ability text: nothing else makes abilities of words or takes such a text apart."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

from tests.house.source import ROOT, every, files, imported, parsed

PARSER = ROOT / "rules" / "abilities.py"
OTHER_TEXTS = {"desktop/wording/field_words.py": "fields of a card", "rules/battle/rows.py": "ids of rows"}
SEPARATORS = {"/", ",", ";", " / ", ", "}
TAKING_APART = {"split", "partition", "rpartition"}


@cache
def _readers() -> list[Path]:
    """Give the modules that know abilities, but for the parser itself."""
    floors = files("rules", "db", "desktop", suffix=".py")
    return [path for path in floors if path != PARSER and "rules.abilities" in imported(path)]


def _takes_apart(call: ast.Call) -> bool:
    """Tell whether a call takes a text apart where abilities are: a parameter that was read is none."""
    made = call.func
    if not isinstance(made, ast.Attribute) or made.attr not in TAKING_APART or not call.args:
        return False
    separator = call.args[0]
    if not isinstance(separator, ast.Constant) or separator.value not in SEPARATORS:
        return False
    return not (isinstance(made.value, ast.Attribute) and made.value.attr == "parameter")


def test_abilities_are_made_by_the_parser_alone() -> None:
    made = [
        f"{path.relative_to(ROOT)}:{call.lineno}"
        for path in _readers()
        for call in every(parsed(path), ast.Call)
        if isinstance(call.func, ast.Name) and call.func.id == "Ability"
    ]
    assert made == []


def test_nobody_else_takes_their_text_apart() -> None:
    apart = [
        f"{path.relative_to(ROOT)}:{call.lineno}"
        for path in _readers()
        if path.relative_to(ROOT).as_posix() not in OTHER_TEXTS
        for call in every(parsed(path), ast.Call)
        if _takes_apart(call)
    ]
    assert apart == []


def test_the_law_sees_what_it_looks_for() -> None:
    law = ast.parse('text.partition("/"); ability.parameter.split("/"); text.split(","); text.split()')
    assert [_takes_apart(call) for call in every(law, ast.Call)] == [True, False, True, False]
    assert len(_readers()) > 10
