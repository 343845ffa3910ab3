"""The archive: which battles are meant, and what came of those that ended."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.battle import commands as c
from rules.battle.archive import (
    BattleFilter,
    CardFate,
    CardLosses,
    EndedBattle,
    Record,
    ended_battle,
    statistics,
)
from rules.battle.state import Place, Result
from tests.stories.tabletop import Tabletop, card

LIONS, WOLVES, RATS = "Lions", "Wolves", "Rats"


def fought(a: str, b: str, winner: str, turns: int = 3, *cards: CardFate) -> EndedBattle:
    return EndedBattle((a, b), winner, turns, cards)


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (BattleFilter(), "won lost draw running noted"),
        (BattleFilter("lIôns"), "won lost draw running noted"),
        (BattleFilter(RATS), ""),
        (BattleFilter(LIONS, RATS), ""),
        (BattleFilter("", LIONS, "won"), "lost"),
        (BattleFilter(LIONS, WOLVES, "won"), "won"),
        (BattleFilter(LIONS, "", "lost"), "lost"),
        (BattleFilter("", "", "lost"), "won lost"),
        (BattleFilter(LIONS, "", "draw"), "draw"),
        (BattleFilter(WOLVES, "", "running"), "running"),
    ],
)
def test_a_filter_lets_the_battles_through_that_are_meant(wanted: BattleFilter, found: str) -> None:
    battles = {
        "won": (True, "a"), "lost": (True, "b"), "draw": (True, ""), "running": (False, None),
        "noted": (True, None),
    }  # fmt: skip
    let = [
        key
        for key, (ended, winner) in battles.items()
        if wanted.lets((LIONS, WOLVES), ended=ended, winner=winner)
    ]
    assert let == found.split()


def test_each_army_is_told_with_its_opponents_the_busiest_first() -> None:
    battles = [
        fought(LIONS, WOLVES, "a", 4), fought("lions", RATS, "b", 2), fought(WOLVES, LIONS, "", 4),
    ]  # fmt: skip
    told = statistics(battles)
    assert (told.battles, told.turns) == (3, ((1, 0), (2, 1), (3, 0), (4, 2)))
    assert told.records == (
        Record(LIONS, None, 1, 1, 1), Record(LIONS, WOLVES, 1, 1, 0), Record(LIONS, RATS, 0, 0, 1),
        Record(WOLVES, None, 0, 1, 1), Record(WOLVES, LIONS, 0, 1, 1),
        Record(RATS, None, 1, 0, 0), Record(RATS, LIONS, 1, 0, 0),
    )  # fmt: skip
    assert [record.battles for record in told.records[:3]] == [3, 2, 1]
    mine = statistics(battles, BattleFilter(WOLVES))
    assert (mine.battles, [record.army for record in mine.records]) == (2, [WOLVES, WOLVES])
    assert statistics([]) == statistics(battles, BattleFilter("Nobody"))


def test_losses_are_counted_by_card_over_all_battles() -> None:
    guard = CardFate("a", "Garde", "Guard", 3, 2)
    battles = [
        fought(LIONS, WOLVES, "a", 1, guard, CardFate("b", "Loup", "Wolf", 1, 1)),
        fought(WOLVES, LIONS, "a", 1, replace(guard, side="b", figures=2, lost=0)),
    ]
    assert statistics(battles).cards == (CardLosses("Garde", "Guard", 5, 2), CardLosses("Loup", "Wolf", 1, 1))
    assert statistics(battles, BattleFilter(WOLVES)).cards == (CardLosses("Loup", "Wolf", 1, 1),)
    (guards,) = statistics(battles, BattleFilter(LIONS)).cards
    assert (guards.name("fr"), guards.name("en")) == ("Garde", "Guard")


def test_a_battle_that_goes_on_is_not_counted() -> None:
    table = Tabletop.of([(card("Garde"), 2), card("Mage")], [card("Loup")])
    table.do(c.Put("a1.1", Place.DEAD))
    table.do(c.Put("b1.1", Place.FLED))
    assert ended_battle(table.game) is None
    table.do(c.EndGame(Result({}, "a")))
    unseen = replace(table.game.cards["a2"], sheet=None)
    ended = ended_battle(replace(table.game, cards={**table.game.cards, "a2": unseen}))
    assert ended is not None
    assert (ended.winner, ended.turns) == ("a", 1)
    assert ended.cards == (CardFate("a", "Garde", "Garde", 2, 1), CardFate("b", "Loup", "Loup", 1, 1))
