"""The lines of the list of fights as they are shown: values that compare."""

from __future__ import annotations

from dataclasses import dataclass

from desktop.drafts.fights_draft import Strikes
from desktop.wording.battle.board_views import ChipView


@dataclass(frozen=True, slots=True)
class FightItem:
    """A line: its id, whether keys mean it, what is said of it; ``inside`` the open fight, ``last`` of it.

    A ``dense`` one is lower: not all lines have room else.
    """

    id: str
    lit: bool
    said: str
    inside: bool = False
    last: bool = False
    dense: bool = False


@dataclass(frozen=True, slots=True)
class Camp:
    """A camp of a fight: its name, also in brief, its figures, the one that faces the other camp."""

    name: str
    chips: tuple[ChipView, ...]
    facing: str = ""
    brief: str = ""


@dataclass(frozen=True, slots=True)
class FightLine(FightItem):
    """A fight: a slim line of its own, or the head of the open one."""

    number: int = 0
    status: str = ""
    camps: tuple[Camp, Camp] = (Camp("", ()), Camp("", ()))
    over: bool = False


@dataclass(frozen=True, slots=True)
class Shown:
    """A value of a figure: which way it moved, and whether it is the one that is compared."""

    text: str
    moved: int
    facing: bool


@dataclass(frozen=True, slots=True)
class Compared:
    """How a test came out: both results, what is said of them, which camp won: 0 is the left one.

    Before its dice: how likely the camp that throws first wins.
    """

    score: str
    said: str
    note: str = ""
    victor: int | None = None


@dataclass(frozen=True, slots=True)
class CompareLine(FightItem):
    """Values of both camps beside each other, what came of the last test, and the dice typed so far."""

    labels: tuple[str, str] = ("", "")
    way: Strikes = Strikes.BOTH
    values: tuple[tuple[Shown, ...], tuple[Shown, ...]] = ((), ())
    result: Compared | None = None
    odds: Compared | None = None
    ask: str = ""
    dice: tuple[int, ...] = ()

    @property
    def beside(self) -> Compared | None:
        """What stands beside the values: odds where a die is asked for, else how the test came out."""
        return (self.odds if self.ask else self.result) or self.result or self.odds


@dataclass(frozen=True, slots=True)
class ShareLine(FightItem):
    """The dice of a figure in attack and in defence."""

    fighter: str = ""
    name: str = ""
    side: int = 0
    labels: tuple[str, str] = ("", "")
    dice: tuple[int, int] = (0, 0)
    shown: tuple[str, str] = ("", "")
    """The dice as they stand there: with one typed and the other not yet they are no longer those told."""


@dataclass(frozen=True, slots=True)
class Reminder:
    """Something to remember of somebody who fights: an ability, the penalties of a charge."""

    id: str
    words: str
    side: int
    state: str
    lit: bool
    said: str = ""
    """Its words with whose it is."""


@dataclass(frozen=True, slots=True)
class ChipsLine(FightItem):
    """The chips of a fight; one that ``folds`` shows a line of them, and how many more there are."""

    chips: tuple[Reminder, ...] = ()
    folds: bool = False


@dataclass(frozen=True, slots=True)
class RowLine(FightItem):
    """A row of the ruleset that belongs to no fight."""

    words: str = ""
    icon: str = ""
    state: str = ""
