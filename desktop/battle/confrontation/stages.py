"""Where a speaking turn is, and what its main button does: announce, resolve, one by one (V-B-1)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.battle.context import BattleContext
from desktop.battle.open_things import NEXT_OPEN, first_owed, test_verb
from desktop.battle.turn_summary import MainVerb, StageLine
from rules.battle.state import Game
from rules.confrontation.actions import Stage, pending, stage
from rules.confrontation.owing import COVER, WALK

translate = QCoreApplication.translate
END_ANNOUNCEMENTS = "choice.end_announcements"
RESOLVE_NEXT = "choice.resolve_next"


_STAGES = (Stage.ANNOUNCE, Stage.RESOLVE, Stage.ACT)


def stage_line(game: Game, _chosen: str) -> StageLine:
    """Name the three stages with the present one."""
    now = stage(game)
    return StageLine(
        (
            translate("Stages", "1 Announce"),
            translate("Stages", "2 Resolve"),
            translate("Stages", "3 One by one"),
        ),
        _STAGES.index(now) if now in _STAGES else -1,
    )


def main_verb(context: BattleContext) -> MainVerb | None:
    """Return what Enter does, None for the end of the speaking turn.

    Who tracks no actions never meets another one.
    """
    if (verb := test_verb(context)) is not None:
        return verb
    game = context.game
    waiting, now = pending(game), stage(game)
    if (cover := first_owed(context, COVER)) is not None and now is not Stage.RESOLVE:
        words = translate("Stages", "Under cover: {fighter}")
        return MainVerb(NEXT_OPEN, words.format(fighter=context.fighter_name(cover.fighter)), "shield")
    if not waiting and (walk := first_owed(context, WALK)) is not None:
        words = translate("Stages", "Walk: {fighter}")
        return MainVerb(NEXT_OPEN, words.format(fighter=context.fighter_name(walk.fighter)), "walk")
    if not waiting:
        return None
    if now is Stage.ANNOUNCE:
        return MainVerb(END_ANNOUNCEMENTS, translate("Stages", "End the announcements"), "check")
    words = translate("Stages", "Resolve: {fighter}")
    return MainVerb(RESOLVE_NEXT, words.format(fighter=context.fighter_name(waiting[0].id)), "player-play")
