"""What every operation works on: the open library, the rule tables, the dice, a clock, and who listens."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from time import monotonic
from typing import TYPE_CHECKING

from desktop.operations.shelves import Shelves
from desktop.operations.shown import ShownCards
from rules.abilities import Abilities
from rules.peoples import Peoples
from rules.text import Message

if TYPE_CHECKING:
    from db.library import Library
    from desktop.operations.evaluated_list import EvaluatedList
    from desktop.operations.play import Play
    from rules.armies import Army


@dataclass(frozen=True, slots=True)
class Changes:
    """What an operation moved: ids by kind, the label of its step, and who asked for it.

    ``initiator`` is the view that called the operation; it redraws by itself and ignores the notice.
    ``whole`` says that anything may have moved (a library was opened, a backup restored).
    """

    cards: frozenset[str] = frozenset()
    armies: frozenset[str] = frozenset()
    battles: frozenset[str] = frozenset()
    pictures: frozenset[str] = frozenset()
    rulesets: frozenset[str] = frozenset()
    formats: frozenset[str] = frozenset()
    label: Message | None = None
    initiator: object | None = None
    whole: bool = False


@dataclass(slots=True)
class Desk:
    """The open library with the tables that rules need. One per window; the command line makes its own."""

    library: Library
    peoples: Peoples
    abilities: Abilities
    roll: Callable[[int], int]
    clock: Callable[[], float] = monotonic
    """Tells how many seconds have gone by since some moment: how long something has been in view."""
    unsaved: dict[str, Play] = field(default_factory=dict)
    """Open battles whose last gestures, or whose head, the library could not take; by id."""
    shown: ShownCards = field(default_factory=ShownCards)
    """What every card shows now, as far as it was read."""
    shelves: Shelves = field(default_factory=Shelves)
    """The catalogues as linked data, as far as anybody asked for them."""
    evaluated: dict[str, EvaluatedList] = field(default_factory=dict)
    """Lists by their catalogues, as they were evaluated last; by id."""
    others: dict[str, tuple[Army, Mapping[str, float]]] = field(default_factory=dict)
    """What lists cost in other currencies than PA, as far as it was worked out; by id."""
    _listeners: list[Callable[[Changes], None]] = field(default_factory=list)

    def listen(self, listener: Callable[[Changes], None]) -> None:
        """Call a function at each announcement, until :meth:`ignore`."""
        self._listeners.append(listener)

    def ignore(self, listener: Callable[[Changes], None]) -> None:
        """Stop calling a listener; unknown ones are fine."""
        self._listeners = [known for known in self._listeners if known != listener]

    def announce(self, changes: Changes) -> None:
        """Tell every listener what moved."""
        self.shown.forget(changes.cards, whole=changes.whole)
        for listener in tuple(self._listeners):
            listener(changes)
