"""What cannot be is not set by hand either: a correction keeps every value within its bounds."""

from __future__ import annotations

from dataclasses import fields

import pytest

from rules.battle import commands as c
from rules.battle.bounds import FIELDS
from rules.battle.state import Fighter, Game, Side
from rules.eclats.corrections import RULES as ECLATS
from tests.stories.combat import Combat
from tests.stories.monconf_table import GOBLIN, GUARD
from tests.stories.monconf_table import Table as MonConFTable
from tests.stories.tabletop import Tabletop, counted

KEYS = {"game": ("", Game), "side": ("a", Side), "fighter": ("a1.1", Fighter)}
NONSENSE = (-1, 99, 2.5, True, None, "zz", ("zz",), (0,), {"zz": -1}, {"zz": "x"}, {0: 1}, object())


def refused(table: Tabletop, subject: str, **changes: object) -> str:
    return table.refusal(c.Correct(subject, changes))


def test_a_track_holds_so_many_notches_and_no_more() -> None:
    table = Tabletop.of(["a"], ["x"])
    assert refused(table, "fighter:a1.1", notches=9) == "refusal.notches"
    assert refused(table, "fighter:a1.1", notches=4) == ""
    assert refused(table, "fighter:a1.1", notches=-1) == "refusal.unknown"


def test_life_points_are_the_bound_where_they_are_the_track() -> None:
    table = MonConFTable.lay([GUARD], [GOBLIN])
    assert refused(table, "fighter:a1.1", notches=4) == "refusal.notches", "it has three"
    assert refused(table, "fighter:a1.1", notches=4, marks={"life": 5}) == ""
    combat = Combat.begin()
    assert c.Correct in ECLATS
    assert refused(combat, "fighter:a1.1", notches=99) == "refusal.notches"
    assert refused(combat, "fighter:a1.1", faith=-1) == "refusal.unknown"


@pytest.mark.parametrize("kind", KEYS)
def test_every_field_that_is_corrected_says_what_it_holds(kind: str) -> None:
    """Whatever is taken leaves a state that every view can read: a value of the field's own type."""
    key, cls = KEYS[kind]
    assert set(FIELDS[kind]) <= {field.name for field in fields(cls)}
    for name in FIELDS[kind]:
        for value in NONSENSE:
            table = Tabletop.of(["a", "b"], ["x"])
            before = table.game
            holder = before if kind == "game" else getattr(before, f"{kind}s")[key]
            command = c.Correct(f"{kind}:{key}".rstrip(":"), {name: value})
            if table.refusal(command):
                continue
            table.do(command)
            after = table.game if kind == "game" else getattr(table.game, f"{kind}s")[key]
            was, now = getattr(holder, name), getattr(after, name)
            optional = name in ("gem_limit", "attempt", "tries")
            assert optional or type(now) is type(was), (name, value)
            assert not isinstance(now, int) or now >= 0, (name, value)


def test_a_battle_is_brought_to_moments_that_there_are() -> None:
    table = Tabletop.of(["a"], ["x"])
    assert refused(table, "game", step="tea") == "refusal.unknown"
    assert refused(table, "game", phase="upkeep", step="roll") == "refusal.unknown"
    assert refused(table, "game", rows={"melee": "eaten"}) == "refusal.unknown"
    assert refused(table, "game", turn=0) == "refusal.unknown"
    assert refused(table, "game", step="roll") == ""


def test_a_card_with_a_figure_does_not_leave_a_counted_side() -> None:
    table = Tabletop(counted("A", 3), counted("B", 3))
    table.do(c.AddFigures("a3"))
    table.do(c.SetCount("a", 1))
    assert table.side("a").order == ("a3",), "those without a figure go first"
    assert table.refusal(c.SetCount("a", 0)) == "refusal.count_too_small"
    assert all(fighter.card in table.game.cards for fighter in table.game.fighters.values())
