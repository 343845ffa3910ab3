"""The project as text, for the tests that read it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FLOORS = ["rules", "db", "desktop", "resources"]


def files(*folders: str, suffix: str = "") -> list[Path]:
    """Give the files of the project, without what Python and Qt compile."""
    found = [path for folder in folders for path in (ROOT / folder).rglob(f"*{suffix}") if path.is_file()]
    return sorted(path for path in found if "__pycache__" not in path.parts and path.suffix != ".qm")


def imported(path: Path) -> Iterator[str]:
    """Give the dotted name of all that a module imports, wherever it does so."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
