"""What the tests of the verbs share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop.operations.desk import Changes, Desk
from desktop.operations.opening import desk_for, open_library
from tests.desktop.kept import copied


@pytest.fixture
def heard(desk: Desk) -> list[Changes]:
    """Listen to what is announced."""
    said: list[Changes] = []
    desk.listen(said.append)
    return said


@pytest.fixture(scope="session")
def another_library(tmp_path_factory: pytest.TempPathFactory, rulebook_library: None) -> Path:
    """Make the new library of somebody else, once: it has ids of its own."""
    path = tmp_path_factory.mktemp("another") / "club.tact"
    open_library(path).close()
    return path


@pytest.fixture
def mine(tmp_path: Path, new_library: Path) -> Iterator[Desk]:
    library = copied(new_library, tmp_path / "mine")
    yield desk_for(library)
    library.close()


@pytest.fixture
def theirs(tmp_path: Path, another_library: Path) -> Iterator[Desk]:
    library = copied(another_library, tmp_path / "theirs")
    yield desk_for(library)
    library.close()
