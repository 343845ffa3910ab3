"""Where a speaking turn is, and what its main button does: announce, resolve, one by one (V-B-1)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.battle.centre_page import GoOn
from desktop.battle.confrontation.shot_form import SHOTS
from desktop.battle.context import BattleContext
from desktop.battle.open_shots import open_shots, shot_verb
from desktop.battle.open_things import NEXT_OPEN, first_owed, test_verb
from desktop.wording import aimed
from desktop.wording.battle.confrontation.action_words import reach_in_short
from desktop.wording.battle.deed_words import action_words, capital
from desktop.wording.battle.turn_summary import MainVerb, StageLine
from rules.battle.action_commands import Announce, Disengage, Resolve
from rules.battle.commands import Command
from rules.battle.state import Deed, Game
from rules.confrontation.actions import Stage, announced, pending, speakers, stage
from rules.confrontation.owing import COVER, WALK
from rules.text import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate
END_ANNOUNCEMENTS = "choice.end_announcements"
RESOLVE_NEXT = "choice.resolve_next"
ALL_RUN = "choice.all_run"
ALL_TOO = "choice.all_too"
DISENGAGE_FIRST = "refusal.disengage_first"
"""Why an action is not resolved by whoever is in contact."""

_TO_RESOLVE = QT_TRANSLATE_NOOP("Stages", "%n to resolve", None, 1)
_AFTER = QT_TRANSLATE_NOOP("Stages", "%n act after", None, 1)


_STAGES = (Stage.ANNOUNCE, Stage.RESOLVE, Stage.ACT)


def stage_line(game: Game, _chosen: str) -> StageLine:
    """Name the three stages with the present one."""
    now, announce = stage(game), translate("Stages", "1 Announce")
    names = announce, translate("Stages", "2 Resolve"), translate("Stages", "3 One by one")
    return StageLine(names, _STAGES.index(now) if now in _STAGES else -1)


def main_verb(context: BattleContext) -> MainVerb | None:
    """Return what Enter does, None for the end of the speaking turn.

    Who tracks no actions never meets another one.
    """
    if (verb := test_verb(context) or shot_verb(context, open_shots(context, SHOTS))) is not None:
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
    left = sum(not (f.activated or f.deeds) for f in speakers(game) if f.on_table)
    after = translate("Stages", _AFTER, "", left) if left else ""
    if now is Stage.ANNOUNCE:
        said = filter(None, (translate("Stages", _TO_RESOLVE, "", len(waiting)), after))
        words = translate("Stages", "Announcements made")
        return MainVerb(END_ANNOUNCEMENTS, words, "check", ", ".join(said))
    leaves = isinstance(ahead(context, waiting[0].id), Disengage)
    words = translate("Stages", "Resolve: {fighter}")
    if leaves:
        words = translate("Stages", "Disengage: {fighter}")
    words = words.format(fighter=context.fighter_name(waiting[0].id))
    deed = announced(waiting[0])
    does = action_words(deed.action, context.names) if deed is not None else ""
    if deed is not None and deed.target:
        does = aimed(does, context.fighter_name(deed.target))
    return MainVerb(RESOLVE_NEXT, words, "player-play", capital(does))


def ahead(context: BattleContext, fighter: str) -> Command:
    """Return what comes next of a figure whose action is to be resolved: it may have to disengage first."""
    resolve = Resolve(fighter)
    refusal = context.play.system.refusal(context.table, context.game, resolve)
    first = refusal is not None and refusal.code == DISENGAGE_FIRST
    return Disengage(fighter) if first else resolve


def more_verbs(context: BattleContext) -> tuple[GoOn, ...]:
    """Give what the others may do alike while actions are announced: what one was told to do on somebody."""
    idle = [f for f in speakers(context.game) if f.on_table and not (f.activated or f.deeds)]
    if stage(context.game) is not Stage.ANNOUNCE or not idle:
        return ()
    if (deed := aimed_deed(context.game)) is not None:
        does = aimed(action_words(deed.action, context.names), context.fighter_name(deed.target))
        return (
            GoOn(ALL_TOO, translate("Stages", "The others too"), "", capital(does), "users", primary=False),
        )
    if len(idle) < 2:
        return ()
    goes = {reach_in_short(context, fighter, "run") for fighter in idle}
    beneath = goes.pop() if len(goes) == 1 else ""
    met = [no for each in idle if (no := context.play.refusal(Announce(each.id, "run"))) is not None]
    barred = len(met) == len(idle)
    beneath = context.say_refusal(met[0]) if barred else beneath
    return (GoOn(ALL_RUN, translate("Stages", "All run"), "", beneath, "run", primary=False, refused=barred),)


def aimed_deed(game: Game) -> Deed | None:
    """Return what the last of the speakers who announced something announced, where it is on somebody."""
    told = [deed for fighter in speakers(game) if (deed := announced(fighter)) is not None]
    return told[-1] if told and told[-1].target else None
