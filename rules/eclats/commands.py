"""What players and game master ask of a combat of ÉCLATS.

Fighters are ids; amounts (life, containers, action points) are told by the users, who know the rest of the
game. A ``die`` of None is thrown by the program, a number 0 to 9 was read on the table.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.battle.commands import Command
from rules.battle.state import Gain

# -- the phases -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Surprise(Command):
    """Let the enemies act before the Initiés in this turn, or not after all."""

    surprised: bool = True


# -- what takes somebody's part in a phase ----------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Attack(Command):
    """Attack somebody, or several at once: ``damage`` is the life it costs each (0: missed or warded off).

    ``points`` are the action points that the game master spends on an enemy's attack, ``defence`` is how the
    targets defend themselves, in words ("" where they do not).
    """

    fighter: str
    targets: tuple[str, ...]
    damage: int = 0
    points: int = 0
    defence: str = ""


@dataclass(frozen=True, slots=True)
class Incant(Command):
    """Spend the whole phase on casting ``spell``, in words, at ``targets`` or at nobody.

    ``damage`` is the life it costs each of them, ``containers`` and ``animus`` what it costs its caster.
    """

    fighter: str
    spell: str = ""
    targets: tuple[str, ...] = ()
    damage: int = 0
    containers: int = 0
    animus: int = 0


@dataclass(frozen=True, slots=True)
class Heal(Command):
    """Win ``life`` back in the restoration, with so many containers."""

    fighter: str
    life: int
    containers: int = 0


@dataclass(frozen=True, slots=True)
class Give(Command):
    """Hand containers over to another Initié instead of healing."""

    fighter: str
    target: str
    containers: int = 1


@dataclass(frozen=True, slots=True)
class Share(Command):
    """Share one's own Animus with another Initié: ``life`` goes from the one to the other."""

    fighter: str
    target: str
    life: int = 1


@dataclass(frozen=True, slots=True)
class DoOther(Command):
    """Do something else in this phase, told in words."""

    fighter: str
    what: str = ""


# -- taking the initiative --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Propose(Command):
    """Give up the attack of this phase to propose an idea to the game master."""

    fighter: str
    idea: str


@dataclass(frozen=True, slots=True)
class Answer(Command):
    """Answer an idea as the game master: refuse it, or grant what it may win and how.

    ``gains`` are the advantages with whom each is for, the first one the idea itself where it has no words,
    another without words none at all; ``chances`` are 1 to 6 throws of ``characteristic``.
    """

    fighter: str
    accepted: bool
    gains: tuple[Gain, ...] = ()
    characteristic: str = ""
    chances: int = 1


@dataclass(frozen=True, slots=True)
class Chance(Command):
    """Throw for one's idea: each throw, a re-throw too, uses one of the chances granted."""

    fighter: str
    die: int | None = None


@dataclass(frozen=True, slots=True)
class Drop(Command):
    """Give one's idea up."""

    fighter: str


# -- throws, life and points ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Try(Command):
    """Throw a characteristic for anything; ``again`` throws it once more, and the newer throw counts."""

    fighter: str
    characteristic: str
    die: int | None = None
    what: str = ""
    again: bool = False


@dataclass(frozen=True, slots=True)
class SetLife(Command):
    """Tell how much life somebody has when unhurt."""

    fighter: str
    life: int


@dataclass(frozen=True, slots=True)
class Containers(Command):
    """Add containers to somebody's, or take some away."""

    fighter: str
    by: int


@dataclass(frozen=True, slots=True)
class Points(Command):
    """Add action points to the game master's, or take some away."""

    by: int


@dataclass(frozen=True, slots=True)
class MakeAlly(Command):
    """Say that somebody on the Initiés' side is an ally, who needs not act, or an Initié."""

    fighter: str
    ally: bool = True
