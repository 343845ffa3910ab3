"""What both sides may read of a battle holds nothing that one of them alone may know (IV-A, II-A-3)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.battle import commands as c
from rules.battle.concealment import public
from rules.battle.state import Contender, Game, Trial
from tests.examples import examples
from tests.rules.otherwise import otherwise
from tests.stories.tabletop import GRIFFON, SCORPION, Tabletop

ORDERS = ("a5", "a4", "a3", "a2", "a1"), ("a5", "a1", "a2", "a3", "a4")


def began(order: tuple[str, ...]) -> Tabletop:
    """Begin the example with this order of the Griffons, who speak first and play their first card."""
    table = Tabletop.of(GRIFFON, SCORPION)
    for command in (
        c.SetOrder("a", order),
        c.Ready("a"),
        c.Ready("b"),
        c.DeclareWinner("a"),
        c.ChooseFirst("a"),
    ):
        table.do(command)
    return table


@settings(max_examples=examples(60), deadline=None)
@given(st.permutations(("a1", "a2", "a3", "a4")), st.permutations(("a1", "a2", "a3", "a4")), st.data())
def test_orders_alone_make_no_difference(one: list[str], other: list[str], data: st.DataObject) -> None:
    tables = began(("a5", *one)), began(("a5", *other))
    for _ in range(data.draw(st.integers(0, 12))):
        first, second = ({x.command: x for x in t.system.offer(t.table, t.game)} for t in tables)
        shared = [command for command in first if command in second and first[command].refusal is None]
        shared = [command for command in shared if second[command].refusal is None]
        if not shared:
            break
        command = data.draw(st.sampled_from(shared))
        before = [{key: side.played for key, side in table.game.sides.items()} for table in tables]
        for table in tables:
            table.do(command)
        games = [table.game for table in tables]
        if games[0].speaking != games[1].speaking:
            return  # the next card was drawn: from here on both know another battle
        assert before[0] == before[1]
        assert public(games[0]) == public(games[1])


def test_an_order_that_nobody_asked_to_hide_is_no_secret_less() -> None:
    shown = [began(order).game for order in ORDERS]
    assert not shown[0].sides["a"].hidden and shown[0] != shown[1]
    assert public(shown[0]) == public(shown[1])


def test_a_card_that_was_played_is_told() -> None:
    table = began(ORDERS[0])
    table.do(c.PlayTop())
    assert "a5" in public(table.game).speaking
    assert len(public(table.game).sides["a"].pile) == len(table.game.sides["a"].pile) == 4


def _with_trial(game: Game) -> Game:
    first, second = Contender(fighter="a1.1", again=True), Contender(fighter="b1.1")
    return replace(game, trial=Trial(first=first, second=second))


def _with_test(game: Game) -> Game:
    return replace(game, trial=Trial(first=Contender(fighter="a1.1", again=True), difficulty=6))


@pytest.mark.parametrize("asked", [_with_trial, _with_test])
def test_a_choice_made_unseen_is_not_told(asked: Callable[[Game], Game]) -> None:
    game = asked(began(ORDERS[0]).game)
    assert public(game) == public(otherwise(game, lambda cards: cards[::-1]))
    assert public(game) != public(replace(game, trial=None))
