"""Which shot is open while it is the last thing done: its test is owed, or it hits and its blow is next."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from desktop.battle.context import BattleContext
from desktop.battle.doings import MainVerb
from desktop.battle.open_things import NEXT_OPEN, tests
from desktop.phrases import fill
from rules.battle.deeds import deed_of
from rules.monconf.actions import ACTIONS
from rules.monconf.notes import SHOT, noted
from rules.text import Message, Refusal
from rules.values import Characteristic

translate = QCoreApplication.translate
SHOTS = tuple(action.id for action in ACTIONS.values() if action.shot is not None)
"""The actions that are shots."""

_ANSWERS = ("step.reactive_shot", "step.shot", "step.shot_at")
_SHOT = (*_ANSWERS, "step.resolved_done", "step.resolved_done_at")
"""The labels of shots that are to be tested; those of the first line are nothing else."""


@dataclass(frozen=True, slots=True)
class OpenShot:
    """Who has shot at whom ("" for nobody named), and whether the test has hit already."""

    shooter: str
    target: str
    hits: bool


def open_shot(context: BattleContext) -> OpenShot | None:
    """Return the shot that is open, None where the last thing done was something else."""
    shooter, hits = _untested(context), False
    if not shooter:
        shooter, hits = _hitting(context), True
    shot = deed_of(context.game.fighters[shooter], *SHOTS) if shooter else None
    return OpenShot(shooter, shot.target, hits) if shot is not None else None


def shot_verb(context: BattleContext) -> MainVerb | None:
    """Return the verb of the shot that is open: its test, or its blow."""
    shot = None if context.looks_back else open_shot(context)
    if shot is None or (shot.hits and not shot.target):
        return None
    words = translate("Stages", "Blow: {fighter}") if shot.hits else translate("Stages", "Test: {fighter}")
    said = fill(words, fighter=context.fighter_name(shot.shooter))
    return MainVerb(NEXT_OPEN, said, "sword" if shot.hits else "dice")


def shot_left(context: BattleContext) -> Refusal | None:
    """Return why the speaking turn does not end: a shot is not tested, or a blow is not read."""
    if shot_verb(context) is None or (shot := open_shot(context)) is None:
        return None
    code = "refusal.blow_open" if shot.hits else "refusal.shot_open"
    return Refusal(Message(code, {"fighter": shot.shooter, "target": shot.target}))


def _labels(context: BattleContext) -> list[Message]:
    """Give the labels of the last two steps, the newest first."""
    play = context.play
    return [play.events[step].label for step in reversed(play.path[-2:])]


def _untested(context: BattleContext) -> str:
    """Return who has just shot and not tested yet."""
    label = next(iter(_labels(context)), None)
    if label is None or label.code not in _SHOT or tests(context):
        return ""
    shooter = str(label.data["fighter"])
    shot = label.code in _ANSWERS or _shoots(context, shooter, label.data.get("action"))
    return shooter if shot else ""


def _shoots(context: BattleContext, fighter: str, action: object) -> bool:
    """Tell whether an action that was resolved is a shot; that of an assault came before its charge."""
    deed = deed_of(context.game.fighters[fighter], *SHOTS)
    return action in SHOTS and deed is not None and not noted(deed, SHOT)


def _hitting(context: BattleContext) -> str:
    """Return whose shot has just hit; its test may be put away already."""
    test = next((label for label in _labels(context) if label.code != "step.trial_closed"), None)
    if test is None or test.code != "step.trial_success":
        return ""
    fighter = context.game.fighters.get(str(test.data["who"]))
    if fighter is None or test.data["characteristic"] != Characteristic.TIR:
        return ""
    return fighter.id if deed_of(fighter, *SHOTS) is not None else ""
