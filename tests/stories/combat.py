"""A combat of ÉCLATS to tell stories on: three Initiés, an ally, two enemies, dice that fall as told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, ClassVar

from rules.battle import commands as c
from rules.battle.state import Attempt, Game
from rules.battle.system import System
from rules.cards import Card
from rules.eclats.acting import life_of
from rules.eclats.commands import DoOther
from rules.eclats.parts import ACTIONS, RESTORATION, refusal_of, waiting
from rules.eclats.system import ECLATS
from tests.stories.tabletop import Listed, Tabletop, card, side


def possible(game: Game, key: str) -> tuple[str, ...]:
    """Return the actions that somebody may do now, in the order of the table."""
    return tuple(action for action in ACTIONS if refusal_of(game, key, action) is None)


def character(name: str, classes: tuple[str, ...] = (), **values: str | float) -> Card:
    """Make a sheet: characteristics 0 to 3, ``PV`` the Animus; ``EVE`` stands for ÉVE."""
    spelled: dict[str, Any] = {"ÉVE" if key == "EVE" else key: value for key, value in values.items()}
    return replace(card(name, **spelled), system="eclats", classes=classes)


MIRA = character("Mira", EVE=1, AGI=2, FOR=1, END=2, BEA=0, PER=3, INT=1, EMP=2, RUS=1, CHA=1, PV=12)
OSKAR = character("Oskar", EVE=3, AGI=0, FOR=1, END=1, BEA=1, PER=1, INT=3, EMP=1, RUS=2, CHA=0, PV=8)
VALET = character("Valet", ("Allié",), AGI=1, FOR=1, PV=4)
COLOSSUS = character("Colosse", FOR=3, END=3, PV=30)


class Combat(Tabletop):
    """A combat in play: Mira ``a1.1``, Oskar ``a2.1``, the valet ``a3.1``, two colossi ``b1.1``, ``b1.2``."""

    system: ClassVar[System] = ECLATS

    @classmethod
    def begin(cls, heroes: Sequence[Listed] = (MIRA, OSKAR, VALET), *, dice: Sequence[int] = ()) -> Combat:
        """Begin a combat with everybody on the table."""
        return cls(side("Initiés", heroes), side("Ennemis", [(COLOSSUS, 2)]), dice=dice, rules="eclats")

    @property
    def phase(self) -> str:
        """Return the phase of now."""
        return self.game.phase


def life(table: Combat, key: str) -> int:
    """Return the life that somebody has left."""
    return life_of(table.table, table.game, key)


def to_phase(table: Combat, phase: str) -> Combat:
    """Go on to a phase of this turn: whoever is waited for does something that nobody tells."""
    while table.phase != phase:
        for fighter in waiting(table.game):
            table.do(c.Activate(fighter.id))
        table.do(c.Advance())
    return table


def to_next_turn(table: Combat) -> Combat:
    """End the turn, everybody having done something in the restoration."""
    to_phase(table, RESTORATION)
    for fighter in waiting(table.game):
        table.do(DoOther(fighter.id))
    table.do(c.EndTurn())
    return table


def thrown(table: Combat, key: str) -> tuple[int, ...]:
    """Give the dice of the test that a fighter may go on with."""
    tries = table.game.fighters[key].tries
    assert tries is not None
    return tries.dice


def attempted(table: Combat, key: str) -> Attempt:
    """Give what a fighter attempts."""
    attempt = table.game.fighters[key].attempt
    assert attempt is not None
    return attempt
