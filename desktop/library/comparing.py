"""Lay cards side by side, and show what one card was: the panels that the Library opens for it."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.library.host import ForComparing
from desktop.operations import card_history
from rules.cards import Revision
from rules.text import Refusal


class Comparing(QObject):
    """The verbs of a Library place about several cards, or several states of one."""

    def __init__(self, host: ForComparing, parent: QObject) -> None:
        super().__init__(parent)
        self._host = host

    def compare(self) -> None:
        """Compare the cards that are selected, else the card looked at with those of its miniature."""
        from desktop.library.compare_sheet import MOST, CardsSheet  # not before cards are compared

        host = self._host
        card_index = host.card_index
        chosen = [
            card_index[card_id] for card_id in host.browser.table.selected_ids() if card_id in card_index
        ]
        looked_at = card_index.get(host.browser.table.current_id())
        if host.desk is None or looked_at is None:
            return
        if len(chosen) > MOST:
            host.say(self.tr("You can compare {most} cards at most.").format(most=MOST), "warn")
            return
        kin = self._kin(looked_at)
        offered = list({r.card_id: r for r in (*chosen, looked_at, *kin)}.values())
        shown = chosen if len(chosen) > 1 else [looked_at, *kin]
        if len(shown) < 2:
            words = self.tr("This miniature has no other card. Select two to four cards to compare them.")
            host.say(words)
            return
        sheet = CardsSheet(host.window(), offered, shown[:MOST], host.desk.peoples)
        sheet.card_wanted.connect(host.show_card)
        sheet.show_now()

    def history(self) -> None:
        """Show the revisions of the card looked at."""
        from desktop.library.history_sheet import HistorySheet  # not before a past is looked at

        host = self._host
        revision = host.card_index.get(host.browser.table.current_id())
        if host.desk is None or revision is None:
            return
        found = card_history.history(host.desk, card_id=revision.card_id)
        if isinstance(found, Refusal):
            host.warn(found)
            return
        sheet = HistorySheet(host.window(), found, host.desk.peoples)
        sheet.restored.connect(self._restore)
        sheet.show_now()

    def _restore(self, card_id: str, number: int) -> None:
        host = self._host
        if host.desk is None:
            return
        done = card_history.restore(host.desk, card_id=card_id, number=number, initiator=host)
        if isinstance(done, Refusal):
            host.warn(done)
            return
        host.take_in(done)
        name = host.card_index[done].card.name(host.language)
        words = self.tr("{name} is back to revision {number}.").format(name=name, number=number)
        host.offer_undo_of_last(words)

    def _kin(self, revision: Revision) -> list[Revision]:
        host = self._host
        assert host.desk is not None
        found = card_history.kin_of(host.desk, revision=revision, cards=host.card_index.all())
        return [] if isinstance(found, Refusal) else found
