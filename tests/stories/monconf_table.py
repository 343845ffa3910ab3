"""A table of MonCon'F to tell stories on: who plays, and how a speaking turn is opened for them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from rules.battle import commands as c
from rules.battle.opposing import Oppose
from rules.battle.state import Contender, Fighter
from rules.battle.system import System
from rules.monconf.commands import Genius
from rules.monconf.points import held
from rules.monconf.system import MONCONF
from rules.spells import Spell, SpellKind
from rules.values import Value
from tests.stories.tabletop import Listed, Tabletop, card, side

GRIFFINS, GOBLINS = "Griffons d’Akkylannie", "Gobelins de No-Dan-Kar"
GUARD = card("Garde", GRIFFINS, MOU=10, INI=3, ATT=3, FOR=4, DEF=3, RES=4, TIR="-", COU=4, DIS=3, PV=3, PUI=2)
GUNNER = card("Fusilier", GRIFFINS, "Tireur/2", MOU=10, INI=3, FOR=3, RES=4, TIR=2, COU=3, DIS=3, PV=2, PUI=1)
CAPTAIN = card("Capitaine", GRIFFINS, "Commandement/15", MOU=10, INI=4, FOR=5, RES=5, TIR="-", COU=7, DIS=6,
               PV=4, PUI=2)  # fmt: skip
STAFF = card("Maréchal", GRIFFINS, "État-major", MOU=10, INI=4, FOR=5, RES=5, COU=6, DIS=5, PV=4, PUI=2)
MAGE = card("Mage", GRIFFINS, "Initié du Feu", MOU=10, INI=3, FOR=2, RES=4, TIR="-", POU=4, DIS=4, PV=2)
GOBLIN = card(
    "Gobelin", GOBLINS, MOU=10, INI=2, ATT=2, FOR=2, DEF=2, RES=3, TIR="-", COU=2, DIS=2, PV=1, PUI=1
)
ARCHER = card("Archer", GOBLINS, "Tireur/1", MOU=7.5, INI=4, FOR=2, RES=3, TIR=1, COU=2, DIS=2, PV=1, PUI=1)
OGRE = card("Ogre", GOBLINS, MOU=12.5, INI=2, ATT=4, FOR=8, DEF=2, RES=7, TIR="-", PEUR=5, DIS=2, PV=6, PUI=4)
INI, STRUCK = ("INI", "INI"), ("ATT", "DEF")
RAIDER = card("Pillard", GRIFFINS, "Tireur/1, Tir d’assaut", MOU=10, INI=3, TIR=1, PUI=2)


class Table(Tabletop):
    """A battle of MonCon'F in play."""

    system: ClassVar[System] = MONCONF

    @classmethod
    def lay(cls, a: Sequence[Listed], b: Sequence[Listed], *, dice: Iterable[int] = ()) -> Table:
        """Lay a table with these cards, one figure each unless given as (card, figures)."""
        return cls(side("Griffon", a, GRIFFINS), side("Gobelins", b, GOBLINS), dice=dice, rules="monconf")

    def begin(self, first: str = "a", *, points: int | None = None) -> Table:
        """Go from the tactician's roll, won by ``first``, to its first speaking turn."""
        if not self.game.winner:
            self.do(c.DeclareWinner(first))
        if points is not None:
            for key in ("a", "b"):
                self.do(c.Correct(f"side:{key}", {"points": {"command": points}}))
        self.do(c.ChooseFirst(first))
        return self

    def points(self, key: str) -> int:
        """Return the command points of a side."""
        return held(self.side(key))

    def man(self, key: str) -> Fighter:
        """Return a fighter by its id."""
        return self.game.fighters[key]

    def deeds(self, key: str) -> list[tuple[str, str, str]]:
        """Return what a fighter did and announced this turn: action, target, state."""
        return [(d.action, d.target, d.state.value) for d in self.man(key).deeds]

    def next_turn(self) -> Table:
        """Let the rest of the turn pass and open the next one."""
        self.do(c.Correct("game", {"phase": "upkeep"}))
        self.do(c.EndTurn())
        return self


def opened(a: Sequence[Listed], b: Sequence[Listed], *, points: int = 9, play: bool = True) -> Table:
    """Open the first speaking turn of the first side, its top card played."""
    table = Table.lay(a, b).begin(points=points)
    if play:
        table.do(c.PlayTop())
    return table


def brilliant(table: Table, points: int = 2) -> Table:
    """Let the side with the hand play Plan génial."""
    table.do(Genius(points))
    return table


def melees(*pairs: tuple[int, int]) -> Table:
    """Bring three guards and three goblins to the combat phase, these in contact."""
    table = opened([(GUARD, 3)], [(GOBLIN, 3)])
    for mine, theirs in pairs:
        table.do(c.Touch(f"a1.{mine}", f"b1.{theirs}"))
    table.do(c.Correct("game", {"phase": "combat"}))
    return table


def between(first: str, second: str, what: tuple[str, str], *dice: int) -> Oppose:
    """Return a test of a fighter against an enemy with both dice."""
    return Oppose(
        Contender(fighter=first, characteristic=what[0]),
        Contender(fighter=second, characteristic=what[1]),
        dice,
    )


def engaged(*, since: int = 0, foes: int = 1, dice: tuple[int, ...] = ()) -> Table:
    """Put the guard in contact with goblins and let it be played in a turn some turns later."""
    table = opened([GUARD], [(GOBLIN, 3)])
    for n in range(foes):
        table.do(c.Touch("a1.1", f"b1.{n + 1}"))
    for _ in range(since):
        table.next_turn()
    if since:
        table.begin(points=9)
        table.do(c.PlayTop())
    table.dice = list(dice)
    return table


SPARK = Spell(name_fr="Étincelle", kind=SpellKind.SPELL, cost={"fire": 1}, difficulty=Value.parse("-"))
