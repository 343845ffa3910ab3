"""An open battle: where it stands, and what can be done there."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, MutableMapping
from dataclasses import dataclass, field

from desktop.operations.told_steps import ToldSteps
from rules.battle.commands import Command
from rules.battle.events import GameChanged, Step
from rules.battle.setup import Setup
from rules.battle.state import Game, Result
from rules.battle.system import Choice, System, Table
from rules.text import Message, Refusal
from rules.timeline import StepInfo, path_to, redo_target


@dataclass(slots=True)
class Play:
    """An open battle: its set-up, its steps, the head, and the state there.

    ``unsaved`` holds steps that the library could not take, oldest first, with ``problem`` saying why.
    Their ids are negative until they are recorded.
    """

    battle_id: str
    setup: Setup
    system: System
    table: Table
    steps: dict[int, StepInfo]
    events: MutableMapping[int, Step]
    head: int | None
    game: Game
    unsaved: list[int] = field(default_factory=list)
    problem: Message | None = None

    @property
    def first(self) -> Game:
        """Return the state before the first step."""
        return self.setup.start

    def choices(self) -> tuple[Choice, ...]:
        """Return the choices of the present moment."""
        return self.system.offer(self.table, self.game)

    def refusal(self, command: Command) -> Refusal | None:
        """Return why a command is not allowed now, None when it is."""
        return self.system.refusal(self.table, self.game, command)

    @property
    def path(self) -> list[int]:
        """Return the ids of the steps from the first to the head."""
        return path_to(self.steps, self.head)

    def told_to(self, uncovered: str = "") -> ToldSteps:
        """Return the steps that may be told; ``uncovered`` is the side whose hidden sequence is in view."""
        return ToldSteps(self, uncovered)

    @property
    def undo_label(self) -> Message | None:
        """Return the label of the step that undo takes back."""
        step = self.told_to().last(self.head)
        return self.events[step].label if step is not None else None

    def after(self, step: int | None) -> int | None:
        """Return the step after one that was left last, None at a tip."""
        if not self.unsaved and step == next(reversed(self.steps), None):
            return None  # nothing follows the youngest: the steps of a long battle are not looked through
        # an unsaved step has a negative id, the youngest the lowest: order by age, not by number
        children = [s for s in self.steps.values() if s.parent == step]
        pending = [s.id for s in children if s.id < 0]
        return min(pending) if pending else redo_target(children, step)


def told_before(play: Play) -> tuple[str, Mapping[str, float]]:
    """Return what the table said of ends that it took back: the notes, and how far it moved the points."""
    notes, counted, moved = "", Result(), defaultdict[str, float](float)
    for event in (event for step in play.path for event in play.events[step].events):
        if not isinstance(event, GameChanged) or "result" not in event.after:
            continue
        was, now = event.before["result"], event.after["result"]
        if was is None:
            counted = now
        if now is None:
            notes = was.notes
            for key, points in was.points.items():
                moved[key] += points - counted.points.get(key, 0)
    return notes, moved
