"""Command points, marks, tactics and blows of MonCon'F come back from the file as they were."""

from __future__ import annotations

from db.battle_codec import STEP
from db.codec import Codec
from rules.battle.events import apply
from rules.battle.ruleset import Ruleset
from rules.battle.state import Game
from tests.stories.monconf_play import COMMANDS, laid


def test_a_turn_of_tactics_comes_back_step_by_step() -> None:
    table = laid()
    game: Game = table.game
    for command in COMMANDS:
        step = table.do(command, overrule=True)
        read = STEP.read(STEP.write(step))
        assert (read.label.code, len(read.events)) == (step.label.code, len(step.events))
        game = apply(read.events, game)
    assert game == table.game
    whole = Codec(Game)
    assert whole.read(whole.write(game)) == game


def test_its_ruleset_is_frozen_whole() -> None:
    ruleset = laid().setup.ruleset
    whole = Codec(Ruleset)
    assert whole.read(whole.write(ruleset)) == ruleset
