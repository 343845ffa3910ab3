"""The project as text, for the tests that read it."""

from __future__ import annotations

import ast
import gc
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FLOORS = ["rules", "db", "desktop", "resources"]


def files(*folders: str, suffix: str = "") -> list[Path]:
    """Give the files of the project, without what Python and Qt compile."""
    found = [path for folder in folders for path in (ROOT / folder).rglob(f"*{suffix}") if path.is_file()]
    return sorted(path for path in found if "__pycache__" not in path.parts and path.suffix != ".qm")


@cache
def parsed(path: Path) -> ast.Module:
    """Parse a module, once for all tests that read it."""
    gc.disable()  # which would search through all that was parsed before, again and again
    try:
        return ast.parse(path.read_text(encoding="utf-8"))
    finally:
        gc.enable()


@cache
def walked(node: ast.AST) -> tuple[ast.AST, ...]:
    """Give a node and all beneath it, in the order of `ast.walk`."""
    return tuple(ast.walk(node))


@cache
def written(node: ast.AST) -> str:
    """Give a node as it is written."""
    return ast.unparse(node)


def forget() -> None:
    """Let go of all that was parsed."""
    for remembered in (parsed, walked, written):
        remembered.cache_clear()


def imported(path: Path) -> Iterator[str]:
    """Give the dotted name of all that a module imports, wherever it does so."""
    for node in walked(parsed(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
