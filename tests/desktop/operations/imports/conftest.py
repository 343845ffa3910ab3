"""A library that holds nothing yet, and a folder for the files that come."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop.operations import tables
from desktop.operations.desk import Desk
from tests.desktop.kept import copied


@pytest.fixture
def desk(tmp_path: Path, empty_library: Path) -> Iterator[Desk]:
    """Lay a desk with a library that holds nothing."""
    with copied(empty_library, tmp_path) as library:
        yield Desk(library, tables.peoples(), tables.abilities(), int)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Make a folder for the files that come."""
    made = tmp_path / "files"
    made.mkdir()
    return made
