"""Who struck whom in the combat phase, read from the steps of a battle."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Set
from itertools import takewhile

from desktop.operations.play import Play
from rules.battle.events import Event, GameChanged, Rolled
from rules.battle.fights import asked_of
from rules.battle.pass_dice import PASS
from rules.values import Characteristic

Pair = tuple[str, str]
"""Who struck and who was struck."""


def last_blows(play: Play) -> Mapping[Pair, Rolled]:
    """Return the roll of the last blow between any two figures since the phase began."""
    found = dict[Pair, Rolled]()
    for event in _backwards(play):
        if isinstance(event, Rolled) and _is_blow(event):
            found.setdefault(_pair(event), event)
    return found


def fought_since(play: Play) -> tuple[Set[Pair], Mapping[Pair, int]]:
    """Return who struck whom and how often somebody attacked somebody, since the phase began.

    Who was tested for an attack afterwards has struck nobody yet.
    """
    struck, tested, passes = set[Pair](), set[Pair](), Counter[Pair]()
    for event in _backwards(play):
        if isinstance(event, Rolled) and _is_blow(event):
            struck |= {_pair(event)} - tested
        for (one, mine), (other, theirs) in _tested(event):
            if Characteristic.ATT in (mine, theirs):
                tested |= {(one, other), (other, one)}
            if (mine, theirs) == PASS:
                passes[one, other] += 1
    return struck, passes


def _tested(event: Event) -> Iterator[tuple[tuple[str, str], ...]]:
    """Give who was tested for what against whom by an event; the last tests are kept last."""
    if isinstance(event, GameChanged):
        known = event.before.get("fought", ())
        new = takewhile(lambda trial: trial not in known, reversed(event.after.get("fought", ())))
        yield from (asked_of(trial.sides) for trial in new)


def _backwards(play: Play) -> Iterator[Event]:
    """Give what happened since the phase began, the last step first."""
    at = play.head
    while at is not None:
        events = play.events[at].events
        yield from events
        if any(isinstance(event, GameChanged) and "phase" in event.after for event in events):
            break
        at = play.steps[at].parent


def _is_blow(roll: Rolled) -> bool:
    return "attacker" in roll.what.data


def _pair(blow: Rolled) -> Pair:
    return str(blow.what.data["attacker"]), str(blow.what.data["fighter"])
