"""What tests of paper share: a battle that is printed."""

from __future__ import annotations

import pytest

from desktop.operations.battle_start import start_example
from desktop.operations.desk import Desk
from desktop.operations.play import Play
from tests.desktop.outcomes import done


@pytest.fixture
def play(desk: Desk) -> Play:
    """Begin the rulebook's battle."""
    return done(start_example(desk))
