"""Where a speaking turn of MonCon'F is: actions are given out, then resolved one by one."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.battle.context import BattleContext
from desktop.battle.monconf.shots import SHOTS
from desktop.battle.open_shots import open_shots, shot_verb
from desktop.battle.open_things import test_verb
from desktop.wording.battle.turn_summary import MainVerb, StageLine
from rules.battle.action_checks import speakers
from rules.battle.state import Fighter, Game
from rules.monconf.acting import announced

translate = QCoreApplication.translate
RESOLVE_NEXT = "choice.resolve_next"


def pending(game: Game) -> tuple[Fighter, ...]:
    """Give who has an action that is not resolved, in the order of their cards."""
    return tuple(fighter for fighter in speakers(game) if announced(fighter) is not None)


def idle(game: Game) -> tuple[Fighter, ...]:
    """Give who has neither acted nor been given an action."""
    return tuple(f for f in speakers(game) if announced(f) is None and not f.activated and not f.deeds)


def stage_line(game: Game, _chosen: str) -> StageLine:
    """Name both stages with the present one."""
    at = 0 if idle(game) else 1 if pending(game) else -1
    stages = (translate("Stages", "1 Choose"), translate("Stages", "2 Resolve"))
    return StageLine(stages, at)


def main_verb(context: BattleContext) -> MainVerb | None:
    """Return what Enter does: what is open, or resolve the next action, None for the end of the turn."""
    if (verb := test_verb(context) or shot_verb(context, open_shots(context, SHOTS))) is not None:
        return verb
    waiting = pending(context.game)
    if not waiting:
        return None
    words = translate("Stages", "Resolve: {fighter}")
    return MainVerb(RESOLVE_NEXT, words.format(fighter=context.fighter_name(waiting[0].id)), "player-play")
