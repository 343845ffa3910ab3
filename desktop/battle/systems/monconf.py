"""The pieces of MonCon'F on the battle screen."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.battle.monconf.hands import MonconfHands
from desktop.battle.monconf.keys import KEYS, VERBS
from desktop.battle.monconf.lead import help_of
from desktop.battle.monconf.marks_prompt import badges
from desktop.battle.monconf.stages import main_verb, stage_line
from desktop.battle.monconf.strike_prompt import hurts
from desktop.battle.monconf.tactic_questions import detail
from desktop.battle.monconf.tactical_phase import STRATEGY
from desktop.battle.monconf.tactics_now import tactics_now
from desktop.battle.screen import Screen
from desktop.battle.systems.sequences import LOOKS, MOMENTS, moment_of, pages_with, takes_with
from desktop.drafts.fights_draft import Shares
from desktop.wording.battle.monconf.action_words import sheet_lines, turn_summary
from desktop.wording.battle.monconf.banner_words import counts_of, said
from desktop.wording.battle.monconf.pile_words import pile_words
from desktop.wording.battle.pieces import CORRECTED, ChoiceLook, Moment, Pieces, moment_words
from rules.battle.pass_dice import shared
from rules.battle.state import Game
from rules.monconf.commands import ShareDice
from rules.monconf.drawing import asked


def _moment(game: Game) -> Moment:
    """Let Enter answer a brilliant plan, where it is asked about one."""
    return MOMENTS[game.phase] if asked(game) and not game.speaking else moment_of(game)


def _phases(_game: Game) -> tuple[str, ...]:
    return "tactical", "combat", "upkeep"


def _phase(game: Game) -> str:
    """Name the phase of the play aid: piles and speaking turns are one tactical phase."""
    return "tactical" if game.phase in ("strategic", "activation") else game.phase


def _moment_words(phase: str, step: str) -> str:
    words = {
        "roll": QCoreApplication.translate("Battle", "Tactical: who is the tactician"),
        "points": QCoreApplication.translate("Battle", "Tactical: command points"),
        "order": QCoreApplication.translate("Battle", "Tactical: ordering the piles"),
        "first": QCoreApplication.translate("Battle", "Tactical: who speaks first"),
    }
    if phase == "activation":
        return QCoreApplication.translate("Battle", "Tactical: speaking turns")
    return words.get(step) or moment_words(phase, step)


PIECES = Pieces(
    id="monconf",
    moment=_moment,
    takes=takes_with(STRATEGY),
    phases=_phases,
    phase=_phase,
    banner=said,
    counts=counts_of,
    badges=badges,
    stage=stage_line,
    blows=("step.blow_",),
    choices={
        **LOOKS,
        "choice.temporise": ChoiceLook("temporise", "stack-push"),
        "choice.plan_b": ChoiceLook("plan_b", "arrows-exchange"),
        "choice.general_assault": ChoiceLook("general_assault", "stack-2"),
        "choice.genius": ChoiceLook("genius", "sparkles"),
        "choice.genius_counter": ChoiceLook("genius", "ban"),
        "choice.genius_pass": ChoiceLook("enter", "check"),
    },
    step_icons={
        "step.temporised": "stack-push",
        "step.temporised_unseen": "stack-push",
        "step.plan_b": "arrows-exchange",
        "step.general_assault": "stack-2",
        "step.genius": "sparkles",
        "step.genius_countered": "ban",
        "step.reactive_shot": "bow",
        "step.reactive_action": "bow",
        "step.aimed_shot": "target",
        "step.shot": "crosshair",
        "step.redirected": "bolt",
        "step.dominant": "swords",
        "step.mark": "tag",
        "step.dice_shared": "dice",
        "step.led": "crown",
        "step.not_led": "crown",
        "step.turned_run": "run",
        "step.turned_walk": "walk",
        "step.disengage": "door-exit",
        "step.retreat": "door-exit",
        "step.intercepted": "shield",
        "step.not_intercepted": "shield",
        "step.steadied": "flag",
        "step.steady": "flag",
        "step.blow": "sword",
        "step.called_to_rally": "flag",
        "step.points_entered": "flag",
        "step.points_agreed": "flag",
    },
    corrected={**CORRECTED, "side": (*CORRECTED["side"], "points:command")},
    moment_words=_moment_words,
    heap=pile_words,
    levels=False,
)

SCREEN = Screen(
    hands=MonconfHands,
    keys=KEYS,
    verbs=VERBS,
    pages=pages_with(STRATEGY, Shares(of=shared, split=ShareDice)),
    summary=turn_summary,
    said=sheet_lines,
    main_verb=main_verb,
    side_verbs=tactics_now,
    detail=detail,
    helps=help_of,
    hurts=hurts,
)
