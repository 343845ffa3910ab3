"""A value of the ruleset that players may set is one that somebody asks for."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from enum import StrEnum
from functools import cache
from typing import Any, get_type_hints

import pytest

from rules.battle.ruleset import RowSource, Ruleset, WoundRule
from rules.battle.wound_effects import Bearer, RollCondition, WoundStep
from tests.house.source import ROOT, every, files, parsed, written

TELLING = {
    f"rules/battle/{name}.py"
    for name in (
        "action_rules", "command_rules", "own_ruleset", "ruleset_actions", "ruleset_command", "ruleset_lines",
        "ruleset_table", "ruleset_wording",
    )
}  # fmt: skip
"""What reads the ruleset, changes it and shows it, and plays nothing."""
OWN = "rules/battle/ruleset.py"
"""Where a ruleset answers for itself: what it asks itself there is asked for."""
Read = tuple[str, str]


@dataclass(frozen=True)
class Value:
    """A value of the ruleset: its path, the name of its field, and what holds it."""

    path: str
    name: str
    holder: str


def values(cls: type[Any], holder: str = "ruleset") -> Iterator[Value]:
    """Give the values of a ruleset, those of a single part (track, mana) one by one."""
    hints = get_type_hints(cls)
    for field in fields(cls):
        if is_dataclass(hints[field.name]):
            yield from values(hints[field.name], field.name)
        path = field.name if cls is Ruleset else f"{holder}/{field.name}"
        yield Value(path, field.name, holder)


def reads(tree: ast.AST) -> Iterator[Read]:
    """Give what is read, each with what it is read from, which may go by a name of its own there."""
    named: defaultdict[str, set[str]] = defaultdict(set)
    for assigned in every(tree, ast.Assign):
        match assigned:
            case ast.Assign([ast.Name(name)], ast.Attribute(attr=holder)):
                named[name].add(holder)
    for taken in every(tree, ast.arg):
        match taken:
            case ast.arg(name, ast.Name(kind)):
                named[name].add(kind.removesuffix("Rules").lower())
    for node in every(tree, ast.Attribute):
        match node:
            case ast.Attribute(ast.Attribute(attr=holder), name, ast.Load()):
                yield holder, name
            case ast.Attribute(ast.Name(holder), name, ast.Load()):
                yield from ((each, name) for each in (holder, *named[holder]))


def answers(tree: ast.AST) -> Iterator[Read]:
    """Give what a ruleset and its parts ask themselves, but while they are made."""
    for part in every(tree, ast.ClassDef):
        for method in part.body:
            if isinstance(method, ast.FunctionDef) and method.name not in ("__post_init__", "to_rows"):
                for node in every(method, ast.Attribute):
                    if written(node.value) == "self":
                        yield part.name.removesuffix("Rules").lower(), node.attr


def trees() -> Mapping[str, ast.Module]:
    return {
        path.relative_to(ROOT).as_posix(): parsed(path) for path in files("rules", "desktop", suffix=".py")
    }


@cache
def asked() -> frozenset[Read]:
    found = {read for path, tree in trees().items() if path not in {*TELLING, OWN} for read in reads(tree)}
    return frozenset({*found, *answers(trees()[OWN])})


@pytest.mark.parametrize("value", tuple(values(Ruleset)), ids=lambda value: str(value.path))
def test_somebody_asks_for_it(value: Value) -> None:
    assert (value.holder, value.name) in asked(), (
        f"nobody asks for {value.path}; say {value.holder}.{value.name} where it is asked for"
    )


@pytest.mark.parametrize(("name", "holder"), [("luck", "mana"), ("radius", "mana"), ("dice", "track")])
def test_a_value_that_nobody_asks_for_is_found(name: str, holder: str) -> None:
    """Whether nobody knows its name, or only others of that name are asked for."""
    assert (holder, name) not in asked()


_KINDS: tuple[type[StrEnum], ...] = (Bearer, RowSource, RollCondition, WoundRule, WoundStep)


@pytest.mark.parametrize("kind", _KINDS)
def test_each_word_of_a_row_is_told_apart(kind: type[StrEnum]) -> None:
    """One of a kind may be what is left when all others were asked for."""
    left = [each.name for each in kind if (kind.__name__, each.name) not in asked()]
    assert len(left) <= 1, f"rules/ asks for no {kind.__name__} of {left}: ask for all of them but one"
