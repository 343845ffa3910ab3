"""What the tests of the verbs share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop.operations.desk import Changes, Desk
from desktop.operations.opening import desk_for, open_library


@pytest.fixture
def heard(desk: Desk) -> list[Changes]:
    """Listen to what is announced."""
    said: list[Changes] = []
    desk.listen(said.append)
    return said


@pytest.fixture
def mine(tmp_path: Path) -> Iterator[Desk]:
    library = open_library(tmp_path / "mine" / "club.tact")
    yield desk_for(library)
    library.close()


@pytest.fixture
def theirs(tmp_path: Path) -> Iterator[Desk]:
    library = open_library(tmp_path / "theirs" / "club.tact")
    yield desk_for(library)
    library.close()
