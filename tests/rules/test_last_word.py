"""Who can play the last card of an activation phase, against every way that it may be played (V-A)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random

import pytest

from rules.battle import commands as c
from rules.battle.events import Step, apply
from rules.battle.state import Game, other
from rules.confrontation.system import CONFRONTATION
from rules.last_word import CardsLeft, Draw, draws, has_last_word, keeps_last_word
from tests.stories.tabletop import Tabletop, counted

Position = tuple[CardsLeft, CardsLeft]
"""What the side with the hand has left, and what the other one has."""
SIDES = [
    CardsLeft(pile, reserve, spare, refusals)
    for pile in range(6)
    for reserve, spare in ((0, 1), (1, 0), (0, 0))
    for refusals in range(4)
]


def after(position: Position) -> Iterator[Position]:
    """Give each position that may follow while both have cards, with who then has the hand first."""
    hand, waits = position
    for left in draws(hand).values():
        yield waits, left


def tempi(side: CardsLeft) -> int:
    """Bound how often a side may still do something."""
    return 2 * side.pile + side.reserve + side.refusals


def test_it_is_what_playing_every_position_backwards_gives() -> None:
    """From the end: a position is won where a lost one may follow; no memory, no order of looking."""
    positions = [(hand, waits) for hand, waits in product(SIDES, SIDES) if hand.any and waits.any]
    won: dict[Position, bool] = {}
    for position in sorted(positions, key=lambda each: tempi(each[0]) + tempi(each[1])):
        won[position] = any(left.any and not won[waits, left] for waits, left in after(position))
    assert len(won) > 4000
    assert [each for each in won if has_last_word(*each) is not won[each]] == []


def played_out(game: Game, table: Tabletop) -> str:
    """Play every way to the end by the rules of the game; give the side that can force the last card."""

    @cache
    def forced(here: tuple[str, CardsLeft, CardsLeft]) -> str:
        now = reached[here]
        hand = now.hand
        ends = set()
        for choice in CONFRONTATION.offer(table.table, now):
            if choice.refusal is not None or isinstance(choice.command, c.Advance):
                continue
            drawn = step(now, choice.command)
            while drawn.speaking:
                drawn = step(drawn, c.EndSpeaking())
            if not drawn.hand:
                ends.add(hand)
            else:
                ends.add(forced(key(drawn)))
        return hand if hand in ends else other(hand)

    def step(now: Game, command: c.Command) -> Game:
        decided = CONFRONTATION.decide(table.table, now, command, table.roll)
        assert isinstance(decided, Step), decided
        return apply(decided.events, now)

    def key(now: Game) -> tuple[str, CardsLeft, CardsLeft]:
        left = [CardsLeft.of(now.sides[each], table.table.ruleset) for each in (now.hand, other(now.hand))]
        found = (now.hand, *left)
        reached.setdefault(found, now)  # type: ignore[arg-type]
        return found  # type: ignore[return-value]

    reached: dict[tuple[str, CardsLeft, CardsLeft], Game] = {}
    return forced(key(game))


@pytest.mark.parametrize(("mine", "theirs"), [(1, 1), (2, 2), (3, 1), (1, 3), (3, 2), (2, 4)])
def test_it_is_what_the_rules_of_the_game_lead_to(mine: int, theirs: int) -> None:
    table = Tabletop(counted("A", mine), counted("B", theirs))
    for command in (c.DeclareWinner("a"), c.ChooseFirst("a")):
        table.do(command)
    game = table.game
    left = [CardsLeft.of(game.sides[each], table.table.ruleset) for each in (game.hand, other(game.hand))]
    assert (played_out(game, table) == game.hand) is has_last_word(*left)


@pytest.mark.parametrize(("mine", "theirs"), list(product((1, 4, 9, 15), repeat=2)))
def test_who_speaks_second_can_keep_the_last_word_from_the_beginning(mine: int, theirs: int) -> None:
    """Refusals make up for the difference of the cards, so that whatever the first does is answered."""
    first = CardsLeft(mine, refusals=max(0, theirs - mine))
    second = CardsLeft(theirs, refusals=max(0, mine - theirs))
    assert not has_last_word(first, second)
    assert keeps_last_word(first, second) == ()


def test_who_has_one_card_and_may_still_set_it_aside_does_so() -> None:
    """The other one has nothing to wait with: played now, the card would not be the last."""
    assert keeps_last_word(CardsLeft(1), CardsLeft(1, spare=0)) == (Draw.RESERVE,)


def test_with_nothing_left_on_the_other_side_whatever_is_done_is_the_last() -> None:
    assert has_last_word(CardsLeft(3), CardsLeft(0, spare=0, refusals=2))
    assert keeps_last_word(CardsLeft(3), CardsLeft(0)) == ()
    assert not has_last_word(CardsLeft(0), CardsLeft(1))


def test_what_is_used_up_is_not_counted_again() -> None:
    table = Tabletop(counted("A", 3), counted("B", 5))
    for command in (c.DeclareWinner("a"), c.ChooseFirst("a"), c.ReserveTop()):
        table.do(command)
    assert CardsLeft.of(table.side("a"), table.table.ruleset) == CardsLeft(2, 1, 0, 2)


@pytest.mark.parametrize("seed", range(6))
def test_larger_positions_by_chance_come_out_as_playing_them_backwards(seed: int) -> None:
    chance = Random(seed)

    def some() -> CardsLeft:
        reserve, spare = chance.choice(((0, 1), (1, 0), (0, 0), (0, 2), (2, 1)))
        return CardsLeft(chance.randint(6, 11), reserve, spare, chance.randint(0, 6))

    begun = some(), some()
    found, new = {begun}, [begun]
    while new:
        hand, waits = new.pop()
        more = {each for each in after((hand, waits)) if hand.any and waits.any} - found
        found |= more
        new += more
    won: dict[Position, bool] = {}
    for hand, waits in sorted(found, key=lambda each: tempi(each[0]) + tempi(each[1])):
        if not (hand.any and waits.any):
            won[hand, waits] = hand.any
        else:
            won[hand, waits] = any(left.any and not won[waits, left] for left in draws(hand).values())
    assert len(won) > 100
    assert [each for each in won if each[0].any and has_last_word(*each) is not won[each]] == []
