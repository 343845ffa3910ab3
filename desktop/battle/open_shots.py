"""Which shots of a speaking turn are open: their test is owed, or they hit and their blow is next.

Nothing is kept of it: the events of the speaking turn tell, so that undo and redo are right by themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto

from PySide6.QtCore import QCoreApplication

from desktop.battle.context import BattleContext
from desktop.battle.open_things import NEXT_OPEN, owed
from desktop.operations.play import Play
from desktop.wording import fill
from desktop.wording.battle.turn_summary import MainVerb
from rules.battle.deeds import deed_of
from rules.battle.events import FighterChanged, GameChanged, Step
from rules.battle.obligations import TEST, Obligation, left_open
from rules.battle.state import Deed, Trial, TrialVerdict
from rules.text import Message, Refusal
from rules.values import Characteristic

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Shots:
    """The shots of a system: their ``actions``, how the codes of ``blow`` steps begin, which are ``made``."""

    actions: tuple[str, ...]
    blow: str
    made: Callable[[Deed], bool]


class ShotStage(Enum):
    """How far a shot is."""

    MADE = auto()
    TESTING = auto()  # its test is at hand
    HIT = auto()
    MISSED = auto()
    STRUCK = auto()


@dataclass(frozen=True, slots=True)
class OpenShot:
    """Who has shot at whom ("" for nobody named), how far it is, and its ``trial`` as it came out last."""

    shooter: str
    target: str
    stage: ShotStage = ShotStage.MADE
    trial: Trial | None = None

    @property
    def hits(self) -> bool:
        """Tell whether its blow is next."""
        return self.stage is ShotStage.HIT

    @property
    def open(self) -> bool:
        """Tell whether something is left to do; a hit on nobody named has no blow that could be read."""
        return self.stage in (ShotStage.MADE, ShotStage.TESTING) or (self.hits and bool(self.target))

    @property
    def owed(self) -> Obligation:
        """Return what is left of it to be done before the speaking turn ends."""
        data: dict[str, object] = {"fighter": self.shooter, "target": self.target}
        why = Message("refusal.blow_open" if self.hits else "refusal.shot_open", data)
        return Obligation("shot", self.shooter, why, Message("open.blow" if self.hits else "open.shot", data))


def open_shots(context: BattleContext, kind: Shots) -> tuple[OpenShot, ...]:
    """Return the shots that are open, in the order in which they were made; of who is still there."""
    game = context.game
    if context.looks_back or game.phase != "activation" or not game.speaking:
        return ()
    return context.once(kind, lambda: _open(context, kind))


def _open(context: BattleContext, kind: Shots) -> tuple[OpenShot, ...]:
    game = context.game
    there = {key for key, fighter in game.fighters.items() if fighter.on_table}
    found = (_aimed(context, shot, kind) for shot in _followed(_spoken(context), kind))
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
        if any(_begins(event) for event in steps[-1].events):
            break
        at = play.steps[at].parent
    return steps[::-1]


def began_by(context: BattleContext) -> str:
    """Give the label of the step that began the speaking turn, "" while nobody speaks."""
    steps = _spoken(context) if context.game.speaking else ()
    return steps[0].label.code if steps else ""


def _begins(event: object) -> bool:
    return isinstance(event, GameChanged) and "speaking" in event.before and not event.before["speaking"]


def _followed(steps: Sequence[Step], kind: Shots) -> Sequence[OpenShot]:
    """Give the shots of some steps, as far as they are after them."""
    shots: dict[str, OpenShot] = {}
    wounded = ""
    for step in steps:
        before, wounded = wounded, ""
        blow = step.label.code.startswith(kind.blow)
        for event in step.events:
            if isinstance(event, GameChanged) and "trial" in event.after:
                _test(shots, event.before["trial"], event.after["trial"])
            elif isinstance(event, FighterChanged):
                _shoot(shots, event, kind)
                if not blow and event.after.get("notches", 0) > event.before.get("notches", 0):
                    wounded = event.id
        if blow:
            _strike(shots, str(step.label.data["attacker"]), str(step.label.data["fighter"]))
        elif wounded and wounded != before:  # a blow that was read at the table, point after point
            _strike(shots, "", wounded)
    return tuple(shots.values())


def _shoot(shots: dict[str, OpenShot], event: FighterChanged, kind: Shots) -> None:
    """Follow the deeds of a fighter: a shot more is open, one that was taken back is not."""
    if "deeds" not in event.after and "deeds" not in event.before:
        return
    was, deeds = _made(event.before.get("deeds", ()), kind), event.after.get("deeds", ())
    now = _made(deeds, kind)
    if len(now) > len(was):
        shots.pop(event.id, None)
        shots[event.id] = OpenShot(event.id, now[-1].target)
    elif len(now) < len(was) and not any(deed.note in kind.actions for deed in deeds):  # or it fell short
        shots.pop(event.id, None)


def _made(deeds: Sequence[Deed], kind: Shots) -> list[Deed]:
    """Give the shots that were made."""
    return [deed for deed in deeds if deed.action in kind.actions and kind.made(deed)]


def _test(shots: dict[str, OpenShot], before: Trial | None, after: Trial | None) -> None:
    """Follow the test at hand: one that is put away undecided is owed still."""
    was, now = _tested(shots, before), _tested(shots, after)
    if was and was != now and shots[was].stage is ShotStage.TESTING:
        shots[was] = replace(shots[was], stage=ShotStage.MADE)
    if after is not None and now and shots[now].stage is not ShotStage.STRUCK:
        won = TrialVerdict.SECOND if after.first.fighter != now else TrialVerdict.FIRST
        stages = {
            TrialVerdict.OPEN: ShotStage.TESTING,
            TrialVerdict.SUCCESS: ShotStage.HIT,
            won: ShotStage.HIT,
        }
        shots[now] = replace(shots[now], stage=stages.get(after.verdict, ShotStage.MISSED), trial=after)


def _tested(shots: dict[str, OpenShot], trial: Trial | None) -> str:
    """Return whose shot is tested, "" for another test."""
    sides = trial.sides if trial is not None else ()
    tested = (s.fighter for s in sides if s.fighter in shots and s.characteristic == Characteristic.TIR)
    return next(tested, "")


def _strike(shots: dict[str, OpenShot], attacker: str, target: str) -> None:
    """Follow a blow: that of a shooter, else the first that hit the target."""
    hits = (shot.shooter for shot in shots.values() if shot.hits and shot.target == target)
    struck = attacker if attacker in shots else "" if attacker else next(hits, "")
    if struck:
        shots[struck] = replace(shots[struck], stage=ShotStage.STRUCK)


def _aimed(context: BattleContext, shot: OpenShot, kind: Shots) -> OpenShot:
    """Return a shot at nobody named with the target that its action was given since."""
    deed = deed_of(context.game.fighters[shot.shooter], *kind.actions) if not shot.target else None
    return replace(shot, target=deed.target) if deed is not None else shot
