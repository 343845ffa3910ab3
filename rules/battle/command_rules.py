"""What a ruleset says about command points, commanders and nerve: values that the texts leave open [E]."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class CommandRules:
    """The values of command.

    ``start`` are the command points a side is offered in the first turn, ``staff`` those that État-Major
    brings each turn. Commandement reaches ``radius`` cm, and into sight; with ``tactician`` it counts for
    the roll that opens the turn too, where Confrontation counts the fighter's own (IV-B). ``anybody`` on the
    table with DIS may make that roll. A frightened fighter rallies at ``rally``; None: it is entered.
    ``lost`` takes who fails to rally off the table.
    """

    start: int = 0
    staff: int = 0
    radius: float = 15
    tactician: bool = False
    anybody: bool = False
    rally: int | None = None
    lost: bool = True
