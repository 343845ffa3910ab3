"""Ideas of ÉCLATS and what they win come back from the file, those of battles kept earlier too."""

from __future__ import annotations

import json

from db.codec import Codec
from rules.battle.state import Attempt, AttemptState, Gain, Reach
from rules.eclats.commands import Answer, Chance, Propose
from tests.db.kept import comes_back
from tests.stories.combat import Combat

MIRA = "a1.1"


def test_an_initiative_comes_back_step_by_step() -> None:
    gains = (Gain("Zone sensible"), Gain("Zones aveugles", Reach.ALLIES, 2))
    granted = Answer(MIRA, True, gains, characteristic="AGI", chances=3)
    comes_back(Combat.begin(), (Propose(MIRA, "Sauter"), granted, Chance(MIRA, 3), Chance(MIRA, 0)))


def test_an_idea_that_was_kept_with_one_advantage_still_reads() -> None:
    kept = {
        "idea": "Sauter", "advantage": "Zone sensible", "group": True, "turns": 2, "characteristic": "AGI",
        "chances": 3, "dice": [4], "now": 1, "since": 1, "state": "open",
    }  # fmt: skip
    read = Codec(Attempt).read(json.dumps(kept))
    assert (read.state, read.left) == (AttemptState.OPEN, 2)
    assert read.stakes == (Gain("Zone sensible", Reach.GROUP, 2),)
