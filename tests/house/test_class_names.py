"""The name of a class says which one is meant."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

from tests.house.source import ROOT, files, parsed, walked

SHARED = {
    "Action": "a row of the table of actions, which each system has",
}
"""Names of more than one public class, each with the reason why a reader does not confuse them."""


def named_twice(paths: Iterable[Path]) -> dict[str, list[str]]:
    """Give the names of public classes that stand in more than one module, with these modules."""
    found: dict[str, set[str]] = defaultdict(set)
    for path in paths:
        for node in walked(parsed(path)):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].add(path.as_posix().removeprefix(f"{ROOT.as_posix()}/"))
    return {name: sorted(where) for name, where in sorted(found.items()) if len(where) > 1}


def test_no_two_public_classes_have_one_name() -> None:
    twice = named_twice(files("rules", "db", "desktop", suffix=".py"))
    assert {name: where for name, where in twice.items() if name not in SHARED} == {}
    assert set(SHARED) <= set(twice), "what no longer stands twice needs no reason"


def test_a_name_in_two_modules_is_found(tmp_path: Path) -> None:
    for name, text in {
        "a": "class Cell: ...\nclass _Own: ...",
        "b": "class Cell: ...\nclass _Own: ...",
    }.items():
        (tmp_path / f"{name}.py").write_text(text, encoding="utf-8")
    assert list(named_twice(tmp_path.glob("*.py"))) == ["Cell"]
