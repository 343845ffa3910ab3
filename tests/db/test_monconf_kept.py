"""Command points, marks, tactics and blows of MonCon'F come back from the file as they were."""

from __future__ import annotations

from db.codec import Codec
from rules.battle.ruleset import Ruleset
from tests.db.kept import comes_back
from tests.stories.monconf_play import COMMANDS, laid


def test_a_turn_of_tactics_comes_back_step_by_step() -> None:
    comes_back(laid(), COMMANDS)


def test_its_ruleset_is_frozen_whole() -> None:
    ruleset = laid().setup.ruleset
    whole = Codec(Ruleset)
    assert whole.read(whole.write(ruleset)) == ruleset
