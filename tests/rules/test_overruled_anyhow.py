"""Whatever is asked of a battle, and overruled: a step that can be undone, or a refusal, never an error.

The commands are made from the types of their fields alone, so that whichever is added is asked too.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from functools import cache
from random import Random
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import pytest

from rules.abilities import Ability
from rules.battle import commands as c
from rules.battle.events import apply, undo
from rules.battle.rows import rows, steps_of
from rules.battle.state import SIDES, Fighter, Game, Side
from rules.battle.system import System, Table
from rules.battle.turn import PHASES
from rules.cards import Card
from rules.dice import Throw
from rules.text import Refusal
from rules.values import Characteristic
from tests.examples import examples
from tests.stories import monconf_table
from tests.stories.acting import CONSCRIT, FUSILIER, GRIFFON, MAGE, speaking
from tests.stories.combat import Combat
from tests.stories.tabletop import Tabletop, abilities

ACTIONS = ("charge", "run", "engage", "cover", "walk", "shoot", "mystic", "disengage", "escape", "retreat")
SHEETS = (CONSCRIT, FUSILIER, MAGE, GRIFFON, monconf_table.CAPTAIN, None)
STATE = {name: hint for kind in (Game, Side, Fighter) for name, hint in get_type_hints(kind).items()}
"""The fields of a state that a correction may name, with their types."""

BATTLES, LONG = examples(30), 60
"""How many battles, and how many commands are asked of each."""


class Anything:
    """Makes commands of any kind about what there is in a battle, and about what there is not."""

    def __init__(self, random: Random, table: Table, game: Game) -> None:
        self._random, self._table, self._game = random, table, game

    def of(self, kind: Any) -> Any:
        """Make one of a class, its fields at random; optional ones are left out now and then."""
        hints = _hints(kind)
        made = {
            field.name: self._value(field.name, hints[field.name])
            for field in fields(kind)
            if _required(field) or self._random.random() < 0.6
        }
        return kind(**made)

    def _value(self, name: str, hint: Any) -> Any:
        pick, origin = self._random.choice, get_origin(hint)
        if origin in (Union, UnionType):
            return self._value(name, pick(get_args(hint)))
        if origin is tuple:
            return tuple(self._value(name, get_args(hint)[0]) for _ in range(pick((0, 1, 1, 2, 3))))
        if origin is not None and issubclass(origin, Mapping):
            return (
                self._changes() if name == "changes" else {pick(("fire", "water", "")): pick((-1, 0, 1, 2))}
            )
        if hint is NoneType:
            return None
        if hint is str:
            return pick(self._words(name))
        if hint is bool:
            return pick((True, False))
        if hint in (int, float):
            return hint(pick((-2, 0, 1, 1, 2, 3, 4, 5, 6, 6, 7, 9)))
        if hint is Card:
            return pick(SHEETS[:-1])
        if hint is Throw:
            return Throw()  # a test begins with no die; the others come by commands of their own
        if hint is Ability:
            return abilities().parse(pick(("Coriace", "Dur à cuire", "Vol/15")))
        if issubclass(hint, Enum):
            return pick(tuple(hint))
        assert is_dataclass(hint), (name, hint)
        return self.of(hint)

    def _changes(self) -> dict[str, Any]:
        """Set a field or two of the state to anything of its type; nothing now and then."""
        names = self._random.sample(sorted(STATE), self._random.choice((0, 1, 1, 2)))
        return {name: self._value(name, STATE[name]) for name in names}

    def _words(self, name: str) -> tuple[str, ...]:
        game = self._game
        known: dict[str, tuple[str, ...]] = {
            "side": SIDES,
            "action": ACTIONS,
            "characteristic": tuple(Characteristic),
            "row": tuple(row.id for row in rows(self._table, game)),
            "only": tuple(row.id for row in rows(self._table, game)),
            "step": tuple(step.id for step in steps_of(self._table, game.phase)),
            "effect": tuple(effect.id for effect in game.effects),
            "element": ("fire", "water", "earth", "faith"),
            "subject": ("game", "side:a", "fighter:a1.1", "fighter:b1.1"),
            "state": ("done", "skipped"),
            "aspect": ("creation", ""),
        }
        cards, fighters = tuple(game.cards), tuple(game.fighters)
        for each in ("card", "other", "order", "pile", "reserve", "played", "speaking"):
            known[each] = cards
        for each in ("fighter", "target", "attacker", "mover", "commander", "a", "b", "by", "believers"):
            known[each] = fighters
        for each in ("targets", "fighters", "caster", "around"):
            known[each] = fighters
        return (*known.get(name, ("x",)), "zz" if self._random.random() < 0.1 else "")


@cache
def _hints(kind: Any) -> Mapping[str, Any]:
    return get_type_hints(kind)


def _required(field: Any) -> bool:
    return field.default is MISSING and field.default_factory is MISSING


def confrontation() -> Tabletop:
    table = speaking((CONSCRIT, 2), FUSILIER, MAGE, GRIFFON)
    table.do(c.Touch("a1.1", "b1.1"))
    table.do(c.Gem("a3.1", "fire", 3))
    return table


def monconf() -> Tabletop:
    table = monconf_table.opened(
        [(monconf_table.GUARD, 2), monconf_table.GUNNER, monconf_table.CAPTAIN, monconf_table.MAGE],
        [(monconf_table.GOBLIN, 2), monconf_table.ARCHER, monconf_table.OGRE],
    )
    table.do(c.Touch("a1.1", "b1.1"))
    return table


TABLES = {"confrontation": confrontation, "monconf": monconf, "eclats": Combat.begin}


@pytest.mark.parametrize("name", TABLES)
def test_whatever_is_asked_is_a_step_or_a_refusal(name: str) -> None:
    laid, random = TABLES[name](), Random(name)
    for _ in range(BATTLES):
        _play(laid.system, laid.table, laid.game, random)


def _play(system: System, table: Table, game: Game, random: Random) -> None:
    """Ask a battle for anything, insisting, in a phase that it is brought to first."""
    kinds = sorted(system.rules, key=lambda kind: kind.__name__)
    asked: list[c.Command] = (
        [c.Correct("game", {"phase": random.choice(PHASES)})] if random.random() < 0.5 else []
    )
    for _ in range(LONG):
        command = asked.pop() if asked else Anything(random, table, game).of(random.choice(kinds))
        step = system.decide(table, game, command, lambda faces: random.randint(1, faces), overrule=True)
        if isinstance(step, Refusal):
            assert not step.overridable, command
            continue
        after = apply(step.events, game)
        assert undo(step.events, after) == game, command
        game = after if after.result is None else game
        assert all(each.why.code.startswith("refusal.") for each in system.owed(table, game))
