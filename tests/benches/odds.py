"""What is counted where one decides: the last word of an activation, the odds of a Tactique roll."""

from __future__ import annotations

from collections.abc import Iterator

from rules.dice import Stand
from rules.last_word import CardsLeft, has_last_word, keeps_last_word
from rules.odds import Duel
from tests.benches.measure import Measure, timed

CARDS = 15


def odds() -> Iterator[Measure]:
    """Count both with nothing remembered."""
    mine, theirs = CardsLeft(CARDS), CardsLeft(CARDS, refusals=1)
    fewest = CardsLeft(1)
    has_last_word.cache_clear()
    floor = timed(lambda: keeps_last_word(fewest, fewest))
    has_last_word.cache_clear()
    taken = timed(lambda: keeps_last_word(mine, theirs))
    yield Measure("last word, 15 cards each", taken, floor, "1 card each", within=0.05)
    plain = timed(Duel((6, 4), both_fail=Stand.TIE, plain=True).won)
    counted = timed(Duel((6, 4), both_fail=Stand.TIE).won)
    yield Measure("odds of a Tactique roll", counted, plain, "without 6s again", within=0.1)
