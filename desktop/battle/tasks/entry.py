"""What is entered on a task, in its place: dice, gems, a count, a test, or only that it is done."""

from __future__ import annotations

from dataclasses import dataclass

from desktop.battle.context import BattleContext
from desktop.widgets.typed_keys import digit
from rules.battle.commands import Command
from rules.battle.rows import PhaseRow
from rules.dice import FACES
from rules.text import Refusal
from rules.values import Characteristic

ANSWER, BACK, ROLL = "↵", "←", "R"
"""What Return, Backspace and the verb that rolls here are called among the keys of a task."""


@dataclass(frozen=True, slots=True)
class FieldPress:
    """Something to press on a task: its key, its words, how it looks; ``on`` for what is chosen."""

    key: str
    words: str
    icon: str = ""
    primary: bool = False
    on: bool = False


@dataclass(frozen=True, slots=True)
class TypedDice:
    """The dice of a task as boxes: those that lie there, and which of them are ``good``."""

    boxes: int
    dice: tuple[int, ...] = ()
    good: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Asked:
    """What a test asks that may be typed: None for what nobody knows."""

    tested: tuple[Characteristic, ...]
    characteristic: Characteristic
    value: float | None
    difficulty: float | None
    fixed: bool = False


class TaskEntry:
    """What is entered on one row so far; a subclass says what that is.

    A key (or a press on it) changes it, or gives the command that it amounts to.
    """

    rolls = False
    """Whether dice can be thrown here."""

    def __init__(self, context: BattleContext, row: PhaseRow) -> None:
        self.context = context
        self.row = row
        self.touched = False
        self._heard = ""

    # -- what is shown ------------------------------------------------------------------------------

    @property
    def dice(self) -> TypedDice | None:
        """The dice as boxes, None where there are none."""
        return None

    @property
    def count(self) -> int | None:
        """The number that is counted, None for none."""
        return None

    @property
    def asked(self) -> Asked | None:
        """What a test asks, None for no test."""
        return None

    @property
    def wants_die(self) -> bool:
        """Whether a digit is a die now."""
        return False

    @property
    def fallen(self) -> bool:
        """Whether dice lie there that the program threw: they count, whoever leaves them."""
        return False

    @property
    def begun(self) -> bool:
        """Whether something was typed that is not carried out yet."""
        return self.touched and (self.dice is None or bool(self.dice.dice))

    @property
    def complete(self) -> bool:
        """Whether nothing is missing of what was typed: whoever leaves it has it carried out."""
        return True

    def said(self) -> str:
        """Say what is asked, or what comes of what was entered."""
        return ""

    def presses(self) -> tuple[FieldPress, ...]:
        """Give what can be pressed on the task while it is lit."""
        return ()

    # -- what is entered ----------------------------------------------------------------------------

    def reads(self, key: str) -> bool:
        """Tell whether a typed character means something here."""
        return self.wants_die and 1 <= (digit(key) or 0) <= FACES

    def press(self, key: str) -> Command | None:
        """Take a key that it reads."""
        return None

    def ask(self, characteristic: Characteristic, value: float | None, difficulty: float) -> None:
        """Take what a test asks as it was typed."""

    def roll(self) -> Command | None:
        """Throw the dice here; None where something waits for a decision."""
        return None

    @property
    def answer(self) -> Command | None:
        """What Return does, None while something is missing."""
        return None

    def again(self, fresh: TaskEntry) -> TaskEntry:
        """Go on in another state of the battle, of which ``fresh`` is the entry without anything typed."""
        return fresh

    # -- what speaks against dice -------------------------------------------------------------------

    @property
    def overrules(self) -> bool:
        """Whether the table insisted before any die fell here."""
        return bool(self._heard)

    def _may_fall(self, command: Command) -> bool:
        """Tell whether dice may fall here for a command: what speaks against it is said before they do.

        The same key again insists.
        """
        context = self.context
        refusal: Refusal | None = context.play.refusal(command)
        if refusal is None or (refusal.overridable and self._heard == refusal.code):
            return True
        self._heard = refusal.code if refusal.overridable else ""
        context.refuse(refusal, command)
        return False
