"""Where a speaking turn is, and what its main button does: announce, resolve, one by one (V-B-1)."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from desktop.battle.context import BattleContext
from rules.confrontation.actions import Stage, pending, stage

translate = QCoreApplication.translate
END_ANNOUNCEMENTS = "choice.end_announcements"
RESOLVE_NEXT = "choice.resolve_next"


@dataclass(frozen=True, slots=True)
class MainVerb:
    """What Enter does in a speaking turn."""

    code: str
    words: str
    icon: str


def stage_words(now: Stage) -> str:
    """Name a stage."""
    return {
        Stage.NONE: "",
        Stage.ANNOUNCE: translate("Stages", "Announcements"),
        Stage.RESOLVE: translate("Stages", "Resolution"),
        Stage.ACT: translate("Stages", "One by one"),
    }[now]


def main_verb(context: BattleContext) -> MainVerb | None:
    """Return what Enter does, None for the end of the speaking turn.

    Who tracks no actions never meets another one.
    """
    game = context.game
    waiting, now = pending(game), stage(game)
    if not waiting:
        return None
    if now is Stage.ANNOUNCE:
        return MainVerb(END_ANNOUNCEMENTS, translate("Stages", "End the announcements"), "check")
    words = translate("Stages", "Resolve: {fighter}")
    return MainVerb(RESOLVE_NEXT, words.format(fighter=context.fighter_name(waiting[0].id)), "player-play")
