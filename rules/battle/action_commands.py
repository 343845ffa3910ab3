"""What players ask of the actions (V-B to V-D): announce, resolve, disengage, act, dive for cover."""

from __future__ import annotations

from dataclasses import dataclass

from rules.battle.commands import Command
from rules.battle.state import DeedState


@dataclass(frozen=True, slots=True)
class Announce(Command):
    """Announce an exclusive action; another one takes its place, an empty one takes it back."""

    fighter: str
    action: str
    target: str = ""


@dataclass(frozen=True, slots=True)
class EndAnnouncements(Command):
    """Say that no more exclusive actions are announced in this speaking turn."""


@dataclass(frozen=True, slots=True)
class Resolve(Command):
    """Tell how an announced action went: done, failed, or lost because it became impossible.

    ``target`` is another one than was announced, where it had to change.
    """

    fighter: str
    state: DeedState = DeedState.DONE
    target: str = ""


@dataclass(frozen=True, slots=True)
class Disengage(Command):
    """Try to disengage: with the outcome entered, or by an INI test of the ruleset.

    ``dice`` are one die and its re-rolled 6s; empty is rolled by the program, a 6 kept. ``thrown_here``
    says that the program threw them, one decision on a 6 after the other.
    """

    fighter: str
    success: bool | None = None
    dice: tuple[int, ...] = ()
    thrown_here: bool = False


@dataclass(frozen=True, slots=True)
class Act(Command):
    """Do a cumulative action. ``walks`` declares, with a shot, that a walk follows it (V-D-3)."""

    fighter: str
    action: str
    target: str = ""
    walks: bool = False


@dataclass(frozen=True, slots=True)
class Dive(Command):
    """Dive for cover, being shot at (V-C-4)."""

    fighter: str
