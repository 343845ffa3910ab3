"""What every random battle does: ask, undo, redo."""

from __future__ import annotations

from typing import ClassVar

from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from rules.battle import commands as c
from rules.battle.concealment import public
from rules.battle.events import Step, apply, undo
from rules.battle.fighters import capacity
from rules.battle.state import Game, Place
from rules.battle.system import System, Table
from rules.text import Refusal
from tests.rules.otherwise import otherwise


class BattleMachine(RuleBasedStateMachine):
    """A battle that can be asked anything; what it did is taken back and done again at random.

    ``bent`` tells that a refusal was overruled: what the texts promise may be broken from then on. Where
    ``strict`` holds nobody overrules anything.
    """

    system: ClassVar[System]
    table: Table
    game: Game
    bent: bool
    strict: bool

    def seat(self, table: Table, game: Game, *, strict: bool = False) -> None:
        """Begin with a battle; the first thing that a machine does."""
        self.table, self.game, self.bent, self.strict = table, game, False, strict
        self.path: list[tuple[Game, Step]] = []
        self.undone: list[Step] = []

    def roll(self, faces: int) -> int:
        """Throw a die of the program."""
        return 1 + len(self.path) % faces

    def ask(self, command: c.Command, *, overrule: bool = False) -> Step | Refusal:
        """Ask for something; what is done can be undone."""
        decided = self.system.decide(self.table, self.game, command, self.roll, overrule=overrule)
        if isinstance(decided, Step):
            self.path.append((self.game, decided))
            self.game = apply(decided.events, self.game)
            self.undone = []
            if not isinstance(command, c.Correct):
                self._wounds_bring_nobody_back(self.path[-1][0])
            self.bent = self.bent or bool(decided.overruled)
        return decided

    def ask_or_overrule(self, command: c.Command, *, overrule: bool) -> None:
        """Ask for anything: it is done, overruled, or refused for the reason that was told beforehand."""
        overrule = overrule and not self.strict
        refusal = self.system.refusal(self.table, self.game, command)
        decided = self.ask(command, overrule=overrule)
        if refusal is None:
            assert isinstance(decided, Step) and not decided.overruled
        elif overrule and refusal.overridable:
            assert isinstance(decided, Step) and decided.overruled == refusal.code
        else:
            assert decided == refusal

    def _wounds_bring_nobody_back(self, before: Game) -> None:
        for key, was in before.fighters.items():
            now = self.game.fighters[key]
            if now.notches > was.notches:
                assert now.place in (was.place, Place.DEAD)

    @invariant()
    def what_both_may_read_tells_no_secret(self) -> None:
        """With every unplayed card elsewhere it is the same (IV-A)."""
        if not hasattr(self, "game"):
            return  # nobody has sat down yet
        assert public(otherwise(self.game, lambda cards: cards[::-1])) == public(self.game)

    @invariant()
    def nobody_bears_more_notches_than_its_track(self) -> None:
        """Whoever has all of them is dead, unless the ruleset lets it lie there (II-B-2)."""
        if not hasattr(self, "game"):
            return  # nobody has sat down yet
        for fighter in self.game.fighters.values():
            most = capacity(self.game, fighter, self.table.ruleset)
            assert 0 <= fighter.notches <= most
            if fighter.notches == most and self.table.ruleset.last_notch_kills:
                assert fighter.place is Place.DEAD

    @precondition(lambda self: self.path)
    @rule()
    def undo(self) -> None:
        """Take the last step back: all is as it was before."""
        before, step = self.path.pop()
        self.game = undo(step.events, self.game)
        self.undone.append(step)
        assert self.game == before

    @precondition(lambda self: self.undone)
    @rule()
    def redo(self) -> None:
        """Do again what was taken back last."""
        step = self.undone.pop()
        self.path.append((self.game, step))
        self.game = apply(step.events, self.game)
