"""What the tests of kept battles share: each step is written, read and applied again."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from db.battle_codec import STEP
from db.battles import BattleRecord, KeptStep
from db.codec import Codec
from rules.battle.commands import Command
from rules.battle.events import apply
from rules.battle.state import Game
from rules.confrontation.system import CONFRONTATION
from tests.stories.tabletop import Tabletop


def comes_back(table: Tabletop, commands: Iterable[Command]) -> None:
    """Play commands, overruling what is refused: every step and the whole state come back as they were."""
    game: Game = table.game
    for command in commands:
        step = table.do(command, overrule=True)
        read = STEP.read(STEP.write(step))
        assert (read.label.code, len(read.events)) == (step.label.code, len(step.events))
        game = apply(read.events, game)
    assert game == table.game
    whole = Codec(Game)
    assert whole.read(whole.write(game)) == game


def recorded(table: Tabletop) -> BattleRecord:
    """Return the battle on a table as the library would keep it."""
    setup = replace(table.setup, start=CONFRONTATION.open(table.table, table.setup.start))
    at = "2026-11-21T12:00:00.000Z"
    kept = {n: KeptStep.of(step, n - 1 or None, at) for n, step in enumerate(table.steps, 1)}
    return BattleRecord("id", setup.name, setup, len(table.steps) or None, kept)
