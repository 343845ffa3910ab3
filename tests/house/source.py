"""The project as text, for the tests that read it."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import TypeVar, cast

ROOT = Path(__file__).resolve().parents[2]
FLOORS = ["rules", "db", "desktop", "resources"]
TRANSLATED = {"tr": 0, "translate": 1, "QT_TRANSLATE_NOOP": 1}
"""Which argument is a text to be translated, by the name of what is called."""
Kind = TypeVar("Kind", bound=ast.AST)


def files(*folders: str, suffix: str = "") -> list[Path]:
    """Give the files of the project, without what Python and Qt compile."""
    return list(_files(folders, suffix))


@cache
def _files(folders: tuple[str, ...], suffix: str) -> tuple[Path, ...]:
    found = [path for folder in folders for path in (ROOT / folder).rglob(f"*{suffix}") if path.is_file()]
    return tuple(sorted(path for path in found if "__pycache__" not in path.parts and path.suffix != ".qm"))


@cache
def parsed(path: Path) -> ast.Module:
    """Parse a module, once for all tests that read it."""
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def walked(node: ast.AST) -> tuple[ast.AST, ...]:
    """Give a node and all beneath it, in the order of `ast.walk`, in half its time."""
    found = [node]
    for each in found:
        for name in each._fields:
            value = getattr(each, name, None)
            if isinstance(value, ast.AST):
                found.append(value)
            elif isinstance(value, list):
                found += [part for part in value if isinstance(part, ast.AST)]
    return tuple(found)


@cache
def _by_kind(node: ast.AST) -> Mapping[type[ast.AST], list[ast.AST]]:
    """Sort a node and all beneath it by what they are."""
    found: dict[type[ast.AST], list[ast.AST]] = {}
    for each in walked(node):
        found.setdefault(type(each), []).append(each)
    return found


def every(node: ast.AST, kind: type[Kind]) -> list[Kind]:
    """Give all of a kind that a node is and has beneath it, in the order of `ast.walk`."""
    return cast(list[Kind], _by_kind(node).get(kind, []))


@cache
def written(node: ast.AST) -> str:
    """Give a node as it is written."""
    return dotted(node) or ast.unparse(node)


def dotted(node: ast.AST) -> str:
    """Give names with nothing but dots between them, "" for what is more than that."""
    if isinstance(node, ast.Attribute):
        owner = dotted(node.value)
        return owner and f"{owner}.{node.attr}"
    return node.id if isinstance(node, ast.Name) else ""


def forget() -> None:
    """Let go of all that was parsed."""
    for remembered in (_files, parsed, walked, _by_kind, written):
        remembered.cache_clear()


def imported(path: Path) -> Iterator[str]:
    """Give the dotted name of all that a module imports, wherever it does so."""
    for plain in every(parsed(path), ast.Import):
        yield from (alias.name for alias in plain.names)
    for node in every(parsed(path), ast.ImportFrom):
        if node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


Trees = Mapping[str, ast.Module]


def trees() -> Trees:
    return {str(path): parsed(path) for path in files("desktop", suffix=".py")}


def name_of(node: ast.expr) -> str:
    """Give the last name of an expression: ``Prompt`` of ``base.Prompt[int]``."""
    while isinstance(node, ast.Subscript):
        node = node.value
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def called(func: ast.expr) -> str:
    """Name what is called, without what it belongs to."""
    return func.attr if isinstance(func, ast.Attribute) else func.id if isinstance(func, ast.Name) else ""


def literals(node: ast.expr) -> Iterator[str]:
    """Give the texts that an argument may be; f-strings are what they look like, which no list holds."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        yield written(node)
    elif isinstance(node, ast.IfExp):
        yield from literals(node.body)
        yield from literals(node.orelse)


def around(tree: ast.Module, node: ast.expr | ast.stmt, kind: type[Kind]) -> Kind | None:
    """Give the innermost of a kind, a class or a function, whose lines a part of a module stands in."""
    found = None
    for each in every(tree, kind):
        begin, end = (getattr(each, name) for name in ("lineno", "end_lineno"))
        if begin <= node.lineno <= end:
            found = each
    return found


def standing(tree: ast.Module) -> Iterator[tuple[ast.Call, str]]:
    """Give every call of a module, each with the name of the class it stands in: the context of its `tr`."""
    for call in every(tree, ast.Call):
        within = around(tree, call, ast.ClassDef)
        yield call, within.name if within is not None else ""
