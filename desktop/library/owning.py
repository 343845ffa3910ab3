"""Count the figures owned of the card that is looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.operations import collection
from desktop.widgets.count import CountPrompt
from rules.cards import Revision
from rules.collection import MOST_OWNED
from rules.text import Refusal

if TYPE_CHECKING:
    from desktop.library.place import LibraryPlace


class Owning:
    """Ask for the figures owned, and tell them to the page of a card."""

    def __init__(self, place: LibraryPlace) -> None:
        self._place = place

    def of(self, revision: Revision) -> int | None:
        """Return how many figures of a card's miniature are owned, None where nobody counted."""
        if self._place.desk is None:
            return None
        found = collection.owned_of(self._place.desk, card_id=revision.card_id)
        return None if isinstance(found, Refusal) else found[1]

    def read(self) -> None:
        """Tell the list how many figures of each miniature are owned."""
        place = self._place
        marks = collection.marks(place.desk) if place.desk is not None else (frozenset(), {})
        if not isinstance(marks, Refusal):
            place.shelf.set_owned(marks[1])

    def ask(self) -> None:
        """Ask how many figures of the card looked at are owned."""
        place = self._place
        card_id = place.browser.table.current_id()
        revision = place.shelf.get(card_id)
        if revision is None:
            return
        name = revision.card.name(place.language)
        prompt = CountPrompt(place.window(), card_id, name, self.of(revision), MOST_OWNED)
        prompt.counted.connect(self.keep)
        prompt.show_now()

    def keep(self, card_id: str, figures: object) -> None:
        """Keep a count as a step of the library."""
        place = self._place
        if place.desk is None:
            return
        count = figures if isinstance(figures, int) else None
        done = collection.count_owned(place.desk, card_id=card_id, figures=count, initiator=place)
        if isinstance(done, Refusal):
            place.warn(done)
        self.show()

    def show(self) -> None:
        """Show the card looked at anew, and name the step that undo takes back."""
        place = self._place
        self.read()
        place.browser.show_shelf(place.shelf, place.language)
        place.read_labels()
        place.show_detail(place.shelf.get(place.browser.table.current_id()))
        place.actions_changed()
