"""A pytest plugin that takes away every library the rules must not need."""

from __future__ import annotations

import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from typing import Any

# Those that no tool of the tests needs itself.
ABSENT = {
    "PySide6", "shiboken6", "sqlmodel", "sqlalchemy", "alembic", "pydantic", "reportlab", "pypdfium2",
    "resources", "db", "desktop",
}  # fmt: skip


class Absence(MetaPathFinder):
    """Answer for each absent library as a machine without it would."""

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        """Raise ModuleNotFoundError for a library that must not be needed."""
        if name.partition(".")[0] in ABSENT:
            raise ModuleNotFoundError(f"No module named {name!r}: the rules stand alone", name=name)
        return None


sys.meta_path.insert(0, Absence())
