"""Lay cards side by side, and show what one card was: the panels that the Library opens for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.operations import card_history
from rules.cards import Revision
from rules.text import Refusal

if TYPE_CHECKING:
    from desktop.library.place import LibraryPlace


class Comparing(QObject):
    """The verbs of a Library place about several cards, or several states of one."""

    def __init__(self, place: LibraryPlace) -> None:
        super().__init__(place)
        self._place = place

    def compare(self) -> None:
        """Compare the cards that are selected, else the card looked at with those of its miniature."""
        from desktop.library.compare_sheet import MOST, CardsSheet  # not before cards are compared

        place = self._place
        shelf = place.shelf
        chosen = [shelf[card_id] for card_id in place.browser.table.selected_ids() if card_id in shelf]
        looked_at = shelf.get(place.browser.table.current_id())
        if place.desk is None or looked_at is None:
            return
        if len(chosen) > MOST:
            place.say(self.tr("You can compare {most} cards at most.").format(most=MOST), "warn")
            return
        kin = self._kin(looked_at)
        offered = list({r.card_id: r for r in (*chosen, looked_at, *kin)}.values())
        shown = chosen if len(chosen) > 1 else [looked_at, *kin]
        if len(shown) < 2:
            words = self.tr("This miniature has no other card. Select two to four cards to compare them.")
            place.say(words)
            return
        sheet = CardsSheet(place.window(), offered, shown[:MOST], place.desk.peoples)
        sheet.card_wanted.connect(place.show_card)
        sheet.show_now()

    def history(self) -> None:
        """Show the revisions of the card looked at."""
        from desktop.library.history_sheet import HistorySheet  # not before a past is looked at

        place = self._place
        revision = place.shelf.get(place.browser.table.current_id())
        if place.desk is None or revision is None:
            return
        found = card_history.history(place.desk, card_id=revision.card_id)
        if isinstance(found, Refusal):
            place.warn(found)
            return
        sheet = HistorySheet(place.window(), found, place.desk.peoples)
        sheet.restored.connect(self._restore)
        sheet.show_now()

    def _restore(self, card_id: str, number: int) -> None:
        place = self._place
        if place.desk is None:
            return
        done = card_history.restore(place.desk, card_id=card_id, number=number, initiator=place)
        if isinstance(done, Refusal):
            place.warn(done)
            return
        place.take_in(done)
        name = place.shelf[done].card.name(place.language)
        words = self.tr("{name} is back to revision {number}.").format(name=name, number=number)
        place.offer_undo(words, place.undo, place.last_step)

    def _kin(self, revision: Revision) -> list[Revision]:
        place = self._place
        assert place.desk is not None
        found = card_history.kin_of(place.desk, revision=revision, cards=place.shelf.all())
        return [] if isinstance(found, Refusal) else found
