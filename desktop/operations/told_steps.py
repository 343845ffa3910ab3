"""The steps of a battle that may be told: not how a side ordered its sequence while hidden (IV-A).

Whether a side changed its order, and how often, is nobody else's business, during the battle or afterwards:
whatever lists steps, counts them, or moves among them, does so by these.
"""

from __future__ import annotations

from collections.abc import Mapping, MutableMapping
from functools import cached_property
from typing import Protocol

from rules.battle.concealment import ORDERING, hiding, is_unseen
from rules.battle.events import Step
from rules.battle.state import Game
from rules.timeline import StepInfo, path_to


class BattleTimeline(Protocol):
    """An open battle: its steps, where it stands, and how it began."""

    events: MutableMapping[int, Step]
    head: int | None
    game: Game

    @property
    def steps(self) -> Mapping[int, StepInfo]:
        """The steps by id."""

    @property
    def first(self) -> Game:
        """The state before the first step."""

    def after(self, step: int | None) -> int | None:
        """Return the step after one that was left last."""


class ToldSteps:
    """The steps that may be told; ``uncovered`` is the side whose hidden sequence is in view."""

    def __init__(self, play: BattleTimeline, uncovered: str = "") -> None:
        self._play = play
        self._uncovered = uncovered

    @cached_property
    def _hiding(self) -> frozenset[str]:
        play = self._play
        sides = hiding(play.first, play.game, (info.label for info in play.steps.values()))
        return sides - {self._uncovered}

    def tells(self, step: int) -> bool:
        """Tell whether a step is told; where the table overruled the rules everybody knows."""
        label = self._play.steps[step].label
        # few labels are: those of a long battle are not read through for the others
        unseen = label.code in ORDERING and is_unseen(label, self._hiding)
        return not unseen or bool(self._play.events[step].overruled)

    def last(self, step: int | None) -> int | None:
        """Return a step where it is told, else the last one before it that is; None for the beginning."""
        while step is not None and not self.tells(step):
            step = self._play.steps[step].parent
        return step

    def before(self, step: int) -> int | None:
        """Return the step before one, None for the beginning."""
        return self.last(self._play.steps[step].parent)

    def path(self) -> list[int]:
        """Return the ids of the steps up to now, oldest first."""
        return [step for step in path_to(self._play.steps, self._play.head) if self.tells(step)]

    @property
    def following(self) -> int | None:
        """The step that redo goes to, None where there is none."""
        step = self._play.after(self._play.head)
        while step is not None and not self.tells(step):
            step = self._play.after(step)
        return step

    def tip(self, step: int) -> int:
        """Return the last of the untold steps that follow a step, the step itself where none does."""
        following = self._play.after(step)
        while following is not None and not self.tells(following):
            step, following = following, self._play.after(following)
        return step
