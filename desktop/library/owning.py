"""Count the figures owned of the card that is looked at."""

from __future__ import annotations

from desktop.library.host import ForOwning
from desktop.operations import collection
from desktop.widgets.count import CountPrompt
from rules.cards import Revision
from rules.collection import MOST_OWNED
from rules.text import Refusal


class Owning:
    """Ask for the figures owned, and tell them to the page of a card."""

    def __init__(self, host: ForOwning) -> None:
        self._host = host

    def of(self, revision: Revision) -> int | None:
        """Return how many figures of a card's miniature are owned, None where nobody counted."""
        if self._host.desk is None:
            return None
        found = collection.owned_of(self._host.desk, card_id=revision.card_id)
        return None if isinstance(found, Refusal) else found[1]

    def read(self) -> None:
        """Tell the list how many figures of each miniature are owned, and what lists use."""
        host = self._host
        marks = collection.marks(host.desk) if host.desk is not None else (frozenset(), {})
        if not isinstance(marks, Refusal):
            host.card_index.set_owned(marks[1])
        listed = collection.listed(host.desk) if host.desk is not None else frozenset()
        if not isinstance(listed, Refusal):
            host.card_index.listed = listed

    def ask(self) -> None:
        """Ask how many figures of the card looked at are owned."""
        host = self._host
        card_id = host.browser.table.current_id()
        revision = host.card_index.get(card_id)
        if revision is None:
            return
        name = revision.card.name(host.language)
        prompt = CountPrompt(host.window(), card_id, name, self.of(revision), MOST_OWNED)
        prompt.counted.connect(self.keep)
        prompt.show_now()

    def keep(self, card_id: str, figures: object) -> None:
        """Keep a count as a step of the library."""
        host = self._host
        if host.desk is None:
            return
        count = figures if isinstance(figures, int) else None
        done = collection.count_owned(host.desk, card_id=card_id, figures=count, initiator=host)
        if isinstance(done, Refusal):
            host.warn(done)
        self.show()

    def show(self) -> None:
        """Show the card looked at anew, and name the step that undo takes back."""
        host = self._host
        self.read()
        host.browser.show_index(host.card_index, host.language)
        host.read_labels()
        host.show_detail(host.card_index.get(host.browser.table.current_id()))
        host.actions_changed()
