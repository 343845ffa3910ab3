"""What MonCon'F remembers of fighters and sides: the table of marks, and the penalties that go with them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from rules.battle.pass_dice import ATTACK_DICE, DEFENCE_DICE
from rules.battle.row_marks import CHARGE
from rules.values import Characteristic


class Ends(StrEnum):
    """When a mark goes by itself."""

    NEVER = "never"
    COMBAT = "combat"
    TURN = "turn"
    CONTACT = "contact"  # as soon as no enemy is in contact


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkKind:
    """A row of the table of marks of fighters.

    ``counts`` says that its value is a number that players read (a turn, life points); the others are on
    or off. ``penalised`` lose one point each as long as it stands.
    """

    id: str
    ends: Ends = Ends.NEVER
    counts: bool = False
    penalised: tuple[Characteristic, ...] = ()

    @property
    def source(self) -> str:
        """Return the source under which its penalties stand among the reasons of a value."""
        return CHARGE if self.id == CHARGED else f"action.{self.id}"


_HIT = (Characteristic.INI, Characteristic.ATT, Characteristic.DEF)
ENGAGED, FRIGHTENED, ALL_DEFENCE, REACTION, CHARGED = (
    "engaged", "frightened", "all_defence", "reaction", "charged",
)  # fmt: skip
LIFE, POWER = "life", "power"
_TABLE = (
    MarkKind(id=ENGAGED, ends=Ends.CONTACT, counts=True),  # the turn in which it was engaged
    MarkKind(id=FRIGHTENED, penalised=_HIT),
    MarkKind(id=ALL_DEFENCE, ends=Ends.COMBAT),  # all dice in defence in its next combat of this turn
    MarkKind(id=REACTION, ends=Ends.TURN),  # activated out of its card: Tir réactif, Interceptor
    MarkKind(id=CHARGED, ends=Ends.COMBAT, penalised=_HIT),
    MarkKind(id=ATTACK_DICE, ends=Ends.COMBAT, counts=True),  # how it has split its dice for this combat
    MarkKind(id=DEFENCE_DICE, ends=Ends.COMBAT, counts=True),
    MarkKind(id=LIFE, counts=True),  # life points entered where the card does not tell them
    MarkKind(id=POWER, counts=True),  # power entered
)
MARKS: Mapping[str, MarkKind] = {mark.id: mark for mark in _TABLE}

# Marks of a side.
GENIUS = "genius"  # so many points were paid to be the tactician of the next turn
ASKED = "genius_asked"  # the other side has not answered its Plan génial yet
PLANNED = "planned"  # the tactician of this turn: so many points were paid for it in the turn before
BARRED = "genius_barred"  # may not play Plan génial until the end of the turn
TRIED = "tried"  # of a fighter: failed to rally at the call, the next try is at the end of the turn
RALLY = "rally"  # its troops may try to rally at once, this turn
DOMINANT = "dominant"  # dominant in this combat phase; also the id of the row that asks who is
