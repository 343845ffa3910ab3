"""What came of the blows of the combat phase: the last one of each figure against each other one."""

from __future__ import annotations

from collections.abc import Mapping

from desktop.battle.context import BattleContext
from rules.battle.events import GameChanged, Rolled

Blows = Mapping[tuple[str, str], Rolled]
"""The roll of a blow by who struck and who was struck."""


def last_blows(context: BattleContext) -> Blows:
    """Give the last blow between any two figures since the phase began; of a look back nothing is told."""
    return {} if context.looks_back else context.once(last_blows, lambda: _found(context))


def _found(context: BattleContext) -> Blows:
    play, found = context.play, dict[tuple[str, str], Rolled]()
    at = play.head
    while at is not None:
        step = play.events[at]
        for event in step.events:
            if isinstance(event, Rolled) and "attacker" in event.what.data:
                pair = str(event.what.data["attacker"]), str(event.what.data["fighter"])
                found.setdefault(pair, event)
        if any(isinstance(event, GameChanged) and "phase" in event.after for event in step.events):
            break
        at = play.steps[at].parent
    return found


def blow_words(context: BattleContext, roll: Rolled) -> str:
    """Say in a few words what came of a blow."""
    if roll.outcome.code:
        return context.names.say(roll.outcome)
    return context.names.wound(str(roll.what.data["result"]))
