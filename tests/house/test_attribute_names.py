"""No attribute is named in a string where a renaming, or mypy, would pass it over."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache

import pytest

import rules.confrontation.system
import rules.eclats.system
import rules.monconf.system  # noqa: F401 - with them all commands are known
from rules.battle.commands import Command
from tests.house.source import ROOT, files, parsed, walked

NAMING = {"getattr", "setattr", "hasattr", "delattr", "__setattr__"}
NOT_EVERYWHERE = {"os", "errno", "fcntl"}
"""Modules of Python that lack a name on one system or another."""

# Names of others' things, each with the reason why it is asked for in a string.
OTHERS = {
    ("db/codec.py", "cls.__post_init__"): "not every dataclass has one",
    ("db/engine.py", "error.orig"): "what SQLAlchemy wraps; errors of other libraries wrap nothing",
    ("db/engine.py", "error.sqlite_errorcode"): "errors that Python's own module raises have none",
    ("db/exchange/workbook.py", "cell.value.text"): "formulas of a sheet that are objects have one",
    ("desktop/cli/run.py", "stream.reconfigure"): "what stands in for a terminal may have none",
    ("desktop/environment/plain_imports.py", "builtins.__orig_import__"): "a later PySide may keep none",
    ("desktop/cli/run.py", "asked.json"): "only verbs that give data can be asked for them",
}


@cache
def of_commands() -> frozenset[str]:
    """Name the fields of all commands."""
    kinds: list[type[Command]] = [Command]
    for kind in kinds:
        kinds += kind.__subclasses__()
    return frozenset(field.name for kind in kinds if is_dataclass(kind) for field in fields(kind))


def own_names(module: ast.Module) -> frozenset[str]:
    """Name what the classes of a module give to themselves."""
    given = {
        node.attr
        for node in walked(module)
        if isinstance(node, ast.Attribute)
        and isinstance(node.ctx, ast.Store)
        and ast.unparse(node.value) == "self"
    }
    declared = {
        node.target.id
        for node in walked(module)
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    }
    return frozenset(given | declared)


def in_strings(module: ast.Module) -> Iterator[tuple[str, str]]:
    """Give the attributes that are named in a string: of what, and which."""
    for node in walked(module):
        if not isinstance(node, ast.Call) or len(node.args) < 2:
            continue
        asked = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        name = node.args[1]
        if asked in NAMING and isinstance(name, ast.Constant) and isinstance(name.value, str):
            yield ast.unparse(node.args[0]), name.value


def unknown(module: ast.Module) -> list[str]:
    """Find the names in strings that nothing here answers for.

    A widget asks itself for a part of its own, since Qt tells it of changes while it is made; a screen that
    all systems share asks a command for a field that some of them have.
    """
    return [
        f"{owner}.{name}"
        for owner, name in in_strings(module)
        if owner not in NOT_EVERYWHERE
        and not (owner == "self" and name in own_names(module))
        and not (owner == "command" and name in of_commands())
    ]


def test_no_attribute_is_named_in_a_string() -> None:
    found = {
        (path.relative_to(ROOT).as_posix(), name)
        for path in files("rules", "db", "desktop", suffix=".py")
        for name in unknown(parsed(path))
    }
    assert found == OTHERS.keys()


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("keeper = getattr(self, 'keeper', None)", ["self.keeper"]),
        ("getattr(self, 'session', None)", []),
        ("hasattr(self, 'rows') and setattr(self, 'row', 1)", ["self.row"]),
        ("getattr(command, 'fighter')", []),
        ("getattr(command, 'fighters_of_old', '')", ["command.fighters_of_old"]),
        ("getattr(os, 'O_BINARY', 0) + getattr(outcome, name)", []),
        ("getattr(outcome, 'army_ids', ())", ["outcome.army_ids"]),
    ],
)
def test_a_name_that_nothing_answers_for_is_found(line: str, found: list[str]) -> None:
    text = f"class Some:\n    rows: int\n\n    def do(self):\n        self.session = 1\n        {line}\n"
    assert unknown(ast.parse(text)) == found
