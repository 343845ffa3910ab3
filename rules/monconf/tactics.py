"""The eight tactics of MonCon'F (Les Tactiques): their cost in command points and their moment."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

POINTS = "command"
"""The id of command points among the points of a side."""


class TacticMoment(StrEnum):
    """When a tactic may be played."""

    TURNING = "turning"  # a card of the own pile is turned
    OPENING = "opening"  # the start of the first speaking turn of the turn
    THEIR_MOVE = "their_move"  # the enemy has announced a move
    THEIR_PATH = "their_path"  # the move of an enemy is resolved
    ASSIGNED = "assigned"  # a shot was just assigned to a fighter
    COMMANDER = "commander"  # an action is chosen for the free commander


@dataclass(frozen=True, slots=True, kw_only=True)
class Tactic:
    """A row of the table of tactics; a ``cost`` of None is chosen as it is played."""

    id: str
    cost: int | None
    moment: TacticMoment


_TABLE = (
    Tactic(id="temporise", cost=2, moment=TacticMoment.TURNING),
    Tactic(id="reactive_shot", cost=2, moment=TacticMoment.THEIR_MOVE),
    Tactic(id="aimed_shot", cost=1, moment=TacticMoment.ASSIGNED),
    Tactic(id="general_assault", cost=2, moment=TacticMoment.OPENING),
    Tactic(id="interceptor", cost=1, moment=TacticMoment.THEIR_PATH),
    Tactic(id="rally", cost=1, moment=TacticMoment.COMMANDER),
    Tactic(id="plan_b", cost=2, moment=TacticMoment.TURNING),
    Tactic(id="genius", cost=None, moment=TacticMoment.OPENING),
)
TACTICS: Mapping[str, Tactic] = {tactic.id: tactic for tactic in _TABLE}
