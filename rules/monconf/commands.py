"""What players ask of MonCon'F beside what every system knows.

Actions are announced with :class:`rules.battle.action_commands.Announce` and told with its ``Resolve``:
*done*; *failed* where the target was too far or fled, which turns the action into its lesser one; *lost*
where it became impossible. A ``die`` or ``dice`` left out is rolled by the program, a 6 kept; ``thrown_here``
says that the program threw those it brings, one decision on a 6 after the other.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.battle.commands import Command

# -- command points -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class EnterPoints(Command):
    """Enter the command points of a side: in the first turn, and kept for the game [E]."""

    side: str
    points: int


@dataclass(frozen=True, slots=True)
class AgreePoints(Command):
    """Enter the command points of both sides at once, as they are kept for the game [E]."""

    a: int
    b: int


# -- tactics ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Temporise(Command):
    """Temporiser: set the card that is turned aside; it ends the speaking turn.

    ``card`` names it where the program does not hold the order.
    """

    card: str = ""


@dataclass(frozen=True, slots=True)
class GeneralAssault(Command):
    """Assaut général: play two cards in the first speaking turn of the turn.

    ``card`` and ``other`` are from the top of the pile or the reserve; empty takes the two on top, or the
    top with the one in reserve where the pile has no second.
    """

    card: str = ""
    other: str = ""


@dataclass(frozen=True, slots=True)
class PlanB(Command):
    """Plan B: activate any other card of the pile; the turned one keeps its place, the order stays."""

    card: str


@dataclass(frozen=True, slots=True)
class Genius(Command):
    """Plan génial: pay so many command points to be the tactician of the next turn without a test."""

    points: int


@dataclass(frozen=True, slots=True)
class AnswerGenius(Command):
    """Answer the other side's Plan génial: pay as much to cancel it, or let it pass and be barred from it."""

    pay: bool


@dataclass(frozen=True, slots=True)
class ReactiveShot(Command):
    """Tir réactif: a free shooter carries out a Tir at once, at the enemy who announced a move."""

    fighter: str
    target: str


@dataclass(frozen=True, slots=True)
class AimedShot(Command):
    """Tir ciblé: the shot just assigned is at −1 and at any enemy in sight; ``target`` says whom."""

    fighter: str
    target: str = ""


@dataclass(frozen=True, slots=True)
class Intercept(Command):
    """Interceptor: stop the move of an enemy by an opposed INI test, which must be strictly higher.

    ``dice`` are those of the interceptor, ``against`` those of ``mover``: one die and its re-rolled 6s.
    ``success`` is the table's word without dice.
    """

    fighter: str
    mover: str
    dice: tuple[int, ...] = ()
    against: tuple[int, ...] = ()
    success: bool | None = None
    thrown_here: bool = False
    against_thrown_here: bool = False


@dataclass(frozen=True, slots=True)
class CallToRally(Command):
    """Rallier: the free commander walks, and all troops of the side may try to rally at once."""

    fighter: str


# -- actions under way --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ShootFirst(Command):
    """Make the shot of an announced Tir d'assaut; its charge is resolved after it."""

    fighter: str


@dataclass(frozen=True, slots=True)
class Redirect(Command):
    """Turn an announced charge whose target flees on another valid one."""

    fighter: str
    target: str = ""


@dataclass(frozen=True, slots=True)
class NameDominant(Command):
    """Say which side is dominant in this combat phase; the ``row`` that asks for it is ticked off."""

    row: str
    side: str


# -- fighters ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Escape(Command):
    """Test whether an announced Désengagement or Retraite succeeds, and carry it out.

    ``dice`` are one die and its re-rolled 6s, ``success`` the table's word without them. ``reached`` says
    that a Désengagement took the fighter into contact with its target.
    """

    fighter: str
    success: bool | None = None
    dice: tuple[int, ...] = ()
    reached: bool = True
    thrown_here: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Steady(Command):
    """Try to rally a frightened fighter: a test of ``characteristic`` against ``difficulty`` [E].

    ``dice`` as for an escape; ``value`` is entered where the card does not tell it; ``success`` is the
    table's word. ``row`` is ticked off.
    """

    fighter: str
    characteristic: str = "COU"
    difficulty: float | None = None
    dice: tuple[int, ...] = ()
    value: float | None = None
    success: bool | None = None
    row: str = ""
    thrown_here: bool = False


@dataclass(frozen=True, slots=True)
class SetMark(Command):
    """Set a mark of the table of marks on a fighter, 0 takes it off; its penalties come and go with it."""

    fighter: str
    mark: str
    value: int = 1


@dataclass(frozen=True, slots=True)
class ShareDice(Command):
    """Split the dice of a fighter between attack and defence for this combat (Répartition des dés).

    How many dice a fighter has the play aid does not say: the players do.
    """

    fighter: str
    attack: int
    defence: int


@dataclass(frozen=True, slots=True)
class Lead(Command):
    """Let a fighter use the COU and DIS of a commander in range (Commandement, État-Major), or no longer."""

    commander: str
    fighter: str
    on: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Strike(Command):
    """Read a blow in the wound table: row by attack ``threshold`` (+1 and more), column by FOR − RES.

    FOR and RES are current values of ``attacker`` and ``target`` unless given here; without a target the
    blow is only told. ``strength_thrown`` are the dice that FOR carries.
    """

    target: str = ""
    attacker: str = ""
    threshold: int = 1
    strength: float | None = None
    resistance: float | None = None
    strength_thrown: tuple[int, ...] = ()
