"""How a system splits dice between attack and defence in a fight, where it does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rules.battle.commands import Command
from rules.battle.state import Fighter


@dataclass(frozen=True, slots=True)
class Shares:
    """``of`` tells the dice of a figure in attack and in defence, ``split`` is the command that sets them."""

    of: Callable[[Fighter], tuple[int, int]]
    split: Callable[[str, int, int], Command]
