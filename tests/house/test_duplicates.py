"""What is done in two places is written in one."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from textwrap import indent

from tests.house.source import ROOT, every, files, parsed, written

FEWEST = 4
"""Lines of a body that may not stand twice, its docstring apart; fewer say the same by chance."""


Body = list[ast.stmt]


def bodies(tree: ast.Module) -> Iterator[tuple[int, Body]]:
    """Give the functions of a module by their lines, each with what it does, whatever it is called."""
    for node in every(tree, ast.FunctionDef):
        told = ast.get_docstring(node, clean=False) is not None
        yield node.lineno, node.body[told:]


def outline(body: Body) -> tuple[object, ...]:
    """Give the kinds of statements, one within the other: what is written alike has the same."""
    inner = ("body", "orelse", "finalbody")
    return tuple(
        (type(part), type(getattr(part, "value", 0)), *(outline(getattr(part, name, [])) for name in inner))
        for part in body
    )


def written_twice(paths: Iterable[Path]) -> list[list[str]]:
    """Give the places of functions that do the same in the same words."""
    alike: dict[object, list[tuple[str, Body]]] = defaultdict(list)
    for path in paths:
        for line, body in bodies(parsed(path)):
            where = f"{path.as_posix().removeprefix(f'{ROOT.as_posix()}/')}:{line}"
            alike[outline(body)].append((where, body))
    found: dict[str, list[str]] = defaultdict(list)
    for where, body in (each for group in alike.values() if len(group) > 1 for each in group):
        text = "\n".join(map(written, body))
        if text.count("\n") + 1 >= FEWEST:
            found[text].append(where)
    return [places for places in found.values() if len(places) > 1]


def test_no_function_is_written_twice() -> None:
    assert written_twice(files("rules", "db", "desktop", suffix=".py")) == []


def test_a_function_in_two_modules_is_found_under_another_name(tmp_path: Path) -> None:
    body = "total = 0\nfor each in rows:\n    total += each\nreturn total\n"
    one = "def one(rows):\n" + indent(f'"""Add."""\n{body}', "    ")
    other = f"class Sum:\n    def of(self, rows):\n{indent(body, '        ')}"
    for name, text in (("a", one), ("b", other)):
        (tmp_path / f"{name}.py").write_text(text, encoding="utf-8")
    assert len(written_twice(sorted(tmp_path.glob("*.py")))) == 1
