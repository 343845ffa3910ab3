"""How far the shots of a speaking turn are: its events tell, so undo and redo are right by themselves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto

from rules.battle.events import FighterChanged, GameChanged, Step
from rules.battle.obligations import Obligation
from rules.battle.state import Deed, Fighter, Trial, TrialVerdict
from rules.text import Message, Reason
from rules.values import Characteristic


@dataclass(frozen=True, slots=True)
class Shots:
    """The shots of a system: their ``actions``, how the codes of ``blow`` steps begin, which are ``made``.

    ``lines`` tells what the action of a shooter adds to its test.
    """

    actions: tuple[str, ...]
    blow: str
    made: Callable[[Deed], bool]
    lines: Callable[[Fighter], Sequence[Reason]] = lambda _fighter: ()


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


def followed(steps: Sequence[Step], kind: Shots) -> Sequence[OpenShot]:
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
