"""Which shots of a speaking turn are open: their test is owed, or they hit and their blow is next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from desktop.battle.context import BattleContext
from desktop.battle.open_things import NEXT_OPEN, owed
from desktop.drafts.shots import OpenShot, Shots, ShotStage, followed
from desktop.operations.play import Play
from desktop.wording import fill
from desktop.wording.battle.turn_summary import MainVerb
from rules.battle.deeds import deed_of
from rules.battle.events import GameChanged, Step
from rules.battle.obligations import TEST, left_open
from rules.text import Refusal

translate = QCoreApplication.translate


def open_shots(context: BattleContext, kind: Shots) -> tuple[OpenShot, ...]:
    """Return the shots that are open, in the order in which they were made; of who is still there."""
    game = context.game
    if context.looks_back or game.phase != "activation" or not game.speaking:
        return ()
    return context.once(kind, lambda: _open(context, kind))


def _open(context: BattleContext, kind: Shots) -> tuple[OpenShot, ...]:
    game = context.game
    if not any(fighter.deeds for fighter in game.fighters.values()):
        return ()  # a shot is a deed: the steps of a long speaking turn are not read for none
    there = {key for key, fighter in game.fighters.items() if fighter.on_table}
    found = (_aimed(context, shot, kind) for shot in followed(_spoken(context), kind))
    return tuple(shot for shot in found if shot.open and {shot.shooter, shot.target or shot.shooter} <= there)


def shot_verb(context: BattleContext, shots: Sequence[OpenShot]) -> MainVerb | None:
    """Return the verb of the first shot that is open: its test, or its blow."""
    shot = next(iter(shots), None)
    if shot is None:
        return None
    words = translate("Stages", "Blow: {fighter}") if shot.hits else translate("Stages", "Test: {fighter}")
    said = fill(words, fighter=context.fighter_name(shot.shooter))
    return MainVerb(NEXT_OPEN, said, "sword" if shot.hits else "dice")


def open_left(context: BattleContext, kind: Shots) -> Refusal | None:
    """Return why the speaking turn does not end: shots and blows that are open, and all else that is owed.

    Without a shot the rules say it themselves. The test of a shot is told as what is left of that shot.
    """
    shots = open_shots(context, kind)
    if not shots:
        return None
    testing = any(shot.stage is ShotStage.TESTING for shot in shots)
    tests = [each for each in owed(context) if each.kind == TEST and not testing]
    actions = [each for each in owed(context) if each.kind != TEST]
    return left_open((*tests, *(shot.owed for shot in shots), *actions))


# -- what the events of the speaking turn tell ----------------------------------------------------------


def _spoken(context: BattleContext) -> Sequence[Step]:
    """Give the steps of the speaking turn, the oldest first."""
    return context.once("spoken", lambda: _walked(context.play))


def _walked(play: Play) -> Sequence[Step]:
    steps: list[Step] = []
    at = play.head
    while at is not None:
        steps.append(play.events[at])
        at = None if any(map(_begins, steps[-1].events)) else play.steps[at].parent
    return steps[::-1]


def began_by(context: BattleContext) -> str:
    """Give the label of the step that began the speaking turn, "" while nobody speaks."""
    steps = _spoken(context) if context.game.speaking else ()
    return steps[0].label.code if steps else ""


def _begins(event: object) -> bool:
    return isinstance(event, GameChanged) and "speaking" in event.before and not event.before["speaking"]


def _aimed(context: BattleContext, shot: OpenShot, kind: Shots) -> OpenShot:
    """Return a shot at nobody named with the target that its action was given since."""
    deed = deed_of(context.game.fighters[shot.shooter], *kind.actions) if not shot.target else None
    return replace(shot, target=deed.target) if deed is not None else shot
