"""What players can ask of a battle. A command says what is wanted; the system decides and may refuse.

``side`` is ``a`` or ``b``; cards and fighters are ids. A ``die`` of None is rolled by the program, a number
was read on the table.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from rules.abilities import Ability
from rules.battle.state import Modifier, Place, Result
from rules.cards import Card
from rules.referee import Verdict
from rules.text import Reason


@dataclass(frozen=True, slots=True)
class Command:
    """The base of all commands."""


@dataclass(frozen=True, slots=True)
class Together(Command):
    """Several commands as one gesture and one step: the label is that of the last, which alone may roll.

    Where all do alike it names all figures.
    """

    parts: tuple[Command, ...]


# -- strategic phase ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SetOrder(Command):
    """Put the activation sequence of a side in this order."""

    side: str
    order: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Ready(Command):
    """Say that a side has (or has not) built its sequence; when both have, play goes on."""

    side: str
    ready: bool = True


@dataclass(frozen=True, slots=True)
class SaveOrder(Command):
    """Keep the present order under a name; an empty name of a kept one forgets it."""

    side: str
    name: str
    forget: bool = False


@dataclass(frozen=True, slots=True)
class Conceal(Command):
    """Hide the unplayed cards of a side, or show them."""

    side: str
    hidden: bool


@dataclass(frozen=True, slots=True)
class ChooseCoordinator(Command):
    """Name who coordinates: a fighter, or a typed name and DIS, or ``nobody``."""

    side: str
    fighter: str = ""
    name: str = ""
    dis: float | None = None
    nobody: bool = False


@dataclass(frozen=True, slots=True)
class SetLines(Command):
    """Put named bonus and penalty lines to a side's Tactique roll (musician, spell …).

    Those of ``lasting`` count in the turns to come too; the others go with this one.
    """

    side: str
    lines: tuple[Reason, ...]
    lasting: tuple[Reason, ...] = ()


@dataclass(frozen=True, slots=True)
class ThrowDice(Command):
    """Throw the dice of a side's Tactique roll, or its 6s again: typed, or rolled by the program.

    ``sixes`` is how many of the 6s are re-rolled when the program rolls, all of them unless told.
    """

    side: str
    dice: tuple[int, ...] = ()
    sixes: int | None = None


@dataclass(frozen=True, slots=True)
class KeepSix(Command):
    """Decline to re-roll the 6s: the roll of this side is final."""

    side: str


@dataclass(frozen=True, slots=True)
class ChooseUnseen(Command):
    """Choose to re-roll a 6 or to keep it while both totals are equal; it shows once both have chosen."""

    side: str
    again: bool


@dataclass(frozen=True, slots=True)
class DeclareWinner(Command):
    """Enter who won the Tactique roll without its dice."""

    side: str


@dataclass(frozen=True, slots=True)
class ChooseFirst(Command):
    """The winner says which side speaks first; activation opens and sequences are locked."""

    side: str


# -- activation phase -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PlayTop(Command):
    """Play the top card. Where the program does not hold the order, ``card`` is the one that was drawn."""

    card: str = ""


@dataclass(frozen=True, slots=True)
class ReserveTop(Command):
    """Set the top card aside (V-A-1)."""

    card: str = ""


@dataclass(frozen=True, slots=True)
class PlayReserve(Command):
    """Play the card in reserve."""

    card: str = ""


@dataclass(frozen=True, slots=True)
class PlayBoth(Command):
    """Play the top card and the reserve card together."""

    card: str = ""
    reserve: str = ""


@dataclass(frozen=True, slots=True)
class Refuse(Command):
    """Use a refusal: pass (V-A-2)."""


@dataclass(frozen=True, slots=True)
class Activate(Command):
    """Tick a fighter off as activated, or take the tick back."""

    fighter: str
    activated: bool = True


@dataclass(frozen=True, slots=True)
class EndSpeaking(Command):
    """Everybody of the cards played has acted: the hand passes."""


# -- fighters -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Notch(Command):
    """Add wound notches to a fighter, or take some off."""

    fighter: str
    by: int = 1


@dataclass(frozen=True, slots=True)
class Stun(Command):
    """Set or clear the stunned state."""

    fighter: str
    stunned: bool = True


@dataclass(frozen=True, slots=True)
class Gem(Command):
    """Give or take mana gems of an element."""

    fighter: str
    element: str
    by: int = 1


@dataclass(frozen=True, slots=True)
class Faith(Command):
    """Give or take temporary faith."""

    fighter: str
    by: int = 1


@dataclass(frozen=True, slots=True)
class ChangeCounter(Command):
    """Move a counter of the players' own on a fighter; one that reaches 0 goes."""

    fighter: str
    name: str
    by: int = 1


@dataclass(frozen=True, slots=True)
class Annotate(Command):
    """Write a note on a fighter."""

    fighter: str
    note: str


@dataclass(frozen=True, slots=True)
class MarkFigure(Command):
    """Change how a figure is told from its twins: letter, base colour, nickname. None keeps."""

    fighter: str
    letter: str | None = None
    colour: str | None = None
    nickname: str | None = None


@dataclass(frozen=True, slots=True)
class Put(Command):
    """Say where a figure is: on the table, off, fled, dead, captured ``by`` whom if that is known."""

    fighter: str
    place: Place
    by: str = ""


@dataclass(frozen=True, slots=True)
class Rally(Command):
    """Enter how a figure that fled fared at its test: it comes back to the table or goes on fleeing."""

    fighter: str
    success: bool
    row: str = ""


@dataclass(frozen=True, slots=True)
class Modify(Command):
    """Put a modifier on a fighter."""

    fighter: str
    modifier: Modifier


@dataclass(frozen=True, slots=True)
class Unmodify(Command):
    """Take the n-th modifier off a fighter."""

    fighter: str
    index: int


@dataclass(frozen=True, slots=True)
class RollWound(Command):
    """Roll a wound (II-B-1) on a target; without one it is only told.

    FOR and RES are the current values of ``attacker`` and ``target`` unless given here. ``dice`` empty
    is rolled by the program: two dice, three when amplified or attenuated. The abilities that act are
    those of both cards (None) or those the table chose. ``strength_dice`` is how many dice FOR carries, as
    the attacker's card says unless told, ``strength_thrown`` what they show; ``vapour`` and ``toxic`` are
    the dice of Vapeur and Toxique. ``instead`` is the result that the table puts in the place of the roll's,
    ``why`` its reason in words; ``thrown_here`` says that the program threw the dice.
    """

    target: str
    attacker: str = ""
    strength: float | None = None
    resistance: float | None = None
    dice: tuple[int, ...] = ()
    amplified: int = 0
    attenuated: int = 0
    row_shift: int = 0
    column_shift: int = 0
    attacking: tuple[Ability, ...] | None = None
    defending: tuple[Ability, ...] | None = None
    strength_dice: int | None = None
    strength_thrown: tuple[int, ...] = ()
    vapour: int | None = None
    toxic: int | None = None
    instead: str = ""
    why: str = ""
    thrown_here: bool = False


@dataclass(frozen=True, slots=True)
class Recover(Command):
    """Recover mana in upkeep: dice of the ruleset, gems per success.

    They are of ``element``, but for the ``shares`` of other elements: the mage chooses for each gem.
    Only dice that lie there can be shared out; ``thrown_here`` says that the program threw them. The gems
    of Récupération/X are of ``extra``, of the same element unless told.
    """

    fighter: str
    element: str
    dice: tuple[int, ...] = ()
    row: str = ""
    extra: str = ""
    shares: Mapping[str, int] = field(default_factory=dict)
    thrown_here: bool = False


# -- contacts and levels --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Touch(Command):
    """Put two enemies in contact; it is mutual (II-E)."""

    a: str
    b: str


@dataclass(frozen=True, slots=True)
class BreakContact(Command):
    """Part a fighter from one enemy, or from everybody where none is named."""

    a: str
    b: str = ""


@dataclass(frozen=True, slots=True)
class ChangeLevel(Command):
    """Put a fighter on the ground (0) or in the air (1) (II-F)."""

    fighter: str
    level: int


# -- the referee ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Judge(Command):
    """Write a ruling of the referee into the journal, about these two figures if they are named."""

    verdict: Verdict
    fighter: str = ""
    target: str = ""


@dataclass(frozen=True, slots=True)
class ThrowScatter(Command):
    """Throw or type the scatter of an impact point (II-C-5): distance, then direction."""

    dice: tuple[int, ...] = ()
    fighter: str = ""


# -- cards coming and going -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class NameCard(Command):
    """Name a card that was only counted, or give a sketch its sheet; the figures stay tracked."""

    card: str
    name: str = ""
    figures: int | None = None
    sheet: Card | None = None


@dataclass(frozen=True, slots=True)
class AddCard(Command):
    """Bring a card into the battle; its figures stand on the table and join the next sequence.

    ``by`` is the fighter that summons them.
    """

    side: str
    name: str = ""
    figures: int = 1
    sheet: Card | None = None
    place: Place = Place.TABLE
    by: str = ""


@dataclass(frozen=True, slots=True)
class AddFigures(Command):
    """Add figures to a card."""

    card: str
    figures: int = 1


@dataclass(frozen=True, slots=True)
class ChangeSide(Command):
    """Give a card and its figures to the other side, or one of its figures alone."""

    card: str
    fighter: str = ""


@dataclass(frozen=True, slots=True)
class Transform(Command):
    """Give one figure another profile: it keeps its wounds and goes on under a card of its own."""

    fighter: str
    name: str = ""
    sheet: Card | None = None


@dataclass(frozen=True, slots=True)
class SetCount(Command):
    """Correct the number of cards of a counted side; refusals follow."""

    side: str
    count: int


# -- the turn and the battle ----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Advance(Command):
    """Go to the next step that has something to do."""


@dataclass(frozen=True, slots=True)
class MarkRow(Command):
    """Mark a row of combat or upkeep ``done`` or ``skipped``; an empty state opens it again."""

    row: str
    state: str = "done"


@dataclass(frozen=True, slots=True)
class EndTurn(Command):
    """End the turn: what ends with it is cleared, and the next strategic phase opens."""


@dataclass(frozen=True, slots=True)
class EndGame(Command):
    """End the battle with its result, or tell another result of one that has ended."""

    result: Result


@dataclass(frozen=True, slots=True)
class Reopen(Command):
    """Take the end of the battle back and play on."""


@dataclass(frozen=True, slots=True)
class WriteNote(Command):
    """Write a line of the players' own into the log."""

    text: str


@dataclass(frozen=True, slots=True)
class Correct(Command):
    """Set values directly, whatever the rules say, with a reason.

    ``subject`` is ``game``, ``side:a`` or ``fighter:a1.2``; ``changes`` maps fields of the state to values.
    """

    subject: str
    changes: Mapping[str, object] = field(default_factory=dict)
    reason: str = ""
