"""A table to demonstrate on: a library of its own, dice and a clock that always fall the same."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path

from db.library import Library
from desktop.operations import battle, tables
from desktop.operations.desk import Desk
from desktop.operations.play import Play
from rules.armies import Army
from rules.battle import commands as c
from rules.battle.events import Step
from rules.battle.rows import PhaseRow, rows
from rules.battle.ruleset import RowSource
from rules.battle.setup import SideSetup
from rules.battle.state import Game
from rules.text import Refusal

SEED = 4
_BEGIN = datetime(2026, 11, 21, 14, 0, tzinfo=UTC)
_BEAT = timedelta(seconds=20)


class Stuck(Exception):  # noqa: N818 - what happened to the demonstration
    """A gesture of the script was refused; the text is the code of the reason."""


@dataclass(slots=True)
class Clock:
    """A clock that goes on by one beat whenever somebody looks at it."""

    now: datetime = _BEGIN

    def __call__(self) -> datetime:
        """Tell the time, and let some pass."""
        self.now += _BEAT
        return self.now


@contextmanager
def demonstration_desk(library: Path) -> Iterator[Desk]:
    """Lay a desk on a new library with the starter content; dice and clock are always the same."""
    dice = random.Random(SEED)
    opened = Library.open(library, starter=tables.starter(), clock=Clock())
    try:
        yield Desk(opened, tables.peoples(), tables.abilities(), lambda faces: dice.randint(1, faces))
    finally:
        opened.close()


def army_named(desk: Desk, name: str) -> Army:
    """Find an army by its name. Raises KeyError."""
    for army in desk.library.armies():
        if army.name == name:
            return army
    raise KeyError(name)


def side_of(desk: Desk, name: str, player: str) -> SideSetup:
    """Freeze an army of the library into a side."""
    return SideSetup.from_muster(desk.library.muster(army_named(desk, name)), player=player)


@dataclass(slots=True)
class Players:
    """Both players at the table: they name cards as they stand on the print, and figures by letter."""

    desk: Desk
    play: Play
    done: list[Step] = field(default_factory=list)

    @property
    def game(self) -> Game:
        """The battle as it stands."""
        return self.play.game

    def do(self, *commands: c.Command) -> None:
        """Carry commands out, one step each. Raises Stuck where one is refused."""
        for command in commands:
            step = battle.do(self.desk, self.play, command)
            if isinstance(step, Refusal):
                raise Stuck(f"{command}: {step.code}")
            self.done.append(step)

    def exported(self) -> bytes:
        """Write the battle down as a player hands it on."""
        parts: list[bytes] = []
        battle.export_battle(self.desk, battle_id=self.play.battle_id, write=parts.append)
        return b"".join(parts)

    def card(self, name: str) -> str:
        """Give the id of a card by its French name, its number behind it where two are alike."""
        for card in self.game.cards.values():
            if card.name("fr") == name:
                return card.id
        raise KeyError(name)

    def figure(self, name: str, letter: str = "A") -> str:
        """Give the id of a figure by its card and its letter."""
        for fighter in self.game.fighters_of(self.card(name)):
            if fighter.letter == letter:
                return fighter.id
        raise KeyError(f"{name} {letter}")

    def rows(self) -> list[PhaseRow]:
        """Give the rows of the present phase that nobody has dealt with."""
        return [row for row in rows(self.play.table, self.game) if row.open]

    def deal_with_rows(self) -> None:
        """Mark the rows that are left as done, reminders of abilities aside."""
        for row in self.rows():
            if row.rule.source is not RowSource.ABILITY:
                self.do(c.MarkRow(row.id))

    def win_the_roll(self, a: int, b: int) -> None:
        """Throw one die for each side, as read on the table."""
        self.do(c.ThrowDice("a", (a,)), c.ThrowDice("b", (b,)))

    def play_all_cards(self) -> None:
        """Play card after card from the top (or the reserve) until nobody has any left."""
        while self.game.hand:
            self.play_card()
            if self.game.speaking:
                self.do(c.EndSpeaking())

    def play_card(self) -> None:
        """Play the next card of who has the hand: from the top, or the reserve once the pile is empty."""
        pile = self.game.sides[self.game.hand].pile
        self.do(c.PlayTop() if pile else c.PlayReserve())
