"""Garbage is looked for where no widget is destroyed in another thread than that of its window."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.house.source import ROOT, every, files, parsed, written

ALLOWED = {
    "db/codec.py": {"isenabled", "disable", "enable"},
    "desktop/app/program.py": {"disable", "freeze"},
    "desktop/shell/idle_collector.py": {
        "disable", "freeze", "get_count", "get_threshold", "collect",
    },
}  # fmt: skip
"""Who may touch Python's own search: the window's, and what switches on again only what it switched off."""


def touched(path: Path) -> Iterator[str]:
    for node in every(parsed(path), ast.Attribute):
        if written(node.value) == "gc":
            yield node.attr
    for made in every(parsed(path), ast.ImportFrom):
        if made.module == "gc":
            yield from (alias.name for alias in made.names)


def test_nobody_else_looks_for_garbage_or_lets_python_do_so() -> None:
    found = {
        path.relative_to(ROOT).as_posix(): set(touched(path))
        for path in files("rules", "db", "desktop", suffix=".py")
    }
    assert {name: touches for name, touches in found.items() if touches} == ALLOWED
