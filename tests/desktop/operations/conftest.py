"""What the tests of the verbs share."""

from __future__ import annotations

import pytest

from desktop.operations.desk import Changes, Desk


@pytest.fixture
def heard(desk: Desk) -> list[Changes]:
    """Listen to what is announced."""
    said: list[Changes] = []
    desk.listen(said.append)
    return said
