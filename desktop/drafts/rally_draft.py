"""A figure that fled tries to rally: what is tested, how hard that is, and its die."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from desktop.drafts.entered_draft import EnteredDraft
from rules.battle.commands import Rally
from rules.battle.rallying import RallyTest, value_of
from rules.battle.ruleset import RALLIES_ON
from rules.battle.state import Game
from rules.battle.system import Table
from rules.text import Explained
from rules.values import Characteristic


@dataclass(frozen=True, slots=True, kw_only=True)
class RallyDraft(EnteredDraft):
    """What the prompt of a rally holds; ``asked`` is the test without dice."""

    asked: RallyTest

    @classmethod
    def begin(cls, table: Table, game: Game, fighter: str, row: str) -> Self:
        """Begin with what the ruleset tests, and how hard that is for it."""
        rally = table.ruleset.rally
        draft = cls(
            table=table, game=game,
            asked=RallyTest(fighter=fighter, characteristic="", difficulty=float(rally.difficulty), row=row),
        )  # fmt: skip
        return draft.testing(draft.choices[RALLIES_ON.index(rally.tested)])

    # -- what it says -------------------------------------------------------------------------------

    @property
    def choices(self) -> tuple[Characteristic, ...]:
        """Return what may be tested; COU is PEUR on the card of who frightens."""
        sheet = self.game.cards[self.game.fighters[self.asked.fighter].card].sheet
        nerve = sheet.nerve[0] if sheet is not None else Characteristic.COU
        return tuple(nerve if each is Characteristic.COU else each for each in RALLIES_ON)

    @property
    def characteristic(self) -> Characteristic:
        """Return what is tested."""
        return Characteristic(self.asked.characteristic)

    def value_in(self, asked: RallyTest) -> Explained:
        """Return the value that a test is made with."""
        return value_of(self.table, self.game, asked)

    @property
    def needed(self) -> float:
        """Return the difficulty as typed."""
        return self.asked.difficulty

    def told(self, success: bool) -> Rally:
        """Return the table's word without a die."""
        return Rally(self.asked.fighter, success, self.asked.row)

    # -- what is entered ----------------------------------------------------------------------------

    def testing(self, characteristic: Characteristic) -> Self:
        """Test something else, with the figure's own value."""
        return replace(self, asked=replace(self.asked, characteristic=characteristic, value=None))
