"""Take an import back from where it is told: all of it, whichever places it moved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.operations import import_steps
from rules.text import Refusal

if TYPE_CHECKING:
    from desktop.library.place import LibraryPlace
    from desktop.operations.desk import Desk


class TakingBack:
    """What an import moved, from `begin` to its last step; `undo` takes back exactly that."""

    def __init__(self, place: LibraryPlace) -> None:
        self._place = place
        self._before: import_steps.Heads = {}
        self._moved: tuple[str, ...] = ()

    def begin(self, desk: Desk) -> None:
        """Look where every place stands before anything is written."""
        self._before, self._moved = import_steps.heads(desk), ()

    def end(self, desk: Desk) -> None:
        """Look which places moved."""
        self._moved = import_steps.moved(self._before, import_steps.heads(desk))

    def offer(self, words: str, tone: str = "good") -> None:
        """Say what an import brought, and offer to take it back where it moved anything."""
        if self._moved:
            self._place.offer_undo(words, self.undo, self.now, tone)
        else:
            self._place.say(words)

    def now(self) -> object:
        """Tell where the places stand that the import moved."""
        desk = self._place.desk
        if desk is None:
            return None
        found = import_steps.heads(desk)
        return tuple(found[place] for place in self._moved)

    def undo(self) -> None:
        """Take the import back."""
        place, moved = self._place, self._moved
        self._moved = ()
        if place.desk is None or not moved:
            return
        if moved == ("library",):
            place.undo()
            return
        done = import_steps.take_back(place.desk, places=moved, initiator=place)
        if isinstance(done, Refusal):
            place.warn(done)
        else:
            place.refresh()
            place.actions_changed()
