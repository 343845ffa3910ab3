"""A table to tell stories on: two sides, the rulebook's ruleset, dice that fall as told."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

from rules.abilities import Abilities
from rules.battle.commands import Command
from rules.battle.events import Rolled, Step, apply, undo
from rules.battle.ruleset import Ruleset
from rules.battle.sequence import reserve_notation
from rules.battle.setup import ListedCard, Setup, SideSetup, start
from rules.battle.state import Fighter, Game, Knowledge, Side
from rules.battle.system import System, Table
from rules.cards import Card
from rules.confrontation.system import CONFRONTATION
from rules.peoples import Peoples
from rules.text import Refusal
from rules.values import Characteristic, Value

Listed = str | Card | tuple[str | Card, int]
DATA = Path(__file__).resolve().parents[2] / "resources" / "data"
GRIFFON = ("Conscrit du Griffon", "Templier de l’Inquisition", "Abel le Colérique", "Inquisiteur du Griffon",
           "Fusilier du Griffon")  # fmt: skip
SCORPION = ("Tigre de Dirz", "Clone de Dirz", "Guerrier Kératis", "Cypher Lukhan")


@cache
def data(name: str) -> object:
    """Read a data file of the program."""
    return json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))


@cache
def ruleset(name: str = "seeds") -> Ruleset:
    """Return a ruleset as it ships."""
    return Ruleset.shipped(data(f"rulesets/{name}"))  # type: ignore[arg-type]


@cache
def peoples() -> Peoples:
    """Return the peoples as they ship."""
    return Peoples.from_rows(data("peoples"))  # type: ignore[arg-type]


@cache
def abilities() -> Abilities:
    """Return the catalogue as it ships."""
    return Abilities.from_rows(data("abilities"), data("words"))  # type: ignore[arg-type]


def card(
    name: str, people: str = "", abilities_text: str = "", rank: str = "", **values: str | float
) -> Card:
    """Make a card: values by characteristic, as printed (``DIS=6``, ``TIR="-"``)."""
    from rules.cards import Rank

    pa = values.pop("PA", "")
    return Card(
        name_fr=name,
        people=peoples().find(people) or people,
        values={Characteristic(k): Value.parse(str(v)) for k, v in values.items()},
        abilities=abilities().parse_list(abilities_text),
        rank=Rank.parse(rank),
        pa=Value.parse(str(pa)),
    )


class Tabletop:
    """A battle in play; refusals fail the story unless it asks for them."""

    system: ClassVar[System] = CONFRONTATION

    def __init__(self, a: SideSetup, b: SideSetup, *, dice: Iterable[int] = (), rules: str = "seeds") -> None:
        self.dice = list(dice)
        self.setup = Setup(
            name="A story", ruleset=ruleset(rules), start=start(a, b), system=self.system.id,
            abilities=tuple(abilities().kinds.values()), peoples=tuple(peoples().peoples.values()),
            paths=tuple(peoples().paths.values()), races=tuple(peoples().races.values()),
            words=abilities().words.words,
        )  # fmt: skip
        self.table = Table.of(self.setup)
        self.game: Game = self.system.open(self.table, self.setup.start)
        self.steps: list[Step] = []

    @classmethod
    def of(cls, a: Sequence[Listed], b: Sequence[Listed], **more: Any) -> Tabletop:
        """Lay a table with these cards, one figure each unless given as (card, figures)."""
        return cls(
            side("Griffon", a, "Griffons d’Akkylannie"), side("Scorpion", b, "Alchimistes de Dirz"), **more
        )

    def roll(self, faces: int) -> int:
        """Give the next die that the story has laid out."""
        die = self.dice.pop(0)
        assert 1 <= die <= faces
        return die

    def refusal(self, command: Command) -> str:
        """Return the code with which a command is refused now, empty when it is allowed."""
        found = self.system.refusal(self.table, self.game, command)
        return found.code if found is not None else ""

    def do(self, command: Command, *, overrule: bool = False) -> Step:
        """Carry a command out; its events lead there and back."""
        step = self.system.decide(self.table, self.game, command, self.roll, overrule=overrule)
        assert not isinstance(step, Refusal), step.code
        after = apply(step.events, self.game)
        assert undo(step.events, after) == self.game
        self.game = after
        self.steps.append(step)
        return step

    def side(self, key: str) -> Side:
        """Return a side as it stands."""
        return self.game.sides[key]

    def reserve(self, key: str) -> str:
        """Return the rulebook's notation of a side's reserve."""
        return reserve_notation(self.side(key), self.table.ruleset.reserve_capacity)

    def names(self, keys: Iterable[str]) -> list[str]:
        """Return the names of cards."""
        return [self.game.cards[k].name("fr") for k in keys]

    def fighter(self, card_id: str, n: int = 1) -> Fighter:
        """Return the n-th fighter of a card."""
        return self.game.fighters[f"{card_id}.{n}"]

    def choices(self) -> dict[str, str]:
        """Return the choices offered now with the code that refuses each, empty where allowed."""
        return {c.code: c.refusal.code if c.refusal else "" for c in self.system.offer(self.table, self.game)}


def side(name: str, cards: Sequence[Listed], people: str = "", **more: object) -> SideSetup:
    """Make a side of cards, given as names or as real cards, with figures where there are several."""
    listed = []
    for item in cards:
        what, figures = item if isinstance(item, tuple) else (item, 1)
        sheet = what if isinstance(what, Card) else card(what, people, DIS=4)
        listed.append(ListedCard(sheet=sheet, figures=figures))
    return SideSetup(name=name, people=peoples().find(people) or "", cards=tuple(listed), **more)  # type: ignore[arg-type]


def counted(name: str, count: int) -> SideSetup:
    """Make a side of which only the number of cards is known."""
    return SideSetup(name=name, knowledge=Knowledge.COUNTED, count=count)


def rolled(step: Step) -> Rolled:
    """Give the roll that a step begins with."""
    found = step.events[0]
    assert isinstance(found, Rolled)
    return found
