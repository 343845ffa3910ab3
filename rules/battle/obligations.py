"""What is owed before a moment of play ends: told once as it ends, and left undone by insisting.

A speaking turn has things that somebody still has to do in it: a test that is not decided, an announced
action, a move under cover after a dive. Each system tells its own from the state alone, so that undo and redo
are right by themselves; the check of the command that ends the moment speaks against it with all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from rules.battle.state import Game, TrialVerdict
from rules.text import Message, Refusal, gathered

TEST = "test"


@dataclass(frozen=True, slots=True)
class Obligation:
    """Something to be done before a moment ends: of what ``kind``, and by whom ("" for nobody of the battle).

    ``why`` says it as a reason not to end the moment, ``thing`` names it among several.
    """

    kind: str
    fighter: str
    why: Message
    thing: Message


Owed = Callable[[Any, Game], tuple[Obligation, ...]]
"""Tells from a table and a state what is owed now, what comes first in front."""

Check = Callable[[Any, Game, Any], Refusal | None]


def nothing_owed(_table: Any, _game: Game) -> tuple[Obligation, ...]:
    """Owe nothing."""
    return ()


def open_test(game: Game) -> tuple[Obligation, ...]:
    """Return the test that is open and not decided, if there is one."""
    trial = game.trial
    if trial is None or trial.verdict is not TrialVerdict.OPEN:
        return ()
    who = trial.first.fighter or trial.first.name
    thing = Message("open.test", {"who": who})
    return (Obligation(TEST, trial.first.fighter, Message("refusal.test_open"), thing),)


def left_open(owed: Iterable[Obligation]) -> Refusal | None:
    """Return why a moment does not end yet: one thing in its own words, several as a list; None for none.

    Whoever ends it all the same drops all of it, and so has to hear all of it.
    """
    left = tuple(owed)
    if len(left) < 2:
        return Refusal(left[0].why) if left else None
    things = [{"code": each.thing.code, "data": dict(each.thing.data)} for each in left]
    return Refusal(Message("refusal.still_open", {"open": things}))


def closing(check: Check, owed: Owed) -> Check:
    """Return the check of a command that ends a moment: what is owed in it speaks against it too."""

    def checked(table: Any, game: Game, command: Any) -> Refusal | None:
        return gathered(check(table, game, command), left_open(owed(table, game)))

    return checked
