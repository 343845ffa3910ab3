"""Tests ask for behaviour by public doors: what a player sees, what another module may use."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tests.house.source import ROOT, called, every, files, parsed, written

CEILING = 17
"""How many private names of the program tests still reach for; it only falls."""

DOCUMENTED = {"_exit", "_fields", "_getframe", "_replace"}
"""Python's own, public in spite of their underscore."""


def private(name: object) -> bool:
    """Tell whether a name is somebody else's own."""
    return (
        isinstance(name, str)
        and name.startswith("_")
        and not name.startswith("__")
        and name not in DOCUMENTED
    )


def reached_for(tree: ast.Module) -> Iterator[int]:
    """Give the lines in which a private name of something else is read, imported or replaced."""
    for read in every(tree, ast.Attribute):
        if private(read.attr) and written(read.value) not in ("self", "cls"):
            yield read.lineno
    for made in every(tree, ast.ImportFrom):
        yield from (made.lineno for alias in made.names if private(alias.name))
    for node in every(tree, ast.Call):
        match node:
            case ast.Call(func=func, args=[_, ast.Constant(name), *_]) if called(func) in (
                "setattr",
                "getattr",
            ):
                if private(name):
                    yield node.lineno
            case ast.Call(func=func, args=[ast.Constant(str(path)), *_]) if called(func) == "setattr":
                if private(path.rpartition(".")[2]):
                    yield node.lineno


def test_no_more_private_names_are_reached_for() -> None:
    found = [
        f"{path.relative_to(ROOT).as_posix()}:{line}"
        for path in files("tests", suffix=".py")
        for line in sorted(reached_for(parsed(path)))
    ]
    assert len(found) <= CEILING, "\n".join(found)


def test_each_way_to_a_private_name_is_found() -> None:
    text = """
from desktop import _own
window.strip._timer.stop()
monkeypatch.setattr(opening, "_upgrade", killed)
self._mine = named._replace(name="")
window.__class__
monkeypatch.setattr("desktop.opening._upgrade", killed)
"""
    assert sorted(reached_for(ast.parse(text))) == [2, 3, 4, 7]
