"""Where a speaking turn of MonCon'F is: actions are given out, then resolved one by one."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.battle.context import BattleContext
from desktop.battle.monconf.shots import SHOTS
from desktop.battle.open_shots import open_shots, shot_verb
from desktop.battle.open_things import test_verb
from desktop.wording.battle.turn_summary import MainVerb, StageLine
from rules.battle.action_checks import speakers
from rules.battle.action_commands import Resolve
from rules.battle.commands import Command
from rules.battle.state import Fighter, Game
from rules.monconf.acting import announced
from rules.monconf.offers import offers

translate = QCoreApplication.translate
RESOLVE_NEXT = "choice.resolve_next"
AHEAD = ("choice.escape", "choice.shoot_first", "choice.resolve")
"""What comes next of an action that was given, by the codes of its choices: a test or a shot comes first."""


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


def ahead(context: BattleContext, fighter: str) -> Command:
    """Return what comes next of a figure with an action to resolve: its test, its first shot, or that."""
    found = {choice.code: choice for choice in offers(context.table, context.game, fighter)}
    wanted = [found[code] for code in AHEAD if code in found and found[code].refusal is None]
    return wanted[0].command if wanted else Resolve(fighter)
