"""Count the figures that the player owns of a card's miniature, and star cards."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.muster.controller import MusterController
from desktop.muster.host import OpensPanels
from desktop.operations import cards, collection
from desktop.widgets.count import CountPrompt
from desktop.wording.card_words import language_now
from rules.collection import MOST_OWNED
from rules.text import Refusal


class OwnedFigures(QObject):
    """The verbs about the player's collection; they are steps of the library, not of the army."""

    def __init__(self, controller: MusterController, host: OpensPanels) -> None:
        super().__init__(controller)
        self._controller = controller
        self._host = host

    def star(self, card_id: str) -> None:
        """Give a card a star, or take it off."""
        if (desk := self._controller.desk) is not None:
            self._controller.show_outcome(collection.star(desk, card_id=card_id))

    def ask(self) -> None:
        """Ask how many figures are owned of the selected entry's miniature."""
        if entry := self._controller.entry():
            self.ask_of(entry.card_id)

    def ask_of(self, card_id: str) -> None:
        """Ask how many figures of a card's miniature are owned."""
        desk = self._controller.desk
        if desk is None:
            return
        found = collection.owned_of(desk, card_id=card_id)
        if isinstance(found, Refusal):
            self._host.complain(found)
            return
        card, now = found
        name = card.name(language_now())
        prompt = CountPrompt(self._host.window(), card_id, name, now, MOST_OWNED)
        prompt.counted.connect(self._on_counted)
        prompt.show_now()

    def _on_counted(self, card_id: str, figures: object) -> None:
        desk = self._controller.desk
        if desk is None:
            return
        count = figures if isinstance(figures, int) else None
        done = collection.count_owned(desk, card_id=card_id, figures=count, initiator=self._host)
        if self._controller.show_outcome(done):
            self._host.offer_undo(self.tr("The figures owned are counted."), self._uncount, self._last_count)

    def _last_count(self) -> int | None:
        return cards.last_step(self._controller.desk)

    def _uncount(self) -> None:
        """Take the last count back."""
        if (desk := self._controller.desk) is not None:
            self._controller.show_outcome(cards.undo(desk, initiator=self._host))
